"""A bot that tries its best goals in imagined worlds before it sets out, and takes what leaves it best.

There it goes for the goal, and then for whatever comes next, for some turns of its own; the others go for
their best goals meanwhile, with what it imagines them to hold. At the end of each of those turns the position
is judged by the weights that were learned: the first judgement hangs little on luck, the last sees farther.
"""

from __future__ import annotations

from typing import NamedTuple

from comptoir.bots.bot import Look
from comptoir.bots.karanor import motives
from comptoir.bots.karanor.acting import next_pick
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.imagined import Imagined
from comptoir.bots.karanor.judgement import usual
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.racing import Budget, race
from comptoir.core import Dice, Match, Option

MOST_PICKS = 400
"""In one imagined future; whatever takes longer is judged where it stands."""


class Recipe(NamedTuple):
    """How a searcher thinks."""

    budget: Budget
    goals: int
    """So many of the best are tried."""
    turns: int = 2
    """So many turns of its own are imagined, and those of the others in between."""


class Follower(GreedyBot):
    """Goes for one goal after the other, and thinks of nothing else on the way: that would take time."""

    __slots__ = ("_aim",)

    def __init__(self, dice: Dice, aim: Plan | None = None) -> None:
        super().__init__(dice)
        self._plan = self._aim = aim

    def _plans(self, planner: Planner, options: tuple[Option, ...]) -> list[Plan]:
        if self._aim is not None:
            plan = planner.plan(self._aim.goal, planner.here())
            if plan is not None and next_pick(planner, plan, options) is not None:
                return [plan]
        return super()._plans(planner, options)

    def _act(self, planner: Planner, options: tuple[Option, ...]) -> Option:
        pick = super()._act(planner, options)
        self._aim = None if self._plan is not None and does(pick, self._plan) else self._plan
        return pick


class SearchingBot(GreedyBot):
    """Looks ahead goal by goal."""

    __slots__ = ("_aim", "_look", "_searched", "recipe")

    def __init__(self, dice: Dice, recipe: Recipe) -> None:
        super().__init__(dice)
        self.recipe = recipe
        self._look: Look | None = None
        self._aim: Plan | None = None
        self._searched = 0
        """The turn in which I last looked ahead."""

    def choose(self, look: Look) -> Option:
        self._look = look
        pick = super().choose(look)
        self._look = None
        return pick

    def _steadied(self, plans: list[Plan]) -> list[Plan]:
        """What I have set out for comes first. I think it over when it is done, and once a turn."""
        assert self._look is not None
        aim = self._aim.goal.option if self._aim is not None and self._searched == self._turn else None
        best = next((plan for plan in plans if plan.goal.option == aim), None)
        if best is None and plans:
            best = self._search(self._look, super()._steadied(plans)[: self.recipe.goals])
            self._searched = self._turn
        self._aim = best
        return plans if best is None else [best, *[each for each in plans if each is not best]]

    def _act(self, planner: Planner, options: tuple[Option, ...]) -> Option:
        pick = super()._act(planner, options)
        self.motive = motives.of_search(self.motive)
        if self._aim is not None and does(pick, self._aim):
            self._aim = None
        return pick

    def _search(self, look: Look, plans: list[Plan]) -> Plan:
        """The goal whose imagined futures are the best."""
        if len(plans) == 1:
            return plans[0]
        self.dice.below(2)  # so that the next search has other worlds
        seat, turns = look.seat, self.recipe.turns

        def judged(world: Match, place: int) -> float:
            return foresee(world, seat, Follower(self.dice, plans[place]), turns)

        best, _ = race(look, self.dice, len(plans), self.recipe.budget, judged)
        return plans[best]


def does(pick: Option, plan: Plan) -> bool:
    """Does a pick reach the goal of a plan?"""
    return isinstance(pick, tuple) and pick[: len(plan.goal.option)] == plan.goal.option


def foresee(match: Match, seat: int, bot: GreedyBot, turns: int) -> float:
    """Go on for so many turns of this seat, while the others go for their best goals: how likely it wins, on
    average at the ends of those turns."""
    bots, found = {seat: bot}, 0.0
    for turn in range(turns):
        play_on(match, bots, match.table.turn + (match.table.rules.players - 1 if turn else 0))
        found += usual().chance(match.table, seat)
    return found / turns


def play_on(match: Match, bots: dict[int, GreedyBot], last: int) -> None:
    """Go on until that turn is over, or the game is; whoever has no bot yet gets one."""
    for _ in range(MOST_PICKS):
        decisions = match.decisions
        if not decisions or (match.is_between_actions and match.table.turn > last):
            return
        decision = decisions[0]
        at, options = decision.seat, decision.options
        if len(options) == 1:
            match.answer(at, options[0])
            continue
        if at not in bots:
            bots[at] = Follower(next(iter(bots.values())).dice)
        match.answer(at, bots[at].choose(Imagined(match, at)))
