"""How likely a seat's side wins, by the weights that were learned."""

from __future__ import annotations

from functools import cache

from comptoir.bots.dale.features import NAMES, PHASES, VERSION, Side, describe_side
from comptoir.bots.evaluation import Evaluation, chances, load, sharpened, sharpened_one, table_name
from comptoir.core import UNKNOWN
from comptoir.dale.board import DaleBoard
from comptoir.dale.catalogue import FACES

WEIGHTS = "weights.json"


class Judgement:
    """Reads positions with one evaluation."""

    __slots__ = ("cards", "evaluation")

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self.cards = [evaluation.cards.get(name, 0.0) for name in FACES] + [0.0] * (UNKNOWN + 1 - len(FACES))
        """What owning a card is worth beside its features, by face."""

    def chance(self, board: DaleBoard, seat: int) -> float:
        """How likely the side of this seat wins from here."""
        return self.chances(board)[seat % len(board.stalls)]

    def chances(self, board: DaleBoard) -> list[float]:
        """How likely each side does."""
        sides = len(board.stalls)
        won = {each % sides for each in board.winners}
        if won:
            return [(side in won) / len(won) for side in range(sides)]
        return chances([self.score(describe_side(board, side)) for side in range(sides)])

    def told_chances(self, board: DaleBoard) -> list[float]:
        """The same as people are told them."""
        return sharpened(self.chances(board), self._sharpness(board))

    def told(self, board: DaleBoard, chance: float) -> float:
        """A side's chance, found in imagined worlds, as people are told it."""
        return sharpened_one(chance, len(board.stalls), self._sharpness(board))

    def _sharpness(self, board: DaleBoard) -> float:
        rules = board.rules
        return self.evaluation.sharpness.get(table_name(rules.players, teams=rules.teams), 1.0)

    def score(self, side: Side) -> float:
        cards = self.cards
        return self.evaluation.score(side.phase, side.values) + sum([cards[face] for face in side.owned])


@cache
def usual() -> Judgement:
    """The weights that come with the game."""
    return Judgement(load("comptoir.bots.dale", WEIGHTS, NAMES, VERSION, PHASES))
