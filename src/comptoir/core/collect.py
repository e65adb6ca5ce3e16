"""How a whole run that is sent as one message is made of single picks."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core.decision import DONE, Decision, Option


def next_of(decision: Decision, rest: Sequence[Option]) -> Option:
    """Which of the picks that are left is made next: where order does not matter, the one the engine wants.

    When none is left, what ends the run.
    """
    if not rest or decision.run is None or decision.run.ordered:
        return rest[0] if rest else DONE
    return next((option for option in decision.options if option in rest), rest[0])


def goes_on(decision: Decision, pick: Option, following: Decision | None) -> bool:
    """Does the question that follows a pick belong to the same run?"""
    if decision.run is None or following is None or following.run is None:
        return False
    return following.run.picked == (*decision.run.picked, pick)
