"""Work is paid for before it is done, in milliseconds of the loop that carries everybody's moves.

Every address, every seat and every table earns so many in a second and saves up a few. Who has spent them
waits until the next work is earned; others do not wait for it. Honest play never comes near: the prices are
what a message costs, and nobody thinks that fast.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Generic, NamedTuple, TypeVar

from comptoir.server import metrics, wire
from comptoir.server.links import WATCH

PER_SEAT, SEAT_SAVES = 50.0, 400.0
PER_TABLE, TABLE_SAVES = 100.0, 600.0
PER_SOCKET = 2.0
"""What an address earns for each socket it may open: who lets more people in from one lets them work more."""
SOCKET_SAVES = 5.0
MOST_KEPT = 4096
"""Purses remembered at a time; a full one is worth as much as one forgotten."""
LONG_WAIT, LONGEST_WAIT = 3.0, 10.0
"""Seconds: who has to wait for so long need not connect; who would have to for longer is sent away."""

LINE, REQUEST, JOIN, SNAPSHOT, WAKE, LOOK_BACK = 0.1, 1.0, 1.0, 0.5, 6.0, 2.0
"""Prices: a connection, a request, a socket, its snapshot, a table read again, a look at the past."""
MESSAGE = 1.0
PRICES: dict[type, float] = {
    wire.Ping: 0.1,
    wire.Pick: 2.0,
    wire.Act: 2.0,
    wire.Undo: 2.0,
    wire.Redo: 2.0,
    wire.Consent: 2.0,
    wire.Why: 3.0,
    wire.Hint: 5.0,
    wire.Open: 2.0,
    wire.Speak: 2.0,
    wire.Older: LOOK_BACK,
    wire.Rematch: 10.0,
}
"""What messages cost; all others ``MESSAGE``."""
READING = (wire.Why, wire.Hint, wire.Open, wire.Speak, wire.Older)
"""Messages that move nothing: only for these its players and its watchers have a purse of a table, so that
nobody's questions keep anybody's moves waiting."""

K = TypeVar("K", bound=Hashable)


class Purse:
    """So much a second, and a little saved. What is taken in advance is waited for."""

    __slots__ = ("_level", "_rate", "_saves", "_then")

    def __init__(self, rate: float, saves: float, now: float) -> None:
        self._rate, self._saves = rate, saves
        self._level, self._then = saves, now

    def pay(self, price: float, now: float) -> float:
        """The seconds until this is earned; who would wait too long has not paid."""
        self._level = min(self._saves, self._level + (now - self._then) * self._rate)
        self._then = now
        wait = max(0.0, (price - self._level) / self._rate)
        if wait <= LONGEST_WAIT:
            self._level -= price
        return wait

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._then) * self._rate >= self._saves


class Purses(Generic[K]):
    """One for each of many, and no more memory than for so many."""

    def __init__(self, rate: float, saves: float) -> None:
        self._rate, self._saves = rate, saves
        self._purses: dict[K, Purse] = {}

    def __len__(self) -> int:
        return len(self._purses)

    def pay(self, key: K, price: float, now: float) -> float:
        purse = self._purses.get(key)
        if purse is None:
            if len(self._purses) >= MOST_KEPT:
                self._forget(now)
            purse = self._purses[key] = Purse(self._rate, self._saves, now)
        return purse.pay(price, now)

    def _forget(self, now: float) -> None:
        """Those that are full again; if almost none is, the older half."""
        kept = {key: each for key, each in self._purses.items() if not each.is_full(now)}
        if len(kept) > MOST_KEPT // 2:
            kept = dict(list(kept.items())[-(MOST_KEPT // 2) :])
        self._purses = kept


class Payer(NamedTuple):
    """Who has work done: from where, at which table, in which seat."""

    address: str
    table: str
    seat: int


class Till:
    """Takes what work costs."""

    def __init__(self, sockets: int, per_second: float) -> None:
        """``sockets`` and ``per_second`` are what an address and a connection are allowed."""
        quick = per_second / 10.0
        self.spent = Counter[str]()
        """What each address has spent here; of too many the older ones are forgotten."""
        self._addresses = Purses[str](sockets * PER_SOCKET * quick, sockets * SOCKET_SAVES * quick)
        self._seats = Purses[tuple[str, int, str]](PER_SEAT * quick, SEAT_SAVES * quick)
        self._tables = Purses[tuple[str, bool]](PER_TABLE * quick, TABLE_SAVES * quick)

    async def take(self, address: str, price: float) -> bool:
        """Wait until an address has earned this. Is it worth waiting for?"""
        return await _wait(self._pay(neighbourhood(address), price, metrics.clock()))

    def charge(self, where: str, price: float) -> None:
        """An address has spent this with another process."""
        self._addresses.pay(where, price, metrics.clock())

    def _pay(self, where: str, price: float, now: float) -> float:
        if where not in self.spent and len(self.spent) >= MOST_KEPT:
            self.spent = Counter(dict(list(self.spent.items())[MOST_KEPT // 2 :]))
        self.spent[where] += price  # type: ignore[assignment]  # a counter of milliseconds
        return self._addresses.pay(where, price, now)

    def refuses(self, address: str, price: float) -> bool:
        """Has an address so much before it that it should not even come?"""
        return self._pay(neighbourhood(address), price, metrics.clock()) > LONG_WAIT

    async def take_for(self, payer: Payer, message: wire.FromClient) -> bool:
        """Wait until a message is earned, by all who have to pay for it."""
        price, now = PRICES.get(type(message), MESSAGE), metrics.clock()
        return await _wait(self._bill(payer, price, now, is_reading=isinstance(message, READING)))

    async def take_for_joining(self, payer: Payer) -> bool:
        """The same for a snapshot at a seat. The address has paid at the door: before anybody has shown a
        link, no seat and no table pays for them."""
        return await _wait(self._bill(payer, SNAPSHOT, metrics.clock(), is_reading=True))

    def _bill(self, payer: Payer, price: float, now: float, *, is_reading: bool) -> float:
        address, is_watching = neighbourhood(payer.address), payer.seat == WATCH
        # Those who watch share no seat: each has a purse by address.
        seat = payer.table, payer.seat, address if is_watching else ""
        waits = [self._pay(address, price, now), self._seats.pay(seat, price, now)]
        if is_reading:
            waits.append(self._tables.pay((payer.table, is_watching), price, now))
        return max(waits)


async def _wait(seconds: float) -> bool:
    if seconds > LONGEST_WAIT:
        metrics.count("not_paid")
        return False
    if seconds:
        metrics.count("waited")
        await asyncio.sleep(seconds)
    return True


@lru_cache(MOST_KEPT)
def neighbourhood(address: str) -> str:
    """An address as it is counted. Whoever has one of IPv6 has all of its last 64 bits."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return f"{IPv6Address(int(known) >> 64 << 64)}/64"
    return str(known)
