"""What a merchant's holdings are worth to it: one number for all that can change hands.

At a given moment this is a function of the holdings alone: it looks at cards in hand, the place on the map
and the progress of the game, never at what anybody holds. So whoever swaps with a bot that accepts only what
makes this number grow cannot lead it in a circle, however long the chain of swaps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comptoir.bots.karanor.routes import FAR, Chart, chart
from comptoir.bots.karanor.worth import Worth
from comptoir.karanor.board import Bundle, KaranorBoard
from comptoir.karanor.conditions import places
from comptoir.karanor.pack import Goods, Rule

FIRST, THEN, LAST = 1.2, 0.8, 0.15
"""How dear gold is, against its usual price: what can be spent soon most, then what can be spent at all."""
SOON = 0.5
"""How much of what can be spent can be spent soon."""
USELESS, EACH_MORE = 0.55, 0.12
"""What an unwanted token keeps of its price, and what each further one loses."""
WANTED, FARTHER = 0.35, 0.3
"""What a wanted token is worth on top, and for each action that its source is away."""
FARTHEST = 4.0
KEEN_FARTHER = 0.4
"""The same for one who knows that an action saved is worth more than the token."""
SAVED_FIRST, SAVED_THEN, SAVED_LAST = 1.2, 0.95, 0.6
"""How dear gold is to one who saves, against its usual price: the first pieces most."""
FIRST_GOLD, THEN_GOLD = 10, 22


def holdings(board: KaranorBoard, seat: int) -> Bundle:
    """All of a merchant's that may change hands."""
    return Bundle(
        board.gold[seat],
        board.goods[seat],
        board.associates[seat],
        board.insignia[seat],
        board.artefact_faces(seat),
    )


def gold_worth(worth: Worth, count: int) -> float:
    """What so much gold is worth, by what it can still buy."""
    soon = SOON * worth.useful
    first, then = min(count, soon), min(max(count - soon, 0.0), worth.useful - soon)
    last = max(count - worth.useful, 0.0)
    return worth.gold * (FIRST * first + THEN * then + LAST * last)


def saved_worth(worth: Worth, count: int) -> float:
    """The same for one who saves it, whatever it can still buy."""
    first, then = min(count, FIRST_GOLD), min(max(count - FIRST_GOLD, 0), THEN_GOLD - FIRST_GOLD)
    last = max(count - THEN_GOLD, 0)
    return worth.gold * (SAVED_FIRST * first + SAVED_THEN * then + SAVED_LAST * last)


class Demand(NamedTuple):
    """Goods that a card asks for, and how much it is wanted, from 0 to 1."""

    goods: Goods
    weight: float
    kind: str
    """What the card is for: ``build``, ``quest`` or ``deliver``."""


class Potential:
    """The measure of one moment, for one seat."""

    __slots__ = ("_chart", "_distance", "_here", "_known", "_wanted", "worth")

    farther = FARTHER

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        board, numbers = worth.board, worth.pack.numbers
        self._known: dict[Bundle, float] = {}
        self._here = board.pawns[worth.seat]
        self._chart: Chart = chart(worth.pack, numbers.move_steps, numbers.sea_cost)
        found = sorted(self._demands(), key=lambda demand: -demand.weight)
        best = max([demand.weight for demand in found], default=0.0) or 1.0
        self._wanted = [
            [(demand.goods[at], demand.weight / best, demand.kind) for demand in found if demand.goods[at]]
            for at in range(len(worth.pack.resources))
        ]
        self._distance = [
            min(self._chart.nearest_source(self._here, at), FARTHEST) if left else FARTHEST
            for at, left in enumerate(board.reserve)
        ]

    # -- what the cards ask for ---------------------------------------------------------------------------

    def _demands(self) -> Iterator[Demand]:
        worth, pack = self.worth, self.worth.pack
        board, seat = worth.board, worth.seat
        for card in board.commerces[seat]:
            commerce = pack.commerce_of[board.faces[card]]
            cities = pack.cities & ~board.shops[seat]
            yield self._demand("build", worth.commerce_gain(commerce), commerce.cost.goods, cities)
        for card in board.quests[seat]:
            quest = pack.quest_of[board.faces[card]]
            for rule in quest.options:
                gain = quest.prestige * worth.prestige + 2.0
                yield self._demand("quest", gain, rule.cost.goods, self._place(rule))
        for card in board.deliveries:
            delivery = pack.delivery_of[board.faces[card]]
            gain = worth.effects(delivery.effects) * 0.7
            yield self._demand("deliver", gain, delivery.cost.goods, 1 << delivery.city)

    def _place(self, rule: Rule) -> int:
        mask = (1 << len(self.worth.pack.territories)) - 1
        for each in rule.when:
            if each.kind == "at":
                mask &= places(self.worth.board, self.worth.seat, each.value)
        return mask

    def _demand(self, kind: str, gain: float, goods: Goods, where: int) -> Demand:
        """How much a card is wanted: what it gives for each action, for one who has nothing yet."""
        kinds = sum([1 << at for at, count in enumerate(goods) if count])
        way = self._chart.tour(self._here, kinds, where).cost if where else FAR
        harvests = sum([-(-count // 2) for count in goods])
        return Demand(goods, 0.0 if way >= FAR else max(gain, 0.0) / (way + harvests + 1.0), kind)

    # -- the measure --------------------------------------------------------------------------------------

    def of(self, held: Bundle) -> float:
        """What all of it is worth."""
        found = self._known.get(held)
        if found is None:
            found = self._known[held] = self._reckon(held)
        return found

    def _reckon(self, held: Bundle) -> float:
        total = self.gold(held.gold)
        for resource, count in enumerate(held.goods):
            for number in range(1, count + 1):
                total += self.token(resource, number)
        for kind, count in enumerate(held.insignia):
            if count:
                total += self._tiles(kind, count)
        total += len(held.associates) * self.worth.associate
        return total + sum([self.worth.artefact(face) for face in sorted(held.artefacts)])

    def gold(self, count: int) -> float:
        return gold_worth(self.worth, count)

    def token(self, resource: int, number: int) -> float:
        """The n-th token of a resource."""
        base, before = self.worth.goods_of(resource), 0
        for wanted, weight, _ in self._wanted[resource]:
            before += wanted
            if number <= before:
                return base + weight * (WANTED + self.farther * self._distance[resource])
        return base * USELESS / (1 + EACH_MORE * (number - before - 1))

    def wanted(self, resource: int) -> int:
        """How many tokens of a resource the cards ask for."""
        return sum([wanted for wanted, weight, _ in self._wanted[resource] if weight > 0])

    def use_of(self, resource: int, number: int) -> str:
        """What the n-th token of a resource is for; empty if it is for nothing."""
        before = 0
        for wanted, weight, kind in self._wanted[resource]:
            before += wanted
            if number <= before and weight > 0:
                return kind
        return ""

    def _tiles(self, kind: int, count: int) -> float:
        """Equal tiles add up, the first being worth the most."""
        one = self.worth.insignia(kind)
        return one * count if one < 0 else one * sum([0.7**number for number in range(count)])


class KeenPotential(Potential):
    """The same for one who reckons what a way saved is worth."""

    __slots__ = ()

    farther = KEEN_FARTHER
