"""A whole run sent as one message: applied whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from comptoir.core.decision import DONE, Decision, Option
from comptoir.core.errors import Refused


class _Answers(Protocol):
    def decision_of(self, seat: int) -> Decision | None: ...

    def answer(self, seat: int, pick: object) -> Any: ...


def play_run(trial: _Answers, seat: int, picks: Sequence[Option]) -> list[Option]:
    """Play a run on a copy; the picks in the order the engine wants them, with what ends the run.

    Where order does not matter the picks may come in any order. Raises ``Refused``: a pick that does not
    fit, ``incomplete`` when the run needs more, ``too_many`` when it was complete before the last one.
    """
    rest = list(picks)
    steps: list[Option] = []
    decision = trial.decision_of(seat)
    while decision is not None:
        run = decision.run
        pick = rest[0] if rest else DONE
        if rest and run is not None and not run.ordered:
            pick = next((option for option in decision.options if option in rest), pick)
        if not rest and DONE not in decision.options:
            raise Refused("incomplete", picks=len(picks))
        trial.answer(seat, pick)
        steps.append(pick)
        if rest:
            rest.remove(pick)
        decision = trial.decision_of(seat)
        following = decision.run if decision is not None else None
        if run is None or following is None or following.picked != (*run.picked, pick):
            break
    if rest:
        raise Refused("too_many", picks=len(picks))
    return steps
