"""Figures of a running server, in the format Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING

from comptoir.server.post.wishes import WAYS

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.porch import Porch

_counts: Counter[str] = Counter()

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
STAGES = ("queue", "answer", "store", "tell")
"""What a message goes through: until it is its turn, until all of it is done, and of that what counts most:
until a record is stored, and until everybody has been written to."""
_durations: Counter[tuple[str, float]] = Counter()
_seconds: defaultdict[str, float] = defaultdict(float)
PICKED = "picked"


def clock() -> float:
    """Seconds that only grow."""
    return time.monotonic()


def count(what: str) -> None:
    _counts[what] += 1


def took(stage: str, seconds: float) -> None:
    """Something went through a stage, and it took so long."""
    _seconds[stage] += seconds
    _durations[stage, _bound(seconds)] += 1


def _bound(seconds: float) -> float:
    return next((bound for bound in BUCKETS if seconds <= bound), inf)


def stored(kind: str, start: float) -> None:
    """A record of a kind was stored, which was begun then."""
    took("store", clock() - start)
    if kind == PICKED:
        count("picks")


COUNTED = (
    "sockets_opened", "messages", "picks", "hung_up", "not_stored", "waited", "not_paid", "no_more_files",
    "too_many_silent", "too_many_lines", "too_many_sockets", "sockets_too_fast", "requests_too_fast",
    "bots_late", "bots_relieved", "bots_by_chance", "leases_renewed", "leases_failed", "takeovers",
    "tables_lost", "requests_carried", "sockets_carried",
)  # fmt: skip

COUNTED_BY_WAY = ("notices_sent", "notices_failed")


def text(house: House, porch: Porch) -> str:
    """All figures."""
    awake = house.awake
    gauges = {
        "lines": len(porch),
        "lines_most": porch.most,
        "tables_awake": len(awake),
        "tables_owned": len(awake),
        "tables_paused": sum(actor.paused for actor in awake),
        "sockets": sum(len(actor.audience) for actor in awake),
        "messages_waiting": sum(actor.waiting for actor in awake),
        "processes_living": 1,
        "leaving": int(house.is_leaving),
        **house.store.gauges(),
    }
    lines = []
    for name, value in gauges.items():
        lines += [f"# TYPE comptoir_{name} gauge", f"comptoir_{name} {value}"]
    for name in COUNTED:
        lines += [f"# TYPE comptoir_{name}_total counter", f"comptoir_{name}_total {_counts[name]}"]
    for name in COUNTED_BY_WAY:
        lines.append(f"# TYPE comptoir_{name}_total counter")
        lines += [f'comptoir_{name}_total{{way="{way}"}} {_counts[f"{name} {way}"]}' for way in WAYS]
    for stage in STAGES:
        lines += _histogram(stage)
    return "\n".join(lines) + "\n"


def _histogram(stage: str) -> Iterator[str]:
    name, below = f"comptoir_{stage}_seconds", 0
    yield f"# TYPE {name} histogram"
    for bound in (*BUCKETS, inf):
        below += _durations[stage, bound]
        yield f'{name}_bucket{{le="{"+Inf" if bound == inf else bound}"}} {below}'
    yield f"{name}_sum {_seconds[stage]:.6f}"
    yield f"{name}_count {below}"
