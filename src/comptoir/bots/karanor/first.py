"""The greedy bot as it was first, to measure others against: it saves gold, and offers a coin for a good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from comptoir.bots.bot import Glance
from comptoir.bots.karanor.bargaining import Bargainer, Swap, spell
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.karanor.potential import Potential, saved_worth
from comptoir.bots.karanor.worth import Worth
from comptoir.core import Dice, Option
from comptoir.karanor.bargains import OFFER
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.offering import TO

MOST_AT_ONCE = 2
"""Tokens asked for in one offer."""
LATELY = 4
"""So many offers are remembered."""


class FirstPotential(Potential):
    """Gold is worth the same, whatever it can still buy."""

    def gold(self, count: int) -> float:
        return saved_worth(self.worth, count)


class FirstBargainer(Bargainer):
    """Thinks of nobody else."""

    margin = 0.5
    dearer: tuple[int, ...] = (1, 2)
    surplus = 2

    def fits(self, swaps: Sequence[Swap], first: Swap | None = None) -> bool:
        return not swaps if first is not None else len(swaps) == 1

    def proposals(self, plans: Sequence[Plan]) -> Iterator[tuple[Option, ...]]:
        """Offers for what the best plans lack, to all who hold it; then for what I have too much of."""
        for plan in plans[:2]:
            for resource, lack in enumerate(plan.lacks):
                if lack:
                    yield from self._buy(resource, min(lack, MOST_AT_ONCE))
        yield from self._sell()

    def _buy(self, resource: int, count: int) -> Iterator[tuple[Option, ...]]:
        """A piece of gold for each, then a little more, then spare tokens: turn by turn."""
        sellers = [each for each in self.partners() if self.board.goods[each][resource] >= count]
        if not sellers:
            if count > 1:
                yield from self._buy(resource, count - 1)
            return
        got = self.side(goods={resource: count})
        barters = [self.side(goods={spare: count}) for spare in self.spares()]
        for given in (self.side(gold=count), self.side(gold=count + 1), *barters):
            if self.gain(given, got) >= self.margin:
                yield self._run(sellers, given, got)

    def _sell(self) -> Iterator[tuple[Option, ...]]:
        """What I have too much of, for a piece of gold each."""
        for resource in self.spares():
            count = min(self.held.goods[resource], MOST_AT_ONCE)
            buyers = [each for each in self.partners() if self.board.gold[each] >= count + 3]
            given, got = self.side(goods={resource: count}), self.side(gold=count)
            if buyers and self.gain(given, got) >= self.margin:
                yield self._run(buyers, given, got)

    def _run(self, seats: Sequence[int], given: Bundle, got: Bundle) -> tuple[Option, ...]:
        return (OFFER, *[(TO, seat) for seat in seats], *spell(self.board.pack, given, got))


class FirstBot(GreedyBot):
    """Spends and offers as greedy bots did at first."""

    __slots__ = ("_proposed",)

    most_offers: ClassVar[int] = 1
    steady: ClassVar[float] = 0.0

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self._proposed: tuple[tuple[Option, ...], ...] = ()

    def _planner(self, glance: Glance) -> Planner:
        return Planner(Worth(glance.view, glance.seat), self._victim)

    def _bargainer(self, planner: Planner) -> Bargainer:
        return FirstBargainer(FirstPotential(planner.worth), self._plan)

    def _waits_for(self, number: int, mine: Sequence[Offer]) -> bool:
        return False

    def _propose(self, bargainer: Bargainer, glance: Glance) -> tuple[Option, ...]:
        """The first offer that was not made lately."""
        assert isinstance(bargainer, FirstBargainer)
        self._to_offer = 0
        if not bargainer.own_offers():
            for run in bargainer.proposals(Planner(bargainer.potential.worth).plans()):
                if run not in self._proposed:
                    self._proposed = (*self._proposed[1 - LATELY :], run)
                    return run
        return ()
