"""What a server goes through while it is measured: everybody comes, plays, and sees it die and come back."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import NamedTuple, Protocol

from websockets.exceptions import WebSocketException

from comptoir.core import ComptoirError
from comptoir.lab.server.crowd import Crowd
from comptoir.lab.server.people import Delays
from comptoir.lab.server.spawn import Spawned

HURRY_SECONDS = 10.0
"""At most so long everybody plays as fast as the server lets them, which brings the games on their way."""
HURRY_SHARE = 0.5
"""And no longer than this part of the measured time."""
BEFORE_THE_KILL, AFTER_IT = 1.0, 2.0
"""Seconds of play before the server is killed, and after it has come back."""


class Paced(NamedTuple):
    """Play at a given pace."""

    delays: list[Delays]
    late: list[float]
    """How late the crowd itself was with each pick, in seconds."""
    most_per_s: float
    """Picks when there is no pace but hurry."""
    cpu: float | None
    trades: Counter[str]
    """What was done about trades at that pace."""
    database_cpu: float | None = None


class Revived(NamedTuple):
    """The server after a kill."""

    seconds: float
    start: float
    picks: int
    lost: int


class Watched(NamedTuple):
    """The server as seen from outside."""

    memory: int | None
    errors: Counter[str]


class Survived(NamedTuple):
    """Several processes after one of them was killed, and after all were started anew."""

    takeover: float
    rolling: list[Delays]
    """Of the picks made while one process after the other stopped and came back."""
    lost: int


class Measured(NamedTuple):
    start: float
    paced: Paced
    server: Watched
    resumed: Revived | None = None
    """Where there was one process."""
    survived: Survived | None = None
    """Where there were several."""


class Plan(NamedTuple):
    """What is to be measured."""

    game: str
    tables: int
    seats: int
    rate: int
    seconds: float

    @property
    def sockets(self) -> int:
        return self.tables * self.seats


class Timed(Protocol):
    """A server, or a database, whose time can be taken."""

    def cpu_seconds(self) -> float | None: ...


def run(server: Spawned, plan: Plan, database: Timed | None = None) -> Measured:
    """All of it. Raises ``ComptoirError`` when the server does not even take part."""
    with telling_failure(server):
        return asyncio.run(_run(server, plan, database))


@contextmanager
def telling_failure(*servers: Spawned) -> Iterator[None]:
    """Raises ``ComptoirError`` with the last words of whoever had some."""
    try:
        yield
    except (OSError, WebSocketException) as error:  # timeouts are OSErrors
        words = [each.last_words() for each in servers]
        reason = "; ".join(filter(None, words)) or str(error) or type(error).__name__
        raise ComptoirError("bench_server_failed", reason=reason, command="comptoir serve") from error


async def _run(server: Spawned, plan: Plan, database: Timed | None) -> Measured:
    crowd = Crowd()
    try:
        start = await server.start()
        await crowd.open_tables([server.port], plan.game, plan.tables, plan.seats)
        await crowd.connect(server.port)
        await crowd.begin()
        paced = await time_picks(crowd, server, plan, database)
        resumed = await _resume(crowd, server, plan.rate)
        await crowd.leave()
    finally:
        await server.kill()
    return Measured(start, paced, Watched(server.most_memory, crowd.errors + server.errors()), resumed)


async def time_picks(crowd: Crowd, server: Timed, plan: Plan, database: Timed | None) -> Paced:
    rate, seconds = plan.rate, plan.seconds
    with _no_collector():
        hurry = min(HURRY_SECONDS, seconds * HURRY_SHARE)
        await crowd.hurry(hurry)
        most_per_s = len(crowd.delays) / hurry
        crowd.delays = []
        crowd.trades.clear()
        watches = [_Watch(server), _Watch(database)]
        await crowd.play(rate, seconds)
        cpu, database_cpu = [each.read() for each in watches]
    return Paced(crowd.delays, crowd.late, most_per_s, cpu, crowd.trades.copy(), database_cpu)


class _Watch:
    """Which part of one core somebody takes from now on."""

    def __init__(self, watched: Timed | None) -> None:
        self._watched = watched
        self._begun, self._before = perf_counter(), self._used()

    def _used(self) -> float | None:
        return self._watched.cpu_seconds() if self._watched is not None else None

    def read(self) -> float | None:
        used = self._used()
        if used is None or self._before is None:
            return None
        return (used - self._before) / (perf_counter() - self._begun)


async def _resume(crowd: Crowd, server: Spawned, rate: int) -> Revived:
    """Kill the server while everybody plays, start it again, see that nothing is lost, and play on."""
    crowd.delays, crowd.late = [], []
    playing = asyncio.create_task(crowd.play(rate, 2 * BEFORE_THE_KILL))
    await asyncio.sleep(BEFORE_THE_KILL)
    crowd.expect_the_worst()
    await server.kill()
    await playing
    known = await crowd.cut_off()
    begun = perf_counter()
    start = await server.start()
    await crowd.connect(server.port)
    seconds = perf_counter() - begun
    there = [min(person.at for person in table.people) for table in crowd.tables]
    await crowd.send_again()
    await crowd.play(rate, AFTER_IT)
    lost = sum(max(0, was - now) for was, now in zip(known, there, strict=True))
    return Revived(seconds, start, sum(there), lost)


@contextmanager
def _no_collector() -> Iterator[None]:
    """The pauses of our own garbage collector are none of the server's."""
    was_collecting = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        if was_collecting:
            gc.enable()
