"""The levels, from the weakest to the strongest: fixed recipes, so that what was measured stays true."""

from __future__ import annotations

from comptoir.bots.bot import Bot
from comptoir.bots.dale.careless import CarelessBot
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.searching import Recipe, SearchingBot, Stage
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
    """Looks ahead to the end of its turn, in a few worlds."""
    return SearchingBot(dice, Recipe((Stage(6, 5), Stage(12, 3), Stage(20, 1)), THIRST))


def expert(dice: Dice) -> Bot:
    """The same in many."""
    return SearchingBot(dice, Recipe((Stage(12, 6), Stage(30, 4), Stage(80, 1)), THIRST))
