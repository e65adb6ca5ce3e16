"""What is printed on cards and on the boxes of sets, and how the files say it: ours and those of others."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from enum import Enum
from importlib.resources import files
from typing import Any, Final, NamedTuple

COPIES: Final = {1: 4, 2: 3, 3: 3, 4: 3, 5: 1}
"""Copies of each card type in a set, by value. There are two card types of value 5."""
VALUES: Final = [1, 2, 3, 4, 5, 5]
"""The values of the six card types of a set."""
NO_BOX: Final = 0

SIGNS: Final = frozenset(
    (
        "draw", "take", "discard", "throw", "give", "swap", "steal", "look", "search", "store", "die", "copy",
        "shuffle", "guess", "top", "build", "value", "price", "hand", "deck", "pile", "market", "stall",
        "other", "all", "paw", "junk", "nobuild", "pay", "bought", "zap", "tidy", "dawn",
    )
)  # fmt: skip
"""What the slate of a card can show."""
TABS: Final = frozenset(("once", "pay", "bought", "build", "react", "hold", "stall", "tidy"))
"""When it holds: the tab of a slate. A card without one is played, or used at any time."""
_AMOUNT: Final = re.compile(r"[+×±]?[1-9](-[1-9])?|[+×=≠?]|\+n")


class Kind(Enum):
    """The type line of a card."""

    TECHNIQUE = "technique"
    PASSIVE = "passive"
    RUBBISH = "rubbish"


class Ratings(NamedTuple):
    """What a set brings to a game, each from 0 to 3."""

    complexity: int
    interaction: int
    nastiness: int
    luck: int


class Set(NamedTuple):
    """An animalfolk: six card types, fifteen cards."""

    name: str
    game: int
    """In which box it came; 0 for a set of somebody else's package."""
    ratings: Ratings
    die: tuple[int | str, ...] = ()


class Row(NamedTuple):
    """One card type."""

    name: str
    set: str
    value: int
    copies: int
    kind: Kind
    bonus: bool = False
    edition: str = ""
    """The edition that has changed this card; our own has not."""
    slate: str = ""
    """What it does, in signs: ``once: throw > value ~=``. A colon follows the tab, ``>`` is "then", and a
    small face does without what a tilde precedes."""

    @property
    def key(self) -> str:
        """Under what name this card is told of: words and pages know it by that."""
        return f"{self.name}_{self.edition}" if self.edition else self.name


class Printed(NamedTuple):
    """A set, its cards from the lowest value up, and the module in which their functions stand."""

    set: Set
    rows: tuple[Row, ...]
    module: str


def facts_in(package: str, name: str) -> Mapping[str, Any]:
    """What a file beside the modules of a package says."""
    return tomllib.loads((files(package) / f"{name}.toml").read_text("utf-8"))


def read(name: str, module: str, facts: Mapping[str, Any]) -> Printed:
    """A set as its file describes it. Raises ``ValueError`` in words for its author."""
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
    box, die = facts.get("game", NO_BOX), tuple(facts.get("die", ()))
    return Printed(Set(name, box, ratings, die), tuple(rows), module)


def revise(edition: str, rows: Sequence[Row], facts: Mapping[str, Any]) -> tuple[Row, ...]:
    """All rows, those changed that the file of an edition names. Raises ``ValueError`` likewise."""
    changed = {row.name: row for row in rows if row.set}
    try:
        for name, about in facts["cards"].items():
            was = changed[name]
            printed = {"value": was.value, "kind": was.kind.value, "bonus": was.bonus, **about}
            changed[name] = _row(was.set, name, **printed)._replace(copies=was.copies, edition=edition)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the edition {edition!r} lacks or misspells {error}") from error
    return tuple([changed.get(row.name, row) for row in rows])


def _row(set: str, name: str, *, value: int, kind: str, bonus: bool = True, slate: str = "") -> Row:
    if type(value) is not int or value not in VALUES:
        raise ValueError(f"the card {name!r} has the value {value!r}: {VALUES} are allowed")
    if kind not in ("technique", "passive"):
        raise ValueError(f"the card {name!r} is a {kind!r}: it must be a technique or a passive")
    for token in slate.split():
        if not _is_chalked(token.removeprefix("~")):
            raise ValueError(f"the slate of the card {name!r} shows {token!r}, which is no sign")
    return Row(name, set, value, COPIES[value], Kind(kind), bonus and kind == "technique", slate=slate)


def _is_chalked(token: str) -> bool:
    """Does this stand on a slate?"""
    if token.endswith(":"):
        return token[:-1] in TABS
    return token == ">" or token in SIGNS or bool(_AMOUNT.fullmatch(token))
