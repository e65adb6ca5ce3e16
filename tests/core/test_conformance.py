"""The conformance suite, over the toy game and over Dale; and the suite catches what it is there for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from comptoir.core import Decision, Dice, Match, Option
from comptoir.core.conformance import at_random, play_and_probe, probe_copy, probe_views
from comptoir.dale import GAME as DALE
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import choose_sets
from tests.core.bazaar import GAME, Bazaar, BazaarTable


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_sealed_choices_and_interruptions_conforms(players: int, seed: int) -> None:
    dice = Dice.seeded(f"bazaar {seed}")
    found = play_and_probe(
        GAME, {"players": players}, dice.key, dice.spawn("probe"), at_random(dice), rarely=1
    )
    assert found.violations == []
    assert found.finished
    assert found.paired > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_dale_conforms(players: int, seed: int) -> None:
    dice = Dice.seeded(f"dale {players} {seed}")
    sets = choose_sets("random", players, dice)
    options = {"players": players, "sets": sets}
    found = play_and_probe(DALE, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=16)
    assert found.violations == []
    assert found.finished
    assert found.paired > found.picks * 0.9


@pytest.mark.parametrize(
    "switch",
    [
        {"junk_fallback": "any_draw"},
        {"overpay": "free"},
        {"effect_fill_slides": True},
        {"copy_mandatory": False},
        {"wily_fellow_order": "random"},
        {"blindfold_values": "shifted"},
        {"turn_long_techniques": "kept"},
    ],
    ids=lambda switch: next(iter(switch)),
)
def test_dale_conforms_under_every_switch(switch: Mapping[str, object]) -> None:
    dice = Dice.seeded(str(switch))
    options = {"players": 4, "sets": list(SET_NAMES[1:]), **switch}
    found = play_and_probe(DALE, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=16)
    assert found.violations == []
    assert found.finished


class LeakyBazaar(Bazaar):
    leaks = True


def test_the_suite_catches_a_view_that_tells_too_much() -> None:
    dice = Dice.seeded("leak")
    match = Match(LeakyBazaar(), {}, dice.key)
    assert any(probe_views(match, seat, dice)[1] for seat in range(4) for _ in range(5))


class NosyBazaar(Bazaar):
    """Asks seat 0 a question whose options depend on what seat 1 holds."""

    def decide(self, table: BazaarTable) -> Decision | None:
        if table.round:
            return None
        return Decision(0, "bid", tuple(("guess", table.faces[card]) for card in table.hands[1]))


def test_the_suite_catches_a_question_that_tells_too_much() -> None:
    dice = Dice.seeded("nosy")
    match = Match(NosyBazaar(), {}, dice.key)
    assert any(probe_views(match, 0, dice)[1] for _ in range(5))


def test_the_suite_catches_a_clone_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BazaarTable.clone

    def sharing(table: BazaarTable) -> BazaarTable:
        twin = honest(table)
        twin.scores = table.scores = tuple(score + 1 for score in table.scores)
        return twin

    dice = Dice.seeded("sharing")
    match = Match(GAME, {}, dice.key)
    monkeypatch.setattr(BazaarTable, "clone", sharing)
    assert probe_copy(match, dice) != []


def test_games_that_do_not_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.core.conformance.MOST_PICKS", 3)
    dice = Dice.seeded("endless")

    def first(_: object, decision: Decision) -> Option:
        return decision.options[0]

    assert not play_and_probe(GAME, {}, dice.key, dice, first).finished
