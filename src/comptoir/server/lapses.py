"""Windows that went by without an answer: the log of the seat that was asked says so, and nobody else's."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.server.deeds import Deed
from comptoir.telling.shown import Beat, Line
from comptoir.telling.telling import Reader

LAPSED = ("order", "time")
"""Who answered for a person who did not, in a window."""


def lapses(steps: Sequence[Deed], seat: int) -> list[Deed]:
    """The windows of a seat that went by."""
    return [step for step in steps if step.seat == seat and step.by in LAPSED]


def beat_of(lapse: Deed, reader: Reader) -> Beat:
    """How the log tells it."""
    return Beat([], [Line([reader.words.say(f"log-lapsed-{lapse.by}")], seat=lapse.seat)])
