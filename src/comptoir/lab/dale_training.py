"""La Vallée des Marchands learns: who plays the games of a generation, and what is looked at in them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from comptoir.bots import Bot
from comptoir.bots.dale.features import NAMES, PHASES, VERSION, describe
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.judgement import WEIGHTS, Judgement
from comptoir.bots.dale.searching import Recipe, SearchingBot
from comptoir.bots.evaluation import Evaluation
from comptoir.bots.racing import Budget
from comptoir.core import Dice
from comptoir.dale.catalogue import FACES
from comptoir.lab.dale import DaleSetup
from comptoir.lab.learning import Seen
from comptoir.lab.setups import AnyMatch
from comptoir.lab.training import Curious, Trainer, new_match

TRIED = (0, 4, 12)
"""Of a hundred actions, how many a player picks at random, to see where they lead."""
WORLDS = 4
"""A searcher's while it learns: more of them take longer and teach the same."""
TABLES = ((2, False),) * 6 + ((3, False), (4, False), (4, True))
"""Players and teams, in turn: most games are for two."""


class DaleTrainer(Trainer):
    """Random mixes, mostly for two."""

    names, cards, version, phases = NAMES, FACES, VERSION, PHASES
    file = Path(str(files("comptoir.bots.dale") / WEIGHTS))

    def begin(self, generation: int, number: int, dice: Dice) -> AnyMatch:
        players, teams = TABLES[number % len(TABLES)]
        return new_match("dale", DaleSetup(teams=teams).options(players, dice), dice)

    def players(self, match: AnyMatch, evaluation: Evaluation | None, dice: Dice) -> list[Bot]:
        bots: list[Bot] = []
        for seat in range(match.table.rules.players):
            own = dice.spawn(f"seat {seat}")
            thirst = own.below(10) / 10
            if evaluation is None:
                bot = GreedyBot(own, thirst)
            else:
                bot = SearchingBot(own, Recipe(Budget(WORLDS), thirst), Judgement(evaluation))
            bots.append(Curious(bot, own.spawn("curious"), TRIED))
        return bots

    def moment(self, match: AnyMatch) -> int:
        turn: int = match.table.turn
        return turn

    def describe(self, match: AnyMatch) -> list[Seen]:
        return [Seen(*side) for side in describe(match.table)]
