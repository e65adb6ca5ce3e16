"""The log of a game, so many turns at a time."""

from __future__ import annotations

from typing import Any

from comptoir.core import Event
from comptoir.server.ledger import Ledger
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
    events = match.events or []
    before = min(before, len(events))
    first = _turn_start(telling, events, before, turns)
    told = match.events_for(reader.observer, first, before)
    if first == 0:
        told = [*telling.opening(match), *told]
    beats = telling.beats(told, reader, _unnumbered)
    return first, [Beat([], beat.lines) for beat in beats if beat.lines]


def _turn_start(telling: Telling[Any], events: list[Event], before: int, turns: int) -> int:
    for at in range(before - 1, -1, -1):
        if telling.opens_turn(events[at]):
            turns -= 1
            if not turns:
                return at
    return 0


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0
