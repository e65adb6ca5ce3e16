"""The lines to people: uvicorn's, made for those who do not behave."""

from __future__ import annotations

from asyncio import AbstractEventLoop, TimerHandle, Transport
from typing import TYPE_CHECKING, Any

from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from comptoir.server.gate import Gate, Inbox
from comptoir.server.porch import Porch

if TYPE_CHECKING:
    import h11

PING_EVERY, PONG_WITHIN = 20.0, 20.0
"""Seconds after which a silent socket is asked whether anybody is there, and has to have answered."""
SLOWEST_REQUEST = 30.0
"""Seconds in which a request has to be made and its answer read."""
LAST_WORDS = 5.0
"""Seconds in which a closed connection may still read what was sent to it."""


def porch_of(config: Config) -> Porch:
    app: Any = config.app
    porch: Porch = app.state.porch
    return porch


class RequestLine(H11Protocol):
    """Waits for nobody who never finishes a request."""

    _end: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self._wait()
        porch_of(self.config).arrive(transport, self.client[0] if self.client else "")

    def data_received(self, data: bytes) -> None:
        self._wait()
        super().data_received(data)
        if self.cycle is not None:
            porch_of(self.config).go_in(self.transport)

    def on_response_complete(self) -> None:
        self._go_on()  # how long it may do nothing until the next request is uvicorn's business
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go_on()
        porch_of(self.config).go_in(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        porch_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._end is None:
            self._end = self.loop.call_later(SLOWEST_REQUEST, self.transport.abort)

    def _go_on(self) -> None:
        if self._end is not None:
            self._end.cancel()
            self._end = None


_FORGOTTEN: Any = None
"""What a socket was asked for, and answered, when it was opened: nobody needs that again."""


class SocketLine(WebSocketsSansIOProtocol):
    """Holds no memory for somebody who does not read, and little for who says nothing."""

    _end: TimerHandle | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Inbox()  # type: ignore[assignment]  # as much as uvicorn uses of one
        self.writable = Gate(is_open=True)  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Closing waits until all is read, which somebody who never reads could make last for ever.
        self._end = self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request = self.response = _FORGOTTEN
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # it was refused, which is nothing to complain about

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        porch_of(self.config).leave(self.transport)
        if self._end is not None:
            self._end.cancel()

    def handle_ping(self) -> None:
        # Pongs wait for nobody, so whoever pings and does not read would fill the memory.
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:  # what is no text is refused like any other message
                self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
