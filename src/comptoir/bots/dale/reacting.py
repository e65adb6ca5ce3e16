"""Reactions: used when they better the hand, the deck or what comes next; else the seat passes."""

from __future__ import annotations

from comptoir.bots.dale.case import Case
from comptoir.bots.dale.worth import Worth
from comptoir.core import PASS

ENOUGH = 0.25
"""What a reaction has to be worth."""
WORN = 0.3
"""A card that is worth less than that in hand is one to be rid of."""


def react(case: Case) -> float:
    if case.option == PASS:
        return ENOUGH
    worth = case.worth
    match worth.name(case.face):
        case "ancient_knowledge":
            return _bad_deck(worth)
        case "quality_inspection":
            return float(worth.junk(worth.hand) > 0)
        case "binoculars":
            return float(worth.least_kept(worth.hand) < WORN)
        case "balancing":
            folk = [card for card in worth.hand if not worth.is_junk(card)]
            return worth.best_draw(worth.discard) - worth.least_kept(folk)
        case "extra_remarks":
            return worth.best_draw(worth.discard) - _top(worth)
    return float(case.is_strange)


def _top(worth: Worth) -> float:
    """What the next card I draw is worth, if I know it."""
    top = worth.deck[-1:]
    return worth.draw(top[0]) if top and top[0] >= 0 else 0.0


def _bad_deck(worth: Worth) -> float:
    """Looking for junk in the deck, unless I know what I draw next and like it."""
    seen = worth.junk(worth.hand) + worth.junk(worth.discard)
    hidden = sum([card < 0 or worth.is_junk(card) for card in worth.deck])
    has_junk = hidden > 0 and seen < STARTING_JUNK
    return 0.0 if _top(worth) > WORN or not has_junk else 1.0


STARTING_JUNK = 7
"""With that much junk in sight there is hardly any in the deck."""
