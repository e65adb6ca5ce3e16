"""How much one connection, one seat and one address may ask for."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from comptoir.server import metrics
from comptoir.server.purses import MOST_KEPT, Till, neighbourhood

MESSAGE_BYTES = 16 * 1024
PER_SECOND = 10.0
BURST = 20
DEVICES_PER_SEAT = 8
SOCKETS_PER_DEVICE = 4
WATCHERS_PER_TABLE = 100


class DoorLimits(NamedTuple):
    """What a host of this server may want otherwise."""

    sockets_per_address: int = 64
    tables_per_address: int = 30
    """New tables an address may open in an hour."""
    per_second: float = PER_SECOND
    burst: int = BURST


class Bucket:
    """So many a second, and a few more at once."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = float(burst)
        self._then = now

    def take(self, now: float) -> bool:
        """Is one more allowed?"""
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self._level + (now - self._then) * self._rate >= self._burst


class Buckets:
    """One for each address, and no more than so many."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, now: float) -> bool:
        """Is one more allowed to this address?"""
        address = neighbourhood(address)
        if address not in self._buckets and len(self._buckets) >= MOST_KEPT:
            self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full(now)}
        if address not in self._buckets and len(self._buckets) >= MOST_KEPT:
            return False
        return self._buckets.setdefault(address, Bucket(self._rate, self._burst, now)).take(now)


class Doorkeeper:
    """Counts by address: sockets, new tables, and looks back; and takes what work costs."""

    def __init__(self, limits: DoorLimits) -> None:
        self.limits = limits
        self.till = Till(limits.sockets_per_address, limits.per_second)
        self.sockets: Counter[str] = Counter()
        """Open now, by address."""
        self.elsewhere: Counter[str] = Counter()
        """The same with other processes."""
        self.opened: Counter[str] = Counter()
        """Tables opened here, by address."""
        self._opened = Buckets(limits.tables_per_address / 3600, limits.tables_per_address)
        self._people = Buckets(limits.tables_per_address / 3600, limits.tables_per_address)
        self._looks = Buckets(limits.per_second / 2, 2 * limits.burst)

    def enter(self, address: str) -> bool:
        address = neighbourhood(address)
        if self.sockets[address] + self.elsewhere[address] >= self.limits.sockets_per_address:
            return False
        self.sockets[address] += 1
        return True

    def leave(self, address: str) -> None:
        address = neighbourhood(address)
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]

    def may_open(self, address: str, now: float) -> bool:
        """May this address open one more table?"""
        is_allowed = self._opened.take(address, now)
        self.opened[neighbourhood(address)] += is_allowed
        return is_allowed

    def count_opened(self, where: str, count: int) -> None:
        """So many tables were opened with another process."""
        for _ in range(count):
            self._opened.take(where, metrics.clock())

    def may_begin(self, address: str, now: float) -> bool:
        """May one more person be made for this address?"""
        return self._people.take(address, now)

    def may_look_back(self, address: str, now: float) -> bool:
        """May this address ask for a game of the past once more?"""
        return self._looks.take(address, now)
