"""An event loop whose time passes when nothing else is to be done: an hour of waiting takes no time at all.

What is ready runs in the order in which it became ready, as asyncio promises; what waits for a time runs in
the order of the times. So a program that draws all its chance from a seed does the same every time.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Standstill(Exception):
    """Nothing is to be done, and nothing ever will be: whoever waits would wait for ever."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop under virtual time. It knows no file, no socket and no other thread."""

    def __init__(self) -> None:
        self._now = 0.0
        self.steps = 0
        """How many callbacks were begun: each is what one task does between two awaits."""
        self.before_step: Callable[[int], None] | None = None
        """Is told the number of each step before it is made."""
        super().__init__(_Leap(self))

    def time(self) -> float:
        return self._now

    def leap(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self._now += seconds

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return super().call_soon(self._step, callback, *args, context=context)

    def _step(self, callback: Callable[[*Ts], object], *args: *Ts) -> None:
        self.steps += 1
        if self.before_step is not None:
            self.before_step(self.steps)
        callback(*args)


class _Leap(selectors.SelectSelector):
    """Where a loop would wait, it moves its clock on instead."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Standstill
        self._loop.leap(timeout)
        return []


def run(main: Coroutine[Any, Any, T]) -> T:
    """Do it under virtual time, and end whatever it has left running."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(main)
