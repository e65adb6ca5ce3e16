"""The levels, from the weakest to the strongest: fixed recipes, so that what was measured stays true."""

from __future__ import annotations

from comptoir.bots.bot import Bot
from comptoir.bots.karanor.careless import CarelessBot
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.searching import Recipe, SearchingBot
from comptoir.bots.racing import Budget
from comptoir.core import Dice


def beginner(dice: Dice) -> Bot:
    """Pleasant: sets out for something else than its best goal in two turns of three."""
    return CarelessBot(dice, slips=65)


def easy(dice: Dice) -> Bot:
    """Does so in one turn of four."""
    return CarelessBot(dice, slips=25)


def medium(dice: Dice) -> Bot:
    """A tuned greedy: plans goal by goal."""
    return GreedyBot(dice)


def hard(dice: Dice) -> Bot:
    """Tries its best goals in a few imagined worlds before it sets out."""
    return SearchingBot(dice, Recipe(Budget(4), goals=5))


def expert(dice: Dice) -> Bot:
    """The same with more goals, and in many more worlds while it is in doubt."""
    return SearchingBot(dice, Recipe(Budget(8, most=48), goals=6))
