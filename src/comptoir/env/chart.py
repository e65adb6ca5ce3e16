"""What a learner has to know of a game: a number for everything that can be answered, and an array for
everything that can be seen.

A chart is made once for a game and a number of players, and knows both by name. Actions are numbered by
what they mean (a kind, a face, a place), never by where an option happens to stand, so that a number means
the same in every decision of every game: see docs/decisions/0051. Each game has its chart in a room of its
own here, found by the game's descriptor.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from comptoir.core import Decision, Dice, Match, Option, registry
from comptoir.env.memory import Memory

AnyMatch: TypeAlias = Match
NOTHING: Final[Option] = ("nothing",)
"""What a seat answers that may do something unasked, and does not."""
UNASKED: Final = "unasked"
"""The prompt of the question what it would do."""
MORE: Final = "more"
"""What names an amount that is too high for a number of its own, and what a question says of how often that
was picked."""
LOWEST: Final = -1_000.0
HIGHEST: Final = 1_000_000.0
"""Between what everything lies in an array. Whatever could be beyond is seen as the one or the other."""


class Names:
    """Names in a row, block by block: of the actions, or of the places of an array."""

    __slots__ = ("all", "blocks")

    def __init__(self) -> None:
        self.all: list[str] = []
        self.blocks: list[tuple[str, int]] = []
        """What the blocks are called, and where they begin."""

    def __len__(self) -> int:
        return len(self.all)

    def block(self, name: str, *parts: Iterable[object], within: str = "") -> int:
        """Name every combination of the parts, the last one fastest; the number of the first. What is named
        ``within`` a block goes on with it."""
        start, rows = len(self.all), [name]
        if not within or not self.blocks or self.blocks[-1][0] != within:
            self.blocks.append((within or name, start))
        for part in parts:
            words = [str(each) for each in part]
            rows = [f"{row} {word}".strip() for row in rows for word in words]
        self.all += rows
        return start


class Chart(ABC):
    """The numbers and arrays of one game with so many players. Nobody writes into it once it is made."""

    game: ClassVar[str]
    has_unasked: ClassVar[bool] = False
    """Can seats do anything that nobody asks them for?"""
    actions: tuple[str, ...]
    """What each number means."""
    places: tuple[str, ...]
    """What stands at each place of an observation."""
    named: tuple[Names, Names]
    """Both, with their blocks."""
    more: Mapping[int, tuple[tuple[str, ...], int]]
    """Numbers that only say of an amount that it is higher than those with a number of their own: of what,
    and how high those go. It is asked then how much higher it is."""

    @classmethod
    @abstractmethod
    def of(cls, options: Mapping[str, object]) -> Chart:
        """The chart for games with these options, which are complete and checked."""

    @classmethod
    def options(cls, wishes: Mapping[str, object], dice: Dice) -> Mapping[str, object]:  # noqa: ARG003
        """The options of one game, what is drawn by lot drawn from the dice. Raises ``BadOptions``."""
        return registry.rules(cls.game).options(wishes)

    @abstractmethod
    def numbers(self, view: Any, options: Sequence[Option]) -> dict[int, Option]:
        """Options of the observer by their numbers; of those that share one, the first stands for all."""

    @abstractmethod
    def look(self, view: Any, decision: Decision | None, memory: Memory | None = None) -> array[float]:
        """What an observer sees, and what it is asked, if anything; floats in an order that never changes.
        What it remembers of the game saves work, and changes nothing."""

    @abstractmethod
    def is_called_off(self, match: AnyMatch) -> bool:
        """Was a game that is over ended by its limit, not by its rules?"""

    def sides(self, options: Mapping[str, object]) -> int:
        """How many play against each other in a game with these options: seats so many apart are one side."""
        return int(str(options["players"]))

    def amounts(self, view: Any, options: Sequence[Option], more: int, times: int) -> dict[int, Option]:
        """What can still be meant when somebody has said so many times that it is more."""
        kind, highest = self.more[more]
        left: dict[Option, Option] = {
            (*kind, int(option[-1]) - times * highest): option
            for option in options
            if isinstance(option, tuple) and option[:-1] == kind and int(option[-1]) > times * highest
        }
        return {number: left[rest] for number, rest in self.numbers(view, tuple(left)).items()}

    def rewards(self, match: AnyMatch) -> list[float]:
        """What a game that is over brings each seat: twice its part of the victory, less one. Nothing for
        anybody if it was called off."""
        seats, sides = match.game.seats(match.table), self.sides(match.options)
        if self.is_called_off(match):
            return [0.0] * seats
        winning = {seat % sides for seat in match.winners}
        return [2 / len(winning) - 1 if seat % sides in winning else -1.0 for seat in range(seats)]


def chart_of(game: str, options: Mapping[str, object]) -> Chart:
    """The chart of a game. Raises ``BadOptions`` with the games that have one."""
    found = registry.load(game, "env").of(options)
    assert isinstance(found, Chart)
    return found
