"""What a server goes through while it is measured: everybody comes, plays, and sees it die and come back."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

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


class Measured(NamedTuple):
    start: float
    paced: Paced
    resumed: Revived
    server: Watched


def run(folder: Path, game: str, tables: int, seats: int, rate: int, seconds: float) -> Measured:
    """All of it. Raises ``ComptoirError`` when the server does not even take part."""
    server = Spawned(folder, sockets=tables * seats)
    try:
        return asyncio.run(_run(server, game, tables, seats, rate, seconds))
    except (OSError, WebSocketException) as error:  # timeouts are OSErrors
        reason = server.last_words() or str(error) or type(error).__name__
        raise ComptoirError("bench_server_failed", reason=reason, command="comptoir serve") from error


async def _run(server: Spawned, game: str, tables: int, seats: int, rate: int, seconds: float) -> Measured:
    crowd = Crowd()
    try:
        start = await server.start()
        await crowd.open_tables(server.port, game, tables, seats)
        await crowd.connect(server.port)
        await crowd.begin()
        paced = await _time_picks(crowd, server, rate, seconds)
        resumed = await _resume(crowd, server, rate)
        await crowd.leave()
    finally:
        await server.kill()
    return Measured(start, paced, resumed, Watched(server.most_memory, crowd.errors + server.errors()))


async def _time_picks(crowd: Crowd, server: Spawned, rate: int, seconds: float) -> Paced:
    with _no_collector():
        hurry = min(HURRY_SECONDS, seconds * HURRY_SHARE)
        await crowd.hurry(hurry)
        most_per_s = len(crowd.delays) / hurry
        crowd.delays = []
        crowd.trades.clear()
        before, start = server.cpu_seconds(), perf_counter()
        await crowd.play(rate, seconds)
        after, end = server.cpu_seconds(), perf_counter()
    cpu = None if before is None or after is None else (after - before) / (end - start)
    return Paced(crowd.delays, crowd.late, most_per_s, cpu, crowd.trades.copy())


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
