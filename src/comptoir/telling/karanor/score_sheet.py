"""Where everybody's prestige came from, read out of what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from comptoir.core import Event
from comptoir.karanor.events import Activated, BoughtVilla, Built, ChoseAtOnce, CompletedQuest, Gained, Played
from comptoir.karanor.pack import Artefact, BlackMarket, Commerce, Delivery, History, Pack, Quest
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.teller import Teller

SOURCES: dict[type, str] = {
    Commerce: "shops",
    Quest: "quests",
    Delivery: "deliveries",
    Artefact: "artefacts",
    BlackMarket: "cards",
    History: "history",
}
"""What a card that brings prestige, or costs it, counts as."""
ORDER = ("shops", "quests", "deliveries", "villas", "artefacts", "cards", "history", "others", "costs")


class ScoreSheet:
    """The prestige of each seat by where it came from; what rivals did to it is ``others``."""

    def __init__(self, pack: Pack, seats: int) -> None:
        self.pack = pack
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]

    def write(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case Gained(seat, by, source) if event.prestige:
                    kind = SOURCES[type(self.pack.cards[source.face])] if by == seat else "others"
                    self.counts[seat][kind] += event.prestige
                case BoughtVilla(seat):
                    self.counts[seat]["villas"] += event.prestige
                case (
                    Built(seat) | CompletedQuest(seat) | ChoseAtOnce(seat) | Played(seat) | Activated(seat)
                ) if event.paid.prestige:
                    self.counts[seat]["costs"] -= event.paid.prestige


def cells(teller: Teller, view: KaranorView, sheet: ScoreSheet) -> list[tuple[str, ...]]:
    """The cells of a score sheet: a column for each merchant, the best first, a line for each source."""
    seats = range(view.rules.players)
    order = sorted(seats, key=lambda at: (view.prestige[at], view.gold[at]), reverse=True)
    lines: list[tuple[str, list[int]]] = [
        (source, [sheet.counts[at][source] for at in order])
        for source in ORDER
        if any(counts[source] for counts in sheet.counts)
    ]
    lines.append(("total", [view.prestige[at] for at in order]))
    lines.append(("gold", [view.gold[at] for at in order]))
    head = ("", *[teller.headed(at) for at in order])
    return [head, *[(teller.say(f"karanor-prestige-{name}"), *map(str, counts)) for name, counts in lines]]
