"""Sets and editions that other packages bring; docs/guides tell what one has to write.

A package announces its set under the entry point ``comptoir.dale.sets``: the name of the set, and the package
in which its ``set.toml`` (the printed facts) and its module ``cards`` (the functions) are. An edition is
announced under ``comptoir.dale.editions``; its ``edition.toml`` has the cards it changes. They are read once,
when the catalogue is made; what cannot be played with is refused there, in words for its author.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from comptoir.core import UNKNOWN
from comptoir.dale.printed import Printed, Row, facts_in, read, revise

OURS: Final = "classic"
"""Our own edition."""
_NAME: Final = re.compile(r"[a-z]+(_[a-z]+)*")


class Revision(NamedTuple):
    """An edition of somebody else's package: ours, with some cards changed."""

    rows: tuple[Row, ...]
    """Of all cards."""
    module: str


def announced(sets: Collection[str], cards: Collection[str]) -> tuple[Printed, ...]:
    """The sets of other packages, sorted by name; those names are taken. Raises ``ValueError``."""
    found = []
    taken_sets, taken_cards = set(sets), set(cards)
    for name, package in _packages("sets"):
        guest = read(name, f"{package}.cards", facts_in(package, "set"))
        _check_names(name, [name], taken_sets)
        _check_names(name, [row.name for row in guest.rows], taken_cards)
        found.append(guest)
    if len(taken_cards) > UNKNOWN:
        raise ValueError(f"{len(taken_cards)} card types are more than the {UNKNOWN} a game can tell apart")
    return tuple(found)


def revisions(rows: Sequence[Row]) -> dict[str, Revision]:
    """The editions of other packages, which change some of these rows. Raises ``ValueError``."""
    found: dict[str, Revision] = {}
    for name, package in _packages("editions"):
        _check_names(name, [name], {OURS, *found})
        found[name] = Revision(revise(name, rows, facts_in(package, "edition")), f"{package}.cards")
    return found


def _packages(group: str) -> Iterator[tuple[str, str]]:
    """What other packages announce, by name, and the package it is in."""
    for point in sorted(entry_points(group=f"comptoir.dale.{group}"), key=lambda each: each.name):
        yield point.name, point.value


def _check_names(of: str, names: Collection[str], taken: set[str]) -> None:
    """Are these names of functions, that nobody else has? Now they are taken."""
    for name in names:
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} in the set {of!r} is no name: lower-case words joined by underscores")
        if name in taken:
            raise ValueError(f"{name!r} in the set {of!r} has its name from somebody else")
        taken.add(name)
