"""The server's doors: REST, sockets, and the pages of the browser client."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.base import RequestResponseEndpoint
from starlette.types import Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket

from comptoir import __version__
from comptoir.core import ComptoirError
from comptoir.server import looking_back, own_tables, routes, schema, sockets
from comptoir.server.carrying import Carrier
from comptoir.server.complaints import complain
from comptoir.server.demo import keep_demo, open_demo
from comptoir.server.hosts import Hosts
from comptoir.server.house import House
from comptoir.server.keeping import keep_stories
from comptoir.server.limits import Doorkeeper, DoorLimits
from comptoir.server.origins import is_same_site
from comptoir.server.pacing import Pace
from comptoir.server.pages import Pages
from comptoir.server.past import Past
from comptoir.server.pool import Pool
from comptoir.server.porch import Porch, open_all_files
from comptoir.server.post import desk
from comptoir.server.post.office import open_office
from comptoir.server.post.settings import Post
from comptoir.server.problems import problem, speaks
from comptoir.server.purses import REQUEST
from comptoir.server.routes import COMPONENT, address_of
from comptoir.server.storage import NotStored
from comptoir.server.stores import open_store

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PARTS = ("text/css", "text/javascript", "application/javascript", "font/")
"""What browsers open as part of a page only: the rest of the headers says nothing to them there."""
PART_HEADERS = {"X-Content-Type-Options": HEADERS["X-Content-Type-Options"]}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_BODY = 16 * 1024

log = logging.getLogger("comptoir.app")


class Settings(NamedTuple):
    """How a server is set up."""

    data: Path | str
    """The folder of a server that is alone, or the address of the database that several share."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server."""
    pace: Pace = Pace()
    grace: int = 60
    """Seconds somebody may be gone before a bot may play for them."""
    workers: int = 1
    limits: DoorLimits = DoorLimits()
    demo: bool = False
    pages: Path | None = None
    """Another build of the browser client than the installed one."""
    hosts: tuple[str, ...] = ()
    """Names it answers to beside its own and plain addresses; ``*`` for any."""
    open_metrics: bool = False
    """May everybody read the figures?"""
    address: str = ""
    """Where other processes of the same database reach this one, as ``host:port``."""
    post: Post = Post()
    """How people are told who are not at their table."""
    leaving: float = 0.0
    """Seconds in which a process that is to stop takes nobody new before it gives its tables to others."""


class _App(FastAPI):
    """Lets sockets pass by what is only for requests: it would take memory for as long as they are open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        carrier: Carrier | None = self.state.carrier
        if carrier is not None and scope["type"] in ("http", "websocket"):
            heard = await carrier.carry(scope, receive, send)
            if heard is None:
                return
            receive = heard
        found = sockets.door(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await super().__call__(scope, receive, send)
            return
        table, seat = found
        scope["app"], scope["path_params"] = self, {"table": table}
        await sockets.serve(WebSocket(scope, receive, send), table, seat)


def make_app(settings: Settings) -> FastAPI:
    """The application; the store is opened at once, so that a bad one is told before anything listens."""
    opened = open_store(settings.data, settings.address)
    pool = Pool(settings.workers)
    past = Past(settings.data)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await opened.begin()
        house = House(store, pool, settings.pace, settings.grace, past=past)
        app.state.house = house
        app.state.metrics_token = opened.figures_token
        app.state.carrier = opened.carrier(house, app.state.doorkeeper)
        app.state.post = open_office(house, settings.post)
        await house.start(opened.losses)
        reading = asyncio.create_task(asyncio.to_thread(routes.read_catalogues))
        keeping = asyncio.create_task(keep_stories(house))
        demo = None
        if settings.demo:
            await open_demo(house)
            demo = asyncio.create_task(keep_demo(house))
        yield
        keeping.cancel()
        if demo is not None:
            demo.cancel()
        await house.stop()
        if app.state.post is not None:
            await app.state.post.close()
        await reading
        await pool.close()
        await past.close()
        if app.state.carrier is not None:
            await app.state.carrier.close()
        await opened.end()

    return make_doors(settings, lifespan)


def make_doors(settings: Settings, lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The doors alone: what is behind them, ``app.state.house``, is put there when it is ready."""
    app = _App(
        title="Comptoir",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.metrics_token = ""
    app.state.carrier = None
    app.state.post = None
    app.state.hosts = Hosts(settings.hosts, settings.origins)
    doorkeeper = app.state.doorkeeper = Doorkeeper(settings.limits)
    app.state.porch = Porch(doorkeeper.till, settings.limits.sockets_per_address, open_all_files())
    app.state.pages = Pages(settings.pages)
    app.include_router(routes.router)
    app.include_router(looking_back.router)
    app.include_router(own_tables.router)
    app.include_router(desk.router)
    app.include_router(routes.pages)
    _guard(app, settings)
    _describe(app)
    return app


def _describe(app: FastAPI) -> None:
    """Games have types of their own for what they show; the description of REST holds those too."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = FastAPI.openapi(app)
            written = json.dumps(schema.schema()["definitions"])
            own = json.loads(written.replace(schema.REFERENCE.format(name=""), COMPONENT.format(name="")))
            components = app.openapi_schema["components"]
            components["schemas"] = own | components["schemas"]
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # as FastAPI's own guide does it


def _guard(app: FastAPI, settings: Settings) -> None:
    """What holds for every request: whose page it comes from, how large it is, what browsers may do."""

    @app.middleware("http")
    async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
        refused = _refusal(request, settings)
        if not await app.state.doorkeeper.till.take(address_of(request), REQUEST):
            complain("requests_too_fast", address_of(request))
            refused = problem(ComptoirError("too_fast"), speaks(request))
        response = refused if refused is not None else await call_next(request)
        parts = PART_HEADERS if response.headers.get("content-type", "").startswith(PARTS) else HEADERS
        for name, value in parts.items():
            response.headers.setdefault(name, value)
        return response

    @app.exception_handler(ComptoirError)
    async def explain(request: Request, error: ComptoirError) -> Response:
        return problem(error, speaks(request))

    @app.exception_handler(NotStored)
    async def unstored(request: Request, error: NotStored) -> Response:
        log.error("not_stored", extra={"why": error.why})
        return problem(ComptoirError("not_stored"), speaks(request))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(each) for each in (error.errors() or [{"loc": ("body",)}])[0]["loc"])
        return problem(ComptoirError("malformed", where=where), speaks(request))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        code = {404: "unknown_address", 405: "wrong_method"}.get(error.status_code, "malformed")
        answer = problem(
            ComptoirError(code, **({"where": "request"} if code == "malformed" else {})), speaks(request)
        )
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        log.error("request_failed", extra={"method": request.method}, exc_info=error)
        return problem(ComptoirError("server_failed"), speaks(request))


def _refusal(request: Request, settings: Settings) -> Response | None:
    host = request.headers.get("host", "")
    if not request.app.state.hosts.answers(host):
        return problem(ComptoirError("wrong_host", host=host[:100]), speaks(request))
    if request.method in SAFE_METHODS:
        return None
    if not is_same_site(request.headers, settings.origins, needed=False):
        return problem(ComptoirError("wrong_origin"), speaks(request))
    length = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not length.isdecimal() or int(length) > MOST_BODY:
        return problem(ComptoirError("too_large", most=MOST_BODY), speaks(request))
    return None
