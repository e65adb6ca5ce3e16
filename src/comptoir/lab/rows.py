"""The rows of a study: what is written down of each game, each seat, each card and each round.

A tally counts one game from the events its table tells. What the cards of a game are, and what its events
mean for them, is said by that game's own tally, in a file of its own here; this one knows none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple, TypeAlias

from comptoir.core import Event, Match

Columns: TypeAlias = Mapping[str, type]
"""The names of columns in their order, and what they hold; any of them may be empty."""
Row: TypeAlias = Sequence[object]

GAMES: Final = "games"
SEATS: Final = "seats"
CARDS: Final = "cards"
ROUNDS: Final = "rounds"
TABLES: Final = (GAMES, SEATS, CARDS, ROUNDS)

COLUMNS: Final[Mapping[str, Columns]] = MappingProxyType(
    {
        GAMES: {
            "number": int, "cell": int, "deal": int, "rotation": int, "game": str, "rules": int,
            "players": int, "teams": bool, "content": str, "bots": str, "first": int, "finished": bool,
            "called_off": bool, "winners": str, "turns": int, "choices": int, "errors": int, "options": str,
            "key": str, "hash": str,
        },
        SEATS: {"number": int, "seat": int, "bot": str, "place": int, "side": int, "won": bool},
        CARDS: {
            "number": int, "seat": int, "won": bool, "card": str, "family": str, "bought": int, "played": int,
            "used": int, "built": int, "tossed": int, "in_stall": int, "in_winners_stall": bool,
            "first_bought": int,
        },
        ROUNDS: {"number": int, "round": int, "seat": int},
    }
)  # fmt: skip
"""What is the same in all games."""


class CardRow(NamedTuple):
    """What one seat did with the cards of one type."""

    seat: int
    card: str
    family: str
    """What it belongs to: a set, or a kind of card."""
    bought: int
    played: int
    used: int
    built: int
    tossed: int
    in_stall: int
    first_bought: int | None


class Tally:
    """Counts one game. As it is, it listens to nothing."""

    __slots__ = ("heard", "match")

    seats: ClassVar[Columns] = MappingProxyType({})
    """What the game adds to the rows of seats."""
    rounds: ClassVar[Columns] = MappingProxyType({})
    """The same for rounds; where it adds nothing there are no such rows."""
    hears: ClassVar[bool] = False
    looks: ClassVar[bool] = False
    """Is there something that no event tells?"""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[Event] | None = [] if self.hears else None
        """The events of a playout; every other match keeps its own."""

    def look(self) -> None:
        """Before each pick."""

    def count(self) -> None:
        """Go through the events when the game is over."""

    @property
    def events(self) -> Sequence[Event]:
        return self.heard or () if self.match.events is None else self.match.events

    def seat_row(self, seat: int) -> Row:
        """What the game adds for a seat, in the order of its columns."""
        return ()

    def card_rows(self) -> Iterable[CardRow]:
        return ()

    def round_rows(self) -> Iterable[Row]:
        """The round, the seat, and what the game adds."""
        return ()
