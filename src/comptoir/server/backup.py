"""A copy of a server's folder that another server can go on with, made while the first one runs.

It is looked at before it takes its name: a copy that is there is whole, on the disk, and checked.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from comptoir.core import ComptoirError
from comptoir.server import heads
from comptoir.server.folder import DATABASE, FAULTS, SECRET, dial, sync, why, write_beside
from comptoir.server.heads import Heads
from comptoir.server.store import Damaged, read_records


class Backup(NamedTuple):
    """What was copied."""

    tables: int
    size: int
    """In bytes."""
    damaged: list[str]
    """Tables that were damaged before, and are so in the copy."""


def back_up(folder: Path, to: Path) -> Backup:
    """Copy a folder to one that does not exist yet, or is empty. Raises ``ComptoirError``."""
    if not (folder / DATABASE).exists():
        raise ComptoirError("nothing_to_copy", folder=str(folder))
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise ComptoirError("copy_exists", folder=str(to))
    beside = to.with_name(f"{to.name}.new")
    try:
        shutil.rmtree(beside, ignore_errors=True)
        beside.mkdir(parents=True, mode=0o700)
        made = _copy(folder, beside)
        beside.replace(to)
        sync(to.absolute().parent)
    except (*FAULTS, OSError) as error:
        shutil.rmtree(beside, ignore_errors=True)
        raise ComptoirError("not_copied", folder=str(to), why=why(error)) from error
    return made


def _copy(folder: Path, to: Path) -> Backup:
    known = heads.read(folder / heads.FILE).heads  # first: a server that runs can only be ahead of it
    write_beside(to / SECRET, (folder / SECRET).read_bytes())
    (to / DATABASE).touch(mode=0o600)
    with closing(dial(folder / DATABASE, "ro")) as source, closing(sqlite3.connect(to / DATABASE)) as copy:
        source.backup(copy)  # in one step: one moment of the database, and nobody has to wait for it
        copy.execute("PRAGMA journal_mode = DELETE")  # all of it in one file
        (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        there = heads.stored(copy)
        damaged = [table for table in there if not _is_whole(copy, table)]
        missing = {loss.table: known[loss.table] for loss in heads.compare(known, there, copy)}
    Heads(to / heads.FILE, (there | missing).values()).close()
    with (to / DATABASE).open("rb") as written:
        os.fsync(written.fileno())
    sync(to)
    size = sum(file.stat().st_size for file in to.iterdir())
    return Backup(len(there), size, damaged)


def _is_whole(copy: sqlite3.Connection, table: str) -> bool:
    try:
        read_records(copy, table)
    except Damaged:
        return False
    return True
