"""What an offer names, and how offers end: the rules of version 2, and beside them those of version 1."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Dice, Match
from comptoir.karanor.falling import MOST_FALLEN
from comptoir.karanor.game import GAME
from tests.scenarios.karanor.stage import Stage, given

LOOSE = {"offers": "loose"}
TILE = "ar_sablier"
"""An artefact that can be used anywhere, once in a turn."""


def fallen(game: Stage) -> list[tuple[int, str, Any, str]]:
    """How the last offers ended: number, reason, who and which tile."""
    return [(each["number"], each["reason"], each["seat"], each["what"]) for each in game.view(2)["fallen"]]


def standing(game: Stage) -> list[int]:
    return [each["number"] for each in game.view(0)["offers"]]


def withdrawn(game: Stage) -> list[tuple[int, str, str]]:
    """What everybody has heard of offers that fell."""
    return [(each["number"], each["reason"], each["what"]) for each in game.told(2, "withdrew_offer")]


# -- an offer names the face of an associate ----------------------------------------------------------------


def with_associate(**more: Any) -> Stage:
    """I offer an associate, and somebody asks me for the same one."""
    game = given(associates="wood", gold=2, seats={1: {"gold": 9}, 2: {"gold": 9}}, **more)
    return game.offers(0, to=[1, 2], give="as_wood", get="3 gold").offers(
        2, to=0, give="4 gold", get="as_wood"
    )


def test_an_offer_of_an_associate_falls_at_once_when_the_associate_is_promoted() -> None:
    game = with_associate()
    assert "promoted" not in game.view(1)["offers"][0]["give"]
    game.promote("wood")
    assert standing(game) == []
    assert withdrawn(game) == [(1, "promoted", "as_wood"), (2, "promoted", "as_wood")]
    assert fallen(game) == [(1, "promoted", None, "as_wood"), (2, "promoted", None, "as_wood")]
    game.seat(1).refuses(("accept", 1), "no_such_offer")


def test_in_version_1_it_stayed_and_gave_whatever_face_was_up() -> None:
    game = with_associate(options=LOOSE).promote("wood")
    assert standing(game) == [1, 2]
    game.accepts(1, 1).then(associates="", gold=5, seats={1: {"associates": "wood+"}})
    assert fallen(game) == []


def test_an_offer_of_a_promoted_associate_says_so_and_stays() -> None:
    game = given(associates="wood+ wine", seats={1: {"gold": 9}})
    game.offers(0, to=1, give="as_wood as_wine", get="3 gold")
    assert game.view(1)["offers"][0]["give"]["promoted"] == ["as_wood"]
    game.work()
    assert standing(game) == [1]
    game.accepts(1, 1).then(associates="", gold=4, seats={1: {"associates": "wood+ wine"}})


def test_the_promotion_of_another_associate_changes_nothing() -> None:
    game = given(associates="wood wine", seats={1: {"gold": 9}})
    game.offers(0, to=1, give="as_wood", get="3 gold").promote("wine")
    assert standing(game) == [1]


# -- and the mark of an artefact ----------------------------------------------------------------------------


def with_artefact(name: str, **more: Any) -> Stage:
    game = given(artefacts=name, gold=9, goods="2 wood 2 wine", seats={1: {"gold": 9}, 2: {}}, **more)
    return game.offers(0, to=1, give=name, get="3 gold")


def test_an_offer_of_an_artefact_falls_at_once_when_it_is_used() -> None:
    game = with_artefact(TILE).activates(TILE)
    assert (standing(game), withdrawn(game)) == ([], [(1, "used", TILE)])


def test_in_version_1_it_was_handed_over_used() -> None:
    game = with_artefact(TILE, options=LOOSE).activates(TILE)
    assert standing(game) == [1]
    game.accepts(1, 1).then(artefacts="", seats={1: {"artefacts": TILE}})


def test_an_offer_of_a_used_artefact_falls_when_its_mark_is_taken_off() -> None:
    """At the end of the turn it is worth more than was agreed on."""
    game = with_artefact(TILE, used=TILE)
    assert game.view(1)["offers"][0]["give"]["used"] == [TILE]
    game.work()
    assert standing(game) == [1]
    game.end_turn()
    assert withdrawn(game) == [(1, "changed", TILE)]


# -- counter-offers -----------------------------------------------------------------------------------------


def countered(**more: Any) -> Stage:
    """I offer wine to two merchants, and seat 1 has another price in mind."""
    game = given(goods="2 wine", gold=1, seats={1: {"gold": 5}, 2: {"gold": 5}}, **more)
    game.offers(0, to=[1, 2], give="wine", get="3 gold")
    return game.counters(1, 1, give="2 gold", get="wine")


@pytest.mark.parametrize("options", [{}, LOOSE], ids=["exact", "loose"])
@pytest.mark.parametrize("how", ["declines", "withdraws"])
def test_when_a_counter_offer_is_refused_or_taken_back_the_first_one_stands(
    how: str, options: dict[str, object]
) -> None:
    game = countered(options=options)
    assert [each["counters"] for each in game.view(0)["offers"]] == [0, 1]
    getattr(game, how)(0 if how == "declines" else 1, 2)
    assert standing(game) == [1]
    game.accepts(1, 1).then(goods="wine", gold=4, seats={1: {"gold": 2, "goods": "wine"}})


def test_when_a_counter_offer_is_accepted_the_first_one_falls() -> None:
    game = countered().accepts(0, 2)
    game.then(goods="wine", gold=3, seats={1: {"gold": 3, "goods": "wine"}})
    assert standing(game) == []
    assert withdrawn(game) == [(1, "settled", "")]
    assert fallen(game) == [(2, "accepted", 0, ""), (1, "settled", 0, "")]


def test_when_the_first_one_is_accepted_its_counter_offers_fall() -> None:
    game = countered().counters(2, 1, give="gold", get="wine").accepts(1, 1)
    assert standing(game) == []
    assert withdrawn(game) == [(2, "settled", ""), (3, "settled", "")]


def test_a_counter_to_a_counter_belongs_to_the_same_negotiation() -> None:
    """Even if what lies between was refused."""
    game = countered().counters(0, 2, give="wine", get="3 gold").declines(0, 2)
    assert standing(game) == [1, 3]
    game.accepts(1, 3)
    assert standing(game) == []


def test_other_offers_of_the_same_merchants_stay() -> None:
    game = countered().offers(0, to=1, give="wine", get="2 gold").accepts(0, 2)
    assert standing(game) == [3]


def test_in_version_1_both_could_come_true() -> None:
    game = countered(options=LOOSE).accepts(0, 2)
    assert standing(game) == [1]
    game.accepts(1, 1).then(goods="", gold=6, seats={1: {"gold": 0, "goods": "2 wine"}})


# -- what is remembered -------------------------------------------------------------------------------------


def test_how_offers_ended_is_seen_by_all() -> None:
    game = given(goods="wine", seats={1: {"gold": 3}, 2: {}})
    game.offers(0, to=1, give="wine", get="gold").declines(1, 1)
    game.offers(0, to=1, give="wine", get="gold").withdraws(0, 2)
    game.offers(0, to=2, give="wine", get="wood").accepts(2, 3)
    game.offers(0, to=1, give="wine", get="gold").accepts(1, 4)
    assert fallen(game) == [
        (1, "declined", 1, ""), (2, "maker", None, ""), (3, "taker_lacks", 2, ""), (4, "accepted", 1, ""),
    ]  # fmt: skip
    for observer in range(4):
        assert game.view(observer)["fallen"] == game.view(0)["fallen"]


def test_at_the_trigger_all_offers_fall_and_it_is_said_who_did_it() -> None:
    game = given(at="lac_noir", gold=9, prestige=9, seats={1: {"gold": 3}, 2: {"goods": "wine"}})
    game.offers(0, to=1, give="gold", get="gold").offers(2, to=1, give="wine", get="2 gold").buy_villa()
    assert withdrawn(game) == [(1, "end", ""), (2, "end", "")]
    assert fallen(game) == [(1, "end", 0, ""), (2, "end", 0, "")]


def test_only_the_last_ones_are_remembered() -> None:
    game = given(goods="wine", seats={1: {}, 2: {}})
    for number in range(1, MOST_FALLEN + 4):
        game.offers(0, to=1, give="wine").declines(1, number)
    assert [each[0] for each in fallen(game)] == list(range(4, MOST_FALLEN + 4))


def test_a_game_of_version_1_knows_neither_switch() -> None:
    old = Match(GAME, {"players": 3}, Dice.seeded(1).key, rules=1)
    assert (old.table.rules.offers, old.table.rules.quests) == ("loose", "secret")
    assert not {"offers", "quests"} & {*old.options}
