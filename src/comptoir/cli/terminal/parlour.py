"""What a game brings to the terminal: how it is shown, asked, told and explained.

Everything else (who sits where, passing the keyboard, taking back, saving, reading lines) is the same for all
games and knows none of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from comptoir.core import ComptoirError, Decision, Option, registry

if TYPE_CHECKING:
    from comptoir.cli.terminal.rows import Line
    from comptoir.cli.terminal.session import Session


class Parlour(ABC):
    """One game at one keyboard."""

    game: str
    commands: Mapping[str, str] = {}
    """What can be typed in this game beside the common commands, with the key of the words that call it."""
    takes_more: Sequence[str] = ()
    """Of those the ones that can be followed by something."""
    needs_a_question: Sequence[str] = ()
    """Of those the ones that mean nothing once the game is over."""

    def __init__(self, session: Session) -> None:
        self.session = session

    # -- sitting down -----------------------------------------------------------------------------------

    @abstractmethod
    def paints(self) -> dict[str, list[str]]:
        """Words that have a colour, by colour. It tells nothing that words do not tell as well."""

    @abstractmethod
    def welcome(self) -> None:
        """A few lines: what this is, how to get help, what is played with."""

    def warnings(self) -> list[str]:
        """What people should know before the first screen."""
        return []

    # -- deciding -------------------------------------------------------------------------------------

    @abstractmethod
    def is_no_choice(self, decision: Decision) -> bool:
        """Is there only one thing to pick, or several that are alike?"""

    def pick_alone(self, decision: Decision) -> Option:
        """What a person picks who has no choice."""
        return decision.options[0]

    @abstractmethod
    def ask(self, seat: int) -> None:
        """Ask a person until the game has moved."""

    def pause(self) -> bool:
        """Let people who are not asked do something, where they can; has the game moved?"""
        return False

    # -- telling --------------------------------------------------------------------------------------

    @abstractmethod
    def sentence(self, error: ComptoirError) -> str:
        """An error as the person at the keyboard should read it."""

    @abstractmethod
    def log(self, observer: int, since: int, until: int | None) -> Sequence[Line]:
        """What happened between two events, from an observer's side; with the opening before the first."""

    @abstractmethod
    def forget(self, length: int) -> None:
        """Something was taken back: only so many events have happened."""

    @abstractmethod
    def finish(self, reader: int) -> None:
        """Who has won, and the table that shows it."""

    @property
    @abstractmethod
    def after_the_end(self) -> str:
        """What can be typed once the game is over."""

    # -- commands of its own ----------------------------------------------------------------------------

    @abstractmethod
    def obey(self, command: str, rest: str, observer: int) -> None:
        """Do what one of this game's own commands says."""


def find(name: str) -> type[Parlour]:
    """The parlour of a game. Raises ``BadOptions`` with the games that have one."""
    parlour: type[Parlour] = registry.load(name, "keyboard")
    return parlour
