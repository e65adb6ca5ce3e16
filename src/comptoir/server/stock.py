"""All that a store holds, whatever it is made of: for copies of it, and for moving from one to another.

Rows are taken and given as they are stored, with their chains: nothing is counted or linked anew, so that
what was damaged before is not made to look whole.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from comptoir.core import ComptoirError
from comptoir.server import heads
from comptoir.server.folder import FAULTS, SECRET, Unusable, why, write_beside
from comptoir.server.storage import Damaged, checked

RECORDS_AT_ONCE = 5_000
TABLES_AT_ONCE = 500
PAPERS_AT_ONCE = 1_000

Steps: TypeAlias = Callable[[int, int], object]
"""Told how many of how many tables are done."""


class Row(NamedTuple):
    """A table as it is stored."""

    id: str
    created: int
    state: str
    game: str
    length: int
    chain: bytes
    due: int


class Link(NamedTuple):
    """A record as it is stored, with the chain up to it."""

    seq: int
    kind: str
    move: str | None
    body: bytes
    chain: bytes


class Filed(NamedTuple):
    """A paper as it is stored, with the drawer it lies in."""

    drawer: str
    key: str
    content: bytes
    version: int


COLUMNS = ", ".join(Row._fields)
STRAYS = "SELECT DISTINCT at FROM records WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = at)"
"""Tables of which there is nothing but records."""


class Stock(Protocol):
    """What is in one store. Whatever goes wrong with it is raised as ``ComptoirError``, and names it."""

    place: str
    """Where it is, as anybody may read it."""

    @property
    def secret(self) -> bytes: ...

    def rows(self) -> list[Row]:
        """All tables, the oldest first."""
        ...

    def records(self, tables: Sequence[str]) -> dict[str, list[Link]]:
        """Those of some tables, each in its order."""
        ...

    def papers(self, drawer: str, key: str) -> list[Filed]:
        """The next of all drawers that follow this one, in the order of both."""
        ...

    def missing(self) -> list[str]:
        """Tables of which it is known that something is gone."""
        ...

    def add(self, rows: Sequence[Row], records: Iterable[tuple[str, Link]]) -> None:
        """Tables it does not have, and their records."""
        ...

    def file(self, papers: Sequence[Filed]) -> None:
        """Papers it does not have."""
        ...

    def keep(self, secret: bytes) -> None:
        """From now on links are derived from this."""
        ...


# -- copying ----------------------------------------------------------------------------------------------


class Copied(NamedTuple):
    """What was copied."""

    rows: list[Row]
    papers: int
    damaged: list[str]


def copy(old: Stock, new: Stock, on_step: Steps, *, with_damaged: bool) -> Copied:
    """Everything of one to the other, which holds nothing yet. Damaged tables as they are, or not at all."""
    there, damaged = old.rows(), set(old.missing())
    new.keep(old.secret)
    copied = list[Row]()
    for batch in _batches(there):
        found = old.records([row.id for row in batch])
        damaged.update(row.id for row in batch if not is_whole(row, found.get(row.id, ())))
        wanted = [row for row in batch if with_damaged or row.id not in damaged]
        new.add(wanted, [(row.id, each) for row in wanted for each in found.get(row.id, ())])
        copied += wanted
        on_step(len(copied), len(there))
    papers = 0
    for some in leaf_through(old):
        new.file(some)
        papers += len(some)
    return Copied(copied, papers, sorted(damaged))


def compare(old: Stock, new: Stock, copied: Copied, on_step: Steps) -> None:
    """Read everything back. Raises ``ComptoirError`` where one is not what the other is."""
    if new.secret != old.secret or new.rows() != copied.rows:
        raise ComptoirError("copied_wrongly", place=new.place)
    done = 0
    for batch in _batches(copied.rows):
        names = [row.id for row in batch]
        if new.records(names) != old.records(names):
            raise ComptoirError("copied_wrongly", place=new.place)
        done += len(batch)
        on_step(done, len(copied.rows))
    for some, same in zip(leaf_through(old), leaf_through(new), strict=True):
        if some != same:
            raise ComptoirError("copied_wrongly", place=new.place)


def is_whole(row: Row, records: Sequence[Link]) -> bool:
    """Are the records of a table what was stored, and all of them?"""
    try:
        checked(row.id, 0, records, (row.length, row.chain))
    except Damaged:
        return False
    return True


def leaf_through(stock: Stock) -> Iterator[list[Filed]]:
    """All papers, some at a time, and at last none."""
    last = Filed("", "", b"", 0)
    while some := stock.papers(last.drawer, last.key):
        yield some
        last = some[-1]
    yield []


def _batches(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """As many tables at once as are read and written quickly."""
    batch, records = list[Row](), 0
    for row in rows:
        batch.append(row)
        records += row.length
        if records >= RECORDS_AT_ONCE or len(batch) == TABLES_AT_ONCE:
            yield batch
            batch, records = [], 0
    if batch:
        yield batch


# -- a folder ---------------------------------------------------------------------------------------------


class FolderStock(Stock):
    """What is in a folder, by a connection to its database."""

    def __init__(self, folder: Path, connection: sqlite3.Connection, place: Path | None = None) -> None:
        self.place = str(place or folder)
        self._folder = folder
        self._connection = connection

    @property
    def secret(self) -> bytes:
        with usable(self.place):
            return (self._folder / SECRET).read_bytes()

    def rows(self) -> list[Row]:
        found = self._ask(f"SELECT {COLUMNS} FROM tables ORDER BY created, id")
        return [Row(*row) for row in found]

    def records(self, tables: Sequence[str]) -> dict[str, list[Link]]:
        return {table: links for table in tables if (links := self._records(table))}

    def _records(self, table: str) -> list[Link]:
        try:
            found = self._connection.execute(
                "SELECT seq, kind, move, body, chain FROM records WHERE at = ? ORDER BY seq", (table,)
            ).fetchall()
        except FAULTS:
            return []  # which is not what the table should have
        return [Link(*row) for row in found]

    def papers(self, drawer: str, key: str) -> list[Filed]:
        found = self._ask(
            "SELECT * FROM papers WHERE (drawer, key) > (?, ?) ORDER BY drawer, key LIMIT ?",
            drawer,
            key,
            PAPERS_AT_ONCE,
        )
        return [Filed(*row) for row in found]

    def missing(self) -> list[str]:
        with usable(self.place):
            known = heads.read(self._folder / heads.FILE).heads
            losses = heads.compare(known, heads.stored(self._connection), self._connection)
            return [loss.table for loss in losses] + [table for (table,) in self._ask(STRAYS)]

    def add(self, rows: Sequence[Row], records: Iterable[tuple[str, Link]]) -> None:
        self._write(f"INSERT INTO tables ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        self._write(
            "INSERT INTO records (at, seq, kind, move, body, chain) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, *link) for table, link in records],
        )

    def file(self, papers: Sequence[Filed]) -> None:
        self._write("INSERT INTO papers (drawer, key, content, version) VALUES (?, ?, ?, ?)", papers)

    def keep(self, secret: bytes) -> None:
        write_beside(self._folder / SECRET, secret)

    def _write(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        self._connection.execute("BEGIN")
        self._connection.executemany(statement, rows)
        self._connection.execute("COMMIT")

    def _ask(self, question: str, *facts: object) -> list[tuple[Any, ...]]:
        with usable(self.place):
            return self._connection.execute(question, facts).fetchall()


@contextmanager
def usable(folder: str) -> Iterator[None]:
    """What ails a folder meanwhile is said as the folder's."""
    try:
        yield
    except (*FAULTS, OSError, Unusable) as error:
        raise ComptoirError("data_unusable", folder=folder, why=why(error)) from error
