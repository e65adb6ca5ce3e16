"""A server in a process of its own: started, watched from outside, killed without warning."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress
from pathlib import Path
from signal import SIGINT
from time import perf_counter

LONGEST_START, LONGEST_STOP = 30.0, 30.0
LEAVING = 0.5
"""Seconds before a process that is told to stop gives its tables away: proxies see meanwhile that it will."""
SERVE = ("-P", "-m", "comptoir.lab.server.leash", "serve")
"""However the measuring ends, no server is left behind."""
SPARE_SOCKETS = 50
EXPECTED = ("log_taken_over", "log_not_carried")
"""What processes that share a database log when one of them was killed, and what is no error."""
PROC = Path("/proc")


class Spawned:
    """``comptoir serve`` on a port of its own choice. Started again, it finds everything as it left it."""

    def __init__(self, folder: Path, *, sockets: int, data: str = "", name: str = "server") -> None:
        """``data`` is the address of a database that several share, each with a name of its own."""
        self.port = 0
        self.most_memory: int | None = None
        """The most bytes it ever held, as far as the system tells."""
        self._log = folder / f"{name}.log"
        # Reaction windows stay open until everybody has answered: nobody is passed over while we count.
        self._options = (
            "--data", data or str(folder / "data"), "--sockets", str(sockets + SPARE_SOCKETS),
            "--window", "0", "--leaving", str(LEAVING), "--lang", "en",
        )  # fmt: skip
        self._is_shared = bool(data)
        self._process: Process | None = None

    async def start(self) -> float:
        """The seconds until it listens. Where there are others it comes back to the port it had."""
        begun = perf_counter()
        port = str(self.port if self._is_shared else 0)
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *SERVE, "--port", port, *self._options, stdin=PIPE, stdout=PIPE, stderr=log
            )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), LONGEST_START)
        seconds = perf_counter() - begun
        found = re.search(rb"http://127\.0\.0\.1:(\d+)", line)
        if found is None:
            raise ConnectionError("it does not listen")
        self.port = int(found[1])
        return seconds

    async def kill(self) -> None:
        """At once, as a power failure would."""
        process = self._let_go()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def stop(self) -> None:
        """As its host would: it gives its tables to others before it goes."""
        process = self._let_go()
        if process is not None:
            process.send_signal(SIGINT)
            await asyncio.wait_for(process.wait(), LONGEST_STOP)
            await process.communicate()

    def _let_go(self) -> Process | None:
        process, self._process = self._process, None
        if process is not None:
            self.most_memory = _larger(self.most_memory, _memory(process.pid))
        return process

    def cpu_seconds(self) -> float | None:
        """What it has used so far."""
        assert self._process is not None
        return cpu_seconds(self._process.pid)

    def memory(self) -> int:
        """The bytes it holds now, with its processes; 0 where the system does not tell."""
        assert self._process is not None
        return _memory(self._process.pid, "VmRSS") or 0

    def errors(self) -> Counter[str]:
        """What it has logged as going wrong."""
        found = Counter[str]()
        for line in self._log.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                found["unreadable_log"] += 1
            else:
                found[f"log_{entry['what']}"] += 1
        return Counter({what: found[what] for what in found if not (self._is_shared and what in EXPECTED)})

    def last_words(self) -> str:
        """The last line it has logged."""
        lines = self._log.read_text(encoding="utf-8").splitlines() if self._log.exists() else []
        return lines[-1] if lines else ""


# -- what Linux tells about processes -------------------------------------------------------------------


def _family(pid: int) -> list[int]:
    """A process, its children and theirs."""
    parents = dict[int, int]()
    for stat in PROC.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(") ")[2].split()[1])
    family = [pid]
    for each in family:  # grows while we look
        family += [child for child, parent in parents.items() if parent == each]
    return family


def _memory(pid: int, which: str = "VmHWM") -> int | None:
    """The most bytes of main memory that a process and its children have held, or hold now (``VmRSS``)."""
    if not PROC.exists():
        return None
    total = 0
    for each in _family(pid):
        with suppress(OSError):
            found = re.search(rf"{which}:\s+(\d+) kB", (PROC / str(each) / "status").read_text())
            total += int(found[1]) * 1024 if found else 0
    return total


def cpu_seconds(pid: int) -> float | None:
    """The time a process and its children have had on all cores."""
    if not PROC.exists():
        return None
    ticks = 0
    for each in _family(pid):
        with suppress(OSError):
            fields = (PROC / str(each) / "stat").read_text().rpartition(") ")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _larger(one: int | None, other: int | None) -> int | None:
    return max([each for each in (one, other) if each is not None], default=None)
