"""What somebody did, to be named where it is taken back."""

from __future__ import annotations

from comptoir.core import UNKNOWN, Event, Face, Shown
from comptoir.dale.events import AskedForHelp, Built, Played, Purchased, Reacted, TookInventory, Used
from comptoir.telling.dale.teller import Teller
from comptoir.telling.telling import Reader

DEEDS = (Purchased, Built, Played, Used, Reacted, TookInventory, AskedForHelp)
"""What turns are made of."""


def is_deed(event: Event) -> bool:
    return isinstance(event, DEEDS)


def name_deed(event: Event, reader: Reader) -> str:
    """“The purchase of Cookies”; empty if it has no name of its own."""
    teller = Teller(reader)
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
