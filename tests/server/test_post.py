"""Whoever is missing at their table is told once, in the ways they want, and nothing that is hidden."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from comptoir.server import wire
from comptoir.server.audience import Audience, Listener
from comptoir.server.entries import Resigned
from comptoir.server.glances import Glancer, Sitting
from comptoir.server.ledger import Ledger
from comptoir.server.people import Person, Visitor
from comptoir.server.post import office, told
from comptoir.server.post.courier import Gone, Undelivered
from comptoir.server.post.notice import Notice, Written, about
from comptoir.server.post.office import GRACE, SLOW_GRACE, Office, missed
from comptoir.server.post.told import MOST_A_DAY, Occasion
from comptoir.server.post.wishes import Subscription, Way, Wishes
from comptoir.server.showing import Showing
from comptoir.words import LANGUAGES
from tests.server.days import Days, pass_days
from tests.server.test_standing_orders import OWLS, until_window_of
from tests.server.worlds import TABLES, Quiet, elsewhere, positions

POSITIONS = 60


class Sent(NamedTuple):
    at: int
    who: str
    notice: Notice


class Bag:
    """A courier who keeps everything; ``troubles`` are what happens to him on his next ways."""

    way: Way = "push"

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.tries: list[int] = []
        self.troubles: list[Exception] = []
        self.clock: Callable[[], float] = float

    def targets(self, person: Person) -> list[str]:
        return [each.device for each in person.notices.pushes]

    def forget(self, wishes: Wishes, target: str) -> Wishes:
        return replace(wishes, pushes=[each for each in wishes.pushes if each.device != target])

    async def bring(self, who: str, person: Person, target: str, notice: Notice) -> None:
        self.tries.append(int(self.clock()))
        if self.troubles:
            raise self.troubles.pop(0)
        self.sent.append(Sent(int(self.clock()), who, notice))

    def all_of(self, visitor: Visitor) -> list[str]:
        return [each.notice.what for each in self.sent if each.who == visitor.id]


def open_post(days: Days, bag: Bag) -> None:
    """A house has one from now on; another house after a restart does not know what the first one did."""
    bag.clock = lambda: days.house.clock()
    days.house.crier = Office(days.house, {"push": bag})


async def gather(days: Days, seat: int, ways: list[Way] | None = None) -> Visitor:
    """Whoever sits there keeps their tables together, and wants to be told."""
    people, actor = days.house.people, await days.actor()
    visitor, _ = await people.begin("fr", "")
    wishes = Wishes(ways=["push"] if ways is None else ways, pushes=[Subscription("browser", "", "", "")])
    await people.change(visitor.id, lambda person: replace(person, notices=wishes))
    token = await actor.do(lambda: actor.seating.admit(seat, "", ""))
    await people.keep(visitor, actor, {seat: token})
    return visitor


Story = Callable[[Days, Bag], Awaitable[None]]


def told_in(story: Story) -> None:
    bag = Bag()

    async def whole(days: Days) -> None:
        open_post(days, bag)
        await story(days, bag)

    pass_days(whole)


async def a_minute() -> None:
    await asyncio.sleep(60)


# -- once a turn ------------------------------------------------------------------------------------------


def test_at_a_slow_table_somebody_is_told_at_once_and_once_a_turn() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        bob = await gather(days, 1)
        await a_minute()
        assert bag.sent == []  # it is Ada's turn
        asked_at = days.now
        await days.end_turn(0)
        await a_minute()
        (sent,) = bag.sent
        assert sent.at - asked_at <= SLOW_GRACE + 3
        assert sent.notice == Notice("turn", days.table, 1, "dale", ("Ada",))
        assert sent.notice.path == f"/t/{days.table}/1"  # and nothing secret behind it
        for _ in range(2):  # half of the turn, from another room
            await days.step(1)
        await asyncio.sleep(4 * 3600)
        assert len(bag.sent) == 1
        await days.end_turn(1)
        await days.end_turn(0)
        await a_minute()
        assert bag.all_of(bob) == ["turn", "turn"]

    told_in(story)


def test_at_a_live_table_somebody_who_is_there_or_comes_back_soon_is_told_nothing() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open(pace=None)
        await gather(days, 1)
        actor, tab = await days.actor(), Listener(1, 1, "en")
        actor.join(tab)
        await days.end_turn(0)
        await asyncio.sleep(10 * GRACE)
        actor.leave(tab)  # they know it is their turn
        await asyncio.sleep(10 * GRACE)
        await days.end_turn(1)
        await days.end_turn(0)
        await asyncio.sleep(GRACE / 2)
        actor.join(tab)
        await asyncio.sleep(10 * GRACE)
        assert bag.sent == []

    told_in(story)


def test_at_a_live_table_somebody_who_stays_away_is_told_after_a_while() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open(pace=None)
        await gather(days, 1)
        asked_at = days.now
        await days.end_turn(0)
        await asyncio.sleep(10 * GRACE)
        (sent,) = bag.sent
        assert GRACE - 1 <= sent.at - asked_at <= GRACE + 3

    told_in(story)


@pytest.mark.parametrize("dies", [False, True])
def test_another_server_does_not_tell_it_again(dies: bool) -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        await gather(days, 1)
        await days.end_turn(0)
        await a_minute()
        for _ in range(2):
            await (days.crash() if dies else days.restart())
            open_post(days, bag)
            await days.actor()
            await a_minute()
        assert len(bag.sent) == 1

    told_in(story)


def test_two_processes_that_both_have_a_table_tell_it_once() -> None:
    async def story(days: Days, bag: Bag) -> None:
        note = partial(told.note, days.house.store, "ada", "table", Occasion("turn", 3, 40))
        assert sorted(await asyncio.gather(note(days.now), note(days.now))) == [False, True]

    told_in(story)


def test_who_answers_and_is_asked_again_in_the_same_turn_is_told_once_an_hour() -> None:
    last = told.Last("turn", 3, 40, when=0)
    again = Occasion("turn", 3, 44)
    assert not told.is_new(last, again, 3599)
    assert told.is_new(last, again, 3600)
    assert not told.is_new(last, Occasion("turn", 3, 40), 10**6)
    assert told.is_new(last, Occasion("turn", 4, 50), 1)
    assert told.is_new(last, Occasion("over"), 1)
    assert not told.is_new(told.Last("rematch"), Occasion("over"), 1)


def test_nobody_is_told_more_than_so_often_a_day() -> None:
    async def story(days: Days, bag: Bag) -> None:
        sent = [
            await told.note(days.house.store, "ada", f"table {number}", Occasion("turn"), days.now)
            for number in range(MOST_A_DAY + 5)
        ]
        assert sent == [True] * MOST_A_DAY + [False] * 5
        tomorrow = days.now + 86400
        assert await told.note(days.house.store, "ada", "another", Occasion("turn"), tomorrow)

    told_in(story)


@pytest.mark.parametrize("passes", [True, False])
def test_who_has_passed_beforehand_is_not_told_of_a_window(passes: bool) -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open(sets=OWLS)
        bob = await gather(days, 1)
        await days.says(1, wire.Passes("always" if passes else "none"))
        await until_window_of(days, 1, concerns=False)
        before = len(bag.all_of(bob))
        await a_minute()
        assert len(bag.all_of(bob)) - before == (not passes)

    told_in(story)


# -- what else is told ------------------------------------------------------------------------------------


def test_clocks_ends_and_rematches_are_told_too() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        bob = await gather(days, 1)
        await days.end_turn(0)
        await asyncio.sleep(1.5 * 86400)
        assert bag.all_of(bob) == ["turn", "reminder"]
        assert bag.sent[-1].notice.left > 3600
        actor = await days.actor()
        await actor.do(lambda: actor.record(Resigned(0)))
        await a_minute()
        assert bag.sent[-1].notice == Notice("over", days.table, 1, "dale", ("Ada",), ("Bob",), has_won=True)
        rematch = await days.house.play_again(actor.ledger)
        actor.ledger.next_table = rematch
        actor.glances.heed()
        actor.clockwork.plan()
        await a_minute()
        assert bag.all_of(bob) == ["turn", "reminder", "over", "rematch"]
        assert bag.sent[-1].notice.path == f"/t/{rematch}/1"

    told_in(story)


# -- as they like it --------------------------------------------------------------------------------------


def test_everybody_is_told_as_they_wish_for_each_table() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open(people=3)
        ada, bob, cleo = [await gather(days, seat) for seat in range(3)]
        people = days.house.people

        async def silence(who: Visitor, table: str) -> None:
            await people.change(
                who.id, lambda each: replace(each, notices=replace(each.notices, tables={table: []}))
            )

        await silence(bob, days.table)
        await silence(cleo, "another")
        for seat in range(3):
            await days.end_turn(seat)
            await a_minute()
        assert [bag.all_of(each) for each in (ada, bob, cleo)] == [["turn"], [], ["turn"]]

    told_in(story)


def test_who_deletes_everything_is_told_nothing_and_nothing_is_kept() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        bob = await gather(days, 1)
        bag.troubles = [Undelivered("away", again=True)]
        await days.end_turn(0)
        await asyncio.sleep(SLOW_GRACE + 5)
        assert await days.house.store.look_up(told.TOLD, bob.id) is not None
        visitor = bob._replace(person=(await days.house.people.read(bob.id)) or bob.person)
        await days.house.people.delete(visitor)
        await asyncio.sleep(3600)
        assert (len(bag.tries), bag.sent) == (1, [])  # it was about to be tried again
        assert not any(bob.id in str(each) for each in days.disk.papers.items())

    told_in(story)


# -- trouble on the way -----------------------------------------------------------------------------------


def test_what_does_not_arrive_is_brought_again_later_and_then_dropped() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        await gather(days, 1)
        bag.troubles = [Undelivered("silent", again=True)] * 2
        await days.end_turn(0)
        await asyncio.sleep(3600)
        assert [later - bag.tries[0] for later in bag.tries] == [0, 20, 140]
        assert len(bag.sent) == 1
        bag.troubles = [Undelivered("silent", again=True)] * 100
        bag.tries.clear()
        await days.end_turn(1)
        await days.end_turn(0)
        await asyncio.sleep(12 * 3600)
        assert len(bag.tries) == len(office.AGAIN)

    told_in(story)


def test_an_address_where_nobody_is_any_more_is_forgotten() -> None:
    async def story(days: Days, bag: Bag) -> None:
        await days.open()
        bob = await gather(days, 1)
        bag.troubles = [Gone()]
        await days.end_turn(0)
        await a_minute()
        person = await days.house.people.read(bob.id)
        assert person is not None
        assert person.notices.pushes == []
        await days.end_turn(1)
        await days.end_turn(0)
        await a_minute()
        assert (len(bag.tries), bag.sent) == (1, [])

    told_in(story)


# -- nothing hidden ---------------------------------------------------------------------------------------


def notices(ledger: Ledger) -> dict[int, list[Written]]:
    """All that the people of a table would be told now, if none of them were there."""
    here: Any = SimpleNamespace(
        ledger=ledger, house=SimpleNamespace(clock=lambda: 1_800_000_000), skips=Quiet().skips
    )
    here.showing = Showing(ledger, Quiet())
    here.audience = Audience(lambda _: None)  # type: ignore[arg-type,return-value]
    here.glances = glancer = Glancer(here, None)  # type: ignore[arg-type]
    glancer._is_ready = True
    glancer.heed()
    for seat, sitter in enumerate(ledger.seats):
        glancer.meet(seat, Sitting(str(seat), sitter.generation))
    glance = glancer.latest()
    assert glance is not None
    found: dict[int, list[Written]] = {}
    for each in missed(here, glance):
        notice = about(each.occasion.what, ledger.table, glance, each.seats, 7200)
        reminder = notice._replace(what="reminder")
        found[int(each.who)] = [one.written(lang) for one in (notice, reminder) for lang in LANGUAGES]
    return found


@pytest.mark.parametrize("game", TABLES)
def test_a_notice_is_the_same_in_every_world(game: str) -> None:
    """Even to who knows no card at all, the hand of whoever is told among them."""
    compared = 0
    for ledger, chance in positions(game, POSITIONS):
        world = elsewhere(ledger, len(ledger.seats), chance)
        here = notices(ledger)
        assert here == notices(world)
        compared += len(here)
    assert compared >= POSITIONS


def test_no_notice_names_a_card() -> None:
    ledger, _ = next(positions("dale", 1))
    (texts, *_) = notices(ledger).values()
    assert [text for _, text in texts][:2] == [
        "The table waits for you, with Person 1.",
        "On vous attend\u00a0: Person 1.",
    ]
