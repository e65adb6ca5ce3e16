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
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, Protocol, Self

from comptoir.core import ComptoirError
from comptoir.server import heads
from comptoir.server.folder import DATABASE, FAULTS, Unusable, connect, dial, lock, secret, sync, why
from comptoir.server.heads import LONGEST_NAME, Head, Heads, Loss

OVER = "over"
"""The state of a table on which nothing will happen any more."""
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
)
"""Step ``n`` leads from version ``n`` of the database to the next. Steps are added, never changed."""


class Record(NamedTuple):
    """One thing that happened at a table. ``seq`` counts from 1 without gaps; ``body`` is JSON."""

    seq: int
    kind: str
    move: str | None
    body: bytes


class TableRow(NamedTuple):
    """What is known of a table without reading its records."""

    id: str
    created: int
    state: str
    game: str
    length: int
    """How many records it has."""


class NotStored(Exception):
    """Nothing of an append was stored; ``why``: full, read_only, locked, damaged, order, closed or other."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Duplicate(Exception):
    """That record, or a move of that name, is stored already as record ``seq``. Nothing was stored again.

    So it is with a record that was stored when its head could not be noted, and is sent once more.
    """

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Damaged(Exception):
    """The records of a table cannot be read, or are not what was stored, from number ``seq`` on."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq


class Storage(Protocol):
    """What a table needs of a store, whatever it is made of."""

    secret: bytes
    """Random bytes that belong to this store, from which secret links are derived."""

    def append(
        self, table: str, records: Sequence[Record], *, state: str | None = None, game: str | None = None
    ) -> asyncio.Future[None]:
        """Store these records, all or none; done when they are safe.

        ``state`` is the table's new state, if it changes; the first append to a table names both. Raises
        ``Duplicate`` and ``NotStored``.
        """
        ...

    def read(self, table: str, since: int = 0) -> list[Record]:
        """The records of a table after number ``since``. Raises ``Damaged``."""
        ...

    def tables(self, *, open_only: bool = False) -> list[TableRow]:
        """All tables, the oldest first, or only those that are not over."""
        ...


class _Append(NamedTuple):
    table: str
    records: Sequence[Record]
    state: str | None
    game: str | None
    done: asyncio.Future[None]


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
            _migrate(self._writer)
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
        self._queue: SimpleQueue[_Append | None] = SimpleQueue()
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

    def append(
        self, table: str, records: Sequence[Record], *, state: str | None = None, game: str | None = None
    ) -> asyncio.Future[None]:
        if len(table.encode()) > LONGEST_NAME:
            raise ValueError(f"a table's name has {LONGEST_NAME} bytes at most")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._is_closed:
            done.set_exception(NotStored("closed"))
        else:
            self._queue.put(_Append(table, records, state, game, done))
        return done

    def read(self, table: str, since: int = 0) -> list[Record]:
        return read_records(self._reader, table, since)

    def tables(self, *, open_only: bool = False) -> list[TableRow]:
        rows = self._reader.execute(
            "SELECT id, created, state, game, length FROM tables"
            " WHERE NOT (? AND state = ?) ORDER BY created, id",
            (open_only, OVER),
        )
        return [TableRow(*row) for row in rows]

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

    def _settle(self, group: list[_Append]) -> None:
        """Store a group in one transaction, note its heads, and tell each caller what came of it."""
        try:
            outcomes = self._store(group)
        except Exception as error:  # whatever it was, this thread goes on
            self._hang_up()
            outcomes = [NotStored(why(error)) for _ in group]
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
        for each, outcome in zip(group, outcomes, strict=True):
            by_loop.setdefault(each.done.get_loop(), []).append((each.done, outcome))
        for loop, settled in by_loop.items():
            with suppress(RuntimeError):  # that loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_tell, settled)

    def _store(self, group: list[_Append]) -> list[Exception | None]:
        if self._writer is None:
            self._writer = connect(self._file)
        writer, outcomes = self._writer, list[Exception | None]()
        grown = dict[str, Head]()
        writer.execute("BEGIN IMMEDIATE")
        for each in group:
            writer.execute("SAVEPOINT append")
            try:
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


def _tell(settled: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, outcome in settled:
        if done.done():
            continue  # whoever waited was cancelled
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _insert(writer: sqlite3.Connection, append: _Append) -> Head:
    table, records, state, game, _ = append
    row = writer.execute("SELECT length, chain, state FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        row = 0, _first_link(table), state
        writer.execute(
            "INSERT INTO tables VALUES (?, ?, ?, ?, 0, ?)", (table, int(time.time()), state, game, row[1])
        )
    length, chain, old_state = row
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
        chain = _link(chain, record)
        writer.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?, ?)", (table, *record, chain))
    writer.execute(
        "UPDATE tables SET state = ?, length = ?, chain = ? WHERE id = ?",
        (old_state if state is None else state, length, chain, table),
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
    chain = _first_link(table)
    length, end = row or (0, chain)
    if since and rows and rows[0][0] == since:
        chain = rows.pop(0)[-1]
    records = [Record(*fields) for *fields, _ in rows]
    for seq, (record, row) in enumerate(zip(records, rows, strict=True), since + 1):
        if record.seq != seq or type(record.body) is not bytes:
            raise Damaged(table, seq)
        chain = _link(chain, record)
        if chain != row[-1]:
            raise Damaged(table, seq)
    if since <= length and (since + len(records) != length or chain != end):
        raise Damaged(table, since + len(records) + 1)
    return records


def _first_link(table: str) -> bytes:
    return blake2b(table.encode(), digest_size=32).digest()


def _link(chain: bytes, record: Record) -> bytes:
    head = repr((record.seq, record.kind, record.move)).encode()
    return blake2b(chain + len(head).to_bytes(4, "little") + head + record.body, digest_size=32).digest()


# -- opening -------------------------------------------------------------------------------------------------


def _migrate(writer: sqlite3.Connection) -> None:
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
