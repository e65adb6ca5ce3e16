"""What many games come to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, median
from typing import NamedTuple, TypeVar

from comptoir.lab.campaigns import Failure, Outcome
from comptoir.lab.setups import TEAMS, Trading
from comptoir.lab.wins import Share, Wins

SHOWN = 10
"""How many violations, errors and unfinished games are told one by one."""

Key = TypeVar("Key", int, str)


def _wins() -> defaultdict[Key, Wins]:
    return defaultdict(Wins)


@dataclass
class Results:
    """Lengths and wins: of all games, of those with the same number of players, of those with one set."""

    rotations: int = 1
    """In so many games each deal is played; they follow each other."""
    games: int = 0
    called_off: int = 0
    """Of the finished ones, those that a limit ended."""
    turns: list[int] = field(default_factory=list)
    """The length of each finished game."""
    by_seat: defaultdict[int, Wins] = field(default_factory=_wins)
    by_order: defaultdict[int, Wins] = field(default_factory=_wins)
    """Who began is 0, who came next 1: the same as the seat where seat 0 always begins."""
    by_kind: defaultdict[str, Wins] = field(default_factory=_wins)
    """The games in which a kind of bot sat at the table; it wins once, on however many seats."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        if not outcome.finished:
            return
        self.turns.append(outcome.turns)
        self.called_off += outcome.called_off
        players, deal = len(outcome.kinds), outcome.number // self.rotations
        sides = TEAMS if outcome.teams else players
        for seat in range(players):
            won = seat in outcome.winners
            self.by_seat[seat].add(deal, won=won, fair=1 / sides)
            self.by_order[(seat - outcome.first) % players].add(deal, won=won, fair=1 / sides)
        winners = {outcome.kinds[seat] for seat in outcome.winners}
        for kind in set(outcome.kinds):
            taken = {seat % sides for seat in range(players) if outcome.kinds[seat] == kind}
            self.by_kind[kind].add(deal, won=kind in winners, fair=len(taken) / sides)

    @property
    def finished(self) -> int:
        return len(self.turns)

    def seats(self) -> dict[int, Share]:
        return shares(self.by_seat)

    def order(self) -> dict[int, Share]:
        """Wins by the order in which seats have their turn."""
        return shares(self.by_order)

    def kinds(self) -> dict[str, Share]:
        return shares(self.by_kind)

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
            "finished": self.finished,
            "called_off": self.called_off,
            "turns": self.lengths(),
            "seats": [{"seat": seat, **share.plain()} for seat, share in self.seats().items()],
            "order": [{"place": place, **share.plain()} for place, share in self.order().items()],
            "bots": {kind: share.plain() for kind, share in self.kinds().items()},
        }


def shares(wins: Mapping[Key, Wins]) -> dict[Key, Share]:
    return {key: wins[key].share() for key in sorted(wins)}


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
    by_set: dict[str, Results] = field(default_factory=dict)
    """A game counts for each of the sets it was played with, if there are several."""
    by_team: defaultdict[int, Wins] = field(default_factory=_wins)
    """Teams are numbered by the first of their seats."""
    trades: Trades = field(default_factory=Trades)

    def add(self, outcome: Outcome) -> None:
        super().add(outcome)
        self.by_players.setdefault(len(outcome.kinds), Results(self.rotations)).add(outcome)
        sets = outcome.content.split(",")
        for name in sets if len(sets) > 1 else ():
            self.by_set.setdefault(name, Results(self.rotations)).add(outcome)
        self.decisions += outcome.decisions
        self.real_decisions += outcome.real_decisions
        self.paired_positions += outcome.paired
        self._note(outcome)
        if not outcome.finished:
            return
        if outcome.trading is not None:
            self.trades.add(outcome.trading, outcome.winners)
        sides = {seat % TEAMS if outcome.teams else seat for seat in outcome.winners}
        self.shared += len(sides) > 1
        for team in range(TEAMS if outcome.teams else 0):
            self.by_team[team].add(outcome.number // self.rotations, won=team in sides, fair=1 / TEAMS)

    def _note(self, outcome: Outcome) -> None:
        """What went wrong, the first of it word by word."""
        self.violations += len(outcome.violations)
        room = SHOWN - len(self.first_violations)
        self.first_violations += [(outcome.number, each) for each in outcome.violations[:room]]
        if outcome.failure is not None:
            self.bot_errors += 1
            error = BotError(outcome.number, outcome.kinds[outcome.failure.seat], outcome.failure)
            self.first_bot_errors += [error] if len(self.first_bot_errors) < SHOWN else []
        if not outcome.finished:
            self.first_unfinished += [outcome.number] if len(self.first_unfinished) < SHOWN else []

    def add_all(self, outcomes: Iterable[Outcome]) -> Summary:
        for outcome in outcomes:
            self.add(outcome)
        return self

    @property
    def is_clean(self) -> bool:
        """Did every game end, with nothing broken on the way?"""
        return not self.violations and self.finished == self.games

    @property
    def mixes_sets(self) -> bool:
        """Were there games with other sets than others?"""
        return any([each.games < self.games for each in self.by_set.values()])

    def teams(self) -> dict[tuple[int, int], Share]:
        """Team games by the seats of the partners; empty if there were none."""
        return {(team, team + TEAMS): share for team, share in shares(self.by_team).items()}

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {
            **super().plain(),
            "shared": self.shared,
            "decisions": self.decisions,
            "real_decisions": self.real_decisions,
            "by_players": {str(players): each.plain() for players, each in sorted(self.by_players.items())},
            "by_set": {name: _plain_of_set(each) for name, each in sorted(self.by_set.items())},
            "teams": [{"seats": list(seats), **share.plain()} for seats, share in self.teams().items()],
            "trading": self.trades.plain() if self.trades.games else None,
            "violations": self.violations,
            "first_violations": [{"game": number, "what": what} for number, what in self.first_violations],
            "bot_errors": self.bot_errors,
            "first_bot_errors": [each.plain() for each in self.first_bot_errors],
            "first_unfinished": self.first_unfinished,
            "paired_positions": self.paired_positions,
        }


def _plain_of_set(results: Results) -> dict[str, object]:
    """Shorter than of other results, since there are many sets: of all seats, only who begins."""
    found = results.plain()
    del found["seats"], found["order"]
    begins = results.order().get(0)
    return {**found, "begins": begins and begins.plain()}
