"""Ways to wait that cost next to nothing while nobody does: thousands of people only sit there.

``asyncio``'s own keep a queue for many waiters each; of a connection's there is one at most.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Gate:
    """An ``asyncio.Event`` without a queue."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self, *, is_open: bool) -> None:
        self._is_open = is_open
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        for each in self._waiting:
            if not each.done():  # whoever waited was cancelled
                each.set_result(None)
        self._waiting.clear()

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> bool:
        while not self._is_open:
            self._waiting.append(asyncio.get_running_loop().create_future())
            await self._waiting[-1]
        return True


class Inbox(Generic[T]):
    """An ``asyncio.Queue`` with one reader."""

    __slots__ = ("_gate", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._gate = Gate(is_open=False)

    def empty(self) -> bool:
        return not self._items

    def put_nowait(self, item: T) -> None:
        self._items.append(item)
        self._gate.set()

    async def get(self) -> T:
        while not self._items:
            self._gate.clear()
            await self._gate.wait()
        return self._items.pop(0)
