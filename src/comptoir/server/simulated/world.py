"""A world made of one number: a server and its lives, a disk, lines and people, under one virtual clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fastapi import FastAPI

from comptoir.server.app import Settings, make_doors
from comptoir.server.house import House
from comptoir.server.limits import Doorkeeper, DoorLimits
from comptoir.server.links import WATCH
from comptoir.server.pacing import Pace
from comptoir.server.simulated.clock import VirtualLoop
from comptoir.server.simulated.disk import Disk, DiskTemper, Drive
from comptoir.server.simulated.lines import Answer, Line, LineTemper, Message, Request, Unreachable
from comptoir.server.simulated.people import Person
from comptoir.server.simulated.thinkers import Thinkers
from comptoir.server.simulated.witness import Ear, Witness

NO_LIMITS = DoorLimits(10**6, 10**6, 10**6, 10**6)
PATIENCE = 400
"""Seconds in which things must go on when nothing hinders them."""
PROGRESS = 4
"""Records by which a table that goes on grows."""
STILL = 25
"""Seconds without anything new after which nothing is under way."""
MOST_BEFORE = 40
"""Messages outside a game after which all is calm."""
REFUSED = 400
EXPECTED = ("not_stored", "link_spent", "bad_link", "already_begun", "seat_taken", "moved")
"""Why people may be refused at the door: nothing is stored, they are late, a ticket died with its server."""
LONGEST_GHOST = 20.0
"""Seconds after which a server that is believed dead knows it, at most; less than ``STILL``."""
LAST_WORDS = 5.0
"""Seconds in which what a dying server has begun comes to its end."""


class Setting(NamedTuple):
    """What a world is like."""

    wishes: Message
    """The table that is opened in it."""
    langs: tuple[str, ...]
    """Of the people, the host first."""
    hurry: tuple[float, ...]
    is_watched: bool = False
    pace: Pace = Pace()
    grace: int = 20
    disk: DiskTemper = DiskTemper()
    lines: LineTemper = LineTemper()
    bots_failing: float = 0.0
    messages: int = 40
    """So many are sent by people in the game before all is calm."""
    records: int = 50
    """So many are stored before that at most: bots go on without anybody saying anything."""
    longest: float = 3600.0
    """Seconds after which all is calm, however little was said."""
    has_whims: bool = True
    """Do people talk, take back, leave and so on, or just play?"""
    crashes: tuple[int, ...] = ()
    """After how many steps each life of the server ends; the last one lasts."""
    ghosts: tuple[bool, ...] = ()
    """Which of them do not end then, but are believed to: another server takes over what they still have."""


@cache
def _doors() -> FastAPI:
    """The doors are the same in every world; what is behind them is not."""
    return make_doors(Settings(Path(), limits=NO_LIMITS))


class World:
    """Everything there is."""

    def __init__(
        self,
        seed: str,
        setting: Setting,
        note: Callable[[str], None] | None = None,
        person: type[Person] = Person,
    ) -> None:
        self.setting = setting
        self.witness = Witness()
        self.chance = Random(f"{seed} lines")
        self.temper = setting.lines
        self.application = _doors()
        self.wishes = setting.wishes
        self.has_whims = setting.has_whims
        self.invitations: dict[int, str] = {}
        self.locked_out: set[int] = set()
        self.is_calm = self.is_quiet = False
        self.crashes = self.messages = 0
        self.steps = 0
        """How many there were until all was calm."""
        self._seed = seed
        self._note = note
        self._disk = Disk(Random(f"{seed} disk"), self._stored)
        self._disk.temper = setting.disk
        self._ears: dict[Line, Ear] = {}
        self._requests: list[Request] = []
        self._own: set[asyncio.Task[Any]] = set()
        self._house: House | None = None
        self._ghosts: list[House] = []
        """Servers that are believed dead, and do not know it yet."""
        self.takeovers = 0
        self._next_crash = 0
        self._still = self._in_game = 0
        self._lengths: dict[str, int] = {}
        """Of the tables, when they were first looked at in the calm."""
        self._before = (0, 0)
        self._loop: VirtualLoop
        seats = [*range(len(setting.langs)), *([WATCH] if setting.is_watched else [])]
        langs, hurry = (*setting.langs, "en"), (*setting.hurry, 1.0)
        self.people = [
            person(self, seat, langs[at], hurry[at], Random(f"{seed} person {at}"))
            for at, seat in enumerate(seats)
        ]

    # -- from the beginning to the end --------------------------------------------------------------------

    async def last(self) -> None:
        """Let everything happen; then no more faults, and all must come to a good end."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        self._loop = loop
        loop.set_exception_handler(self.witness.catch)
        loop.before_step = self._before_step
        me = asyncio.current_task()
        assert me is not None
        self._own.add(me)
        await self.boot()
        living = [self._begin(person.live()) for person in self.people]
        while self._is_wild():
            await asyncio.sleep(1)
        self._calm_down()
        await self._until(self._goes_on, "a table is stuck")
        self.is_quiet = True
        await self._until(self._is_settled, "somebody waits for ever")
        if not self.witness.violations:
            self.witness.check_end([self._ears[person.line] for person in self.people if person.line])
        for each in living:
            each.cancel()
        for end in await asyncio.gather(*living, return_exceptions=True):
            if isinstance(end, Exception):
                raise end  # a bug of this simulation
        await self._shut_down()

    def _is_wild(self) -> bool:
        """May anything still happen?"""
        setting, truth = self.setting, self.witness.truths.get(self.people[0].table)
        is_over = truth is not None and truth.ledger.state == "over"
        if self.witness.violations or (is_over and not setting.has_whims):
            return False
        is_talkative = self._in_game < setting.messages and self.messages - self._in_game < MOST_BEFORE
        is_young = is_talkative and self._loop.time() < setting.longest
        return is_young and self._length() < setting.records

    def _calm_down(self) -> None:
        self.note("all is calm")
        self.steps = self._loop.steps
        self.is_calm = True
        self.temper, self._disk.temper = LineTemper(), DiskTemper()
        self._next_crash, self._bots.failing = 0, 0.0

    async def _until(self, is_so: Callable[[], bool], or_else: str) -> None:
        for _ in range(PATIENCE):
            if is_so() or self.witness.violations:
                return
            await asyncio.sleep(1)
        self.witness.blame(f"{or_else}: {[person.state for person in self.people]}")

    def _length(self) -> int:
        """How many records there are of the table where all are."""
        truth = self.witness.truths.get(self.people[0].table)
        return len(truth.records) if truth is not None else 0

    def _goes_on(self) -> bool:
        """Is everybody here and playing for themselves, and has enough happened since all is calm?"""
        host, truth = self.people[0], self.witness.truths.get(self.people[0].table)
        if truth is None or truth.ledger.match is None or not all(person.table for person in self.people):
            return False
        if truth.ledger.state == "over":
            return not truth.ledger.next_table
        is_played = not any(seat.stand_in for seat in truth.ledger.seats)
        before = self._lengths.setdefault(host.table, self._length())
        return is_played and self._length() >= before + PROGRESS

    def _is_settled(self) -> bool:
        """Is everybody here and answered, and has nothing happened for a while?"""
        before, self._before = self._before, (self._length(), self._loop.steps)
        is_here = all(person.line is not None and not person.unanswered for person in self.people)
        is_still = before[0] == self._before[0]
        self._still = self._still + 1 if is_here and is_still else 0
        return self._still >= STILL

    async def _shut_down(self) -> None:
        """The server is stopped in an orderly way, and leaves nothing behind."""
        for person in self.people:
            person.hang_up(0)
        await asyncio.sleep(LAST_WORDS)
        if self._house is not None:
            await self._house.stop()
        await asyncio.sleep(0)
        left = asyncio.all_tasks() - self._own
        if left:
            self.witness.blame(f"tasks are left over: {_named(left)}")

    # -- the lives of the server --------------------------------------------------------------------------

    async def boot(self) -> None:
        """A server starts on what the disk holds."""
        life = f"{self._seed} life {self.crashes}"
        self._drive = Drive(self._disk)
        self._bots = Thinkers(Random(f"{life} bots"), 0 if self.is_calm else self.setting.bots_failing)
        chance = Random(f"{life} chance")
        self._house = House(self._drive, self._bots, self.setting.pace, self.setting.grace, chance)
        self._house.clock = self._loop.time
        self._house.tidy = lambda: None  # minutes are short here, and Python tidies up by itself
        await self._house.start()
        state = self.application.state
        state.house, state.doorkeeper = self._house, Doorkeeper(NO_LIMITS)
        left = self.setting.crashes[self.crashes :]
        self._next_crash = self._loop.steps + left[0] if left and not self.is_calm else 0
        self.witness.is_listening = True
        self.note("the server starts")

    def _before_step(self, step: int) -> None:
        if step == self._next_crash:
            if self.setting.ghosts[self.crashes : self.crashes + 1] == (True,):
                self.take_over()
            else:
                self.crash()

    def take_over(self) -> None:
        """Nobody has heard of the server for longer than its lease: another one is asked from now on. It
        lives all the same, and whoever is with it stays until it finds out."""
        self.note("the server is believed dead")
        self.crashes += 1
        self.takeovers += 1
        self._next_crash = 0
        assert self._house is not None
        self._ghosts.append(self._house)
        self._drive.is_living = False
        self._disk.recover()
        self._finding_out = self._begin(self._find_out(self._house))
        self._house = None
        self._reviving = self._begin(self.boot())

    async def _find_out(self, ghost: House) -> None:
        """A server that was believed dead sees that its tables are another's."""
        await asyncio.sleep(self.chance.uniform(0, LONGEST_GHOST))
        if ghost in self._ghosts:  # else it has crashed meanwhile
            self._ghosts.remove(ghost)
            for actor in ghost.awake:
                ghost.lose(actor)
            await ghost.stop()

    def crash(self) -> None:
        """The server is gone, between two steps of whatever it did. What it still does has no effect."""
        self.note("the server crashes")
        self.crashes += 1
        self._next_crash = 0
        self._house = None
        self._ghosts.clear()
        self.witness.is_listening = False
        self._drive.crash()
        self._disk.recover()
        for line in self._ears:
            line.crash()
        self._ears.clear()
        for request in self._requests:
            request.crash()
        self._requests.clear()
        dying = asyncio.all_tasks(self._loop) - self._own
        for task in dying:
            task.cancel()
        self._reviving = self._begin(self._come_back(dying))

    async def _come_back(self, dying: set[asyncio.Task[Any]]) -> None:
        if dying:
            _, alive = await asyncio.wait(dying, timeout=LAST_WORDS)
            if alive:
                self.witness.blame(f"tasks outlive the server: {_named(alive)}")
        await asyncio.sleep(self.chance.uniform(0, 3))
        await self.boot()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that is none of the server's."""
        task = self._loop.create_task(work)
        self._own.add(task)
        return task

    # -- what people do -----------------------------------------------------------------------------------

    def dial(self, person: Person, path: str) -> Line:
        if self._house is None:
            raise Unreachable
        self.note(f"{person.name} connects")
        line = Line(self, person, path, _cookies(person), person.lang)
        self._ears[line] = Ear(person.table, person.seat, person.lang)
        return line

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Answer:
        if self._house is None:
            raise Unreachable
        request = Request(self, method, path, body, _cookies(person), person.lang)
        self._requests.append(request)
        answer = await request.answer
        self.note(f"{person.name} asks {method} {path}: {answer.status}")
        if answer.status >= REFUSED and answer.body["code"] not in EXPECTED:
            self.witness.blame(f"{person.name} asks {method} {path}: {answer.body}")
        return answer

    def send(self, person: Person, message: Message) -> None:
        if person.line is None:
            return
        self.messages += 1
        self._in_game += person.moment is not None
        if "move" in message:
            self.witness.sent(message["is"], person.table, person.seat, message["move"])
        self.note(f"{person.name} sends {message}")
        person.line.say(message)

    # -- what the server does -----------------------------------------------------------------------------

    def told(self, line: Line, message: Message) -> None:
        ear = self._ears.get(line)
        if ear is not None:
            self.note(f"seat {ear.seat} is told {_short(message)}")
            self.witness.told(ear, message)

    def _stored(self, table: str, records: Any) -> None:
        for record in records:
            self.note(f"stored {record.seq} {record.kind} {record.move or ''} {record.body.decode()[:100]}")
        self.witness.stored(table, records)

    def note(self, text: str) -> None:
        if self._note is not None:
            self._note(f"{self._loop.time():9.3f} {self._loop.steps:6} {text}")

    @property
    def failures(self) -> int:
        """How often the disk has failed."""
        return self._disk.failures


def _named(tasks: set[asyncio.Task[Any]]) -> list[str]:
    return sorted(getattr(task.get_coro(), "__qualname__", "?") for task in tasks)


def _cookies(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.cookies.items())


def _short(message: Message) -> str:
    """A message in a line of the trace."""
    kind, moment = message["is"], message.get("moment")
    if moment:
        asked = moment["question"] and moment["question"]["prompt"]
        return f"{kind} at {moment['at']} beat {moment['beat']} asked {asked}"
    return kind if kind in ("snapshot", "room") else str(message)
