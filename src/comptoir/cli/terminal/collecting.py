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


def select(match: Match[Any], seat: int) -> Selection:
    """The whole choice behind the first pick of a run of so many cards, found by picking along it."""
    trial = match.clone()
    universe: dict[Option, None] = {}
    least: int | None = None
    picked = 0
    while (asked := trial.decision_of(seat)) and asked.run and len(asked.run.picked) == picked:
        if DONE in asked.options and least is None:
            least = picked
        universe.update(dict.fromkeys(each for each in asked.options if each != DONE))
        if asked.options[0] == DONE:
            break
        trial.answer(seat, asked.options[0])
        picked += 1
    return Selection(tuple(universe), picked if least is None else least, picked)


def collect(match: Match[Any], seat: int) -> Collection | None:
    """A collection for the unordered run a seat is asked for; None if it is none, or too large."""
    decision = match.decision_of(seat)
    if decision is None or decision.run is None or decision.run.ordered:
        return None
    if not decision.args and not decision.run.picked:  # whatever adds up to something says its total
        return select(match, seat)
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
