"""What a study came to: tables of figures, each with its n and its interval, and what two studies differ in.

Nothing here is said in words or drawn: that is for whoever shows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

from comptoir.lab import report_cards
from comptoir.lab.estimates import DEAL, Tested, Unit, contrasts, difference, estimates, holm
from comptoir.lab.intervals import Estimate
from comptoir.lab.report_findings import Finding, findings, judged
from comptoir.lab.report_rows import StudyRows, read_rows
from comptoir.lab.report_sets import sets_table
from comptoir.lab.report_tables import Column, Line, Table, contrasted
from comptoir.lab.rows import CARDS, COLUMNS, ROUNDS, SEATS
from comptoir.lab.standings import Times
from comptoir.lab.tables import TIMES

TABLE: Final = ("players", "teams")
_OFFERS: Final = ("offers", "offers_accepted")
_COMPARED: Final[Mapping[str, str]] = {
    "bots": "share", "order": "share", "sides": "share", "lengths": "turns", "trading": "accepted",
    "sets": "turns_apart", "families": "difference", "cards": "any",
}  # fmt: skip
"""What of two studies is held against each other."""


class Lengths(NamedTuple):
    """How long the games of one size of table were."""

    about: Mapping[str, Any]
    counted: Mapping[int, int]
    """How many games took so many turns, or rounds."""

    def quantile(self, part: float) -> int:
        wanted, seen = part * sum(self.counted.values()), 0
        for length, games in self.counted.items():
            seen += games
            if seen >= wanted:
                return length
        raise ValueError("no game was counted")


class GameReport(NamedTuple):
    """All about one of the games that a study plays."""

    game: str
    games: int
    deals: int
    tables: Mapping[str, Table]
    lengths: tuple[Lengths, ...]
    findings: tuple[Finding, ...]
    """What stands out."""


@dataclass(frozen=True)
class Report:
    """A study, and what came of it."""

    path: Path
    description: Mapping[str, Any]
    games: int
    finished: int
    counted: int
    errors: int
    faults: Mapping[str, int]
    missing: tuple[str, ...]
    """The tables that were not wanted."""
    played: tuple[GameReport, ...]
    times: tuple[tuple[str, str, Times], ...]


class Change(NamedTuple):
    """A figure that two studies have."""

    game: str
    table: str
    about: Mapping[str, Any]
    unit: Unit
    mine: Estimate
    theirs: Estimate
    tested: Tested
    holds: bool
    """Also when all of them are looked at together (Holm)."""


def read_report(path: Path) -> Report:
    """What the study in a folder came to. Raises ``BadOptions`` for what is no finished study."""
    rows = read_rows(path)
    games = rows.games
    return Report(
        path,
        rows.description,
        games.height,
        int(games["finished"].sum()),
        rows.counted.height,
        int(games["errors"].sum()),
        rows.faults,
        tuple([table for table in (SEATS, CARDS) if rows.scan(table) is None]),
        tuple([_of_game(rows, game) for game in sorted(rows.counted["game"].unique().to_list())]),
        tuple(_times(rows)),
    )


def _times(rows: StudyRows) -> Iterator[tuple[str, str, Times]]:
    frame = rows.scan(TIMES)
    if frame is not None:
        for game, bot, *figures in frame.sort("game", "bot").collect().iter_rows():
            yield game, bot, Times(*figures)


def _of_game(rows: StudyRows, game: str) -> GameReport:
    games = rows.counted.filter(pl.col("game") == game)
    seats = rows.seats.filter(pl.col("game") == game)
    tables = [*_winning(seats), _lasting(games), sets_table(games, seats)]
    told = rows.scan(SEATS)
    if told is not None:
        tables += _doing(seats, told)
    rounds = rows.scan(ROUNDS)
    if rounds is not None:
        tables += [_growing(seats, rounds)]
    cards = rows.scan(CARDS)
    if cards is not None and rows.families is not None:
        tables += report_cards.tables(games, seats, rows.families, cards)
    lengths = [
        Lengths(dict(zip(TABLE, key, strict=True)), dict(sorted(each["turns"].value_counts().iter_rows())))
        for key, each in games.sort(TABLE).group_by(TABLE, maintain_order=True)
    ]
    named = {table.name: judged(table) for table in tables if table.lines}
    found = tuple(findings(named))
    return GameReport(game, games.height, games[DEAL].n_unique(), named, tuple(lengths), found)


# -- by seat ------------------------------------------------------------------------------------------------


def _winning(seats: pl.DataFrame) -> Iterator[Table]:
    """Who wins: which bot, in which place of the order of turns, and which team."""
    sides = seats.filter(pl.col("teams") & (pl.col("seat") == pl.col("side")))
    for name, frame, about in (("bots", seats, "bot"), ("order", seats, "place"), ("sides", sides, "side")):
        by = [*TABLE, about]
        fair = {
            tuple(key): value for *key, value in frame.group_by(by).agg(pl.col("fair").mean()).iter_rows()
        }
        lines = [
            Line(each.about, (each.estimate,), fair[tuple(each.about.values())])
            for each in estimates(frame.lazy(), by, "credit", "share")
        ]
        yield Table(name, (Column("share", "share"),), tuple(lines))


def _lasting(games: pl.DataFrame) -> Table:
    """How long games are, how many choices they take, and how many are called off."""
    columns = (Column("turns", "number"), Column("choices", "number"), Column("called_off", "share"))
    found = [estimates(games.lazy(), TABLE, each.name, each.unit) for each in columns]
    lines = [
        Line(each[0].about, tuple([group.estimate for group in each])) for each in zip(*found, strict=True)
    ]
    return Table("lengths", columns, tuple(lines))


def _doing(seats: pl.DataFrame, told: pl.LazyFrame) -> Iterator[Table]:
    """What winners do and others do not: all that the game counts of a seat."""
    own = [name for name in told.collect_schema().names() if name not in COLUMNS[SEATS]]
    joined = seats.lazy().join(told.select("number", "seat", *own), on=["number", "seat"])
    long = joined.unpivot(own, index=["number", DEAL, *TABLE, "won"], variable_name="what").drop_nulls(
        "value"
    )
    found = [each for (each,) in contrasts(long, ["what", *TABLE], "won", {"value": "number"})]
    order = {name: place for place, name in enumerate(own)}
    found.sort(key=lambda each: (order[each.about["what"]], each.about["players"], each.about["teams"]))
    table = contrasted("doing", ("winners", "others"), "number", found)
    lines = [
        line._replace(figures=(each.whole, *line.figures))
        for line, each in zip(table.lines, found, strict=True)
    ]
    yield table._replace(columns=(Column("all", "number"), *table.columns), lines=tuple(lines))
    if set(_OFFERS) <= set(own):
        lines = [
            Line(each.about, (each.estimate,))
            for each in estimates(
                joined.drop_nulls(_OFFERS), [*TABLE, "bot"], "offers_accepted", "share", "offers"
            )
        ]
        yield Table("trading", (Column("accepted", "share"),), tuple(lines))


def _growing(seats: pl.DataFrame, rounds: pl.LazyFrame) -> Table:
    """What winners and others have as each round is over."""
    own = [name for name in rounds.collect_schema().names() if name not in COLUMNS[ROUNDS]]
    joined = seats.lazy().join(rounds, on=["number", "seat"])
    long = joined.unpivot(own, index=["number", DEAL, *TABLE, "won", "round"], variable_name="what")
    found = contrasts(long.drop_nulls("value"), ["what", *TABLE, "round"], "won", {"value": "number"})
    return contrasted("rounds", ("winners", "others"), "number", [each for (each,) in found])


# -- two studies --------------------------------------------------------------------------------------------


def compare(mine: Report, theirs: Report) -> list[Change]:
    """What both studies know, and whether it differs."""
    known = {(game.game, name): table for game in theirs.played for name, table in game.tables.items()}
    found = [
        change
        for game in mine.played
        for name, table in game.tables.items()
        if name in _COMPARED and (game.game, name) in known
        for change in _changes(game.game, table, known[game.game, name])
    ]
    held = holm([each.tested.p for each in found])
    return [each._replace(holds=holds) for each, holds in zip(found, held, strict=True)]


def _changes(game: str, mine: Table, theirs: Table) -> Iterator[Change]:
    at = [column.name for column in mine.columns].index(_COMPARED[mine.name])
    unit = mine.columns[at].unit
    others = {tuple(line.about.items()): line.figures[at] for line in theirs.lines}
    for line in mine.lines:
        figure, other = line.figures[at], others.get(tuple(line.about.items()))
        if figure is not None and other is not None:
            tested = difference(figure, other, unit)
            yield Change(game, mine.name, line.about, unit, figure, other, tested, holds=False)
