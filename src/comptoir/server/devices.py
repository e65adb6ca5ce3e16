"""Devices: the browsers of one seat, each with a token of its own, and the tickets by which one is added.

A device's token is random and kept as a hash. A ticket admits one device, once, within a few minutes; it is
in the memory only, as a hash too.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

TICKET_LASTS = 600.0
"""Seconds in which a ticket can be used."""
MOST_TICKETS = 16
"""Tickets of a seat that can be used; of more the oldest is worth nothing."""
LONGEST_LABEL = 40

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What browsers say of themselves, those first that also claim to be another, and what people call it."""


def digest(token: str) -> str:
    """What is kept of a token: it cannot be guessed, so its hash needs no salt."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=32).hexdigest()


def is_digest(kept: str, token: str) -> bool:
    return hmac.compare_digest(kept, digest(token))


def label(user_agent: str) -> str:
    """A browser in two words ("Firefox · Android"), or nothing if it is none we know."""
    words = [_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent)]
    return " · ".join([word for word in words if word])


def _first(names: Iterable[tuple[str, str]], text: str) -> str:
    return next((name for sign, name in names if sign in text), "")


class Ticket(NamedTuple):
    """Who may come in by it; ``device`` is the name it will have at the seat."""

    seat: int
    device: str
    until: float


class Tickets:
    """Those of one table that can still be used."""

    def __init__(self) -> None:
        self._open: dict[str, Ticket] = {}

    def issue(self, token: str, seat: int, device: str, now: float) -> None:
        kept = [key for key, each in self._open.items() if each.seat == seat]
        for key in kept[: max(0, len(kept) - MOST_TICKETS + 1)]:
            del self._open[key]
        self._open[digest(token)] = Ticket(seat, device, now + TICKET_LASTS)

    def take(self, token: str, now: float) -> Ticket | None:
        """The ticket somebody shows; it is used up."""
        ticket = self._open.pop(digest(token), None)
        return ticket if ticket is not None and now < ticket.until else None

    def void(self, seat: int) -> None:
        """Those of a seat are worth nothing any more."""
        self._open = {key: each for key, each in self._open.items() if each.seat != seat}

    def is_waiting(self, now: float) -> bool:
        """Can one still be used?"""
        return any(now < each.until for each in self._open.values())
