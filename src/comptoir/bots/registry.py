"""The bots at hand. A package announces its bots under the entry point ``comptoir.bots``.

A bot that plays any game goes by its kind (``random``), one that knows a game by both (``dale.greedy``).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from comptoir.bots.bot import Bot
from comptoir.core import BadOptions, Dice

GROUP = "comptoir.bots"


def kinds(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game: those that play any, then its own."""
    return tuple(_points(game))


def make_bot(game: str, kind: str, dice: Dice) -> Bot:
    """A bot of that name. Raises ``BadOptions`` with the names there are."""
    if kind not in _points(game):
        raise BadOptions("unknown_bot", bot=kind, allowed=", ".join(kinds(game)))
    return _maker(_points(game)[kind])(dice)


@cache
def _points(game: str) -> dict[str, EntryPoint]:
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    common = {point.name: point for point in found if "." not in point.name}
    own = {point.name.removeprefix(f"{game}."): point for point in found if point.name.startswith(f"{game}.")}
    return common | own


@cache
def _maker(point: EntryPoint) -> Callable[[Dice], Bot]:
    maker: Callable[[Dice], Bot] = point.load()
    return maker
