"""Whom learners play with: it lays down what they may steal, builds a little, and never wins."""

from __future__ import annotations

from comptoir.bots.bot import Look
from comptoir.core import DONE, Decision, Dice, Option
from comptoir.dale.catalogue import FACE, JUNK
from comptoir.dale.view import DaleView

BAIT = FACE["spyglass"]
MOST_STACKS = 5
"""It stops there: a lesson ends with its learner's win."""


class TutorBot:
    """Plays the lesson's other seat, always alike; whatever else it is asked, it takes what comes first."""

    __slots__ = ()

    def __init__(self, dice: Dice) -> None:
        pass

    def choose(self, look: Look) -> Option:
        view, decision = look.view, look.decision
        match decision.prompt:
            case "action":
                can_build = ("build",) in decision.options and len(view.stall(look.seat)) < MOST_STACKS
                is_laying = BAIT in [view.faces[card] for card in view.hand]
                return ("build",) if can_build and not is_laying else ("inventory",)
            case "discard":
                return self._part_with(view, decision)
        return decision.options[0]

    def _part_with(self, view: DaleView, decision: Decision) -> Option:
        """The bait alone; without it, all junk."""
        faces = {card: view.faces[card] for card in decision.options if isinstance(card, int)}
        if BAIT in [view.faces[card] for card in view.hand]:
            unwanted = BAIT
        elif any([view.faces[card] == BAIT for card in view.discard[-1:]]) and DONE in decision.options:
            return DONE
        else:
            unwanted = JUNK
        return next((card for card, face in faces.items() if face == unwanted), DONE)
