"""The durable log: what every table has been through, in one SQLite file.

Nothing is acknowledged before it is on the disk (WAL, ``synchronous=FULL``). One thread writes, with the only
writing connection there is: it takes all appends that wait, stores them in one transaction and only then lets
their callers go on. Each record carries the hash of all that came before it, so damage is found on reading;
the last hash of each table is also noted apart (``heads``), so what is missing at its end is found on start.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Self, TypeAlias

from comptoir.core import ComptoirError
from comptoir.server import heads
from comptoir.server.folder import DATABASE, FAULTS, Unusable, connect, dial, lock, secret, sync, why
from comptoir.server.heads import Head, Heads, Loss
from comptoir.server.storage import (
    LONGEST_NAME,
    OVER,
    Append,
    Damaged,
    Duplicate,
    NotStored,
    Paper,
    Record,
    Storage,
    TableRow,
    checked,
    first_link,
    link,
)

MOST_AT_ONCE = 500
"""Appends in one transaction."""

MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        state TEXT NOT NULL,
        game TEXT NOT NULL,
        length INTEGER NOT NULL,
        chain BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE records (
        at TEXT NOT NULL REFERENCES tables (id),
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        move TEXT,
        body BLOB NOT NULL,
        chain BLOB NOT NULL,
        PRIMARY KEY (at, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX moves ON records (at, move) WHERE move IS NOT NULL;
    """,
    """
    ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX alarms ON tables (due) WHERE due > 0;
    CREATE TABLE papers (
        drawer TEXT NOT NULL,
        key TEXT NOT NULL,
        content BLOB NOT NULL,
        version INTEGER NOT NULL,
        PRIMARY KEY (drawer, key)
    ) WITHOUT ROWID;
    """,
)
"""Step ``n`` leads from version ``n`` of the database to the next. Steps are added, never changed."""


class _Errand(NamedTuple):
    """Anything else that is written; what it returns is told when it is safe."""

    work: Callable[[sqlite3.Connection], int]
    gone: Sequence[Head]
    """What the heads say of a table that is removed by it."""
    done: asyncio.Future[int]


_Waiting: TypeAlias = Append | _Errand


class Store(Storage):
    """All tables of one server, in one folder that no other server may use at the same time."""

    losses: list[Loss]
    """What had been acknowledged and was no longer there when this was opened."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / DATABASE
        self._lock = lock(folder)
        self._writer: sqlite3.Connection | None = None
        self._owed: dict[str, Head] = {}
        """Heads of what is stored, and could not be noted yet: nobody has been told."""
        try:
            self.secret = secret(folder)
            known = heads.read(folder / heads.FILE).heads
            if known and not self._file.exists():
                raise Unusable("gone")
            self._file.touch(mode=0o600)  # holds what players may not see
            sync(folder)
            self._writer = connect(self._file)
            migrate(self._writer)
            there = heads.stored(self._writer)
            self.losses = heads.compare(known, there, self._writer)
            missing = {loss.table: known[loss.table] for loss in self.losses}
            self._heads = Heads(folder / heads.FILE, (there | missing).values())
            self._reader = dial(self._file, "ro")
            self.tables()  # from now on it holds the WAL open, so a full disk cannot keep it from reading
        except BaseException:
            self._hang_up()
            self._lock.close()
            raise
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._is_closed = False
        self._thread = Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    @classmethod
    def open(cls, folder: Path) -> Self:
        """The store in a folder, made if need be. Raises ``ComptoirError`` when it cannot be used."""
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            return cls(folder)
        except (*FAULTS, OSError, Unusable) as error:
            raise ComptoirError("data_unusable", folder=str(folder), why=why(error)) from error

    # -- tables ---------------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        records: Sequence[Record],
        *,
        state: str | None = None,
        game: str | None = None,
        due: int | None = None,
    ) -> asyncio.Future[None]:
        if len(table.encode()) > LONGEST_NAME:
            raise ValueError(f"a table's name has {LONGEST_NAME} bytes at most")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._enqueue(Append(table, records, state, game, due, done))
        return done

    def _enqueue(self, waiting: _Waiting) -> None:
        if self._is_closed:
            waiting.done.set_exception(NotStored("closed"))
        else:
            self._queue.put(waiting)

    def read(self, table: str, since: int = 0) -> list[Record]:
        return read_records(self._reader, table, since)

    def tables(self, *, open_only: bool = False) -> list[TableRow]:
        rows = self._reader.execute(
            "SELECT id, created, state, game, length FROM tables"
            " WHERE NOT (? AND state = ?) ORDER BY created, id",
            (open_only, OVER),
        )
        return [TableRow(*row) for row in rows]

    async def fetch(self, table: str, since: int = 0) -> list[Record]:
        return self.read(table, since)

    async def list_tables(self, *, open_only: bool = False) -> list[TableRow]:
        return self.tables(open_only=open_only)

    def gauges(self) -> dict[str, int]:
        return {"appends_waiting": self._queue.qsize()}

    async def list_due(self, now: int) -> list[str]:
        rows = self._reader.execute("SELECT id FROM tables WHERE due > 0 AND due <= ? ORDER BY due", (now,))
        return [table for (table,) in rows]

    def is_sure(self) -> bool:
        return True

    async def claim(self, table: str) -> str:
        return ""  # whoever has the folder has them all

    async def remove(self, table: str) -> None:
        def forget(writer: sqlite3.Connection) -> int:
            writer.execute("DELETE FROM records WHERE at = ?", (table,))
            return writer.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount

        await self._run(forget, Head(table, 0, first_link(table)))

    async def release(self, tables: Sequence[str]) -> None:
        pass

    # -- drawers --------------------------------------------------------------------------------------

    async def look_up(self, drawer: str, key: str) -> Paper | None:
        found = self._reader.execute(
            "SELECT key, content, version FROM papers WHERE drawer = ? AND key = ?", (drawer, key)
        ).fetchone()
        return None if found is None else Paper(*found)

    async def leaf_through(self, drawer: str, prefix: str = "") -> list[Paper]:
        rows = self._reader.execute(
            "SELECT key, content, version FROM papers"
            " WHERE drawer = ? AND substr(key, 1, ?) = ? ORDER BY key",
            (drawer, len(prefix), prefix),
        )
        return [Paper(*row) for row in rows]

    async def put(self, drawer: str, key: str, content: bytes, version: int = 0) -> bool:
        if version:
            change = (
                "UPDATE papers SET content = ?1, version = version + 1"
                " WHERE drawer = ?2 AND key = ?3 AND version = ?4"
            )
        else:
            change = "INSERT INTO papers VALUES (?2, ?3, ?1, ?4 + 1) ON CONFLICT DO NOTHING"
        facts = content, drawer, key, version
        return bool(await self._run(lambda writer: writer.execute(change, facts).rowcount))

    async def throw_away(self, drawer: str, keys: Sequence[str]) -> None:
        rows, gone = [(drawer, key) for key in keys], "DELETE FROM papers WHERE drawer = ? AND key = ?"
        await self._run(lambda writer: writer.executemany(gone, rows).rowcount)

    async def _run(self, work: Callable[[sqlite3.Connection], int], *gone: Head) -> int:
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._enqueue(_Errand(work, gone, done))
        return await done

    def close(self) -> None:
        """Store what still waits, then let go of the folder."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)
            self._thread.join()
            self._reader.close()
            if self._writer is not None:
                self._writer.close()  # the last connection to close folds the WAL into the database
            self._heads.close()
            self._lock.close()

    # -- the writer's thread ------------------------------------------------------------------------------

    def _write(self) -> None:
        goes_on = True
        while goes_on:
            waiting = [self._queue.get()]
            with suppress(Empty):
                while len(waiting) < MOST_AT_ONCE:
                    waiting.append(self._queue.get_nowait())
            goes_on = None not in waiting  # nothing follows a close
            self._settle([each for each in waiting if each is not None])

    def _settle(self, group: list[_Waiting]) -> None:
        """Store a group in one transaction, note its heads, and tell each caller what came of it."""
        try:
            outcomes = self._store(group)
        except Exception as error:  # whatever it was, this thread goes on
            self._hang_up()
            outcomes = [NotStored(why(error)) for _ in group]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
        for each, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(each.done.get_loop(), []).append((each.done, outcome))
        for loop, settled in by_loop.items():
            with suppress(RuntimeError):  # that loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_tell, settled)

    def _store(self, group: list[_Waiting]) -> list[Any]:
        """What came of each; an exception is raised to whoever waits for it."""
        if self._writer is None:
            self._writer = connect(self._file)
        writer, outcomes = self._writer, list[Any]()
        grown = dict[str, Head]()
        writer.execute("BEGIN IMMEDIATE")
        for each in group:
            writer.execute("SAVEPOINT append")
            try:
                if isinstance(each, _Errand):
                    outcomes.append(each.work(writer))
                    grown |= {head.table: head for head in each.gone}
                else:
                    grown[each.table] = _insert(writer, each)
                    outcomes.append(None)
            except sqlite3.OperationalError:
                raise
            except Exception as refusal:  # the fault of this append alone
                writer.execute("ROLLBACK TO append")
                outcomes.append(NotStored(why(refusal)) if isinstance(refusal, sqlite3.Error) else refusal)
            writer.execute("RELEASE append")
        writer.execute("COMMIT")
        self._owed |= grown
        if self._owed:
            self._heads.write(self._owed.values())
            self._owed.clear()
        return outcomes

    def _hang_up(self) -> None:
        """After a failure nothing of the transaction may stay; the next append dials anew."""
        writer, self._writer = self._writer, None
        if writer is not None:
            with suppress(sqlite3.Error):
                writer.rollback()
            with suppress(sqlite3.Error):
                writer.close()


def _tell(settled: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, outcome in settled:
        if done.done():
            continue  # whoever waited was cancelled
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


def _insert(writer: sqlite3.Connection, append: Append) -> Head:
    table, records, state, game, due, _ = append
    row = writer.execute("SELECT length, chain FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        row = 0, first_link(table)
        writer.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, 0, ?, 0)", (table, int(time.time()), state, game, row[1])
        )
    length, chain = row
    for record in records:
        if record.move is not None:
            found = writer.execute(
                "SELECT seq FROM records WHERE at = ? AND move = ?", (table, record.move)
            ).fetchone()
            if found:
                raise Duplicate(found[0])
        if record.seq <= length and _holds(writer, table, record):
            raise Duplicate(record.seq)
        length += 1
        if record.seq != length:
            raise NotStored("order")
        chain = link(chain, record)
        writer.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", (table, *record, chain))
    writer.execute(
        "UPDATE tables SET state = coalesce(?, state), due = coalesce(?, due), length = ?, chain = ?"
        " WHERE id = ?",
        (state, due, length, chain, table),
    )
    return Head(table, length, chain)


def _holds(writer: sqlite3.Connection, table: str, record: Record) -> bool:
    """Is this very record stored already?"""
    found = writer.execute(
        "SELECT seq, kind, move, body FROM records WHERE at = ? AND seq = ?", (table, record.seq)
    ).fetchone()
    return found is not None and Record(*found) == record


def read_records(reader: sqlite3.Connection, table: str, since: int = 0) -> list[Record]:
    """The records of a table after number ``since``, each of them checked. Raises ``Damaged``."""
    try:
        reader.execute("BEGIN")  # both looks at the same moment
        row = reader.execute("SELECT length, chain FROM tables WHERE id = ?", (table,)).fetchone()
        rows = reader.execute(
            "SELECT seq, kind, move, body, chain FROM records WHERE at = ? AND seq >= ? ORDER BY seq",
            (table, since),
        ).fetchall()
    except FAULTS as error:
        raise Damaged(table, since + 1) from error
    finally:
        reader.rollback()
    return checked(table, since, rows, row)


# -- opening -------------------------------------------------------------------------------------------------


def migrate(writer: sqlite3.Connection) -> None:
    """Bring the database up to this version. Writes in any case, as proof that it can be written."""
    (version,) = writer.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Unusable("newer")
    writer.execute("BEGIN IMMEDIATE")
    for step in MIGRATIONS[version:]:
        for statement in step.split(";"):
            writer.execute(statement)
    writer.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    writer.execute("COMMIT")
