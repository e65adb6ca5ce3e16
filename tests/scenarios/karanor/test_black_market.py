"""The black market: how its cards are come by, and when they may be played."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.karanor.windows import card_options
from tests.scenarios.karanor.bargaining import play_out
from tests.scenarios.karanor.stage import Stage, given

# -- drawing them -----------------------------------------------------------------------------------------


def buying_a_villa(prestige: int, reached: int | None = None) -> Stage:
    """I gain one prestige."""
    game = given(at="lac_noir", gold=8, prestige=prestige, reached=reached, black_deck="bm_guet bm_recel")
    return game.buy_villa()


@pytest.mark.parametrize(
    ("prestige", "drawn"), [(1, ""), (2, "recel"), (3, ""), (4, ""), (5, "recel"), (6, "")]
)
def test_ec_085_a_card_is_drawn_on_reaching_three_and_six(prestige: int, drawn: str) -> None:
    buying_a_villa(prestige).then(prestige=prestige + 1, black_market=drawn)


def test_ec_085_both_thresholds_at_once_give_two_cards() -> None:
    """From 2 to 6 in one go."""
    game = given(at="perlance", goods="4 diamond", delivery="de_perlance", prestige=4, reached=0,
                 black_deck="bm_guet bm_recel")  # fmt: skip
    game.deliver().then(prestige=6, black_market="bm_guet bm_recel")


def test_ec_087_reaching_three_again_gives_nothing() -> None:
    game = given(
        at="lac_noir", gold=8, prestige=3, seats={1: {"black_market": "bm_ragots", "gold": 3, "prestige": 1}}
    )
    game.seat(1).plays("bm_ragots", on=0)
    game.then(prestige=2, black_market="", seats={1: {"gold": 0}})
    game.buy_villa().then(prestige=3, black_market="")


def test_ec_088_who_was_at_four_has_been_at_three() -> None:
    buying_a_villa(2, reached=4).then(prestige=3, black_market="")


def test_ec_088_jumping_over_three_counts_as_reaching_it() -> None:
    game = given(at="perlance", goods="4 diamond", delivery="de_perlance", prestige=2, black_deck="bm_recel")
    game.deliver().then(prestige=4, black_market="bm_recel")


def test_an_empty_deck_is_formed_anew_from_what_was_played() -> None:
    game = given(at="lac_noir", gold=8, prestige=2, black_deck="only", black_discard="bm_guet")
    game.buy_villa().then(black_market="bm_guet", black_discard="")


def test_where_there_are_no_cards_at_all_none_is_drawn() -> None:
    game = given(at="lac_noir", gold=8, prestige=2, black_deck="only")
    game.buy_villa().then(prestige=3, black_market="")


def test_what_somebody_draws_is_hidden_from_the_others() -> None:
    game = buying_a_villa(2)
    assert (game.seen(0, 0, "black_market"), game.seen(1, 0, "black_market")) == (["bm_recel"], [])
    assert game.view(1)["seats"][0]["black_market"]["count"] == 1


# -- playing them -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "stolen"), [(5, 3), (2, 2), (0, 0)])
def test_ec_089_light_fingers_on_a_rivals_turn(gold: int, stolen: int) -> None:
    game = given(gold=gold, actions=3, seats={1: {"at": "kien", "black_market": "bm_pickpocket"}})
    game.seat(1).plays("bm_pickpocket", on=0)
    game.then(
        gold=gold - stolen, actions=3, active=0, black_discard="bm_pickpocket",
        seats={1: {"gold": stolen, "black_market": ""}},
    )  # fmt: skip


@pytest.mark.parametrize("shown", [0, 1])
def test_of_two_equal_cards_the_one_that_others_know_is_played(shown: int) -> None:
    """Else they would learn of the other."""
    game = given(black_market="bm_caisse bm_caisse", seats={1: {"at": "kien", "goods": "wood"}}, at="kien")
    cards = game.table.black_hands[0]
    game.table.known[cards[shown]] = game.table.public
    assert card_options(game.table, 0) == [("card", cards[shown], 1)]


def stealing_what_is_for_sale() -> Stage:
    """I have offered wood to seat 2, and seat 1 is choosing what to steal from me."""
    game = given(
        goods="3 wood wine", seats={1: {"at": "kien", "black_market": "bm_caisse"}, 2: {"gold": 3}}, players=3
    )
    return game.offers(0, to=2, give="2 wood", get="3 gold").seat(1).plays("bm_caisse", on=0).seat(2)


def test_ec_091_a_sale_comes_too_late_while_the_goods_are_being_stolen() -> None:
    game = stealing_what_is_for_sale()
    assert game.prompts == {1: "steal_goods"}
    game.refuses(("accept", 1), "not_quiet")
    game.seat(1).goods("2 wood")
    game.seat(2).interrupt(("accept", 1))
    game.then(gold=3, goods="", seats={0: {"goods": "wood wine", "gold": 0}, 1: {"goods": "2 wood"}})
    assert game.told(2, "withdrew_offer")[-1]["reason"] == "maker_lacks"


def test_ec_091_what_was_not_stolen_is_still_for_sale() -> None:
    game = stealing_what_is_for_sale()
    game.seat(1).goods("wine wood")
    game.seat(2).interrupt(("accept", 1))
    game.then(gold=0, goods="2 wood", seats={0: {"goods": "", "gold": 3}, 1: {"goods": "wine wood"}})


def test_ec_092_a_card_that_costs_an_action_needs_one_and_my_turn() -> None:
    table: dict[str, Any] = {"goods": "3 wine", "black_market": "bm_recel"}
    assert given(actions=1, **table).can("card", "bm_recel")
    given(actions=0, **table).refuses(("card", "bm_recel"))
    given(active=1, **table).seat(0).refuses(("card", "bm_recel"))


def test_ec_093_case_dismissed_stops_a_card_whose_cost_stays_paid() -> None:
    game = given(prestige=3, black_market="bm_non_lieu",
                 seats={1: {"gold": 3, "black_market": "bm_ragots"}})  # fmt: skip
    game.seat(1).plays("bm_ragots", on=0)
    assert game.windows == {0: "targeted"}
    game.seat(0).plays("bm_non_lieu")
    game.then(
        prestige=3, black_market="", black_discard="bm_non_lieu bm_ragots", asked="action", actions=4,
        seats={1: {"gold": 0, "black_market": ""}},
    )  # fmt: skip


@pytest.mark.parametrize(("cards", "actions"), [("guet", 3), ("guet guet", 2)])
def test_ec_097_an_ambush_shortens_the_next_turn(cards: str, actions: int) -> None:
    game = given(players=2, seats={1: {"at": "kien", "black_market": cards}})
    for _ in cards.split():
        game.seat(1).plays("bm_guet", on=0)
    game.then(actions=4)
    game.end_turns_until(0).then(actions=actions)
    game.end_turns_until(0).then(actions=4)


def test_ec_097_an_ambush_before_my_turn_shortens_that_one_alone() -> None:
    game = given(active=1, players=2, seats={1: {"at": "kien", "black_market": "bm_guet"}})
    game.plays("bm_guet", on=0).end_turn().then(actions=3, active=0)
    game.end_turns_until(0).then(actions=4)


def test_ec_099_gossip_does_not_take_back_the_end() -> None:
    game = given(
        at="lac_noir", gold=8, prestige=9, players=3, seats={1: {"gold": 3, "black_market": "bm_ragots"}}
    )
    game.buy_villa().then(prestige=10, trigger=0)
    game.seat(1).plays("bm_ragots", on=0)
    game.then(prestige=9, trigger=0)
    for seat in range(3):
        assert not game.seat(seat).can("offer")
    play_out(game).then(is_over=True, winners=(0,), prestige=9)


def test_ec_100_after_the_last_income_no_card_is_played() -> None:
    game = given(
        active=1, prestige=10, gold=3, black_market="bm_ragots", seats={1: {"prestige": 11, "gold": 0}}
    )
    assert game.seat(0).can("card", "bm_ragots", 1)
    game.seat(1).end_turn().then(is_over=True, winners=(1,), seats={0: {"black_market": "bm_ragots"}})
    assert not game.seat(0).can("card", "bm_ragots", 1)
    with game.refused("game_over"):
        game.match.interrupt(0, game.seat(0).spelt(("card", "bm_ragots", 1)))


def test_ec_101_while_an_artefact_is_being_chosen_cards_wait() -> None:
    game = given(
        at="tour_des_mages", gold=8, quests="q_livre", artefact_deck="ar_corne ar_bourse",
        seats={1: {"at": "tour_des_mages", "black_market": "bm_pickpocket"}},
    )  # fmt: skip
    assert game.seat(1).can("card", "bm_pickpocket", 0)
    game.complete("q_livre")
    game.seat(1).refuses(("card", "bm_pickpocket", 0), "not_quiet")
    game.keep("ar_bourse").seat(1).plays("bm_pickpocket", on=0)
    game.then(gold=0, artefacts="ar_bourse", seats={1: {"gold": 3}})


def test_playing_a_card_ends_my_move() -> None:
    game = given(black_market="bm_pot_de_vin", gold=3)
    game.move("trois_bornes").then(steps=1, actions=3)
    game.plays("bm_pot_de_vin").then(steps=0, actions=5)
    game.move("fort_ardent").then(actions=4)


def test_a_card_cannot_be_thrown_away_unused() -> None:
    game = given(black_market="bm_licol")
    assert {option[0] for option in game.offered()} == {"step", "work", "end"}
