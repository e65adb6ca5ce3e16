"""The levels, from the weakest to the strongest: fixed recipes, so that what was measured stays true."""

from __future__ import annotations

from comptoir.bots.bot import Bot
from comptoir.bots.karanor.careless import CarelessBot
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.searching import Recipe, SearchingBot
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
    """Tries its best goals in an imagined world before it sets out."""
    return SearchingBot(dice, Recipe(worlds=2, goals=4))


def expert(dice: Dice) -> Bot:
    """The same in several, and farther ahead."""
    return SearchingBot(dice, Recipe(worlds=6, goals=6))
