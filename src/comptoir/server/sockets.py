"""The socket of a seat or a spectator: checked at the door, read one message at a time, never in the way."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from string import digits

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from comptoir.core import ComptoirError, Refused
from comptoir.server import metrics, wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.complaints import complain
from comptoir.server.cookies import cookie, label_of, my_token, remember
from comptoir.server.house import House
from comptoir.server.limits import WATCHERS_PER_TABLE, Bucket, Doorkeeper
from comptoir.server.links import WATCH
from comptoir.server.origins import is_same_site
from comptoir.server.problems import problem, sentence, speaks
from comptoir.server.purses import JOIN, Payer
from comptoir.server.routes import address_of, wake
from comptoir.server.storage import NotStored

SLOWEST_SEND = 20.0
"""Seconds after which somebody who does not read is hung up on."""
MOST_MALFORMED = 20
"""Messages that make no sense before that counts as abuse."""
NOBODY = -2
"""The number of a seat that no table has."""
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised when whoever was there has gone, or does not read (a ``TimeoutError`` is an ``OSError``)."""
LOOK_EVERY = 0.1
"""Seconds after which it is looked again whether a table is still ours."""
MOST_UNREAD = 500
"""Messages a table may have before it."""
REFUSED, TOO_MUCH, GOING_AWAY = 4403, 4429, 1001
CLOSE_CODES = {
    "too_fast": TOO_MUCH,
    "malformed_often": TOO_MUCH,
    "server_stops": GOING_AWAY,
    "moved": GOING_AWAY,
}
"""How the socket is closed, by the reason; all others mean that whoever it was has no right to it."""

log = logging.getLogger("comptoir.socket")
_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode


_DOOR = re.compile(r"/api/tables/([^/]+)/(?:seats/([^/]+)|watch)/socket")


def door(path: str) -> tuple[str, int] | None:
    """The table and the seat a socket is for, if it is for any."""
    found = _DOOR.fullmatch(path)
    if found is None:
        return None
    table, seat = found.groups()
    if seat is None:
        return table, WATCH
    return table, int(seat) if len(seat) == 1 and seat in digits else NOBODY


async def close_all(house: House) -> None:
    """Say goodbye: the server stops."""
    for actor in house.awake:
        for listener in list(actor.audience):
            text = actor.showing.sentence(Refused("server_stops"), listener)
            listener.close(wire.Closed("server_stops", text))
    await asyncio.sleep(0.05)


async def serve(socket: WebSocket, table: str, seat: int) -> None:
    """All that somebody says and hears on one socket."""
    app = socket.app
    doorkeeper: Doorkeeper = app.state.doorkeeper
    address = address_of(socket)
    if not doorkeeper.enter(address):
        complain("too_many_sockets", address)
        error = ComptoirError("too_many_connections", most=doorkeeper.limits.sockets_per_address)
        await socket.send_denial_response(problem(error, speaks(socket)))
        return
    payer = Payer(address, table, seat)
    try:
        # Whoever comes back again and again waits here, before any work is done.
        if not await doorkeeper.till.take(address, JOIN):
            complain("sockets_too_fast", address)
            await socket.send_denial_response(problem(ComptoirError("too_fast"), speaks(socket)))
            return
        host = socket.headers.get("host", "")
        if not app.state.hosts.answers(host):
            error = ComptoirError("wrong_host", host=host[:100])
            await socket.send_denial_response(problem(error, speaks(socket)))
            return
        if not is_same_site(socket.headers, app.state.settings.origins, needed=True):
            await socket.send_denial_response(problem(ComptoirError("wrong_origin"), speaks(socket)))
            return
        token = await _token(socket, app.state.house, table, seat)
        try:
            await wake(socket)
            await _find(app.state.house, table, seat, token)
            if not await doorkeeper.till.take_for_joining(payer):
                raise ComptoirError("too_fast")
            actor, device = await _admit(app.state.house, table, seat, token)
        except ComptoirError as error:
            await _refuse(socket, error)
            return
        await _converse(socket, actor, payer, device, doorkeeper)
    except GONE:
        pass
    finally:
        doorkeeper.leave(address)


async def _token(socket: WebSocket, house: House, table: str, seat: int) -> str:
    """Accept the socket, and look at its cookie; the link of a table older than devices is traded for one."""
    given = token = socket.cookies.get(cookie(seat), "")
    with suppress(ComptoirError, NotStored):  # whoever is admitted hears of that
        await wake(socket)
        seating = (actor := await house.find(table)).seating
        if seating.is_old_link(seat, given):
            token = await actor.do(lambda: seating.trade(seat, given, label_of(socket)))
        elif 0 <= seat < len(actor.ledger.seats) and not seating.holds(seat, given) and my_token(socket):
            token = await house.people.admit(my_token(socket), actor, seat, label_of(socket)) or given
    answer = Response()
    if token != given:
        remember(socket, answer, table, seat, token)
    await socket.accept(headers=[each for each in answer.raw_headers if each[0] == b"set-cookie"])
    return token


async def _find(house: House, table: str, seat: int, token: str) -> Actor:
    """The table of somebody who may sit there or watch. Raises ``ComptoirError``."""
    actor = await house.find(table)
    if not actor.seating.holds(seat, token):
        raise actor.seating.refusal(seat, token)
    return actor


async def _admit(house: House, table: str, seat: int, token: str) -> tuple[Actor, str]:
    """The same once they have paid, and there is room for them; with their device."""
    actor = await _find(house, table, seat, token)
    if seat == WATCH:
        if actor.spectators() >= WATCHERS_PER_TABLE:
            raise ComptoirError("too_many_sockets", most=WATCHERS_PER_TABLE)
        return actor, ""
    device = actor.seating.device(seat, token) or ""
    actor.seating.make_room(seat, device)
    return actor, device


async def _refuse(socket: WebSocket, error: ComptoirError) -> None:
    text = sentence(error, speaks(socket))
    await socket.send_text(_encode(wire.Closed(error.code, [text])).decode())
    await socket.close(REFUSED)


async def _converse(
    socket: WebSocket, actor: Actor, payer: Payer, device: str, doorkeeper: Doorkeeper
) -> None:
    lang: wire.Lang = "fr" if speaks(socket) == "fr" else "en"
    seat = payer.seat
    is_watching = seat == WATCH or socket.query_params.get("veiled") == "1"
    observer = actor.ledger.spectator if is_watching else seat
    listener = Listener(seat, observer, lang, device, payer.address)
    actor.join(listener)
    metrics.count("sockets_opened")
    _forget(socket)
    sending, reading = asyncio.create_task(_send(socket, actor, listener)), asyncio.current_task()
    assert reading is not None
    is_reading = True

    def end_reading(_: asyncio.Task[None]) -> None:
        """Whoever cannot be told anything is not listened to any more."""
        if is_reading:
            reading.cancel()

    sending.add_done_callback(end_reading)
    try:
        await _read(socket, actor, listener, payer, doorkeeper)
    except asyncio.CancelledError:
        if not sending.done():
            raise
        reading.uncancel()  # it was only that nothing more can be said
    finally:
        is_reading = False
        actor.leave(listener)
        if listener.closing and not sending.done():
            await asyncio.wait((sending,), timeout=1)
        sending.cancel()
        (end,) = await asyncio.gather(sending, return_exceptions=True)
        if isinstance(end, Exception) and not isinstance(end, GONE):
            log.error("socket_failed", extra={"table": actor.ledger.table[:4]}, exc_info=end)


def _forget(socket: WebSocket) -> None:
    """What a socket was opened with is not kept for as long as it is open."""
    socket.scope["headers"].clear()
    for kept in ("_headers", "_cookies", "_query_params", "_url"):
        vars(socket).pop(kept, None)


async def _send(socket: WebSocket, actor: Actor, listener: Listener) -> None:
    while (data := await listener.take()) is not None:
        if not await _is_still_ours(actor, listener):
            continue
        async with asyncio.timeout(SLOWEST_SEND):
            await socket.send_text(data.decode())
        del data  # nor what was said last
    await socket.close(CLOSE_CODES.get(listener.closing, REFUSED))


async def _is_still_ours(actor: Actor, listener: Listener) -> bool:
    """May a table be told of? While another process may have it, what is said could be out of date."""
    if listener.closing or actor.house.store.is_sure():
        return True  # whoever is sent away hears why, and what came of what they asked for
    while not (is_sent_away := bool(listener.closing)) and not actor.house.store.is_sure():
        await asyncio.sleep(LOOK_EVERY)
    return not is_sent_away


async def _read(
    socket: WebSocket, actor: Actor, listener: Listener, payer: Payer, doorkeeper: Doorkeeper
) -> None:
    limits = doorkeeper.limits
    bucket = Bucket(limits.per_second, limits.burst, actor.now())
    malformed = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect" or listener.closing:
            return
        if not bucket.take(actor.now()):
            _hang_up(actor, listener, Refused("too_fast"))
            return
        try:
            message = _decode(received.get("text") or "")  # bytes are no message
        except (ValueError, RecursionError):  # msgspec's errors are ValueErrors
            malformed += 1
            if malformed >= MOST_MALFORMED:
                _hang_up(actor, listener, Refused("malformed_often"))
                return
            text = actor.showing.sentence(Refused("malformed", where="message"), listener)
            listener.reply(wire.Refused("", "malformed", text))
            continue
        if not await doorkeeper.till.take_for(payer, message):
            _hang_up(actor, listener, Refused("too_fast"))
            return
        if isinstance(message, wire.Ping):  # answered even while the table waits for its disk
            listener.reply(wire.Pong())
        elif actor.waiting >= MOST_UNREAD:
            text = actor.showing.sentence(Refused("busy"), listener)
            listener.reply(wire.Refused(getattr(message, "move", ""), "busy", text))
        else:
            metrics.count("messages")
            actor.post(_answer, actor, listener, message, metrics.clock())


async def _answer(actor: Actor, listener: Listener, message: wire.FromClient, received: float) -> None:
    metrics.took("queue", metrics.clock() - received)
    await actor.replies.answer(listener, message)
    metrics.took("answer", metrics.clock() - received)


def _hang_up(actor: Actor, listener: Listener, error: Refused) -> None:
    metrics.count("hung_up")
    listener.close(wire.Closed(error.code, actor.showing.sentence(error, listener)))
