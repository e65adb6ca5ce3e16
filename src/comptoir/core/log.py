"""How picks are written down: the place of the option among those offered, and the actions they make up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, final

from comptoir.core.decision import Decision, Option
from comptoir.core.errors import Refused
from comptoir.core.table import Table, World


class Answer(NamedTuple):
    """A pick by one of several seats asked at once, or an interruption by a seat that is not asked."""

    seat: int
    place: int
    interrupts: bool


Logged: TypeAlias = int | Answer | World
"""A pick as it is logged. Only an imagined match holds a ``World``."""


@final
class Anchor:
    """The moment an action began, and how many events there were by then. Nobody writes into one."""

    __slots__ = ("asked", "mark", "table", "together")

    def __init__(self, table: Table, asked: tuple[Decision, ...], together: bool, mark: int) -> None:
        self.table = table
        self.asked = asked
        self.together = together
        self.mark = mark


@final
class Past:
    """One finished action, linked to those before it."""

    __slots__ = ("anchor", "before", "picks")

    def __init__(self, before: Past | None, anchor: Anchor, picks: tuple[Logged, ...]) -> None:
        self.before = before
        self.anchor = anchor
        self.picks = picks


def latest(past: Past | None, since: Sequence[Logged], count: int | None = None) -> list[Logged]:
    """So many picks up to now, or all of them."""
    chunks, found = [since], len(since)
    while past and (count is None or found < count):
        chunks.append(past.picks)
        found, past = found + len(past.picks), past.before
    picks = [pick for chunk in reversed(chunks) for pick in chunk]
    return picks if count is None else picks[found - count :]


def place_of(options: tuple[Option, ...], pick: object) -> int | None:
    """Where a pick stands among the options. ``True`` is not the card 1, and ``1.0`` is not either."""
    things: tuple[object, ...] = options  # a pick may be anything
    if pick not in things:
        return None
    place = things.index(pick)
    option = things[place]
    return place if option is pick or _kinds(option) == _kinds(pick) else None


def _kinds(thing: object) -> list[type]:
    """What a thing is, and what it is made of if it is a tuple."""
    return [type(thing), *[type(each) for each in thing]] if isinstance(thing, tuple) else [type(thing)]


def encode(pick: Logged) -> object:
    """A pick as plain data: mostly a single number."""
    if isinstance(pick, Answer):
        return [pick.seat, pick.place, 1] if pick.interrupts else [pick.seat, pick.place]
    if isinstance(pick, World):
        raise Refused("imagined")
    return pick


def decode(pick: object) -> int | Answer:
    """The inverse of ``encode``. Refuses anything that is not a pick."""
    if type(pick) is int:
        return pick
    if type(pick) is list and len(pick) in (2, 3) and all(type(each) is int for each in pick):
        return Answer(pick[0], pick[1], len(pick) == 3)
    raise Refused("not_offered", pick=str(pick))
