"""REST: opening tables, coming in, looking back."""

from __future__ import annotations

import hmac
from contextlib import suppress
from functools import cache, partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.requests import HTTPConnection

from comptoir import __version__
from comptoir.core import ComptoirError, registry
from comptoir.server import bodies, links, metrics
from comptoir.server.actor import Actor
from comptoir.server.bodies import Entrance, NewTable
from comptoir.server.cookies import cookie, holds, label_of, my_token, remember
from comptoir.server.devices import TICKET_LASTS
from comptoir.server.hosts import is_from_here
from comptoir.server.house import House
from comptoir.server.links import WATCH
from comptoir.server.names import guest_name, name_of
from comptoir.server.paces import slow
from comptoir.server.pages import Page
from comptoir.server.porch import Porch
from comptoir.server.problems import about, speaks
from comptoir.server.purses import WAKE
from comptoir.telling import telling
from comptoir.words import LANGUAGES, words

TableName = Annotated[str, Path(max_length=24, pattern="^[A-Za-z0-9]+$")]
COMPONENT = "#/components/schemas/{name}"
HERE = "here"
"""A seat of somebody at the same screen as who opens the table."""

pages = APIRouter()
_encode = msgspec.json.Encoder().encode


def answers(name: str, or_null: bool = False) -> dict[int | str, dict[str, Any]]:
    """An answer that ``schema`` describes; ``or_null``: or that it is not there yet."""
    told: dict[str, Any] = {"$ref": COMPONENT.format(name=name)}
    schema = {"anyOf": [told, {"type": "null"}]} if or_null else told
    return {200: {"content": {"application/json": {"schema": schema}}}}


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def pay_to_wake(connection: HTTPConnection) -> None:
    """A table that sleeps is read again first, which has its price."""
    table, app = connection.path_params.get("table", ""), connection.app
    is_awake = not table or app.state.house.is_awake(table)
    if not is_awake and not await app.state.doorkeeper.till.take(address_of(connection), WAKE):
        raise ComptoirError("too_fast")


async def wake(connection: HTTPConnection) -> None:
    """Have the table of a request awake."""
    table = connection.path_params.get("table", "")
    await pay_to_wake(connection)
    if table:
        with suppress(ComptoirError):  # whoever looks for it hears of that
            await connection.app.state.house.find(table)


async def not_kept(response: Response) -> None:
    """An answer with a link or a cookie in it is for whoever asked, now, and for no cache."""
    response.headers["Cache-Control"] = "no-store"


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


router = APIRouter(
    prefix="/api",
    dependencies=[Depends(wake)],
    responses={"4XX": {"model": bodies.Problem}, "5XX": {"model": bodies.Problem}},
)


# -- games ----------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[bodies.GameSeen]:
    """The games that can be played."""
    return [
        bodies.GameSeen(game=name, title={lang: words(lang).say(f"game-{name}") for lang in LANGUAGES})
        for name in registry.names("telling")
    ]


@router.get("/games/{game}/catalogue", responses=answers("Catalogue"))
async def catalogue(
    request: Request,
    game: Annotated[str, Path(max_length=40)],
    pack: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """Cards, sets and presets of a game, in every language; ``pack``: of another box it is played with."""
    return _catalogue(game, pack).answer(request)


def read_catalogues() -> None:
    """Make every game's catalogue, which takes a moment the first time."""
    for game in registry.names("telling"):
        _catalogue(game)


@cache
def _catalogue(game: str, pack: str = "") -> Page:
    with about(game):
        of_game = telling.find(game)
        found = of_game.catalogue_of(pack) if pack else of_game.catalogue()
    return Page.of(_encode(found), "application/json")


# -- tables ---------------------------------------------------------------------------------------------


SECRET = [Depends(not_kept)]


@router.post("/tables", status_code=201, dependencies=SECRET)
async def open_table(request: Request, response: Response, body: NewTable) -> bodies.SeatOpened:
    """Open a table and sit down at its first seat."""
    house, name = house_of(request), name_of(body.name)
    if not name:
        raise ComptoirError("no_name")
    if not request.app.state.doorkeeper.may_open(address_of(request), metrics.clock()):
        raise ComptoirError("too_many_tables")
    wishes: dict[str, Any] = {"players": body.players, **body.options}
    wishes |= body.model_dump(include={"teams", "sets"}, exclude_none=True)
    if body.limits is not None:
        wishes["limits"] = body.limits.model_dump(exclude_none=True)
    seats = body.seats if body.seats is not None else ["open"] * (body.players - 1)
    bots = ["", *["" if each in ("open", HERE) else each for each in seats]]
    if body.start and "open" in seats:
        raise ComptoirError("seats_open", count=seats.count("open"))
    with about(body.game):
        actor = await house.open(
            body.game,
            wishes,
            bots,
            first=body.first,
            start=body.start,
            hints=body.hints,
            window=body.window,
            pace=None if body.pace is None else slow(**body.pace.model_dump()),
        )
    table = actor.ledger.table
    here, tokens = _people_here(name, seats, body.names, speaks(request)), dict[int, str]()
    for seat, called in here.items():
        tokens[seat] = await actor.do(partial(actor.sit, seat, called, label_of(request)))
        remember(request, response, table, seat, tokens[seat])
    await house.people.note(my_token(request), actor, tokens)
    held = list(here) if len(here) > 1 else []
    return bodies.SeatOpened(table=table, seat=0, link=links.path(table, 0), here=held)


def _people_here(host: str, seats: list[str], names: list[str], lang: str) -> dict[int, str]:
    """Who sits down at once: whoever opens the table, and those at the same screen."""
    given = iter(names)
    here = [at for at, each in enumerate(seats, 1) if each == HERE]
    return {0: host, **{at: name_of(next(given, "")) or guest_name(at, lang) for at in here}}


@router.get("/tables", dependencies=SECRET)
async def public_tables(request: Request) -> list[bodies.TableSeen]:
    """Tables that anybody may watch."""
    lang = speaks(request)
    return [_seen(actor, lang, actor.seating.link(WATCH)) for actor in house_of(request).public()]


@router.get("/tables/{table}")
async def see_table(request: Request, table: TableName) -> bodies.TableSeen:
    """What anybody who knows its name may know of a table."""
    return _seen(await house_of(request).find(table), speaks(request))


@router.post("/tables/{table}/enter", dependencies=SECRET)
async def enter(request: Request, response: Response, table: TableName, body: Entrance) -> bodies.SeatOpened:
    """Come in by a link, which is spent by that unless it is the spectators'.

    The browser gets a cookie of its own, which opens the seat from now on.
    """
    actor = await house_of(request).find(table)
    if actor.seating.holds(WATCH, body.token):
        remember(request, response, table, WATCH, body.token)
        return bodies.SeatOpened(table=table, seat=WATCH)

    def name(seat: int) -> str:
        return name_of(body.name) or guest_name(seat, speaks(request))

    held = {seat: request.cookies.get(cookie(seat), "") for seat in seats_of(actor)}
    seat, token = await actor.do(
        lambda: actor.seating.enter(body.token, name, label_of(request), held, body.claim)
    )
    await actor.house.people.note(my_token(request), actor, {seat: token or held[seat]})
    if token:
        remember(request, response, table, seat, token)
    return bodies.SeatOpened(table=table, seat=seat)


@router.get("/tables/{table}/links", dependencies=SECRET)
async def table_links(request: Request, table: TableName) -> bodies.TableLinks:
    """The links to send to friends; only the host may see them."""
    return _links(await _at_seat(request, table, 0))


@router.post("/tables/{table}/links", dependencies=SECRET)
async def new_watch_link(request: Request, table: TableName) -> bodies.TableLinks:
    """Another link for spectators: who came by the old one is out."""
    actor = await _at_seat(request, table, 0)
    await actor.do(actor.seating.renew_watch)
    return _links(actor)


@router.post("/tables/{table}/mine/{seat}", dependencies=SECRET)
async def new_ticket(
    request: Request, table: TableName, seat: Annotated[int, Path(ge=0, le=5)]
) -> bodies.Ticket:
    """A link to go on playing on one more device: it can be used once, and not for long."""
    actor = await _at_seat(request, table, seat)
    return bodies.Ticket(link=actor.seating.ticket(seat), seconds=int(TICKET_LASTS))


# -- the server itself ----------------------------------------------------------------------------------


@pages.get("/health")
async def health(request: Request) -> bodies.Health:
    """Is the server well?"""
    house = house_of(request)
    awake, damaged = house.awake, len(house.losses)
    is_paused = any(actor.paused for actor in awake)
    porch: Porch = request.app.state.porch
    return bodies.Health(
        status="paused" if is_paused else "full" if porch.is_full else "damaged" if damaged else "ok",
        version=__version__,
        tables=len(awake),
        sockets=sum(len(actor.audience) for actor in awake),
        damaged=damaged,
        lines=len(porch),
        most_lines=porch.most,
    )


@pages.get("/ready")
async def ready(request: Request, response: Response) -> bodies.Readiness:
    """Should a proxy send people here? Not while this process is about to go, or cannot reach its store."""
    house = house_of(request)
    is_stored = not any(actor.paused for actor in house.awake)
    is_ready = is_stored and not house.is_leaving
    response.status_code = 200 if is_ready else 503
    return bodies.Readiness(ready=is_ready, leaving=house.is_leaving)


@pages.get("/metrics", response_class=PlainTextResponse)
async def numbers(request: Request) -> Response:
    """Figures for Prometheus: for programs on this machine, or with the token in the data folder."""
    if not _may_read_figures(request):
        raise ComptoirError("figures_closed")
    return Response(
        metrics.text(house_of(request), request.app.state.porch), media_type="text/plain; version=0.0.4"
    )


@pages.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """The browser client."""
    if path.startswith("api/"):
        raise ComptoirError("unknown_address")
    answer: Response = request.app.state.pages.answer(request, path)
    return answer


# -- who asks -------------------------------------------------------------------------------------------


async def _at_seat(request: Request, table: str, seat: int) -> Actor:
    """The table of somebody who sits there. Raises ``ComptoirError``."""
    actor = await house_of(request).find(table)
    if not holds(request, actor, seat):
        raise ComptoirError("not_your_seat")
    return actor


def _links(actor: Actor) -> bodies.TableLinks:
    link, seats = actor.seating.link, actor.ledger.seats
    return bodies.TableLinks(
        seats=[link(at) if seat.kind == "open" else "" for at, seat in enumerate(seats)], watch=link(WATCH)
    )


def _may_read_figures(request: Request) -> bool:
    state = request.app.state
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return (
        state.settings.open_metrics
        or is_from_here(request.client.host if request.client else "", request.headers)
        or bool(state.metrics_token and hmac.compare_digest(given.encode(), state.metrics_token.encode()))
    )


def seats_of(actor: Actor) -> list[int]:
    return [*range(len(actor.ledger.seats)), WATCH]


def _seen(actor: Actor, lang: str, watch: str = "") -> bodies.TableSeen:
    ledger = actor.ledger
    seats = [
        bodies.SeatSeen(kind=each.kind, name=each.name, bot=each.bot, connected=each.connected)
        for each in actor.showing.seats(lang)
    ]
    return bodies.TableSeen(
        id=ledger.table,
        game=ledger.game,
        state=ledger.state,
        seats=seats,
        sets=list(ledger.options.get("sets", ())),
        teams=bool(ledger.options.get("teams")),
        turn=ledger.telling.turn(ledger.match) if ledger.match else 0,
        asked=actor.showing.waited_for(),
        watch=watch,
    )
