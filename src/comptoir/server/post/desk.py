"""REST: how somebody wants to be told of their tables, and the way out of every mail."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import blake2b
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from msgspec.structs import replace

from comptoir.core import ComptoirError
from comptoir.server import bodies, metrics
from comptoir.server.limits import Buckets
from comptoir.server.own_tables import visitor_of
from comptoir.server.people import Person, Visitor
from comptoir.server.post.mail import ADDRESS, ALL, LONGEST_ADDRESS, MailCourier
from comptoir.server.post.office import Opened
from comptoir.server.post.push import subscription
from comptoir.server.post.wishes import CODE_LASTS, MOST_TRIES, Hook, Mailbox, Way, Wishes, ordered
from comptoir.server.routes import SECRET, TableName, house_of

CODES_A_DAY = 5
DIGITS = 6

router = APIRouter(
    prefix="/api",
    dependencies=[*SECRET],
    responses={"4XX": {"model": bodies.Problem}, "5XX": {"model": bodies.Problem}},
)
_codes = Buckets(CODES_A_DAY / 86400, CODES_A_DAY)
"""How often codes are sent to one address, and for one person: nobody's mailbox is flooded from here."""


def _office(request: Request) -> Opened:
    """Raises ``ComptoirError``."""
    found: Opened | None = request.app.state.post
    if found is None:
        raise ComptoirError("no_notices")
    return found


def _offered(request: Request, way: Way) -> Opened:
    """The post office, if it goes that way."""
    found = _office(request)
    if way not in found.office.ways:
        raise ComptoirError("no_notices")
    return found


Mine = Annotated[Visitor, Depends(visitor_of)]


# -- what is wished ---------------------------------------------------------------------------------------


@router.get("/me/notices")
async def see(request: Request, visitor: Mine) -> bodies.Notices:
    """What somebody has chosen, and what could be chosen here."""
    return _told(request, visitor.person, visitor.device)


@router.put("/me/notices")
async def choose(request: Request, visitor: Mine, body: bodies.NewWays) -> bodies.Notices:
    """How one is told of all tables of which nothing else is said."""
    ways = ordered(body.ways or [])
    return await _change(request, visitor, lambda wishes: replace(wishes, ways=ways))


@router.put("/me/notices/tables/{table}")
async def choose_for(
    request: Request, visitor: Mine, table: TableName, body: bodies.NewWays
) -> bodies.Notices:
    """How one is told of one table; ``null`` for as of the others."""
    own = {each.table for each in visitor.person.places}
    if table not in own:
        raise ComptoirError("not_your_seat")

    def wish(wishes: Wishes) -> Wishes:
        kept = {name: ways for name, ways in wishes.tables.items() if name in own and name != table}
        said = {} if body.ways is None else {table: ordered(body.ways)}
        return replace(wishes, tables=kept | said)

    return await _change(request, visitor, wish)


@router.post("/me/notices/try")
async def try_out(request: Request, visitor: Mine) -> bodies.Tried:
    """Send something to look at, in all ways one has named."""
    places = await _office(request).office.try_out(visitor.id, visitor.person)
    return bodies.Tried(places=places)


# -- push -------------------------------------------------------------------------------------------------


@router.post("/me/notices/push")
async def subscribe(request: Request, visitor: Mine, body: bodies.NewSubscription) -> bodies.Notices:
    """Tell this browser."""
    await _offered(request, "push").outside.check(body.endpoint)
    found = subscription(visitor.device, body.endpoint, body.key, body.auth)

    def wish(wishes: Wishes) -> Wishes:
        others = [each for each in wishes.pushes if each.device != visitor.device]
        return replace(wishes, pushes=[*others, found]).with_way("push")

    return await _change(request, visitor, wish)


@router.delete("/me/notices/push")
async def unsubscribe(request: Request, visitor: Mine) -> bodies.Notices:
    """Tell this browser nothing any more."""
    push = _offered(request, "push").push
    assert push is not None, "it is offered"
    return await _change(request, visitor, lambda wishes: push.forget(wishes, visitor.device))


# -- mail -------------------------------------------------------------------------------------------------


def _mail(request: Request) -> MailCourier:
    mail = _offered(request, "mail").mail
    assert mail is not None, "it is offered"
    return mail


def _hash(request: Request, who: str, address: str, code: str) -> str:
    text = f"comptoir code {who} {address} {code}".encode()
    return blake2b(text, key=house_of(request).store.secret, digest_size=16).hexdigest()


@router.post("/me/notices/mail")
async def name_mailbox(request: Request, visitor: Mine, body: bodies.NewAddress) -> bodies.Notices:
    """Send a code to a mailbox; nothing else goes there until it has been typed in."""
    mail, house, address = _mail(request), house_of(request), body.address.strip()
    if not ADDRESS.fullmatch(address) or not address.isascii() or len(address) > LONGEST_ADDRESS:
        raise ComptoirError("bad_mailbox")
    if not all(_codes.take(each, metrics.clock()) for each in (visitor.id, address.lower())):
        raise ComptoirError("too_many_codes")
    code = f"{house.chance.randrange(10**DIGITS):0{DIGITS}}"
    until = int(house.clock()) + CODE_LASTS
    named = Mailbox(address, code=_hash(request, visitor.id, address, code), until=until)
    answer = await _change(request, visitor, lambda wishes: replace(wishes, mail=named).without("mail"))
    lang = visitor.person.lang
    _office(request).office.start("mail", lambda: mail.send_code(address, code, lang))
    return answer


@router.post("/me/notices/mail/code")
async def confirm_mailbox(request: Request, visitor: Mine, body: bodies.MailCode) -> bodies.Notices:
    """Type in the code: somebody reads that mailbox, and wants to be told there."""
    code, now, is_right = body.code.replace(" ", ""), int(house_of(request).clock()), False

    def wish(wishes: Wishes) -> Wishes:
        nonlocal is_right
        mail = wishes.mail
        if mail is None or not mail.code or mail.until < now or mail.tries >= MOST_TRIES:
            raise ComptoirError("code_over")
        is_right = hmac.compare_digest(mail.code, _hash(request, visitor.id, mail.address, code))
        if not is_right:
            return replace(wishes, mail=replace(mail, tries=mail.tries + 1))
        return replace(wishes, mail=Mailbox(mail.address, is_confirmed=True)).with_way("mail")

    answer = await _change(request, visitor, wish)
    if not is_right:
        raise ComptoirError("wrong_code")
    return answer


@router.delete("/me/notices/mail")
async def forget_mailbox(request: Request, visitor: Mine) -> bodies.Notices:
    return await _change(request, visitor, lambda wishes: replace(wishes, mail=None).without("mail"))


@router.post("/stop/{who}/{table}/{seal}")
async def stop_mails(
    request: Request,
    who: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    table: TableName,
    seal: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
) -> None:
    """No more mails of a table, or of any (``all``): with one click, as RFC 8058 has it."""
    mail = _mail(request)
    if not hmac.compare_digest(mail.seal(who, table), seal):
        raise ComptoirError("bad_stop")
    which = "" if table == ALL else table
    await _office(request).office.change(who, lambda wishes: wishes.without("mail", which))


# -- hook -------------------------------------------------------------------------------------------------


@router.post("/me/notices/hook")
async def name_hook(request: Request, visitor: Mine, body: bodies.NewAddress) -> bodies.Notices:
    """Tell a program; what it is signed with is in this answer alone."""
    found, address = _offered(request, "hook"), body.address.strip()
    await found.outside.check(address)
    number = house_of(request).chance.getrandbits(32)
    hook = Hook(address, number)
    answer = await _change(request, visitor, lambda wishes: replace(wishes, hook=hook).with_way("hook"))
    assert found.hook is not None, "it is offered"
    answer.secret = found.hook.secret(visitor.id, number)
    return answer


@router.delete("/me/notices/hook")
async def forget_hook(request: Request, visitor: Mine) -> bodies.Notices:
    return await _change(request, visitor, lambda wishes: replace(wishes, hook=None).without("hook"))


# -- what is told -----------------------------------------------------------------------------------------


async def _change(request: Request, visitor: Visitor, how: Callable[[Wishes], Wishes]) -> bodies.Notices:
    person = await house_of(request).people.change(
        visitor.id, lambda person: replace(person, notices=how(person.notices))
    )
    return _told(request, person, visitor.device)


def _told(request: Request, person: Person, device: str) -> bodies.Notices:
    post: Opened | None = request.app.state.post
    wishes, mail = person.notices, person.notices.mail
    own = [each.id for each in person.devices]
    pushes = [each.device for each in wishes.pushes if each.device in own]
    return bodies.Notices(
        can=[] if post is None else list(post.office.ways),
        key="" if post is None or post.push is None else post.push.public_key,
        ways=list(wishes.ways),
        tables={table: list(ways) for table, ways in wishes.tables.items()},
        mail=None if mail is None else bodies.Mailbox(address=mail.address, confirmed=mail.is_confirmed),
        pushes=pushes,
        here=device in pushes,
        hook="" if wishes.hook is None else wishes.hook.address,
    )
