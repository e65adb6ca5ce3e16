"""Thousands of people who come to real tables, and sit there."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from comptoir.core import ComptoirError
from comptoir.lab.server.crowd import AT_ONCE, DOORS, LONGEST_WAIT, open_table
from comptoir.lab.server.people import Person
from comptoir.lab.server.spawn import Spawned

SEATS = 4
PING, PONG, LONG = 0x9, 0x8A, 126
HEAD_END = b"\r\n\r\n"


class Held(NamedTuple):
    """The bytes a server held: empty, with all seated, with all connected; and sockets that did not stay."""

    empty: int
    seated: int
    full: int
    lost: int


def run(folder: Path, sockets: int, seconds: float) -> Held:
    """All of it. Raises ``ComptoirError`` when the server does not even take part."""
    server = Spawned(folder, sockets=sockets)
    try:
        return asyncio.run(_measure(server, sockets, seconds))
    except OSError as error:
        reason = server.last_words() or str(error) or type(error).__name__
        raise ComptoirError("bench_server_failed", reason=reason, command="comptoir serve") from error


class Sitter(asyncio.Protocol):
    """A socket that answers pings and reads on; a library's would take more memory than the server's."""

    __slots__ = ("_is_open", "_transport", "_unread", "has_left", "is_shown", "request")

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.is_shown = asyncio.get_running_loop().create_future()
        self.has_left = False
        self._is_open = False
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_left = True
        if not self.is_shown.done():
            self.is_shown.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._is_open and HEAD_END in self._unread:
            head, _, self._unread = self._unread.partition(HEAD_END)
            self._is_open = b" 101 " in head.partition(b"\r\n")[0]
        while self._is_open and (read := _frame(self._unread)) is not None:
            kind, payload, self._unread = read
            if kind == PING:  # what a client sends is masked, even if with nothing
                self._transport.write(bytes([PONG, 0x80 | len(payload)]) + bytes(4) + payload)
            elif not self.is_shown.done():
                self.is_shown.set_result(None)

    def leave(self) -> None:
        self._transport.abort()


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first frame of a server: what it is, what it holds, and what comes after it."""
    if len(data) < 2:
        return None
    length, start = data[1] & 127, 2
    if length >= LONG:
        start = 4 if length == LONG else 10
        length = int.from_bytes(data[2:start], "big")
    if len(data) < start + length:
        return None
    return data[0] & 15, data[start : start + length], data[start + length :]


async def _measure(server: Spawned, sockets: int, seconds: float) -> Held:
    sitters: list[Sitter] = []
    try:
        await server.start()
        empty = server.memory()
        people = await _sit_down(server.port, sockets)
        seated = server.memory()
        await _connect(server.port, people, sitters)
        await asyncio.sleep(seconds)
        full = server.memory()
        lost = sum(each.has_left for each in sitters)
    finally:
        for each in sitters:
            with suppress(AttributeError):  # it never was connected
                each.leave()
        await server.kill()
    return Held(empty, seated, full, lost)


async def _sit_down(port: int, sockets: int) -> list[Person]:
    with ThreadPoolExecutor(DOORS) as doors:
        loop = asyncio.get_running_loop()
        opening = [loop.run_in_executor(doors, open_table, port, SEATS) for _ in range(-(-sockets // SEATS))]
        tables = await asyncio.gather(*opening)
    return [person for table in tables for person in table.people][:sockets]


async def _connect(port: int, people: list[Person], sitters: list[Sitter]) -> None:
    """Everybody comes, a few at a time; returns when each has been shown the table."""
    waiting = iter(people)
    while group := list(islice(waiting, AT_ONCE)):
        coming = [Sitter(_request(port, person)) for person in group]
        sitters += coming
        async with asyncio.timeout(LONGEST_WAIT):
            for each in coming:
                await asyncio.get_running_loop().create_connection(_just(each), "127.0.0.1", port)
            for each in coming:
                await each.is_shown


def _just(sitter: Sitter) -> Any:
    return lambda: sitter


def _request(port: int, person: Person) -> bytes:
    def lines() -> Iterator[str]:
        yield f"GET /api/tables/{person.table.name}/seats/{person.seat}/socket?lang=en HTTP/1.1"
        yield f"Host: 127.0.0.1:{port}"
        yield f"Origin: http://127.0.0.1:{port}"
        yield f"Cookie: {person.cookie}"
        yield "Connection: Upgrade"
        yield "Upgrade: websocket"
        yield "Sec-WebSocket-Version: 13"
        yield f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}"

    return "\r\n".join(lines()).encode() + HEAD_END
