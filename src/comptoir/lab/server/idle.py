"""What people cost who only sit there: thousands of sockets at real tables, and nobody moves."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from comptoir.core import ComptoirError

SOCKETS, SECONDS = 10_000, 45.0
"""So many, for so long: every socket is pinged twice meanwhile."""
MOST_MB = 400.0
SPARE_FILES = 200


@dataclass(frozen=True, slots=True)
class IdleFigures:
    """What was measured, in megabytes of the server and all its processes."""

    sockets: int
    tables: int
    seconds: float
    empty_mb: float
    """Before anybody came."""
    tables_mb: float
    """When all sat down, and nobody was connected."""
    rss_mb: float
    """With all of them there."""
    socket_kb: float
    """What one more costs."""
    lost: int
    """Sockets that did not stay."""

    def plain(self) -> dict[str, Any]:
        return {
            name: round(value, 1) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }

    @property
    def is_met(self) -> bool:
        return self.rss_mb <= MOST_MB and not self.lost


def measure(*, sockets: int = SOCKETS, seconds: float = SECONDS) -> IdleFigures:
    """All figures, with a server of its own and an empty folder that is gone afterwards."""
    # Sockets take a while to import, and nobody else needs them.
    from comptoir.lab.server import sitters

    allow_files(sockets + SPARE_FILES)
    with TemporaryDirectory(prefix="comptoir-bench-") as folder:
        held = sitters.run(Path(folder), sockets, seconds)
    return IdleFigures(
        sockets=sockets,
        tables=-(-sockets // sitters.SEATS),
        seconds=seconds,
        empty_mb=held.empty / 2**20,
        tables_mb=held.seated / 2**20,
        rss_mb=held.full / 2**20,
        socket_kb=(held.full - held.seated) / sockets / 1024,
        lost=held.lost,
    )


def allow_files(count: int) -> None:
    """Let this process, and those it starts, open so many. Raises ``ComptoirError`` where it may not."""
    try:
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit  # which not every system has
    except ImportError:
        return
    soft, hard = getrlimit(RLIMIT_NOFILE)
    if count > hard:
        raise ComptoirError("bench_files", most=hard, needed=count)
    setrlimit(RLIMIT_NOFILE, (max(soft, count), hard))
