"""How the tools print: sentences for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, TypeAlias

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from comptoir.words import Words

Json: TypeAlias = Annotated[bool, Parameter(help="help-json", negative=())]
_THOUSANDTHS = 1000


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


@contextmanager
def watched(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar where somebody watches: called with how many of how many are done."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


def decimal(words: Words, value: float, digits: int = 1) -> str:
    """A number with decimals, as the language writes it."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return words.say("decimal", whole=int(whole), part=part) if part else words.say("whole", whole=int(whole))


def percent(words: Words, part: int, whole: int) -> str:
    """A share, rounded; but 0 means none of them, and 100 all."""
    share = round(part / whole * 1000) if whole else 0
    if 0 < part < whole:
        share = min(max(share, 1), 999)
    return words.say("percent", number=decimal(words, share / 10))


def part(words: Words, share: float) -> str:
    """A share of 1 as a percentage."""
    return percent(words, round(share * _THOUSANDTHS), _THOUSANDTHS)


def columns(rows: Sequence[Sequence[str]], *, right: Sequence[int] = ()) -> list[str]:
    """Rows as lines with aligned columns; the columns named in ``right`` are flush right."""
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))] if rows else []
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if at in right else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
