"""A copy of all games that another server can go on with, made while the first one runs.

It is looked at before it takes its name: a copy that is there is whole, on the disk, and checked.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from comptoir.core import ComptoirError
from comptoir.server import heads
from comptoir.server.folder import DATABASE, FAULTS, SECRET, dial, sync, why, write_beside
from comptoir.server.heads import Heads
from comptoir.server.postgres.address import need_driver, shown
from comptoir.server.stock import FolderStock, Steps, copy
from comptoir.server.storage import Damaged
from comptoir.server.store import migrate, read_records


class Backup(NamedTuple):
    """What was copied."""

    tables: int
    size: int
    """In bytes."""
    damaged: list[str]
    """Tables that were damaged before, and are so in the copy."""


def back_up(data: Path | str, to: Path, on_step: Steps = lambda *_: None) -> Backup:
    """Copy a folder or a database to a folder that does not exist yet, or is empty.

    Raises ``ComptoirError``.
    """
    if isinstance(data, Path) and not (data / DATABASE).exists():
        raise nothing_in(data)
    with new_folder(to) as beside:
        if isinstance(data, Path):
            return _copy_folder(data, beside)
        return _copy_database(data, beside, on_step)


def nothing_in(data: Path | str) -> ComptoirError:
    """There is nothing to copy."""
    return ComptoirError("nothing_to_copy", folder=shown(data))


@contextmanager
def new_folder(to: Path) -> Iterator[Path]:
    """A folder to fill, which takes its name when that is done, and is gone when it cannot be done."""
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise ComptoirError("copy_exists", folder=str(to))
    beside = to.with_name(f"{to.name}.new")
    try:
        shutil.rmtree(beside, ignore_errors=True)
        beside.mkdir(parents=True, mode=0o700)
        yield beside
        beside.replace(to)
        sync(to.absolute().parent)
    except (*FAULTS, OSError) as error:
        raise ComptoirError("not_copied", folder=str(to), why=why(error)) from error
    finally:
        shutil.rmtree(beside, ignore_errors=True)


def _copy_folder(folder: Path, to: Path) -> Backup:
    known = heads.read(folder / heads.FILE).heads  # first: a server that runs can only be ahead of it
    write_beside(to / SECRET, (folder / SECRET).read_bytes())
    with closing(dial(folder / DATABASE, "ro")) as source, new_database(to) as copy:
        source.backup(copy)  # in one step: one moment of the database, and nobody has to wait for it
        return finish(copy, to, known)


def _copy_database(url: str, to: Path, on_step: Steps) -> Backup:
    need_driver()
    from comptoir.server.postgres.stock import at_this_moment

    with at_this_moment(url) as there, new_database(to) as connection:
        migrate(connection)
        copy(there, FolderStock(to, connection), on_step, with_damaged=True)
        return finish(connection, to)


@contextmanager
def new_database(folder: Path) -> Iterator[sqlite3.Connection]:
    """One that is quickly filled: it is on the disk when it is finished, and means nothing before."""
    (folder / DATABASE).touch(mode=0o600)
    with closing(dial(folder / DATABASE, "rw")) as connection:
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("PRAGMA synchronous = OFF")
        yield connection


def finish(copy: sqlite3.Connection, folder: Path, known: dict[str, heads.Head] | None = None) -> Backup:
    """Look at a copy, note the heads of its tables beside it, and have all of it on the disk.

    ``known`` are heads of the original that may tell of more than is there.
    """
    copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(found)
    there = heads.stored(copy)
    damaged = [table for table in there if not _is_whole(copy, table)]
    missing = {loss.table: known[loss.table] for loss in heads.compare(known, there, copy)} if known else {}
    Heads(folder / heads.FILE, (there | missing).values()).close()
    with (folder / DATABASE).open("rb") as written:
        os.fsync(written.fileno())
    sync(folder)
    size = sum(file.stat().st_size for file in folder.iterdir())
    return Backup(len(there), size, damaged)


def _is_whole(copy: sqlite3.Connection, table: str) -> bool:
    try:
        read_records(copy, table)
    except Damaged:
        return False
    return True
