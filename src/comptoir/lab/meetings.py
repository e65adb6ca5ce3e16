"""Who is to meet in an arena, and what a game of it is.

A meeting is a campaign of one side of kind ``a`` against all others of kind ``b``: one of two seats, one of
four, one of two teams. Each deal is played once with ``a`` on every side, with the same cards and the same
dice, so games are counted in whole deals; and all meetings of an arena have the same deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

from comptoir.bots.code import Code
from comptoir.bots.guarded import Mishap
from comptoir.core import BadOptions, within
from comptoir.lab.campaigns import MOST_GAMES, Campaign, Outcome
from comptoir.lab.setups import Setup

NET = 10.0
"""Seconds of the processor that a bot may take for a choice, far more than any of ours needs."""
MOST_NET = 3600.0


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two kinds of bots and the tables at which they meet."""

    a: str
    b: str
    setup: Setup
    players: int
    games: int
    """At least so many: the last deal is played to its end."""

    @property
    def sides(self) -> int:
        return self.setup.sides(self.players)

    @property
    def fair(self) -> float:
        """The share of ``a`` if both kinds were equally good."""
        return 1 / self.sides

    @property
    def whole_games(self) -> int:
        return -(-self.games // self.sides) * self.sides

    def campaign(self, arena: Arena) -> Campaign:
        """Its games, of which ``simulate`` can play each one again."""
        bots = (self.a, *[self.b] * (self.sides - 1))
        return Campaign(
            self.whole_games,
            arena.seed,
            self.setup,
            players=(self.players,),
            bots=bots,
            code=arena.code,
            rows=True,  # a hash costs next to nothing, and a file of results may become rows later
        )


@dataclass(frozen=True, slots=True)
class Arena:
    """Who is to meet. The same arena gives the same games, in any number of processes."""

    meetings: tuple[Meeting, ...]
    seed: int
    net: float = NET
    code: tuple[Code, ...] = ()

    def prepare(self) -> None:
        """Bring into this process what the games need. Raises what is wrong with it."""
        for meeting in self.meetings:
            meeting.campaign(self).prepare()

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played, before the first game."""
        if not 0 < self.net <= MOST_NET:
            raise BadOptions("net_range", value=f"{self.net:g}", most=f"{MOST_NET:g}")
        for meeting in self.meetings:
            within("--games", meeting.games, 1, MOST_GAMES)
            meeting.campaign(self).validate()


@dataclass(frozen=True, slots=True)
class Game:
    """One game of an arena."""

    meeting: int
    """Its place in the arena."""
    outcome: Outcome
    times: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """Microseconds of the processor for each choice, to three figures, by the kind of bot."""
    mishaps: tuple[Mishap, ...] = ()


def pair_up(bots: Iterable[str], against: Iterable[str] = ()) -> list[tuple[str, str]]:
    """Every two of these kinds, or each of them with each of those. Raises ``BadOptions``."""
    kinds, others = list(bots), list(against)
    for names in (kinds, others):
        for name in names:
            if names.count(name) > 1:
                raise BadOptions("bot_twice", bot=name)
    pairs = [(a, b) for a in kinds for b in others if a != b] if others else list(combinations(kinds, 2))
    if not pairs:
        raise BadOptions("nobody_to_meet", bots=", ".join(kinds) or "–")
    return pairs
