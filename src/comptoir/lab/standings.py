"""What the games of an arena come to: shares with their intervals, ratings, times and errors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import NamedTuple

from comptoir.lab.campaigns import Outcome
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
    unfinished: int = 0
    trades: Trades = field(default_factory=Trades)

    def add(self, outcome: Outcome) -> None:
        if not outcome.finished or not outcome.winners:
            self.unfinished += 1
            return
        won = [outcome.kinds[seat] == self.meeting.a for seat in outcome.winners]
        self.credits[outcome.number] = sum(won) / len(won)
        if outcome.trading is not None:
            self.trades.add(outcome.trading, outcome.winners)

    def deals(self) -> list[float]:
        """The share of ``a`` in each deal that was played to its end on every side."""
        sides = self.meeting.sides
        whole = [range(first, first + sides) for first in range(0, self.meeting.whole_games, sides)]
        return [
            fmean([self.credits[number] for number in deal])
            for deal in whole
            if all([number in self.credits for number in deal])
        ]

    def interval(self) -> Interval | None:
        """Nothing if no deal was played to its end."""
        deals = self.deals()
        return interval(deals, self.meeting.sides) if deals else None

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        meeting, deals, found = self.meeting, self.deals(), self.interval()
        wins = round(float(sum(deals)) * meeting.sides, _DIGITS)
        return {
            "a": meeting.a,
            "b": meeting.b,
            "players": meeting.players,
            "teams": meeting.sides < meeting.players,
            "deals": len(deals),
            "games": len(deals) * meeting.sides,
            "wins": int(wins) if wins.is_integer() else wins,
            "share": round(found.share, _DIGITS) if found else None,
            "low": round(found.low, _DIGITS) if found else None,
            "high": round(found.high, _DIGITS) if found else None,
            "fair": round(meeting.fair, _DIGITS),
            "times_fair": round(found.share / meeting.fair, 3) if found else None,
            "unfinished": self.unfinished,
            "trading": self.trades.plain() if self.trades.games else None,
        }


class Fault(NamedTuple):
    """Something that went wrong in a game."""

    meeting: Meeting
    number: int
    what: str

    def plain(self) -> dict[str, object]:
        return {"a": self.meeting.a, "b": self.meeting.b, "game": self.number, "what": self.what}


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
        wrong = [f"{each.kind}: {each.what}" for each in game.mishaps] + list(outcome.violations)
        if not outcome.finished and not wrong:
            wrong = [f"not over after {outcome.decisions} picks"]
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
            "first_errors": [each.plain() for each in sorted(self.faults, key=_order)[:SHOWN]],
        }


def _order(fault: Fault) -> tuple[str, str, int, int]:
    return fault.meeting.a, fault.meeting.b, fault.meeting.players, fault.number
