"""What an action would bring: it is tried in imagined worlds, to the end of the turn, and judged there.

A step is worth what it leads to, so whoever takes it goes on to the goal it is for.
"""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.bot import Look
from comptoir.bots.karanor import motives
from comptoir.bots.karanor.acting import free_pick, next_pick
from comptoir.bots.karanor.judgement import Judgement
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.karanor.searching import Follower, does, play_on
from comptoir.bots.karanor.worth import Worth
from comptoir.bots.racing import Budget, race
from comptoir.core import Dice, Match, Motive, Option
from comptoir.karanor.board import KaranorBoard

WEIGHED = "action"
"""The prompt whose options are tried; what follows within an action is of less weight."""
GOALS = 8
"""So many of the best goals have their next step tried."""
ALIKE = "recruit"
"""Goals of this kind hardly differ: the best of them stands for all."""


class Prospects:
    """What a seat could do at one moment, and what each of it would be for."""

    def __init__(self, look: Look) -> None:
        view, seat, options = look.view, look.seat, look.decision.options
        self.look = look
        self.planner = Planner(Worth(view, seat, view.gold[seat]))
        self.plans = self.planner.plans()
        self.aims: dict[Option, Plan] = {}
        """The best goal that each pick is the next step to."""
        for plan in self._sensible():
            pick = next_pick(self.planner, plan, options)
            if pick is not None:
                self.aims.setdefault(pick, plan)
        self.free = free_pick(self.planner, self.plans, options)
        """What takes no action and pays."""

    def _sensible(self) -> list[Plan]:
        alike = [plan for plan in self.plans if plan.goal.kind == ALIKE]
        return [plan for plan in self.plans if plan not in alike[1:]][:GOALS]

    def options(self, first: Option) -> list[Option]:
        """That one, and all that makes sense instead."""
        return list(dict.fromkeys([first, *([] if self.free is None else [self.free]), *self.aims]))

    def weigh(self, options: Sequence[Option], worlds: int, dice: Dice, judgement: Judgement) -> list[float]:
        """How likely the seat wins after each of them; nothing where no world can be imagined."""
        seat = self.look.seat

        def judged(world: Match, place: int) -> float:
            return judgement.chance(self._tried(world, seat, options[place], dice), seat)

        _, chances = race(self.look, dice, len(options), Budget(worlds), judged)
        return chances

    def _tried(self, match: Match, seat: int, option: Option, dice: Dice) -> KaranorBoard:
        """The table when the turn that goes on with this option is over."""
        turn, aim = match.table.turn, self.aims.get(option)
        bot = Follower(dice, None if aim is None or does(option, aim) else aim)
        match.answer(seat, option)
        play_on(match, {seat: bot}, turn)
        board: KaranorBoard = match.table
        return board

    def merit(self, option: Option, *, is_best: bool) -> Motive | None:
        """What speaks for an option that was tried: the goal it is for, or that trying it has shown so."""
        aim = self.aims.get(option)
        if aim is None:
            if option == self.free:
                return motives.of_free(option)
            return motives.FORESIGHT if is_best else motives.NEXT_BEST
        leads = aim.rate >= self.plans[0].rate
        if does(option, aim) and not (is_best and leads):
            return motives.FORESIGHT if is_best else motives.NEXT_BEST
        return motives.of_plan(self.planner, aim, option, is_best=leads)
