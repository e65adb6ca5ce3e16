"""The games of a study in batches, and the rows that come of them.

Where a batch begins and ends depends on the study alone, whoever plays it; so does every row of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pkgutil import resolve_name
from typing import Final, NamedTuple

import msgspec

from comptoir.lab.arena import play_guarded
from comptoir.lab.campaigns import Campaign, Outcome
from comptoir.lab.faults import faults_of, told
from comptoir.lab.game_rows import game_row, started, watched
from comptoir.lab.rows import CARDS, COLUMNS, GAMES, ROUNDS, SEATS, Columns, Row, Tally
from comptoir.lab.setups import TEAMS, AnyMatch
from comptoir.lab.studies import Study
from comptoir.lab.summary import SHOWN

_BATCHES: Final = 100
_LARGEST: Final = 250
"""A large study has so many batches, or as many as take so many games: little is lost with one, and there are
not too many files."""


class Part(NamedTuple):
    """Games of one cell."""

    cell: int
    campaign: Campaign
    first: int
    """What the first of them is called in the study."""
    start: int
    end: int
    """Their numbers in the campaign."""


class Batch(NamedTuple):
    """Games that are played and written together. It travels to whoever plays it."""

    at: int
    """Its place among them."""
    first: int
    games: int
    parts: tuple[Part, ...]
    rows: tuple[str, ...]
    """The tables that are wanted."""
    tallies: tuple[str, ...]
    """Those of all games of the study (``Setup.tally``): their columns are in its tables."""
    net: float


class Played(msgspec.Struct, frozen=True):
    """What came of a batch, as it is kept."""

    first: int
    games: int
    finished: int
    errors: int
    first_errors: tuple[tuple[int, str], ...]
    times: dict[str, dict[str, dict[int, int]]]
    """By game and kind of bot: how often a choice took so many microseconds."""
    tables: dict[str, msgspec.Raw]
    """The columns of each table, read by those who need them."""

    def columns(self, table: str) -> list[list[object]]:
        return msgspec.msgpack.decode(self.tables[table], type=list[list[object]])


def batches(study: Study) -> list[Batch]:
    """All of them, in order."""
    size = max(1, min(_LARGEST, study.games // _BATCHES))
    firsts = range(0, study.games, size)
    spans = [(first, min(first + size, study.games)) for first in firsts]
    return [
        Batch(at, first, end - first, _parts(study, first, end), study.tables, study.tallies, study.net)
        for at, (first, end) in enumerate(spans)
    ]


def _parts(study: Study, first: int, end: int) -> tuple[Part, ...]:
    parts = []
    while first < end:
        cell, start = study.place(first)
        campaign = study.cells[cell].campaign
        games = min(end - first, campaign.games - start)
        parts.append(Part(cell, campaign, first, start, start + games))
        first += games
    return tuple(parts)


# -- playing ------------------------------------------------------------------------------------------------


def play_batch(batch: Batch) -> bytes:
    """All games of a batch, as its file holds them; the process must be prepared (``Study.prepare``)."""
    sheets = Sheets(batch)
    for part in batch.parts:
        for number in range(part.start, part.end):
            sheets.play(part, number)
    return msgspec.msgpack.encode(
        Played(
            batch.first,
            batch.games,
            sheets.finished,
            len(sheets.errors),
            tuple(sheets.errors[:SHOWN]),
            {game: dict(kinds) for game, kinds in sheets.times.items()},
            {table: sheets.columns(table) for table in batch.rows},
        )
    )


@cache
def tally_of(path: str) -> type[Tally]:
    """Who counts the rows of a game."""
    kind: type[Tally] = resolve_name(path)
    return kind


def columns_of(table: str, tallies: Iterable[str]) -> Columns:
    """The columns of a table in which the rows of these tallies are written."""
    found = dict(COLUMNS[table])
    for path in tallies:
        tally = tally_of(path)
        found |= {SEATS: tally.seats, ROUNDS: tally.rounds}.get(table, {})
    return found


class Sheets:
    """The rows of a batch while it is played."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.rows: dict[str, list[Row]] = {table: [] for table in batch.rows}
        self.names = {table: list(columns_of(table, batch.tallies)) for table in batch.rows}
        self.finished = 0
        self.errors: list[tuple[int, str]] = []
        self.times: dict[str, dict[str, Counter[int]]] = {}

    def play(self, part: Part, number: int) -> None:
        """One game of a campaign, to its rows."""
        seen: list[Tally] = []
        setup, called = part.campaign.setup, part.first + number - part.start
        # Where nobody wants more than the games, nobody needs to listen.
        kind = tally_of(setup.tally) if len(self.rows) > 1 else Tally

        def watch(match: AnyMatch) -> Tally:
            seen.append(kind(match))
            return seen[0]

        played = play_guarded(part.campaign, number, self.batch.net, watch)
        wrong = faults_of(played.outcome, played.mishaps)
        self.finished += played.outcome.finished
        self.errors += [(called, told(each)) for each in wrong]
        times = self.times.setdefault(setup.game, {})
        for bot, microseconds in played.times.items():
            times.setdefault(bot, Counter()).update(microseconds)
        tally = seen[0] if seen else None
        start = started(part.campaign, played.outcome) if tally is None else watched(tally.match)
        row = game_row(part.campaign, played.outcome, start, len(wrong), part.cell, called)
        self.rows[GAMES].append(row)
        if tally is not None and tally.hears:
            tally.count()
            self._add(called, played.outcome, tally, setup.tally)

    def _add(self, number: int, outcome: Outcome, tally: Tally, path: str) -> None:
        """The rows of seats, cards and rounds, if they are wanted."""
        players = len(outcome.kinds)
        won = [seat in outcome.winners for seat in range(players)]
        if SEATS in self.rows:
            for seat, kind in enumerate(outcome.kinds):
                place, side = (seat - outcome.first) % players, seat % TEAMS if outcome.teams else seat
                row = (number, seat, kind, place, side, won[seat], *tally.seat_row(seat))
                self.rows[SEATS].append(self._fitted(SEATS, path, row))
        if CARDS in self.rows:
            self.rows[CARDS] += [
                (number, row[0], won[row[0]], *row[1:9], won[row[0]] and row.in_stall > 0, row.first_bought)
                for row in tally.card_rows()
            ]
        if ROUNDS in self.rows:
            rows = [(number, *row) for row in tally.round_rows()]
            self.rows[ROUNDS] += [self._fitted(ROUNDS, path, row) for row in rows]

    def _fitted(self, table: str, path: str, row: Row) -> Row:
        """A row of one game in a table of several: what the others have is empty."""
        if len(self.batch.tallies) == 1:
            return row
        own = dict(zip(columns_of(table, [path]), row, strict=True))
        return [own.get(name) for name in self.names[table]]

    def columns(self, table: str) -> msgspec.Raw:
        rows = self.rows[table]
        found = list(zip(*rows, strict=True)) if rows else [() for _ in self.names[table]]
        return msgspec.Raw(msgspec.msgpack.encode(found))
