"""What somebody did, to be named where it is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import UNKNOWN, Event, Face, Shown
from comptoir.dale.events import AskedForHelp, Built, Played, Purchased, Reacted, TookInventory, Used
from comptoir.telling.dale.teller import Teller
from comptoir.telling.telling import Reader

DEEDS = (Purchased, Built, Played, Used, Reacted, TookInventory, AskedForHelp)
"""What turns are made of."""


def is_deed(event: Event) -> bool:
    return isinstance(event, DEEDS)


def undertaking(events: Sequence[Event], seat: int, reader: Reader) -> str:
    """The first thing of a seat that has a name: “the purchase of Cookies”."""
    teller = Teller(reader)
    for event in events:
        if getattr(event, "seat", -1) == seat:
            named = _named(teller, event)
            if named:
                return named
    return teller.say("undertaking-step")


def _named(teller: Teller, event: Event) -> str:
    match event:
        case Purchased(card=card) if card.face != UNKNOWN:
            return teller.say("undertaking-purchase", card=teller.face(card.face))
        case Built(number=number):
            return teller.say("undertaking-stack", number=number)
        case TookInventory():
            return teller.say("undertaking-inventory")
        case Played(card=card, guise=guise) | Used(card=card, guise=guise):
            return _use(teller, card, guise)
        case Reacted(card=card, guise=guise):
            return _use(teller, card, guise)
    return ""


def _use(teller: Teller, card: Shown, guise: Face) -> str:
    if card.face == UNKNOWN:
        return ""
    used = teller.used_as(card.face, card.face if guise < 0 else guise)
    return teller.say("undertaking-card", card=used)
