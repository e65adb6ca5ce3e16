"""The tables of actions and observations, for people: ``python -m comptoir.env.manual dale`` prints them.

Those of docs/guides/learn.md are made by this, and a test compares them.
"""

from __future__ import annotations

import sys
from typing import Final

from comptoir import env
from comptoir.env.chart import Names

PLAYERS: Final = 3
"""How many play in the tables of the guide: the array grows with them, the numbers do not."""


def manual(game: str) -> str:
    """Both tables of a game, block by block."""
    chart = env.chart(game, players=PLAYERS)
    actions, places = chart.named
    return "\n".join(
        [
            f"{len(chart.actions)} actions:",
            "",
            *_rows("numbers", actions),
            "",
            f"{len(chart.places)} places with {PLAYERS} players:",
            "",
            *_rows("places", places),
        ]
    )


def _rows(title: str, names: Names) -> list[str]:
    rows = [f"| {title} | the first of them | the last |", "| --- | --- | --- |"]
    ends = [start for _, start in names.blocks[1:]] + [len(names)]
    for (_, start), end in zip(names.blocks, ends, strict=True):
        first, last = names.all[start], names.all[end - 1]
        if end - start == 1:
            rows.append(f"| {start} | `{first}` | |")
        else:
            rows.append(f"| {start} to {end - 1} | `{first}` | `{last}` |")
    return rows


if __name__ == "__main__":
    for name in sys.argv[1:] or ["dale", "karanor"]:
        print(manual(name))
