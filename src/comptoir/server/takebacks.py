"""What was taken back after others had been told of it: it stays in the log, struck out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from comptoir.core import Event
from comptoir.telling.shown import Beat, Line
from comptoir.telling.telling import Reader, Telling

Eyes: TypeAlias = Callable[[Event], Event]
"""How somebody saw an event."""


class TakenBack(NamedTuple):
    """Somebody took back what others knew of."""

    seat: int
    step: int
    """So many steps were left."""
    place: int
    """So many events were left."""
    parts: tuple[Event | TakenBack, ...]
    """What had happened, in order, and had been taken back there before."""


def take_back(
    known: Sequence[TakenBack], seat: int, step: int, events: Sequence[Event], left: int
) -> list[TakenBack]:
    """What is known to be taken back, now that of these events only so many are left."""
    parts, at = list[Event | TakenBack](), left
    for each in known:
        if each.place > left:
            parts += [*events[at : each.place], each]
            at = each.place
    parts += events[at:]
    kept = [each._replace(step=min(each.step, step)) for each in known if each.place <= left]
    return [*kept, TakenBack(seat, step, left, tuple(parts))]


def beats_of(taken: TakenBack, telling: Telling[Any], reader: Reader, eyes: Eyes) -> list[Beat]:
    """How the log tells it: what was told before, struck out, and who took it back."""
    name = reader.names[taken.seat]
    line = Line([reader.words.say("log-taken-back", name=name)], seat=taken.seat)
    return [*_struck(taken, telling, reader, eyes), Beat([], [line])]


def _struck(taken: TakenBack, telling: Telling[Any], reader: Reader, eyes: Eyes) -> list[Beat]:
    found, events = list[Beat](), list[Event]()
    for part in (*taken.parts, None):
        if isinstance(part, Event):
            events.append(eyes(part))
            continue
        lines = [line for beat in telling.beats(events, reader, _unnumbered) for line in beat.lines]
        if isinstance(part, TakenBack):
            lines += [line for beat in beats_of(part, telling, reader, eyes) for line in beat.lines]
        # A turn that was opened and taken back opens no part of the log.
        kept = [replace(line, struck=True) for line in lines if not line.heading]
        found += [Beat([], kept)] if kept else []
        events = []
    return found


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0
