"""What is written down of a table: whatever happened to it, in order. A table is its entries."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from comptoir.server.store import Record


class _Entry(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True):
    pass


class Opened(_Entry, frozen=True):
    """A table for so many seats; the person who opened it sits at the first one and is its host.

    ``bots`` names the bot at each seat, or is empty for a person's seat; ``rules`` is the version of the
    game's rules.
    """

    game: str
    rules: int
    options: dict[str, Any]
    bots: list[str]
    public: bool = False
    """Is it listed for everybody to watch?"""


class Sat(_Entry, frozen=True):
    """A person takes a seat."""

    seat: int
    name: str


class Renamed(_Entry, frozen=True):
    seat: int
    name: str


class Arranged(_Entry, frozen=True):
    """A seat is opened, or given to a bot; whoever had its link has it no longer."""

    seat: int
    bot: str = ""


class Locked(_Entry, frozen=True):
    """Nobody comes or goes any more. Of ``key``, the server's part of the shuffle key, the hash is shown."""

    key: str


class Nonced(_Entry, frozen=True):
    """A seat's part of the shuffle key."""

    seat: int
    nonce: str


class Began(_Entry, frozen=True):
    """The cards are dealt."""


class Picked(_Entry, frozen=True):
    """One step of a seat: picks as a saved game holds them."""

    seat: int
    picks: list[Any]
    by: Literal["person", "bot", "rule"] = "person"
    """``rule``: there was nothing to choose, or a window had closed."""


class Undone(_Entry, frozen=True):
    """The game goes back to so many picks."""

    seat: int
    to: int


class Talked(_Entry, frozen=True):
    seat: int
    name: str
    text: str


class Replaced(_Entry, frozen=True):
    """A bot plays for a person who is gone; without one the person is back."""

    seat: int
    bot: str = ""


class Rematched(_Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Lost(_Entry, frozen=True):
    """So many entries that had been acknowledged were missing when the server started; 0: others were there.

    The game waits until its people agree to go on from what is left.
    """

    missing: int
    found: int
    """When, in seconds since 1970."""


class Resumed(_Entry, frozen=True):
    """Everybody agreed to go on from what is left."""


Entry: TypeAlias = (
    Opened
    | Sat
    | Renamed
    | Arranged
    | Locked
    | Nonced
    | Began
    | Picked
    | Undone
    | Talked
    | Replaced
    | Rematched
    | Lost
    | Resumed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def record(seq: int, entry: Entry, move: str | None = None) -> Record:
    """An entry as it is stored: its number, and the name that a client gave it."""
    return Record(seq, type(entry).__name__.lower(), move, encode(entry))
