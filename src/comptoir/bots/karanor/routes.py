"""Ways over the map, reckoned in actions: from here to there, and round by what has to be harvested first."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from comptoir.karanor.pack import Pack

FAR: Final = 1000.0
"""What cannot be reached."""
FARES: Final[list[tuple[float, float]]] = [(0.7, 0.75), (0.45, 0.5), (0.25, 0.25), (0.1, 0.0)]
"""What a piece of gold for a crossing counts, in actions, and from which ease on."""
A_STEP: Final = 0.01
"""Of two ways that take as many actions the shorter is better."""
NO_SEA: Final = -1
"""A fare that nobody can pay: by land only."""
MOST_TOURS: Final = 20_000
"""Tours kept in memory; then they are forgotten and worked out again."""


class Tour(NamedTuple):
    """A way round: what it costs in actions (fares included), where it leads first, and the fares."""

    cost: float
    stop: int
    fares: int


class Chart:
    """All distances for merchants who walk and sail alike; shared by all bots, since the map is public."""

    __slots__ = ("_costs", "_fares", "_sources", "_tours", "fare", "pack", "price", "speed")

    def __init__(self, pack: Pack, speed: int, fare: int, price: float) -> None:
        self.pack, self.speed, self.fare, self.price = pack, speed, fare, price
        places = range(len(pack.territories))
        found = [self._towards(to) for to in places]
        self._costs = [[[found[to][0][at][left] for to in places] for at in places] for left in range(speed)]
        self._fares = [[[found[to][1][at][left] for to in places] for at in places] for left in range(speed)]
        self._sources = [
            tuple([at for at, resource in enumerate(pack.harvests) if resource == each])
            for each in range(len(pack.resources))
        ]
        self._tours: dict[tuple[int, int, int, int], Tour] = {}

    def _towards(self, target: int) -> tuple[list[list[float]], list[list[int]]]:
        """From every place, with so many steps left of a move: the cost to the target, and the fares."""
        speed, neighbours = self.speed, self.pack.neighbours
        costs = [[FAR] * speed for _ in neighbours]
        fares = [[0] * speed for _ in neighbours]
        waiting = [(0.0, 0, target, left) for left in range(speed)]
        while waiting:
            cost, fare, at, left = heappop(waiting)
            if cost >= costs[at][left]:
                continue
            costs[at][left], fares[at][left] = cost, fare
            if not left:  # whoever has steps left may also start a new move
                for more in range(1, speed):
                    heappush(waiting, (cost, fare, at, more))
            for before, sea in neighbours[at]:
                if sea and self.fare == NO_SEA:
                    continue
                paid = self.fare if sea else 0
                step = cost + A_STEP + self.price * paid
                if left == speed - 1:
                    heappush(waiting, (step + 1, fare + paid, before, 0))
                if left + 1 < speed:
                    heappush(waiting, (step, fare + paid, before, left + 1))
        return costs, fares

    def cost(self, at: int, to: int, left: int = 0) -> float:
        """The actions it takes from one place to another, with so many steps left of a move."""
        return self._costs[min(left, self.speed - 1)][at][to]

    def fares_to(self, at: int, to: int, left: int = 0) -> int:
        return self._fares[min(left, self.speed - 1)][at][to]

    def step(self, at: int, to: int, left: int) -> int:
        """The neighbour to go to next; the place itself where there is no way."""
        left = (left or self.speed) - 1
        best, found = FAR, at
        for beside, sea in self.pack.neighbours[at]:
            if not (sea and self.fare == NO_SEA):
                cost = self.cost(beside, to, left) + (self.price * self.fare if sea else 0)
                if cost < best:
                    best, found = cost, beside
        return found

    def nearest(self, at: int, places: int, left: int) -> Tour:
        """The nearest of a mask of places."""
        found = [to for to in range(len(self.pack.territories)) if places >> to & 1]
        tours = [Tour(self.cost(at, to, left), to, self.fares_to(at, to, left)) for to in found]
        return min(tours, key=lambda tour: tour.cost)

    def nearest_source(self, at: int, resource: int) -> float:
        """How far it is to where a resource can be harvested."""
        return min([self.cost(at, to) for to in self._sources[resource]], default=FAR)

    def tour(self, at: int, kinds: int, places: int, left: int = 0) -> Tour:
        """Round by a source of each kind of a mask, to one of the places; without places, just round."""
        key = at, kinds, places, left
        found = self._tours.get(key)
        if found is None:
            if len(self._tours) >= MOST_TOURS:
                self._tours.clear()
            found = self._tours[key] = self._find_tour(at, kinds, places, left)
        return found

    def _find_tour(self, at: int, kinds: int, places: int, left: int) -> Tour:
        if not kinds:
            return self.nearest(at, places, left) if places else Tour(0.0, at, 0)
        best = Tour(FAR, -1, 0)
        for resource, sources in enumerate(self._sources):
            if not kinds >> resource & 1:
                continue
            for source in sources:
                way = self.cost(at, source, left)
                if way < best.cost:
                    rest = self.tour(source, kinds & ~(1 << resource), places)
                    if way + rest.cost < best.cost:
                        fares = self.fares_to(at, source, left) + rest.fares
                        best = Tour(way + rest.cost, source, fares)
        return best


@lru_cache(maxsize=64)
def _chart(digest: str, speed: int, fare: int, price: float) -> Chart:
    return Chart(_packs[digest], speed, fare, price)


_packs: dict[str, Pack] = {}


def chart(pack: Pack, speed: int, fare: int, ease: float = 1.0) -> Chart:
    """The chart for a merchant who goes so many steps in a move and pays so much for a crossing, which hurts
    the less the more gold there is."""
    _packs[pack.digest] = pack
    price = next(price for price, least in FARES if ease >= least)
    return _chart(pack.digest, max(speed, 1), fare, price)
