"""What the lab asks of a game: how its games begin, and what they came to.

A setup holds what somebody wished for in one game's own terms. It travels to the workers of a campaign, so it
is plain data. Each game has its kind of setup in a file of its own here, found by the game's descriptor.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.native import Build

AnyMatch: TypeAlias = Match
Start: TypeAlias = Callable[[int], AnyMatch]
"""The start of a game by its number."""
TEAMS = 2
"""Where partners play, two teams do."""


class Seats(NamedTuple):
    """How many can play, and how many do where nobody says so."""

    least: int
    most: int
    usual: int


class Trading(NamedTuple):
    """What was traded in a game, and the gold that is left."""

    offers: int
    """Counter-offers too."""
    trades: int
    gold: tuple[int, ...]
    """By seat."""


class Ending(NamedTuple):
    """What the lab wants to know of a game that was played."""

    turns: int
    """How long it was, in turns or whatever the game counts."""
    called_off: bool = False
    """Ended by a limit, not by the rules."""
    teams: bool = False
    first: int = 0
    """The seat that began."""
    trading: Trading | None = None
    """In games where that can be done."""
    wrong: str = ""
    """What should not have come of it between bots that know the game, for developers."""


Foes: TypeAlias = Literal["neighbours", "first", "middle", "lowest"]
"""Each level against the next lower one, against the bot that never changes; the level above the middle one
against it, or the middle one against the lowest."""
LADDER_GAMES = 600


class Rung(NamedTuple):
    """Levels that meet on the ladder, and the tables at which they do."""

    foes: Foes
    setup: Setup
    players: int
    games: int = LADDER_GAMES


class Setup(ABC):
    """How the games of a campaign or a bench are set up. Subclasses are frozen dataclasses."""

    game: ClassVar[str]
    targets: ClassVar[Mapping[Build, Mapping[str, float]]]
    """What a bench of each build should measure: at least that many decisions, at most that many
    microseconds."""
    sampled_games: ClassVar[int] = 40
    """From how many random games a bench takes its positions."""

    training: ClassVar[str] = ""
    """Who trains the game, as ``module:name`` of a ``training.Trainer``; empty if nothing is learned."""
    tally: ClassVar[str] = "comptoir.lab.rows:Tally"
    """Who counts the rows of a game, as ``module:name`` of a ``rows.Tally``; this one knows no card."""
    factors: ClassVar[Sequence[str]] = ()
    """What a study may vary beside players and bots: names that ``with_levels`` understands, and ``rules`` if
    it has switches."""

    @property
    @abstractmethod
    def seats(self) -> Seats:
        """How many can play."""

    def sides(self, players: int) -> int:
        """How many play against each other: all of them, where they are no teams."""
        return players

    def prepare(self) -> None:
        """Bring into this process what the games need. Raises what is wrong with it."""
        registry.rules(self.game)

    @abstractmethod
    def options(self, players: int, dice: Dice) -> dict[str, object]:
        """The options of one game, what is drawn by lot drawn from the dice. Raises ``BadOptions``."""

    def for_deal(self, players: int, number: int, seed: int) -> Setup:
        """The setup of one deal of many, in which what is drawn by lot comes up equally often, if that was
        wished for."""
        return self

    def content(self, options: Mapping[str, object]) -> str:
        """What a game with these options is played with, in one word or several with commas."""
        return ""

    def with_levels(self, levels: Mapping[str, object], rules: Mapping[str, object]) -> Setup:
        """The same for a cell of a study: with levels of the factors, and of the rules by their switches.
        What is drawn by lot is balanced. Raises ``BadOptions``."""
        return self

    def pairs(self, levels: Sequence[object]) -> Sequence[object]:
        """Levels of ``sets``, one for every two of these. Raises ``BadOptions``."""
        raise BadOptions("study_no_pairs", game=self.game)

    def rungs(self) -> Sequence[Rung]:
        """Which levels meet on the ladder of this game."""
        players = self.seats.usual
        return [
            Rung("neighbours", self, players),
            Rung("first", self, players),
            Rung("lowest", self, players),
        ]

    @abstractmethod
    def ending(self, match: AnyMatch) -> Ending:
        """What a game has come to."""

    @abstractmethod
    def sample(self, number: int) -> AnyMatch:
        """The start of a game of a bench; the same number gives the same game."""

    def other_samples(self) -> Mapping[str, Start]:
        """Other games to be played at random, by the figure that they give."""
        return {}


def usual(game: str = "dale") -> Setup:
    """The setup of somebody without wishes. Raises ``BadOptions`` with the games there are."""
    setup = registry.load(game, "lab")()
    assert isinstance(setup, Setup)
    return setup


def evenly(pool: Sequence[str], count: int, number: int, name: str) -> list[str]:
    """So many out of a pool for one deal of many: in as many deals as the pool is large, beginning with any
    multiple of that, each of them comes up equally often."""
    block, place = divmod(number, len(pool))
    dice, order = Dice.seeded(f"{name}/{block}"), list(pool)
    dice.shuffle(order)
    steps = list(range(1, len(pool)))
    dice.shuffle(steps)
    return [order[(place + step) % len(pool)] for step in (0, *steps[: count - 1])][:count]


def names_in(option: str, level: object) -> tuple[str, ...]:
    """The names in a level: one, several with commas, or a list. Raises ``BadOptions``."""
    names = level.split(",") if isinstance(level, str) else level
    if not isinstance(names, Sequence) or not names or not all([isinstance(each, str) for each in names]):
        raise BadOptions("study_names", factor=option, value=str(level))
    return tuple([str(each).strip() for each in names])
