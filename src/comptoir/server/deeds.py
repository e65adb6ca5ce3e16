"""What was done to a game, entry by entry, and what it would cost to take it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from comptoir.core import Decision, Match
from comptoir.core.log import Answer
from comptoir.server.entries import Who
from comptoir.telling.telling import Telling


class Deed(NamedTuple):
    """What one entry did to the game: who, from which pick on, and whether anybody learned anything."""

    seat: int
    start: int
    by: Who
    learned: bool
    unasked: bool = False
    told: bool = True
    """Does anybody else know of it?"""
    place: int = 0
    """So many events had happened before."""
    window: Literal["", "passed", "reacted"] = ""
    """What it was in a reaction window, if it was in one."""


class Attempt(NamedTuple):
    """Picks that were made and are not stored yet: the match with them, and how they are written down."""

    match: Match
    picks: list[Any]
    learned: bool
    """Has anybody learned anything by them?"""
    withdrawn: int = 0
    """So many picks go back first: what somebody else had begun and nobody knew of."""


def in_window(telling: Telling[Any], decision: Decision, logged: object) -> Literal["", "passed", "reacted"]:
    """What an answer to a question is, if that was asked in a reaction window."""
    passing = telling.passing(decision)
    if passing is None or passing.where != "window":
        return ""
    place = logged.place if isinstance(logged, Answer) else logged
    return "passed" if isinstance(place, int) and decision.options[place] == passing.pick else "reacted"


def cost_of_undo(steps: Sequence[Deed], seat: int) -> tuple[Literal["none", "free", "consent"], int]:
    """What taking back what a seat did last would cost, and the pick it goes back to: before the whole of it,
    with what led to it unseen, as a purchase does to its payment."""
    is_free = True
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        if not step.told and step.seat != seat:
            continue  # what somebody has begun is no business of others
        is_free = is_free and not step.learned
        if step.by == "person":
            if step.seat == seat:
                return ("free" if is_free else "consent"), _beginning(steps[: at + 1])
            is_free = False
    return "none", 0


def _beginning(steps: Sequence[Deed]) -> int:
    """Where the last of these steps begins, with those before it that nobody else knew of."""
    *before, last = steps
    while last.told and before and not before[-1].told and before[-1].seat == last.seat:
        last = before.pop()._replace(told=True)
    return last.start


def unasked_by_bots(steps: Sequence[Deed]) -> int:
    """How often bots have done something unasked since anybody did anything else."""
    told = [step for step in steps if step.told]
    others = (at for at, step in enumerate(reversed(told)) if not step.unasked or step.by != "bot")
    return next(others, len(told))
