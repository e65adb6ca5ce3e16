"""What a game brings to the tools: its own options, how its cards are listed and its games told.

Everything else (playing campaigns, reading files, choosing seats, merging what several seats know, JSON) is
the same for all games and knows none of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeAlias

from comptoir.cli.sets import NO_FILTERS, Filters, read_span
from comptoir.cli.terminal.screen import Screen
from comptoir.core import BadOptions, Match, Plain, registry
from comptoir.lab.setups import Seats, Setup
from comptoir.words import Words

AnyMatch: TypeAlias = Match[Any]
NOBODY = -1
"""The listener when nobody at the table is spoken to."""


class Wish(NamedTuple):
    """What is to be played with, as the command line says it; what was not said is None."""

    players: str | None = None
    teams: bool | None = None
    sets: str | None = None
    filters: Filters = NO_FILTERS
    pack: Path | None = None
    first_player: int | None = None
    market: bool | None = None

    def given(self) -> dict[str, object]:
        """What only some games understand, by the name of its option."""
        return {
            "--teams": self.teams,
            "--sets": self.sets,
            **{f"--{name}": text for name, text in self.filters.given().items()},
            "--pack": self.pack,
            "--first-player": self.first_player,
            "--market": self.market,
        }


class CardsWish(NamedTuple):
    """Which cards are to be shown; what was not said is None."""

    card: str | None = None
    set: str | None = None
    box: int | None = None
    filters: Filters = NO_FILTERS
    pack: Path | None = None

    def given(self) -> dict[str, object]:
        """What only some games understand, by the name of its option."""
        return {
            "--set": self.set,
            "--game": self.box,
            **{f"--{name}": text for name, text in self.filters.given().items()},
            "--pack": self.pack,
        }


class Shelf(ABC):
    """One game in the tools."""

    game: ClassVar[str]
    options: ClassVar[Sequence[str]]
    """The options that only some games understand, and this one does."""
    length_key: ClassVar[str]
    """The key of the words for how long games were: in turns or in rounds."""

    def check(self, given: Mapping[str, object]) -> None:
        """Raises ``BadOptions`` for an option that was given and belongs to another game."""
        for option, value in given.items():
            if value is not None and option not in self.options:
                raise BadOptions("not_of_game", option=option, game=self.game)

    @abstractmethod
    def setup(self, words: Words, wish: Wish) -> Setup:
        """How games are to be set up. Raises ``BadOptions``."""

    @abstractmethod
    def arguments(self, setup: Setup) -> list[str]:
        """The options that make the same setup."""

    @abstractmethod
    def print_story(
        self, screen: Screen, words: Words, match: AnyMatch, events: Sequence[Plain], listener: int
    ) -> None:
        """Tell these events of a game from its beginning to a seat, or to nobody in particular."""

    @abstractmethod
    def print_table(
        self, screen: Screen, words: Words, match: AnyMatch, observers: Sequence[int], listener: int
    ) -> None:
        """Draw the table: what these observers see, who know the same, and what each of them holds."""

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


def prepare(pack: Path | None) -> None:
    """Take a content pack for the game of its name, if there is one."""
    if pack is not None:
        from comptoir.lab.karanor import KaranorSetup

        KaranorSetup(pack=pack).prepare()


def seat_names(words: Words, match: AnyMatch) -> list[str]:
    """What seats are called where nobody has a name."""
    return [words.say("person-name", number=seat + 1) for seat in range(match.game.seats(match.table))]


def read_players(text: str, seats: Seats) -> tuple[int, ...]:
    """``3``, or a range ``2..4`` that games cycle through. Raises ``BadOptions``."""
    span = read_span(text, seats.least, seats.most)
    if span is None:
        raise BadOptions("player_range", value=text, least=seats.least, most=seats.most)
    return tuple(range(span.least, span.most + 1))
