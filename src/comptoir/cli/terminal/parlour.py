"""What a game brings to a keyboard: its lines, its layout, its commands.

What is asked, told and refused comes from the game's telling, as in the browser. Everything else (who sits
where, passing the keyboard, taking back, saving, reading lines) is the same for all games and knows none.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from comptoir.cli.terminal.answering import Answering, as_it_is
from comptoir.core import ComptoirError, Decision, Event, Option, registry
from comptoir.telling.shown import Line, Seen, spelt

if TYPE_CHECKING:
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

    costly: Collection[str] = ()
    """Questions in which a person gives something away."""

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

    def is_no_choice(self, decision: Decision) -> bool:
        """Is there only one thing to pick, or several that are alike?"""
        return self.session.telling.is_no_choice(self.session.match, decision.seat)

    def is_picked_alone(self, decision: Decision) -> bool:
        """Is a person not even asked? What costs something they may still think better of.

        Not where it is one of several that are alike: no more is lost than they knew.
        """
        if not self.is_no_choice(decision):
            return False
        is_begun = decision.run is not None and bool(decision.run.picked)
        is_costly = decision.prompt in self.costly and len(decision.options) == 1 and not is_begun
        return not (is_costly and self.session.can_take_back(decision.seat))

    def pick_alone(self, decision: Decision) -> Option:
        """What a person picks who has no choice."""
        return decision.options[0]

    def ask(self, seat: int) -> None:
        """Ask a person until the game has moved."""
        Answering(self.session, seat).ask()

    def pause(self) -> bool:
        """Let people who are not asked do something, where they can; has the game moved?"""
        return False

    # -- showing --------------------------------------------------------------------------------------

    @abstractmethod
    def show_before(self, answering: Answering) -> None:
        """What a person needs to see before a question."""

    @abstractmethod
    def show_table(self, observer: int) -> None:
        """The whole table."""

    def arrange(self, view: Any, options: Sequence[Option]) -> Sequence[Option]:
        """What is picked together, in the order in which it is listed."""
        return options

    def name_of(self, card: Seen) -> str:
        """A card picked before, by its name."""
        return card.face

    def waits_for_a_word(self, view: Any, picked: Sequence[Option]) -> bool:
        """Is a complete selection not sent before the person says so?"""
        return False

    @abstractmethod
    def explain(self, answering: Answering, query: str) -> None:
        """Answer a question of the person: about playing if it is empty, else about anything with a name."""

    # -- telling --------------------------------------------------------------------------------------

    def sentence(self, error: ComptoirError) -> str:
        """An error as the person at the keyboard should read it."""
        session = self.session
        return spelt(session.telling.sentence(error, session.reader_at(session.reader)))

    def heard(self, observer: int, since: int) -> list[Event]:
        """What happened since so many events, as an observer at this keyboard saw or heard it."""
        return self.session.match.events_for(observer, since)

    def lines(self, events: Sequence[Event], observer: int, since: int = 0) -> list[Line]:
        """What happened after so many events, as an observer saw it, in lines of the log."""
        session = self.session
        beats = session.telling.beats(events, session.reader_at(observer), as_it_is)
        return [line for beat in beats for line in beat.lines]

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
