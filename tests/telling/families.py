"""All complete sets behind a run, found by trying: what an offer must say it takes."""

from __future__ import annotations

from typing import TypeAlias

from comptoir.core import DONE, Decision, Match, Option

Picked: TypeAlias = tuple[Option, ...]


def family_of(match: Match, seat: int, most_steps: int = 5000) -> list[Picked] | None:
    """All complete sets behind a run, found by picking on copies; None if that takes too many steps.

    Where the engine takes the cards in any order, each set is looked for in one of its orders only.
    """
    family: list[Picked] = []
    first = match.decision_of(seat)
    assert first is not None
    assert first.run is not None
    order = {option: place for place, option in enumerate(first.options)} if first.run.ordered else None
    waiting: list[tuple[Match, Picked]] = [(match.clone(), ())]
    steps = 0
    while waiting:
        node, picked = waiting.pop()
        asked = node.decision_of(seat)
        assert asked is not None
        for option in asked.options:
            if option == DONE:
                family.append(picked)
                continue
            if order and picked and order[option] < order[picked[-1]]:
                continue
            steps += 1
            if steps > most_steps:
                return None
            after = node.clone()
            after.answer(seat, option)
            if _goes_on(asked, option, after.decision_of(seat)):
                waiting.append((after, (*picked, option)))
            else:
                family.append((*picked, option))
    return family


def _goes_on(asked: Decision, pick: Option, following: Decision | None) -> bool:
    """Is what a seat is asked after a pick the next pick of the same run?"""
    if asked.run is None or following is None or following.run is None:
        return False
    return following.run.picked == (*asked.run.picked, pick)
