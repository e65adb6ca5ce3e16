"""Who passed in a reaction window: the log says so to everybody, once the window has closed.

Before that nobody may know: what is picked in a window is sealed until all have answered. A pass looks the
same whatever the hand, and whether it was a person's, a bot's or one by standing order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from comptoir.telling.shown import Beat, Line
from comptoir.telling.telling import Reader

if TYPE_CHECKING:
    from comptoir.server.ledger import Ledger

SEVERAL = 3
"""So many passes are told in one line, if nobody reacted."""


class Closed(NamedTuple):
    """A window that has closed."""

    place: int
    """So many events had happened before."""
    passed: dict[int, bool]
    """The seats that passed, and whether that was because their time ran out."""
    is_all: bool
    """Did nobody react?"""


def closed_windows(ledger: Ledger) -> list[Closed]:
    """All windows but the one that is open, in order."""
    match, found = ledger.playing, dict[int, Closed]()
    for step in ledger.steps:
        if step.window:
            known = found.get(step.place, Closed(step.place, {}, True))
            if step.window == "passed":
                known.passed[step.seat] = step.by == "time"
            found[step.place] = known._replace(is_all=known.is_all and step.window == "passed")
    if ledger.telling.is_reaction(match):
        found.pop(len(match.events or ()), None)
    return list(found.values())


def beats_of(closed: Closed, reader: Reader) -> list[Beat]:
    """How the log tells it; who passes knows that of themselves."""
    say = reader.words.say
    if closed.is_all and len(closed.passed) >= SEVERAL:
        return [Beat([], [Line([say("log-all-pass")])])]
    lines = [
        Line([say("log-passes", name=reader.names[seat], late=is_late)], seat=seat)
        for seat, is_late in closed.passed.items()
        if seat != reader.observer
    ]
    return [Beat([], lines)] if lines else []
