"""Carrying people to their table, where several processes share a store and one of them has it.

Whoever reaches another process does not notice: what they say is passed on to the process that has the table,
and what it says is passed back. When that one does not answer, its table is asked for until it is ours.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Origin

from comptoir.core import ComptoirError
from comptoir.server import metrics
from comptoir.server.limits import MESSAGE_BYTES
from comptoir.server.problems import problem, speaks
from comptoir.server.purses import REQUEST, WAKE, Till
from comptoir.server.storage import NotStored

if TYPE_CHECKING:
    import httpx

    from comptoir.server.house import House

PASS = "x-comptoir-carried"
"""The header by which processes of one store know each other."""
PATIENCE = 8.0
"""Seconds in which a table has to be somebody's who answers: longer than any lease."""
SHORTEST_PAUSE, PAUSE = 0.01, 0.25
"""Seconds between two tries: twice as many each time, as what is given away is ours in a moment."""
LOOK_EVERY = 0.5
"""Seconds after which it is looked whether who is waited for still lives."""
SLOWEST = 30.0
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
OWN_HEADERS = ("connection", "host", "transfer-encoding", "content-length", "upgrade", PASS)
"""Headers that concern one hop."""
GOING_AWAY, NEVER_SENT = 1001, (1005, 1006, 1015)
"""How sockets are closed, and what is only said of one that was not."""
NOT_HERE = 409
"""What a process answers whom a socket is carried to for a table it has let go of."""

PAST = ("/replay", "/story", "/review", "/save", "/proof")
"""Where games are looked back at."""

T = TypeVar("T")

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9]{1,24})(?:/.*)?")
log = logging.getLogger("comptoir.carrying")


def table_in(path: str) -> str:
    """The table an address is about, if it is about one."""
    found = _TABLE.fullmatch(path)
    return found[1] if found else ""


class _Died(Exception):
    """The process that had a table is believed to live no longer."""


NO_ANSWER = (OSError, TimeoutError, WebSocketException, _Died)


class Register(Protocol):
    """Who knows which processes live."""

    def is_living(self, address: str) -> bool: ...

    async def until_dead(self, address: str) -> None: ...


class Carrier:
    """Passes on what is meant for tables of other processes."""

    def __init__(self, house: House, secret: bytes, register: Register, till: Till) -> None:
        import httpx  # comes with the extra for PostgreSQL: nobody else carries

        self._house = house
        self._till = till
        self._register = register
        self._pass = blake2b(b"comptoir carrying", key=secret, digest_size=32).hexdigest()
        self._client = httpx.AsyncClient(timeout=SLOWEST, trust_env=False, follow_redirects=False)

    async def close(self) -> None:
        await self._client.aclose()

    async def carry(self, scope: Scope, receive: Receive, send: Send) -> Receive | None:
        """Pass somebody on, if another process has their table; else how to hear them here."""
        table = table_in(scope["path"])
        if self._has_been_carried(scope):
            if scope["type"] != "websocket" or await self._house.keep(table):
                return receive  # once is enough: whoever is not right here now comes again
            await _deny(WebSocket(scope, receive, send), NOT_HERE, {}, b"")
            return None
        if not table or self._house.is_awake(table):
            return receive
        if not await self._is_paid(scope):
            await _refuse(scope, receive, send, "too_fast")
            return None
        if await self._can_be_told(table, scope["path"]):
            return receive
        if scope["type"] == "websocket":
            is_carried = await self._carry_socket(table, WebSocket(scope, receive, send))
            return None if is_carried else receive
        body = await _body(Request(scope, receive))
        is_carried = await self._carry_request(table, Request(scope, receive), body, send)
        return None if is_carried else _again(body, receive)

    async def _is_paid(self, scope: Scope) -> bool:
        """Has whoever asks earned that it is looked whose table it is? To read a game for that costs more."""
        price = WAKE if scope["path"].endswith(PAST) else REQUEST
        return await self._till.take(scope["client"][0] if scope.get("client") else "", price)

    async def _can_be_told(self, table: str, path: str) -> bool:
        """Is it a look back at a game that is over? That is shown by any process."""
        if not path.endswith(PAST):
            return False
        try:
            return await self._house.is_over(table)
        except ComptoirError:
            return False  # whoever has it says what is wrong with it

    def _has_been_carried(self, scope: Scope) -> bool:
        """By a process of this store? Then it speaks for whoever is behind it."""
        headers = Headers(scope=scope)
        given = headers.get(PASS, "")
        if not hmac.compare_digest(given.encode(), self._pass.encode()):
            return False
        address = headers.get("x-forwarded-for", "")
        if address:
            scope["client"] = (address, 0)
        is_safe = headers.get("x-forwarded-proto", "") in ("https", "wss")
        scope["scheme"] = {"http": "https", "websocket": "wss"}[scope["type"]] if is_safe else scope["scheme"]
        return True

    async def _owners(self, table: str) -> AsyncIterator[str]:
        """Who has a table, again and again; empty when it is this process."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + PATIENCE, SHORTEST_PAUSE
        while loop.time() < end:
            with suppress(NotStored):  # the store is away; it may come back
                yield await self._house.claim(table)
            await asyncio.sleep(pause)
            pause = min(PAUSE, 2 * pause)

    async def _while_living(self, owner: str, work: Awaitable[T]) -> T:
        """What comes of it, unless the process it is waited for dies: it may be stopped and say nothing."""
        task = asyncio.ensure_future(work)
        try:
            while True:
                done, _ = await asyncio.wait([task], timeout=LOOK_EVERY)
                if done:
                    return await task
                if not self._register.is_living(owner):
                    raise _Died
        finally:
            task.cancel()
            await asyncio.wait([task])

    async def _mourn(self, owner: str) -> None:
        """Whoever does not answer is likely dead: before it is believed so, its tables are nobody's to have.

        But not for long: it may have been started again where it was.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._register.until_dead(owner), LOOK_EVERY)

    def _passed_on(self, connection: Request | WebSocket) -> dict[str, str]:
        """The headers of somebody, and who they are."""
        headers = {name: value for name, value in connection.headers.items() if name not in OWN_HEADERS}
        headers["host"] = connection.headers.get("host", "")
        headers["x-forwarded-for"] = connection.client.host if connection.client else ""
        headers["x-forwarded-proto"] = connection.url.scheme
        headers[PASS] = self._pass
        return headers

    # -- requests -------------------------------------------------------------------------------------

    async def _carry_request(self, table: str, request: Request, body: bytes, send: Send) -> bool:
        import httpx

        async for owner in self._owners(table):
            if not owner:
                return False
            try:
                answer = await self._while_living(
                    owner,
                    self._client.request(
                        request.method,
                        f"http://{owner}{_path(request.scope)}",
                        headers=self._passed_on(request),
                        content=body,
                    ),
                )
            except httpx.ConnectError:
                await self._mourn(owner)
                continue
            except (httpx.HTTPError, _Died) as error:
                log.warning("not_carried", extra={"why": type(error).__name__})
                if request.method in SAFE_METHODS:
                    continue
                break  # it may have been done: only whoever asked may ask again
            metrics.count("requests_carried")
            await _answer(answer, send)
            return True
        await _refuse(request.scope, request.receive, send, "moved")
        return True

    # -- sockets --------------------------------------------------------------------------------------

    async def _carry_socket(self, table: str, socket: WebSocket) -> bool:
        async for owner in self._owners(table):
            if not owner:
                return False
            try:
                there = await self._while_living(owner, self._dial(owner, socket))
            except InvalidStatus as refused:
                answer = refused.response
                if answer.status_code == NOT_HERE:
                    continue
                await _deny(
                    socket, answer.status_code, dict(answer.headers.raw_items()), bytes(answer.body or b"")
                )
                return True
            except NO_ANSWER:
                await self._mourn(owner)
                continue
            metrics.count("sockets_carried")
            with suppress(_Died):
                await self._while_living(owner, _converse(socket, there))
            return True
        await socket.send_denial_response(problem(ComptoirError("moved"), speaks(socket)))
        return True

    async def _dial(self, owner: str, socket: WebSocket) -> ClientConnection:
        headers = self._passed_on(socket)
        host, _, port = owner.rpartition(":")
        kept = {
            name: value
            for name, value in headers.items()
            if name not in ("origin", "host", "user-agent") and not name.startswith("sec-websocket")
        }
        return await connect(
            f"ws://{headers['host'] or owner}{_path(socket.scope)}",  # by the name they know it by
            host=host.strip("[]"),
            port=int(port),
            origin=Origin(headers["origin"]) if "origin" in headers else None,
            user_agent_header=headers.get("user-agent"),
            additional_headers=kept,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
        )


async def _refuse(scope: Scope, receive: Receive, send: Send, code: str) -> None:
    """Say why, to a request or before a socket is opened."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        await socket.send_denial_response(problem(ComptoirError(code), speaks(socket)))
    else:
        request = Request(scope, receive)
        await problem(ComptoirError(code), speaks(request))(scope, receive, send)


def _path(scope: Scope) -> str:
    query: bytes = scope.get("query_string", b"")
    path: str = scope.get("raw_path", b"").decode("ascii") or scope["path"]
    return f"{path}?{query.decode('ascii')}" if query else path


async def _body(request: Request) -> bytes:
    """What somebody sends, or as much of it as is too much already."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MESSAGE_BYTES:
            break
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Have what was read be heard once more, and then whatever follows."""
    read: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def hear() -> Message:
        return read.pop() if read else await receive()

    return hear


async def _answer(answer: httpx.Response, send: Send) -> None:
    headers = [
        (name.lower(), value)
        for name, value in answer.headers.raw
        if name.lower().decode() not in OWN_HEADERS
    ]
    headers = [each for each in headers if each[0] != b"content-encoding"]  # it was decoded on its way
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": answer.content})


async def _deny(socket: WebSocket, status: int, headers: Mapping[str, str], body: bytes) -> None:
    kept = {name: value for name, value in headers.items() if name.lower() not in OWN_HEADERS}
    await socket.send_denial_response(Response(body, status, kept))


def _close_code(code: int | None) -> int:
    return GOING_AWAY if code is None or code in NEVER_SENT else code


async def _converse(socket: WebSocket, there: ClientConnection) -> None:
    """Pass on what either side says until one of them has gone."""
    given = there.response.headers.get_all("Set-Cookie") if there.response is not None else []
    await socket.accept(headers=[(b"set-cookie", each.encode("latin-1")) for each in given])

    async def speak() -> None:
        while (received := await socket.receive())["type"] == "websocket.receive":
            await there.send(received.get("text") or received.get("bytes") or "")

    async def hear() -> None:
        async for message in there:
            await (socket.send_text(message) if isinstance(message, str) else socket.send_bytes(message))

    sides = [asyncio.create_task(speak()), asyncio.create_task(hear())]
    try:
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for side in sides:
            side.cancel()
        ends: list[Any] = await asyncio.gather(*sides, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(
                end, (ConnectionClosed, WebSocketDisconnect, RuntimeError, OSError)
            ):
                log.error("carrying_failed", exc_info=end)
        await there.close()
        with suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(_close_code(there.close_code))
