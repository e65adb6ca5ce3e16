"""Studies: many games, and their rows in files from which any of them can be played again.

A batch that was played is written at once and as a whole, so whoever kills a study loses no more than the
batches that are being played; the tables are made of all batches, in order.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.lab import tables
from comptoir.lab.arena import guard_all
from comptoir.lab.batches import Batch, Played, batches, play_batch, tally_of
from comptoir.lab.campaigns import Count, TooLong, moves
from comptoir.lab.rows import ROUNDS
from comptoir.lab.standings import Times, times
from comptoir.lab.studies import Study, make_study
from comptoir.lab.study_folder import StudyFolder, described
from comptoir.lab.summary import SHOWN
from comptoir.lab.workforce import Workers, as_done, check_workers


@dataclass
class Findings:
    """What the games of a study came to, as far as it is told at once; the rest is in its tables."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    first_errors: list[tuple[int, str]] = field(default_factory=list)
    counted: dict[tuple[str, str], Counter[int]] = field(default_factory=dict)
    """By game and kind of bot: how often a choice took so many microseconds."""
    files: list[Path] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += played.games
        self.finished += played.finished
        self.errors += played.errors
        self.first_errors += played.first_errors[: SHOWN - len(self.first_errors)]
        for game, kinds in played.times.items():
            for kind, counted in kinds.items():
                self.counted.setdefault((game, kind), Counter()).update(counted)

    def times(self) -> dict[tuple[str, str], Times]:
        return {key: times(counted) for key, counted in sorted(self.counted.items()) if counted}

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "first_errors": [{"game": number, "what": what} for number, what in self.first_errors],
            "times": [
                {"game": game, "bot": kind, **each._asdict()} for (game, kind), each in self.times().items()
            ],
            "files": [str(file) for file in self.files],
        }


class Run:
    """A study that is played in a folder, from the beginning or from where it was stopped."""

    def __init__(self, study: Study, path: Path, workers: Workers = None) -> None:
        """Raises ``BadOptions`` where it could not be played or kept, before the first game."""
        tables.need_polars()
        check_workers(workers)
        self.study, self.workers = study, workers
        self.folder = StudyFolder(path, study)
        self.batches = batches(study)
        self.missing = [batch for batch in self.batches if not self.folder.has(batch)]

    @property
    def kept(self) -> int:
        """How many games were played before."""
        return self.study.games - sum([batch.games for batch in self.missing])

    def play(self) -> Iterator[int]:
        """Play what is missing; how many games are in each batch that is done and kept."""
        for place, data in as_done(play_batch, self.missing, self.workers, self.study.prepare):
            batch = self.missing[place]
            self.folder.keep(batch, data)
            yield batch.games

    def finish(self) -> Findings:
        """Write the tables when all is played."""
        found = Findings()
        for batch in self.batches:
            found.add(self.folder.read(batch))
        for table in self.study.tables:
            if _is_filled(table, self.batches[0]):
                found.files += tables.write_table(self.folder, table, self.batches)
        rows = [(*key, *each) for key, each in found.times().items()]
        found.files += tables.write_times(self.folder, rows)
        return found


def _is_filled(table: str, batch: Batch) -> bool:
    """Do the games of a study have such rows at all?"""
    return table != ROUNDS or any([tally_of(path).rounds for path in batch.tallies])


def run(study: Study, path: Path, workers: Workers = None) -> Findings:
    """Play a study to its end and write its tables: what ``comptoir study`` does. Raises ``BadOptions``."""
    played = Run(study, path, workers)
    for _ in played.play():
        pass
    return played.finish()


# -- played again -------------------------------------------------------------------------------------------


def study_in(path: Path) -> Study:
    """The study that a folder holds. Raises ``BadOptions``."""
    found = described(path)
    if found is None:
        raise BadOptions("study_no_folder", folder=str(path))
    return make_study(found["study"], path)


def replay(path: Path, number: int) -> Match:
    """A game of the study in a folder, as a match with its events and picks. Raises ``BadOptions``."""
    return replay_game(study_in(path), path, number)


def replay_game(study: Study, path: Path, number: int) -> Match:
    """The same where the study is at hand, with the bots of somebody's own."""
    tables.need_polars()
    row = tables.read_game(path, number)
    if row is None:
        raise BadOptions("study_no_game", number=number, most=study.games - 1)
    match = replay_row(study, row)
    if match.hash != row["hash"]:
        raise BadOptions("study_replay_differs", number=number)
    return match


def replay_row(study: Study, row: Mapping[str, Any]) -> Match:
    """The same from a row of its table of games, whatever comes of it."""
    study.prepare()
    key = bytes.fromhex(row["key"])
    match = Match(registry.rules(row["game"]), json.loads(row["options"]), key, rules=row["rules"])
    bots = guard_all(row["game"], row["bots"].split(","), Dice(key), study.net)
    with suppress(TooLong):
        for _ in moves(match, bots, Count()):
            pass
    return match
