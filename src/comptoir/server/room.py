"""The table beside the game, as everybody who sits there is told of it: a part of the socket protocol."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from comptoir.server.absences import Absence
from comptoir.server.orders import Scope
from comptoir.server.paces import Slow
from comptoir.telling.house_rules import Departure
from comptoir.telling.shown import Foreseeable, Text


class ClockShown(Struct, frozen=True):
    """The clock of a seat at a slow table, when this was sent."""

    left: int
    """Seconds before it is no longer waited for, the reserve with them."""
    reserve: int
    """What of that is the reserve."""
    runs: bool
    """Does the game wait for this seat, as far as everybody may know?"""
    rests_until: int = 0
    """Its person rests until then (seconds since 1970), and the clock stands still; 0 if they do not."""


class SeatShown(Struct, frozen=True):
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str
    """The kind of bot that plays it, or plays it for a person who is gone; else empty."""
    connected: bool
    is_host: bool
    gone_for: int
    """Seconds since its person was last here; 0 while they are."""
    clock: ClockShown | None = None


class Proposal(Struct, frozen=True):
    """Somebody wants to take back a step or to give up the game, and those whom it concerns are asked."""

    number: int
    seat: int
    waiting: list[int]
    """The seats that have not answered."""
    what: Literal["undo", "resign"] = "undo"


class DeviceShown(Struct, frozen=True):
    """A browser that may sit at this client's seat."""

    id: str
    label: str
    """What it calls itself, as "Firefox · Android"; may be empty."""
    since: int
    """Seconds since 1970."""
    here: bool


class Notice(Struct, frozen=True):
    """Something the people at a table have to know beside the game."""

    code: str
    text: Text
    waiting: list[int] = []
    """The seats whose people have not agreed yet, where that is asked for (with ``GoOn``)."""


class DealShown(Struct, frozen=True):
    """A deal: what is bound, and who has committed to it. With the server's ``commitment`` it is all that the
    fingerprint is made of."""

    number: int
    terms: str
    """What everybody commits to: a JSON text."""
    digests: list[str]
    """The commitment of each seat; empty for bots, and for those who have not committed yet."""
    step: Literal["commit", "reveal", "dealt"]
    waiting: list[int]
    """The seats that have not done their part of this step."""


class SeatBound(Struct, frozen=True):
    """Who sat at a seat when a deal was made."""

    kind: str
    name: str
    bot: str


class WithdrawnShown(Struct, frozen=True):
    """A deal that came to nothing, and because of whom; nobody was missing when a server was renewed."""

    step: Literal["commit", "reveal", "dealt"]
    missing: list[int]
    seats: list[SeatBound]


class TableShown(Struct, frozen=True):
    """The table beside the game: who is there, and what state it is in."""

    id: str
    game: str
    rules: int
    """The version of the rules it was opened with."""
    state: Literal["open", "locked", "playing", "over"]
    options: dict[str, Any]
    seats: list[SeatShown]
    spectators: int
    host: int
    me: int
    """The seat of this client, or -1 for a spectator."""
    paused: bool
    """What was done cannot be stored: nothing moves until it can."""
    grace: int
    """A seat may be given to a bot when its person has been gone for so many seconds."""
    starts: bool
    """Does the game begin by itself, as soon as everybody is here?"""
    commitment: str
    """The server's, from the moment the table is locked."""
    deal: DealShown | None
    """None before a deal, and in games of old, where nobody had to commit."""
    withdrawn: list[WithdrawnShown]
    """The deals before it that came to nothing."""
    proposal: Proposal | None
    passes: Scope
    """What this seat does with reaction windows."""
    passes_end: Scope
    """What it does at the end of its own turns, where something could still be done."""
    next_table: str
    """Where the rematch is, if there is one."""
    window: float = 0.0
    """Seconds in which one may react here, 0 for as long as it takes."""
    first: int = -1
    """The seat that begins; -1 where the deal says so."""
    rose: list[int] | None = None
    """When each seat got up, in minutes since midnight, -1 where it has not said; None where somebody else
    begins than the earliest."""
    departures: list[Departure] = []
    """Where it is played otherwise than is usual."""
    teams: list[int] = []
    """The team of each seat, from 0; empty where everybody plays alone."""
    notices: list[Notice] = []
    hints: bool = True
    """May people here ask a bot what it would do?"""
    reviewed: bool = False
    """Is it over, and can it be said how likely each side was to win?"""
    devices: list[DeviceShown] = []
    """Those of this client's seat; nobody is told those of another."""
    pace: Slow | None = None
    """How long people have who come when they can; None: the table is live."""
    absence: Absence | None = None
    """When this client's person rests, at a slow table; nobody is told that of another."""
    foreseeable: list[Foreseeable] = []
    """The kinds of windows that can be answered beforehand (with ``Foresee``), at a slow table."""
    foreseen: dict[str, str] = {}
    """What this client's person has said to them; nobody is told that of another."""
    renewals: int = 0
    """For the host: it grows whenever a link of the table becomes another. Those on the page are old then."""
