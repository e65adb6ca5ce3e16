"""What the REST edge takes and gives, checked strictly."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from comptoir.server.paces import Late

Rating = Annotated[int, Field(ge=0, le=3)]
Span = Annotated[list[Rating], Field(min_length=2, max_length=2)]
"""From one rating to another; JSON has no tuples."""
MOST_WINDOW = 600
"""Seconds a window can be given; whoever wants more takes all the time there is."""
Short = Annotated[str, StringConstraints(max_length=40)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class RatingLimits(_Body):
    """What the sets of a random draw may be rated, from 0 to 3."""

    complexity: Span | None = None
    interaction: Span | None = None
    nastiness: Span | None = None
    luck: Span | None = None


class SlowPace(_Body):
    """A table that lasts days: so many hours for each turn, and a reserve in hours beside that; 0 hours for
    no clock. When somebody's time is over a bot plays for them, or their seat is free for somebody else."""

    hours: int
    reserve: int = 0
    late: Late = "bot"


class NewTable(_Body):
    """A table somebody wants to open. ``seats`` says of each seat but the first: ``open``, a bot, or ``here``
    for somebody at the same screen, whose name is the next of ``names``.

    What is not said is as the game likes it; ``options`` holds what only this game understands.
    """

    game: Short = "dale"
    name: Annotated[str, StringConstraints(min_length=1, max_length=24)]
    players: Annotated[int, Field(ge=2, le=6)] = 2
    teams: bool | None = None
    sets: Annotated[list[Short], Field(max_length=18)] | Short | None = None
    options: Annotated[dict[Short, bool | int | Short], Field(max_length=40)] = {}
    limits: RatingLimits | None = None
    seats: Annotated[list[Short], Field(max_length=5)] | None = None
    names: Annotated[list[Annotated[str, StringConstraints(max_length=24)]], Field(max_length=5)] = []
    start: bool = False
    hints: bool = True
    """May people ask a bot what it would do?"""
    first: Annotated[int, Field(ge=0, le=5)] | Literal["lot", "earliest"] | None = None
    """Who begins: a seat, chance, or whoever says to have got up earliest."""
    window: Annotated[int, Field(ge=0, le=MOST_WINDOW)] | None = None
    """Seconds in which one may react, 0 for as long as it takes; else it is as the server has it."""
    pace: SlowPace | None = None
    """How long people have who come when they can; else the table is live."""


class Entrance(_Body):
    """A link's token, and how its bearer wants to be called.

    ``claim`` is random text of this browser, by which it is known again if the answer is lost on its way: the
    same link with the same claim opens the same seat.
    """

    token: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    claim: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""
    name: Annotated[str, StringConstraints(max_length=24)] = ""


class SeatOpened(BaseModel):
    """A seat that this browser may sit at; the cookie that came with the answer opens it."""

    table: str
    seat: int
    link: str = ""
    """Its page."""
    here: list[int] = []
    """All seats of people at this screen, where there are several; each has its cookie."""


class Ticket(BaseModel):
    """The way to one's own seat for one more device: once, and not for long."""

    link: str
    seconds: int


class Arrival(_Body):
    """The token of a personal link; ``claim`` as for a seat."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    claim: Annotated[str, StringConstraints(pattern="^([0-9a-f]{64})?$")] = ""


class PersonalLink(BaseModel):
    """What opens all tables of a person on one more device."""

    link: str


class OwnDevice(BaseModel):
    """A browser that shows somebody their tables."""

    id: str
    label: str
    since: int
    here: bool
    """Is it the one that asks?"""


class OwnTable(BaseModel):
    """One of somebody's tables, as far as they may know it."""

    table: str
    game: str
    state: Literal["open", "locked", "playing", "over"]
    names: list[str]
    """Who sits where; empty where nobody does."""
    kinds: list[Literal["open", "person", "bot"]]
    mine: list[int]
    """Their seats."""
    turn: int
    is_mine: bool
    """Are they asked?"""
    asked: list[int]
    """Whose answer is waited for, as everybody knows."""
    since: int
    """Since when they are asked, or the game stands where it does: in seconds since 1970."""
    until: int
    """When their own time runs out, if they are asked; 0 where nobody counts."""
    winners: list[int]
    next_table: str
    """Where the same people play again, if they do and the table is on the list."""


class Myself(BaseModel):
    """A person, as they see themselves."""

    lang: str
    devices: list[OwnDevice]
    tables: list[OwnTable]
    unswept: list[str] = []
    """Tables where a device that was just dismissed may still be at a seat: each is to be swept."""


Ways = Annotated[list[Literal["push", "mail", "hook"]], Field(max_length=3)]


class NewWays(_Body):
    """How somebody wants to be told: of a table, or of all of which nothing else is said (``null``)."""

    ways: Ways | None


class NewSubscription(_Body):
    """How a browser is reached by its push service, as it says itself."""

    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1000)]
    key: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=200)]


class NewAddress(_Body):
    """A mailbox, or where a hook is sent to."""

    address: Annotated[str, StringConstraints(min_length=1, max_length=1000)]


class MailCode(_Body):
    """What was sent to a mailbox, to show that somebody reads it."""

    code: Annotated[str, StringConstraints(pattern="^ *[0-9](?: ?[0-9]){5} *$")]


class Mailbox(BaseModel):
    address: str
    confirmed: bool


class Notices(BaseModel):
    """How somebody is told of their tables while they are not there, and how they could be."""

    can: Ways
    """What this server offers."""
    key: str
    """What a browser needs to know of it before it is told anything."""
    ways: Ways
    """What somebody has chosen for all tables of which nothing else is said."""
    tables: dict[str, Ways]
    mail: Mailbox | None
    pushes: list[str]
    """Which of their devices are told."""
    here: bool
    """Is this one of those?"""
    hook: str
    """Where their hook is sent to."""
    secret: str = ""
    """What it is signed with, told once."""


class Tried(BaseModel):
    """In how many places something was sent to be looked at."""

    places: int


class SeatSeen(BaseModel):
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    connected: bool


class TableSeen(BaseModel):
    """What anybody may know of a table."""

    id: str
    game: str
    state: Literal["open", "locked", "playing", "over"]
    seats: list[SeatSeen]
    sets: list[str]
    teams: bool
    turn: int
    asked: list[int]
    """The seats whose answer the game waits for."""
    watch: str = ""
    """The link for spectators, of tables that are public."""


class TableLinks(BaseModel):
    """The invitation to every seat, empty for bots and for seats that are taken; and the spectators' link."""

    seats: list[str]
    watch: str


class GameSeen(BaseModel):
    game: str
    title: dict[str, str]


class Problem(BaseModel):
    """What is wrong, for programs and for people."""

    code: str
    text: str


class DrawSeen(BaseModel):
    count: int
    sides: str
    """In decimal: it may be larger than a browser counts."""
    number: str
    cards: int
    """How many cards it shuffles; 0 for a die or a card at random."""


class Proof(BaseModel):
    """All it takes to check every shuffle and die of a game that is over."""

    commitment: str
    key: str
    nonces: list[str]
    terms: str
    """What was to be dealt, as everybody committed to it; empty in games of old."""
    digests: list[str]
    """The commitment of each seat; empty for a bot's."""
    game_key: str
    draws: list[DrawSeen]


class Readiness(BaseModel):
    ready: bool
    leaving: bool
    """Is this process about to stop?"""


class Health(BaseModel):
    status: Literal["ok", "paused", "full", "damaged"]
    """``paused``: something cannot be stored. ``full``: there are no files for more connections."""
    version: str
    tables: int
    sockets: int
    damaged: int
    """How many tables have lost something since the last start, and nobody has agreed to it yet."""
    lines: int
    """Connections, sockets and others."""
    most_lines: int
    """As many as the system has files for."""
