"""Tables that last days: clocks, reminders, seats whose time is over, and tables that sleep meanwhile."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from comptoir.core.fairness import commit_to
from comptoir.server import entries, wire
from comptoir.server.audience import Listener
from comptoir.server.clockwork import GRACE
from comptoir.server.paces import DAY, HOUR, Slow
from comptoir.server.recall import recall_from
from comptoir.server.simulated.disk import DiskTemper
from tests.server.days import A_DAY, Days, pass_days
from tests.server.guests import Guest
from tests.server.running import Running

SHORT = Slow(12 * HOUR)
"""Without a reserve."""


def test_a_game_of_ten_turns_in_days() -> None:
    async def story(days: Days) -> None:
        await days.open()
        start = days.now
        for _ in range(10):
            seat = await days.asked()
            await asyncio.sleep(20 * HOUR)
            assert not days.house.is_awake(days.table), "a table sleeps between two moves"
            await days.end_turn(seat)
        assert days.now - start >= 10 * 20 * HOUR
        assert [await days.left(seat) for seat in range(2)] == [4 * DAY, 4 * DAY]
        assert not days.town.reminders
        assert days.town.changes > 10
        recalled = await recall_from(days.house.store, days.table)
        assert recalled.playing.hash == (await days.ledger()).playing.hash

    pass_days(story)


def test_what_is_used_beyond_a_turn_is_taken_from_the_reserve() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await asyncio.sleep(30 * HOUR)
        assert await days.left(0) == pytest.approx(96 * HOUR - 30 * HOUR, abs=5)
        assert await days.left(1) == 96 * HOUR
        await days.end_turn(0)
        assert await days.left(0) == pytest.approx(24 * HOUR + 66 * HOUR, abs=5)

    pass_days(story)


def test_a_clock_is_for_all_that_is_asked_in_one_turn() -> None:
    """Or whoever answers a small thing each day would never be done."""

    async def story(days: Days) -> None:
        await days.open()
        for step in range(1, 4):
            await asyncio.sleep(5 * HOUR)
            await days.step(0)
            assert await days.asked() == 0, "else another seed is needed"
            assert await days.left(0) == pytest.approx(96 * HOUR - step * 5 * HOUR, abs=5)

    pass_days(story, seed=3)


def test_reminders_come_before_the_end_and_once() -> None:
    async def story(days: Days) -> None:
        await days.open()
        start = days.now
        await asyncio.sleep(100 * HOUR)
        at, seats, left = zip(*days.town.reminders, strict=True)
        assert [round((each - start) / HOUR) for each in at] == [24, 90]
        assert seats == (0, 0)
        assert [round(each / HOUR) for each in left] == [72, 6]

    pass_days(story)


def test_when_the_time_is_over_a_bot_plays_until_its_person_is_back() -> None:
    async def story(days: Days) -> None:
        await days.open(SHORT)
        await asyncio.sleep(12 * HOUR + 90)
        ledger = await days.ledger()
        assert [seat.stand_in for seat in ledger.seats] == ["medium", ""]
        assert any(getattr(line, "what", "") == "late-bot" for line in ledger.talk)
        assert await days.asked() == 1, "it has played"
        assert await days.takes_back_seat(0) == ""
        await days.end_turn(1)
        assert await days.asked() == 0
        assert await days.left(0) == 12 * HOUR

    pass_days(story)


def test_who_comes_back_in_the_same_turn_has_the_time_for_one() -> None:
    async def story(days: Days) -> None:
        await days.open(SHORT)
        actor = await days.actor()
        assert actor.ledger.clocks is not None
        while not actor.ledger.seats[0].stand_in:  # the bot has not moved yet
            await asyncio.sleep(1)
            actor = await days.actor()
        assert await days.asked() == 0
        assert await days.takes_back_seat(0) == ""
        assert await days.left(0) == pytest.approx(12 * HOUR, abs=60)

    pass_days(story)


def test_when_the_time_is_over_the_seat_is_free_for_another() -> None:
    async def story(days: Days) -> None:
        await days.open(Slow(12 * HOUR, late="free"))
        former = Listener(0, 0, "en")
        await asyncio.sleep(12 * HOUR + 90)
        actor = await days.actor()
        actor.join(former)
        assert actor.ledger.seats[0].kind == "open"
        assert actor.ledger.seats[0].stand_in == "medium"
        await actor.do(partial(actor.sit, 0, "Dora"))
        assert former.closing, "somebody else sits there now"
        assert actor.ledger.seats[0].name == "Dora"
        assert len(actor.ledger.seats[0].devices) == 1
        assert await days.takes_back_seat(0) == "", "Dora plays already"
        assert actor.ledger.seats[0].name == "Dora"

    pass_days(story)


def test_a_seat_that_nobody_has_taken_can_be_taken_back() -> None:
    async def story(days: Days) -> None:
        await days.open(Slow(12 * HOUR, late="free"))
        devices = dict((await days.ledger()).seats[0].devices)
        invitation = (await days.actor()).seating.link(0)
        await asyncio.sleep(12 * HOUR + 90)
        await days.restart()
        assert (await days.ledger()).seats[0].devices == devices
        assert await days.takes_back_seat(1) == ""
        free = (await days.actor()).seating.link(0)
        assert await days.takes_back_seat(0) == ""
        seat = (await days.ledger()).seats[0]
        assert (seat.kind, seat.name, seat.stand_in) == ("person", "Ada", "")
        assert len({invitation, free, (await days.actor()).seating.link(0)}) == 3, "old invitations are void"

    pass_days(story)


def test_without_a_clock_nobody_is_ever_late() -> None:
    async def story(days: Days) -> None:
        await days.open(Slow())
        await asyncio.sleep(20 * DAY)
        assert not (await days.ledger()).seats[0].stand_in
        shown = (await days.actor()).showing.table(Listener(0, 0, "en"))
        assert shown.pace == Slow()
        assert shown.window == 0
        assert shown.seats[0].clock is None

    pass_days(story)


def test_at_a_live_table_nothing_is_written_of_time() -> None:
    async def story(days: Days) -> None:
        await days.open(None)
        await days.end_turn(0)
        assert (await days.ledger()).clocks is None
        assert all(b'"when"' not in record.body for record in days.disk.read(days.table))
        assert not await days.house.store.list_due(days.now + 1000 * DAY)
        shown = (await days.actor()).showing.table(Listener(0, 0, "en"))
        assert shown.pace is None
        assert shown.seats[0].clock is None
        assert shown.foreseeable == []

    pass_days(story)


def test_being_away_is_no_reason_for_a_bot() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await asyncio.sleep(HOUR)
        assert await days.says(1, wire.Replace(days.name(), 0, bot=True)) == "clock_decides"
        await asyncio.sleep(HOUR)
        assert await days.says(1, wire.Replace(days.name(), 1, bot=True)) == "", "one may leave oneself"

    pass_days(story)


# -- whatever happens to the server -------------------------------------------------------------------------


def test_clocks_are_the_same_after_a_restart() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await asyncio.sleep(7 * HOUR)
        await days.end_turn(0)
        await asyncio.sleep(31 * HOUR)
        before = [await days.left(seat) for seat in range(2)]
        await days.restart()
        assert [await days.left(seat) for seat in range(2)] == pytest.approx(before, abs=5)
        recalled = (await recall_from(days.house.store, days.table)).clocks
        standing = (await days.ledger()).clocks
        assert recalled is not None
        assert standing is not None
        assert recalled.alarm() == standing.alarm()
        start = days.now
        await asyncio.sleep(3 * DAY)
        assert [round((each.at - start) / HOUR) for each in days.town.reminders[-1:]] == [59]

    pass_days(story)


def test_a_table_that_slept_through_a_crash_is_woken_in_time() -> None:
    async def story(days: Days) -> None:
        await days.open(SHORT)
        await asyncio.sleep(HOUR)
        assert not days.house.is_awake(days.table)
        await days.crash(away=60)
        await asyncio.sleep(11 * HOUR + 90)
        assert (await days.ledger()).seats[0].stand_in

    pass_days(story)


def test_nobodys_time_ends_while_the_server_is_away() -> None:
    async def story(days: Days) -> None:
        await days.open(SHORT)
        await days.crash(away=3 * DAY)
        await asyncio.sleep(120)
        assert not (await days.ledger()).seats[0].stand_in
        assert await days.left(0) == pytest.approx(GRACE, abs=120)
        await asyncio.sleep(GRACE)
        assert (await days.ledger()).seats[0].stand_in

    pass_days(story)


def test_the_time_in_which_nothing_can_be_stored_does_not_count() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await days.end_turn(0)
        days.disk.temper = DiskTemper(failing=1.0)
        step = asyncio.create_task(days.step(1))
        await asyncio.sleep(5 * HOUR)
        assert (await days.actor()).paused
        days.disk.temper = DiskTemper()
        await step
        await asyncio.sleep(1)
        assert [await days.left(seat) for seat in range(2)] == pytest.approx([96 * HOUR] * 2, abs=30)

    pass_days(story)


# -- taking back --------------------------------------------------------------------------------------------


async def until_others_must_agree(days: Days) -> None:
    """Ada has ended her turn, and Bob is in the middle of his."""
    await days.end_turn(0)
    while (await days.ledger()).cost_of_undo(0)[0] != "consent":
        await days.step(1)
    assert await days.asked() == 1, "else another seed is needed"


def test_who_takes_back_wins_no_time_and_costs_nobody_any() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await asyncio.sleep(2 * HOUR)
        await until_others_must_agree(days)
        await asyncio.sleep(3 * HOUR)
        assert await days.left(1) == pytest.approx(93 * HOUR, abs=30)
        assert await days.says(0, wire.Undo(days.name())) == ""
        actor = await days.actor()
        assert actor.proposal is not None
        await asyncio.sleep(10 * HOUR)
        assert actor.proposal is not None, "people have a day to answer"
        assert await days.says(1, wire.Consent(days.name(), actor.proposal.number, yes=True)) == ""
        assert await days.asked() == 0
        assert await days.left(0) == pytest.approx(94 * HOUR, abs=30)
        assert await days.left(1) == 96 * HOUR

    pass_days(story)


def test_no_clock_runs_while_a_wish_to_take_back_is_open() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await until_others_must_agree(days)
        await days.says(0, wire.Undo(days.name()))
        await asyncio.sleep(25 * HOUR)
        assert (await days.actor()).proposal is None
        assert await days.left(1) == pytest.approx(95 * HOUR, abs=60)

    pass_days(story)


def test_thinking_on_and_taking_back_wins_nothing() -> None:
    async def story(days: Days) -> None:
        await days.open()
        await days.step(0)
        assert await days.asked() == 0, "else another seed is needed"
        await asyncio.sleep(20 * HOUR)
        cost, to = (await days.ledger()).cost_of_undo(0)
        actor = await days.actor()
        assert cost != "none"
        await actor.do(partial(actor.record, entries.Undone(0, to)))
        assert await days.left(0) == pytest.approx(76 * HOUR, abs=5)

    pass_days(story, seed=3)


# -- before the game ----------------------------------------------------------------------------------------


def test_people_come_to_the_deal_one_by_one() -> None:
    async def story(days: Days) -> None:
        await days.house.start()
        wishes = {"players": 2, "sets": "beginner"}
        actor = await days.house.open("dale", wishes, ["", ""], first=0, pace=A_DAY)
        days.table = actor.ledger.table
        for seat, name in enumerate(("Ada", "Bob")):
            await actor.do(partial(actor.sit, seat, name))
        await actor.do(actor.dealing.lock)
        await asyncio.sleep(3 * DAY)
        assert (await days.ledger()).state == "locked", "everybody has the time of the clock"
        assert (await days.ledger()).dealing.waiting == [0, 1]
        await asyncio.sleep(DAY + 90)
        ledger = await days.ledger()
        assert ledger.state == "open"
        assert ledger.withdrawn[0].missing == [0, 1]

    pass_days(story)


def test_the_host_need_not_wait_for_days_for_who_does_not_come_to_the_deal() -> None:
    async def story(days: Days) -> None:
        await days.house.start()
        wishes = {"players": 2, "sets": "beginner"}
        actor = await days.house.open("dale", wishes, ["", ""], first=0, pace=A_DAY)
        days.table = actor.ledger.table
        for seat, name in enumerate(("Ada", "Bob")):
            await actor.do(partial(actor.sit, seat, name))
        await actor.do(actor.dealing.lock)
        assert await days.says(0, wire.Arrange(days.name(), 1, "open")) == ""
        assert actor.ledger.state == "open"
        assert [each.missing for each in actor.ledger.withdrawn] == [[1]]
        assert actor.ledger.seats[1].kind == "open"

    pass_days(story)


def test_a_deal_that_was_all_but_made_is_made_after_a_crash() -> None:
    async def story(days: Days) -> None:
        await days.house.start()
        wishes = {"players": 2, "sets": "beginner"}
        actor = await days.house.open("dale", wishes, ["", "random"], first=0, pace=A_DAY)
        days.table = actor.ledger.table
        await actor.do(partial(actor.sit, 0, "Ada"))
        await actor.do(actor.dealing.lock)
        nonce = bytes(32)
        digest = commit_to(actor.ledger.dealing.terms, 0, nonce)
        await actor.do(partial(actor.dealing.commit, 0, 1, digest))
        await actor.do(partial(actor.record, entries.Revealed(0, nonce.hex())))
        await days.crash(away=1)
        assert (await days.ledger()).state == "locked"
        await asyncio.sleep(1)
        assert (await days.ledger()).state == "playing"

    pass_days(story)


def test_a_rematch_is_as_slow() -> None:
    async def story(days: Days) -> None:
        await days.open(Slow(6 * HOUR, DAY, "free"))
        actor = await days.actor()
        await actor.do(partial(actor.record, entries.Resigned(0)))
        table = await days.house.play_again(actor.ledger)
        clocks = (await days.house.find(table)).ledger.clocks
        assert clocks is not None
        assert clocks.pace == Slow(6 * HOUR, DAY, "free")
        await asyncio.sleep(HOUR)
        assert not await days.house.store.list_due(days.now + 10 * DAY), "a game that is over needs no alarm"

    pass_days(story)


def test_a_table_is_opened_slow(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=2, pace={"hours": 24, "reserve": 72, "late": "free"})
    shown = host.connect().shown
    assert shown["pace"] == {"turn": 24 * 3600, "reserve": 72 * 3600, "late": "free"}
    clock = {"left": 96 * 3600, "reserve": 72 * 3600, "runs": False, "rests_until": 0}
    assert shown["seats"][0]["clock"] == clock
    assert shown["window"] == 0


@pytest.mark.parametrize(
    ("pace", "code"),
    [
        ({"hours": 337}, "pace_hours"),
        ({"hours": -1}, "pace_hours"),
        ({"hours": 24, "reserve": 721}, "pace_reserve"),
        ({"hours": 0, "reserve": 24}, "pace_no_clock"),
        ({"hours": 24, "late": "tea"}, "malformed"),
        ({"reserve": 24}, "malformed"),
    ],
)
def test_a_pace_has_bounds(server: Running, pace: dict[str, object], code: str) -> None:
    host = Guest(server)
    refused = host.http.post("/api/tables", json={"name": "Ada", "players": 2, "pace": pace})
    assert refused.status_code == 422
    assert refused.json()["code"] == code
