"""What is written down of a table: whatever happened to it, in order. A table is its entries."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from comptoir.server.absences import Absence
from comptoir.server.orders import Scope
from comptoir.server.paces import Slow
from comptoir.server.storage import Record
from comptoir.telling.shown import Where


class _Entry(Struct, frozen=True, tag_field="is", tag=str.lower, omit_defaults=True, kw_only=True):
    when: int = 0
    """Seconds since 1970, at a slow table: its clocks are made of that."""


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
    start: bool = False
    """Are the cards dealt by themselves, as soon as everybody is there?"""
    hints: bool = True
    """May people ask a bot what it would do?"""
    window: float | None = None
    """Seconds a reaction window stays open, 0 for as long as it takes; None: as the server has it."""
    by_rising: bool = False
    """Does whoever got up earliest begin? Until somebody says when they did, it is as the options say."""
    pace: Slow | None = None
    """How long people have who come when they can; None: the table is live."""


class Device(Struct, frozen=True, omit_defaults=True):
    """A browser that may sit at a seat. Of its token the hash is kept."""

    id: str
    digest: str
    label: str = ""
    since: int = 0
    """Seconds since 1970."""


class Sat(_Entry, frozen=True):
    """A person takes a seat with a first device, and the invitation is spent.

    Without a device (all that was stored before there were any, and the people of a rematch) the seat is
    taken, and the link is not spent yet: whoever comes by it first is admitted.
    """

    seat: int
    name: str
    device: Device | None = None


class Admitted(_Entry, frozen=True):
    """One more device at a seat, or another token for one it has."""

    seat: int
    device: Device
    by_link: bool = False
    """Was it by the link of a seat that was taken without a device? Then that is spent."""


class Dismissed(_Entry, frozen=True):
    """A seat's person takes a device off it."""

    seat: int
    device: str


class Freed(_Entry, frozen=True):
    """In the middle of a game the host sends somebody away; a bot plays until the new invitation is taken."""

    seat: int
    bot: str
    late: bool = False
    """Was it their clock that ran out? Then they may come back, as long as nobody has taken it."""


class Renewed(_Entry, frozen=True):
    """The spectators' link is another; the old one opens nothing any more."""


class Renamed(_Entry, frozen=True):
    seat: int
    name: str


class Rose(_Entry, frozen=True):
    """When the person of a seat got up today, in minutes since midnight."""

    seat: int
    minutes: int


class Arranged(_Entry, frozen=True):
    """A seat is opened, or given to a bot; whoever had its link has it no longer."""

    seat: int
    bot: str = ""
    left: bool = False
    """Did its own person go?"""


class Locked(_Entry, frozen=True):
    """Nobody comes or goes any more. To ``key``, its part of the shuffle key, the server is committed.

    ``terms`` is what is to be dealt; games of old have none.
    """

    key: str
    terms: str = ""


class Committed(_Entry, frozen=True):
    """A seat commits to its part of the shuffle key."""

    seat: int
    digest: str


class Revealed(_Entry, frozen=True):
    """A seat's part of the shuffle key, which fits what it had committed to."""

    seat: int
    nonce: str


class Withdrawn(_Entry, frozen=True):
    """These seats were missing when they were to commit or to reveal: the table is open again."""

    missing: list[int]


class Nonced(_Entry, frozen=True):
    """A seat's part of the shuffle key, in games of old: nobody had committed to it."""

    seat: int
    nonce: str


class Began(_Entry, frozen=True):
    """The cards are dealt."""

    rules: int = 0
    """The version it is played by; 0: that of ``Opened``."""


Who: TypeAlias = Literal["person", "bot", "rule", "order", "time", "chance"]


class Picked(_Entry, frozen=True):
    """One step of a seat: picks as a saved game holds them."""

    seat: int
    picks: list[Any]
    by: Who = "person"
    """``rule``: there was nothing to choose, or, in games of old, one of the next two. ``order``: a standing
    order passed in a window. ``time``: a window had closed. ``chance``: no bot answered for long."""


class Undone(_Entry, frozen=True):
    """The game goes back to so many picks."""

    seat: int
    to: int
    sealed: bool = False
    """Is it what the seat alone had sealed? Then the picks of others after it stand."""


class Redone(_Entry, frozen=True):
    """A seat takes back that it took something back: the same steps again, those of bots with them."""

    seat: int
    steps: list[Picked]


class Talked(_Entry, frozen=True):
    seat: int
    name: str
    text: str
    """As it was said; a phrase is worded for each reader."""
    phrase: str = ""
    """The key of a phrase or of a bot's remark (``Telling.phrase``); else it is in somebody's own words."""
    about: str = ""
    """What is spoken of, as a place: ``offer:3``."""


class Replaced(_Entry, frozen=True):
    """A bot plays for a person who is gone; without one the person is back."""

    seat: int
    bot: str = ""
    late: bool = False
    """Was it because their clock ran out?"""


class Rested(_Entry, frozen=True):
    """The person of a seat says when they sleep and when they are away: their clock stands still then."""

    seat: int
    absence: Absence


class Reminded(_Entry, frozen=True):
    """The person of a seat was told that their time runs out."""

    seat: int


class Idled(_Entry, frozen=True):
    """From then until now no clock has run: nothing could be stored, or everybody was asked something."""

    since: int


class Ordered(_Entry, frozen=True):
    """A standing order of a seat at a slow table."""

    seat: int
    where: Where
    scope: Scope
    turn: int
    """The turn in which it was given."""


class Resigned(_Entry, frozen=True):
    """A person gives up the game, and whom it concerns agreed: it is over."""

    seat: int


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

    rules: int = 0
    """From the last checkpoint, by the rules of this version; 0: by those it was played by."""


class Checkpointed(_Entry, frozen=True):
    """Where the game stands: all that is left of it, should its picks once lead elsewhere."""

    start: dict[str, Any]


class Told(_Entry, frozen=True):
    """The story of a game that is over, stored once: for the day on which it cannot be replayed any more.

    The longer parts are JSON, compressed.
    """

    beats: dict[str, bytes]
    result: dict[str, list[Any]]
    winners: list[int]
    chronicle: bytes


class Foreseen(_Entry, frozen=True):
    """What a seat will do in the next window of a kind, said beforehand; nothing: it wants to be asked."""

    seat: int
    occasion: str
    answer: str = ""


Entry: TypeAlias = (
    Opened
    | Sat
    | Admitted
    | Dismissed
    | Freed
    | Renewed
    | Renamed
    | Rose
    | Arranged
    | Locked
    | Committed
    | Revealed
    | Withdrawn
    | Nonced
    | Began
    | Picked
    | Undone
    | Redone
    | Talked
    | Replaced
    | Rested
    | Reminded
    | Idled
    | Ordered
    | Foreseen
    | Resigned
    | Rematched
    | Lost
    | Resumed
    | Checkpointed
    | Told
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def record(seq: int, entry: Entry, move: str | None = None) -> Record:
    """An entry as it is stored: its number, and the name that a client gave it."""
    return Record(seq, type(entry).__name__.lower(), move, encode(entry))
