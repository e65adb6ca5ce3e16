"""What a server needs of a store, whatever it is made of: a log for each table, and drawers beside them.

Each record carries the hash of all that came before it at its table, so damage is found on reading.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

OVER = "over"
"""The state of a table on which nothing will happen any more."""
LONGEST_NAME = 24
"""Bytes of a table's name."""


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


class Paper(NamedTuple):
    """What lies in a drawer. ``version`` counts how often it was changed."""

    key: str
    content: bytes
    version: int


class Append(NamedTuple):
    """Records that wait to be stored, as ``Storage.append`` was given them."""

    table: str
    records: Sequence[Record]
    state: str | None
    game: str | None
    due: int | None
    done: asyncio.Future[None]


class NotStored(Exception):
    """Nothing was stored; ``why``: full, read_only, locked, damaged, order, closed, away or other."""

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


class Taken(Exception):
    """The table belongs to another process by now: nothing was stored, and never will be by this one."""


class Damaged(Exception):
    """The records of a table cannot be read, or are not what was stored, from number ``seq`` on."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(table, seq)
        self.table, self.seq = table, seq


class Storage(Protocol):
    """All that is kept of tables and people."""

    secret: bytes
    """Random bytes that belong to this store, from which secret links are derived."""

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
        """Store these records, all or none; done when they are safe. Of a table that is known there may be
        none: then only the rest changes.

        ``state`` is the table's new state, if it changes; the first append to a table names both. ``due`` is
        when it has to be awake although nobody comes, in seconds since 1970, 0 for never, if that changes.
        Raises ``Duplicate``, ``NotStored`` and ``Taken``.
        """
        ...

    async def fetch(self, table: str, since: int = 0) -> list[Record]:
        """The records of a table after number ``since``. Raises ``Damaged`` and ``NotStored``."""
        ...

    async def list_tables(self, *, open_only: bool = False) -> list[TableRow]:
        """All tables, the oldest first, or only those that are not over."""
        ...

    async def list_due(self, now: int) -> list[str]:
        """The tables that have to be awake by now, and that no other process has."""
        ...

    def is_sure(self) -> bool:
        """Can this process still be sure that nobody else has what it has claimed?"""
        ...

    async def claim(self, table: str) -> str:
        """Have a table for this process alone: empty, or the address of the process that has it."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a table with all its records, for good. Raises ``NotStored`` and ``Taken``."""
        ...

    async def release(self, tables: Sequence[str]) -> None:
        """Whoever claims them next may have them."""
        ...

    def gauges(self) -> dict[str, int]:
        """What there is to tell of it at the moment, for the figures: by name."""
        ...

    # -- drawers --------------------------------------------------------------------------------------

    async def look_up(self, drawer: str, key: str) -> Paper | None:
        """What lies there."""
        ...

    async def leaf_through(self, drawer: str, prefix: str = "") -> list[Paper]:
        """All in a drawer whose keys begin like that, by their keys."""
        ...

    async def put(self, drawer: str, key: str, content: bytes, version: int = 0) -> bool:
        """Lay something there in place of version ``version``, 0 for nothing; safe when this returns.

        False if that is not what lies there: somebody else was quicker. Raises ``NotStored``.
        """
        ...

    async def throw_away(self, drawer: str, keys: Sequence[str]) -> None:
        """Nothing lies there any more. Raises ``NotStored``."""
        ...


class Shelf(Protocol):
    """Where records are read without waiting."""

    def read(self, table: str, since: int = 0) -> Sequence[Record]: ...


class InHand(NamedTuple):
    """A shelf with the records of one table, which somebody has fetched."""

    records: Sequence[Record]

    def read(self, table: str, since: int = 0) -> Sequence[Record]:
        """Those after number ``since``."""
        return self.records[since:]


# -- the chain ----------------------------------------------------------------------------------------------


def first_link(table: str) -> bytes:
    """What the first record of a table is chained to."""
    return blake2b(table.encode(), digest_size=32).digest()


def link(chain: bytes, record: Record) -> bytes:
    """The chain after one more record."""
    head = repr((record.seq, record.kind, record.move)).encode()
    return blake2b(chain + len(head).to_bytes(4, "little") + head + record.body, digest_size=32).digest()


def checked(
    table: str, since: int, rows: Iterable[Sequence[Any]], end: tuple[int, bytes] | None
) -> list[Record]:
    """The records of a table after number ``since``, each of them as it was stored. Raises ``Damaged``.

    ``rows`` are the fields of each record and its chain, from number ``since`` on; ``end`` is how many there
    are at all and the last chain, as the table itself has it.
    """
    chain, found = first_link(table), list(rows)
    length, last = end or (0, chain)
    if since and found and found[0][0] == since:
        chain = found.pop(0)[-1]
    records = [Record(*fields) for *fields, _ in found]
    for seq, (record, row) in enumerate(zip(records, found, strict=True), since + 1):
        if record.seq != seq or type(record.body) is not bytes:
            raise Damaged(table, seq)
        chain = link(chain, record)
        if chain != row[-1]:
            raise Damaged(table, seq)
    if since <= length and (since + len(records) != length or chain != last):
        raise Damaged(table, since + len(records) + 1)
    return records
