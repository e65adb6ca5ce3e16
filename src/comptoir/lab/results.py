"""The file of an arena: what was played, game by game, so that little is lost when it is stopped.

The first line says which arena it is, each of the others holds a game. A line that was being written when the
process was killed is dropped, and its game played again.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final, Self

import msgspec

import comptoir
from comptoir import native
from comptoir.bots.code import Code
from comptoir.core import BadOptions
from comptoir.lab.meetings import Arena, Game

FORMAT: Final = "comptoir arena"
VERSION: Final = 1
_PLAYED_BY: Final = ("core", "bots", "dale", "karanor")
"""The rooms whose every file may change how a game goes."""
_DERIVED: Final = ("__pycache__", ".so", ".pyd")


class ResultsFile:
    """The games that a file holds of an arena, and room for the others. Without a file nothing is kept."""

    def __init__(self, arena: Arena, file: Path | None) -> None:
        """Raises ``BadOptions`` for a file that cannot be read, is damaged, or holds another arena."""
        self.file = file
        self.kept: list[Game] = []
        """In the order in which they were played."""
        self.known: set[tuple[int, int]] = set()
        """Their meetings and numbers."""
        self._written: IO[bytes] | None = None
        self._header = description(arena)
        self._whole = 0
        """The bytes of the file that are sound."""
        if file is not None:
            self._read(arena, file)

    def __enter__(self) -> Self:
        if self.file is not None:
            try:
                self._written = self.file.open("ab")
                self._written.truncate(self._whole)
                if not self._whole:
                    self._write(self._header)
            except OSError as fault:
                raise BadOptions("results_not_written", file=str(self.file), reason=_reason(fault)) from fault
        return self

    def __exit__(self, *_: object) -> None:
        if self._written is not None:
            self._written.close()

    def append(self, game: Game) -> None:
        self._write(game)

    def _write(self, thing: object) -> None:
        """At once: whoever kills us loses no more than the games that are being played."""
        if self._written is not None:
            self._written.write(msgspec.json.encode(thing) + b"\n")
            self._written.flush()

    def _read(self, arena: Arena, file: Path) -> None:
        try:
            data = file.read_bytes() if file.exists() else b""
        except OSError as fault:
            raise BadOptions("results_not_read", file=str(file), reason=_reason(fault)) from fault
        self._whole = data.rfind(b"\n") + 1
        first, *lines = data[: self._whole].split(b"\n")[:-1] or [b""]
        if data:
            self._compare(file, first)
        for number, line in enumerate(lines, 2):
            try:
                game = msgspec.json.decode(line, type=Game)
                meeting = arena.meetings[game.meeting]
            except (msgspec.MsgspecError, UnicodeDecodeError, IndexError) as fault:
                raise BadOptions("results_damaged", file=str(file), line=number) from fault
            key = game.meeting, game.outcome.number
            if game.outcome.number < meeting.whole_games and key not in self.known:
                self.known.add(key)
                self.kept.append(game)

    def _compare(self, file: Path, line: bytes) -> None:
        """Raises ``BadOptions`` unless the first line of a file speaks of this very arena."""
        try:
            found: Any = msgspec.json.decode(line)
            if found["format"] != FORMAT:
                raise ValueError
        except (msgspec.MsgspecError, UnicodeDecodeError, TypeError, KeyError, ValueError) as fault:
            raise BadOptions("results_foreign", file=str(file)) from fault
        for what, mine in self._header.items():
            if found.get(what) != mine:
                raise BadOptions("results_of_another", file=str(file), what=what)


def description(arena: Arena) -> dict[str, Any]:
    """What makes an arena the same; how many games it has does not, so that more can be asked for later."""
    meetings = [
        {
            "game": each.setup.game,
            "a": each.a,
            "b": each.b,
            "players": each.players,
            "setup": repr(each.setup),
        }
        for each in arena.meetings
    ]
    return {
        "format": FORMAT,
        "version": VERSION,
        "comptoir": comptoir.__version__,
        "seed": arena.seed,
        "meetings": meetings,
        "net": arena.net,
        "code": code_digests(arena.code),
        "sources": sources(),
        "build": native.build(),
    }


def code_digests(code: Iterable[Code]) -> dict[str, str]:
    """What is in the files of somebody's own bots, by their names."""
    return {each.name: _digest([each.file]) for each in code}


@cache
def sources() -> str:
    """A digest of all that decides how our games go: rules, cards and bots with their figures."""
    package = Path(comptoir.__file__).parent
    return _digest([file for room in _PLAYED_BY for file in sorted((package / room).rglob("*"))])


def _digest(files: list[Path]) -> str:
    digest = blake2b(digest_size=8)
    for file in files:
        if file.is_file() and not any(each in str(file) for each in _DERIVED):
            digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _reason(fault: OSError) -> str:
    return fault.strerror or str(fault)
