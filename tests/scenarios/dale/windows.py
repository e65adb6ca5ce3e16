"""Glances at windows for reactions, and gestures that go through them."""

from __future__ import annotations

from typing import Any

from comptoir.core import PASS
from tests.scenarios.dale.stage import Stage


def can_react(game: Stage, seat: int, card: str) -> bool:
    """Is a seat asked about a reaction with that card?"""
    decision = game.match.decision_of(seat)
    return decision is not None and game._action("react", card, decision) is not None


def asked(game: Stage) -> list[int]:
    """The seats that are asked to react, in the order their reactions resolve."""
    assert all(each.prompt == "react" for each in game.match.decisions), game.match.decisions
    return [each.seat for each in game.match.decisions]


def occasion(game: Stage) -> Any:
    """What the window is about, or nothing if none is open."""
    return dict(game.match.decisions[0].args).get("occasion")


def until(game: Stage, wanted: str) -> Stage:
    """Everybody passes until the window is about that."""
    while occasion(game) != wanted:
        game.pass_by(game.match.decisions[0].seat)
    return game


def idle(game: Stage) -> Stage:
    """Go through the windows in which nobody can do anything."""
    while all(each.options == (PASS,) for each in game.match.decisions):
        game.pass_by(game.match.decisions[0].seat)
    return game
