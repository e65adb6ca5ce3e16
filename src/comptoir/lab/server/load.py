"""How a server bears a crowd: real tables, real sockets, real rules, on this machine alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

from comptoir.core import ComptoirError
from comptoir.lab.server.idle import SPARE_FILES, allow_files
from comptoir.lab.yard import yard

if TYPE_CHECKING:
    from comptoir.lab.server.phases import Measured, Plan

SEATS, SECONDS = 4, 20.0
YARD_SECONDS = 0.25


class Usual(NamedTuple):
    """What a game is measured with where nobody says otherwise, and what we want of it then."""

    tables: int
    rate: int
    bars: Mapping[str, float]
    """At most that, but for what is in ``AT_LEAST``."""


@dataclass(frozen=True, slots=True)
class LoadFigures:
    """What was measured. Times of picks run from sending them until the last seat of the table shows them."""

    game: str
    tables: int
    sockets: int
    rate: int
    """Picks per second that were due."""
    seconds: float
    picks: int
    """All picks of persons that were stored and seen by everybody, while times were taken."""
    trades: dict[str, int]
    """What was done about trades among them, by its verb; they are picks like others."""
    picks_per_s: float
    p50_ms: float
    p99_ms: float
    most_ms: float
    own_p50_ms: float
    own_p95_ms: float
    """Until the seat that picked shows it."""
    late_p99_ms: float
    """How late the crowd itself was: if this is large, the machine had no time left for it."""
    most_picks_per_s: float
    """As many as the server takes when everybody is in a hurry."""
    errors: int
    error_kinds: dict[str, int]
    rss_mb: float | None
    """The most memory the server ever held; None where the system does not tell."""
    cpu: float | None
    """The part of one core it took while picks were timed."""
    pick_ms: float | None
    """The same for each pick, with everything around it."""
    start_s: float
    """From its start until it listens, in an empty folder."""
    resume_s: float | None
    """From its start after a kill until everybody is back and sees the game; for one process."""
    resume_start_s: float | None
    resumed_picks: int | None
    """All picks that were read again."""
    lost_picks: int
    """Picks somebody had been told of that were gone after the kill."""
    yard: float
    processes: int = 1
    store: str = "sqlite"
    takeover_s: float | None = None
    """From the kill of one of several processes until everybody is back and sees the game."""
    rolling_p99_ms: float | None = None
    """The time of picks while each process was stopped and started again."""
    database_pick_ms: float | None = None
    """What the database takes of a core for each pick."""

    def plain(self) -> dict[str, Any]:
        values = {**asdict(self), "lost": self.lost_picks}
        return {
            name: round(value, 3) if isinstance(value, float) else value for name, value in values.items()
        }


SHARED = {
    "p99_ms": 100.0,
    "own_p95_ms": 100.0,
    "errors": 0.0,
    "lost_picks": 0.0,
    "rss_mb": 400.0,
    "start_s": 2.0,
    "resume_s": 4.0,
}
USUAL = {
    "dale": Usual(200, 100, {"most_picks_per_s": 350.0, **SHARED, "pick_ms": 3.0}),
    "karanor": Usual(100, 50, SHARED),
}
SEVERAL = {"takeover_s": 5.0, "rolling_p99_ms": 2000.0}
"""What is wanted of several processes beside what is wanted of one; they need not come back by themselves."""
STORES = ("sqlite", "postgresql")
AT_LEAST = ("picks_per_s", "most_picks_per_s")
SLACK = 0.99
"""A pick or two of the last moment are not a pace that was missed."""


def bars(figures: LoadFigures) -> dict[str, float]:
    """What each figure is held against; of picks there should be as many as were due."""
    usual = {"picks_per_s": figures.rate, **USUAL[figures.game].bars}
    if figures.processes > 1:
        of_one = ("resume_s", "most_picks_per_s", "pick_ms")
        return {**{name: bar for name, bar in usual.items() if name not in of_one}, **SEVERAL}
    return usual


def is_met(figures: LoadFigures, name: str) -> bool:
    """Was a bar reached?"""
    value: float | None = getattr(figures, name)
    if value is None:
        return False
    bar = bars(figures)[name]
    return value >= bar * SLACK if name in AT_LEAST else value <= bar


def measure(
    *,
    game: str = "dale",
    tables: int = 0,
    seats: int = SEATS,
    rate: int = 0,
    seconds: float = SECONDS,
    processes: int = 1,
    store: str = STORES[0],
) -> LoadFigures:
    """All figures, with servers of its own and an empty store that is gone afterwards."""
    # Sockets take a while to import, and nobody else needs them.
    from comptoir.lab.server.phases import Plan

    usual = USUAL[game]
    plan = Plan(game, tables or usual.tables, seats, rate or usual.rate, seconds)
    allow_files(plan.sockets + SPARE_FILES)
    yards = [yard(YARD_SECONDS)]
    with TemporaryDirectory(prefix="comptoir-bench-") as folder:
        measured = _run(Path(folder), plan, processes, store)
    yards.append(yard(YARD_SECONDS))
    if not measured.paced.delays:
        raise ComptoirError("bench_no_picks")
    return _figures(plan, measured, processes, store, median(yards))


def _run(folder: Path, plan: Plan, processes: int, store: str) -> Measured:
    from comptoir.lab.server import phases, several
    from comptoir.lab.server.database import ROOMY, Cluster
    from comptoir.lab.server.spawn import Spawned

    if store == STORES[0]:
        return phases.run(Spawned(folder, sockets=plan.sockets), plan)
    cluster = Cluster(settings=ROOMY)
    try:
        data = cluster.fresh("bench")
        if processes == 1:
            return phases.run(Spawned(folder, sockets=plan.sockets, data=data), plan, cluster)
        return several.run(several.Fleet(folder, data, processes, plan.sockets), plan, cluster)
    finally:
        cluster.stop()


def _figures(plan: Plan, measured: Measured, processes: int, store: str, pace: float) -> LoadFigures:
    start, paced, server, resumed, survived = measured
    own, last = ([each[at] * 1000 for each in paced.delays] for at in (0, 1))
    seconds = plan.seconds
    return LoadFigures(
        game=plan.game,
        tables=plan.tables,
        sockets=plan.sockets,
        rate=plan.rate,
        seconds=seconds,
        picks=len(last),
        trades=dict(paced.trades),
        picks_per_s=len(last) / seconds,
        p50_ms=percentile(last, 50),
        p99_ms=percentile(last, 99),
        most_ms=percentile(last, 100),
        own_p50_ms=percentile(own, 50),
        own_p95_ms=percentile(own, 95),
        late_p99_ms=percentile([each * 1000 for each in paced.late], 99),
        most_picks_per_s=paced.most_per_s,
        errors=server.errors.total(),
        error_kinds=dict(server.errors),
        rss_mb=None if server.memory is None else server.memory / 2**20,
        cpu=paced.cpu,
        pick_ms=_each(paced.cpu, seconds, len(last)),
        start_s=start,
        resume_s=resumed and resumed.seconds,
        resume_start_s=resumed and resumed.start,
        resumed_picks=resumed and resumed.picks,
        lost_picks=sum(each.lost for each in (resumed, survived) if each is not None),
        yard=pace,
        processes=processes,
        store=store,
        takeover_s=survived and survived.takeover,
        rolling_p99_ms=survived and percentile([each[1] * 1000 for each in survived.rolling], 99),
        database_pick_ms=_each(paced.database_cpu, seconds, len(last)),
    )


def _each(cpu: float | None, seconds: float, picks: int) -> float | None:
    """The milliseconds of a core for each pick."""
    return None if cpu is None else 1000 * cpu * seconds / picks


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest of the values that so many percent of them do not exceed."""
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]
