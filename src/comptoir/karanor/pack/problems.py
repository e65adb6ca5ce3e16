"""What is wrong with a content pack: every problem with its file, its entry and a code that has its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from comptoir.core import ComptoirError


class Problem(NamedTuple):
    """``code`` has its sentence in ``words/`` (``pack-problem-<code>``); it is filled in with ``details``."""

    file: str
    entry: str
    """The table and the id; nothing if the whole file, or the whole pack, is meant."""
    code: str
    details: Mapping[str, str | int]


class BadPack(ComptoirError):
    """A content pack that cannot be played with, and everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("bad_pack", count=len(problems))
        self.problems = tuple(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems,)


class Findings:
    """Gathers the problems of a pack while it is read."""

    __slots__ = ("problems",)

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def add(self, file: str, entry: str, code: str, **details: str | int) -> None:
        problem = Problem(file, entry, code, details)
        if problem not in self.problems:
            self.problems.append(problem)

    def blames(self, tables: Sequence[str], codes: Sequence[str]) -> bool:
        """Has an entry of these tables one of these problems?"""
        return any([each.entry.partition(" ")[0] in tables and each.code in codes for each in self.problems])
