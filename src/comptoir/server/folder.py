"""The folder a server keeps its games in: its lock, its secret, its database, and why it cannot be used."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from secrets import token_bytes, token_urlsafe

DATABASE, SECRET, LOCK, TOKEN = "comptoir.sqlite", "secret", "running.lock", "metrics.token"
SECRET_BYTES = 32

_REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What a database can raise: where it is damaged, even its complaints may be unreadable."""
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Unusable(Exception):
    """A folder cannot be used, for the reason given."""


def why(error: Exception) -> str:
    """The reason in one word, for the words."""
    if isinstance(error, sqlite3.Error):
        return _REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "other")
    if isinstance(error, Unusable):
        return str(error)
    if isinstance(error, UnicodeDecodeError):
        return "damaged"
    if isinstance(error, FileExistsError | NotADirectoryError):
        return "not_folder"
    if isinstance(error, OSError):
        if error.errno in _FULL:
            return "full"
        return "read_only" if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM) else "other"
    return "other"


def connect(file: Path) -> sqlite3.Connection:
    """A connection that writes, and waits for the disk."""
    connection = dial(file, "rw")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def dial(file: Path, mode: str) -> sqlite3.Connection:
    """A connection to a file that is there: one that went missing is not to be made anew, and empty."""
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=1, isolation_level=None, check_same_thread=False)


def lock(folder: Path) -> sqlite3.Connection:
    """Keep other servers out. SQLite's own lock works on every system and ends with the process."""
    file = folder / LOCK
    file.touch(mode=0o600)
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection


def secret(folder: Path) -> bytes:
    """The secret of a folder, made if need be."""
    file = folder / SECRET
    try:
        found = file.read_bytes()
    except FileNotFoundError:
        found = token_bytes(SECRET_BYTES)
        write_beside(file, found)
    if len(found) != SECRET_BYTES:
        raise Unusable("damaged")
    return found


def token(folder: Path) -> str:
    """The word with which programs elsewhere may read the figures, made if need be."""
    file = folder / TOKEN
    if not file.exists():
        write_beside(file, token_urlsafe(SECRET_BYTES).encode())
    return file.read_text(encoding="utf-8").strip()


def write_beside(file: Path, data: bytes) -> None:
    """Write a file for its owner alone, whole or not at all: it takes its place when it is on the disk."""
    beside = file.with_name(f"{file.name}.new")
    beside.unlink(missing_ok=True)
    beside.touch(mode=0o600)
    with beside.open("wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    beside.replace(file)
    sync(file.parent)


def sync(folder: Path) -> None:
    """Have the names in a folder on the disk, not only the files they belong to."""
    if not hasattr(os, "O_DIRECTORY"):
        return  # a system that does not let folders be opened
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
