"""Do the chances hold that are told of positions? Predicted against observed, in ten bins.

Levels play, drawn by lot for every seat, and each turn or round of their games is a position: how likely each
side is said to win, with all cards open, beside who won in the end. Game ``i`` of a table depends on the seed
and on ``i`` alone. The positions of a game have their end in common, so intervals are by game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, log
from typing import NamedTuple

from comptoir.bots.evaluation import sharpened, table_name
from comptoir.bots.judge import Judge, judge_of
from comptoir.bots.registry import check_kind, levels
from comptoir.core import BadOptions, Dice, Match, registry, within
from comptoir.lab.campaigns import MOST_GAMES, Count, Deal, TooLong, make_bots, moves
from comptoir.lab.setups import AnyMatch, Setup, usual
from comptoir.lab.training import shares, weights_of
from comptoir.lab.workforce import spread

BINS = 10
SHARPNESS, STEPS, TINY = (0.25, 4.0), 40, 1e-9
"""Within what it is looked for, and how often the span is narrowed."""
MOST_POSITIONS = 1_000_000
RESAMPLED = 400
"""So many times the games are drawn anew to see how sure a figure is."""
_TAIL = 0.025


class Bin(NamedTuple):
    """What was said with about the same chance: how often, how likely on average, and what came of it."""

    size: int
    predicted: float
    observed: float


class Summed(NamedTuple):
    """The same before it is divided: chances and wins added up."""

    size: int
    chances: float
    wins: float


class Played(NamedTuple):
    """One game: what was said of each position, how likely each side wins, and what share of it each had."""

    said: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]


NOTHING = Played((), ())


@dataclass(frozen=True, slots=True)
class Table:
    """Whose chances are compared: a setup, so many players."""

    setup: Setup
    players: int

    @property
    def is_teams(self) -> bool:
        return self.setup.sides(self.players) < self.players


@dataclass(frozen=True, slots=True)
class Calibration:
    """What is to be played. The same calibration gives the same games, in any number of processes."""

    table: Table
    games: int
    """At least so many."""
    seed: int
    bots: tuple[str, ...] = ()
    """The kinds that seats are given by lot; all levels of the game where none are named."""
    positions: int = 0
    """Games are played until they have had so many."""

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played or is judged by nobody."""
        setup = self.table.setup
        setup.prepare()
        judge_of(setup.game)
        within("--games", self.games, 1, MOST_GAMES)
        within("--positions", self.positions, 0, MOST_POSITIONS)
        for kind in self.bots:
            check_kind(setup.game, kind)
        registry.rules(setup.game).options(setup.options(self.table.players, Dice.seeded(0)))

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.bots or levels(self.table.setup.game)


class Calibrated(NamedTuple):
    """What came of it."""

    wanted: Calibration
    games: int
    """Those that came to an end."""
    positions: int
    bins: tuple[Bin, ...]
    error: float
    """The expected calibration error: how far a chance is off, on average over all that were told."""
    low: float
    high: float


def tables(game: str) -> list[Table]:
    """All tables of a game: each number of players, and teams where there are any."""
    found: dict[Table, None] = {}
    for setup in [rung.setup for rung in usual(game).rungs()]:
        seats = setup.seats
        is_teams = setup.sides(seats.usual) < seats.usual
        for players in [seats.usual] if is_teams else range(seats.least, seats.most + 1):
            found[Table(setup, players)] = None
    return list(found)


def judged_games() -> tuple[str, ...]:
    """The games whose chances can be compared. Raises ``BadOptions`` if there are none."""
    found = tuple([game for game in registry.names("judge") if game in registry.names("lab")])
    if not found:
        raise BadOptions("unknown_game", game="", allowed="")
    return found


def calibrate(wanted: Calibration, played: Sequence[Played]) -> Calibrated:
    """Add up the games of a calibration."""
    games = [counted(each) for each in played if each.said]
    low, high = _interval(games, wanted.seed)
    bins = _divided(_added(games))
    positions = sum([len(each.said) for each in played])
    return Calibrated(wanted, len(games), positions, bins, calibration_error(bins), low, high)


def learn_sharpness(played: Sequence[Played]) -> float:
    """How much more decidedly chances should be told, above 1, or less: what makes these ends likeliest."""
    low, high = SHARPNESS
    for _ in range(STEPS):  # between two points of three, where the loss has one valley
        third = (high - low) / 3
        left, right = low + third, high - third
        if _loss(played, left) < _loss(played, right):
            high = right
        else:
            low = left
    return (low + high) / 2


def keep_sharpness(wanted: Calibration, played: Sequence[Played]) -> float:
    """Learn how decidedly the chances of a table are to be told, and write it to the weights of the game."""
    table = wanted.table
    file, name = weights_of(table.setup.game), table_name(table.players, teams=table.is_teams)
    weights = json.loads(file.read_text("utf-8"))
    known: dict[str, float] = weights.get("sharpness", {})
    sharpness = round(known.get(name, 1.0) * learn_sharpness(played), 2)
    kept = {**known, name: sharpness}
    at = list(weights).index("made") + 1
    parts = [each for each in weights.items() if each[0] != "sharpness"]
    parts.insert(at, ("sharpness", {each: kept[each] for each in sorted(kept)}))
    file.write_text(json.dumps(dict(parts), indent=1) + "\n", "utf-8")
    return sharpness


def _loss(played: Sequence[Played], sharpness: float) -> float:
    """Of the chances told so; every game counts alike, however long it was."""
    return sum(
        [
            -share * log(max(chance, TINY)) / len(game.said)
            for game in played
            for chances in game.said
            for chance, share in zip(sharpened(chances, sharpness), game.won, strict=True)
            if share
        ]
    )


def calibration_error(bins: Sequence[Bin]) -> float:
    """How far predicted and observed lie apart, each bin by what is in it."""
    count = sum([each.size for each in bins])
    apart = sum([each.size * abs(each.predicted - each.observed) for each in bins])
    return apart / count if count else 0.0


# -- games --------------------------------------------------------------------------------------------------


def games_of(wanted: Calibration, workers: int | None = None) -> Iterator[Played]:
    """All games of a calibration, in order: those that were asked for, then as many more as it seems to take
    to have enough positions."""
    wanted.validate()
    played, seen, more = 0, 0, wanted.games
    while more:
        numbers = range(played, played + more)
        for game in spread(partial(play, wanted), numbers, workers, wanted.table.setup.prepare):
            seen += len(game.said)
            yield game
        played += more
        lack = max(wanted.positions - seen, 0)
        more = min(ceil(lack * played / seen) if seen else 0, MOST_GAMES - played)


def play(wanted: Calibration, number: int) -> Played:
    """One game: what was said of its positions, and what came of it; nothing if it never ended."""
    setup, players = wanted.table.setup, wanted.table.players
    dice = Dice.seeded(f"{wanted.seed}/calibration/{number}")
    lot, kinds = dice.spawn("levels"), wanted.kinds
    seated = tuple([kinds[lot.below(len(kinds))] for _ in range(players)])
    start = Deal(setup.options(players, dice), seated, dice, number)
    match = Match(registry.rules(setup.game), start.options, dice.key)
    seen = Positions(judge_of(setup.game))
    try:
        for _ in moves(match, make_bots(setup.game, start), Count()):
            seen.look(match)
    except TooLong:
        return NOTHING
    return seen.played(match)


class Positions:
    """What was said of the positions of one game."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.said: list[tuple[float, ...]] = []
        self._moment = -1

    def look(self, match: AnyMatch) -> None:
        """Note the chances if the position is a new one."""
        if match.is_between_actions and self.judge.moment(match) != self._moment:
            self._moment = self.judge.moment(match)
            self.said.append(tuple(self.judge.chances(match)))

    def played(self, match: AnyMatch) -> Played:
        """The same beside what came of it."""
        if not match.winners:
            return NOTHING
        return Played(tuple(self.said), tuple(shares(match, self.judge.sides(match))))


# -- figures ------------------------------------------------------------------------------------------------


def counted(game: Played) -> list[Summed]:
    """A game in bins: every side of every position is in one of them."""
    bins = [Summed(0, 0.0, 0.0)] * BINS
    for chances in game.said:
        for chance, share in zip(chances, game.won, strict=True):
            at = min(BINS - 1, int(chance * BINS))
            size, predicted, observed = bins[at]
            bins[at] = Summed(size + 1, predicted + chance, observed + share)
    return bins


def _added(rows: Sequence[Sequence[Summed]]) -> list[Summed]:
    return [
        Summed(
            sum([row[at].size for row in rows]),
            sum([row[at].chances for row in rows]),
            sum([row[at].wins for row in rows]),
        )
        for at in range(BINS)
    ]


def _divided(bins: Sequence[Summed]) -> tuple[Bin, ...]:
    return tuple([Bin(size, chances / (size or 1), wins / (size or 1)) for size, chances, wins in bins])


def _interval(rows: Sequence[Sequence[Summed]], seed: int) -> tuple[float, float]:
    """Where the error lies in 95 of 100 draws of as many games out of these."""
    dice = Dice.seeded(f"{seed}/resampled")
    errors = sorted(
        [
            calibration_error(_divided(_added([rows[dice.below(len(rows))] for _ in rows])))
            for _ in range(RESAMPLED if rows else 1)
        ]
    )
    cut = int(len(errors) * _TAIL)
    return errors[cut], errors[-1 - cut]
