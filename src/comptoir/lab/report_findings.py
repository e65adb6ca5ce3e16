"""What stands out in a report: the figures that are farthest from what would be expected.

Of a few hundred figures some are far from anything by chance alone. So those of a table are looked at
together, and only what holds then (Holm, 5 %) is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from comptoir.lab.estimates import chance, holm
from comptoir.lab.intervals import Estimate
from comptoir.lab.report_tables import Column, Line, Table

_JUDGED: Final[Mapping[str, tuple[str, ...]]] = {
    "bots": ("share",),
    "order": ("share",),
    "sets": ("turns_apart", "first_wins_apart", "called_off_apart"),
    "families": ("difference",),
    "pairs": ("difference",),
    "cards": ("any",),
}
"""The figures of which it is known what they would be if there were nothing to tell."""
_ONE_END: Final = ("pairs",)
"""Tables that are written so that every figure could stand there with the other sign."""


class Finding(NamedTuple):
    """A figure that stands out in its table."""

    table: str
    column: Column
    line: Line
    figure: Estimate
    expected: float


def judged(table: Table) -> Table:
    """The same table, with what holds when all of its figures are looked at together."""
    found = [
        (at, place, chance(figure, column.unit, table.expected(at, place)))
        for place, column in enumerate(table.columns)
        if column.name in _JUDGED.get(table.name, ())
        for at, line in enumerate(table.lines)
        if (figure := line.figures[place]) is not None
    ]
    held = holm([p for _, _, p in found])
    return table._replace(
        held=frozenset([(at, place) for (at, place, _), holds in zip(found, held, strict=True) if holds])
    )


def findings(tables: Mapping[str, Table]) -> Iterator[Finding]:
    """Of every kind of figure those that are farthest from what was expected, above it and below."""
    for name in _JUDGED:
        if name in tables:
            for place, column in enumerate(tables[name].columns):
                yield from _ends(tables[name], place, column)


def _ends(table: Table, place: int, column: Column) -> Iterator[Finding]:
    found = []
    for at, where in sorted(table.held):
        figure = table.lines[at].figures[place]
        if where == place and figure is not None:
            found.append(Finding(table.name, column, table.lines[at], figure, table.expected(at, place)))
    above = [each for each in found if each.figure.value > each.expected]
    below = [each for each in found if each.figure.value < each.expected]
    if table.name in _ONE_END:
        above, below = [*above, *below], []
    for side in (above, below):
        if side:
            yield max(side, key=lambda each: abs(each.figure.value - each.expected))
