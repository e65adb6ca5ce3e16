"""The folder of a study: which study it holds, the batches that were played, and its tables.

A file is written under another name and renamed when it is safe on the disk: it is there as a whole, or not
at all, whenever the machine stops.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

import comptoir
from comptoir import native
from comptoir.core import BadOptions, registry
from comptoir.lab.batches import Batch, Played
from comptoir.lab.campaigns import deal
from comptoir.lab.results import code_digests, sources
from comptoir.lab.studies import Study

FORMAT: Final = "comptoir study"
VERSION: Final = 1
DESCRIPTION: Final = "study.json"
BATCHES: Final = "batches"
_SAME: Final = ("version", "comptoir", "sources", "build", "code", "study", "options")
"""What makes a study the same, as far as it can be told why it is not."""
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class StudyFolder:
    """Where a study is kept."""

    def __init__(self, path: Path, study: Study) -> None:
        """Raises ``BadOptions`` for a folder that holds something else, or cannot be written to."""
        self.path = path
        self.description = description(study)
        found = described(path)
        if found is None:
            if (path / BATCHES).exists():
                raise BadOptions("study_foreign", folder=str(path))
            self.write(DESCRIPTION, msgspec.json.format(msgspec.json.encode(self.description), indent=2))
        else:
            for what in _SAME:
                if found.get(what) != self.description[what]:
                    raise BadOptions("study_of_another", folder=str(path), what=what)

    def write(self, name: str, data: bytes) -> None:
        """A whole file. Raises ``BadOptions`` where that fails."""

        def fill(file: Path) -> None:
            with file.open("wb") as out:
                out.write(data)

        self.replace(name, fill)

    def replace(self, name: str, fill: Callable[[Path], None]) -> None:
        """The same, filled by somebody else."""
        file = self.path / name
        new = file.with_name(f".{file.name}.new")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            fill(new)
            with new.open("rb") as written:
                os.fsync(written.fileno())
            new.replace(file)
            _sync(file.parent)
        except OSError as fault:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise not_written(file, fault) from fault

    def keep(self, batch: Batch, data: bytes) -> None:
        """Write what came of a batch."""
        self.write(f"{BATCHES}/{_name(batch)}", data)

    def has(self, batch: Batch) -> bool:
        return (self.path / BATCHES / _name(batch)).exists()

    def read(self, batch: Batch) -> Played:
        """What came of a batch. Raises ``BadOptions`` if its file is damaged."""
        file = self.path / BATCHES / _name(batch)
        try:
            played = msgspec.msgpack.decode(file.read_bytes(), type=Played)
        except OSError as fault:
            raise BadOptions("study_not_read", file=str(file), reason=fault.strerror or str(fault)) from fault
        except msgspec.MsgspecError as fault:
            raise BadOptions("study_damaged", file=str(file)) from fault
        if (played.first, played.games, tuple(played.tables)) != (batch.first, batch.games, batch.rows):
            raise BadOptions("study_damaged", file=str(file))
        return played


def not_written(file: Path, fault: Exception) -> BadOptions:
    """Why a file could not be written."""
    is_full = isinstance(fault, OSError) and fault.errno in _FULL
    reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
    return BadOptions("study_not_written", file=str(file), why="full" if is_full else "other", reason=reason)


def _name(batch: Batch) -> str:
    return f"{batch.at:06}.msgpack"


def _sync(folder: Path) -> None:
    """Let the disk remember the new name, where folders can be told to."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def described(path: Path) -> dict[str, Any] | None:
    """What a folder says of the study it holds, if it holds one. Raises ``BadOptions`` for something else."""
    file = path / DESCRIPTION
    try:
        if not file.exists():
            return None
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        if found["format"] != FORMAT:
            raise ValueError
    except OSError as fault:
        raise BadOptions("study_not_read", file=str(file), reason=fault.strerror or str(fault)) from fault
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, ValueError) as fault:
        raise BadOptions("study_foreign", folder=str(path)) from fault
    return found


def description(study: Study) -> dict[str, Any]:
    """What a study is and what plays it: the same for two whose rows are the same."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "comptoir": comptoir.__version__,
        "build": native.build(),
        "sources": sources(),
        "code": code_digests(study.code),
        "study": msgspec.to_builtins(study.wishes),
        "options": _options(study),
        "games": study.games,
        "cells": [
            {
                "levels": msgspec.to_builtins(dict(cell.levels)),
                "games": cell.campaign.games,
                "bots": list(cell.campaign.bots),
            }
            for cell in study.cells
        ],
    }


def _options(study: Study) -> str:
    """A digest of how the games of every cell begin: a content pack may have changed."""
    digest = blake2b(digest_size=8)
    for cell in study.cells:
        game = registry.rules(cell.campaign.setup.game)
        digest.update(repr(game.options(deal(cell.campaign, 0).options)).encode())
    return digest.hexdigest()
