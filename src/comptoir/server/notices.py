"""What the people at a table have to know beside the game: what went missing, and bots that do not answer."""

from __future__ import annotations

import time
from collections.abc import Iterable

from comptoir.server import wire
from comptoir.server.ledger import Ledger
from comptoir.words import words


def notices(ledger: Ledger, waiting: Iterable[int], lang: str) -> list[wire.Notice]:
    """All of them, in one language; ``waiting`` are the seats that have not agreed to go on after a loss."""
    say = words(lang).say
    found = []
    for loss in ledger.losses:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(loss.found))
        found.append(wire.Notice("lost", [say("notice-lost", missing=loss.missing, when=when)]))
    if ledger.is_halted:
        found.append(wire.Notice("halted", [say("notice-halted")], list(waiting)))
    return found
