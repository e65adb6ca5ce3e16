"""What games are like with a set, and without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import polars as pl

from comptoir.lab.estimates import DEAL, Unit, against_rest
from comptoir.lab.report_tables import Column, Line, Table

_WHERE: Final = ("players", "teams")
_FIGURES: Final[Mapping[str, Unit]] = {"turns": "number", "first_wins": "share", "called_off": "share"}


def sets_table(games: pl.DataFrame, seats: pl.DataFrame) -> Table:
    """Games with each set against those without it at such a table: their length, how often who begins wins,
    and how many are called off. Empty where all were played with the same."""
    shown = {name: unit for name, unit in _FIGURES.items() if name != "called_off" or games[name].any()}
    columns = [
        column
        for name, unit in shown.items()
        for column in (Column(name, unit), Column(f"{name}_apart", "points" if unit == "share" else unit))
    ]
    first = seats.filter(pl.col("place") == 0).select("number", pl.col("credit").alias("first_wins"))
    whole = games.join(first, on="number").select("number", DEAL, *_WHERE, "content", *_FIGURES)
    parts = whole.with_columns(pl.col("content").str.split(",").alias("family")).explode("family")
    parts = parts.with_columns(pl.col("family").str.strip_chars())
    found = [
        against_rest(whole.lazy(), parts.lazy(), _WHERE, "family", name, unit) for name, unit in shown.items()
    ]
    compared = [each for each in zip(*found, strict=True) if each[0].others is not None]
    compared.sort(key=lambda each: (*[each[0].about[name] for name in _WHERE], -each[0].those.value))
    lines = [
        Line(each[0].about, tuple([figure for part in each for figure in (part.those, part.difference)]))
        for each in compared
    ]
    return Table("sets", tuple(columns), tuple(lines))
