"""How a whole run that is sent as one message is made of single picks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from comptoir.core.decision import DONE, Decision
from comptoir.core.errors import Refused
from comptoir.core.log import place_of

if TYPE_CHECKING:
    from comptoir.core.match import Match


def make_run(match: Match, seat: int, picks: Sequence[object]) -> list[object]:
    """Make a whole run on this very match, which is spoilt if it is refused; the picks as the engine wants
    them."""
    asked = decision = match.decision_of(seat)
    before, rest, made = match.clone(), list(picks), list[object]()
    try:
        while decision is not None:
            if not rest and DONE not in decision.options:
                raise Refused("incomplete", picks=len(picks))
            pick = next_of(decision, rest)
            match.answer(seat, pick)
            made.append(pick)
            if rest:
                rest.remove(pick)
            last, decision = decision, match.decision_of(seat)
            if not goes_on(last, pick, decision):
                break
        if rest:
            raise Refused("too_many", picks=len(picks))
    except Refused as refused:
        raise (asked and match.game.run_refusal(before.table, asked, picks)) or refused from None
    return made


def next_of(decision: Decision, rest: Sequence[object]) -> object:
    """Which of the picks that are left is made next: where order does not matter, the one the engine wants.

    When none is left, what ends the run.
    """
    if not rest or decision.run is None or decision.run.ordered:
        return rest[0] if rest else DONE
    # ``True`` is not the card 1, and ``1.0`` is not either.
    meant = [option for option in decision.options if option in rest]
    return next((each for each in meant if any(place_of((each,), pick) == 0 for pick in rest)), rest[0])


def goes_on(decision: Decision, pick: object, following: Decision | None) -> bool:
    """Does the question that follows a pick belong to the same run?"""
    if decision.run is None or following is None or following.run is None:
        return False
    return following.run.picked == (*decision.run.picked, pick)
