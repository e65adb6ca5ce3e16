"""What guests of all processes have used, told to each other: a limit counts once, whichever door is taken.

Each process says every second what every address has used of it since it began; of the others it takes what
has been added since it last heard of them. So an address that goes from door to door has spent its purse
everywhere a second later.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from comptoir.server.limits import Doorkeeper

MOST_TOLD = 1000
"""Addresses that are told of: those that used most."""


class Account(msgspec.Struct, frozen=True):
    """What addresses have used at one process: work since it began, and sockets they have open now."""

    work: dict[str, float] = {}
    tables: dict[str, float] = {}
    sockets: dict[str, int] = {}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Account).decode


class Reckoning:
    """Tells others what was used here, and charges here what was used with them."""

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        self._doorkeeper = doorkeeper
        self._known: dict[str, Account] = {}
        """By process, as it was heard last."""

    def tell(self) -> bytes:
        """What was used here."""
        keeper = self._doorkeeper
        work, tables = _most(keeper.till.spent), _most(keeper.opened)
        sockets = {where: int(count) for where, count in _most(keeper.sockets).items()}
        return _encode(Account(work, tables, sockets))

    def hear(self, told: Iterable[tuple[str, bytes]]) -> None:
        """What was used with others, all of them that live."""
        heard = {process: _decode(account) if account else Account() for process, account in told}
        elsewhere = Counter[str]()
        for process, account in heard.items():
            before = self._known.get(process, account)  # what was used before we came is theirs
            for where, price in _added(before.work, account.work).items():
                self._doorkeeper.till.charge(where, price)
            for where, count in _added(before.tables, account.tables).items():
                self._doorkeeper.count_opened(where, round(count))
            elsewhere.update(account.sockets)
        self._doorkeeper.elsewhere = elsewhere
        self._known = heard


def _most(used: Counter[str]) -> dict[str, float]:
    return dict(used.most_common(MOST_TOLD))


def _added(before: dict[str, float], now: dict[str, float]) -> dict[str, float]:
    return {
        where: used - before.get(where, 0.0) for where, used in now.items() if used > before.get(where, 0.0)
    }
