"""REST: a person's own tables, on all their devices; and the end of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from comptoir.core import ComptoirError
from comptoir.server import bodies, metrics
from comptoir.server.cookies import cookie, holds, label_of, my_token, remember_me
from comptoir.server.glances import Glance
from comptoir.server.names import in_words
from comptoir.server.people import Person, Place, Visitor
from comptoir.server.problems import speaks
from comptoir.server.purses import LOOK_BACK
from comptoir.server.routes import SECRET, TableName, address_of, house_of, wake

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(wake), *SECRET],
    responses={"4XX": {"model": bodies.Problem}, "5XX": {"model": bodies.Problem}},
)


# -- a person ---------------------------------------------------------------------------------------------


async def visitor_of(request: Request) -> Visitor:
    """Whose device asks. Raises ``ComptoirError``."""
    visitor = await house_of(request).people.find(my_token(request))
    if visitor is None:
        raise ComptoirError("unknown_person")
    return visitor


@router.post("/me")
async def begin(request: Request, response: Response) -> bodies.Myself:
    """Keep one's tables together from now on; who does so already says which language they read."""
    people, lang = house_of(request).people, speaks(request)
    visitor = await people.find(my_token(request))
    if visitor is not None:
        return await _myself(request, await people.speak(visitor, lang))
    if not request.app.state.doorkeeper.may_begin(address_of(request), metrics.clock()):
        raise ComptoirError("too_many_people")
    visitor, token = await people.begin(lang, label_of(request))
    remember_me(request, response, token)
    return await _myself(request, visitor)


@router.get("/me")
async def see_tables(request: Request, response: Response) -> bodies.Myself | None:
    """Somebody's tables: whose turn it is, and since when. Nothing for who does not keep them together."""
    if not my_token(request):
        return None
    if not await request.app.state.doorkeeper.till.take(address_of(request), LOOK_BACK):
        raise ComptoirError("too_fast")
    visitor = await visitor_of(request)
    remember_me(request, response, my_token(request))  # for as long again
    return await _myself(request, visitor)


@router.post("/me/enter")
async def enter(request: Request, response: Response, body: bodies.Arrival) -> bodies.Myself:
    """Come by a personal link: this browser gets a cookie of its own."""
    people, held = house_of(request).people, my_token(request)
    visitor, token = await people.enter(body.token, label_of(request), body.claim, held)
    if token:
        remember_me(request, response, token)
    return await _myself(request, visitor)


@router.delete("/me")
async def delete(request: Request, response: Response) -> None:
    """Delete all that is kept of a person. Seats stay with the browsers they were taken in."""
    await house_of(request).people.delete(await visitor_of(request))
    remember_me(request, response, "")


@router.get("/me/link")
async def link(request: Request) -> bodies.PersonalLink:
    """The personal link, for one more device."""
    visitor = await visitor_of(request)
    return bodies.PersonalLink(link=house_of(request).people.link(visitor))


@router.post("/me/link")
async def renew_link(request: Request) -> bodies.PersonalLink:
    """Another one: the old link opens nothing any more. Devices stay."""
    visitor = await visitor_of(request)
    return bodies.PersonalLink(link=await house_of(request).people.renew(visitor))


@router.delete("/me/devices/{device}")
async def dismiss(
    request: Request, response: Response, device: Annotated[str, Path(pattern="^[0-9a-f]{1,16}$")]
) -> bodies.Myself | None:
    """Take a device off: it shows these tables no longer, and is taken off their seats too."""
    visitor = await visitor_of(request)
    left, elsewhere = await house_of(request).people.dismiss(visitor, device)
    if device == visitor.device:
        remember_me(request, response, "")
        return None
    return await _myself(request, left, elsewhere)


@router.delete("/me/tables/{table}")
async def forget(request: Request, table: TableName) -> bodies.Myself:
    """Take a table off the list."""
    visitor = await visitor_of(request)
    return await _myself(request, await house_of(request).people.forget(visitor, table))


# -- at a table -------------------------------------------------------------------------------------------


@router.post("/tables/{table}/mine/{seat}/keep")
async def keep(request: Request, table: TableName, seat: Annotated[int, Path(ge=0, le=5)]) -> None:
    """Have a seat of this browser on the list of its person."""
    visitor, actor = await visitor_of(request), await house_of(request).find(table)
    if not seat < len(actor.ledger.seats):
        raise ComptoirError("not_your_seat")
    await house_of(request).people.keep(visitor, actor, {seat: request.cookies.get(cookie(seat), "")})


@router.post("/tables/{table}/sweep")
async def sweep(request: Request, table: TableName) -> None:
    """Take devices that a person has dismissed off their seats at a table that another process had."""
    visitor = await visitor_of(request)
    await house_of(request).people.sweep(visitor, await house_of(request).find(table))


@router.delete("/tables/{table}")
async def remove(request: Request, table: TableName) -> None:
    """Delete a table for good; only its host may. Everybody there is told."""
    house = house_of(request)
    actor = await house.find(table)
    if not holds(request, actor, 0) and not await house.people.has(my_token(request), actor, 0):
        raise ComptoirError("not_your_table")
    await house.remove(actor)


# -- what is told -----------------------------------------------------------------------------------------


async def _myself(request: Request, visitor: Visitor, elsewhere: Sequence[str] = ()) -> bodies.Myself:
    people, person = house_of(request).people, visitor.person
    tables = list(dict.fromkeys([each.table for each in person.places]))
    seen = dict(zip(tables, await asyncio.gather(*[people.glance(each) for each in tables]), strict=True))
    listed = {table: _own_seats(person, table, glance) for table, glance in seen.items() if glance}
    lang = speaks(request)
    return bodies.Myself(
        lang=person.lang,
        devices=[
            bodies.OwnDevice(id=each.id, label=each.label, since=each.since, here=each.id == visitor.device)
            for each in person.devices
        ],
        tables=[
            own_table(table, glance, listed[table], lang, has_next=bool(listed.get(glance.next_table)))
            for table, glance in seen.items()
            if glance is not None and listed[table]
        ],
        unswept=list(elsewhere),
    )


def _own_seats(person: Person, table: str, glance: Glance) -> list[int]:
    """The seats of a table that are still somebody's."""

    def is_theirs(place: Place) -> bool:
        chair = glance.chairs[place.seat]
        return chair.kind == "person" and chair.generation == place.generation

    return sorted([each.seat for each in person.places if each.table == table and is_theirs(each)])


def own_table(
    table: str, glance: Glance, mine: list[int], lang: str, *, has_next: bool = False
) -> bodies.OwnTable:
    """What somebody at these seats may know: of questions, those they are asked themselves."""
    asked = [glance.questions[seat][1] for seat in mine if seat in glance.questions]
    clocks = [glance.until[seat] for seat in mine if glance.until.get(seat)]
    return bodies.OwnTable.model_validate(
        {
            "table": table,
            "game": glance.game,
            "state": glance.state,
            "names": [in_words(each.name, lang) if each.kind != "open" else "" for each in glance.chairs],
            "kinds": [each.kind for each in glance.chairs],
            "mine": mine,
            "turn": glance.turn,
            "is_mine": bool(asked),
            "asked": [seat for seat in glance.asked if seat not in mine],
            "since": min(asked, default=glance.since),
            "until": min(clocks, default=0),
            "winners": glance.winners,
            "next_table": glance.next_table if has_next else "",
        }
    )
