"""What to offer to whom: for what the plans lack and for what I have too much of, at a price both may like.

What a rival needs nobody knows, but what it holds and earns is public, and what it asks for it says itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from comptoir.bots.karanor.bargaining import Bargainer, Swap, spell
from comptoir.bots.karanor.planning import Plan
from comptoir.bots.karanor.potential import FARTHER, FARTHEST, USELESS, WANTED, Potential, saved_worth
from comptoir.bots.karanor.routes import chart
from comptoir.bots.karanor.worth import Worth
from comptoir.core import Option
from comptoir.karanor.bargains import OFFER, can_give
from comptoir.karanor.board import Bundle, KaranorBoard, Offer
from comptoir.karanor.offering import TO

MOST_AT_ONCE = 2
"""Tokens of one kind in one offer."""
MOST_ON_TOP = 2
"""Gold that is paid on top of goods."""
DEAREST = 15
"""Gold that is paid for one lot."""
PLANS = 3
"""So many plans may have their goods bought."""
LATELY = 3
"""Rounds in which it is remembered what was refused, and who asked for what."""
CHANCES = (0.7, 0.55, 0.38, 0.25)
"""How likely it is that a rival wants its first token of a resource, its second, …: counted in games."""
RARE = 0.35
"""How much less likely that is for what few cards ask for."""
ASKED, SPARED = 0.8, 0.1
"""How likely, if it has asked for the resource lately; if it has offered some."""
WEIGHTS = (0.3, 0.6, 1.0)
"""How much it then wants it: one as likely as the other."""
LIKED = 0.5
"""What a swap should bring a rival who is asked for it."""
HOPE, LIKELY = 0.4, 0.6
"""How likely it should be that each one agrees who is asked, and that anybody does: whoever is asked in vain
stops listening."""
GOLD = -1
"""Where a resource is named: gold."""
IN_KIND = 10
"""How much more a token counts than a piece of gold when it is remembered how much was offered."""


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


Outcome: TypeAlias = tuple[float, float]
"""How likely something is, and what it is worth."""
Promise: TypeAlias = tuple[float, Proposal]
"""What an offer should bring."""


class Talks:
    """What a merchant remembers of its talks."""

    __slots__ = ("_asked", "_offered", "_spared")

    def __init__(self) -> None:
        self._asked: dict[tuple[int, int], int] = {}
        """The round in which a rival last asked for a resource."""
        self._spared: dict[tuple[int, int], int] = {}
        """The round in which it last offered some."""
        self._offered: dict[tuple[int, tuple[int, int]], tuple[int, int]] = {}
        """What I last offered to a rival, and in which round."""

    def listen(self, board: KaranorBoard, offer: Offer) -> None:
        """Somebody says what it needs, and what it can spare."""
        for said, side in ((self._asked, offer.get), (self._spared, offer.give)):
            for resource, count in enumerate(side.goods):
                if count:
                    said[offer.maker, resource] = board.round

    def asked_by(self, board: KaranorBoard, seat: int) -> list[int]:
        return _lately(self._asked, board, seat)

    def spared_by(self, board: KaranorBoard, seat: int) -> list[int]:
        return _lately(self._spared, board, seat)

    def note(self, board: KaranorBoard, proposal: Proposal) -> None:
        for seat in proposal.to:
            self._offered[seat, proposal.about] = proposal.price, board.round

    def is_new(self, board: KaranorBoard, seat: int, about: tuple[int, int], price: int) -> bool:
        """Is it more than what I offered lately? What was refused need not be said again."""
        before, when = self._offered.get((seat, about), (price - 1, 0))
        return price > before or when + LATELY < board.round


def _lately(said: dict[tuple[int, int], int], board: KaranorBoard, seat: int) -> list[int]:
    """The resources somebody spoke of in the last rounds."""
    return [
        resource for (who, resource), when in said.items() if who == seat and when + LATELY >= board.round
    ]


class Guess:
    """What things seem to be worth to a rival, by what everybody can see."""

    def __init__(self, board: KaranorBoard, seat: int, talks: Talks) -> None:
        self.board, self.seat = board, seat
        self._asked, self._spared = talks.asked_by(board, seat), talks.spared_by(board, seat)
        self._worth = Worth(board, seat)
        self._known: dict[tuple[int, int, int], list[Outcome]] = {}
        numbers, here = board.pack.numbers, board.pawns[seat]
        ways = chart(board.pack, numbers.move_steps, numbers.sea_cost)
        self._far = [
            min(ways.nearest_source(here, at), FARTHEST) if left else FARTHEST
            for at, left in enumerate(board.reserve)
        ]

    def chance(self, given: Bundle, got: Bundle) -> float:
        """How likely it is that it makes a swap of gold and goods."""
        if not can_give(self.board, self.seat, given):
            return 0.0
        gold, held = self.board.gold[self.seat], self.board.goods[self.seat]
        sure = self._gold(gold - given.gold + got.gold) - self._gold(gold)
        outcomes: list[Outcome] = [(1.0, sure)]
        for resource, have in enumerate(held):
            less, more = given.goods[resource], got.goods[resource]
            if less:
                lost = self._tokens(resource, have - less, less)
                outcomes = [(p * q, total - worth) for p, total in outcomes for q, worth in lost]
            if more:
                won = self._tokens(resource, have, more)
                outcomes = [(p * q, total + worth) for p, total in outcomes for q, worth in won]
        return sum([p for p, total in outcomes if total >= LIKED])

    def _gold(self, count: int) -> float:
        """What gold is worth to one who saves it: whether a rival does nobody can tell."""
        return saved_worth(self._worth, count)

    def _tokens(self, resource: int, after: int, count: int) -> list[Outcome]:
        """What so many tokens may be worth that come after so many others."""
        key = resource, after, count
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._reckon(resource, after, count)
        return found

    def _reckon(self, resource: int, after: int, count: int) -> list[Outcome]:
        base = self._worth.goods_of(resource)
        chances = [1.0, *[self._chance(resource, after + each) for each in range(1, count + 1)], 0.0]
        found: list[Outcome] = []
        for wanted in range(count + 1):
            chance, rest = chances[wanted] - chances[wanted + 1], base * USELESS * (count - wanted)
            if chance > 0:
                more = WANTED + FARTHER * self._far[resource]
                each = [rest + wanted * (base + weight * more) for weight in WEIGHTS] if wanted else [rest]
                found += [(chance / len(each), worth) for worth in each]
        return found

    def _chance(self, resource: int, number: int) -> float:
        """How likely it wants its n-th token of a resource."""
        held = self.board.goods[self.seat][resource]
        if resource in self._asked and number <= held + 1:
            return ASKED
        if resource in self._spared and number >= held:
            return SPARED
        chance = CHANCES[min(number, len(CHANCES)) - 1]
        return chance if resource in self.board.pack.common else chance * RARE


class Trader(Bargainer):
    """A bargainer who thinks of the other side, too."""

    def __init__(self, potential: Potential, plan: Plan | None, talks: Talks) -> None:
        super().__init__(potential, plan)
        self.talks = talks

    def may_please(self, seat: int, given: Bundle, got: Bundle) -> bool:
        """What a tile is worth to others nobody can guess, so that is left to them."""
        return (
            _has_tiles(given)
            or _has_tiles(got)
            or Guess(self.board, seat, self.talks).chance(given, got) >= LIKELY
        )


def _has_tiles(side: Bundle) -> bool:
    return bool(any(side.insignia) or side.associates or side.artefacts)


class Haggler:
    """Finds offers for one seat at one moment."""

    def __init__(self, trader: Trader) -> None:
        self._mine, self._talks, self._board = trader, trader.talks, trader.board
        self._spares = trader.spares()
        self._guesses = [Guess(self._board, each, trader.talks) for each in trader.partners()]

    def proposals(self, plans: Sequence[Plan]) -> list[Proposal]:
        """What I could offer, the most promising first."""
        found = [*self._purchases(plans), *self._sales()]
        return [each for _, each in sorted(found, key=lambda row: -row[0])]

    def _purchases(self, plans: Sequence[Plan]) -> Iterator[Promise]:
        """What I lack: for gold, or for what I can spare."""
        mine, side = self._mine, self._mine.side
        for resource in range(len(self._board.pack.resources)):
            for count in range(1, min(self._lack(resource, plans), MOST_AT_ONCE) + 1):
                got, most = side(goods={resource: count}), min(mine.held.gold, DEAREST)
                for_gold = [(side(gold=price), got) for price in range(1, most + 1)]
                yield from self._best((resource, GOLD), for_gold, range(1, most + 1))
                for spare in self._spares:
                    lots = range(1, min(mine.held.goods[spare], MOST_AT_ONCE) + 1)
                    for more in range(min(mine.held.gold, MOST_ON_TOP) + 1):
                        barter = [(side(gold=more, goods={spare: lot}), got) for lot in lots]
                        yield from self._best(
                            (resource, spare), barter, [IN_KIND * lot + more for lot in lots]
                        )

    def _lack(self, resource: int, plans: Sequence[Plan]) -> int:
        """What the best plans lack of a resource, or a token for a card that none of them thinks of."""
        use = self._mine.potential.use_of(resource, self._mine.held.goods[resource] + 1)
        return max([1 if use else 0, *[plan.lacks[resource] for plan in plans[:PLANS]]])

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
            if gain < self._mine.least or gain <= best:
                break
            to, chance = self._whom(about, given, got, price)
            if chance >= LIKELY and gain * chance > best:
                best, found = gain * chance, Proposal(to, given, got, about, price)
        if found is not None:
            yield best, found

    def _whom(
        self, about: tuple[int, int], given: Bundle, got: Bundle, price: int
    ) -> tuple[tuple[int, ...], float]:
        """Who should be asked, and how likely it is that one of them agrees."""
        to, refused = [], 1.0
        for guess in self._guesses:
            if self._talks.is_new(self._board, guess.seat, about, price):
                chance = guess.chance(got, given)
                if chance >= HOPE:
                    to.append(guess.seat)
                    refused *= 1 - chance
        return tuple(to), 1 - refused
