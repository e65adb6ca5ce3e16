"""The rows of a study as a report needs them: read, held against each other, and only what can be counted.

A game whose rows contradict each other is left out of all figures, and it is told how many there are.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

from comptoir.core import BadOptions
from comptoir.lab.estimates import DEAL
from comptoir.lab.rows import CARDS, COLUMNS, GAMES, ROUNDS, SEATS
from comptoir.lab.setups import TEAMS
from comptoir.lab.study_folder import VERSION, described
from comptoir.lab.tables import METADATA, TIMES, TIMES_COLUMNS, schema_of

_DEALT: Final = ("game", "players", "teams", "content", "deal")
"""What two games have in common that are played with the same cards and dice."""
_OWN: Final = ("options", "key", "hash")
"""What only a game itself is of use for."""


@dataclass(frozen=True)
class StudyRows:
    """The tables of a study, those games left out that cannot be counted."""

    path: Path
    description: dict[str, Any]
    games: pl.DataFrame
    """All of them that have a row."""
    families: pl.DataFrame | None = None
    """What each seat did with the cards of a family, if the study has rows of cards."""
    faults: dict[str, int] = field(default_factory=dict)
    """What contradicts what, and in how many games."""
    left_out: frozenset[int] = frozenset()

    def scan(self, table: str) -> pl.LazyFrame | None:
        """A table, if the study has it. Raises ``BadOptions`` for one that is damaged."""
        return _scanned(self.path, table)

    @cached_property
    def counted(self) -> pl.DataFrame:
        """The games that somebody won and that can be believed, with the number of their deal."""
        is_over = pl.col("finished") & (pl.col("winners") != "")
        good = self.games.filter(is_over, ~pl.col("number").is_in(list(self.left_out)))
        deals = good.select(_DEALT).unique(maintain_order=True).with_row_index(DEAL)
        return good.join(deals, on=_DEALT, nulls_equal=True)

    @cached_property
    def seats(self) -> pl.DataFrame:
        """The seats of those games, with the part of the victory each has and what would be fair."""
        return seats_of(self.counted)


def read_rows(path: Path) -> StudyRows:
    """The study in a folder. Raises ``BadOptions`` where there is none, or none that is finished."""
    try:
        found = described(path)
    except BadOptions as fault:
        if fault.code == "study_foreign":
            raise BadOptions("report_no_study", folder=str(path)) from fault
        raise
    if found is None:
        raise BadOptions("report_no_study", folder=str(path))
    if found.get("version") != VERSION:
        version = str(found.get("version", "?"))
        raise BadOptions("report_other_version", folder=str(path), version=version, known=VERSION)
    games = _scanned(path, GAMES)
    if games is None:
        raise BadOptions("study_not_finished", folder=str(path))
    cards = _scanned(path, CARDS)
    families = None if cards is None else _families(cards.filter(pl.col("family") != ""))
    return _checked(StudyRows(path, found, games.drop(_OWN).collect(), families))


def _scanned(path: Path, table: str) -> pl.LazyFrame | None:
    file = path / f"{table}.parquet"
    if not file.exists():
        return None
    needed = TIMES_COLUMNS if table == TIMES else COLUMNS[table]
    try:
        frame = pl.scan_parquet(file)
        if not schema_of(needed).items() <= dict(frame.collect_schema()).items():
            raise BadOptions("report_damaged", file=str(file))
    except (OSError, pl.exceptions.PolarsError) as fault:
        raise BadOptions("report_damaged", file=str(file)) from fault
    return frame


def seats_of(games: pl.DataFrame) -> pl.DataFrame:
    """Their seats, as the rows of games have them."""
    winners = _winners()
    sides = pl.when("teams").then(TEAMS).otherwise(pl.col("players"))
    sharing = pl.when("teams").then(winners.list.eval(pl.element() % TEAMS).list.n_unique())
    return (
        games.select(
            "number", DEAL, "game", "players", "teams", "first",
            winners.alias("winners"),
            sharing.otherwise(winners.list.n_unique()).alias("sharing"),
            (1 / sides).alias("fair"),
            pl.col("bots").str.split(",").alias("bot"),
            pl.int_ranges(0, pl.col("players"), dtype=pl.Int32).alias("seat"),
        )
        .explode("bot", "seat")
        .with_columns(
            pl.col("winners").list.contains(pl.col("seat")).alias("won"),
            ((pl.col("seat") - pl.col("first")) % pl.col("players")).alias("place"),
            pl.when("teams").then(pl.col("seat") % TEAMS).otherwise(pl.col("seat")).alias("side"),
        )
        .with_columns((pl.col("won") / pl.col("sharing")).alias("credit"))
        .drop("winners", "sharing", "first")
    )  # fmt: skip


def _winners() -> pl.Expr:
    """Their seats; what is no number is nobody."""
    return pl.col("winners").str.split(",").cast(pl.List(pl.Int32), strict=False)


def _families(cards: pl.LazyFrame) -> pl.DataFrame:
    return (
        cards.select("number", "seat", pl.col("family").cast(pl.Categorical), "bought", "won")
        .group_by("number", "seat", "family")
        .agg(pl.col("bought").sum(), pl.col("won").max())
        .collect(engine="streaming")
    )


# -- contradictions -----------------------------------------------------------------------------------------


def _checked(rows: StudyRows) -> StudyRows:
    """The same, with what is wrong with its games."""
    found = _games_that(rows.games)
    left_out = frozenset([number for numbers in found.values() for number in numbers])
    found |= _seats_that(replace(rows, left_out=left_out))
    left_out = frozenset([number for numbers in found.values() for number in numbers])
    faults = {name: len(numbers) for name, numbers in found.items() if numbers}
    if rows.games.height != rows.description.get("games"):
        faults["count"] = rows.games.height
    if any([_is_of_another(rows, table) for table in (GAMES, SEATS, CARDS, ROUNDS)]):
        faults["another"] = rows.games.height
    return replace(rows, faults=faults, left_out=left_out)


def _games_that(games: pl.DataFrame) -> dict[str, set[int]]:
    """What is wrong with rows of games by themselves."""
    winners, players = _winners(), pl.col("players")
    is_somebody = winners.list.eval((pl.element() >= 0).fill_null(value=False)).list.all()
    is_seat = is_somebody & (winners.list.max() < players)
    is_called_off = pl.col("called_off") & (pl.col("winners") == "")
    lacks = pl.any_horizontal([pl.col(name).is_null() for name in COLUMNS[GAMES] if name not in _OWN])
    wrong = {
        "twice": pl.col("number").is_duplicated(),
        "nobody": pl.col("finished") & ~is_seat.fill_null(value=False) & ~is_called_off & ~lacks,
        "lacking": lacks,
        "bots": pl.col("bots").str.split(",").list.len() != players,
    }
    return {name: set(games.filter(what)["number"].to_list()) for name, what in wrong.items()}


def _seats_that(rows: StudyRows) -> dict[str, set[int]]:
    """Games whose seats or cards tell something else than they do."""
    found: dict[str, set[int]] = {}
    seats, families = rows.scan(SEATS), rows.families
    known = rows.seats.select("number", "seat", "bot", "won", "game")
    if seats is not None:
        told = seats.select("number", "seat", "bot", "won").collect()
        heard = told.join(known.select("number", "game").unique(), on="number")["game"].unique().to_list()
        matching = known.join(told, on=["number", "seat", "bot", "won"], how="semi")
        doubled = told.filter(pl.struct("number", "seat").is_duplicated())["number"]
        missing = known.filter(pl.col("game").is_in(heard)).join(matching, on=["number", "seat"], how="anti")
        foreign = told.join(rows.games, on="number", how="anti")["number"]
        found["seats"] = {*missing["number"].to_list(), *doubled.to_list(), *foreign.to_list()}
    if families is not None:
        told = families.filter(pl.col("number").is_in(rows.counted["number"].implode()))
        wrong = told.join(known, on=["number", "seat", "won"], how="anti")["number"]
        foreign = families.join(rows.games, on="number", how="anti")["number"]
        found["cards"] = {*wrong.to_list(), *foreign.to_list()}
    return found


def _is_of_another(rows: StudyRows, table: str) -> bool:
    """Was a table made by another study than the one its folder tells of?"""
    file = rows.path / f"{table}.parquet"
    if not file.exists():
        return False
    about = pl.read_parquet_metadata(file).get(METADATA)
    return about is not None and msgspec.json.decode(about) != rows.description
