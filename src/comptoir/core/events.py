"""What happened, as small typed records. Wording, animation, statistics and the log hang on these.

Games define their events as records derived from ``Event``; their fields are plain data and ``Shown``
tokens. As an observer sees it an event is the same record, with the cards that observer did not know as
``UNSEEN``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import TypeAlias, TypeVar, dataclass_transform

from comptoir.core.table import Shown

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def record(kind: type[C]) -> type[C]:
    """A dataclass nobody writes into after it is made. The type checker sees to that, not the interpreter:
    records are made all the time, and a frozen dataclass takes three times as long to make."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


@record
class Event:
    """Something that happened at the table."""

    @classmethod
    def name(cls) -> str:
        """The name that words and clients know it by: ``TurnBegan`` is ``turn_began``."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


class Face(int):
    """A printed side that an event speaks of, not on any card, by its number; plain data names it."""

    __slots__ = ()


E = TypeVar("E", bound=Event)
Eyes: TypeAlias = Callable[[Shown], Shown]
"""What somebody sees of a card."""


def seen(event: E, observer: int) -> E:
    """The event as an observer saw it. An allow-list: what is neither plain nor a card raises."""
    return seen_by_any(event, 1 << observer)


def seen_by_any(event: E, observers: int) -> E:
    """The event as several observers (a mask) together saw it."""
    return _through(event, lambda card: card.seen_by_any(observers))


def opened(event: E) -> E:
    """The event as somebody would have seen it who knows all cards: when the game is over."""
    return _through(event, lambda card: card._replace(known=1))


def renamed(event: E, name: Callable[[int], int]) -> E:
    """The event with other names for its cards."""
    return _through(event, lambda card: card._replace(card=name(card.card)))


def _through(event: E, eyes: Eyes) -> E:
    before = [getattr(event, name) for name in _names(type(event))]  # type: ignore[arg-type]  # hashable
    after = [_seen(value, eyes) for value in before]
    return event if after == before else type(event)(*after)


@cache
def _names(kind: type[Event]) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])


def _seen(value: object, eyes: Eyes) -> object:
    kind = type(value)
    if kind is Shown:
        return eyes(value)  # type: ignore[arg-type]
    if kind in (int, str, bool, Face) or value is None:
        return value
    if kind is dict:
        return {name: _seen(each, eyes) for name, each in value.items()}  # type: ignore[attr-defined]
    if kind is list:
        return [_seen(each, eyes) for each in value]  # type: ignore[attr-defined]
    if isinstance(value, tuple):
        parts = [_seen(each, eyes) for each in value]
        return tuple(parts) if kind is tuple else kind(*parts)
    raise TypeError(f"{kind.__name__} has no eyes on it: say who may see it")
