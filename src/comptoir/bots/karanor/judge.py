"""Judges the positions of Marchands de Karanor, by the weights that were learned."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.bot import Look
from comptoir.bots.judge import Judge
from comptoir.bots.karanor.judgement import usual
from comptoir.bots.karanor.trying import WEIGHED, Prospects
from comptoir.core import Dice, Match, Motive, Option


class KaranorJudge(Judge):
    """Everybody plays for themselves, and the turn is what chances are told by."""

    def sides(self, match: Match) -> int:
        return len(match.table.pawns)

    def moment(self, match: Match) -> int:
        turn: int = match.table.turn
        return turn

    def chances(self, match: Match) -> list[float]:
        return usual().told_chances(match.table)

    def choices(self, look: Look, taken: Option) -> list[Option]:
        return Prospects(look).options(taken) if look.decision.prompt == WEIGHED else [taken]

    def weigh(self, look: Look, options: Sequence[Option], worlds: int, dice: Dice) -> list[float]:
        found = Prospects(look).weigh(options, worlds, dice, usual())
        return [usual().told(look.view, chance) for chance in found]

    def motive(self, look: Look, option: Option) -> Motive | None:
        return Prospects(look).merit(option, is_best=True)
