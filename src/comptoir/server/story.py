"""The log of a game, so many turns at a time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import itemgetter
from typing import Any

from comptoir.core import Event, seen
from comptoir.server.lapses import beat_of, lapses
from comptoir.server.ledger import Ledger
from comptoir.server.passes import beats_of as passes_of
from comptoir.server.passes import closed_windows
from comptoir.server.takebacks import beats_of as taken_back_beats
from comptoir.server.upgrades import beats_of
from comptoir.telling.shown import Beat
from comptoir.telling.telling import Reader, Telling


def story(ledger: Ledger, reader: Reader, before: int, turns: int) -> tuple[int, list[Beat]]:
    """The beats of so many turns before an event, and the number of their first event.

    They are told without motions: whether a card of the past is one seen now is nobody's business.
    """
    if ledger.unkept is not None:
        return 0, beats_of(ledger.told, reader.words.lang) if ledger.told is not None else []
    match, telling = ledger.playing, ledger.telling
    events: list[Event] = match.events or []
    before = min(before, len(events))
    first = _turn_start(telling, events, before, turns)
    beats = list[Beat]() if first else telling.beats(telling.opening(match), reader, _unnumbered)
    at = first
    for place, beside in sorted(_beside(ledger, reader), key=itemgetter(0)):
        if first < place <= before or first == place == 0:
            beats += telling.beats(match.events_for(reader.observer, at, place), reader, _unnumbered)
            beats += beside
            at = place
    beats += telling.beats(match.events_for(reader.observer, at, before), reader, _unnumbered)
    return first, [Beat([], beat.lines) for beat in beats if beat.lines]


def _beside(ledger: Ledger, reader: Reader) -> Iterator[tuple[int, list[Beat]]]:
    """What is told beside the events, each after so many: what was taken back, what went by, who passed."""
    eyes = partial(seen, observer=reader.observer)
    for taken in ledger.taken_back:
        yield taken.place, taken_back_beats(taken, ledger.telling, reader, eyes)
    for lapse in lapses(ledger.steps, reader.observer):
        yield lapse.place, [beat_of(lapse, reader)]
    for closed in closed_windows(ledger):
        yield closed.place, passes_of(closed, reader)


def _turn_start(telling: Telling[Any], events: list[Event], before: int, turns: int) -> int:
    for at in range(before - 1, -1, -1):
        if telling.opens_turn(events[at]):
            turns -= 1
            if not turns:
                return at
    return 0


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0
