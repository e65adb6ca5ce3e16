"""What a game has to say for itself, to whoever shows it: words, questions, scenes, moves.

A telling is found by its game's descriptor. It holds no state. It sees a match, but whatever it returns for a
reader is made of that reader's view, of public things, or of the decision the reader has to make.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, Protocol

from msgspec import Meta, Struct

from comptoir.core import ComptoirError, Dice, Event, Match, Option, Plain, PlainView, registry
from comptoir.telling.shown import Asked, Beat, Choice, Question, Text, Window
from comptoir.words import Words


class Number(Protocol):
    """The observer's own number for a token it sees."""

    def __call__(self, token: int) -> int: ...


class Reader(NamedTuple):
    """Somebody who reads: a seat or the spectator, in one language."""

    words: Words
    names: tuple[str, ...]
    observer: int
    teams: bool = False


class Offer(NamedTuple):
    """What a seat can pick, in the order a client numbers it; the same for every language."""

    options: tuple[Option, ...]
    choice: Choice | None


class Wish(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something a person would like to do and cannot: one of these is given."""

    card: int | None = None
    place: Annotated[str, Meta(max_length=24)] = ""
    action: Annotated[str, Meta(max_length=24)] = ""
    items: Annotated[list[int], Meta(max_length=200)] = []
    """A selection that does not do."""


class Telling(ABC):
    """One game in words and pictures."""

    game: str
    scene_type: type[Struct]
    catalogue_type: type[Struct]
    story_type: type[Struct]

    # -- tables ---------------------------------------------------------------------------------------

    @abstractmethod
    def catalogue(self) -> Struct:
        """Cards, sets, presets: all a client needs to know beforehand, in every language."""

    @abstractmethod
    def options(self, wishes: Mapping[str, Any], dice: Dice) -> Mapping[str, object]:
        """Complete options for what a person asked for: a preset, filters, ``random``.

        Raises ``BadOptions``.
        """

    # -- one moment -------------------------------------------------------------------------------------

    @abstractmethod
    def scene(self, view: PlainView, number: Number) -> Struct:
        """The table to be drawn, for the observer of that view."""

    @abstractmethod
    def offer(self, match: Match[Any], seat: int) -> Offer:
        """What a seat that is asked can pick."""

    @abstractmethod
    def question(
        self,
        match: Match[Any],
        offer: Offer,
        reader: Reader,
        number: Number,
        window: Window | None,
        view: PlainView | None = None,
    ) -> Question:
        """The question to the reader, whose seat is asked; ``view`` is the reader's, if it is at hand."""

    @abstractmethod
    def asked(self, match: Match[Any], reader: Reader) -> list[Asked]:
        """Everybody who is asked, in words that tell nothing but what is public."""

    @abstractmethod
    def is_no_choice(self, match: Match[Any], seat: int) -> bool:
        """Is there only one thing to pick, or several that are alike?"""

    @abstractmethod
    def is_reaction(self, match: Match[Any]) -> bool:
        """Is a reaction window open?"""

    @abstractmethod
    def why_not(
        self, match: Match[Any], offer: Offer, wish: Wish, reader: Reader, token: Mapping[int, int]
    ) -> Text:
        """Why something cannot be done; ``token`` undoes the reader's numbering."""

    @abstractmethod
    def sentence(self, error: ComptoirError, reader: Reader) -> Text:
        """An error as the reader should read it."""

    # -- what happened ------------------------------------------------------------------------------------

    @abstractmethod
    def beats(self, events: Sequence[Plain], reader: Reader, number: Number) -> list[Beat]:
        """What happened, to be seen and read; ``events`` are projected for the reader's observer."""

    @abstractmethod
    def opening(self, match: Match[Any]) -> list[Plain]:
        """The events that open a game before its first pick."""

    def tellable(self, match: Match[Any]) -> int:
        """How many events can be told now: a game may hold back what a later event completes."""
        return len(match.events or ())

    @abstractmethod
    def opens_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""

    @abstractmethod
    def turn(self, match: Match[Any]) -> int:
        """The number of the turn."""

    @abstractmethod
    def advice(self, match: Match[Any], offer: Offer, items: Sequence[int], reader: Reader) -> Text:
        """What a bot would pick, in a sentence, with the reason if there is one to say."""

    @abstractmethod
    def progress(self, match: Match[Any]) -> list[int]:
        """How far each seat is, for the picture of the game: its stacks."""

    @abstractmethod
    def story(self, match: Match[Any]) -> Struct:
        """The story of the game so far, or of all of it, as everybody at the table could tell it."""

    @abstractmethod
    def result(self, match: Match[Any], reader: Reader) -> Text:
        """Who has won, in a sentence; the game is over."""


@cache
def find(name: str) -> Telling:
    """The telling of a game. Raises ``BadOptions`` with the games that have one."""
    telling = registry.load(name, "telling")
    assert isinstance(telling, Telling)
    return telling
