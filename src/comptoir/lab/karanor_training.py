"""Marchands de Karanor learns: who plays the games of a generation, and what is looked at in them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from comptoir.bots import Bot
from comptoir.bots.evaluation import Evaluation
from comptoir.bots.karanor.features import NAMES, PHASES, VERSION, describe
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.judgement import WEIGHTS
from comptoir.core import Dice
from comptoir.karanor.board import KaranorBoard
from comptoir.lab.karanor import KaranorSetup, pack_in_use
from comptoir.lab.learning import Seen
from comptoir.lab.setups import AnyMatch
from comptoir.lab.training import Curious, Trainer, new_match

TRIED = (0, 0, 6, 15, 30)
"""Of a hundred actions, how many a player picks at random: merchants of all strengths, as the levels are."""
TABLES = (2, 3, 4, 2, 5, 3, 6, 4)
"""Players, in turn."""


class KaranorTrainer(Trainer):
    """Two to six players. Weights are for judging and not for playing, so that all generations are played
    alike: a later one is as many games more."""

    names, version, phases = NAMES, VERSION, PHASES
    file = Path(str(files("comptoir.bots.karanor") / WEIGHTS))

    def __init__(self) -> None:
        self.cards = pack_in_use().faces

    def begin(self, generation: int, number: int, dice: Dice) -> AnyMatch:
        return new_match("karanor", KaranorSetup().options(TABLES[number % len(TABLES)], dice), dice)

    def players(self, match: AnyMatch, evaluation: Evaluation | None, dice: Dice) -> list[Bot]:
        bots: list[Bot] = []
        for seat in range(match.table.rules.players):
            own = dice.spawn(f"seat {seat}")
            bots.append(Curious(GreedyBot(own), own.spawn("curious"), TRIED))
        return bots

    def moment(self, match: AnyMatch) -> int:
        """About once a round, each time with another merchant to move."""
        board: KaranorBoard = match.table
        return board.turn // (board.rules.players - 1)

    def describe(self, match: AnyMatch) -> list[Seen]:
        return [Seen(*side) for side in describe(match.table)]
