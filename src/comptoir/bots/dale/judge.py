"""Judges the positions of La Vallée des Marchands, as its strongest bots do."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.bot import Look
from comptoir.bots.dale.case import Case
from comptoir.bots.dale.judgement import usual
from comptoir.bots.dale.levels import THIRST
from comptoir.bots.dale.mind import Mind
from comptoir.bots.dale.motives import merit_of
from comptoir.bots.dale.searching import Recipe, SearchingBot, distinct
from comptoir.bots.judge import Judge
from comptoir.bots.racing import Budget
from comptoir.core import Dice, Match, Motive, Option

WEIGHED = "action"
"""The prompt whose options are tried in imagined worlds; what follows within an action is of less weight."""


class DaleJudge(Judge):
    """By the weights that were learned."""

    def sides(self, match: Match) -> int:
        return len(match.table.stalls)

    def moment(self, match: Match) -> int:
        turn: int = match.table.turn
        return turn

    def chances(self, match: Match) -> list[float]:
        return usual().told_chances(match.table)

    def choices(self, look: Look, taken: Option) -> list[Option]:
        if look.decision.prompt != WEIGHED:
            return [taken]
        return distinct(look.view, [taken, *look.decision.options])

    def weigh(self, look: Look, options: Sequence[Option], worlds: int, dice: Dice) -> list[float]:
        bot = SearchingBot(dice, Recipe(Budget(worlds), THIRST))
        return [usual().told(look.view, chance) for chance in bot.weigh(look, options)]

    def motive(self, look: Look, option: Option) -> Motive | None:
        mind, decision = Mind(THIRST), look.decision
        worth = mind.reckon(lambda: look.view, decision)
        return merit_of(Case(worth, decision, option, mind.memory), is_best=True)
