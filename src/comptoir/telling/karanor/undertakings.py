"""What somebody did, to be named where it is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import UNKNOWN, Event
from comptoir.karanor import events
from comptoir.telling.karanor.teller import Teller
from comptoir.words import Spoken

CARDS = (events.Built, events.CompletedQuest, events.Played, events.Activated)
"""What is named with its card."""
DEEDS = (
    events.Harvested, events.Worked, events.TookCommerce, events.DrewQuest, events.Delivered,
    events.Recruited, events.Promoted, events.BoughtVilla, events.VisitedMarket,
    events.Offered, events.Traded, events.Drafted,
)  # fmt: skip


def name_undertaking(teller: Teller, happened: Sequence[Event], seat: int) -> str:
    """The first thing of a seat that has a name: “the move to Kien”."""
    for event in happened:
        if getattr(event, "seat", -1) == seat:
            named = _named(teller, event)
            if named:
                return named
    return teller.say("undertaking-step")


def _named(teller: Teller, event: Event) -> str:
    facts: dict[str, Spoken] = {}
    if isinstance(event, CARDS):
        if event.card.face == UNKNOWN:
            return ""
        facts["card"] = teller.card(event.card.face)
    elif isinstance(event, events.Moved):
        facts["place"] = teller.place(event.target)
    elif not isinstance(event, DEEDS):
        return ""
    return teller.say(f"karanor-undertaking-{event.name().replace('_', '-')}", **facts)
