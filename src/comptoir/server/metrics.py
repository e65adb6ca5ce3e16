"""Figures of a running server, in the format Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from comptoir.server.post.wishes import WAYS

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.porch import Porch

_counts: Counter[str] = Counter()

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_durations: Counter[float] = Counter()
_total = [0.0, 0]


def clock() -> float:
    """Seconds that only grow."""
    return time.monotonic()


def count(what: str) -> None:
    _counts[what] += 1


def stored_in(seconds: float) -> None:
    """A record was stored, and it took so long."""
    _total[0] += seconds
    _total[1] += 1
    for bound in BUCKETS:
        if seconds <= bound:
            _durations[bound] += 1


COUNTED = (
    "sockets_opened", "messages", "hung_up", "not_stored", "waited", "not_paid", "no_more_files",
    "too_many_silent", "too_many_lines", "too_many_sockets", "sockets_too_fast", "requests_too_fast",
    "bots_late", "bots_relieved", "bots_by_chance", "leases_renewed", "leases_failed", "takeovers",
    "tables_lost", "requests_carried", "sockets_carried",
)  # fmt: skip

COUNTED_BY_WAY = ("notices_sent", "notices_failed")


def text(house: House, porch: Porch) -> str:
    """All figures."""
    awake = house.awake
    lines = [
        "# TYPE comptoir_lines gauge",
        f"comptoir_lines {len(porch)}",
        "# TYPE comptoir_lines_most gauge",
        f"comptoir_lines_most {porch.most}",
        "# TYPE comptoir_tables_awake gauge",
        f"comptoir_tables_awake {len(awake)}",
        "# TYPE comptoir_sockets gauge",
        f"comptoir_sockets {sum(len(actor.audience) for actor in awake)}",
        "# TYPE comptoir_tables_paused gauge",
        f"comptoir_tables_paused {sum(actor.paused for actor in awake)}",
    ]
    for name in COUNTED:
        lines += [f"# TYPE comptoir_{name}_total counter", f"comptoir_{name}_total {_counts[name]}"]
    for name in COUNTED_BY_WAY:
        lines.append(f"# TYPE comptoir_{name}_total counter")
        lines += [f'comptoir_{name}_total{{way="{way}"}} {_counts[f"{name} {way}"]}' for way in WAYS]
    lines.append("# TYPE comptoir_store_seconds histogram")
    lines += [f'comptoir_store_seconds_bucket{{le="{bound}"}} {_durations[bound]}' for bound in BUCKETS]
    lines.append(f'comptoir_store_seconds_bucket{{le="+Inf"}} {_total[1]}')
    lines += [f"comptoir_store_seconds_sum {_total[0]:.6f}", f"comptoir_store_seconds_count {_total[1]}"]
    return "\n".join(lines) + "\n"
