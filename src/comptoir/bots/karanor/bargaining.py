"""Offers: made for what the plans lack, weighed by what they change, countered once, declined otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from comptoir.bots.karanor.goals import Goal
from comptoir.bots.karanor.planning import Plan
from comptoir.bots.karanor.potential import Potential, holdings
from comptoir.core import DONE, Option
from comptoir.karanor.bargains import OFFER, can_give, partners
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.merchant import covers, minus, plus
from comptoir.karanor.offering import GET, GIVE, TO
from comptoir.karanor.pack import Pack

MARGIN = 0.5
"""What a trade must bring at least."""
NEAR_MISS = 1.6
"""An offer that would cost me no more than this is worth a counter-offer."""
CLOSE = 2
"""Whoever is so close to the end and ahead of me gets nothing from me."""
MOST_AT_ONCE = 2
"""Tokens asked for in one offer."""


def after(held: Bundle, given: Bundle, got: Bundle) -> Bundle:
    """The holdings after a trade, of one who holds what is given."""
    return Bundle(
        held.gold - given.gold + got.gold,
        plus(minus(held.goods, given.goods), got.goods),
        _swapped(held.associates, given.associates, got.associates),
        plus(minus(held.insignia, given.insignia), got.insignia),
        _swapped(held.artefacts, given.artefacts, got.artefacts),
    )


def _swapped(held: tuple[int, ...], given: tuple[int, ...], got: tuple[int, ...]) -> tuple[int, ...]:
    return (*[each for each in held if each not in given], *got)


class Bargainer:
    """Weighs trades for one seat at one moment."""

    def __init__(self, potential: Potential, plan: Plan | None) -> None:
        self.potential = potential
        self.board, self.seat = potential.worth.board, potential.worth.seat
        self.plan = plan
        self.held = holdings(self.board, self.seat)

    def gain(self, given: Bundle, got: Bundle) -> float:
        """What a trade would bring; a great loss if it cannot be made or spoils what I am about to do."""
        if not can_give(self.board, self.seat, given) or self._must_keep(given):
            return -100.0
        then = after(self.held, given, got)
        if self._spoils(then):
            return -100.0
        return self.potential.of(then) - self.potential.of(self.held)

    def _spoils(self, then: Bundle) -> bool:
        """Could I pay for my goal before, and not any more?"""
        if self.plan is None:
            return False
        return _can_pay(self.held, self.plan.goal) and not _can_pay(then, self.plan.goal)

    def _must_keep(self, given: Bundle) -> bool:
        """Would I have to throw quests away?"""
        limit = self.board.pack.numbers.quest_limit
        return any(given.insignia) and len(self.board.quests[self.seat]) > limit

    def is_too_close(self, seat: int) -> bool:
        """Is somebody about to win, and ahead of me?"""
        prestige = self.board.prestige
        is_near = prestige[seat] >= self.board.end_prestige - CLOSE
        return is_near and prestige[seat] > prestige[self.seat]

    # -- others' offers -----------------------------------------------------------------------------------

    def answer(self, offer: Offer, *, may_counter: bool) -> tuple[Option, ...]:
        """Accept, make a counter-offer, or decline."""
        if not self.is_too_close(offer.maker):
            gain = self.gain(offer.get, offer.give)
            if gain >= MARGIN and can_give(self.board, offer.maker, offer.give):
                return (("accept", offer.number),)
            if may_counter and not offer.counters and gain > -NEAR_MISS:
                better = self._better(offer.maker, offer.get, offer.give)
                if better is not None:
                    return (("counter", offer.number), *_parts(self.board.pack, *better))
        return (("decline", offer.number),)

    def _better(self, maker: int, given: Bundle, got: Bundle) -> tuple[Bundle, Bundle] | None:
        """The same with a little more gold for me, or less from me, if that would do and is there."""
        for more in (1, 2):
            balance = got.gold - given.gold + more
            paid, wanted = given._replace(gold=max(-balance, 0)), got._replace(gold=max(balance, 0))
            is_trade = _is_something(paid) and _is_something(wanted)
            if is_trade and can_give(self.board, maker, wanted) and self.gain(paid, wanted) >= MARGIN:
                return paid, wanted
        return None

    def still_likes(self, offer: Offer) -> bool:
        """Would I make this offer of mine now?"""
        gain = self.gain(offer.give, offer.get)
        return gain >= MARGIN and not all([self.is_too_close(seat) for seat in offer.to])

    # -- my own -------------------------------------------------------------------------------------------

    def proposals(self, plans: Sequence[Plan]) -> Iterator[tuple[Option, ...]]:
        """Offers for what the best plans lack, to all who hold it; then for what I have too much of."""
        for plan in plans[:2]:
            for resource, lack in enumerate(plan.lacks):
                if lack:
                    yield from self._buy(resource, min(lack, MOST_AT_ONCE))
        yield from self._sell()

    def _buy(self, resource: int, count: int) -> Iterator[tuple[Option, ...]]:
        """A piece of gold for each, then a little more, then spare tokens: turn by turn."""
        sellers = [each for each in self._partners() if self.board.goods[each][resource] >= count]
        if not sellers:
            if count > 1:
                yield from self._buy(resource, count - 1)
            return
        got = self._side(goods={resource: count})
        barters = [self._side(goods={spare: count}) for spare in self._spares()]
        for given in (self._side(gold=count), self._side(gold=count + 1), *barters):
            if self.gain(given, got) >= MARGIN:
                yield self._run(sellers, given, got)

    def _sell(self) -> Iterator[tuple[Option, ...]]:
        """What I have too much of, for a piece of gold each."""
        for resource in self._spares():
            count = min(self.held.goods[resource], MOST_AT_ONCE)
            buyers = [each for each in self._partners() if self.board.gold[each] >= count + 3]
            given, got = self._side(goods={resource: count}), self._side(gold=count)
            if buyers and self.gain(given, got) >= MARGIN:
                yield self._run(buyers, given, got)

    def _partners(self) -> list[int]:
        return [each for each in partners(self.board, self.seat) if not self.is_too_close(each)]

    def _spares(self) -> list[int]:
        """Resources of which I hold more than my cards ask for, the most useless first."""
        held = self.held.goods
        found = [at for at, count in enumerate(held) if count >= 2 and count - self.potential.wanted(at) >= 2]
        return sorted(found, key=lambda at: self.potential.token(at, held[at]))

    def _side(self, gold: int = 0, goods: Mapping[int, int] | None = None) -> Bundle:
        pack = self.board.pack
        counts = tuple([(goods or {}).get(at, 0) for at in range(len(pack.resources))])
        return Bundle(gold, counts, insignia=(0,) * len(pack.insignia))

    def _run(self, seats: Sequence[int], given: Bundle, got: Bundle) -> tuple[Option, ...]:
        return (OFFER, *[(TO, seat) for seat in seats], *_parts(self.board.pack, given, got))


def _can_pay(held: Bundle, goal: Goal) -> bool:
    return held.gold >= goal.cost.gold and covers(held.goods, goal.cost.goods)


def _is_something(side: Bundle) -> bool:
    return bool(side.gold or any(side.goods) or any(side.insignia) or side.associates or side.artefacts)


def _parts(pack: Pack, given: Bundle, got: Bundle) -> list[Option]:
    """Both sides as the run of an offer spells them."""
    parts: list[Option] = []
    for word, side in ((GIVE, given), (GET, got)):
        if side.gold:
            parts.append((word, "gold", side.gold))
        for resource, count in zip(pack.resources, side.goods, strict=True):
            if count:
                parts.append((word, resource.id, count))
        for tile, count in zip(pack.insignia, side.insignia, strict=True):
            if count:
                parts.append((word, tile.id, count))
        parts += [(word, pack.associates[each].id) for each in sorted(side.associates)]
        parts += [(word, pack.faces[face]) for face in sorted(side.artefacts)]
    return [*parts, DONE]
