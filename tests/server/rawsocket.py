"""A socket without any manners: it reads when told to, answers no ping, and sends what it likes."""

from __future__ import annotations

import json
import os
import socket
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.server.guests import Guest
from tests.server.running import PATIENCE

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
LITTLE = 8 * 1024
"""Bytes that wait on this side for somebody who does not read."""


OPEN: list[RawSocket] = []
"""All there are."""


def close_all() -> None:
    """The test is over."""
    while OPEN:
        OPEN.pop().line.close()


class RawSocket:
    """One connection to a guest's seat."""

    def __init__(self, guest: Guest, receive_buffer: int = LITTLE) -> None:
        OPEN.append(self)
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", guest.server.port))
        place = "watch" if guest.seat < 0 else f"seats/{guest.seat}"
        lines = [
            f"GET /api/tables/{guest.table}/{place}/socket HTTP/1.1",
            f"Host: {guest.server.host}",
            f"Origin: {guest.server.url}",
            f"Cookie: {guest.cookies()}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        ]
        self.line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self._unread = b""
        while b"\r\n\r\n" not in self._unread:
            self._unread += self.line.recv(1)
        assert b" 101 " in self._unread.splitlines()[0], self._unread
        self._unread = b""

    def send(self, payload: bytes, kind: int = TEXT, *, is_last: bool = True) -> None:
        self.line.sendall(frame(payload, kind, is_last=is_last))

    def messages(self, until: Callable[[Any], bool] = lambda _: False) -> list[Any]:
        """Read until such a message, or until the server hangs up or falls silent: every message."""
        found = []
        with suppress(OSError):
            while (read := self._frame()) is not None:
                kind, payload = read
                if kind == CLOSE:
                    break
                if kind == TEXT:
                    found.append(json.loads(payload))
                    if until(found[-1]):
                        break
        return found

    def is_cut(self) -> bool:
        """Does the server hang up, whatever it said before?"""
        try:
            while self.line.recv(65536):
                pass
        except TimeoutError:
            return False
        except ConnectionError:
            return True
        return True

    def close(self) -> None:
        OPEN.remove(self)
        self.line.close()

    def _frame(self) -> tuple[int, bytes] | None:
        head = self._take(2)
        if head is None:
            return None
        length = head[1] & 127
        if length > 125:
            more = self._take(2 if length == 126 else 8)
            length = int.from_bytes(more or b"", "big")
        payload = self._take(length)
        return None if payload is None else (head[0] & 15, payload)

    def _take(self, count: int) -> bytes | None:
        while len(self._unread) < count:
            data = self.line.recv(65536)
            if not data:
                return None
            self._unread += data
        taken, self._unread = self._unread[:count], self._unread[count:]
        return taken


def frame(payload: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    """A frame of a client; its mask is all zeros."""
    size = len(payload)
    if size < 126:
        length = bytes([128 | size])
    elif size < 1 << 16:
        length = bytes([128 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([128 | 127]) + size.to_bytes(8, "big")
    return bytes([(128 if is_last else 0) | kind]) + length + bytes(4) + payload
