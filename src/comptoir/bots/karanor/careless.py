"""A bot that errs as people do: it sets out for another sensible goal than its best, and sticks to it."""

from __future__ import annotations

from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.planning import Plan
from comptoir.core import Dice

HUNDRED = 100
SENSIBLE = 0.35
"""What a goal is worth for each action, against the best one, that somebody may take for it."""


class CarelessBot(GreedyBot):
    """In so many of a hundred turns it sets out for something else; whatever else it is asked, it answers as
    well as it can."""

    __slots__ = ("_slipped", "_whim", "slips")

    def __init__(self, dice: Dice, slips: int) -> None:
        super().__init__(dice)
        self.slips = slips
        self._whim: object = None
        self._slipped = -1
        """The turn in which I last thought of what to do."""

    def _steadied(self, plans: list[Plan]) -> list[Plan]:
        if self._slipped != self._turn:
            self._slipped, self._whim = self._turn, None
            others = [plan for plan in plans[1:] if plan.rate >= SENSIBLE * plans[0].rate]
            if others and self.dice.below(HUNDRED) < self.slips and not self._is_there(plans[0]):
                self._whim = others[self.dice.below(len(others))].goal.option
        for plan in plans:
            if plan.goal.option == self._whim:
                return [plan, *[each for each in plans if each is not plan]]
        return super()._steadied(plans)

    def _is_there(self, plan: Plan) -> bool:
        """Does nothing but the last pick lack? That nobody overlooks."""
        return plan.actions <= plan.goal.actions
