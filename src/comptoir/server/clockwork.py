"""What keeps the clocks of one slow table going: reminders, seats whose time is over, deals that nobody ends.

How long anybody has is in the ledger (``clocks``). Here is what the time of day does to it. A table may sleep
in between: the store is told when it has to be awake again.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from comptoir.core import Refused
from comptoir.server import absences, entries, wire
from comptoir.server.clocks import Alarm, Clocks
from comptoir.server.paces import HOUR
from comptoir.server.storage import OVER, Duplicate, NotStored, Storage, Taken

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

AWAKE_AFTER = 600
"""Seconds after which a table is woken to look at its clocks if the server has died meanwhile."""
LATE = 900
"""When an alarm is found so many seconds too late, the server was not there for people to move."""
GRACE = HOUR
"""Seconds that whoever's time was over by then still has."""
WORTH_WRITING = 60
"""Seconds for which it is not worth giving back any time."""
LONGEST_WAIT = 3600.0
"""Seconds after which the time of day is looked at again: it may have been set."""

PASSES = "pass"
"""The answer that is always possible in a window."""

E = TypeVar("E", bound=entries.Entry)


class Clockwork:
    """Winds the clocks of one table; a live one has none."""

    def __init__(self, actor: Actor, store: Storage) -> None:
        self._actor = actor
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._is_over = False
        """Has the table left the memory?"""
        self._stopped = 0
        """Since when no clock should run, though they do in the ledger; 0 if they should."""

    @property
    def _clocks(self) -> Clocks | None:
        return self._actor.ledger.clocks

    def now(self) -> int:
        """The time of day."""
        return int(self._actor.house.clock())

    def stop(self) -> None:
        """Nothing rings any more, whatever is still done."""
        self._is_over = True
        self._cancel()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # -- what is stored -------------------------------------------------------------------------------

    def stamp(self, entry: E) -> E:
        """An entry as a slow table stores it: with the time."""
        return entry if self._clocks is None else replace(entry, when=self.now())

    def due(self, state: str) -> int | None:
        """When a table has to be awake, to be stored with an entry; it says more exactly before it sleeps."""
        if self._clocks is None:
            return None
        return 0 if state == OVER else self.now() + AWAKE_AFTER

    async def rest(self) -> None:
        """Have the table woken in time, before it leaves the memory."""
        if self._clocks is not None:
            alarm = self._clocks.alarm()
            with suppress(NotStored, Duplicate, Taken):
                await self._store.append(self._actor.ledger.table, [], due=0 if alarm is None else alarm.when)

    # -- standing still -------------------------------------------------------------------------------

    def stand_still(self) -> None:
        """Nothing can be stored, or everybody is asked something: no clock should run from now on."""
        if self._clocks is not None and not self._stopped:
            self._stopped = self.now()

    async def go_on(self, *, is_played: bool = True) -> None:
        """Give back the time in which clocks should not have run; a game that is played goes on."""
        if self._stopped and (is_played or self._actor.proposal is None):
            since, self._stopped = self._stopped, 0
            if self.now() - since >= WORTH_WRITING:
                await self._actor.note(entries.Idled(since))
            self.plan()

    # -- ringing --------------------------------------------------------------------------------------

    def cry(self) -> None:
        """Let whoever tells the people of this table look at it."""
        if self._actor.house.crier is not None:
            self._actor.house.crier.heed(self._actor)

    def plan(self) -> None:
        """Something has changed: have it cried out, and wait for what is to come."""
        actor, clocks = self._actor, self._clocks
        self.cry()
        self._cancel()
        if clocks is None or self._is_over:
            return
        if actor.proposal is not None:
            self.stand_still()
        elif self._stopped and not actor.paused:
            actor.post(self.go_on)
        else:
            alarm = clocks.alarm()
            if alarm is not None:
                self._task = asyncio.create_task(self._wait(alarm, clocks))

    async def _wait(self, alarm: Alarm, clocks: Clocks) -> None:
        """Until it rings, or until somebody whose clock runs begins or ends their rest."""
        while (left := alarm.when - self.now()) > 0:
            change = clocks.next_rest(self.now())
            until_change = change - self.now() if change else left
            await asyncio.sleep(min(left, max(1, until_change), LONGEST_WAIT))
            if change and self.now() >= change:
                self._actor.tell_table()
        self._actor.post(self._ring)

    async def _ring(self) -> None:
        """Do what is due, if it still is."""
        actor, clocks, now = self._actor, self._clocks, self.now()
        alarm = None if clocks is None else clocks.alarm()
        if clocks is None or alarm is None or alarm.when > now or actor.proposal is not None:
            self.plan()
        elif alarm.what == "deal":
            deal = actor.ledger.dealing
            await actor.dealing.end_step(deal.number, deal.step)
        elif alarm.what == "remind":
            await actor.record(entries.Reminded(alarm.seat))
            if actor.house.crier is not None:
                actor.house.crier.remind(actor, alarm.seat, clocks.left(alarm.seat, now))
        elif now - alarm.when > LATE:
            await actor.record(entries.Idled(alarm.when - GRACE))
        else:
            await self._end(alarm.seat, clocks)

    async def _end(self, seat: int, clocks: Clocks) -> None:
        """The time of a seat is over: what the table has chosen beforehand."""
        bot = self._actor.ledger.usual_bot
        if clocks.pace.late == "free":
            await self._actor.record(entries.Freed(seat, bot, late=True))
        else:
            await self._actor.record(entries.Replaced(seat, bot, late=True))

    # -- what people say ------------------------------------------------------------------------------

    async def foresee(self, seat: int, message: wire.Foresee, move: str) -> None:
        """Somebody says what they will do in a window that is not open yet. Raises ``Refused``."""
        ledger = self._actor.ledger
        if self._clocks is None:
            raise Refused("not_slow")
        known = ledger.telling.foreseeable(ledger.playing, ledger.reader(seat, "en"))
        answers = {each.key: {"", PASSES, *[card.name for card in each.answers]} for each in known}
        if message.answer not in answers.get(message.occasion, ()):
            raise Refused("not_foreseeable")
        await self._actor.record(entries.Foreseen(seat, message.occasion, message.answer), move)

    async def rest_at(self, seat: int, message: wire.Rest, move: str) -> None:
        """Somebody says when they sleep and when they are away. Raises ``Refused``."""
        clocks, now = self._clocks, self.now()
        if clocks is None:
            raise Refused("not_slow")
        absences.check(message.absence, now, clocks.spent(seat, now))
        is_playing = self._actor.ledger.state == "playing"
        if is_playing and not clocks.can_move_night(seat, message.absence.night, now):
            raise Refused("night_stands")
        await self._actor.record(entries.Rested(seat, message.absence), move)
