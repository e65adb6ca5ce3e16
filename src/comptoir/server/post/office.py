"""The post office of one server: looks who is missing at their table, and has them told.

A table does not wait for it and does not know whether anybody was told. What it may say is in ``notice``, who
was told what in ``told``, and how it gets there is the business of a courier.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from comptoir.core import ComptoirError
from comptoir.server import metrics
from comptoir.server.glances import Glance
from comptoir.server.post import told
from comptoir.server.post.courier import Courier, Gone, Undelivered
from comptoir.server.post.hook import HookCourier
from comptoir.server.post.mail import MailCourier
from comptoir.server.post.notice import Notice, about
from comptoir.server.post.outside import Outside
from comptoir.server.post.push import PushCourier, can_push
from comptoir.server.post.settings import Post
from comptoir.server.post.told import Occasion
from comptoir.server.post.wishes import Way, Wishes
from comptoir.server.storage import NotStored

if TYPE_CHECKING:
    from comptoir.server.actor import Actor
    from comptoir.server.house import House
    from comptoir.server.people import Person

GRACE = 30.0
"""Seconds somebody may be missing at a live table."""
SLOW_GRACE = 10.0
"""At a slow one everybody comes when they can; but standing orders may answer for them first."""
SOON = 1.0
"""Seconds after a change in which more may follow."""
AGAIN = (0.0, 20.0, 120.0, 900.0)
"""Seconds before each try to bring something."""
MOST_UNDER_WAY = 1000
"""Notices that are being brought; more are dropped, and counted."""
LEAVE_WITHIN = 1.0
"""Seconds in which what is just being brought may still arrive when the server stops."""

log = logging.getLogger("comptoir.post")


class _Watch:
    """What is known of the people of one table."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.has_changed = False
        self.seen: dict[str, Occasion] = {}
        """What each of them saw at the table itself."""
        self.done: dict[str, Occasion] = {}
        """What each of them needs no telling of any more."""


class _Missed(NamedTuple):
    """Somebody should hear of their table."""

    who: str
    occasion: Occasion
    seats: list[int]
    since: int


class Office:
    """Has people told. It is the ``Crier`` of its house."""

    def __init__(self, house: House, couriers: Mapping[Way, Courier]) -> None:
        self._house = house
        self._couriers = couriers
        self._watches: WeakKeyDictionary[Actor, _Watch] = WeakKeyDictionary()
        self._under_way = set[asyncio.Task[None]]()

    @property
    def ways(self) -> list[Way]:
        """How people can be told here."""
        return list(self._couriers)

    async def close(self) -> None:
        for watch in self._watches.values():
            if watch.task is not None:
                watch.task.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LEAVE_WITHIN)
        for task in self._under_way:
            task.cancel()

    # -- looking --------------------------------------------------------------------------------------

    def heed(self, actor: Actor) -> None:
        """Something has changed at a table, or somebody has come or gone."""
        if not self._couriers or actor.glances.is_on_no_list:
            return
        watch = self._watches.setdefault(actor, _Watch())
        watch.has_changed = True
        asyncio.get_running_loop().call_soon(self._note_who_is_there, actor, watch)
        if watch.task is None or watch.task.done():
            watch.task = asyncio.create_task(self._watch(actor, watch))

    def remind(self, actor: Actor, seat: int, left: int) -> None:
        """A seat has so many seconds left."""
        glance = actor.glances.latest()
        if glance is None or not self._couriers:
            return
        for each in missed(actor, glance):
            if seat in each.seats and each.occasion.what == "turn":
                reminder = each._replace(occasion=each.occasion._replace(what="reminder"))
                self._start(self._tell(actor.ledger.table, glance, reminder, left))

    def _note_who_is_there(self, actor: Actor, watch: _Watch) -> None:
        """Whoever is at the table sees for themselves what they are asked, though they may leave then."""
        glance = actor.glances.latest()
        for each in [] if glance is None else missed(actor, glance, are_here=True):
            watch.seen[each.who] = each.occasion

    async def _watch(self, actor: Actor, watch: _Watch) -> None:
        """Look again until nobody is left who may have to be told."""
        pause = SOON
        while pause:
            watch.has_changed = False
            await asyncio.sleep(pause)
            try:
                pause = await self._look(actor, watch)
            except NotStored as problem:  # then it is not told: a table in trouble is seen by all who come
                log.warning("not_told", extra={"why": problem.why})
                pause = 0.0
            except Exception:
                log.exception("post_failed", extra={"table": actor.ledger.table[:4]})
                pause = 0.0
            if watch.has_changed:
                pause = SOON

    async def _look(self, actor: Actor, watch: _Watch) -> float:
        """Have everybody told who is due; the seconds until the next one is, 0 if nobody will be."""
        table = actor.ledger.table
        if self._house.if_awake(table) is not actor:
            return 0.0
        glance = actor.glances.latest()
        if glance is None:
            return 0.0 if actor.glances.is_on_no_list else SOON
        grace = GRACE if actor.ledger.clocks is None else SLOW_GRACE
        waits = list[float]()
        for each in missed(actor, glance):
            if watch.done.get(each.who) == each.occasion:
                continue
            is_known = watch.seen.get(each.who) == each.occasion
            wait = each.since + grace - self._house.clock()
            if wait > 0 and not is_known:
                waits.append(wait)
                continue
            watch.done[each.who] = each.occasion
            await self._tell(table, glance, each, is_known=is_known)
        return max(SOON, min(waits)) if waits else 0.0

    # -- telling --------------------------------------------------------------------------------------

    async def _tell(
        self, table: str, glance: Glance, each: _Missed, left: int = 0, *, is_known: bool = False
    ) -> None:
        """Tell somebody once, in all ways they want. Raises ``NotStored``."""
        person = await self._house.people.read(each.who)
        if person is None:
            return
        places = self._places(person, person.notices.ways_for(table))
        now = int(self._house.clock())
        if not places or not await told.note(
            self._house.store, each.who, table, each.occasion, now, is_known=is_known
        ):
            return
        notice = about(each.occasion.what, table, glance, each.seats, left)
        for way, place in places:
            self.bring(each.who, way, place, notice)

    def _places(self, person: Person, ways: list[Way]) -> list[tuple[Way, str]]:
        found = [way for way in ways if way in self._couriers]
        return [(way, place) for way in found for place in self._couriers[way].targets(person)]

    async def try_out(self, who: str, person: Person) -> int:
        """Tell somebody that they can be told; in how many places."""
        places = self._places(person, self.ways)
        now = int(self._house.clock())
        if places and not await told.note(self._house.store, who, "", Occasion("try"), now):
            raise ComptoirError("too_many_notices")
        for way, place in places:
            self.bring(who, way, place, Notice("try"))
        return len(places)

    # -- bringing -------------------------------------------------------------------------------------

    def bring(self, who: str, way: Way, place: str, notice: Notice) -> None:
        """Have something brought to somebody, as long as they are there and want it."""
        courier = self._couriers[way]

        async def once() -> None:
            person = await self._house.people.read(who)
            if person is None:
                await told.forget(self._house.store, [who])  # deleted while we were at it
            elif place in courier.targets(person):
                try:
                    await courier.bring(who, person, place, notice)
                except Gone:
                    await self.change(who, lambda wishes: courier.forget(wishes, place))
                    raise Undelivered("gone", again=False) from None

        self.start(way, once)

    def start(self, way: Way, once: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something until it works or there is no hope; nobody waits for it."""
        if len(self._under_way) >= MOST_UNDER_WAY:
            self._fail(way, "too_many")
        else:
            self._start(self._insist(way, once))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("post_failed", exc_info=task.exception())

    async def _insist(self, way: Way, once: Callable[[], Coroutine[Any, Any, None]]) -> None:
        why = ""
        for pause in AGAIN:
            await asyncio.sleep(pause)
            try:
                await once()
            except Undelivered as problem:
                why = problem.why
                if not problem.again:
                    break
                log.warning("notice_delayed", extra={"way": way, "why": why})
            except NotStored as problem:
                why = problem.why
            else:
                metrics.count(f"notices_sent {way}")
                return
        self._fail(way, why)

    def _fail(self, way: Way, why: str) -> None:
        metrics.count(f"notices_failed {way}")
        log.error("notice_failed", extra={"way": way, "why": why})

    async def change(self, who: str, how: Callable[[Wishes], Wishes]) -> Person | None:
        """Change what somebody wishes, if they are still there."""
        with suppress(ComptoirError):
            return await self._house.people.change(
                who, lambda person: replace(person, notices=how(person.notices))
            )
        return None


def missed(actor: Actor, glance: Glance, *, are_here: bool = False) -> list[_Missed]:
    """What people of a table should hear of who are not there, or who are."""
    found = list[_Missed]()
    people: dict[str, list[int]] = {}
    for seat, sitting in actor.glances.sitters.items():
        chair = glance.chairs[seat]
        if chair.kind == "person" and chair.generation == sitting.generation:
            people.setdefault(sitting.person, []).append(seat)
    for who, seats in people.items():
        if any(actor.audience.at_seat(seat) for seat in seats) is not are_here:
            continue
        asked = [seat for seat in sorted(seats) if seat in glance.questions]
        if glance.state == "over":
            occasion = Occasion("rematch" if glance.next_table else "over")
            found.append(_Missed(who, occasion, sorted(seats), glance.since))
        elif asked:
            question, since = glance.questions[asked[0]]
            occasion = Occasion("deal" if glance.state == "locked" else "turn", glance.turn, question)
            others = [seat for seat in seats if seat != asked[0]]
            found.append(_Missed(who, occasion, [asked[0], *others], since))
    return found


class Opened(NamedTuple):
    """A post office that works, and what its counter needs of it."""

    office: Office
    outside: Outside
    push: PushCourier | None
    hook: HookCourier | None
    mail: MailCourier | None

    async def close(self) -> None:
        await self.office.close()
        await self.outside.close()


def open_office(house: House, post: Post) -> Opened | None:
    """The post office of a house, if it has one."""
    if not post.site:
        return None
    outside, secret = Outside(near=post.near), house.store.secret
    has_all = can_push()
    push = PushCourier(secret, post.site, outside, house.clock) if has_all else None
    hook = HookCourier(secret, post.site, outside, house.clock) if has_all else None
    mail = None
    if post.smtp is not None:
        mail = MailCourier(post.smtp, secret, post.site, lambda: datetime.fromtimestamp(house.clock(), UTC))
    couriers: dict[Way, Courier] = {each.way: each for each in (push, mail, hook) if each is not None}
    house.crier = office = Office(house, couriers)
    return Opened(office, outside, push, hook, mail)
