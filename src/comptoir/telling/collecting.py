"""A run collected before it is sent.

The engine offers unordered sets in one canonical order. A person picks in any order, so the selection is kept
here until it is one of the sets that complete the run.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from comptoir.core import DONE, Decision, Match, Option, Some

Picked: TypeAlias = tuple[Option, ...]

MOST_STEPS = 500
"""Past that many steps the engine's own order has to do; no hand seen in play comes near it."""


class Collection:
    """The cards selected so far out of a family of complete sets."""

    def __init__(self, family: list[Picked]) -> None:
        self.family = [frozenset(one) for one in family]
        self.order = list(dict.fromkeys(option for one in family for option in one))
        self.selected: Picked = ()

    @property
    def offered(self) -> Picked:
        """What can still be added, in a steady order; DONE where the selection is complete and could grow."""
        chosen = frozenset(self.selected)
        larger = [one for one in self.family if chosen < one]
        options = [each for each in self.order if each not in chosen and any(each in one for one in larger)]
        return (*options, DONE) if chosen in self.family and options else tuple(options)

    @property
    def is_complete(self) -> bool:
        """Is the selection one of the sets, with nothing left to add?"""
        return frozenset(self.selected) in self.family and not self.offered

    @property
    def could_end(self) -> bool:
        return self.would_end(self.selected)

    def would_end(self, picks: Picked) -> bool:
        """Would these make a complete set?"""
        return frozenset(picks) in self.family

    def accepts(self, more: Picked) -> bool:
        """Can the selection grow by all of these?"""
        wanted = frozenset((*self.selected, *more))
        return len(wanted) == len(self.selected) + len(more) and any(wanted <= one for one in self.family)


class Selection(Collection):
    """The same where any of the options go together: from ``least`` to ``most`` of them."""

    def __init__(self, universe: Picked, least: int, most: int) -> None:
        super().__init__([])
        self.order = list(universe)
        self.least = least
        self.most = most

    @property
    def offered(self) -> Picked:
        if len(self.selected) == self.most:
            return ()
        options = tuple(each for each in self.order if each not in self.selected)
        return (*options, DONE) if self.could_end else options

    @property
    def is_complete(self) -> bool:
        return len(self.selected) == self.most

    def would_end(self, picks: Picked) -> bool:
        return self.least <= len(picks)

    def accepts(self, more: Picked) -> bool:
        wanted = {*self.selected, *more}
        count = len(self.selected) + len(more)
        return count == len(wanted) <= self.most and wanted <= set(self.order)


def collect(decision: Decision) -> Collection | None:
    """A collection for the unordered run a seat is asked for; None if it is none, or too large."""
    run = decision.run
    if run is None or run.ordered:
        return None
    if isinstance(run.completed_by, Some):
        return Selection(*run.completed_by)
    family = run.sets_left
    return None if family is None else Collection(family)


def family_of(match: Match[Any], seat: int, most_steps: int = MOST_STEPS) -> list[Picked] | None:
    """All complete sets behind a run, found by picking on copies; None if that takes too many steps.

    Where the engine takes the cards in any order, each set is looked for in one of its orders only.
    """
    family: list[Picked] = []
    first = match.decision_of(seat)
    assert first is not None
    assert first.run is not None
    order = {option: place for place, option in enumerate(first.options)} if first.run.ordered else None
    waiting: list[tuple[Match[Any], Picked]] = [(match.clone(), ())]
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
