"""Errors for people and programs: a code, the details behind it, and nothing changed.

Every code has its sentence in ``words/`` (``error-<code>``), in each language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Self


class ComptoirError(Exception):
    """Something a person asked for cannot be done; nothing was changed and nothing lost."""

    game = ""
    """The game it is about, where that is known: its telling may have more to say."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(code, details)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels to other processes with its details."""
        return partial(type(self), self.code, **self.details), ()

    def because(self, cause: BaseException) -> Self:
        """The same with its cause, which compiled code leaves out when it says ``raise … from``."""
        self.__cause__ = cause
        return self


class Refused(ComptoirError):
    """A pick that is not possible now. The match stands where it stood."""


class BadOptions(ComptoirError):
    """A game cannot be set up this way."""


def within(option: str, value: object, least: int, most: int) -> int:
    """That number, if it is a whole one in this range. Raises ``BadOptions``."""
    if type(value) is not int or not least <= value <= most:
        raise BadOptions("out_of_range", option=option, value=str(value), least=least, most=most)
    return value


class BadSave(ComptoirError):
    """A saved game that is damaged, foreign, or newer than these rules."""


class ScriptFailed(ComptoirError):
    """A rule has a bug. The match stands at its last good pick, and ``save`` holds that game."""

    def __init__(self, save: Mapping[str, object], reason: str) -> None:
        super().__init__("script_failed", reason=reason)
        self.save = save

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.save, self.details["reason"])
