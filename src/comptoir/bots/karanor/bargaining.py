"""Offers: weighed by what they change, countered once, declined with a reason otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import TypeAlias

from comptoir.bots.karanor.goals import Goal
from comptoir.bots.karanor.planning import Plan
from comptoir.bots.karanor.potential import Potential, holdings
from comptoir.core import DONE, Option
from comptoir.karanor.bargains import can_give, partners
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.merchant import covers, minus, plus
from comptoir.karanor.offering import GET, GIVE
from comptoir.karanor.pack import Pack

Swap: TypeAlias = tuple[Bundle, Bundle]
"""What I give, and what I get."""

RUINOUS = -100.0
MARGIN = 0.01
"""What a trade must bring at least."""
WORTH_SAYING = 0.15
"""What an offer of one's own must promise, so as not to talk for nothing."""
NEAR_MISS = 1.6
"""An offer that would cost me no more than this is worth a counter-offer."""
CLOSE = 2
"""Whoever is so close to the end and ahead of me gets nothing from me."""


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

    margin = MARGIN
    least = WORTH_SAYING
    """What an offer of mine must bring at least."""
    dearer: tuple[int, ...] = (1, 2, 3, 4)
    """So much more gold a counter-offer asks for, the least that will do."""
    surplus = 1
    """Tokens more than the cards ask for that make a resource one to part with."""

    def __init__(self, potential: Potential, plan: Plan | None) -> None:
        self.potential = potential
        self.board, self.seat = potential.worth.board, potential.worth.seat
        self.plan = plan
        self.held = holdings(self.board, self.seat)

    def gain(self, given: Bundle, got: Bundle) -> float:
        """What a trade would bring; a great loss if it cannot be made or spoils what I am about to do."""
        if not can_give(self.board, self.seat, given) or self._must_keep(given):
            return RUINOUS
        return self._gain_from(self.held, given, got)

    def _gain_from(self, held: Bundle, given: Bundle, got: Bundle) -> float:
        """The same for one who holds something else by then."""
        then = after(held, given, got)
        return RUINOUS if self._spoils(held, then) else self.potential.of(then) - self.potential.of(held)

    def _spoils(self, held: Bundle, then: Bundle) -> bool:
        """Could I pay for my goal before, and not any more?"""
        return self.plan is not None and _can_pay(held, self.plan.goal) and not _can_pay(then, self.plan.goal)

    def fits(self, swaps: Sequence[Swap], first: Swap | None = None) -> bool:
        """Would all of these be as good in whatever order they were made, after the first?

        What I could no longer pay by then does no harm: nothing comes of it.
        """
        held = self.held if first is None else after(self.held, *first)
        for order in permutations(swaps):
            now = held
            for given, got in order:
                if _holds(now, given):
                    if self._gain_from(now, given, got) < self.margin:
                        return False
                    now = after(now, given, got)
        return True

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
            if gain >= self.margin and can_give(self.board, offer.maker, offer.give):
                return (("accept", offer.number),)
            if may_counter and not offer.counters and gain > -NEAR_MISS:
                better = self._better(offer.maker, offer.get, offer.give)
                if better is not None:
                    return (("counter", offer.number), *spell(self.board.pack, *better))
        return (("decline", offer.number),)

    def _better(self, maker: int, given: Bundle, got: Bundle) -> tuple[Bundle, Bundle] | None:
        """The same with a little more gold for me, or less from me, if that would do and is there."""
        standing = [(each.give, each.get) for each in self.own_offers()]
        for more in self.dearer:
            balance = got.gold - given.gold + more
            paid, wanted = given._replace(gold=max(-balance, 0)), got._replace(gold=max(balance, 0))
            is_trade = _is_something(paid) and _is_something(wanted)
            if not is_trade or not can_give(self.board, maker, wanted):
                continue
            if self.gain(paid, wanted) >= self.margin and self.may_please(maker, wanted, paid):
                return (paid, wanted) if self.fits([*standing, (paid, wanted)]) else None
        return None

    def may_please(self, seat: int, given: Bundle, got: Bundle) -> bool:
        """Is it likely that somebody agrees to this?"""
        return True

    def still_likes(self, offer: Offer) -> bool:
        """Is this offer of mine still good for me?"""
        gain = self.gain(offer.give, offer.get)
        return gain >= self.margin and not all([self.is_too_close(seat) for seat in offer.to])

    def why_not(self, offer: Offer) -> str:
        """Why I decline, as the key of a remark: a resource I need may be named, a card never."""
        asked, held = offer.get, self.held
        if self.is_too_close(offer.maker):
            return "about_to_win"
        if not can_give(self.board, self.seat, asked):
            return "cannot_pay"
        for resource, count in enumerate(asked.goods):
            use = self.potential.use_of(resource, held.goods[resource]) if count else ""
            if use:
                return f"need_{use}:{self.board.pack.resources[resource].id}"
        if any(asked.insignia) or asked.associates or asked.artefacts:
            return "keep_tile"
        if asked.gold and self._spoils(held, after(held, asked, offer.give)):
            return "keep_gold"
        given = [at for at, count in enumerate(offer.give.goods) if count]
        is_of_use = offer.give.gold or any([self.potential.use_of(at, held.goods[at] + 1) for at in given])
        return "no_use" if given and not is_of_use else "too_little"

    # -- my own -------------------------------------------------------------------------------------------

    def own_offers(self) -> list[Offer]:
        return [offer for offer in self.board.offers if offer.maker == self.seat]

    def partners(self) -> list[int]:
        return [each for each in partners(self.board, self.seat) if not self.is_too_close(each)]

    def spares(self) -> list[int]:
        """Resources of which I hold more than my cards ask for, the most useless first."""
        held = self.held.goods
        wanted, least = self.potential.wanted, self.surplus
        found = [at for at, count in enumerate(held) if count - wanted(at) >= least and count >= least]
        return sorted(found, key=lambda at: self.potential.token(at, held[at]))

    def side(self, gold: int = 0, goods: Mapping[int, int] | None = None) -> Bundle:
        pack = self.board.pack
        counts = tuple([(goods or {}).get(at, 0) for at in range(len(pack.resources))])
        return Bundle(gold, counts, insignia=(0,) * len(pack.insignia))


def _holds(held: Bundle, given: Bundle) -> bool:
    return (
        held.gold >= given.gold
        and covers(held.goods, given.goods)
        and covers(held.insignia, given.insignia)
        and set(held.associates).issuperset(given.associates)
        and set(held.artefacts).issuperset(given.artefacts)
    )


def _can_pay(held: Bundle, goal: Goal) -> bool:
    return held.gold >= goal.cost.gold and covers(held.goods, goal.cost.goods)


def _is_something(side: Bundle) -> bool:
    return bool(side.gold or any(side.goods) or any(side.insignia) or side.associates or side.artefacts)


def spell(pack: Pack, given: Bundle, got: Bundle) -> list[Option]:
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
