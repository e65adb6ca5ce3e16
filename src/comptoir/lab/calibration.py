"""Do the chances hold that are told of positions? Predicted against observed, in ten bins.

Levels play, drawn by lot for every seat, and each turn or round of their games is a position: how likely each
side is said to win, with all cards open, beside who won in the end. Game ``i`` of a table depends on the seed
and on ``i`` alone. The positions of a game have their end in common, so intervals are by game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from comptoir.bots.judge import Judge, judge_of
from comptoir.bots.registry import check_kind, levels
from comptoir.core import BadOptions, Dice, Match, registry, within
from comptoir.lab.campaigns import MOST_GAMES, Count, Deal, TooLong, count_workers, make_bots, moves, spread
from comptoir.lab.setups import AnyMatch, Setup, usual
from comptoir.lab.training import shares

BINS = 10
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


class Counted(NamedTuple):
    """One game: so many positions, and its bins."""

    positions: int
    bins: tuple[Summed, ...]


NOTHING = Counted(0, (Summed(0, 0.0, 0.0),) * BINS)


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
    seed: int
    bots: tuple[str, ...] = ()
    """The kinds that seats are given by lot; all levels of the game where none are named."""

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played or is judged by nobody."""
        setup = self.table.setup
        setup.prepare()
        judge_of(setup.game)
        within("--games", self.games, 1, MOST_GAMES)
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


def calibrate(wanted: Calibration, played: Iterator[Counted]) -> Calibrated:
    """Add up the games of a calibration."""
    games = [each for each in played if each.positions]
    low, high = _interval([each.bins for each in games], wanted.seed)
    bins = _divided(_added([each.bins for each in games]))
    positions = sum([each.positions for each in games])
    return Calibrated(wanted, len(games), positions, bins, calibration_error(bins), low, high)


def calibration_error(bins: Sequence[Bin]) -> float:
    """How far predicted and observed lie apart, each bin by what is in it."""
    count = sum([each.size for each in bins])
    apart = sum([each.size * abs(each.predicted - each.observed) for each in bins])
    return apart / count if count else 0.0


# -- games --------------------------------------------------------------------------------------------------


def games_of(wanted: Calibration, workers: int | None = None) -> Iterator[Counted]:
    """All games of a calibration, in order."""
    wanted.validate()
    count = count_workers(workers, wanted.games)
    yield from spread(partial(play, wanted), range(wanted.games), count, wanted.table.setup.prepare)


def play(wanted: Calibration, number: int) -> Counted:
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
    return seen.counted(match)


class Positions:
    """What was said of the positions of one game."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.said: list[list[float]] = []
        self._moment = -1

    def look(self, match: AnyMatch) -> None:
        """Note the chances if the position is a new one."""
        if match.is_between_actions and self.judge.moment(match) != self._moment:
            self._moment = self.judge.moment(match)
            self.said.append(self.judge.chances(match))

    def counted(self, match: AnyMatch) -> Counted:
        """The same beside what came of it."""
        if not match.winners:
            return NOTHING
        won, bins = shares(match, self.judge.sides(match)), list(NOTHING.bins)
        for chances in self.said:
            for chance, share in zip(chances, won, strict=True):
                at = min(BINS - 1, int(chance * BINS))
                size, predicted, observed = bins[at]
                bins[at] = Summed(size + 1, predicted + chance, observed + share)
        return Counted(len(self.said), tuple(bins))


# -- figures ------------------------------------------------------------------------------------------------


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
