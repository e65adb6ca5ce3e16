"""The bots at hand, by name."""

from __future__ import annotations

from collections.abc import Callable

from comptoir.bots import Bot, RandomBot
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import BadOptions, Dice

_COMMON: dict[str, Callable[[Dice], Bot]] = {"random": RandomBot}
_BOTS: dict[str, dict[str, Callable[[Dice], Bot]]] = {"dale": {"greedy": GreedyBot}}


def kinds(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game."""
    return (*_COMMON, *_BOTS.get(game, {}))


def make_bot(game: str, kind: str, dice: Dice) -> Bot:
    """A bot of that name. Raises ``BadOptions`` with the names there are."""
    make = {**_COMMON, **_BOTS.get(game, {})}.get(kind)
    if make is None:
        raise BadOptions("unknown_bot", bot=kind, allowed=", ".join(kinds(game)))
    return make(dice)
