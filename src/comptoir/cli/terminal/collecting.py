"""A run collected before it is sent.

The engine offers unordered sets in one canonical order. A person picks in any order, so all complete sets
are looked up first, on copies of the match, and the selection is kept here until it is one of them.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from comptoir.core import DONE, Match, Option

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
        return frozenset(self.selected) in self.family

    def accepts(self, more: Picked) -> bool:
        """Can the selection grow by all of these?"""
        wanted = frozenset((*self.selected, *more))
        return len(wanted) == len(self.selected) + len(more) and any(wanted <= one for one in self.family)


def collect(match: Match[Any], seat: int) -> Collection | None:
    """A collection for the unordered run a seat is asked for; None if it is none, or too large."""
    decision = match.decision_of(seat)
    if decision is None or decision.run is None or decision.run.ordered:
        return None
    family: list[Picked] = []
    waiting: list[tuple[Match[Any], Picked]] = [(match.clone(), ())]
    steps = 0
    while waiting:
        node, picked = waiting.pop()
        asked = node.decision_of(seat)
        assert asked is not None
        assert asked.run is not None
        for option in asked.options:
            if option == DONE:
                family.append(picked)
                continue
            steps += 1
            if steps > MOST_STEPS:
                return None
            after = node.clone()
            after.answer(seat, option)
            following = after.decision_of(seat)
            longer = (*picked, option)
            if following and following.run and following.run.picked == (*asked.run.picked, option):
                waiting.append((after, longer))
            else:
                family.append(longer)
    return Collection(family)
