"""Who is connected to a table, and what they are told.

Every connection has a bounded queue. One that does not read fast enough loses the news in it and gets a fresh
snapshot instead, so a slow reader never stalls a table, and nothing it sees is ever wrong. What it asked is
answered all the same, unless it asks and asks and never reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import msgspec

from comptoir.server import metrics
from comptoir.server.gate import Gate
from comptoir.server.links import WATCH
from comptoir.server.wire import Closed, FromServer, Lang

MOST_WAITING = 32
"""Messages a connection may be behind."""
MOST_ANSWERS = 64
"""Answers that may wait beside them."""

Render: TypeAlias = Callable[["Listener"], FromServer]

_encode = msgspec.json.Encoder().encode


class Listener:
    """One connection: which observer, in which language, and what it has not been sent yet."""

    __slots__ = (
        "_fresh", "_news", "_queue", "_ready", "_snapshot", "address", "closing", "device", "lang",
        "observer", "seat",
    )  # fmt: skip

    def __init__(self, seat: int, observer: int, lang: Lang, device: str = "", address: str = "") -> None:
        self.seat = seat
        self.device = device
        """Which of the seat's devices it is."""
        self.address = address
        """From where it is, for whoever counts."""
        self.observer = observer
        self.lang: Lang = lang
        self.closing = ""
        """Why the connection is being closed, if it is."""
        self._queue: list[tuple[bytes, bool]] = []
        """What waits, and whether it is news, which a snapshot says as well."""
        self._news = 0
        self._ready = Gate(is_open=False)
        self._fresh: Render | None = None

    @property
    def is_veiled(self) -> bool:
        """Is it behind a curtain: the connection of a seat that sees only what spectators see?"""
        return self.seat not in (WATCH, self.observer)

    @property
    def eyes(self) -> int:
        """The seat whose secrets and questions it is shown, if any."""
        return WATCH if self.is_veiled else self.seat

    def push(self, message: FromServer | bytes) -> None:
        """Queue a message, unless a snapshot is due that will say it all."""
        if self._fresh is not None or self.closing:
            return
        data = message if isinstance(message, bytes) else _encode(message)
        if self._news >= MOST_WAITING:
            self._queue = [(each, is_news) for each, is_news in self._queue if not is_news]
            self._news = 0
            self._fresh = self._snapshot
        else:
            self._queue.append((data, True))
            self._news += 1
        self._ready.set()

    def reply(self, message: FromServer | bytes) -> None:
        """Queue an answer meant for this connection alone; a snapshot does not say it."""
        if self.closing:
            return
        if len(self._queue) - self._news >= MOST_ANSWERS:  # it asks and does not read
            self._queue.clear()
            self._news = 0
            self._fresh = self._snapshot
        self._queue.append((message if isinstance(message, bytes) else _encode(message), False))
        self._ready.set()

    def refresh(self) -> None:
        """Send a snapshot next, made when it is sent; what waits before it is still sent."""
        self._fresh = self._snapshot
        self._ready.set()

    def close(self, message: Closed) -> None:
        """Say why, then hang up. What was asked for is answered; news they hear elsewhere, or never."""
        self._fresh = None
        self._queue = [(each, is_news) for each, is_news in self._queue if not is_news]
        self._news = 0
        self._queue.append((_encode(message), False))
        self.closing = message.code
        self._ready.set()

    def attach(self, snapshot: Render) -> None:
        self._snapshot: Render = snapshot

    async def take(self) -> bytes | None:
        """The next message to send; None when the connection is to be closed."""
        while True:
            if self._queue:
                data, is_news = self._queue.pop(0)
                self._news -= is_news
                return data
            if self._fresh is not None:
                render, self._fresh = self._fresh, None
                return _encode(render(self))
            if self.closing:
                return None
            self._ready.clear()
            await self._ready.wait()


class Audience:
    """All connections of a table."""

    def __init__(self, snapshot: Render) -> None:
        self._listeners: list[Listener] = []
        self._snapshot = snapshot

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, listener: Listener) -> None:
        """From now on it hears everything; a snapshot comes first."""
        listener.attach(self._snapshot)
        self._listeners.append(listener)
        listener.refresh()

    def leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def at_seat(self, seat: int) -> list[Listener]:
        return [each for each in self._listeners if each.seat == seat]

    def tell(self, render: Render, but: Listener | None = None, seat: int | None = None) -> None:
        """Tell everybody, or those who see what a seat sees, each in their way; alike readers are rendered
        for once."""
        start, rendered = metrics.clock(), dict[tuple[int, int, str], bytes]()
        for listener in self._listeners:
            if listener is but or seat not in (None, listener.eyes):
                continue
            key = (listener.seat, listener.observer, listener.lang)
            if key not in rendered:
                rendered[key] = _encode(render(listener))
            listener.push(rendered[key])
        metrics.took("tell", metrics.clock() - start)

    def refresh(self) -> None:
        for listener in self._listeners:
            listener.refresh()
