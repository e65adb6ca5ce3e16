"""Who judges the positions of a game: how likely each side wins, and what an option would bring.

A game names its judge in its descriptor; whoever looks back at games, or asks how well its chances hold,
knows no more of it than is said here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from comptoir.bots.bot import Look
from comptoir.core import BadOptions, Dice, Match, Motive, Option, registry


class Judge(ABC):
    """Judges the positions of one game. It holds no state."""

    @abstractmethod
    def sides(self, match: Match) -> int:
        """How many play against each other. Side ``n`` has seat ``n`` and, in teams, those a side apart."""

    @abstractmethod
    def moment(self, match: Match) -> int:
        """A number that grows when the position is worth another look: the turn, or the round."""

    @abstractmethod
    def chances(self, match: Match) -> list[float]:
        """How likely each side wins, with all cards open; between actions, or when the game is over."""

    @abstractmethod
    def choices(self, look: Look, taken: Option) -> list[Option]:
        """What could have been picked instead, with what was taken first; of equal options one.

        Nothing but the one taken where there is nothing to weigh.
        """

    @abstractmethod
    def weigh(self, look: Look, options: Sequence[Option], worlds: int, dice: Dice) -> list[float]:
        """How likely the seat's side wins after each of these options, in so many worlds that the seat could
        imagine then, the same ones for all of them."""

    @abstractmethod
    def motive(self, look: Look, option: Option) -> Motive | None:
        """What speaks for an option; None where there are no words for it."""


def judge_of(game: str) -> Judge:
    """Who judges a game. Raises ``BadOptions`` with the games that have somebody."""
    if not registry.find(game).judge:
        raise BadOptions("not_judged", game=game, allowed=", ".join(registry.names("judge")))
    judge = registry.load(game, "judge")()
    assert isinstance(judge, Judge)
    return judge
