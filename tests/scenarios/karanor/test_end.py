"""The end of the game: who triggers it, who still plays, and who wins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from comptoir.karanor.pack import Effect
from tests.scenarios.karanor.bargaining import another_pack, play_out
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given

PRAISE = "bm_guet"
AT_A_VILLA: dict[str, Any] = {"at": "lac_noir", "gold": 8}


def reaching_the_end(seat: int, *, first: int = 0) -> Stage:
    """Of four merchants that one, whose turn it is, buys a villa and has ten."""
    one_short = {**AT_A_VILLA, "prestige": 9, "income": 2}
    game = given(players=4, active=seat, first=first, round=3, seats={seat: one_short})
    game.seat(seat).buy_villa()
    return game.then(trigger=seat)


def turns_left(game: Stage) -> list[int]:
    """Who plays on, from the active merchant, until the game is over."""
    found = []
    while not game.match.is_over:
        found.append(game.table.active)
        game.seat(game.table.active).end_turn()
    return found


def test_ec_127_whoever_sits_after_the_one_who_triggers_plays_once_more() -> None:
    assert turns_left(reaching_the_end(1)) == [1, 2, 3]


def test_ec_128_when_the_last_of_the_round_triggers_the_game_ends_with_that_income() -> None:
    game = reaching_the_end(3)
    game.seat(3).then(gold=0).end_turn().then(is_over=True, winners=(3,), gold=2)
    assert game.told(0, "game_ended") == [{"event": "game_ended", "winners": [3]}]


def test_ec_129_when_the_first_merchant_triggers_all_others_play_once_more() -> None:
    assert turns_left(reaching_the_end(0)) == [0, 1, 2, 3]


@pytest.mark.parametrize(("first", "seat", "left"), [(2, 1, [1]), (2, 2, [2, 3, 0, 1]), (1, 3, [3, 0])])
def test_the_round_ends_before_the_first_merchant_wherever_that_is(
    first: int, seat: int, left: list[int]
) -> None:
    assert turns_left(reaching_the_end(seat, first=first)) == left


@pytest.mark.parametrize(("players", "end"), [(2, 10), (3, 10), (4, 10), (5, 9), (6, 8)])
def test_ec_131_the_more_merchants_the_less_prestige_it_takes(players: int, end: int) -> None:
    game = given(players=players, prestige=end - 2, **AT_A_VILLA).buy_villa()
    game.then(trigger=-1, prestige=end - 1)
    game = given(players=players, prestige=end - 1, **AT_A_VILLA).buy_villa()
    game.then(trigger=0, prestige=end)
    assert game.told(1, "end_triggered") == [{"event": "end_triggered", "seat": 0, "prestige": end}]


@pytest.mark.parametrize(("income", "winners"), [(0, (0,)), (1, (0, 1)), (2, (1,))])
def test_ec_132_of_equals_the_richer_wins_after_the_last_income(
    income: int, winners: tuple[int, ...]
) -> None:
    game = given(
        active=1, prestige=10, gold=3, players=2, seats={1: {"prestige": 10, "gold": 2, "income": income}}
    )
    game.seat(1).end_turn().then(is_over=True, winners=winners)


def test_more_prestige_beats_all_the_gold() -> None:
    game = given(active=1, prestige=10, gold=90, players=2, seats={1: {"prestige": 11}})
    game.seat(1).end_turn().then(winners=(1,))


def test_who_triggers_may_be_overtaken_in_the_last_round() -> None:
    rival = {"at": "perlance", "goods": "4 diamond", "prestige": 9}
    game = given(prestige=9, players=2, seats={1: rival}, delivery="de_perlance", **AT_A_VILLA)
    game.buy_villa().end_turn().deliver().end_turn()
    game.then(is_over=True, trigger=0, prestige=10, winners=(1,), seats={1: {"prestige": 11}})
    assert [each["seat"] for each in game.told(1, "end_triggered")] == [0], "it is triggered once"


def with_praise(**table: Any) -> Stage:
    """A pack in which one card gives a prestige to whoever plays it, on anybody's turn."""
    card = PACK.black_of[PACK.face[PRAISE]]
    rule = replace(card.rule, when=(), target="self", effects=(Effect("gain_prestige", 1, "self"),))
    cards = [replace(card, rule=rule) if each is card else each for each in PACK.black_market]
    with another_pack(black_market=tuple(cards)):
        return given(**table)


@pytest.mark.parametrize(("seat", "left"), [(0, [1, 2, 3]), (3, [1, 2, 3]), (2, [1, 2, 3])])
def test_ec_133_triggered_on_somebody_elses_turn_the_same_round_is_the_last(
    seat: int, left: list[int]
) -> None:
    game = with_praise(players=4, active=1, seats={seat: {"prestige": 9, "black_market": PRAISE}})
    game.seat(seat).plays(PRAISE)
    game.then(trigger=seat, active=1, actions=4)
    assert turns_left(game) == left


def test_a_black_market_card_may_still_be_played_in_the_last_round() -> None:
    game = given(
        active=1,
        players=2,
        prestige=10,
        gold=5,
        trigger=0,
        seats={1: {"at": "kien", "black_market": "pickpocket"}},
    )
    game.plays("bm_pickpocket", on=0).then(gold=2, seats={1: {"gold": 3}})


def test_once_it_is_over_nobody_does_anything() -> None:
    game = play_out(reaching_the_end(3))
    assert [game.match.interruptions(seat) for seat in range(4)] == [(), (), (), ()]
    with game.refused("game_over"):
        game.match.answer(0, ("work",))


def test_prestige_is_never_less_than_nothing() -> None:
    """Only a leader is gossiped about, so nobody falls below the one who does."""
    game = given(gold=3, black_market="bm_ragots", seats={1: {"prestige": 1}})
    game.plays("bm_ragots", on=1).then(seats={1: {"prestige": 0}})
    given(gold=3, black_market="bm_ragots", seats={1: {"prestige": 0}}).refuses(("card", "bm_ragots", 1))
