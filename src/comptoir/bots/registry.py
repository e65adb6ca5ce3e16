"""The bots at hand, by the game they play and their kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pkgutil import resolve_name
from typing import TypeAlias

from comptoir.bots.bot import Bot
from comptoir.core import BadOptions, Dice, registry

Maker: TypeAlias = Callable[[Dice], Bot]
TUTOR = "tutor"
"""The kind of bot that learners play with."""


def kinds(game: str) -> tuple[str, ...]:
    """The bots that can play a game: those that play any, then those that know it."""
    return tuple(registry.bots(game))


def check_kind(game: str, kind: str) -> str:
    """That kind, if such a bot can play the game. Raises ``BadOptions`` with the kinds there are."""
    if kind not in known(game):
        raise BadOptions("unknown_bot", bot=kind, allowed=", ".join(kinds(game)))
    return kind


def known(game: str) -> dict[str, str]:
    """Where the bots of a game are, by kind, its tutor with them."""
    tutor = registry.tutor(game)
    return registry.bots(game) | ({TUTOR: tutor} if tutor else {})


@cache
def find(game: str, kind: str) -> Maker:
    """What makes bots of that kind. Raises ``BadOptions`` with the kinds there are."""
    maker: Maker = resolve_name(known(game)[check_kind(game, kind)])
    return maker


def make_bot(game: str, kind: str, dice: Dice) -> Bot:
    """A bot of that kind. Raises ``BadOptions`` with the kinds there are."""
    return find(game, kind)(dice)
