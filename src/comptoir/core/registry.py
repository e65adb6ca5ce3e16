"""The games at hand, each found by its descriptor, and what is reached from there.

A package announces the descriptors of its games under the entry point ``comptoir.games``. A bot that comes
without a game is announced under ``comptoir.bots``: by its kind (``random``) if it plays any, by both
(``game.mine``) if it knows one that is already there.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any, Final

from comptoir.core.descriptor import GameDescriptor, PartName
from comptoir.core.errors import BadOptions
from comptoir.core.game import Game

GAMES: Final = "comptoir.games"
BOTS: Final = "comptoir.bots"


def names(part: PartName = "rules") -> tuple[str, ...]:
    """The names of all installed games that have that part."""
    return tuple([name for name in sorted(_announced()) if getattr(_descriptor(name), part)])


def find(name: str, part: PartName = "rules") -> GameDescriptor:
    """The game of that name, if it has that part. Raises ``BadOptions`` with the names there are."""
    if name in _announced() and getattr(_descriptor(name), part):
        return _descriptor(name)
    raise BadOptions("unknown_game", game=name, allowed=", ".join(names(part)))


def load(name: str, part: PartName) -> Any:
    """A part of a game, imported now. Raises ``BadOptions`` with the games that have it."""
    return resolve_name(getattr(find(name, part), part))


# -- rules --------------------------------------------------------------------------------------------------

_instead: dict[str, Game[Any]] = {}


def use(game: Game[Any]) -> None:
    """From now on this is the game of its name: one with other cards than its package brings."""
    _instead[game.name] = game


def rules(name: str) -> Game[Any]:
    """The game to be played under that name. Raises ``BadOptions`` with the names there are."""
    return _instead[name] if name in _instead else _brought(name)


@cache
def _brought(name: str) -> Game[Any]:
    game = load(name, "rules")
    assert isinstance(game, Game)
    return game


# -- bots ---------------------------------------------------------------------------------------------------


@cache
def bots(name: str) -> dict[str, str]:
    """Where the bots are that can play a game, by kind: those that play any, its own, those of others."""
    alone = {point.name: point.value for point in entry_points(group=BOTS)}
    common = {kind: alone[kind] for kind in sorted(alone) if "." not in kind}
    others = {
        kind.removeprefix(f"{name}."): alone[kind] for kind in sorted(alone) if kind.startswith(f"{name}.")
    }
    return common | dict(find(name).bots) | others


def levels(name: str) -> tuple[str, ...]:
    """The kinds of bots whose strength is known, the weakest first."""
    return tuple(find(name).levels)


def opponents(name: str) -> tuple[str, ...]:
    """The kinds that people choose from: the levels, then those that play any game and those of others. What
    else a game has is for the lab; without levels, it is all there is."""
    own = find(name).bots
    return tuple(dict.fromkeys([*(levels(name) or own), *[kind for kind in bots(name) if kind not in own]]))


def pondering(name: str, kind: str) -> float:
    """Seconds that bots of a kind may think about an action, if that is long; else 0."""
    return find(name).pondering.get(kind, 0.0)


def tutor(name: str) -> str:
    """Where the bot is whom learners of a game play with; empty if it has no lessons."""
    return find(name).tutor


# -- what is announced --------------------------------------------------------------------------------------


@cache
def _announced() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GAMES)}


@cache
def _descriptor(name: str) -> GameDescriptor:
    found = _announced()[name].load()
    assert isinstance(found, GameDescriptor), f"{name} is announced by something else than a descriptor"
    return found
