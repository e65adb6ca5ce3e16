"""What a study plays: factors with their levels, a design that makes cells of them, and games in each cell.

All cells have the same deals, so that two of them differ by their levels alone; and each deal is played once
in every rotation of the kinds of bots around the table.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, product
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from comptoir.bots.code import Code, read_code
from comptoir.core import BadOptions, Dice, within
from comptoir.lab.campaigns import MOST_GAMES, Campaign
from comptoir.lab.meetings import MOST_NET, NET
from comptoir.lab.rows import GAMES, TABLES
from comptoir.lab.setups import names_in, usual

FULL: Final = "full"
PAIRS: Final = "pairs"
RANDOM_CELLS: Final = "random"
DESIGNS: Final = (FULL, PAIRS, RANDOM_CELLS)
SETS: Final = "sets"
COMMON: Final = ("game", "players", "bots")
"""The factors of every game."""
MOST_CELLS: Final = 20_000
MOST_SEED: Final = 2**63 - 1

_USUAL: Final[Mapping[str, object]] = {
    "design": FULL, "games": 100, "cells": 0, "seed": 1, "net": NET, "rows": list(TABLES), "code": [],
}  # fmt: skip
"""What a file may say beside its factors, and what holds where it does not."""

Level: TypeAlias = object
Levels: TypeAlias = tuple[tuple[str, Level], ...]
"""The level of each factor."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination of levels, and the games played there."""

    levels: Levels
    campaign: Campaign


class Place(NamedTuple):
    """Where a game of a study belongs."""

    cell: int
    number: int
    """Its number in the campaign of its cell."""


@dataclass(frozen=True)
class Study:
    """What is to be played. The same study gives the same rows, in any number of processes."""

    wishes: Mapping[str, Any]
    """What was asked for, complete, as plain data."""
    cells: tuple[Cell, ...]
    net: float
    tables: tuple[str, ...]
    """Those that are wanted."""
    code: tuple[Code, ...] = field(default=())

    @cached_property
    def ends(self) -> list[int]:
        """After how many games of the study each cell ends."""
        return list(accumulate([cell.campaign.games for cell in self.cells]))

    @property
    def games(self) -> int:
        return self.ends[-1]

    def place(self, number: int) -> Place:
        cell = bisect_right(self.ends, number)
        return Place(cell, number - (self.ends[cell] - self.cells[cell].campaign.games))

    @property
    def tallies(self) -> tuple[str, ...]:
        """Who counts the games that are played: ``Setup.tally`` of each."""
        return tuple(dict.fromkeys([cell.campaign.setup.tally for cell in self.cells]))

    def prepare(self) -> None:
        """Bring into this process what the games need. Raises what is wrong with it."""
        for cell in self.cells:
            cell.campaign.prepare()


# -- reading ------------------------------------------------------------------------------------------------


def read_study(file: Path) -> Study:
    """The study in a TOML file. Raises ``BadOptions`` with what is wrong with it."""
    return make_study(read_wishes(file), file.parent)


def read_wishes(file: Path) -> dict[str, Any]:
    """What a TOML file says. Raises ``BadOptions`` where it cannot be read."""
    try:
        text = file.read_text(encoding="utf-8")
        return tomllib.loads(text)
    except OSError as fault:
        raise BadOptions("study_not_read", file=str(file), reason=fault.strerror or str(fault)) from fault
    except UnicodeDecodeError as fault:
        raise BadOptions("study_not_toml", file=str(file), line=1) from fault
    except tomllib.TOMLDecodeError as fault:
        found = re.search(r"at line (\d+)", str(fault))
        line = int(found[1]) if found else len(text.splitlines())
        raise BadOptions("study_not_toml", file=str(file), line=line) from fault


def make_study(given: Mapping[str, Any], folder: Path | None = None) -> Study:
    """The study that somebody asks for, in the terms of a file; its own files are named from that folder.

    Raises ``BadOptions`` for what could not be played, before the first game.
    """
    _refuse_unknown(given, (*_USUAL, "factors"))
    wishes: dict[str, Any] = {**_USUAL, **given}
    design = wishes["design"]
    if design not in DESIGNS:
        raise BadOptions("bad_option", option="design", value=str(design), allowed=", ".join(DESIGNS))
    games, seed = (
        within("games", wishes["games"], 1, MOST_GAMES),
        within("seed", wishes["seed"], 0, MOST_SEED),
    )
    net, rows = _net(wishes["net"]), _rows(wishes["rows"])
    code = tuple([read_code(_found(each, folder)) for each in _listed("code", wishes["code"])])
    factors = _factors(wishes.get("factors"), folder)
    combined = _designed(design, factors, wishes["cells"], seed)
    cells = [_cell(levels, times * games, seed, code) for levels, times in combined.items()]
    if sum([cell.campaign.games for cell in cells]) > MOST_GAMES:
        total = sum([cell.campaign.games for cell in cells])
        raise BadOptions("study_too_many", games=total, cells=len(cells), most=MOST_GAMES)
    for cell in cells:
        cell.campaign.validate()
    return Study(wishes, tuple(cells), net, rows, code)


def _refuse_unknown(given: Mapping[str, object], allowed: Sequence[str]) -> None:
    for name in given:
        if name not in allowed:
            raise BadOptions("study_unknown_key", key=name, allowed=", ".join(sorted(allowed)))


def _net(value: object) -> float:
    if type(value) not in (int, float) or not 0 < float(str(value)) <= MOST_NET:
        raise BadOptions("net_range", value=str(value), most=f"{MOST_NET:g}")
    return float(str(value))


def _rows(value: object) -> tuple[str, ...]:
    """The tables that are wanted; that of the games always is."""
    wanted = _listed("rows", value)
    for each in wanted:
        if each not in TABLES:
            raise BadOptions("bad_option", option="rows", value=str(each), allowed=", ".join(TABLES))
    return tuple([table for table in TABLES if table in (GAMES, *wanted)])


def _listed(name: str, value: object) -> list[Any]:
    """A list, or the one thing that could stand in it."""
    found = value if isinstance(value, list) else [value]
    if name != "code" and not found:
        raise BadOptions("study_empty", factor=name)
    return found


def _found(path: Any, folder: Path | None) -> str:
    """A file as seen from here."""
    return str(path if folder is None else folder / str(path))


def _factors(given: Any, folder: Path | None) -> dict[str, list[Level]]:
    """The levels of each factor; the rules are factors by their own names: ``rules.overpay``."""
    if not isinstance(given, dict) or not given:
        raise BadOptions("study_no_factors")
    found: dict[str, list[Level]] = {"game": ["dale"]}
    for name, levels in given.items():
        if name == "rules":
            if not isinstance(levels, dict):
                raise BadOptions("study_rules_table")
            found |= {f"rules.{each}": _listed(f"rules.{each}", some) for each, some in levels.items()}
        else:
            found[name] = _listed(name, levels)
    for name in ("pack",):
        if name in found and folder is not None:
            found[name] = [_folder(each, folder) for each in found[name]]
    return found


def _folder(level: Level, folder: Path) -> Level:
    return str(folder / str(level)) if level and (folder / str(level)).is_dir() else level


# -- designs ------------------------------------------------------------------------------------------------


def _designed(design: str, factors: Mapping[str, list[Level]], cells: object, seed: int) -> dict[Levels, int]:
    """The combinations to be played, and how many times as many games as usual: what comes up twice is played
    twice as often, with other deals."""
    if design == PAIRS:
        factors = _paired(factors)
    size = prod([len(levels) for levels in factors.values()])
    if design == RANDOM_CELLS:
        size = within("cells", cells, 1, MOST_CELLS)
        columns = [_dealt_out(levels, size, seed, name) for name, levels in factors.items()]
        combined = list(zip(*columns, strict=True))
    elif size > MOST_CELLS:
        raise BadOptions("study_too_many_cells", cells=size, most=MOST_CELLS)
    else:
        combined = list(product(*factors.values()))
    counted = Counter([repr(each) for each in combined])  # a level may be a list
    return {
        tuple(zip(factors, _hashable(each), strict=True)): counted.pop(repr(each))
        for each in combined
        if repr(each) in counted
    }


def _hashable(levels: Sequence[Level]) -> list[Level]:
    return [tuple(each) if isinstance(each, list) else each for each in levels]


def _paired(factors: Mapping[str, list[Level]]) -> dict[str, list[Level]]:
    """Every two of the sets, beside all other factors."""
    if len(factors["game"]) > 1:
        raise BadOptions("study_pairs_of_games")
    pairs = list(usual(str(factors["game"][0])).pairs(factors.get(SETS, ())))
    if not pairs:
        raise BadOptions("study_empty", factor=SETS)
    return {**factors, SETS: pairs}


def _dealt_out(levels: Sequence[Level], size: int, seed: int, name: str) -> list[Level]:
    """So many levels by lot, each of them equally often, or once more than another."""
    dice, order = Dice.seeded(f"{seed}/cells/{name}"), list(levels)
    dice.shuffle(order)
    found = [order[place % len(order)] for place in range(size)]
    dice.shuffle(found)
    return found


def _cell(levels: Levels, games: int, seed: int, code: tuple[Code, ...]) -> Cell:
    """The campaign of a combination of levels. Raises ``BadOptions`` for a factor that its game has not."""
    named = dict(levels)
    plain = usual(str(named["game"]))
    allowed = (*COMMON, *plain.factors)
    for name in named:
        if name.partition(".")[0] not in allowed:
            raise BadOptions(
                "study_unknown_factor", factor=name, game=plain.game, allowed=", ".join(sorted(allowed))
            )
    rules = {name.removeprefix("rules."): each for name, each in levels if name.startswith("rules.")}
    setup = plain.with_levels(named, rules)
    setup.prepare()
    seats = setup.seats
    players = within("factors.players", named.get("players", seats.usual), seats.least, seats.most)
    bots = _period(names_in("bots", named.get("bots", "random")))
    whole = -(-games // len(bots)) * len(bots)
    return Cell(levels, Campaign(whole, seed, setup, players=(players,), bots=bots, code=code))


def _period(bots: tuple[str, ...]) -> tuple[str, ...]:
    """The shortest part of which these kinds are a repetition: a rotation by it would play the same again."""
    return next(bots[:size] for size in range(1, len(bots) + 1) if bots[:size] * (len(bots) // size) == bots)
