"""The games at hand. A package announces its games under the entry point ``comptoir.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from comptoir.core.errors import BadOptions
from comptoir.core.game import Game

GROUP = "comptoir.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all installed games."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


_instead: dict[str, Game[Any]] = {}


def use(game: Game[Any]) -> None:
    """From now on this is the game of its name: one with other cards than its package brings."""
    _instead[game.name] = game


def find(name: str) -> Game[Any]:
    """The game of that name. Raises ``BadOptions`` with the names there are."""
    return _instead[name] if name in _instead else _announced(name)


@cache
def _announced(name: str) -> Game[Any]:
    for point in entry_points(group=GROUP):
        if point.name == name:
            game = point.load()
            assert isinstance(game, Game)
            return game
    raise BadOptions("unknown_game", game=name, allowed=", ".join(names()))
