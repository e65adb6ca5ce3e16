"""A disk that takes its time, fails, and keeps what was committed whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from comptoir.server.storage import OVER, Append, Duplicate, NotStored, Paper, Record, TableRow, Taken

REASONS = ("full", "read_only", "locked", "damaged", "other")
"""Why a disk may refuse."""
SECRET_BYTES = 32
ELSEWHERE = "elsewhere"
"""The address of another life of the server, where nobody is carried to."""


class DiskTemper(NamedTuple):
    """How a disk behaves."""

    slowest: float = 0.0
    """Seconds a commit takes at most, and as many until whoever waits hears of it."""
    failing: float = 0.0
    """The share of commits that fail, and the next few with them."""


Heard = Callable[[str, Sequence[Record]], None]


class Disk:
    """What survives a crash: the records of every table."""

    def __init__(self, chance: Random, on_commit: Heard) -> None:
        self.chance = chance
        self.temper = DiskTemper()
        self.secret = chance.randbytes(SECRET_BYTES)
        self.failures = 0
        """How many commits have failed."""
        self._records: dict[str, list[Record]] = {}
        self._rows: dict[str, TableRow] = {}
        self._moves: dict[tuple[str, str], int] = {}
        self._due: dict[str, int] = {}
        self._owners: dict[str, Drive] = {}
        """Which life of a server has a table."""
        self.papers: dict[tuple[str, str], Paper] = {}
        self._on_commit = on_commit
        self._limbo: list[Append] = []
        """What a commit that failed may have left behind: after a crash it may turn out to be stored."""

    def read(self, table: str) -> list[Record]:
        return self._records.get(table, [])

    def rows(self) -> list[TableRow]:
        return list(self._rows.values())

    def due(self, now: int) -> list[str]:
        return [table for table, due in self._due.items() if 0 < due <= now]

    def forget(self, table: str) -> None:
        for known in (self._records, self._rows, self._due):
            known.pop(table, None)

    def claim(self, table: str, by: Drive) -> bool:
        """Let a life of a server have a table, unless another one has it that is believed to live."""
        owner = self._owners.get(table, by)
        if owner is not by and owner.is_living:
            return False
        self._owners[table] = by
        return True

    def release(self, table: str, by: Drive) -> None:
        if self._owners.get(table) is by:
            del self._owners[table]

    def commit(self, group: Sequence[Append], by: Drive) -> list[Exception | None]:
        """Store them as one transaction; what came of each."""
        self._limbo = []
        return [self._insert(each) if self._has(by, each.table) else Taken() for each in group]

    def _has(self, drive: Drive, table: str) -> bool:
        """Whoever opens a table has it."""
        return self._owners.setdefault(table, drive) is drive

    def fail(self, group: Sequence[Append]) -> None:
        self.failures += 1
        if not self._limbo:
            self._limbo = list(group)

    def recover(self) -> None:
        """After a crash: what is in doubt is found to be stored, or not."""
        if self._limbo and self.chance.random() < 0.5:
            for each in self._limbo:
                self._insert(each)
        self._limbo = []

    def _insert(self, append: Append) -> Exception | None:
        table, records, state, game, due, _ = append
        known = self._records.get(table, [])
        for place, record in enumerate(records, len(known) + 1):
            if record.move is not None and (table, record.move) in self._moves:
                return Duplicate(self._moves[table, record.move])
            if record in known[record.seq - 1 : record.seq]:
                return Duplicate(record.seq)
            if record.seq != place:
                return NotStored("order")
        for record in records:
            if record.move is not None:
                self._moves[table, record.move] = record.seq
        self._records[table] = [*known, *records]
        before = self._rows.get(table) or TableRow(table, len(self._rows), state or "", game or "", 0)
        length = len(self._records[table])
        self._rows[table] = before._replace(state=state or before.state, length=length)
        if due is not None:
            self._due[table] = due
        self._on_commit(table, records)
        return None


class Drive:
    """The store of one life of a server. It ends with it: what was not committed is gone."""

    def __init__(self, disk: Disk) -> None:
        self.secret = disk.secret
        self._disk = disk
        self._queue: list[Append] = []
        self._is_writing = self._is_dead = False
        self.is_living = True
        """Do others believe that it lives? If not they may take what it has, and it does not know."""
        self._failing = 0
        self._why = ""

    def append(
        self,
        table: str,
        records: Sequence[Record],
        *,
        state: str | None = None,
        game: str | None = None,
        due: int | None = None,
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(Append(table, records, state, game, due, done))
        self._write()
        return done

    async def fetch(self, table: str, since: int = 0) -> list[Record]:
        return self._disk.read(table)[since:]

    async def list_tables(self, *, open_only: bool = False) -> list[TableRow]:
        return [row for row in self._disk.rows() if not (open_only and row.state == OVER)]

    def gauges(self) -> dict[str, int]:
        return {"appends_waiting": len(self._queue)}

    async def list_due(self, now: int) -> list[str]:
        return self._disk.due(now)

    def is_sure(self) -> bool:
        return self.is_living

    async def claim(self, table: str) -> str:
        return "" if self._disk.claim(table, self) else ELSEWHERE

    async def remove(self, table: str) -> None:
        self._disk.forget(table)

    async def release(self, tables: Sequence[str]) -> None:
        for table in tables:
            self._disk.release(table, self)

    async def look_up(self, drawer: str, key: str) -> Paper | None:
        return self._disk.papers.get((drawer, key))

    async def leaf_through(self, drawer: str, prefix: str = "") -> list[Paper]:
        found = [(key, each) for (at, key), each in self._disk.papers.items() if at == drawer]
        return [each for key, each in sorted(found) if key.startswith(prefix)]

    async def put(self, drawer: str, key: str, content: bytes, version: int = 0) -> bool:
        known = self._disk.papers.get((drawer, key))
        if self._is_dead or (known.version if known else 0) != version:
            return False
        self._disk.papers[drawer, key] = Paper(key, content, version + 1)
        return True

    async def throw_away(self, drawer: str, keys: Sequence[str]) -> None:
        for key in keys:
            self._disk.papers.pop((drawer, key), None)

    def close(self) -> None:
        self.crash()

    def crash(self) -> None:
        self._is_dead, self.is_living = True, False
        self._queue.clear()

    # -- writing ------------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Take all that waits, and commit it in a while."""
        if self._queue and not self._is_writing and not self._is_dead:
            group, self._queue = self._queue, []
            self._is_writing = True
            self._later(self._commit, group)

    def _commit(self, group: list[Append]) -> None:
        if self._is_dead:
            return
        outcomes: list[Exception | None]
        if self._fails():
            self._disk.fail(group)
            outcomes = [NotStored(self._why) for _ in group]
        else:
            outcomes = self._disk.commit(group, self)
        self._later(self._tell, group, outcomes)

    def _tell(self, group: list[Append], outcomes: list[Exception | None]) -> None:
        if self._is_dead:
            return
        self._is_writing = False
        for each, outcome in zip(group, outcomes, strict=True):
            if each.done.done():
                continue  # whoever waited is gone
            if outcome is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(outcome)
        self._write()

    def _fails(self) -> bool:
        chance, temper = self._disk.chance, self._disk.temper
        if not temper.failing:
            self._failing = 0
        elif not self._failing and chance.random() < temper.failing:
            self._failing, self._why = chance.randint(1, 5), chance.choice(REASONS)
        if self._failing:
            self._failing -= 1
            return True
        return False

    def _later(self, work: Callable[..., None], *args: object) -> None:
        slowest = self._disk.temper.slowest
        asyncio.get_running_loop().call_later(self._disk.chance.uniform(0, slowest), work, *args)
