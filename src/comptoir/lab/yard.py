"""The yardstick: a fixed piece of plain Python that stands for the speed of this machine, now.

Measured in turns with the work itself on the same core, it makes figures that survive another machine and
a noisy neighbour: so much work for each thousand steps of the yardstick. What a step does must never change,
or figures would no longer compare; a machine of today does 3 to 4 million steps a second.
"""

from __future__ import annotations

from time import perf_counter

_BATCH = 5000


class _Cell:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 0
        self.b = 0

    def bump(self, k: int) -> int:
        self.a += k
        return self.a & 7


def yard(seconds: float) -> float:
    """Steps per second: a random number, a list pop and append, a dict lookup, a comparison, a call."""
    d = {i: i * 3 for i in range(64)}
    lst = list(range(64))
    c = _Cell()
    x = 12345
    steps = 0
    start = perf_counter()
    end = start + seconds
    while True:
        for _ in range(_BATCH):
            x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
            i = (x >> 16) & 63
            v = lst.pop(i)
            lst.append(v)
            if d.get(v, 0) > 90:
                c.b += c.bump(1)
        steps += _BATCH
        now = perf_counter()
        if now >= end:
            return steps / (now - start)
