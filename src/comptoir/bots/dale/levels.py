"""The levels, from the weakest to the strongest: fixed recipes, so that what was measured stays true."""

from __future__ import annotations

from comptoir.bots.bot import Bot
from comptoir.bots.dale.careless import CarelessBot
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.searching import Recipe, SearchingBot
from comptoir.bots.racing import Budget
from comptoir.core import Dice

THIRST = 0.45
"""What buying dear cards is worth to them all beyond the greedy bot's opinion."""


def beginner(dice: Dice) -> Bot:
    """Pleasant: overlooks a good third of its best actions."""
    return CarelessBot(dice, thirst=0.0, slips=40)


def easy(dice: Dice) -> Bot:
    """Overlooks one in twelve."""
    return CarelessBot(dice, thirst=0.0, slips=8)


def medium(dice: Dice) -> Bot:
    """A tuned greedy: does not look ahead."""
    return GreedyBot(dice, THIRST)


def hard(dice: Dice) -> Bot:
    """Looks ahead to the end of its turn, in two worlds for each of the others: most of the gain is there."""
    return SearchingBot(dice, Recipe(Budget(2), THIRST, for_each=True))


def expert(dice: Dice) -> Bot:
    """The same, and goes on in many while it is in doubt."""
    return SearchingBot(dice, Recipe(Budget(8, most=80), THIRST, for_each=True))
