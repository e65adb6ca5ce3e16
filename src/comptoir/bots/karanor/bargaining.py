"""Offers: made for what the plans lack, weighed by what they change, countered once, declined otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from comptoir.bots.karanor.planning import Plan
from comptoir.bots.karanor.potential import Holdings, Potential
from comptoir.bots.karanor.sight import Index, Merchant, Sight
from comptoir.core import DONE, Option
from comptoir.karanor.pack import Goods

MARGIN = 0.5
"""What a trade must bring at least."""
NEAR_MISS = 1.6
"""An offer that would cost me no more than this is worth a counter-offer."""
CLOSE = 2
"""Whoever is so close to the end and ahead of me gets nothing from me."""
MOST_AT_ONCE = 2
"""Tokens asked for in one offer."""


class Side(NamedTuple):
    """What one side of an offer hands over."""

    gold: int
    goods: Goods
    insignia: tuple[int, ...]
    associates: frozenset[int]
    artefacts: frozenset[int]
    """Faces."""


def read_side(names: Index, shown: Mapping[str, Any]) -> Side:
    return Side(
        shown.get("gold", 0),
        names.goods(shown.get("goods", {})),
        names.tiles(shown.get("insignia", {})),
        frozenset([names.associates[each] for each in shown.get("associates", ())]),
        frozenset([names.faces[each] for each in shown.get("artefacts", ())]),
    )


def after(held: Holdings, given: Side, got: Side) -> Holdings | None:
    """The holdings after a trade; nothing if what is given is not there."""
    gold = held.gold - given.gold
    goods = [one - other for one, other in zip(held.goods, given.goods, strict=True)]
    tiles = [one - other for one, other in zip(held.insignia, given.insignia, strict=True)]
    if gold < 0 or min(goods) < 0 or min(tiles) < 0:
        return None
    if not given.associates <= held.associates or not given.artefacts <= held.artefacts:
        return None
    return Holdings(
        gold + got.gold,
        tuple([one + other for one, other in zip(goods, got.goods, strict=True)]),
        tuple([one + other for one, other in zip(tiles, got.insignia, strict=True)]),
        (held.associates - given.associates) | got.associates,
        (held.artefacts - given.artefacts) | got.artefacts,
    )


class Bargainer:
    """Weighs trades for one seat at one moment."""

    def __init__(self, potential: Potential, plan: Plan | None) -> None:
        self.potential = potential
        self.sight: Sight = potential.worth.sight
        self.plan = plan
        self.held = Holdings.of(self.sight.me)

    def gain(self, given: Side, got: Side) -> float:
        """What a trade would bring; a great loss if it cannot be made or spoils what I am about to do."""
        then = after(self.held, given, got)
        if then is None or self._spoils(then) or self._must_keep(given):
            return -100.0
        return self.potential.of(then) - self.potential.of(self.held)

    def _spoils(self, then: Holdings) -> bool:
        """Could I pay for my goal before, and not any more?"""
        if self.plan is None:
            return False
        goal = self.plan.goal
        return _covers(self.held, goal.gold, goal.goods) and not _covers(then, goal.gold, goal.goods)

    def _must_keep(self, given: Side) -> bool:
        """Would I have to throw quests away?"""
        limit = self.sight.pack.numbers.quest_limit
        return any(given.insignia) and len(self.sight.quests) > limit

    def is_too_close(self, seat: int) -> bool:
        """Is somebody about to win, and ahead of me?"""
        rival = self.sight.merchants[seat]
        is_near = rival.prestige >= self.sight.end_prestige - CLOSE
        return is_near and rival.prestige > self.sight.me.prestige

    # -- others' offers -----------------------------------------------------------------------------------

    def answer(self, offer: Mapping[str, Any], *, may_counter: bool) -> tuple[Option, ...]:
        """Accept, make a counter-offer, or decline."""
        number, names = int(offer["number"]), self.sight.index
        given, got = read_side(names, offer["get"]), read_side(names, offer["give"])
        maker = self.sight.merchants[int(offer["maker"])]
        if not self.is_too_close(maker.seat):
            gain = self.gain(given, got)
            if gain >= MARGIN and _can_give(maker, got):
                return (("accept", number),)
            if may_counter and not offer["counters"] and gain > -NEAR_MISS:
                better = self._better(maker, given, got)
                if better is not None:
                    return (("counter", number), *_parts(self.sight, *better))
        return (("decline", number),)

    def _better(self, maker: Merchant, given: Side, got: Side) -> tuple[Side, Side] | None:
        """The same with a little more gold for me, or less from me, if that would do and is there."""
        for more in (1, 2):
            balance = got.gold - given.gold + more
            paid, wanted = given._replace(gold=max(-balance, 0)), got._replace(gold=max(balance, 0))
            is_trade = _is_something(paid) and _is_something(wanted)
            if is_trade and _can_give(maker, wanted) and self.gain(paid, wanted) >= MARGIN:
                return paid, wanted
        return None

    def still_likes(self, offer: Mapping[str, Any]) -> bool:
        """Would I make this offer of mine now?"""
        names = self.sight.index
        given, got = read_side(names, offer["give"]), read_side(names, offer["get"])
        return self.gain(given, got) >= MARGIN and not all([self.is_too_close(seat) for seat in offer["to"]])

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
        sellers = [each.seat for each in self._partners() if each.goods[resource] >= count]
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
            buyers = [each.seat for each in self._partners() if each.gold >= count + 3]
            given, got = self._side(goods={resource: count}), self._side(gold=count)
            if buyers and self.gain(given, got) >= MARGIN:
                yield self._run(buyers, given, got)

    def _partners(self) -> list[Merchant]:
        rivals = self.sight.rivals
        return [each for each in rivals if not each.may_not("trade") and not self.is_too_close(each.seat)]

    def _spares(self) -> list[int]:
        """Resources of which I hold more than my cards ask for, the most useless first."""
        held = self.held.goods
        found = [at for at, count in enumerate(held) if count >= 2 and count - self.potential.wanted(at) >= 2]
        return sorted(found, key=lambda at: self.potential.token(at, held[at]))

    def _side(self, gold: int = 0, goods: Mapping[int, int] | None = None) -> Side:
        pack = self.sight.pack
        counts = tuple([(goods or {}).get(at, 0) for at in range(len(pack.resources))])
        return Side(gold, counts, (0,) * len(pack.insignia), frozenset(), frozenset())

    def _run(self, seats: Sequence[int], given: Side, got: Side) -> tuple[Option, ...]:
        to: list[Option] = [("to", seat) for seat in sorted(seats)]
        return (("offer",), *to, *_parts(self.sight, given, got))


def _covers(held: Holdings, gold: int, goods: Goods) -> bool:
    enough = [one >= other for one, other in zip(held.goods, goods, strict=True)]
    return held.gold >= gold and all(enough)


def _can_give(merchant: Merchant, side: Side) -> bool:
    nothing = Side(0, (0,) * len(side.goods), (0,) * len(side.insignia), frozenset(), frozenset())
    return after(Holdings.of(merchant), side, nothing) is not None


def _is_something(side: Side) -> bool:
    return bool(side.gold or any(side.goods) or any(side.insignia) or side.associates or side.artefacts)


def _parts(sight: Sight, given: Side, got: Side) -> list[Option]:
    """Both sides as the run of an offer spells them."""
    parts: list[Option] = []
    for word, side in (("give", given), ("get", got)):
        if side.gold:
            parts.append((word, "gold", side.gold))
        for resource, count in zip(sight.pack.resources, side.goods, strict=True):
            if count:
                parts.append((word, resource.id, count))
        for tile, count in zip(sight.pack.insignia, side.insignia, strict=True):
            if count:
                parts.append((word, tile.id, count))
        parts += [(word, sight.pack.associates[each].id) for each in sorted(side.associates)]
        parts += [(word, sight.pack.faces[face]) for face in sorted(side.artefacts)]
    return [*parts, DONE]
