"""What the REST edge takes and gives, checked strictly."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

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
