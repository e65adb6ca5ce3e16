"""What is printed on a card and on the box of a set."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


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

    @property
    def key(self) -> str:
        """Under what name this card is told of: words and pages know it by that."""
        return f"{self.name}_{self.edition}" if self.edition else self.name


COPIES = {1: 4, 2: 3, 3: 3, 4: 3, 5: 1}
"""Copies of each card type in a set, by value. There are two card types of value 5."""

TECHNIQUE, PASSIVE, RUBBISH = Kind.TECHNIQUE, Kind.PASSIVE, Kind.RUBBISH


def technique(set: str, value: int, name: str, *, bonus: bool = True) -> Row:
    return Row(name, set, value, COPIES[value], TECHNIQUE, bonus)


def passive(set: str, value: int, name: str) -> Row:
    return Row(name, set, value, COPIES[value], PASSIVE)
