"""Sets and editions that other packages bring. What one has to write is told in docs/guides/add-a-card.md.

A package announces its set under the entry point ``comptoir.dale.sets``: the name of the set, and the package
in which its ``set.toml`` (the printed facts) and its module ``cards`` (the functions) are. An edition is
announced under ``comptoir.dale.editions``; its ``edition.toml`` has the cards it changes. They are read once,
when the catalogue is made; what cannot be played with is refused there, in words for its author.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any, NamedTuple

from comptoir.core import UNKNOWN
from comptoir.dale.printed import Kind, Ratings, Row, Set, passive, technique

OURS = "classic"
"""Our own edition."""
NO_BOX = 0
VALUES = [1, 2, 3, 4, 5, 5]
"""The values of the six card types of a set."""
_NAME = re.compile(r"[a-z]+(_[a-z]+)*")


class Guest(NamedTuple):
    """A set of somebody else's package."""

    package: str
    set: Set
    rows: tuple[Row, ...]


class Revision(NamedTuple):
    """An edition of somebody else's package: ours, with some cards changed."""

    package: str
    rows: tuple[Row, ...]
    """Of all cards."""


def announced(sets: Collection[str], cards: Collection[str]) -> tuple[Guest, ...]:
    """The sets of other packages, sorted by name; those names are taken. Raises ``ValueError``."""
    found = []
    taken_sets, taken_cards = set(sets), set(cards)
    for name, package, facts in _facts("set"):
        guest = read(name, package, facts)
        _check_names(name, [name], taken_sets)
        _check_names(name, [row.name for row in guest.rows], taken_cards)
        found.append(guest)
    if len(taken_cards) > UNKNOWN:
        raise ValueError(f"{len(taken_cards)} card types are more than the {UNKNOWN} a game can tell apart")
    return tuple(found)


def revisions(rows: Sequence[Row]) -> dict[str, Revision]:
    """The editions of other packages, which change some of these rows. Raises ``ValueError``."""
    found: dict[str, Revision] = {}
    for name, package, facts in _facts("edition"):
        _check_names(name, [name], {OURS, *found})
        found[name] = Revision(package, revise(name, rows, facts))
    return found


def revise(edition: str, rows: Sequence[Row], facts: Mapping[str, Any]) -> tuple[Row, ...]:
    """All rows, those changed that the file of an edition names. Raises ``ValueError``."""
    changed = {row.name: row for row in rows if row.set}
    try:
        for name, about in facts["cards"].items():
            was = changed[name]
            printed = {"value": was.value, "kind": was.kind.value, "bonus": was.bonus, **about}
            changed[name] = _row(was.set, name, **printed)._replace(copies=was.copies, edition=edition)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the edition {edition!r} lacks or misspells {error}") from error
    return tuple([changed.get(row.name, row) for row in rows])


def _facts(kind: str) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """What other packages announce: the name, the package, and its file of that kind."""
    for point in sorted(entry_points(group=f"comptoir.dale.{kind}s"), key=lambda each: each.name):
        yield point.name, point.value, tomllib.loads((files(point.value) / f"{kind}.toml").read_text("utf-8"))


def read(name: str, package: str, facts: Mapping[str, Any]) -> Guest:
    """A set as its file describes it. Raises ``ValueError``."""
    try:
        ratings = Ratings(*[facts[each] for each in Ratings._fields])
        rows = [_row(name, card, **about) for card, about in facts["cards"].items()]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the set {name!r} lacks or misspells {error}") from error
    if not all(type(rating) is int and 0 <= rating <= 3 for rating in ratings):
        raise ValueError(f"the set {name!r} is rated {ratings}: whole numbers from 0 to 3 are allowed")
    rows.sort(key=lambda row: row.value)
    if [row.value for row in rows] != VALUES:
        raise ValueError(f"the set {name!r} has cards of {[row.value for row in rows]}, not of {VALUES}")
    return Guest(package, Set(name, NO_BOX, ratings, tuple(facts.get("die", ()))), tuple(rows))


def _row(set: str, name: str, *, value: int, kind: str, bonus: bool = True) -> Row:
    if type(value) is not int or value not in VALUES:
        raise ValueError(f"the card {name!r} has the value {value!r}: {VALUES} are allowed")
    if kind == Kind.TECHNIQUE.value:
        return technique(set, value, name, bonus=bonus)
    if kind == Kind.PASSIVE.value:
        return passive(set, value, name)
    raise ValueError(f"the card {name!r} is a {kind!r}: it must be a technique or a passive")


def _check_names(of: str, names: Collection[str], taken: set[str]) -> None:
    """Are these names of functions, that nobody else has? Now they are taken."""
    for name in names:
        if not _NAME.fullmatch(name):
            raise ValueError(f"{name!r} in the set {of!r} is no name: lower-case words joined by underscores")
        if name in taken:
            raise ValueError(f"{name!r} in the set {of!r} has its name from somebody else")
        taken.add(name)
