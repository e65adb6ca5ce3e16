"""A bot that errs as people do: now and then it overlooks its best action and takes another sensible one."""

from __future__ import annotations

from comptoir.bots.bot import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.searching import distinct
from comptoir.core import Dice, Option

HUNDRED = 100


class CarelessBot(GreedyBot):
    """Overlooks so many of a hundred actions; whatever else it is asked, it answers as well as it can."""

    __slots__ = ("slips",)

    def __init__(self, dice: Dice, thirst: float, slips: int) -> None:
        super().__init__(dice, thirst)
        self.slips = slips

    def choose(self, look: Look) -> Option:
        decision = look.decision
        if decision.prompt != "action" or self.dice.below(HUNDRED) >= self.slips:
            return super().choose(look)
        self._picked = None
        worth = self.mind.reckon(lambda: look.view, decision)
        ranked = sorted(self.mind.rank(worth, decision), key=lambda each: -each[0])
        # What it would do last of all would look absurd, and who holds the last stack does not overlook it.
        sensible = distinct(worth.board, [option for score, option in ranked if score >= 0.0])
        is_winning = worth.number >= worth.last_number and ranked[0][1] == ("build",)
        if is_winning or len(sensible) < 2:
            return super().choose(look)
        pick = sensible[1 + self.dice.below(len(sensible) - 1)]
        self.mind.remember(worth, pick)
        return pick
