"""People who come back: whoever is hung up on tries again by another door, as browsers behind a proxy do."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from time import perf_counter
from zlib import crc32

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from comptoir.lab.server.crowd import LONGEST_WAIT, Crowd
from comptoir.lab.server.people import KnownTable, Person, SentPick, decode
from comptoir.lab.server.spawn import Spawned

AGAIN = 0.1
"""Seconds before somebody tries once more."""
TRY_WITHIN = 12.0
"""Seconds a door may take: a process looks eight for whoever has the table."""
LONGEST_PLAY = 300.0
ASTRAY = 10
"""Of a hundred people so many come by a door that is not their table's, and are carried."""
PASSING = ("moved", "busy", "not_stored")
"""Reasons that are gone in a moment: what was refused for them is tried again, and no error."""


class Doors:
    """Where a proxy sends people: those of a table to the same process, as long as it is there."""

    def __init__(self, servers: Sequence[Spawned]) -> None:
        self.servers = servers
        self.shut: set[Spawned] = set()

    def way(self, person: Person, tries: int = 0) -> int:
        """The port somebody gets to with their next try."""
        first = crc32(person.table.name.encode()) + self.is_astray(person) + tries
        ring = [self.servers[(first + step) % len(self.servers)] for step in range(len(self.servers))]
        return next((each.port for each in ring if each not in self.shut), ring[0].port)

    @staticmethod
    def is_astray(person: Person) -> bool:
        return crc32(f"{person.table.name}/{person.seat}".encode()) % 100 < ASTRAY


class Regulars(Crowd):
    """All people of several processes that share a database."""

    def __init__(self, doors: Doors, seed: int = 1) -> None:
        super().__init__(seed)
        self.patience = LONGEST_WAIT
        self.lost: Counter[str] = Counter()
        """Picks somebody had been told of and did not find again, by table."""
        self._doors = doors
        self._ports: dict[Person, int] = {}

    async def come(self) -> None:
        """Everybody comes; those first whose door is that of their table."""
        for are_astray in (False, True):
            group = [person for person in self.people if self._doors.is_astray(person) is are_astray]
            await asyncio.gather(*[self._return(person) for person in group])

    @asynccontextmanager
    async def playing(self, rate: int) -> AsyncIterator[None]:
        """Everybody plays meanwhile; afterwards everything they did has arrived."""
        self.delays, self.late, self.is_enough = [], [], False
        playing = asyncio.create_task(self.play(rate, LONGEST_PLAY))
        yield
        self.is_enough = True
        await playing

    def at(self, server: Spawned) -> list[Person]:
        """Who is connected there."""
        return [person for person, port in self._ports.items() if port == server.port]

    async def until_back(self, people: Iterable[Person] = ()) -> None:
        """Wait until these have lost their connection, and everybody has one again."""
        before = {person: person.socket for person in people}
        async with asyncio.timeout(LONGEST_WAIT):
            while any(person.is_away for person in self.people) or any(
                person.socket is socket for person, socket in before.items()
            ):
                await asyncio.sleep(0.01)

    def _miss(self, person: Person) -> None:
        person.is_away, person.question, person.unasked = True, None, []
        self._readers.append(asyncio.create_task(self._return(person)))

    def _take_back(self, person: Person) -> None:
        """It is sent again when they are back."""

    async def _return(self, person: Person) -> None:
        """Try all doors until one opens; what they had under way is sent again under its old name."""
        told = person.table.at
        for tries in count():
            if self._is_cut_off:
                return
            try:
                socket, first = await self._try(person, self._doors.way(person, tries))
            except (OSError, WebSocketException):  # timeouts are OSErrors
                await asyncio.sleep(AGAIN)
            else:
                break
        person.socket, person.at, person.is_away = socket, -1, False
        self._hear(person, first)
        self._readers.append(asyncio.create_task(self._read(person, socket)))
        table = person.table
        self.lost[table.name] = max(self.lost[table.name], told - max(0, person.at))
        if table.pick is not None and table.pick.person is person:
            self._say_again(table.pick)

    async def _try(self, person: Person, port: int) -> tuple[ClientConnection, bytes]:
        """A connection, and how things stand. Raises ``OSError`` or ``WebSocketException``."""
        async with asyncio.timeout(TRY_WITHIN):
            socket = await self._dial(person, port)
            first = await socket.recv(decode=False)
        heard = decode(first)
        if heard.kind == "closed":
            self._take_refusal(person.table, "", heard.code)
            await socket.close()
            raise ConnectionError(heard.code)
        self._ports[person] = port
        return socket, first

    def _take_refusal(self, table: KnownTable, move: str, code: str) -> None:
        if code not in PASSING:
            super()._take_refusal(table, move, code)
        elif table.pick is not None and move == table.pick.move:
            asyncio.get_running_loop().call_later(AGAIN, self._say_again, table.pick)

    def _say_again(self, pick: SentPick) -> None:
        person = pick.person
        if person.table.pick is pick and pick.done_at is None and not person.is_away:
            person.picked = perf_counter()
            self._readers.append(asyncio.create_task(self._send(person, pick.message)))
