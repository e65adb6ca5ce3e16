"""What is told of a campaign beside its figures: what was asked for, what played it, the rows of games."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Mapping

from comptoir import __version__, native
from comptoir.bots.code import Code
from comptoir.lab.results import sources
from comptoir.lab.rows_file import RowsFile
from comptoir.words import Words


def asked_for(code: Iterable[Code], **parameters: object) -> dict[str, object]:
    """The parameters by the names of their options, and the versions of what played."""
    return {"parameters": {**parameters, "code": own_bots(code)}, **made_with()}


def own_bots(code: Iterable[Code]) -> list[str]:
    return [f"{each.file}:{each.name}" for each in code]


def made_with() -> dict[str, object]:
    return {
        "build": native.build(),
        "versions": {"comptoir": __version__, "sources": sources(), "python": platform.python_version()},
    }


def write_rows(words: Words, rows: RowsFile, asked: Mapping[str, object], *, json: bool) -> None:
    """When all else is told, so that figures are not lost with a disk that is full. Raises ``BadOptions``."""
    rows.write(asked)
    if not json:
        print(words.say("simulate-rows", file=str(rows.file), count=len(rows)))
