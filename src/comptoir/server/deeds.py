"""What was done to a game, entry by entry, and what it would cost to take it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from comptoir.core import Match


class Deed(NamedTuple):
    """What one entry did to the game: who, from which pick on, and whether anybody learned anything."""

    seat: int
    start: int
    by: str
    learned: bool
    unasked: bool = False
    told: bool = True
    """Does anybody else know of it?"""
    place: int = 0
    """So many events had happened before."""


class Attempt(NamedTuple):
    """Picks that were made and are not stored yet: the match with them, and how they are written down."""

    match: Match[Any]
    picks: list[Any]
    learned: bool
    """Has anybody learned anything by them?"""
    withdrawn: int = 0
    """So many picks go back first: what somebody else had begun and nobody knew of."""


def cost_of_undo(steps: Sequence[Deed], seat: int) -> tuple[Literal["none", "free", "consent"], int]:
    """What taking back a seat's last step would cost, and the pick it goes back to."""
    is_free = True
    for step in reversed(steps):
        if not step.told and step.seat != seat:
            continue  # what somebody has begun is no business of others
        is_free = is_free and not step.learned
        if step.by == "person":
            if step.seat == seat:
                return ("free" if is_free else "consent"), step.start
            is_free = False
    return "none", 0


def unasked_by_bots(steps: Sequence[Deed]) -> int:
    """How often bots have done something unasked since anybody did anything else."""
    told = [step for step in steps if step.told]
    others = (at for at, step in enumerate(reversed(told)) if not step.unasked or step.by != "bot")
    return next(others, len(told))
