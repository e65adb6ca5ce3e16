"""The lines between people and a simulated server: late, cut at any moment, read slowly.

What is sent on one line arrives in order, if it arrives; two lines know nothing of each other. They end at
the doors of the real application, which takes them for sockets and requests like any other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import MutableMapping
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec
from fastapi import FastAPI

Message = dict[str, Any]

HOST = "localhost"


class LineTemper(NamedTuple):
    """How lines behave."""

    slowest: float = 0.0
    """Seconds a message is on its way at most."""
    unread: float = 0.0
    """The share of messages that somebody takes long to read."""
    half_open: float = 0.0
    """Seconds until the server notices that a line was cut, at most."""


class Unreachable(Exception):
    """The server is down, or went down before it answered."""


class Caller(Protocol):
    """Whoever is at the other end of a line."""

    def hear(self, line: Line, message: Message) -> None: ...

    def lose(self, line: Line) -> None: ...


class Network(Protocol):
    """What lines need to know of the world they are in."""

    application: FastAPI
    chance: Random
    temper: LineTemper

    def told(self, line: Line, message: Message) -> None:
        """Something has left the server."""
        ...


def scope(kind: str, path: str, cookies: str, lang: str) -> Message:
    headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
    if cookies:
        headers.append((b"cookie", cookies.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": f"lang={lang}".encode(),
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "scheme": "ws" if kind == "websocket" else "http",
        "subprotocols": [],
    }


class Line:
    """One socket of one person."""

    def __init__(self, network: Network, caller: Caller, path: str, cookies: str, lang: str) -> None:
        self.lang = lang
        self._network = network
        self._caller = caller
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._arrives_there = self._arrives_here = 0.0
        self._there, self._here = deque[Message](), deque[Message | None]()
        """What is on its way to the server, and to the person: timers of one moment come in any order."""
        self._is_cut_here = self._is_cut_there = False
        loop = asyncio.get_running_loop()
        asked = scope("websocket", path, cookies, lang)
        self.serving = loop.create_task(network.application(asked, self._inbox.get, self._send))
        self.serving.add_done_callback(lambda _: self.crash())  # as any server closes what nobody serves

    # -- the person's end ---------------------------------------------------------------------------------

    def say(self, message: Message) -> None:
        """Send a message to the server."""
        if not self._is_cut_here:
            text = msgspec.json.encode(message).decode()
            self._arrives_there = self._post(self._arrives_there, {"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """Hang up, or be cut off. What is on its way arrives or not, and the server notices it later."""
        network = self._network
        self._is_cut_here = True
        if network.chance.random() < 0.5:
            self._there.clear()
        notice = network.chance.uniform(0, network.temper.half_open)
        self._arrives_there = max(self._arrives_there, asyncio.get_running_loop().time() + notice)
        self._post(self._arrives_there, {"type": "websocket.disconnect", "code": 1006})

    def _post(self, not_before: float, message: Message) -> float:
        loop = asyncio.get_running_loop()
        network = self._network
        at = max(not_before, loop.time() + network.chance.uniform(0, network.temper.slowest))
        self._there.append(message)
        loop.call_at(at, self._reach)
        return at

    def _reach(self) -> None:
        if self._there:
            self._inbox.put_nowait(self._there.popleft())

    # -- the server's end ---------------------------------------------------------------------------------

    def crash(self) -> None:
        """Nobody is there any more: nothing comes from there, but what has left it may still arrive."""
        if not self._is_cut_there:
            self._is_cut_there = True
            self._arrive(None)

    async def _send(self, sent: MutableMapping[str, Any]) -> None:
        if self._is_cut_there:
            return
        if sent["type"] == "websocket.send":
            message = msgspec.json.decode(sent["text"])
            self._network.told(self, message)
            self._arrive(message)
            if self._network.chance.random() < self._network.temper.unread:
                await asyncio.sleep(self._network.chance.choice((1.0, 5.0, 40.0)))
        elif sent["type"] in ("websocket.close", "websocket.http.response.start"):
            self.crash()

    def _arrive(self, message: Message | None) -> None:
        loop, network = asyncio.get_running_loop(), self._network
        at = max(self._arrives_here, loop.time() + network.chance.uniform(0, network.temper.slowest))
        self._arrives_here = at
        self._here.append(message)
        loop.call_at(at, self._hear)

    def _hear(self) -> None:
        message = self._here.popleft()
        if self._is_cut_here:
            return
        if message is not None:
            self._caller.hear(self, message)
        else:
            self._is_cut_here = True
            self._caller.lose(self)


class Answer(NamedTuple):
    """What a request was answered with."""

    status: int
    body: Any
    cookies: dict[str, str]


class Request:
    """One request; its answer comes, or ``Unreachable``."""

    def __init__(self, network: Network, method: str, path: str, body: Any, cookies: str, lang: str) -> None:
        loop = asyncio.get_running_loop()
        self._network = network
        self._data = b"" if body is None else msgspec.json.encode(body)
        self._is_read = False
        self._gone: asyncio.Future[Message] = loop.create_future()
        self._status, self._cookies, self._body = 0, dict[str, str](), b""
        self.answer: asyncio.Future[Answer] = loop.create_future()
        asked = scope("http", path, cookies, lang)
        asked["method"] = method
        asked["headers"] += [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self._data)).encode()),
        ]
        self.serving = loop.create_task(network.application(asked, self._receive, self._send))

    async def _receive(self) -> Message:
        if self._is_read:
            return await self._gone
        self._is_read = True
        return {"type": "http.request", "body": self._data, "more_body": False}

    async def _send(self, sent: MutableMapping[str, Any]) -> None:
        if sent["type"] == "http.response.start":
            self._status = sent["status"]
            for name, value in sent["headers"]:
                if name == b"set-cookie":
                    key, _, rest = value.decode().partition("=")
                    self._cookies[key] = rest.partition(";")[0]
        else:
            self._body += sent.get("body", b"")
            if not sent.get("more_body", False):
                body = msgspec.json.decode(self._body) if self._body else None
                slowest = self._network.temper.slowest
                answer = Answer(self._status, body, self._cookies)
                asyncio.get_running_loop().call_later(
                    self._network.chance.uniform(0, slowest), self._settle, answer
                )

    def _settle(self, answer: Answer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def crash(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(Unreachable())
