"""Lines of a table as they are shown: headings, texts, columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

GAP = "  "


class Row(NamedTuple):
    """A line of the table; ``hang`` says how far its continuation is indented."""

    text: str
    is_heading: bool = False
    hang: int = 4


def columns(cells: Iterable[tuple[str, ...]]) -> list[Row]:
    """Cells in columns as wide as their widest; the first, a number, flush right."""
    cells = list(cells)
    if not cells:
        return []
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    rows = []
    for line in cells:
        first, *others = line
        text = first.rjust(widths[0])
        for width, cell in zip(widths[1:], others, strict=True):
            text += (GAP + cell.ljust(width)) if width else ""
        rows.append(Row(GAP + text.rstrip()))
    return rows
