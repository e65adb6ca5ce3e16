"""Is a server's folder well? Looked at from outside, also while a server runs on it; nothing is changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple, Self, TypeAlias

import msgspec

from comptoir.core import ComptoirError, registry
from comptoir.server import entries, heads
from comptoir.server.folder import DATABASE, FAULTS, LOCK, SECRET, SECRET_BYTES, dial
from comptoir.server.storage import Damaged, Record
from comptoir.server.store import MIGRATIONS, read_records

FEWEST_FILES = 4096
"""Files a server should be allowed to have open: every connection is one."""
LITTLE_SPACE, NO_SPACE = 500_000_000, 20_000_000
"""Free bytes of the disk that are worth a warning, and that are too few."""
CLOCK_SLACK = 120
"""Seconds the past may lie in the future."""
OLDEST_NOW = 1_750_000_000

State: TypeAlias = Literal["well", "warning", "bad"]


class Finding(NamedTuple):
    """One thing that was looked at. ``code`` is for programs, ``key`` for people."""

    state: State
    code: str
    facts: Mapping[str, str | int] = MappingProxyType({})

    @classmethod
    def of(cls, error: ComptoirError) -> Self:
        """One that was raised, and is said in the words it has as an error."""
        return cls("bad", error.code, {name: str(value) for name, value in error.details.items()})

    @property
    def key(self) -> str:
        """Its sentence among the words."""
        return f"doctor-{self.code.replace('_', '-')}"


class Checkup:
    """Everything about one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def findings(self) -> Iterator[Finding]:
        """One after the other, as they are made."""
        folder = self._folder
        if not folder.is_dir():
            yield Finding("bad", "no_folder", {"folder": str(folder)})
            return
        yield from self._look_at_folder()
        yield self._look_at_lock()
        yield self._look_at_secret()
        known = heads.read(folder / heads.FILE)  # first, so that a server that runs can only be ahead of it
        if not (folder / DATABASE).exists():
            yield Finding("bad" if known.heads else "well", "database_gone" if known.heads else "empty")
        else:
            try:
                with closing(dial(folder / DATABASE, "ro")) as reader:
                    yield from _look_at_database(reader, known)
            except FAULTS as error:
                yield Finding("bad", "database_unreadable", {"reason": str(error)})
        yield self._look_at_disk()
        yield look_at_limits()
        yield self._look_at_clock()

    def _look_at_folder(self) -> Iterator[Finding]:
        folder = self._folder
        if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
            yield Finding("bad", "folder_forbidden", {"folder": str(folder)})
            return
        loose = [each for each in (folder, *sorted(folder.iterdir())) if _is_open_to_others(each)]
        for each in loose:
            yield Finding("warning", "open_to_others", {"file": str(each)})
        if not loose:
            yield Finding("well", "folder", {"folder": str(folder)})

    def _look_at_lock(self) -> Finding:
        file = self._folder / LOCK
        if not file.exists():
            return Finding("well", "never_run")
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=0)) as lock:
                lock.execute("SELECT count(*) FROM sqlite_master").fetchone()
        except sqlite3.OperationalError:
            return Finding("well", "running")
        return Finding("well", "not_running")

    def _look_at_secret(self) -> Finding:
        try:
            length = (self._folder / SECRET).stat().st_size
        except OSError:
            return Finding("warning", "no_secret")
        return Finding("well", "secret") if length == SECRET_BYTES else Finding("bad", "bad_secret")

    def _look_at_disk(self) -> Finding:
        size = sum(file.stat().st_size for file in self._folder.iterdir() if file.is_file())
        return look_at_space(shutil.disk_usage(self._folder).free, size)

    def _look_at_clock(self) -> Finding:
        now = time.time()
        latest = max((file.stat().st_mtime for file in self._folder.iterdir()), default=now)
        if now < OLDEST_NOW or latest > now + CLOCK_SLACK:
            return Finding("warning", "clock", {"now": time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(now))})
        return Finding("well", "clock_well")


def _is_open_to_others(file: Path) -> bool:
    return os.name == "posix" and bool(stat.S_IMODE(file.stat().st_mode) & 0o077)


def _look_at_database(reader: sqlite3.Connection, known: heads.Reading) -> Iterator[Finding]:
    (version,) = reader.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        yield Finding("bad", "database_newer")
        return
    (found,) = reader.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        yield Finding("bad", "database_damaged", {"reason": found})
    else:
        yield Finding("well", "database")
    yield from _look_at_heads(reader, known)
    tables = [row for (row,) in reader.execute("SELECT id FROM tables ORDER BY created, id")]
    yield from look_at_tables(tables, lambda table: read_records(reader, table))


def _look_at_heads(reader: sqlite3.Connection, known: heads.Reading) -> Iterator[Finding]:
    losses = heads.compare(known.heads, heads.stored(reader), reader)
    for loss in losses:
        yield Finding("bad", "lost", {"table": loss.table, "missing": loss.missing, "kept": loss.kept})
    if known.unreadable:
        yield Finding("warning", "heads_damaged", {"count": known.unreadable})
    elif not losses:
        yield Finding("well", "heads", {"count": len(known.heads)})


def look_at_tables(tables: Sequence[str], read: Callable[[str], Sequence[Record]]) -> Iterator[Finding]:
    """What is wrong with any of them, or that nothing is. ``read`` raises ``Damaged``."""
    troubled = 0
    for table in tables:
        trouble = _look_at_table(table, read)
        if trouble is not None:
            troubled += 1
            yield trouble
    if not troubled:
        yield Finding("well", "tables", {"count": len(tables)})


def _look_at_table(table: str, read: Callable[[str], Sequence[Record]]) -> Finding | None:
    """What is wrong with a table, if anything."""
    try:
        stored = [entries.decode(record.body) for record in read(table)]
    except Damaged as damage:
        return Finding("bad", "table_damaged", {"table": table, "record": damage.seq})
    except msgspec.MsgspecError:
        return Finding("bad", "table_unreadable", {"table": table})
    opened = stored[0] if stored else None
    if not isinstance(opened, entries.Opened):
        return Finding("bad", "table_unreadable", {"table": table})
    try:
        keeps = registry.rules(opened.game).keeps(opened.rules)
    except ComptoirError:
        return Finding("warning", "game_unknown", {"table": table, "game": opened.game})
    if not keeps:
        facts: dict[str, str | int] = {"table": table, "game": opened.game, "version": opened.rules}
        return Finding("warning", "rules_not_kept", facts)
    return None


def look_at_space(free: int, size: int) -> Finding:
    """Is there room for more than the bytes that are taken?"""
    state: State = "bad" if free < NO_SPACE else "warning" if free < LITTLE_SPACE + size else "well"
    facts: dict[str, str | int] = {"free": free // 1_000_000, "size": -(-size // 1_000_000)}
    return Finding(state, "disk" if state == "well" else "little_space", facts)


def look_at_limits() -> Finding:
    """How many connections may this machine have?"""
    try:
        import resource
    except ImportError:  # a system without such limits
        return Finding("well", "files_unlimited")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FEWEST_FILES:
        return Finding("warning", "few_files", {"limit": soft, "needed": FEWEST_FILES})
    return Finding("well", "files_unlimited" if soft == resource.RLIM_INFINITY else "files", {"limit": soft})
