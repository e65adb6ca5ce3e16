"""What to offer to whom: for what the plans lack and for what I have too much of, at a price both may like.

What a rival needs nobody knows, but what it holds and earns is public, and what it asks for it says itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from comptoir.bots.karanor.bargaining import Bargainer, Swap, spell
from comptoir.bots.karanor.planning import Plan
from comptoir.bots.karanor.potential import FARTHER, FARTHEST, USELESS, WANTED, gold_worth
from comptoir.bots.karanor.routes import chart
from comptoir.bots.karanor.worth import Worth
from comptoir.core import Option
from comptoir.karanor.bargains import OFFER, can_give
from comptoir.karanor.board import Bundle, KaranorBoard, Offer
from comptoir.karanor.offering import TO

MOST_AT_ONCE = 2
"""Tokens of one kind in one offer."""
DEAREST = 15
"""Gold that is paid for one lot."""
PLANS = 3
"""So many plans may have their goods bought."""
LATELY = 3
"""Rounds in which it is remembered what was refused, and who asked for what."""
CHANCES = (0.55, 0.4, 0.25, 0.15)
"""How likely it is that a rival wants its first token of a resource, its second, …"""
WEIGHT = 0.6
"""How much it then wants it."""
LIKED = 0.5
"""What a swap should bring a rival who is asked for it."""
ASKED = 0.9
"""How likely, if it has asked for the resource."""


GOLD = -1
"""Where a resource is named: gold."""
DOUBT = 0.5
"""How likely it is that a rival declines what it should like."""


class Proposal(NamedTuple):
    """An offer to be made, and what is remembered of it."""

    to: tuple[int, ...]
    give: Bundle
    get: Bundle
    about: tuple[int, int]
    """The resource I get and the one I give."""
    price: int
    """How much the other side gets: the higher, the better for them."""

    def run(self, board: KaranorBoard) -> tuple[Option, ...]:
        return (OFFER, *[(TO, seat) for seat in self.to], *spell(board.pack, self.give, self.get))


Promise: TypeAlias = tuple[float, Proposal]
"""What an offer should bring."""


class Talks:
    """What a merchant remembers of its talks."""

    __slots__ = ("_asked", "_offered")

    def __init__(self) -> None:
        self._asked: dict[tuple[int, int], int] = {}
        """The round in which a rival last asked for a resource."""
        self._offered: dict[tuple[int, tuple[int, int]], tuple[int, int]] = {}
        """What I last offered to a rival, and in which round."""

    def listen(self, board: KaranorBoard, offer: Offer) -> None:
        """Somebody says what it needs."""
        for resource, count in enumerate(offer.get.goods):
            if count:
                self._asked[offer.maker, resource] = board.round

    def asked_by(self, board: KaranorBoard, seat: int) -> list[int]:
        lately = [key for key, when in self._asked.items() if when + LATELY >= board.round]
        return [resource for asker, resource in lately if asker == seat]

    def note(self, board: KaranorBoard, proposal: Proposal) -> None:
        for seat in proposal.to:
            self._offered[seat, proposal.about] = proposal.price, board.round

    def is_new(self, board: KaranorBoard, seat: int, about: tuple[int, int], price: int) -> bool:
        """Is it more than what I offered lately? What was refused need not be said again."""
        before, when = self._offered.get((seat, about), (price - 1, 0))
        return price > before or when + LATELY < board.round


class Guess:
    """What things seem to be worth to a rival, by what everybody can see."""

    def __init__(self, board: KaranorBoard, seat: int, asked: Sequence[int]) -> None:
        self.board, self.seat, self._asked = board, seat, asked
        self._worth = Worth(board, seat)
        numbers, here = board.pack.numbers, board.pawns[seat]
        ways = chart(board.pack, numbers.move_steps, numbers.sea_cost)
        self._far = [
            min(ways.nearest_source(here, at), FARTHEST) if left else FARTHEST
            for at, left in enumerate(board.reserve)
        ]

    def likes(self, given: Bundle, got: Bundle) -> bool:
        """Could and would it make a swap of gold and goods?"""
        if not can_give(self.board, self.seat, given):
            return False
        gold = self.board.gold[self.seat]
        total = gold_worth(self._worth, gold - given.gold + got.gold) - gold_worth(self._worth, gold)
        for resource, held in enumerate(self.board.goods[self.seat]):
            kept, then = held - given.goods[resource], held + got.goods[resource]
            total -= sum([self._token(resource, number) for number in range(kept + 1, held + 1)])
            total += sum([self._token(resource, number) for number in range(held + 1, then + 1)])
        return total >= LIKED

    def _token(self, resource: int, number: int) -> float:
        base = self._worth.goods_of(resource)
        chance = CHANCES[min(number, len(CHANCES)) - 1]
        if resource in self._asked and number <= MOST_AT_ONCE:
            chance = ASKED
        wanted = base + WEIGHT * (WANTED + FARTHER * self._far[resource])
        return chance * wanted + (1 - chance) * base * USELESS


class Haggler:
    """Finds offers for one seat at one moment."""

    def __init__(self, bargainer: Bargainer, talks: Talks) -> None:
        self._mine, self._talks, self._board = bargainer, talks, bargainer.board
        self._spares = bargainer.spares()
        self._guesses = [
            Guess(self._board, each, talks.asked_by(self._board, each)) for each in bargainer.partners()
        ]

    def proposals(self, plans: Sequence[Plan]) -> list[Proposal]:
        """What I could offer, the most promising first."""
        found = [*self._purchases(plans), *self._sales()]
        return [each for _, each in sorted(found, key=lambda row: -row[0])]

    def _purchases(self, plans: Sequence[Plan]) -> Iterator[Promise]:
        """What the best plans lack: for gold, or for what I can spare."""
        mine, side = self._mine, self._mine.side
        for resource in range(len(self._board.pack.resources)):
            lack = max([plan.lacks[resource] for plan in plans[:PLANS]], default=0)
            for count in range(1, min(lack, MOST_AT_ONCE) + 1):
                got, most = side(goods={resource: count}), min(mine.held.gold, DEAREST)
                for_gold = [(side(gold=price), got) for price in range(1, most + 1)]
                yield from self._best((resource, GOLD), for_gold, range(1, most + 1))
                for spare in self._spares:
                    lots = range(1, min(mine.held.goods[spare], MOST_AT_ONCE) + 1)
                    yield from self._best(
                        (resource, spare), [(side(goods={spare: lot}), got) for lot in lots], lots
                    )

    def _sales(self) -> Iterator[Promise]:
        """What I can spare, for gold."""
        side, board = self._mine.side, self._board
        richest = max([board.gold[each.seat] for each in self._guesses], default=0)
        prices = range(min(richest, DEAREST), 0, -1)
        for spare in self._spares:
            for count in range(1, min(self._mine.held.goods[spare], MOST_AT_ONCE) + 1):
                given = side(goods={spare: count})
                for_gold = [(given, side(gold=price)) for price in prices]
                yield from self._best((GOLD, spare), for_gold, [-price for price in prices])

    def _best(
        self, about: tuple[int, int], swaps: Sequence[Swap], prices: Sequence[int]
    ) -> Iterator[Promise]:
        """The one of several swaps that promises most: much for me, and something for many. They come with
        the best for me first."""
        best, found = 0.0, None
        for (given, got), price in zip(swaps, prices, strict=True):
            gain = self._mine.gain(given, got)
            if gain < self._mine.margin or gain <= best:
                break
            to = tuple(
                [each.seat for each in self._guesses if self._may_like(each, about, given, got, price)]
            )
            promise = gain * (1 - DOUBT ** len(to))
            if promise > best:
                best, found = promise, Proposal(to, given, got, about, price)
        if found is not None:
            yield best, found

    def _may_like(self, guess: Guess, about: tuple[int, int], given: Bundle, got: Bundle, price: int) -> bool:
        return self._talks.is_new(self._board, guess.seat, about, price) and guess.likes(got, given)
