"""A house with slow tables under virtual time: days pass in no time, and tables sleep between two moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec

from comptoir.server import entries, house, wire
from comptoir.server.absences import Absence
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.ledger import Ledger
from comptoir.server.paces import DAY, Slow
from comptoir.server.pacing import Pace
from comptoir.server.simulated.clock import run
from comptoir.server.simulated.disk import Disk, Drive
from comptoir.server.simulated.thinkers import Thinkers
from tests.server.dealing import deal
from tests.server.timing import any_picks

MONDAY = int(datetime.fromisoformat("2026-03-23T09:00:00+00:00").timestamp())
"""When everything begins; on the Sunday after it the clocks of Europe are put forward."""
A_DAY = Slow(DAY, 3 * DAY)
"""A turn a day, three days in reserve."""
NAMES = ("Ada", "Bob", "Cleo")


class Reminder(NamedTuple):
    """Somebody was reminded."""

    at: int
    seat: int
    left: int


class Town:
    """Hears whatever is cried out."""

    def __init__(self) -> None:
        self.reminders: list[Reminder] = []
        self.changes = 0

    def heed(self, actor: Actor) -> None:
        self.changes += 1

    def remind(self, actor: Actor, seat: int, left: int) -> None:
        self.reminders.append(Reminder(int(actor.house.clock()), seat, left))


class Days:
    """A house, its disk, and one table whose people come when they can."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = Random(seed)
        self.disk = Disk(Random(seed), lambda *_: None)
        self.town = Town()
        self.table = ""
        self.house = self._build()

    def _build(self) -> House:
        self._drive = Drive(self.disk)
        built = House(self._drive, Thinkers(self.chance, 0), Pace(0, 1), 60, self.chance)
        built.clock = lambda: MONDAY + asyncio.get_running_loop().time()
        built.tidy = lambda: None
        built.crier = self.town
        return built

    @property
    def now(self) -> int:
        return int(self.house.clock())

    async def open(
        self, pace: Slow | None = A_DAY, people: int = 2, bots: int = 0, sets: str | list[str] = "beginner"
    ) -> None:
        """A table in the middle of its first turn, the first seat being asked."""
        await self.house.start()
        wishes = {"players": people + bots, "sets": sets}
        seats = [*[""] * people, *["random"] * bots]
        actor = await self.house.open("dale", wishes, seats, first=0, pace=pace)
        self.table = actor.ledger.table
        for seat in range(people):
            await actor.do(partial(actor.sit, seat, NAMES[seat]))
        await deal(actor)

    async def restart(self) -> None:
        """The server is stopped, and another one starts on what is stored."""
        await self.house.stop()
        self._drive.close()
        self.house = self._build()
        await self.house.start()

    async def crash(self, away: float = 0.0) -> None:
        """The server dies, and comes back after a while: it could store nothing of its last breath."""
        self._drive.crash()
        for actor in self.house.awake:
            self.house.lose(actor)
        await self.house.stop()
        await asyncio.sleep(away)
        self.house = self._build()
        await self.house.start()

    async def actor(self) -> Actor:
        return await self.house.find(self.table)

    async def ledger(self) -> Ledger:
        return (await self.actor()).ledger

    async def asked(self) -> int:
        """The first seat that is asked."""
        return min((await self.ledger()).asked)

    async def left(self, seat: int) -> int:
        ledger = await self.ledger()
        assert ledger.clocks is not None
        return ledger.clocks.left(seat, self.now)

    async def step(self, seat: int) -> None:
        """A person answers what they are asked, with anything."""
        actor = await self.actor()

        async def pick() -> None:
            offer = actor.ledger.offer(seat)
            attempt = actor.ledger.attempt(seat, any_picks(offer, self.chance), is_run=offer.is_run)
            await actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)

        await actor.do(pick)

    async def end_turn(self, seat: int) -> None:
        """A person goes on until it is another's turn."""
        while await self.asked() == seat:
            await self.step(seat)

    async def says(self, seat: int, message: wire.FromClient) -> str:
        """The code with which it was refused, if it was."""
        actor = await self.actor()
        listener = Listener(seat, seat, "en")
        actor.post(actor.replies.answer, listener, message)
        await actor.do(_nothing)
        heard = [each for each in map(_read, listener._queue) if each.get("is") == "refused"]
        return str(heard[-1]["code"]) if heard else ""

    async def rests(self, seat: int, absence: Absence) -> str:
        return await self.says(seat, wire.Rest(self.name(), absence))

    async def takes_back_seat(self, seat: int) -> str:
        return await self.says(seat, wire.Replace(self.name(), seat, bot=False))

    def name(self) -> str:
        """One for a message."""
        return self.chance.randbytes(8).hex()


async def _nothing() -> None:
    """Done when all before it is."""


def _read(queued: tuple[bytes, object]) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(queued[0])
    return found


def pass_days(story: Callable[[Days], Awaitable[None]], seed: int = 0) -> None:
    """Let something happen in a house of its own."""

    async def main() -> None:
        days = Days(seed)
        await story(days)
        await days.house.stop()

    usual = house.LOOK_EVERY
    house.LOOK_EVERY = 60.0  # or most of the work would be to look at the clock
    try:
        run(main())
    finally:
        house.LOOK_EVERY = usual
