"""What a game tells the engine. Everything else (saving, undo, views, search) follows from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from comptoir.core.decision import Asked, Decision, Option, Script
from comptoir.core.dice import Dice
from comptoir.core.errors import ComptoirError, Refused
from comptoir.core.plain import PlainView
from comptoir.core.table import Table, lay_as_it_was
from comptoir.core.view import View

T = TypeVar("T", bound=Table)


class Game(ABC, Generic[T]):
    """The rules of one game. An instance has no state; the conformance suite checks each promise."""

    name: str
    rules_version: int
    """Grows whenever the same picks could lead elsewhere. A save names the version it was played under."""
    faces: Sequence[str]
    """The name of each printed side, by its number."""

    @property
    def oldest_rules(self) -> int:
        """Games begun under this version, or one since, are played on as they began (see ``switches``).

        Unless a game says so, that holds for its own version alone.
        """
        return self.rules_version

    @abstractmethod
    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        """Complete and check how a game is to be set up, as plain data. Raises ``BadOptions``."""

    def options_of(self, wishes: Mapping[str, object], rules: int) -> Mapping[str, object]:
        """The same for a game that began under that version, one of those that are kept."""
        return self.options(wishes)

    @abstractmethod
    def set_up(self, options: Mapping[str, object], dice: Dice) -> T:
        """The table as the first decision finds it."""

    @property
    def faults(self) -> Mapping[str, ComptoirError]:
        """What of its cards is installed and cannot be played with, by its name; to be told to the host."""
        return {}

    def printed(self, table: T) -> Sequence[str]:
        """The name of each printed side on that table, for games that are played with several boxes."""
        return self.faces

    def lay(self, table: T, zones: dict[str, Any], rules: int) -> None:
        """Lay the zones of a checkpoint, taken under the rules of that version, on a table just set up.

        A game whose table has changed since says here what became of them. Whatever this raises, the game
        does not go on from there.
        """
        lay_as_it_was(table, zones)

    @abstractmethod
    def decide(self, table: T) -> Asked | None:
        """The question that opens the next action, or None when the game is over. Changes nothing."""

    @abstractmethod
    def perform(self, table: T, pick: Option | tuple[Option, ...]) -> Script:
        """The action picked (or the picks, in the order asked, when several seats were)."""

    def blank(self) -> T:
        """A table on which nothing lies yet, not even what a table shares with its views; for games that can
        be surmised (see ``Table.rest``)."""
        raise TypeError(f"{self.name} cannot be surmised")

    def resume(self, table: T, step: str, number: int) -> Script:
        """What is left of an action that has reached a milestone; for games whose scripts say so."""
        raise TypeError(f"{self.name} has no milestones")

    @abstractmethod
    def seats(self, table: T) -> int:
        """How many seats there are."""

    @abstractmethod
    def winners(self, table: T) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on."""

    @abstractmethod
    def view(self, table: T, observer: int, decisions: tuple[Decision, ...]) -> View:
        """What an observer sees of the table; ``decisions`` are as that observer may know of them."""

    @abstractmethod
    def plain(self, view: View) -> PlainView:
        """The same view in plain data, for programs outside."""

    def keeps(self, rules: int) -> bool:
        """Can a game of that version be played on, and replayed, as it was?"""
        return self.oldest_rules <= rules <= self.rules_version

    def interruptions(self, table: T, seat: int) -> tuple[Option, ...]:
        """What a seat that is not asked may do at a quiet point."""
        return ()

    def interrupt(self, table: T, seat: int, pick: Option) -> Script:
        """The script of an interruption."""
        raise Refused("not_offered", pick=str(pick))

    def interruption_refusal(self, table: T, seat: int, pick: object) -> Refused:
        """Why a seat may not interrupt like this: a code and the rule behind it."""
        return Refused("not_offered", pick=str(pick))

    def refusal(self, table: T, decision: Decision, pick: object) -> Refused:
        """Why a pick is not possible: a code and the rule behind it."""
        return Refused("not_offered", pick=str(pick))

    def run_refusal(self, table: T, decision: Decision, picks: Sequence[object]) -> Refused | None:
        """Why a whole run of picks does not do, where the game can tell it better than the engine."""
        return None

    def violations(self, table: T) -> list[str]:
        """Broken invariants, in plain words for developers; none in a healthy game."""
        return []
