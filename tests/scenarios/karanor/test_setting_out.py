"""Before the first turn: decks, the draft, deliveries and histories."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given_a_draft


def everybody_keeps_a_card(game: Stage) -> Stage:
    """One round of the draft: each keeps the first card of the pack."""
    for seat in sorted(game.prompts):
        game.seat(seat).answer(game.seat(seat).asked.options[0])
    return game


def after_the_draft(game: Stage) -> Stage:
    return everybody_keeps_a_card(everybody_keeps_a_card(game))


def without_what_is_asked(view: Any) -> Any:
    """A view, but for who is still to answer."""
    return {name: value for name, value in view.items() if name != "decisions"}


# -- the draft --------------------------------------------------------------------------------------------


def test_ec_001_four_players_begin_with_three_cards_each_beside_a_row_of_three() -> None:
    game = given_a_draft(players=4)
    assert game.prompts == dict.fromkeys(range(4), "draft")
    assert [len(game.seat(seat).asked.options) for seat in range(4)] == [3, 3, 3, 3]
    assert len(game.table.row) == 3
    assert len(game.table.commerce_deck) == 19


def test_ec_003_after_the_second_pick_everybody_holds_two_and_one_each_is_discarded() -> None:
    game = after_the_draft(given_a_draft(players=4))
    assert [len(hand) for hand in game.table.commerces] == [2, 2, 2, 2]
    assert len(game.table.commerce_discard) == 4
    assert game.prompts == {0: "action"}


def test_ec_003_what_is_not_kept_goes_to_the_right() -> None:
    game = given_a_draft(players=4)
    passed = [game.names(game.seat(seat).asked.options[1:]) for seat in range(4)]  # type: ignore[arg-type]
    everybody_keeps_a_card(game)
    received = [game.names(game.seat(seat).asked.options) for seat in range(4)]  # type: ignore[arg-type]
    assert received == [passed[1], passed[2], passed[3], passed[0]]


def test_ec_004_while_one_player_has_not_picked_no_pack_moves_and_no_pick_is_seen() -> None:
    game = given_a_draft(players=4)
    packs = list(game.table.packs)
    before = [without_what_is_asked(game.view(observer)) for observer in range(5)]
    for seat in (0, 1, 3):
        game.seat(seat).answer(game.seat(seat).asked.options[0])
    assert game.prompts == {2: "draft"}
    assert game.table.packs == packs
    assert [without_what_is_asked(game.view(observer)) for observer in range(5)] == before
    assert game.match.events == []


# -- deliveries -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "used"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 7)])
def test_ec_005_one_delivery_more_than_players_and_one_of_them_open(players: int, used: int) -> None:
    table = given_a_draft(players=players).table
    assert len(table.deliveries) == 1
    assert len(table.delivery_deck) + len(table.deliveries) == used
    left = [card for card in table.box if table.faces[card] in PACK.delivery_of]
    assert len(left) == len(PACK.deliveries) - used


# -- histories --------------------------------------------------------------------------------------------


def test_ec_007_the_merchant_of_kien_with_the_printed_history_sets_out() -> None:
    game = given_a_draft(players=3, cities="kien", histories="hi_large")
    after_the_draft(game)
    game.then(goods="wine wood", gold=3, income=2, insignia="captain", shops="kien", prestige=0, at="kien")
    game.then(built="", active=0, turn=1, actions=4)


def test_ec_008_what_histories_give_comes_out_of_the_reserve() -> None:
    game = given_a_draft(players=3, histories="hi_large hi_cueilleuse hi_mineuse")
    after_the_draft(game)
    game.then(seats={1: {"goods": "2 fruit"}, 2: {"goods": "diamond iron"}})
    game.then(reserve="7 wood 7 wine 6 fruit 8 meat 8 cloth 7 iron 7 diamond")


def test_ec_008_with_two_players_the_market_tile_is_stocked_from_the_reserve_too() -> None:
    game = given_a_draft(players=2, histories="hi_large hi_heritier")
    after_the_draft(game)
    game.then(market="1 wood 1 wine 1 fruit 1 meat 1 cloth 1 iron 0 diamond")
    game.then(reserve="6 wood 5 wine 7 fruit 7 meat 7 cloth 7 iron 8 diamond")


def test_ec_009_a_history_that_draws_an_immediate_choice_asks_it_before_the_first_turn() -> None:
    game = given_a_draft(players=3, histories="hi_heritier hi_conteur", quest_deck="q_bourse_perdue")
    after_the_draft(game)
    assert game.prompts == {1: "immediate"}
    assert not game.told(1, "turn_began")
    assert [game.match.interruptions(seat) for seat in range(3)] == [(), (), ()]
    game.choose(1)
    game.then(quest_discard="q_bourse_perdue", active=0, actions=4)
    game.then(seats={1: {"gold": 4 + 5, "quests": ""}})
    assert game.prompts == {0: "action"}
