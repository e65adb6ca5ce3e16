"""From one store to another: everything is copied, read back and compared before the new one can be used.

The old one stays as it is, and no server may run on either meanwhile. A move that is interrupted has not
been: nothing of it is there, and it can be begun again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from comptoir.core import ComptoirError
from comptoir.server.backup import finish, new_database, new_folder, nothing_in
from comptoir.server.folder import DATABASE, Unusable, dial, lock
from comptoir.server.postgres.address import need_driver
from comptoir.server.stock import FolderStock, Steps, Stock, compare, copy, usable
from comptoir.server.store import MIGRATIONS, migrate


class Moved(NamedTuple):
    """What is in the new store now."""

    tables: int
    records: int
    papers: int
    left: list[str]
    """Damaged tables, which are in the old one alone."""


def move(
    old: Path | str,
    new: Path | str,
    *,
    leave_damaged: bool = False,
    on_step: Steps = lambda *_: None,
) -> Moved:
    """Copy a folder or a database to one in which nothing is. Raises ``ComptoirError``."""
    with _leaving(old) as here, _arriving(new) as there:
        copied = copy(here, there, lambda done, of: on_step(done, 2 * of), with_damaged=False)
        if not (copied.rows or copied.papers or copied.damaged):
            raise nothing_in(old)
        if copied.damaged and not leave_damaged:
            raise ComptoirError("tables_damaged", place=here.place, tables=", ".join(copied.damaged))
        compare(here, there, copied, lambda done, of: on_step(of + done, 2 * of))
    records = sum(row.length for row in copied.rows)
    return Moved(len(copied.rows), records, copied.papers, copied.damaged)


def _leaving(data: Path | str) -> AbstractContextManager[Stock]:
    """What is in a store, while no server can run on it."""
    if isinstance(data, Path):
        return _leaving_folder(data)
    need_driver()
    from comptoir.server.postgres.stock import leaving

    return leaving(data)


def _arriving(data: Path | str) -> AbstractContextManager[Stock]:
    """A store to fill, which is there when that is done, and else is as it was."""
    if isinstance(data, Path):
        return _arriving_in_folder(data)
    need_driver()
    from comptoir.server.postgres.stock import arriving

    return arriving(data)


@contextmanager
def _leaving_folder(folder: Path) -> Iterator[Stock]:
    if not (folder / DATABASE).exists():
        raise nothing_in(folder)
    with closing(_locked(folder)), closing(_read(folder)) as connection:
        yield FolderStock(folder, connection)


@contextmanager
def _arriving_in_folder(folder: Path) -> Iterator[Stock]:
    with new_folder(folder) as beside, new_database(beside) as connection:
        migrate(connection)
        yield FolderStock(beside, connection, folder)
        finish(connection, beside)


def _locked(folder: Path) -> sqlite3.Connection:
    with usable(str(folder)):
        try:
            return lock(folder)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise ComptoirError("still_running", place=str(folder), addresses="none") from error


def _read(folder: Path) -> sqlite3.Connection:
    with usable(str(folder)):
        connection = dial(folder / DATABASE, "ro")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version != len(MIGRATIONS):
            raise Unusable("newer" if version > len(MIGRATIONS) else "older")
        return connection
