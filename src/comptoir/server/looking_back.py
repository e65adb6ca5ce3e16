"""REST: looking back at games. Those that are over are told by any process, whoever has their table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from comptoir.core import ComptoirError, registry
from comptoir.server import bodies, metrics
from comptoir.server.cookies import holds
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.past import Question, Reviewed, Steps, Whole
from comptoir.server.problems import speaks
from comptoir.server.replays import MOST_FRAMES, eyes_allowed
from comptoir.server.routes import TableName, address_of, answers, house_of, pay_to_wake, seats_of
from comptoir.server.upgrades import chronicle_of


async def _look_back(request: Request) -> None:
    """A game of the past is shown step by step, which takes the time of others."""
    if not request.app.state.doorkeeper.may_look_back(address_of(request), metrics.clock()):
        raise ComptoirError("too_fast")


async def _past(request: Request, question: Question) -> Response:
    past = house_of(request).past
    if past is None:
        raise ComptoirError("busy")
    return Response(await past.tell(question, address_of(request)), media_type="application/json")


router = APIRouter(
    prefix="/api/tables/{table}",
    dependencies=[Depends(pay_to_wake), Depends(_look_back)],
    responses={"4XX": {"model": bodies.Problem}, "5XX": {"model": bodies.Problem}},
)


@router.get("/replay", responses=answers("Replay"))
async def replay(
    request: Request,
    table: TableName,
    eyes: Annotated[str, Query(pattern="^([0-5]|watch|all)$")] = "watch",
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 20,
) -> Response:
    """Steps of a game from somebody's eyes: one's own at any time, everybody's when it is over."""
    house = house_of(request)
    ledger, mine = replayable(_begun(await house.look_back(table))), list[int]()
    if ledger.state != "over":  # then it matters who looks
        actor = await house.find(table)
        mine = [seat for seat in seats_of(actor) if holds(request, actor, seat)]
        if WATCH in mine:
            actor.be_watched()
    allowed = eyes_allowed(ledger, [seat for seat in mine if seat != WATCH])
    if eyes not in allowed or not (mine or ledger.state == "over"):
        raise ComptoirError("not_your_seat")
    question = Steps(table, ledger.length, speaks(request), eyes, start, count, allowed)
    return await _past(request, question)


@router.get("/story", responses=answers("Chronicle"))
async def story(request: Request, table: TableName) -> Response:
    """The story of a game that is over: how far everybody was when, what they bought, how the dice fell."""
    ledger = _over(await house_of(request).look_back(table))
    if ledger.unkept is not None and ledger.told is not None:
        return Response(chronicle_of(ledger.told), media_type="application/json")
    return await _past(request, Whole(table, ledger.length, "story"))


@router.get("/review", responses=answers("LookBack", or_null=True))
async def review(request: Request, table: TableName) -> Response:
    """How the chances went in a game that is over, and its turning points. Where that takes longer than
    somebody should wait, the answer is ``null``: it is being made, and can be asked for again."""
    ledger = replayable(_over(await house_of(request).look_back(table)))
    return await _past(request, Reviewed(table, ledger.length, speaks(request)))


@router.get("/save")
async def save(request: Request, table: TableName) -> Response:
    """A game that is over, as a file: for ``comptoir verify`` and ``comptoir replay``."""
    ledger = replayable(_over(await house_of(request).look_back(table)))
    answer = await _past(request, Whole(table, ledger.length, "save"))
    answer.headers["Content-Disposition"] = f'attachment; filename="comptoir-{table}.json"'
    return answer


@router.get("/proof", response_model=bodies.Proof)
async def proof(request: Request, table: TableName) -> Response:
    """All it takes to check every shuffle and die of a game that is over."""
    ledger = replayable(_over(await house_of(request).look_back(table)))
    return await _past(request, Whole(table, ledger.length, "proof"))


def _begun(ledger: Ledger) -> Ledger:
    if ledger.match is None:
        raise ComptoirError("not_begun")
    return ledger


def _over(ledger: Ledger) -> Ledger:
    if _begun(ledger).state != "over":
        raise ComptoirError("not_over")
    return ledger


def replayable(ledger: Ledger) -> Ledger:
    if ledger.unkept is not None:
        known = registry.rules(ledger.game).rules_version
        raise ComptoirError("no_longer_replayed", version=ledger.rules, known=known)
    return ledger
