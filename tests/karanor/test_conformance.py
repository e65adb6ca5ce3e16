"""The conformance suite of core over Marchands de Karanor, with two to six players."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Dice, Match
from comptoir.core.conformance import at_random, interrupt_at_random, play_and_probe, probe_views
from comptoir.karanor.conditions import TESTS
from comptoir.karanor.game import GAME
from comptoir.karanor.resolving import EFFECTS as REGISTERED
from comptoir.karanor.vocabulary import CONDITIONS, EFFECTS

ROUNDS = 6
"""Enough for every kind of thing to happen among random merchants; whole games are played by bots."""


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("interrupts", [False, True], ids=["in turn", "with interruptions"])
def test_karanor_conforms(players: int, interrupts: bool) -> None:
    dice = Dice.seeded(f"karanor {players} {interrupts}")
    found = play_and_probe(
        GAME,
        {"players": players, "round_limit": ROUNDS},
        dice.key,
        dice.spawn("probe"),
        at_random(dice),
        rarely=8,
        interrupt=None if interrupts else lambda match: False,
    )
    assert found.violations == []
    assert found.finished
    assert found.paired > found.picks * 0.1


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "market": False},
        {"players": 5, "histories": "chosen"},
        {"players": 3, "curse_bound": True, "first": 2},
    ],
    ids=str,
)
def test_every_switch_conforms(options: dict[str, Any]) -> None:
    dice = Dice.seeded(str(options))
    wishes = {**options, "round_limit": ROUNDS}
    found = play_and_probe(GAME, wishes, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished


@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_sees_what_they_cannot_know(players: int) -> None:
    """Whoever looks, at every position of a game: the view is the same in another world."""
    dice = Dice.seeded(f"non-interference {players}")
    match = Match(GAME, {"players": players, "round_limit": ROUNDS}, dice.key)
    interrupt, choose = interrupt_at_random(dice), at_random(dice)
    positions = differing = 0
    while match.decisions:
        differs, leaks = probe_views(match, dice.below(players + 1), dice)
        assert leaks == []
        positions, differing = positions + 1, differing + differs
        if not interrupt(match):
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, choose(match, decision))
    assert differing == positions > 200


def test_every_primitive_has_its_function() -> None:
    assert set(TESTS) == set(CONDITIONS)
    assert set(REGISTERED) == set(EFFECTS)
