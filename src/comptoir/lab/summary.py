"""What many games come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import NamedTuple

from comptoir.lab.campaigns import Failure, Outcome
from comptoir.lab.setups import TEAMS, Trading

SHOWN = 10
"""How many violations and unfinished games are told one by one."""


class Share(NamedTuple):
    """Wins out of games played on a seat, in a team or by a kind of bot. A victory that is shared counts for
    each of the winners, so that wins may add up to more than games."""

    wins: int
    games: int


@dataclass
class Results:
    """Lengths and wins, of all games or of those with the same number of players."""

    games: int = 0
    turns: list[int] = field(default_factory=list)
    """The length of each finished game."""
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    games_by_seat: Counter[int] = field(default_factory=Counter)
    wins_by_order: Counter[int] = field(default_factory=Counter)
    """Who began is 0, who came next 1: the same as the seat where seat 0 always begins."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        players = len(outcome.kinds)
        self.games_by_seat.update(range(players))
        if outcome.finished:
            self.turns.append(outcome.turns)
            self.wins_by_seat.update(outcome.winners)
            self.wins_by_order.update([(seat - outcome.first) % players for seat in outcome.winners])

    @property
    def finished(self) -> int:
        return len(self.turns)

    def seats(self) -> dict[int, Share]:
        return self._shares(self.wins_by_seat)

    def order(self) -> dict[int, Share]:
        """Wins by the order in which seats have their turn."""
        return self._shares(self.wins_by_order)

    def _shares(self, wins: Counter[int]) -> dict[int, Share]:
        return {place: Share(wins[place], games) for place, games in sorted(self.games_by_seat.items())}

    def lengths(self) -> dict[str, float]:
        """Turns of the finished games: mean, median, min and max; empty if there are none."""
        if not self.turns:
            return {}
        return {
            "mean": round(fmean(self.turns), 1),
            "median": median(self.turns),
            "min": min(self.turns),
            "max": max(self.turns),
        }

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {
            "games": self.games,
            "turns": self.lengths(),
            "seats": [{"seat": seat, **share._asdict()} for seat, share in self.seats().items()],
            "order": [{"place": place, **share._asdict()} for place, share in self.order().items()],
        }


@dataclass
class Trades:
    """Offers, trades and gold of the finished games in which merchants trade."""

    games: int = 0
    offers: int = 0
    trades: int = 0
    winners_gold: list[int] = field(default_factory=list)
    losers_gold: list[int] = field(default_factory=list)

    def add(self, trading: Trading, winners: Sequence[int]) -> None:
        self.games += 1
        self.offers += trading.offers
        self.trades += trading.trades
        for seat, gold in enumerate(trading.gold):
            (self.winners_gold if seat in winners else self.losers_gold).append(gold)

    @property
    def gold_left(self) -> dict[str, float]:
        """The median of what winners and losers have left."""
        found = {"winners": self.winners_gold, "losers": self.losers_gold}
        return {who: float(median(gold)) for who, gold in found.items() if gold}

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {
            "games": self.games,
            "offers": self.offers,
            "offers_per_game": round(self.offers / self.games, 2),
            "trades": self.trades,
            "trades_per_game": round(self.trades / self.games, 2),
            "accepted": round(self.trades / self.offers, 3) if self.offers else 0.0,
            "gold_left": self.gold_left,
        }


class BotError(NamedTuple):
    """A bot that failed, and in which game."""

    game: int
    bot: str
    failure: Failure

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        seat, pick, what, trace = self.failure
        about = {"game": self.game, "bot": self.bot, "seat": seat, "pick": pick}
        return {**about, "what": what, "traceback": trace}


@dataclass
class Summary(Results):
    """Outcomes added up."""

    called_off: int = 0
    """Of the finished ones, those that a limit ended."""
    shared: int = 0
    """Of the finished ones, those that several seats have won, or both teams."""
    decisions: int = 0
    real_decisions: int = 0
    paired_positions: int = 0
    violations: int = 0
    first_violations: list[tuple[int, str]] = field(default_factory=list)
    """The game's number and what was wrong; the pick stands in the text."""
    bot_errors: int = 0
    """Games that ended where a bot failed."""
    first_bot_errors: list[BotError] = field(default_factory=list)
    first_unfinished: list[int] = field(default_factory=list)
    by_players: dict[int, Results] = field(default_factory=dict)
    wins_by_kind: Counter[str] = field(default_factory=Counter)
    wins_by_team: Counter[int] = field(default_factory=Counter)
    """Teams are numbered by the first of their seats."""
    team_games: int = 0
    games_by_kind: Counter[str] = field(default_factory=Counter)
    """In how many games a kind of bot sat at the table."""
    trades: Trades = field(default_factory=Trades)

    def add(self, outcome: Outcome) -> None:
        super().add(outcome)
        self.by_players.setdefault(len(outcome.kinds), Results()).add(outcome)
        self.decisions += outcome.decisions
        self.real_decisions += outcome.real_decisions
        self.paired_positions += outcome.paired
        self.violations += len(outcome.violations)
        room = SHOWN - len(self.first_violations)
        self.first_violations += [(outcome.number, each) for each in outcome.violations[:room]]
        if outcome.failure is not None:
            self.bot_errors += 1
            error = BotError(outcome.number, outcome.kinds[outcome.failure.seat], outcome.failure)
            self.first_bot_errors += [error] if len(self.first_bot_errors) < SHOWN else []
        self.games_by_kind.update(set(outcome.kinds))
        self.team_games += outcome.teams
        if not outcome.finished:
            self.first_unfinished += [outcome.number] if len(self.first_unfinished) < SHOWN else []
            return
        self.called_off += outcome.called_off
        if outcome.trading is not None:
            self.trades.add(outcome.trading, outcome.winners)
        sides = {seat % TEAMS if outcome.teams else seat for seat in outcome.winners}
        self.shared += len(sides) > 1
        if outcome.teams:
            self.wins_by_team.update(sides)
        self.wins_by_kind.update({outcome.kinds[seat] for seat in outcome.winners})

    def add_all(self, outcomes: Iterable[Outcome]) -> Summary:
        for outcome in outcomes:
            self.add(outcome)
        return self

    @property
    def is_clean(self) -> bool:
        """Did every game end, with nothing broken on the way?"""
        return not self.violations and self.finished == self.games

    def teams(self) -> dict[tuple[int, int], Share]:
        """Team games by the seats of the partners; empty if there were none."""
        return {
            (team, team + TEAMS): Share(self.wins_by_team[team], self.team_games)
            for team in range(TEAMS if self.team_games else 0)
        }

    def kinds(self) -> dict[str, Share]:
        return {
            kind: Share(self.wins_by_kind[kind], games) for kind, games in sorted(self.games_by_kind.items())
        }

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {
            "games": self.games,
            "finished": self.finished,
            "called_off": self.called_off,
            "shared": self.shared,
            "decisions": self.decisions,
            "real_decisions": self.real_decisions,
            "turns": self.lengths(),
            "seats": [{"seat": seat, **share._asdict()} for seat, share in self.seats().items()],
            "by_players": {str(players): each.plain() for players, each in sorted(self.by_players.items())},
            "teams": [{"seats": list(seats), **share._asdict()} for seats, share in self.teams().items()],
            "bots": {kind: share._asdict() for kind, share in self.kinds().items()},
            "trading": self.trades.plain() if self.trades.games else None,
            "violations": self.violations,
            "first_violations": [{"game": number, "what": what} for number, what in self.first_violations],
            "bot_errors": self.bot_errors,
            "first_bot_errors": [each.plain() for each in self.first_bot_errors],
            "first_unfinished": self.first_unfinished,
            "paired_positions": self.paired_positions,
        }
