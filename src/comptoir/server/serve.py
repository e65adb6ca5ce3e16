"""Running the server: the port taken first, the folder checked, then uvicorn."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import uvicorn
from fastapi import FastAPI

from comptoir.core import ComptoirError
from comptoir.server.app import Settings, make_app
from comptoir.server.heads import Loss
from comptoir.server.house import House
from comptoir.server.limits import MESSAGE_BYTES
from comptoir.server.lines import PING_EVERY, PONG_WITHIN, RequestLine, SocketLine
from comptoir.server.sockets import close_all
from comptoir.words import LANGUAGES, words

BACKLOG = 2048
UNREAD_BYTES = 256 * 1024
"""What the system keeps for a connection that does not read; by itself it would keep megabytes."""
_COMMON = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """One JSON object a line. Tokens, names and talk never get here: whoever logs passes plain facts."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "room": record.name,
            "what": record.getMessage(),
        }
        facts |= {name: value for name, value in vars(record).items() if name not in _COMMON}
        facts.pop("color_message", None)
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False, default=str)


class _Server(uvicorn.Server):
    """Tells when it listens, and says goodbye before it hangs up."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, on_open: Callable[[list[Loss]], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_open(list(self._app.state.house.losses.values()))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self._app.state.house
        if self._app.state.carrier is None:
            await close_all(house)
        else:  # others go on: nobody notices more than a moment's pause
            house.is_leaving = True
            await asyncio.sleep(self._app.state.settings.leaving)
            await house.hand_over()
        await super().shutdown(sockets)


def take_port(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises ``ComptoirError`` in one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)  # connections inherit it
        taken.bind((host, port))
        taken.listen(BACKLOG)
    except OverflowError:
        taken.close()
        raise ComptoirError("no_such_port", port=str(port)) from None
    except OSError as error:
        taken.close()
        raise _no_port(error, host, port) from None
    return taken


def _no_port(error: OSError, host: str, port: int) -> ComptoirError:
    """Why nobody can listen there. Ports are names, not numbers: nothing is put between their digits."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return ComptoirError("address_unusable", host=host)
    if isinstance(error, PermissionError):
        return ComptoirError("port_forbidden", port=str(port), other="8000")
    return ComptoirError("port_taken", port=str(port), other=str(port + 1 if port < 65535 else 8000))


def _warm_up() -> None:
    """Do now what would stop every table for a moment later.

    The words are read. And a full garbage collection, which takes a tenth of a second once there are many
    tables, no longer comes by itself: what is here now stays for ever, and the house collects the rest.
    """
    for lang in LANGUAGES:
        words(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


def serve(settings: Settings, listening: socket.socket, on_open: Callable[[list[Loss]], None]) -> None:
    """Serve until somebody stops it; ``on_open`` is told what is missing of the games."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        http=RequestLine,
        ws=SocketLine,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    _warm_up()
    with suppress(KeyboardInterrupt):  # that is how a server is closed
        _Server(app, config, on_open).run(sockets=[listening])
