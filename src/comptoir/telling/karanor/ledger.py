"""Where everybody's prestige came from, read out of what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from comptoir.core import Event
from comptoir.karanor.events import (
    Activated,
    BoughtVilla,
    Built,
    ChoseAtOnce,
    CompletedQuest,
    Delivered,
    GainedPrestige,
    GaveUp,
    KeptArtefact,
    Played,
    SetOut,
)
from comptoir.karanor.pack import Pack
from comptoir.telling.karanor.sight import Sight
from comptoir.telling.karanor.teller import Teller

SOURCES: dict[type[Event], str] = {
    Built: "shops",
    CompletedQuest: "quests",
    ChoseAtOnce: "quests",
    Delivered: "deliveries",
    BoughtVilla: "villas",
    Activated: "artefacts",
    Played: "cards",
    SetOut: "history",
}
"""What may bring prestige, or cost it, and what it counts as."""
ORDER = (*dict.fromkeys(SOURCES.values()), "others", "costs")


class Ledger:
    """The prestige of each seat by where it came from; what rivals did to it is ``others``."""

    def __init__(self, pack: Pack, seats: int) -> None:
        self.pack = pack
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._sources = ["others"] * seats
        """What each seat did last that may bring prestige."""
        self._last = 0
        """Who did something of the sort last."""
        self._finds = [False] * seats
        """Who has just found an artefact that brings some by itself."""

    def write(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case GainedPrestige(seat, amount):
                    self.counts[seat][self._source(seat, amount)] += amount
                case GaveUp(seat, "prestige", _, count):
                    self.counts[seat]["costs"] -= count
                case KeptArtefact(seat, card):
                    self._finds[seat] = self.pack.artefact_of[card.face].trigger == "gain"
                case _ if type(event) in SOURCES:
                    self._last = event.seat  # type: ignore[attr-defined]  # all of these have one
                    self._sources[self._last] = SOURCES[type(event)]
                    self._finds[self._last] = False

    def _source(self, seat: int, amount: int) -> str:
        if self._finds[seat]:
            self._finds[seat] = False
            return "artefacts"
        return "others" if amount < 0 and self._last != seat else self._sources[seat]


def sheet(teller: Teller, sight: Sight, ledger: Ledger) -> list[tuple[str, ...]]:
    """The cells of a score sheet: a column for each merchant, the best first, a line for each source."""
    order = sorted(range(len(sight.seats)), key=lambda at: _score(sight, at), reverse=True)
    lines: list[tuple[str, list[int]]] = [
        (source, [ledger.counts[at][source] for at in order])
        for source in ORDER
        if any(counts[source] for counts in ledger.counts)
    ]
    lines.append(("total", [sight.seats[at].prestige for at in order]))
    lines.append(("gold", [sight.seats[at].gold for at in order]))
    head = ("", *[teller.headed(at) for at in order])
    return [head, *[(teller.say(f"karanor-prestige-{name}"), *map(str, counts)) for name, counts in lines]]


def _score(sight: Sight, at: int) -> tuple[int, int]:
    return sight.seats[at].prestige, sight.seats[at].gold
