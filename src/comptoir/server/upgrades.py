"""What becomes of a table when the rules of its game have changed.

A game goes on by the rules it began with (see ``core.switches``). Where those are no longer played, or its
picks no longer lead where they led, the table stands as its last checkpoint has it: its people may agree to
go on from there by today's rules, and a game that is over is told from the story that was stored of it.
"""

from __future__ import annotations

import asyncio
import zlib

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from comptoir.core import Match, opened
from comptoir.server import entries
from comptoir.server.ledger import Ledger
from comptoir.telling.shown import Beat
from comptoir.telling.telling import Reader, find
from comptoir.words import LANGUAGES, words

MARK_EVERY = 64
"""Picks after which a checkpoint is stored, with the next action that is complete."""
EVENTS_AT_ONCE = 20
"""So many are told before others have their turn: some 2 ms."""

_encode = msgspec.json.Encoder().encode
_read_beats = msgspec.json.Decoder(list[Beat]).decode


def mark(ledger: Ledger, match: Match, *, now: bool = False) -> list[entries.Entry]:
    """The checkpoint to be stored of a match, if it is time for one: at the end, now and then, or ``now``."""
    since = ledger.at - (ledger.marks[-1].picks if ledger.marks else 0)
    if not (now or match.is_over or (since >= MARK_EVERY and match.is_between_actions)):
        return []
    start = match.checkpoint()
    if ledger.marks and ledger.marks[-1].picks == start.picks:
        return []
    return [entries.Checkpointed(start._asdict())]


# -- stories ------------------------------------------------------------------------------------------------


async def tell(ledger: Ledger) -> entries.Told:
    """The story of a game that is over, with all cards open, in every language; others are let in between."""
    match, names, spectator = ledger.playing, ledger.names, ledger.spectator
    telling = find(match.game.name)
    events = [*telling.opening(match), *[opened(event) for event in match.events or ()]]
    beats, results = {}, {}
    for lang in LANGUAGES:
        reader = Reader(words(lang), names, spectator, match.options)
        told = list[Beat]()
        for first in range(0, len(events), EVENTS_AT_ONCE):
            told += telling.beats(events[first : first + EVENTS_AT_ONCE], reader, _unnumbered)
            await asyncio.sleep(0)
        beats[lang] = zlib.compress(_encode([Beat([], beat.lines) for beat in told if beat.lines]))
        results[lang] = ledger.result(spectator, lang)
    return entries.Told(beats, results, ledger.winners, zlib.compress(_encode(story_of(ledger))))


def story_of(ledger: Ledger) -> Struct:
    """The story of a game with who has won it, also where somebody gave up."""
    told = ledger.telling.story(ledger.playing)
    return told if ledger.resigned is None else replace(told, winners=ledger.winners)


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0


def beats_of(told: entries.Told, lang: str) -> list[Beat]:
    """The story as it was stored."""
    return _read_beats(zlib.decompress(told.beats[lang]))


def chronicle_of(told: entries.Told) -> bytes:
    """What ``Telling.story`` said then, as JSON."""
    return zlib.decompress(told.chronicle)
