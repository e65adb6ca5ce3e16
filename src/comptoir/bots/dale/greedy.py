"""A bot that builds, buys and plays sensibly: the best-looking option of each decision, one at a time."""

from __future__ import annotations

from comptoir.bots.bot import Look
from comptoir.bots.dale.case import Case
from comptoir.bots.dale.mind import Mind, Ranked
from comptoir.bots.dale.motives import motive_of
from comptoir.core import Dice, Motive, Option
from comptoir.core.compiler import mypyc_attr

PATIENCE = 60
"""A game of more turns per seat goes round in circles: from then on, once in a while anything goes."""
WHIM = 4
"""How rarely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Scores every option of a decision and takes the best; its dice decide between equals."""

    __slots__ = ("_picked", "_weighed", "dice", "mind")

    def __init__(self, dice: Dice, thirst: float = 0.0) -> None:
        self.dice = dice
        self.mind = Mind(thirst)
        self._weighed: Ranked = []
        self._picked: Case | None = None

    def choose(self, look: Look) -> Option:
        decision, mind, self._picked = look.decision, self.mind, None
        worth = mind.reckon(lambda: look.view, decision)
        if self._has_a_whim(worth.board.rules.players):
            return decision.options[self.dice.below(len(decision.options))]
        self._weighed = mind.rank(worth, decision)
        best = max([score for score, _ in self._weighed])
        equals = [option for score, option in self._weighed if score == best]
        pick = equals[self.dice.below(len(equals))]
        self._picked = Case(worth, decision, pick, mind.memory)
        mind.remember(worth, pick)
        return pick

    def _has_a_whim(self, players: int) -> bool:
        return self.mind.memory.turn > PATIENCE * players and not self.dice.below(WHIM)

    @property
    def motive(self) -> Motive | None:
        """What weighed most for its last pick, reckoned for those who ask; nothing if it was a whim."""
        return motive_of(self._picked, self._weighed) if self._picked is not None else None
