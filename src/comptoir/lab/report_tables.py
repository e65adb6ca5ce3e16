"""The tables of a report: lines with figures, and what each column is measured in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from comptoir.lab.estimates import Contrast, Unit
from comptoir.lab.intervals import Estimate


class Column(NamedTuple):
    """One kind of figure."""

    name: str
    unit: Unit


class Line(NamedTuple):
    """What it is about, and its figures; nothing where nobody was counted."""

    about: Mapping[str, Any]
    figures: tuple[Estimate | None, ...]
    fair: float | None = None
    """What the first would be if all were equal."""


class Table(NamedTuple):
    name: str
    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    held: frozenset[tuple[int, int]] = frozenset()
    """Which figures, by line and column, are not what was expected, even when all of them are looked at
    together (Holm)."""

    def expected(self, at: int, column: int) -> float:
        """What a figure would be if there were nothing to tell: a fair share, or no difference."""
        fair = self.lines[at].fair
        return 0.0 if fair is None or column else fair


def contrasted(name: str, sides: tuple[str, str], unit: Unit, found: Iterable[Contrast]) -> Table:
    """Those that have something, the others, and the difference."""
    apart: Unit = "points" if unit == "share" else unit
    columns = (*[Column(side, unit) for side in sides], Column("difference", apart))
    lines = [Line(each.about, (each.those, each.others, each.difference)) for each in found]
    return Table(name, columns, tuple(lines))
