"""La Vallée des Marchands in the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from types import MappingProxyType
from typing import Any, ClassVar

from comptoir.core import BadOptions, Dice, Match
from comptoir.dale import GAME
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_LIMITS,
    PRESETS,
    RANDOM,
    Limits,
    choose_sets,
    default_players,
    sets_needed,
    sets_within,
)
from comptoir.dale.view import DaleView
from comptoir.lab.setups import TEAMS, AnyMatch, Ending, Rung, Seats, Setup, Start, evenly, names_in
from comptoir.native import Build

_BENCH_PLAYERS = 2
ALL = "all"
"""All sets there are."""


@dataclass(frozen=True, slots=True)
class DaleSetup(Setup):
    """Games with some sets, or with others each time; all against all, or two teams."""

    game: ClassVar[str] = "dale"
    targets: ClassVar[Mapping[Build, Mapping[str, float]]] = MappingProxyType(
        {
            "plain": {
                "real_decisions_per_kyard": 22.0,
                "game_1_decisions_per_kyard": 20.0,
                "clone_us": 2.0,
                "clone_mid_us": 1.0,
                "clone_answer_mid_us": 40.0,
            },
            "compiled": {
                "real_decisions_per_kyard": 50.0,
                "game_1_decisions_per_kyard": 45.0,
                "clone_us": 0.7,
                "clone_mid_us": 0.5,
                "clone_answer_mid_us": 15.0,
                "imagine_us": 15.0,
            },
        }
    )

    training: ClassVar[str] = "comptoir.lab.dale_training:DaleTrainer"
    tally: ClassVar[str] = "comptoir.lab.dale_rows:DaleTally"
    factors: ClassVar[Sequence[str]] = ("sets", "teams", "first", "edition", "rules")
    teams: bool = False
    sets: tuple[str, ...] = (RANDOM,)
    limits: Limits = NO_LIMITS
    """What the sets of a random draw may be rated."""
    first: int = 0
    """The seat that begins."""
    balanced: bool = False
    """Do the sets of a random draw come up equally often over all deals?"""
    wishes: tuple[tuple[str, object], ...] = ()
    """Other options: switches of the rules, and the edition."""

    @property
    def seats(self) -> Seats:
        return Seats(MIN_PLAYERS, MAX_PLAYERS, default_players(teams=self.teams))

    def sides(self, players: int) -> int:
        return TEAMS if self.teams else players

    def options(self, players: int, dice: Dice) -> dict[str, object]:
        sets = choose_sets(self.sets, players, dice.spawn("sets"), teams=self.teams, limits=self.limits)
        basic = {"players": players, "teams": self.teams, "sets": sets, "first": self.first}
        return basic | dict(self.wishes)

    def for_deal(self, players: int, number: int, seed: int) -> DaleSetup:
        named = tuple([name for name in self.sets if name != RANDOM])
        if not self.balanced or len(named) == len(self.sets):
            return self
        pool = [each.name for each in sets_within(self.limits) if each.name not in named]
        needed = sets_needed(players, teams=self.teams) - len(named)
        if not 0 < needed <= len(pool):
            return self  # and the options say what is wrong
        drawn = evenly(pool, needed, number, f"{seed}/sets/{','.join(named)}")
        return replace(self, sets=tuple(sorted((*named, *drawn), key=SET_NAMES.index)))

    def content(self, options: Mapping[str, Any]) -> str:
        return ",".join(options["sets"])

    def with_levels(self, levels: Mapping[str, Any], rules: Mapping[str, object]) -> DaleSetup:
        edition = {"edition": levels["edition"]} if "edition" in levels else {}
        return replace(
            self,
            teams=levels.get("teams", False),
            sets=names_in("sets", levels.get("sets", RANDOM)),
            first=levels.get("first", 0),
            balanced=True,
            wishes=tuple({**rules, **edition}.items()),
        )

    def pairs(self, levels: Sequence[object]) -> Sequence[object]:
        """Every two of the sets; the others of a game are drawn."""
        names = [str(each).strip() for each in levels]
        if names in ([], [ALL]):
            names = list(SET_NAMES)
        for name in names:
            if name not in SET_NAMES:
                raise BadOptions("unknown_set", set=name, allowed=", ".join(SET_NAMES))
            if names.count(name) > 1:
                raise BadOptions("set_twice", set=name)
        return [(one, other, RANDOM) for one, other in combinations(names, 2)]

    def rungs(self) -> Sequence[Rung]:
        """Two players, then the level above the middle one at bigger tables and in teams."""
        teams = replace(self, teams=True)
        return [
            *super(DaleSetup, self).rungs(),  # a class with slots is made twice, and the first one forgotten
            *[Rung("middle", self, players) for players in range(MIN_PLAYERS + 1, MAX_PLAYERS + 1)],
            Rung("middle", teams, teams.seats.usual),
        ]

    def ending(self, match: AnyMatch) -> Ending:
        view: DaleView = match.view(match.table.spectator)
        is_short = max([len(stall) for stall in view.stalls]) < view.rules.stacks_to_win
        return Ending(view.turn, match.is_over and is_short, view.rules.teams, view.rules.first)

    def sample(self, number: int) -> AnyMatch:
        """Two players, three of all sets."""
        dice = Dice.seeded(f"bench/{number}")
        return _begun(choose_sets(RANDOM, _BENCH_PLAYERS, dice.spawn("sets")), dice)

    def other_samples(self) -> Mapping[str, Start]:
        return {"game_1_decisions_per_kyard": _of_game_1}


def _of_game_1(number: int) -> AnyMatch:
    """Two players, three of the six sets of game 1."""
    dice = Dice.seeded(f"bench/{number}")
    names = list(PRESETS["game1"])
    dice.spawn("sets").shuffle(names)
    return _begun(names[: _BENCH_PLAYERS + 1], dice)


def _begun(sets: list[str], dice: Dice) -> AnyMatch:
    return Match(GAME, {"players": _BENCH_PLAYERS, "sets": sets}, dice.key)
