"""Saved games on disk: written whole or not at all, never over another game."""

from __future__ import annotations

import errno
import os
from datetime import date
from itertools import count
from pathlib import Path
from tempfile import gettempdir

from comptoir.core import BadSave
from comptoir.core.archive import MOST_BYTES

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Saves:
    """Where one game is kept. Its own file may be written again; any other file is left alone."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self.data = b""
        """What was last written."""

    def keep(self, data: bytes, wish: str = "") -> Path:
        """Write the game; the file it is in. Raises ``BadSave`` when it cannot be written."""
        path = Path(wish) if wish else self.file or _usual()
        try:
            path = path.expanduser()
            target = path if path == self.file else _reserve(path)
            _write(target, data)
        except (OSError, ValueError, RuntimeError) as error:
            raise BadSave("save_not_written", file=str(path), why=_why(error)) from error
        self.file, self.data = target, data
        return target

    def keep_elsewhere(self, data: bytes) -> Path:
        """Write the game where most people may write. Raises ``BadSave`` when there is no such place."""
        name = (self.file or _usual()).name
        try:
            return self.keep(data, str(Path("~") / name))
        except BadSave:
            return self.keep(data, str(Path(gettempdir()) / name))


def read(file: Path) -> bytes:
    """The bytes of a saved game. Raises ``BadSave`` when they cannot be read."""
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)  # enough to tell that it is too large
    except (OSError, ValueError) as error:
        raise BadSave("save_not_read", file=str(file), why=_why(error)) from error


def _usual() -> Path:
    return Path(f"comptoir-{date.today().isoformat()}.json")


def _why(error: Exception) -> str:
    if not isinstance(error, OSError):
        return "name"
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "missing"
    if isinstance(error, PermissionError):
        return "forbidden"
    if isinstance(error, IsADirectoryError):
        return "folder"
    return "full" if error.errno in _FULL else "other"


def _reserve(path: Path) -> Path:
    """This path, or one like it with a number, created empty so that nobody else takes it."""
    if path.is_dir():
        raise IsADirectoryError
    name = path
    for number in count(2):
        try:
            name.open("xb").close()
            break
        except FileExistsError:
            name = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return name


def _write(target: Path, data: bytes) -> None:
    """Write beside the file and move it there: a crash leaves the old one or the new one."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        if not target.stat().st_size:
            target.unlink()
        raise
