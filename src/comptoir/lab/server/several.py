"""What several processes go through while they are measured: play, the death of one, and a restart of all."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from comptoir.lab.server.people import Delays
from comptoir.lab.server.phases import Measured, Plan, Survived, Timed, Watched, telling_failure, time_picks
from comptoir.lab.server.regulars import Doors, Regulars
from comptoir.lab.server.spawn import Spawned

BEFORE_THE_KILL, AFTER_IT = 1.0, 1.0
"""Seconds of play before a process is killed, and when all are back."""


class Fleet:
    """Several processes with one database, as one server."""

    def __init__(self, folder: Path, url: str, count: int, sockets: int) -> None:
        self.servers = [
            # Those who have just left a process are counted there for a moment.
            Spawned(folder, sockets=2 * sockets, data=url, name=f"server-{at}")
            for at in range(count)
        ]

    async def start(self) -> float:
        """The seconds until the last of them listens."""
        return max([await each.start() for each in self.servers])

    async def kill(self) -> None:
        for each in self.servers:
            await each.kill()

    def cpu_seconds(self) -> float | None:
        used = [each.cpu_seconds() for each in self.servers]
        return None if None in used else sum(each or 0.0 for each in used)

    @property
    def most_memory(self) -> int | None:
        """Of one of them."""
        known = [each.most_memory for each in self.servers if each.most_memory is not None]
        return max(known, default=None)

    def errors(self) -> Counter[str]:
        return sum((each.errors() for each in self.servers), Counter[str]())


def run(fleet: Fleet, plan: Plan, database: Timed) -> Measured:
    """All of it. Raises ``ComptoirError`` when the processes do not even take part."""
    with telling_failure(*fleet.servers):
        return asyncio.run(_run(fleet, plan, database))


async def _run(fleet: Fleet, plan: Plan, database: Timed) -> Measured:
    doors = Doors(fleet.servers)
    crowd = Regulars(doors)
    try:
        start = await fleet.start()
        await crowd.open_tables([each.port for each in fleet.servers], plan.game, plan.tables, plan.seats)
        await crowd.come()
        await crowd.begin()
        paced = await time_picks(crowd, fleet, plan, database)
        takeover = await _take_over(crowd, fleet.servers, plan.rate)
        rolling = await _restart_all(crowd, doors, plan.rate)
        await crowd.leave()
    finally:
        await fleet.kill()
    survived = Survived(takeover, rolling, crowd.lost.total())
    watched = Watched(fleet.most_memory, crowd.errors + fleet.errors())
    return Measured(start, paced, watched, survived=survived)


async def _take_over(crowd: Regulars, servers: Sequence[Spawned], rate: int) -> float:
    """Kill a process while everybody plays; the seconds until all are back at their question."""
    async with crowd.playing(rate):
        await asyncio.sleep(BEFORE_THE_KILL)
        people = crowd.at(servers[0])
        begun = perf_counter()
        await servers[0].kill()
        await crowd.until_back(people)
        seconds = perf_counter() - begun
        await asyncio.sleep(AFTER_IT)
    await servers[0].start()
    return seconds


async def _restart_all(crowd: Regulars, doors: Doors, rate: int) -> list[Delays]:
    """Stop each process and start it again while everybody plays; the times of all picks meanwhile."""
    async with crowd.playing(rate):
        for server in doors.servers:
            doors.shut.add(server)
            await server.stop()
            await server.start()
            doors.shut.remove(server)
        await crowd.until_back()
    return crowd.delays
