"""Cards as people ask for them: by any of their names, in any case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from comptoir.cli.command import command
from comptoir.cli.problems import closest
from comptoir.cli.terminal.menu import plain
from comptoir.core import BadOptions

T = TypeVar("T")


def find_named(game: str, wish: str, things: Iterable[tuple[T, Sequence[str]]]) -> T:
    """The thing of that name; each comes with its names, the reader's first. Raises ``BadOptions``."""
    known: dict[str, tuple[T, str]] = {}
    for thing, names in things:
        for name in names:
            known.setdefault(plain(name), (thing, names[0]))
    if plain(wish) not in known:
        close = closest(plain(wish), [*known])
        meant = known[close][1] if close else ""
        raise BadOptions("unknown_card", given=wish, command=command(f"cards {game}"), close=meant)
    return known[plain(wish)][0]
