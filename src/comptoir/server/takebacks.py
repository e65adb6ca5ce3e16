"""What was taken back after others knew of it: it stays in the log, struck out, unless it is restored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from comptoir.core import Event
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Beat, Line, Text
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
    parts: tuple[Event | TakenBack | Restored, ...]
    """What had happened, in order, and had been taken back there before."""


class Restored(NamedTuple):
    """Somebody made again, all of it, what they had taken back."""

    seat: int
    step: int
    place: int
    taken: TakenBack


Return: TypeAlias = TakenBack | Restored


def take_back(
    known: Sequence[Return], seat: int, step: int, events: Sequence[Event], left: int
) -> list[Return]:
    """What is known to be taken back, now that of these events only so many are left."""
    parts, at = list[Event | Return](), left
    for each in known:
        if each.place > left:
            parts += [*events[at : each.place], each]
            at = each.place
    parts += events[at:]
    kept = [each._replace(step=min(each.step, step)) for each in known if each.place <= left]
    return [*kept, TakenBack(seat, step, left, tuple(parts))]


def restore(known: Sequence[Return], step: int, place: int) -> tuple[list[Return], Restored]:
    """The same, now that what was taken back last has been made again: so many steps and events there are.

    What had been taken back before that is still so.
    """
    at = max([at for at, each in enumerate(known) if isinstance(each, TakenBack)])
    last = known[at]
    assert isinstance(last, TakenBack)
    before = [each for each in last.parts if not isinstance(each, Event)]
    restored = Restored(last.seat, step, place, last)
    left = [*known[:at], *known[at + 1 :], restored, *before]
    return sorted(left, key=attrgetter("place")), restored


def beats_of(taken: Return, telling: Telling[Any], reader: Reader, eyes: Eyes) -> list[Beat]:
    """How the log tells it: what was told before, struck out, and who took it back; or who restored it."""
    line = Line(sentence(taken, telling, reader, eyes), seat=taken.seat)
    struck = _struck(taken, telling, reader, eyes) if isinstance(taken, TakenBack) else []
    return [*struck, Beat([], [line])]


def sentence(taken: Return, telling: Telling[Any], reader: Reader, eyes: Eyes) -> Text:
    """Who took what back, or restored it."""
    what = taken.taken if isinstance(taken, Restored) else taken
    events = [eyes(each) for each in what.parts if isinstance(each, Event)]
    told = reader.words.say(
        "log-restored" if isinstance(taken, Restored) else "log-taken-back",
        who="you" if taken.seat == reader.observer else "other",
        name=reader.names[taken.seat],
        what=telling.undertaking(events, taken.seat, reader),
        more=any(telling.opens_turn(event) for event in events),
    )
    return pieces(told)


def _struck(taken: TakenBack, telling: Telling[Any], reader: Reader, eyes: Eyes) -> list[Beat]:
    found, events = list[Beat](), list[Event]()
    for part in (*taken.parts, None):
        if isinstance(part, Event):
            events.append(eyes(part))
            continue
        lines = [line for beat in telling.beats(events, reader, _unnumbered) for line in beat.lines]
        if part is not None:
            lines += [line for beat in beats_of(part, telling, reader, eyes) for line in beat.lines]
        # A turn that was opened and taken back opens no part of the log.
        kept = [replace(line, struck=True) for line in lines if not line.heading]
        found += [Beat([], kept)] if kept else []
        events = []
    return found


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0
