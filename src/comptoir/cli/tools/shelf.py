"""What a game brings to the command line: its own options, how its cards are listed and its games told.

Everything else (playing campaigns, reading files, choosing seats, merging what several seats know, JSON) is
the same for all games and knows none of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple, TypeAlias

from comptoir.cli.sets import NO_FILTERS, Filters, read_span
from comptoir.cli.terminal.screen import Screen
from comptoir.cli.terms import Terms, refuse_foreign
from comptoir.core import BadOptions, Event, Match, archive, registry
from comptoir.lab.setups import Seats, Setup
from comptoir.words import Words

AnyMatch: TypeAlias = Match
NOBODY = -1
"""The listener when nobody at the table is spoken to."""


class CardsWish(NamedTuple):
    """Which cards are to be shown; what was not said is None."""

    card: str | None = None
    set: str | None = None
    box: int | None = None
    filters: Filters = NO_FILTERS
    pack: Path | None = None

    def given(self) -> dict[str, object]:
        """What only some games understand, by the name of its option."""
        named = {"set": self.set, "game": self.box, **self.filters.given(), "pack": self.pack}
        return {name: value for name, value in named.items() if value is not None}


class Telling(NamedTuple):
    """How a game is told: where, in which words, by which names and to which seat, or to nobody."""

    screen: Screen
    words: Words
    names: tuple[str, ...]
    listener: int


class Shelf(ABC):
    """One game on the command line."""

    game: ClassVar[str]
    options: ClassVar[Sequence[str]]
    """The options that only some games understand, and this one does: of a game, and of a list of cards."""
    cards_options: ClassVar[Sequence[str]]
    switches: ClassVar[Sequence[str]]
    """What can be set with ``--rule``."""
    length_key: ClassVar[str]
    """The key of the words for how long games were: in turns or in rounds."""

    def take_pack(self, pack: Path | None) -> None:
        """Play with the cards of another content pack, if there is one. Raises what is wrong with it."""
        refuse_foreign(self.game, self.options, Terms(pack=pack).given())

    @abstractmethod
    def begin(
        self, words: Words, terms: Terms, players: int | None, seed: str, rules: Mapping[str, object]
    ) -> AnyMatch:
        """A fresh match on these terms. Raises ``BadOptions``."""

    @abstractmethod
    def setup(self, words: Words, terms: Terms, players: str | None = None) -> Setup:
        """How the games of a campaign are to be set up. Raises ``BadOptions``."""

    @abstractmethod
    def setup_of(self, match: AnyMatch) -> Setup:
        """What sets this match up again, whatever was assumed or drawn for it."""

    @abstractmethod
    def arguments(self, setup: Setup) -> list[str]:
        """The options that make the same setup."""

    @abstractmethod
    def print_story(self, telling: Telling, match: AnyMatch, events: Sequence[Event]) -> None:
        """Tell these events of a game from its beginning to a seat, or to nobody in particular."""

    @abstractmethod
    def print_table(self, telling: Telling, match: AnyMatch, observers: Sequence[int]) -> None:
        """Draw the table: what these observers see, who know the same, and what each of them holds."""

    def card_name(self, words: Words, card: str) -> str:
        """What a card in the rows of a study is called."""
        return card.replace("_", " ")

    def family_name(self, words: Words, family: str) -> str:
        """The same for what cards belong to there."""
        return family.replace("_", " ")

    @abstractmethod
    def print_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> None:
        """List cards for people. Raises ``BadOptions`` when there are none."""

    @abstractmethod
    def plain_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> dict[str, object]:
        """The same for programs."""


def find(name: str) -> Shelf:
    """The shelf of a game. Raises ``BadOptions`` with the games that have one."""
    shelf = registry.load(name, "tools")
    assert isinstance(shelf, Shelf)
    return shelf


def take_pack_for(data: bytes, pack: Path | None) -> bytes:
    """A saved game that is to be read with that pack, if there is one. Raises what is wrong with either."""
    if pack is not None:
        find(archive.parse(data)["game"]).take_pack(pack)
    return data


def seats_called(words: Words, match: AnyMatch, names: Sequence[str] = ()) -> tuple[str, ...]:
    """What seats are called: by these names, or else by their numbers. Raises ``BadOptions``."""
    count = match.game.seats(match.table)
    if len(names) > count:
        raise BadOptions("name_count", given=len(names), most=count)
    return (*names, *[words.say("person-name", number=seat + 1) for seat in range(len(names), count)])


def read_players(text: str, seats: Seats) -> tuple[int, ...]:
    """``3``, or a range ``2..4`` that games cycle through. Raises ``BadOptions``."""
    span = read_span(text, seats.least, seats.most)
    if span is None:
        raise BadOptions("player_range", value=text, least=seats.least, most=seats.most)
    return tuple(range(span.least, span.most + 1))
