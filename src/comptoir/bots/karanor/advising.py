"""Whom people ask for a hint: it weighs what a level would pick beside all else that makes sense.

It takes more time than a level does, so no level plays by it; and it says how likely each of the picks wins.
"""

from __future__ import annotations

from comptoir.bots.bot import Bot, Glance, Look, interruption, motive_of
from comptoir.bots.karanor import levels
from comptoir.bots.karanor.judgement import usual
from comptoir.bots.karanor.trying import WEIGHED, Prospects
from comptoir.core import Dice, Motive, Option, Verdict

WORLDS = 24
"""In so many imagined worlds each pick is tried."""


class AdviserBot:
    """Picks what wins most often of all it has tried; where it cannot look ahead, what its level picks."""

    __slots__ = ("_level", "dice", "motive", "verdicts")

    def __init__(self, dice: Dice, level: Bot) -> None:
        self.dice, self._level = dice, level
        self.motive: Motive | None = None
        self.verdicts: list[Verdict] = []
        """What it thought of the picks it tried, the best first."""

    def choose(self, look: Look) -> Option:
        pick = self._level.choose(look)
        self.motive, self.verdicts = motive_of(self._level), []
        if look.decision.prompt == WEIGHED and look.can_imagine:
            self.verdicts = self._weighed(look, pick)
        if not self.verdicts:
            return pick
        pick, _, self.motive = self.verdicts[0]
        return pick

    def _weighed(self, look: Look, pick: Option) -> list[Verdict]:
        """The pick of the level comes first where others are just as good."""
        prospects, judgement = Prospects(look), usual()
        options = prospects.options(pick)
        if len(options) < 2:
            return []
        self.dice.below(2)  # so that the next search has other worlds
        chances = prospects.weigh(options, WORLDS, self.dice, judgement)
        order = sorted(range(len(options)), key=lambda place: -chances[place])
        return [
            Verdict(
                options[place],
                judgement.told(look.view, chances[place]),
                prospects.merit(options[place], is_best=place == order[0]),
            )
            for place in order
        ]

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        """As its level does."""
        return interruption(self._level, glance).picks


def adviser(dice: Dice) -> Bot:
    """Beside the strongest level that answers at once."""
    return AdviserBot(dice, levels.hard(dice.spawn("level")))
