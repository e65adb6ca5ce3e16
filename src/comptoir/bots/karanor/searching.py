"""A bot that tries its best goals in imagined worlds before it sets out, and takes what gets it home soonest.

What it cannot know is dealt anew for each world, and all goals are tried in the same ones, so that luck
favours none of them. There it plays on alone, goal after goal as the greedy bot would, while the others stand
still: whoever needs the fewest turns to the end wins the race.
"""

from __future__ import annotations

from typing import NamedTuple

from comptoir.bots.bot import Look
from comptoir.bots.karanor import motives
from comptoir.bots.karanor.acting import END, next_pick
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.core import PASS, Decision, Dice, Match, Option
from comptoir.karanor.board import ACTIONS, KaranorBoard

MOST_PICKS = 400
"""In one imagined future; whatever takes longer is judged where it stands."""
GOLD = 0.01
"""What a piece of gold counts in the end, where prestige counts one: it breaks ties."""


class Recipe(NamedTuple):
    """How a searcher thinks."""

    worlds: int
    """In so many worlds every goal is tried."""
    goals: int
    """So many of the best are tried."""
    turns: int = 16
    """So many turns at most are imagined."""


class Imagined(Look):
    """A look at a world of one's own making, where all is known: its table is the board."""

    __slots__ = ()

    @property
    def view(self) -> KaranorBoard:
        board: KaranorBoard = self._match.table
        return board


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
    """One ply over whole goals."""

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
        sums = [0.0] * len(plans)
        self.dice.below(2)
        for number in range(self.recipe.worlds):
            try:
                world = look.imagine(self.dice.spawn(f"world {number}"))
            except ValueError:  # where there is nothing to imagine from
                break
            for place, plan in enumerate(plans):
                sums[place] += race(world.clone(), look.seat, Follower(self.dice, plan), self.recipe.turns)
        return plans[sums.index(max(sums))]


def does(pick: Option, plan: Plan) -> bool:
    """Does a pick reach the goal of a plan?"""
    return isinstance(pick, tuple) and pick[: len(plan.goal.option)] == plan.goal.option


def race(match: Match, seat: int, bot: GreedyBot, turns: int) -> float:
    """Play on alone to the end, or for so many turns: how good that is, in turns; the sooner the better."""
    board: KaranorBoard = match.table
    start, players = board.turn, board.rules.players
    live(match, seat, bot, start + players * turns)
    board = match.table
    prestige = board.prestige[seat]
    if prestige < board.end_prestige or not match.decisions:
        return prestige - board.end_prestige + GOLD * board.gold[seat] - turns
    in_hand = board.actions / board.stats[seat][ACTIONS] if board.active == seat else 0.0
    return in_hand - (board.turn - start) / players - 1.0


def live(match: Match, seat: int, bot: GreedyBot, last: int) -> None:
    """Go on until this seat has all the prestige it needs, or that turn is over."""
    for _ in range(MOST_PICKS):
        decisions, board = match.decisions, match.table
        if not decisions or (match.is_between_actions and board.turn > last):
            return
        if board.prestige[seat] >= board.end_prestige and board.trigger == seat:
            return
        decision = decisions[0]
        options = decision.options
        if len(options) == 1:
            match.answer(decision.seat, options[0])
        elif decision.seat == seat:
            match.answer(seat, bot.choose(Imagined(match, seat)))
        else:
            match.answer(decision.seat, stand_still(decision))


def stand_still(decision: Decision) -> Option:
    """What somebody does who does nothing."""
    return next((each for each in (END, PASS) if each in decision.options), decision.options[0])
