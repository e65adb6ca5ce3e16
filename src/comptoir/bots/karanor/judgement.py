"""How likely a merchant wins, by the weights that were learned."""

from __future__ import annotations

from functools import cache

from comptoir.bots.evaluation import Evaluation, chances, load, sharpened, sharpened_one, table_name
from comptoir.bots.karanor.features import NAMES, PHASES, VERSION, describe
from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.pack import Pack

WEIGHTS = "weights.json"


class Judgement:
    """Reads positions with one evaluation."""

    __slots__ = ("_cards", "evaluation")

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation
        self._cards: dict[str, list[float]] = {}

    def chance(self, board: KaranorBoard, seat: int) -> float:
        """How likely this seat wins from here."""
        return self.chances(board)[seat]

    def chances(self, board: KaranorBoard) -> list[float]:
        """How likely each seat does."""
        won = board.winners
        if won:
            return [(seat in won) / len(won) for seat in range(board.rules.players)]
        cards, score = self._owning(board.pack), self.evaluation.score
        return chances(
            [
                score(side.phase, side.values) + sum([cards[face] for face in side.owned])
                for side in describe(board)
            ]
        )

    def told_chances(self, board: KaranorBoard) -> list[float]:
        """The same as people are told them."""
        return sharpened(self.chances(board), self._sharpness(board))

    def told(self, board: KaranorBoard, chance: float) -> float:
        """A seat's chance, found in imagined worlds, as people are told it."""
        return sharpened_one(chance, board.rules.players, self._sharpness(board))

    def _sharpness(self, board: KaranorBoard) -> float:
        return self.evaluation.sharpness.get(table_name(board.rules.players, teams=False), 1.0)

    def _owning(self, pack: Pack) -> list[float]:
        """What owning a card is worth beside its features, by face. A pack names its cards: those of another
        one that nothing was learned of count for what they do."""
        found = self._cards.get(pack.digest)
        if found is None:
            known = self.evaluation.cards
            found = self._cards[pack.digest] = [known.get(name, 0.0) for name in pack.faces]
        return found


@cache
def usual() -> Judgement:
    """The weights that come with the game."""
    return Judgement(load("comptoir.bots.karanor", WEIGHTS, NAMES, VERSION, PHASES))
