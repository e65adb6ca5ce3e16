"""A disk that takes its time, fails, and keeps what was committed whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from comptoir.server.store import OVER, Duplicate, NotStored, Record, TableRow

REASONS = ("full", "read_only", "locked", "damaged", "other")
"""Why a disk may refuse."""
SECRET_BYTES = 32


class DiskTemper(NamedTuple):
    """How a disk behaves."""

    slowest: float = 0.0
    """Seconds a commit takes at most, and as many until whoever waits hears of it."""
    failing: float = 0.0
    """The share of commits that fail, and the next few with them."""


class _Append(NamedTuple):
    table: str
    records: Sequence[Record]
    state: str | None
    game: str | None
    done: asyncio.Future[None]


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
        self._on_commit = on_commit
        self._limbo: list[_Append] = []
        """What a commit that failed may have left behind: after a crash it may turn out to be stored."""

    def read(self, table: str) -> list[Record]:
        return self._records.get(table, [])

    def rows(self) -> list[TableRow]:
        return list(self._rows.values())

    def commit(self, group: Sequence[_Append]) -> list[Exception | None]:
        """Store them as one transaction; what came of each."""
        self._limbo = []
        return [self._insert(each) for each in group]

    def fail(self, group: Sequence[_Append]) -> None:
        self.failures += 1
        if not self._limbo:
            self._limbo = list(group)

    def recover(self) -> None:
        """After a crash: what is in doubt is found to be stored, or not."""
        if self._limbo and self.chance.random() < 0.5:
            self.commit(self._limbo)
        self._limbo = []

    def _insert(self, append: _Append) -> Exception | None:
        table, records, state, game, _ = append
        known = self._records.get(table, [])
        for place, record in enumerate(records, len(known) + 1):
            if record.move is not None and (table, record.move) in self._moves:
                return Duplicate(self._moves[table, record.move])
            if record.seq != place:
                return NotStored("order")
        for record in records:
            if record.move is not None:
                self._moves[table, record.move] = record.seq
        self._records[table] = [*known, *records]
        before = self._rows.get(table) or TableRow(table, len(self._rows), state or "", game or "", 0)
        length = len(self._records[table])
        self._rows[table] = before._replace(state=state or before.state, length=length)
        self._on_commit(table, records)
        return None


class Drive:
    """The store of one life of a server. It ends with it: what was not committed is gone."""

    def __init__(self, disk: Disk) -> None:
        self.secret = disk.secret
        self._disk = disk
        self._queue: list[_Append] = []
        self._is_writing = self._is_dead = False
        self._failing = 0
        self._why = ""

    def append(
        self, table: str, records: Sequence[Record], *, state: str | None = None, game: str | None = None
    ) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(_Append(table, records, state, game, done))
        self._write()
        return done

    def read(self, table: str, since: int = 0) -> list[Record]:
        return self._disk.read(table)[since:]

    def tables(self, *, open_only: bool = False) -> list[TableRow]:
        return [row for row in self._disk.rows() if not (open_only and row.state == OVER)]

    def close(self) -> None:
        self.crash()

    def crash(self) -> None:
        self._is_dead = True
        self._queue.clear()

    # -- writing ------------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Take all that waits, and commit it in a while."""
        if self._queue and not self._is_writing and not self._is_dead:
            group, self._queue = self._queue, []
            self._is_writing = True
            self._later(self._commit, group)

    def _commit(self, group: list[_Append]) -> None:
        if self._is_dead:
            return
        outcomes: list[Exception | None]
        if self._fails():
            self._disk.fail(group)
            outcomes = [NotStored(self._why) for _ in group]
        else:
            outcomes = self._disk.commit(group)
        self._later(self._tell, group, outcomes)

    def _tell(self, group: list[_Append], outcomes: list[Exception | None]) -> None:
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
