"""How far each table had got when anybody was last told: known apart from the log.

After a crash SQLite leaves out, without a word, whatever stands behind a damaged place of its write-ahead
log. So the end of every table's chain is written down a second time, after it was stored and before anybody
is told. A head that is ahead of its table means that something which was acknowledged is missing.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import struct
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from comptoir.server.folder import write_beside
from comptoir.server.storage import LONGEST_NAME

FILE = "heads"
ROOM = 64 * 1024
"""Bytes the file grows by at once: to write into room that is there costs less than to make some."""
MOST_BYTES = 4 * 1024 * 1024
"""Bytes it may have more than one for each table before it is written anew."""

_FACTS = struct.Struct(f"<{LONGEST_NAME}sI32s")
_SUM = struct.Struct("<I")
SIZE = _FACTS.size + _SUM.size
_BLANK = bytes(SIZE)

_sync_data = getattr(os, "fdatasync", os.fsync)


class Head(NamedTuple):
    """The end of a table's chain after so many records; none if it was removed."""

    table: str
    length: int
    chain: bytes


class Loss(NamedTuple):
    """A table that is not what somebody was told of it."""

    table: str
    kept: int
    """How many records it has."""
    missing: int
    """How many more were acknowledged; 0 if those it has are others."""


class Heads:
    """The file of the heads; the last one written of a table counts."""

    def __init__(self, file: Path, heads: Iterable[Head]) -> None:
        """Begun anew, with what is known of every table."""
        self._file = file
        self._opened: FileIO | None = None
        self._begin(heads)

    def write(self, heads: Iterable[Head]) -> None:
        """Note these; they are on the disk when this returns. Raises ``OSError``, and may be tried again."""
        data = b"".join([_pack(head) for head in heads])
        if self._opened is None:
            self._open()
        try:
            if self._end + len(data) > self._room:
                self._make_room(len(data))
            self._put(self._end, data)
        except OSError:
            self.close()  # what is left of it is written over next time
            raise
        self._end += len(data)
        if self._end > self._most:
            with suppress(OSError):  # these are noted all the same; it is tried again
                self._begin(read(self._file).heads.values())

    def close(self) -> None:
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def _begin(self, heads: Iterable[Head]) -> None:
        self.close()
        data = b"".join([_pack(head) for head in heads])
        write_beside(self._file, data + bytes(ROOM))
        self._end, self._room = len(data), len(data) + ROOM
        self._most = len(data) + MOST_BYTES
        self._open()

    def _open(self) -> None:
        # Never made anew here: if it went missing, nothing may be acknowledged.
        self._opened = FileIO(os.open(self._file, os.O_RDWR | getattr(os, "O_BINARY", 0)), "r+")

    def _make_room(self, needed: int) -> None:
        room = self._end + needed + ROOM
        self._put(self._end, bytes(room - self._end))
        self._room = room

    def _put(self, at: int, data: bytes) -> None:
        assert self._opened is not None
        self._opened.seek(at)
        if self._opened.write(data) != len(data):
            raise OSError(errno.ENOSPC, "not all of it was written")
        _sync_data(self._opened.fileno())


class Reading(NamedTuple):
    """What a file of heads says."""

    heads: dict[str, Head]
    unreadable: int
    """How many of its places hold something that is no head."""


def read(file: Path) -> Reading:
    """The heads of a file, none where it does not exist. One that breaks off was never acknowledged."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        data = b""
    heads, unreadable = dict[str, Head](), 0
    for at in range(0, len(data) - SIZE + 1, SIZE):
        place = data[at : at + SIZE]
        if place == _BLANK:
            continue
        facts = place[: _FACTS.size]
        if _SUM.unpack(place[_FACTS.size :]) != (crc32(facts),):
            unreadable += 1
            continue
        name, length, chain = _FACTS.unpack(facts)
        table = name.rstrip(b"\0").decode()
        heads[table] = Head(table, length, chain)
    return Reading(heads, unreadable)


def stored(connection: sqlite3.Connection) -> dict[str, Head]:
    """The heads as the database has them."""
    rows = connection.execute("SELECT id, length, chain FROM tables")
    return {table: Head(table, length, chain) for table, length, chain in rows}


def compare(known: Mapping[str, Head], there: Mapping[str, Head], log: sqlite3.Connection) -> list[Loss]:
    """The tables of which something is missing, by the heads that are known apart from the log."""
    losses = []
    for head in known.values():
        row = there.get(head.table)
        if row == head or (row is None and not head.length):
            continue
        kept = row.length if row is not None else 0
        if kept < head.length:
            losses.append(Loss(head.table, kept, head.length - kept))
        elif _chain_at(log, head) != head.chain:
            losses.append(Loss(head.table, kept, 0))
    return losses


def _chain_at(log: sqlite3.Connection, head: Head) -> bytes | None:
    row = log.execute(
        "SELECT chain FROM records WHERE at = ? AND seq = ?", (head.table, head.length)
    ).fetchone()
    return None if row is None else row[0]


def _pack(head: Head) -> bytes:
    facts = _FACTS.pack(head.table.encode(), head.length, head.chain)
    return facts + _SUM.pack(crc32(facts))
