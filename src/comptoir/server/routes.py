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
from comptoir.server.devices import TICKET_LASTS, label
from comptoir.server.hosts import is_from_here
from comptoir.server.house import House
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.names import guest_name, name_of
from comptoir.server.pages import Page
from comptoir.server.past import Question, Reviewed, Steps, Whole
from comptoir.server.porch import Porch
from comptoir.server.problems import about, speaks
from comptoir.server.purses import WAKE
from comptoir.server.replays import MOST_FRAMES, eyes_allowed
from comptoir.server.upgrades import chronicle_of
from comptoir.telling import telling
from comptoir.words import LANGUAGES, words

TableName = Annotated[str, Path(max_length=24, pattern="^[A-Za-z0-9]+$")]
COMPONENT = "#/components/schemas/{name}"
HERE = "here"
"""A seat of somebody at the same screen as who opens the table."""
REMEMBERED = 90 * 24 * 3600
"""Seconds a browser keeps its seats."""

pages = APIRouter()
_encode = msgspec.json.Encoder().encode


def _answers(name: str, or_null: bool = False) -> dict[int | str, dict[str, Any]]:
    """An answer that ``schema`` describes; ``or_null``: or that it is not there yet."""
    told: dict[str, Any] = {"$ref": COMPONENT.format(name=name)}
    schema = {"anyOf": [told, {"type": "null"}]} if or_null else told
    return {200: {"content": {"application/json": {"schema": schema}}}}


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


async def wake(connection: HTTPConnection) -> None:
    """Have the table of a request awake. One that sleeps is read again first, which has its price."""
    table, app = connection.path_params.get("table", ""), connection.app
    house: House = app.state.house
    if not table or house.is_awake(table):
        return
    if not await app.state.doorkeeper.till.take(address_of(connection), WAKE):
        raise ComptoirError("too_fast")
    with suppress(ComptoirError):  # whoever looks for it hears of that
        await house.wake(table)


async def _not_kept(response: Response) -> None:
    """An answer with a link or a cookie in it is for whoever asked, now, and for no cache."""
    response.headers["Cache-Control"] = "no-store"


async def _look_back(request: Request) -> None:
    """A game of the past is shown step by step, which takes the time of others."""
    if not request.app.state.doorkeeper.may_look_back(address_of(request), metrics.clock()):
        raise ComptoirError("too_fast")


async def _past(request: Request, question: Question) -> Response:
    past = house_of(request).past
    if past is None:
        raise ComptoirError("busy")
    return Response(await past.tell(question, address_of(request)), media_type="application/json")


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


@router.get("/games/{game}/catalogue", responses=_answers("Catalogue"))
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


SECRET = [Depends(_not_kept)]


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
        )
    table = actor.ledger.table
    here = _people_here(name, seats, body.names, speaks(request))
    for seat, called in here.items():
        token = await actor.do(partial(actor.sit, seat, called, _label(request)))
        remember(request, response, table, seat, token)
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
    return _seen(house_of(request).find(table), speaks(request))


@router.post("/tables/{table}/enter", dependencies=SECRET)
async def enter(request: Request, response: Response, table: TableName, body: Entrance) -> bodies.SeatOpened:
    """Come in by a link, which is spent by that unless it is the spectators'.

    The browser gets a cookie of its own, which opens the seat from now on.
    """
    actor = house_of(request).find(table)
    if actor.seating.holds(WATCH, body.token):
        remember(request, response, table, WATCH, body.token)
        return bodies.SeatOpened(table=table, seat=WATCH)

    def name(seat: int) -> str:
        return name_of(body.name) or guest_name(seat, speaks(request))

    held = {seat: request.cookies.get(cookie(seat), "") for seat in _seats(actor)}
    seat, token = await actor.do(
        lambda: actor.seating.enter(body.token, name, _label(request), held, body.claim)
    )
    if token:
        remember(request, response, table, seat, token)
    return bodies.SeatOpened(table=table, seat=seat)


@router.get("/tables/{table}/links", dependencies=SECRET)
async def table_links(request: Request, table: TableName) -> bodies.TableLinks:
    """The links to send to friends; only the host may see them."""
    return _links(_at_seat(request, table, 0))


@router.post("/tables/{table}/links", dependencies=SECRET)
async def new_watch_link(request: Request, table: TableName) -> bodies.TableLinks:
    """Another link for spectators: who came by the old one is out."""
    actor = _at_seat(request, table, 0)
    await actor.do(actor.seating.renew_watch)
    return _links(actor)


@router.post("/tables/{table}/mine/{seat}", dependencies=SECRET)
async def new_ticket(
    request: Request, table: TableName, seat: Annotated[int, Path(ge=0, le=5)]
) -> bodies.Ticket:
    """A link to go on playing on one more device: it can be used once, and not for long."""
    return bodies.Ticket(link=_at_seat(request, table, seat).seating.ticket(seat), seconds=int(TICKET_LASTS))


# -- looking back ---------------------------------------------------------------------------------------


@router.get("/tables/{table}/replay", responses=_answers("Replay"), dependencies=[Depends(_look_back)])
async def replay(
    request: Request,
    table: TableName,
    eyes: Annotated[str, Query(pattern="^([0-5]|watch|all)$")] = "watch",
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 20,
) -> Response:
    """Steps of a game from somebody's eyes: one's own at any time, everybody's when it is over."""
    actor = house_of(request).find(table)
    ledger = _replayable(_begun(actor))
    mine = [seat for seat in _seats(actor) if holds(request, actor, seat)]
    allowed = eyes_allowed(ledger, [seat for seat in mine if seat != WATCH])
    if eyes not in allowed or not (mine or ledger.state == "over"):
        raise ComptoirError("not_your_seat")
    if WATCH in mine:
        actor.be_watched()
    question = Steps(table, ledger.length, speaks(request), eyes, start, count, allowed)
    return await _past(request, question)


@router.get("/tables/{table}/story", responses=_answers("Chronicle"), dependencies=[Depends(_look_back)])
async def story(request: Request, table: TableName) -> Response:
    """The story of a game that is over: how far everybody was when, what they bought, how the dice fell."""
    ledger = _over(house_of(request).find(table))
    if ledger.unkept is not None and ledger.told is not None:
        return Response(chronicle_of(ledger.told), media_type="application/json")
    return await _past(request, Whole(table, ledger.length, "story"))


@router.get(
    "/tables/{table}/review", responses=_answers("LookBack", or_null=True), dependencies=[Depends(_look_back)]
)
async def review(request: Request, table: TableName) -> Response:
    """How the chances went in a game that is over, and its turning points. Where that takes longer than
    somebody should wait, the answer is ``null``: it is being made, and can be asked for again."""
    ledger = _replayable(_over(house_of(request).find(table)))
    return await _past(request, Reviewed(table, ledger.length, speaks(request)))


@router.get("/tables/{table}/save", dependencies=[Depends(_look_back)])
async def save(request: Request, table: TableName) -> Response:
    """A game that is over, as a file: for ``comptoir verify`` and ``comptoir replay``."""
    ledger = _replayable(_over(house_of(request).find(table)))
    answer = await _past(request, Whole(table, ledger.length, "save"))
    answer.headers["Content-Disposition"] = f'attachment; filename="comptoir-{table}.json"'
    return answer


@router.get("/tables/{table}/proof", response_model=bodies.Proof, dependencies=[Depends(_look_back)])
async def proof(request: Request, table: TableName) -> Response:
    """All it takes to check every shuffle and die of a game that is over."""
    ledger = _replayable(_over(house_of(request).find(table)))
    return await _past(request, Whole(table, ledger.length, "proof"))


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


def cookie(seat: int) -> str:
    return "watch" if seat == WATCH else f"seat{seat}"


def holds(connection: Any, actor: Actor, seat: int) -> bool:
    """May this browser sit at that seat?"""
    return actor.seating.holds(seat, connection.cookies.get(cookie(seat), ""))


def _at_seat(request: Request, table: str, seat: int) -> Actor:
    """The table of somebody who sits there. Raises ``ComptoirError``."""
    actor = house_of(request).find(table)
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


def _label(request: Request) -> str:
    return label(request.headers.get("user-agent", ""))


def remember(connection: HTTPConnection, response: Response, table: str, seat: int, token: str) -> None:
    """Give a browser the cookie of a seat."""
    response.set_cookie(
        cookie(seat),
        token,
        max_age=REMEMBERED,
        path=f"/api/tables/{table}",
        secure=connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )


def _seats(actor: Actor) -> list[int]:
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


def _begun(actor: Actor) -> Ledger:
    if actor.ledger.match is None:
        raise ComptoirError("not_begun")
    return actor.ledger


def _over(actor: Actor) -> Ledger:
    if _begun(actor).state != "over":
        raise ComptoirError("not_over")
    return actor.ledger


def _replayable(ledger: Ledger) -> Ledger:
    if ledger.unkept is not None:
        known = registry.rules(ledger.game).rules_version
        raise ComptoirError("no_longer_replayed", version=ledger.rules, known=known)
    return ledger
