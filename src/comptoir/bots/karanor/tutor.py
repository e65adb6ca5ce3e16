"""Whom learners play with: it has made its offer, looks on, and never wins."""

from __future__ import annotations

from comptoir.bots.bot import Look
from comptoir.core import Dice, Option

END: Option = ("end",)
WORK: Option = ("work",)


class TutorBot:
    """Plays the lesson's other seat, always alike: one day's work a turn; whatever else it is asked, it takes
    what comes first."""

    __slots__ = ("_worked",)

    def __init__(self, dice: Dice) -> None:
        self._worked = 0
        """The turn in which it worked last."""

    def choose(self, look: Look) -> Option:
        options, turn = look.decision.options, look.view.turn
        if END not in options:
            return options[0]
        if WORK in options and self._worked != turn:
            self._worked = turn
            return WORK
        return END
