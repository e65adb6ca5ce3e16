"""What people at a table have to know beside the game: what is missing, old rules, bots that say nothing."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Protocol

from comptoir.core import registry
from comptoir.server import room
from comptoir.server.ledger import Ledger
from comptoir.words import words


class Troubles(Protocol):
    """What is true of a table now and not stored."""

    @property
    def late(self) -> Collection[int]:
        """The seats whose bots are waited for."""
        ...

    def yet_to_agree(self) -> list[int]: ...


def notices(ledger: Ledger, troubles: Troubles, lang: str) -> list[room.Notice]:
    """All of them, in one language."""
    say = words(lang).say
    found = []
    for loss in ledger.losses:
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(loss.found))
        found.append(room.Notice("lost", [say("notice-lost", missing=loss.missing, when=when)]))
    if ledger.match is not None and ledger.match.start is not None:
        start, known = ledger.match.start, registry.rules(ledger.game).rules_version
        code = "carried" if ledger.unkept is None else "told" if ledger.match.is_over else "older"
        facts = {"version": start.rules, "known": known, "picks": start.picks, "dropped": ledger.dropped}
        asked = troubles.yet_to_agree() if code == "older" else []
        found.append(room.Notice(code, [say(f"notice-{code}", **facts)], asked))
    if ledger.is_halted and ledger.unkept is None:
        found.append(room.Notice("halted", [say("notice-halted")], troubles.yet_to_agree()))
    if ledger.drawn_by_lot:
        found.append(room.Notice("drawn_by_lot", [say("notice-drawn-by-lot", count=ledger.drawn_by_lot)]))
    found += [
        room.Notice("bot_late", [say("notice-bot-late", name=ledger.names_in(lang)[seat])])
        for seat in sorted(troubles.late)
    ]
    return found
