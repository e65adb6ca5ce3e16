"""What the games of an arena come to: shares with their intervals, ratings, times and errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple

from comptoir.bots.guarded import Mishap
from comptoir.lab.campaigns import Outcome
from comptoir.lab.faults import faults_of, told
from comptoir.lab.intervals import Interval, interval
from comptoir.lab.meetings import Arena, Game, Meeting
from comptoir.lab.ratings import Rated, rate
from comptoir.lab.summary import SHOWN, Trades

_MILLISECOND = 1000
_DIGITS = 4


@dataclass
class Encounter:
    """A meeting and what has come of it."""

    meeting: Meeting
    credits: dict[int, float] = field(default_factory=dict)
    """How much of each game ``a`` has won, by its number: half of a victory that it shares with one other."""
    contents: dict[int, str] = field(default_factory=dict)
    """What the games of each deal were played with."""
    unfinished: int = 0
    trades: Trades = field(default_factory=Trades)

    def add(self, outcome: Outcome) -> None:
        if not outcome.finished or not outcome.winners:
            self.unfinished += 1
            return
        won = [outcome.kinds[seat] == self.meeting.a for seat in outcome.winners]
        self.credits[outcome.number] = sum(won) / len(won)
        self.contents[outcome.number // self.meeting.sides] = outcome.content
        if outcome.trading is not None:
            self.trades.add(outcome.trading, outcome.winners)

    def deals(self, of: str = "") -> list[float]:
        """The share of ``a`` in each deal that was played to its end on every side; all of them, or those
        with one set."""
        sides = self.meeting.sides
        whole = [range(first, first + sides) for first in range(0, self.meeting.whole_games, sides)]
        return [
            fmean([self.credits[number] for number in deal])
            for deal in whole
            if all([number in self.credits for number in deal])
            and (not of or of in self.contents[deal[0] // sides].split(","))
        ]

    def interval(self, of: str = "") -> Interval | None:
        """Nothing if no deal was played to its end."""
        deals = self.deals(of)
        return interval(deals, self.meeting.sides) if deals else None

    def sets(self) -> list[str]:
        """Those that were played with, if a game has several."""
        parts = [content.split(",") for content in set(self.contents.values())]
        return sorted({name for names in parts if len(names) > 1 for name in names})

    @property
    def mixes_sets(self) -> bool:
        """Were there games with other sets than others?"""
        return len(set(self.contents.values())) > 1 and bool(self.sets())

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        meeting, found = self.meeting, self.interval()
        return {
            "a": meeting.a,
            "b": meeting.b,
            "players": meeting.players,
            "teams": meeting.sides < meeting.players,
            **self.figures(),
            "fair": round(meeting.fair, _DIGITS),
            "times_fair": round(found.share / meeting.fair, 3) if found else None,
            "unfinished": self.unfinished,
            "trading": self.trades.plain() if self.trades.games else None,
            "by_set": {name: self.figures(name) for name in self.sets()},
        }

    def figures(self, of: str = "") -> dict[str, object]:
        """What ``a`` has won of all games, or of those with one set."""
        deals, found = self.deals(of), self.interval(of)
        wins = round(float(sum(deals)) * self.meeting.sides, _DIGITS)
        return {
            "deals": len(deals),
            "games": len(deals) * self.meeting.sides,
            "wins": int(wins) if wins.is_integer() else wins,
            "share": round(found.share, _DIGITS) if found else None,
            "low": round(found.low, _DIGITS) if found else None,
            "high": round(found.high, _DIGITS) if found else None,
        }


class Fault(NamedTuple):
    """Something that went wrong in a game."""

    meeting: Meeting
    number: int
    mishap: Mishap
    """Of no kind, where it was no bot's fault."""

    @property
    def what(self) -> str:
        return told(self.mishap)

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        about = {"a": self.meeting.a, "b": self.meeting.b, "game": self.number, "what": self.what}
        return {**about, "bot": self.mishap.kind or None, "traceback": self.mishap.trace}


class Times(NamedTuple):
    """How long a kind of bot thinks about a choice, in milliseconds of the processor."""

    decisions: int
    p50: float
    p95: float
    most: float


def times(counted: Counter[int]) -> Times:
    """From microseconds, and how often each was seen."""
    count, most = counted.total(), max(counted)
    return Times(count, _quantile(counted, 0.5), _quantile(counted, 0.95), most / _MILLISECOND)


def _quantile(counted: Counter[int], part: float) -> float:
    """The least time within which so many of them were done."""
    wanted, seen = part * counted.total(), 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= wanted:
            return value / _MILLISECOND
    raise ValueError("nothing was counted")


class Standings:
    """The games of an arena added up, for each of the games that were played there."""

    def __init__(self, arena: Arena, game: str) -> None:
        self.encounters = {
            at: Encounter(meeting) for at, meeting in enumerate(arena.meetings) if meeting.setup.game == game
        }
        self.counted: dict[str, Counter[int]] = {}
        self.faults: list[Fault] = []
        self._played: dict[tuple[int, int, int], Outcome] = {}

    def add(self, game: Game) -> None:
        if game.meeting not in self.encounters:
            return
        encounter, outcome = self.encounters[game.meeting], game.outcome
        encounter.add(outcome)
        deal, rotation = divmod(outcome.number, encounter.meeting.sides)
        self._played[deal, game.meeting, rotation] = outcome
        for kind, microseconds in game.times.items():
            self.counted.setdefault(kind, Counter()).update(microseconds)
        wrong = faults_of(outcome, game.mishaps)
        self.faults += [Fault(encounter.meeting, outcome.number, each) for each in wrong]

    def add_all(self, games: Iterable[Game]) -> Standings:
        for game in games:
            self.add(game)
        return self

    def ratings(self) -> dict[str, Rated] | None:
        """The kinds, the best first: rated deal by deal, so that the order of meetings does not matter much.

        Nothing where the package that rates is not installed.
        """
        return rate([self._played[key] for key in sorted(self._played)])

    def times(self) -> dict[str, Times]:
        return {kind: times(counted) for kind, counted in sorted(self.counted.items()) if counted}

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        ratings = self.ratings()
        return {
            "pairs": [each.plain() for each in self.encounters.values()],
            "ratings": {kind: rated._asdict() for kind, rated in ratings.items()} if ratings else None,
            "times": {kind: each._asdict() for kind, each in self.times().items()},
            "errors": len(self.faults),
            "first_errors": [each.plain() for each in self.first_faults()],
        }

    def first_faults(self) -> list[Fault]:
        """Those that are told one by one; the same ones, in whatever order the games were played."""
        return sorted(self.faults, key=_order)[:SHOWN]


def _order(fault: Fault) -> tuple[str, str, int, int]:
    return fault.meeting.a, fault.meeting.b, fault.meeting.players, fault.number
