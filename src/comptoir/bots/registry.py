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
MEDIUM = "medium"
ADVISER = "adviser"
"""The kind of bot that is asked for hints, in games that have one for it."""
RANDOM = "random"
"""Plays any game, and is never at a loss."""

_entered: dict[str, Maker] = {}


def enter(kind: str, maker: Maker) -> None:
    """From now on bots of that kind take part in this process, in whatever game."""
    _entered[kind] = maker


def kinds(game: str) -> tuple[str, ...]:
    """The bots that can play a game: those that play any, then those that know it."""
    return (*registry.bots(game), *_entered)


def levels(game: str) -> tuple[str, ...]:
    """The kinds whose strength is known, the weakest first."""
    return registry.levels(game)


def usual(game: str) -> str:
    """The level that plays where nobody says which: a medium one, or the strongest if there is none."""
    order = (RANDOM, *levels(game))
    return MEDIUM if MEDIUM in order else order[-1]


def below(game: str, kind: str) -> str:
    """The next lower level; for the lowest one, and for whatever is no level, the one that picks anything.
    Below the adviser is the strongest level that answers at once."""
    if kind == ADVISER:
        return _quickest(game)
    order = (RANDOM, *levels(game))
    return order[max(0, order.index(kind) - 1)] if kind in order else RANDOM


def adviser(game: str) -> str:
    """Who is asked for hints: a bot made for that, or the strongest level."""
    return ADVISER if ADVISER in registry.bots(game) else (RANDOM, *levels(game))[-1]


def _quickest(game: str) -> str:
    """The strongest level that answers at once: a person waits."""
    return [kind for kind in (RANDOM, *levels(game)) if not registry.pondering(game, kind)][-1]


def check_kind(game: str, kind: str) -> str:
    """That kind, if such a bot can play the game. Raises ``BadOptions`` with the kinds there are."""
    if kind not in known(game) and kind not in _entered:
        raise BadOptions("unknown_bot", bot=kind, allowed=", ".join(kinds(game)))
    return kind


def known(game: str) -> dict[str, str]:
    """Where the bots of a game are, by kind, its tutor with them."""
    tutor = registry.tutor(game)
    return registry.bots(game) | ({TUTOR: tutor} if tutor else {})


def find(game: str, kind: str) -> Maker:
    """What makes bots of that kind. Raises ``BadOptions`` with the kinds there are."""
    return _entered[kind] if kind in _entered else _announced(game, kind)


@cache
def _announced(game: str, kind: str) -> Maker:
    maker: Maker = resolve_name(known(game)[check_kind(game, kind)])
    return maker


def make_bot(game: str, kind: str, dice: Dice) -> Bot:
    """A bot of that kind. Raises ``BadOptions`` with the kinds there are."""
    return find(game, kind)(dice)
