"""What lists show of a table without waking it: one small paper, kept up to date when the table changes.

Only tables on somebody's list have one. It is written a moment after a change, never in the way of the table,
and a change that is lost with the server is made good when the table wakes. It holds nothing that one seat
knows and another does not, but whether a seat is asked: that is told to the person of that seat alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from comptoir.core import ComptoirError
from comptoir.server.names import MOST_SEATS
from comptoir.server.storage import NotStored, Storage

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

GLANCES, SITTERS = "glances", "sitters"
"""Drawers: what lists show of each table, and who has which of its seats on their list."""
ALL = range(MOST_SEATS)
SOON = 0.5
"""Seconds after a change in which more may follow: all are written at once."""

log = logging.getLogger("comptoir.glances")


class Sitting(Struct, frozen=True):
    """Whose list a seat is on, as long as it is of that generation."""

    person: str
    generation: int


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as lists show it."""

    name: str
    kind: str
    generation: int = 0


class Glance(Struct, frozen=True, omit_defaults=True):
    """A table at a glance."""

    game: str
    moment: tuple[int, int, str]
    """How far it is, as everybody knows: steps, how often it went back, its state."""
    chairs: list[Chair]
    since: int
    """When it got there, in seconds since 1970."""
    turn: int = 0
    asked: list[int] = []
    """Whose answer is waited for, as everybody knows."""
    questions: dict[int, tuple[int, int]] = {}
    """Of those who have something to answer: the entry by which they were asked, and when that was."""
    until: dict[int, int] = {}
    """When the clocks of those run out, if any do; when somebody rests is nobody else's business."""
    winners: list[int] = []
    next_table: str = ""

    @property
    def state(self) -> str:
        return self.moment[2]


_encode = msgspec.json.Encoder().encode
_glance = msgspec.json.Decoder(Glance).decode
_sitting = msgspec.json.Decoder(Sitting).decode


# -- papers -----------------------------------------------------------------------------------------------


async def read(store: Storage, table: str) -> Glance | None:
    """What is kept of a table for lists."""
    paper = await store.look_up(GLANCES, table)
    return None if paper is None else _glance(paper.content)


def _places(table: str, seats: Sequence[int]) -> list[str]:
    return [f"{table} {seat}" for seat in seats]


async def _sitters(store: Storage, table: str, seats: Sequence[int]) -> dict[int, Sitting]:
    found = [await store.look_up(SITTERS, key) for key in _places(table, seats)]
    return {seat: _sitting(each.content) for seat, each in zip(seats, found, strict=True) if each is not None}


async def sitters(store: Storage, table: str) -> list[Sitting]:
    """Who has seats of a table on their list."""
    return list((await _sitters(store, table, ALL)).values())


async def seat_down(store: Storage, table: str, seat: int, sitting: Sitting) -> None:
    """Note on whose list a seat is."""
    (key,) = _places(table, [seat])
    while True:
        paper = await store.look_up(SITTERS, key)
        if paper is not None and _sitting(paper.content) == sitting:
            return
        if await store.put(SITTERS, key, _encode(sitting), 0 if paper is None else paper.version):
            return


async def rise(store: Storage, table: str, seats: Sequence[int], who: str) -> None:
    """Seats are on somebody's list no longer; a table on nobody's list has no paper."""
    known = await _sitters(store, table, ALL)
    own = [seat for seat, sitting in known.items() if seat in seats and sitting.person == who]
    await store.throw_away(SITTERS, _places(table, own))
    if len(own) == len(known):
        await store.throw_away(GLANCES, [table])


async def clear(store: Storage, table: str) -> None:
    """Nothing is kept of a table that is gone."""
    await store.throw_away(SITTERS, _places(table, ALL))
    await store.throw_away(GLANCES, [table])


# -- keeping them up to date -------------------------------------------------------------------------------


class Glancer:
    """Looks at one table for those who have it on their list."""

    def __init__(self, actor: Actor, store: Storage) -> None:
        self._actor = actor
        self._ledger = actor.ledger
        self._store = store
        self._sitters: dict[int, Sitting] = {}
        self._is_ready = False
        """Is it known on whose lists the table is?"""
        self._moment = (-1, 0, "")
        self._since = 0
        self._questions: dict[int, tuple[int, int]] = {}
        self._latest: Glance | None = None
        self._written: Glance | None = None
        self._version = 0
        self._next = actor.ledger.next_table
        """The rematch that everybody has been led to."""
        self._work: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()

    # -- life -----------------------------------------------------------------------------------------

    def start(self) -> None:
        self._note()
        self._work = asyncio.create_task(self._begin())

    def stop(self) -> None:
        if self._work is not None:
            self._work.cancel()

    @property
    def is_idle(self) -> bool:
        return self._work is None or self._work.done()

    async def _begin(self) -> None:
        """Find out who wants to know, and since when the table is where it is."""
        table = self._ledger.table
        with suppress(NotStored):
            people = [seat for seat, each in enumerate(self._ledger.seats) if each.kind == "person"]
            found = await _sitters(self._store, table, people)
            paper = await self._store.look_up(GLANCES, table) if found else None
            if paper is not None:
                self._version = paper.version
                self._remember(_glance(paper.content))
            self._sitters = {**found, **self._sitters}
        self._is_ready = True
        await self.settle()

    def _remember(self, seen: Glance) -> None:
        """As long as a table has not moved, its times are those that were written down."""
        self._written = seen
        if seen.moment == self._moment:
            self._since = seen.since
            kept = {seat: times for seat, times in seen.questions.items() if seat in self._questions}
            self._questions |= kept
            self._latest = None

    # -- looking --------------------------------------------------------------------------------------

    def heed(self) -> None:
        """Something has changed."""
        self._note()
        if self._sitters and self.is_idle:
            self._work = asyncio.create_task(self._write_soon())

    def meet(self, seat: int, sitting: Sitting) -> None:
        """Somebody has a seat on their list from now on."""
        self._sitters[seat] = sitting

    def part(self, seats: Sequence[int], person: str) -> None:
        """Or no longer."""
        for seat in seats:
            if seat in self._sitters and self._sitters[seat].person == person:
                del self._sitters[seat]

    @property
    def sitters(self) -> dict[int, Sitting]:
        """On whose list each seat is, as far as is known yet."""
        return self._sitters

    @property
    def is_on_no_list(self) -> bool:
        return self._is_ready and not self._sitters

    def latest(self) -> Glance | None:
        """The table as it is now; nothing if it is on nobody's list, as far as is known yet."""
        if not self._is_ready or not self._sitters:
            return None
        if self._latest is None:
            self._latest = self.look()
        return self._latest

    def _note(self) -> None:
        """When things changed: a table itself has no clock."""
        ledger, now = self._ledger, int(self._actor.house.clock())
        moment = ledger.steps_told, ledger.told_rewinds, ledger.state
        if moment != self._moment:
            self._moment, self._since = moment, now
        self._questions = {seat: self._asked(seat, now) for seat in ledger.asked}
        self._latest = None

    def _asked(self, seat: int, now: int) -> tuple[int, int]:
        """A question is as old as what its seat has begun to answer it with."""
        known, number = self._questions.get(seat), self._ledger.asked_since.get(seat, 0)
        is_known = known is not None and (known[0] == number or self._ledger.has_begun(seat))
        return known if known is not None and is_known else (number, now)

    def look(self) -> Glance:
        """All that lists need, of whoever they are."""
        ledger, clocks = self._ledger, self._ledger.clocks
        questions = self._open_questions()
        return Glance(
            game=ledger.game,
            moment=self._moment,
            chairs=[Chair(each.name, each.kind, each.generation) for each in ledger.seats],
            since=self._since,
            turn=ledger.telling.turn(ledger.match) if ledger.match is not None else 0,
            asked=self._actor.showing.waited_for() if ledger.state == "playing" else list(questions),
            questions=questions,
            until={} if clocks is None else {seat: clocks.runs_out(seat) for seat in questions},
            winners=ledger.winners if ledger.state == "over" else [],
            next_table=ledger.next_table,
        )

    def _open_questions(self) -> dict[int, tuple[int, int]]:
        """Of people: before the game, whose part of the deal is waited for, as all can see."""
        seats, actor = self._ledger.seats, self._actor
        if self._ledger.state == "locked":
            return dict.fromkeys(self._ledger.dealing.waiting, (0, self._since))
        own = [seat for seat in self._ledger.asked if seats[seat].is_played_by_a_person]
        return {seat: self._questions[seat] for seat in own if not actor.skips(seat)}

    # -- writing --------------------------------------------------------------------------------------

    async def _write_soon(self) -> None:
        await asyncio.sleep(SOON)
        await self.settle()

    async def settle(self) -> None:
        """Have it written what the table looks like now, if the disk lets us."""
        async with self._one_at_a_time:
            with suppress(NotStored):
                while (seen := self.latest()) is not None and seen != self._written:
                    await self._write(seen)
            await self._follow()

    async def _write(self, seen: Glance) -> None:
        table = self._ledger.table
        while not await self._store.put(GLANCES, table, _encode(seen), self._version):
            paper = await self._store.look_up(GLANCES, table)
            self._version = 0 if paper is None else paper.version
        self._version, self._written = self._version + 1, seen

    async def _follow(self) -> None:
        """Whoever played here has a seat at the rematch, and finds it on their list."""
        following = self._ledger.next_table
        if following == self._next:
            return
        self._next = following
        for seat, sitting in list(self._sitters.items()):
            if sitting.generation == self._ledger.seats[seat].generation:
                try:
                    await self._actor.house.people.follow(sitting.person, following, seat)
                except (ComptoirError, NotStored) as problem:
                    log.warning("not_followed", extra={"table": following[:4], "why": str(problem)})
