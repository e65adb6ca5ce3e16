"""Who stands before the door: connections that have asked for nothing yet, and how many there are at all.

Whoever has something to say says it soon. So when it is crowded on the porch, those go first who have been
silent for longest, if it is long at all: after a start everybody comes at once, and all of them are heard. A
server that has no more files for connections says so, and takes the next as soon as somebody leaves.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import ip_address
from typing import Protocol

from comptoir.server import metrics
from comptoir.server.complaints import complain
from comptoir.server.purses import LINE, Till, neighbourhood

MOST_SILENT, LONG_SILENCE = 512, 10.0
"""When more connections than that stand there, who has said nothing for so many seconds goes."""
SPARE_FILES = 64
"""Files kept for what is no connection: the store, bots, pages."""
LINES_PER_SOCKET = 4
"""A browser has a few connections beside its socket."""


class Line(Protocol):
    """A connection: a transport of asyncio."""

    def abort(self) -> None: ...


def open_all_files() -> int:
    """Take as many files as the system would give us; how many that are."""
    try:
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit  # which not every system has
    except ImportError:
        return MOST_SILENT
    soft, hard = getrlimit(RLIMIT_NOFILE)
    if soft < hard:
        setrlimit(RLIMIT_NOFILE, (hard, hard))
    return hard


class Porch:
    """Counts connections: all, those of an address, those that are silent."""

    def __init__(self, till: Till, sockets_per_address: int, files: int) -> None:
        self.most = max(1, files - SPARE_FILES)
        """Connections there can be."""
        self.is_full = False
        """Was the last one who came refused, since there are no more files?"""
        self._till = till
        self._most_of_one = LINES_PER_SOCKET * sockets_per_address
        self._most_silent_of_one = sockets_per_address
        self._lines: dict[Line, str] = {}
        self._silent: dict[Line, tuple[str, float]] = {}
        """From where they are and when they came, in that order."""
        self._by_address: Counter[str] = Counter()
        self._silent_by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._lines)

    def arrive(self, line: Line, address: str) -> None:
        """Somebody has connected; somebody may have to go for that."""
        where = neighbourhood(address)
        self._lines[line], self._silent[line] = where, (where, metrics.clock())
        self._by_address[where] += 1
        self._silent_by_address[where] += 1
        if len(self._lines) > self.most:
            self.is_full = True
            complain("no_more_files", address)
            self._cut(next(iter(self._silent)))
        elif (silent := self._too_silent(where)) is not None:
            complain("too_many_silent", address)
            self._cut(silent)
        elif not _is_own(address) and self._is_too_much(where):
            complain("too_many_lines", address)
            self._cut(line)
        else:
            self.is_full = False

    def _too_silent(self, where: str) -> Line | None:
        """Who should go, if it is crowded here or too many are from one address."""
        if len(self._silent) > max(MOST_SILENT, self._most_silent_of_one):
            oldest = next(iter(self._silent))
        elif self._silent_by_address[where] > self._most_silent_of_one:
            oldest = next(each for each, (its, _) in self._silent.items() if its == where)
        else:
            return None
        return oldest if metrics.clock() - self._silent[oldest][1] > LONG_SILENCE else None

    def _is_too_much(self, where: str) -> bool:
        return self._by_address[where] > self._most_of_one or self._till.refuses(where, LINE)

    def _cut(self, line: Line) -> None:
        self.leave(line)
        line.abort()

    def go_in(self, line: Line) -> None:
        """It has asked for something."""
        silent = self._silent.pop(line, None)
        if silent is not None:
            _uncount(self._silent_by_address, silent[0])

    def leave(self, line: Line) -> None:
        self.go_in(line)
        where = self._lines.pop(line, None)
        if where is not None:
            _uncount(self._by_address, where)


def _uncount(counter: Counter[str], where: str) -> None:
    counter[where] -= 1
    if not counter[where]:
        del counter[where]


def _is_own(address: str) -> bool:
    """Does it come from this machine, where a proxy may stand that speaks for many?"""
    try:
        return str(ip_address(address)) in ("127.0.0.1", "::1")
    except ValueError:
        return True
