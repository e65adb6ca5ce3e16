"""Giving up a game: who has to agree, who has won then, and how that is told.

Where two sides play, the other one has won, and only the teammate of who gives up is asked. Where more play,
the game ends for all of them: everybody agrees, and whoever is furthest has won, as if it were called off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.telling.shown import Text
from comptoir.telling.telling import Reader

if TYPE_CHECKING:
    from comptoir.server.ledger import Ledger

TWO = 2


def concerned(ledger: Ledger, seat: int) -> list[int]:
    """The seats whose game a person of this one cannot end alone."""
    sides = _sides(ledger)
    others = [each for each in ledger.people() if each != seat]
    return [each for each in others if sides[each] == sides[seat]] if len(set(sides)) == TWO else others


def winners(ledger: Ledger, seat: int) -> list[int]:
    """Who has won when this seat has given up: of the others, those who are furthest."""
    sides = _sides(ledger)
    others = [each for each, side in enumerate(sides) if side != sides[seat]]
    progress = ledger.telling.progress(ledger.playing)
    most = max([progress[each] for each in others])
    return others if len(set(sides)) == TWO else [each for each in others if progress[each] == most]


def result(won: list[int], seat: int, reader: Reader) -> Text:
    """In a sentence."""
    words, names = reader.words, [reader.names[each] for each in won]
    who = "you" if reader.observer == seat else "other"
    said = words.say(
        "result-resigned", who=who, name=reader.names[seat], winners=words.all_of(names), count=len(won)
    )
    return [said]


def _sides(ledger: Ledger) -> list[int]:
    return ledger.telling.teams(ledger.options) or list(range(len(ledger.seats)))
