"""Many schedules, in several processes, and what came of them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from comptoir.core import within
from comptoir.server.simulated.schedules import Outcome, play

MOST_SCHEDULES, MOST_WORKERS = 10_000_000, 256
MOST_FAILING = 20
"""Failing schedules that are named."""
_AT_ONCE = 20


def outcomes(first: int, count: int, workers: int | None = None) -> Iterator[Outcome]:
    """The schedules of so many numbers from one on, in order, by that many processes (one for each core)."""
    within("--schedules", count, 1, MOST_SCHEDULES)
    if workers is not None:
        within("--workers", workers, 1, MOST_WORKERS)
    if count == 1:
        yield play(first)  # where a debugger can follow it
        return
    processes = min(workers or os.cpu_count() or 1, count)
    # A fresh interpreter for each worker works alike on every system, and inherits no state by accident.
    with get_context("spawn").Pool(processes, _start_working) as pool:
        chunk = max(1, min(_AT_ONCE, count // (4 * processes)))
        yield from pool.imap(play, range(first, first + count), chunk)


def _start_working() -> None:
    """Ctrl-C reaches every process; only the first one says what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Tally:
    """What came of the schedules so far."""

    def __init__(self) -> None:
        self.schedules = self.violations = 0
        self.crashes = self.takeovers = self.acknowledged = self.messages = self.stored = self.failures = 0
        self.failing: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        self.schedules += 1
        self.violations += len(outcome.violations)
        self.crashes += outcome.crashes
        self.takeovers += outcome.takeovers
        self.acknowledged += outcome.acknowledged
        self.messages += outcome.messages
        self.stored += outcome.stored
        self.failures += outcome.failures
        if outcome.violations and len(self.failing) < MOST_FAILING:
            self.failing.append(outcome)

    def plain(self) -> dict[str, Any]:
        """The same as JSON has it."""
        figures = {name: value for name, value in vars(self).items() if name != "failing"}
        failing = [{"seed": each.seed, "violations": list(each.violations)} for each in self.failing]
        return {**figures, "failing": failing}
