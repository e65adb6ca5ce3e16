"""Which goal is worth the most for each action it takes, and the next pick on the way to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from comptoir.bots.karanor.goals import ANYWHERE, Goal, goals
from comptoir.bots.karanor.routes import FAR, NO_SEA, Chart, Tour, chart
from comptoir.bots.karanor.worth import Worth
from comptoir.core import Option
from comptoir.karanor import bans
from comptoir.karanor.board import ACTIONS, EMPTY, HARVEST_YIELD, MOVE_STEPS, SEA_COST, WORK_YIELD
from comptoir.karanor.market import BUY, Visit
from comptoir.karanor.pack import Goods

WAITING = 0.8
"""How much an action counts that is only spent on getting gold."""
SPARE = 0.5
"""How much of their worth is lost with goods that are there already."""


class Plan(NamedTuple):
    """A goal, what it takes, and where to go first."""

    goal: Goal
    rate: float
    """Worth for each action."""
    actions: float
    lacks: Goods
    """What has to be harvested."""
    any: int
    buys: bool
    """Is what it lacks to be bought at the market?"""
    deficit: float
    """Gold that has to be worked for."""
    stop: int
    """Where to go next."""


class Position(NamedTuple):
    """Where a merchant stands and what it holds, now or in a moment."""

    place: int
    steps: int
    actions: int
    gold: int
    goods: Goods


class Planner:
    """Reckons goals for one seat at one moment."""

    def __init__(self, worth: Worth, victim: int = EMPTY) -> None:
        self.worth = worth
        self.victim = victim
        """Whom my last card was played on."""
        board, seat = self.board, self.seat = worth.board, worth.seat
        self.pack = worth.pack
        stats, self.forbidden = board.stats[seat], board.forbidden[seat]
        fare = NO_SEA if self.forbidden >> bans.SEA & 1 else stats[SEA_COST]
        self.chart: Chart = chart(self.pack, stats[MOVE_STEPS], fare, worth.ease)
        self.steps = board.steps_left(seat)
        self.harvest = max(stats[HARVEST_YIELD], 1)
        self.work = 0 if self.forbidden >> bans.WORK & 1 else stats[WORK_YIELD]
        self.per_turn = max(stats[ACTIONS], 1)
        self.income = board.income[seat] + board.wages(seat)
        self.dry = 0
        for resource, left in enumerate(board.reserve):
            if not left or self.forbidden >> bans.HARVEST & 1:
                self.dry |= 1 << resource

    def here(self) -> Position:
        board, seat = self.board, self.seat
        actions = board.actions if board.active == seat else 0
        return Position(board.pawns[seat], self.steps, actions, board.gold[seat], board.goods[seat])

    def rest_of_move(self, step: tuple[str, str], stop: int) -> list[tuple[frozenset[Option], Option]]:
        """After a step: the land ways that lead on from each place, and the one to the stop."""
        pack = self.pack
        at, _ = pack.steps[self.board.pawns[self.seat]][step]
        left = (self.steps or self.chart.speed) - 1
        found: list[tuple[frozenset[Option], Option]] = []
        while left and at != stop:
            ways = frozenset([option for option, (_, sea) in pack.steps[at].items() if not sea])
            beside = self.chart.step(at, stop, left)
            found.append((ways, ("step", pack.territories[beside].id)))
            at, left = beside, left - 1
        return found

    # -- one goal ---------------------------------------------------------------------------------------

    def plan(self, goal: Goal, at: Position) -> Plan | None:
        """How to reach a goal from there, the quicker way if there are two; nothing if there is none."""
        cost, lacks, kinds, harvests, spent, spare = goal.cost, [], 0, 0, 0.0, 0
        for resource, wanted in enumerate(cost.goods):
            held = at.goods[resource]
            lack = wanted - held if wanted > held else 0
            lacks.append(lack)
            if wanted:
                spent += (wanted - lack) * self.worth.goods_of(resource)
            if lack:
                kinds |= 1 << resource
                harvests += -(-lack // self.harvest)
        if cost.any:
            spare = sum([max(at.goods[each] - cost.goods[each], 0) for each in self.pack.common])
        any_lack = max(cost.any - spare, 0)
        gain = goal.worth - cost.gold * self.worth.gold - SPARE * spent
        found = None
        if not kinds & self.dry:
            tour = self._tour(at, goal, kinds, any_lack)
            harvests += -(-any_lack // self.harvest)
            found = self._reckon(goal, at, tour, harvests, cost.gold, gain, (tuple(lacks), any_lack, False))
        price = self.market_price(lacks) if kinds and self.board.market and not any_lack else 0
        if price:
            tour = self._tour(at, goal, 0, 0)
            gold, less = cost.gold + price, gain - price * self.worth.gold
            other = self._reckon(goal, at, tour, 1, gold, less, (tuple(lacks), 0, True))
            if other is not None and (found is None or other.rate > found.rate):
                return other
        return found

    def _reckon(
        self,
        goal: Goal,
        at: Position,
        tour: Tour,
        before: int,
        gold: int,
        gain: float,
        needs: tuple[Goods, int, bool],
    ) -> Plan | None:
        """What a way to a goal comes to, with so many actions before it, and so much gold to pay."""
        if tour.cost >= FAR:
            return None
        actions = tour.cost + before + goal.actions
        deficit, waits = self._deficit(gold + tour.fares, at, actions)
        if waits >= FAR:
            return None
        if self.worth.is_last_turn and actions + waits > at.actions + 0.3 * tour.cost + 0.5:
            return None
        total = actions + WAITING * waits
        return Plan(goal, gain / total, total, *needs, deficit, tour.stop)

    def market_price(self, lacks: Sequence[int]) -> int:
        """What the market would ask for all of it in one visit; 0 if it has not got it."""
        laid, most = self.board.market, self.pack.numbers.market.max_units
        if self.forbidden >> bans.MARKET & 1 or sum(lacks) > most:
            return 0
        if any([lack > left for lack, left in zip(lacks, laid, strict=True)]):
            return 0
        visit = Visit(self.board, self.seat)
        return sum([visit.do(BUY, resource) for resource, lack in enumerate(lacks) for _ in range(lack)])

    def _tour(self, at: Position, goal: Goal, kinds: int, any_lack: int) -> Tour:
        places = 0 if goal.places == ANYWHERE else goal.places
        if any_lack and not kinds:  # by the nearest source of anything
            sources = [1 << each for each in self.pack.common if not self.dry >> each & 1]
            tours = [self.chart.tour(at.place, source, places, at.steps) for source in sources]
            return min(tours, key=lambda tour: tour.cost, default=Tour(FAR, -1, 0))
        return self.chart.tour(at.place, kinds, places, at.steps)

    def _deficit(self, gold: int, at: Position, actions: float) -> tuple[float, float]:
        """The gold that will be missing, and how many actions more it takes to get it."""
        turns = 0
        if actions > at.actions:
            turns = 1 + int((actions - at.actions - 0.01) / self.per_turn)
        missing = gold - at.gold - self.income * turns
        if missing <= 0:
            return 0.0, 0.0
        speed = self.work + self.income / self.per_turn
        return missing, missing / speed if speed > 0.05 else FAR

    # -- all goals --------------------------------------------------------------------------------------

    def plans(self) -> list[Plan]:
        """All goals that can be reached, the best first."""
        here = self.here()
        found = [plan for goal in goals(self.worth) if (plan := self.plan(goal, here)) is not None]
        found.sort(key=lambda plan: -plan.rate)
        return found

    def best_rate(self, among: Iterable[Goal], at: Position) -> float:
        """What the best of some goals is worth for each action."""
        return max([plan.rate for goal in among if (plan := self.plan(goal, at)) is not None], default=0.0)
