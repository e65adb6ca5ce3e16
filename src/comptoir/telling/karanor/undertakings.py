"""What somebody did, to be named where it is taken back."""

from __future__ import annotations

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


def name_deed(teller: Teller, event: Event) -> str:
    """“The move to Kien”; empty if it has no name of its own."""
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
