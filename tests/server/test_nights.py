"""Nights and holidays: clocks that stand still while somebody rests, within bounds."""

from __future__ import annotations

import asyncio
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.core import Refused
from comptoir.server.absences import (
    MOST_HOLIDAYS,
    Absence,
    Holiday,
    Night,
    check,
    next_change,
    present,
    reach,
    resting_until,
)
from comptoir.server.audience import Listener
from comptoir.server.paces import DAY, HOUR, Slow
from comptoir.server.recall import recall_from
from tests.server.days import MONDAY, Days, pass_days

PARIS = Absence("Europe/Paris", Night(22 * 60, 8 * 60))
NOTHING_HAD = frozenset[date]()


def moment(text: str, zone: str = "Europe/Paris") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


# -- counting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "end", "hours"),
    [
        ("2026-06-01T12:00", "2026-06-01T18:00", 6),
        ("2026-06-01T21:00", "2026-06-02T09:00", 2),
        ("2026-06-01T23:00", "2026-06-02T07:00", 0),
        ("2026-06-01T12:00", "2026-06-03T12:00", 28),
        ("2026-03-28T12:00", "2026-03-29T12:00", 14),  # this night is an hour shorter
        ("2026-10-24T12:00", "2026-10-25T12:00", 14),  # and this one longer
    ],
)
def test_a_night_does_not_count(start: str, end: str, hours: int) -> None:
    assert present(PARIS, moment(start), moment(end)) == hours * HOUR


def test_a_day_on_which_clocks_are_put_forward_is_a_holiday_as_a_whole() -> None:
    absence = Absence("Europe/Paris", holidays=[Holiday("2026-03-29", "2026-03-29")])
    assert resting_until(absence, moment("2026-03-29T12:00")) == moment("2026-03-30T00:00")
    assert present(absence, moment("2026-03-28T00:00"), moment("2026-03-31T00:00")) == 48 * HOUR
    assert moment("2026-03-30T00:00") - moment("2026-03-29T00:00") == 23 * HOUR


def test_holidays_and_nights_touch() -> None:
    absence = Absence("Europe/Paris", Night(22 * 60, 8 * 60), [Holiday("2026-07-14", "2026-07-15")])
    assert resting_until(absence, moment("2026-07-13T23:00")) == moment("2026-07-16T08:00")
    assert next_change(absence, moment("2026-07-13T12:00")) == moment("2026-07-13T22:00")
    assert reach(absence, moment("2026-07-13T21:00"), 2 * HOUR) == moment("2026-07-16T09:00")


def test_a_zone_may_be_an_offset() -> None:
    absence = Absence("+05:30", Night(0, 6 * 60))
    assert resting_until(absence, moment("2026-06-01T05:00", "Asia/Kolkata")) == moment(
        "2026-06-01T06:00", "Asia/Kolkata"
    )


_minutes = st.integers(0, 24 * 60 - 1)
_nights = st.one_of(
    st.none(),
    st.builds(lambda begins, length: Night(begins, (begins + length) % 1440), _minutes, st.integers(1, 720)),
)
_days = st.dates(date(2026, 3, 1), date(2026, 12, 1))
_holidays = st.lists(_days.map(lambda day: Holiday(day.isoformat(), day.isoformat())), max_size=5)
_zones = st.sampled_from(["Europe/Paris", "America/New_York", "Pacific/Chatham", "+09:00", "UTC"])
_absences = st.builds(Absence, _zones, _nights, _holidays)
_moments = st.integers(MONDAY, MONDAY + 300 * DAY)


@given(_absences, _moments, st.integers(0, 20 * DAY))
def test_whoever_is_waited_for_so_long_is_reached_then(absence: Absence, start: int, seconds: int) -> None:
    end = reach(absence, start, seconds)
    assert present(absence, start, end) == seconds
    assert end >= start + seconds


@given(_absences, _moments, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_time_adds_up(absence: Absence, start: int, first: int, then: int) -> None:
    middle, end = start + first, start + first + then
    parts = present(absence, start, middle) + present(absence, middle, end)
    assert parts == present(absence, start, end) <= first + then


# -- bounds -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("absence", "code"),
    [
        (Absence("Atlantis/Centre"), "unknown_zone"),
        (Absence("../../etc/passwd"), "unknown_zone"),
        (Absence("+25:00"), "unknown_zone"),
        (Absence(night=Night(20 * 60, 8 * 60 + 1)), "night_too_long"),
        (Absence(night=Night(60, 60)), "night_too_long"),
        (Absence(holidays=[Holiday("2026-02-30", "2026-03-01")]), "no_such_day"),
        (Absence(holidays=[Holiday("2026-04-02", "2026-04-01")]), "no_such_day"),
        (Absence(holidays=[Holiday("2026-03-20", "2026-03-24")]), "holiday_past"),
        (Absence(holidays=[Holiday("2026-04-01", "2026-05-01")]), "holidays_too_long"),
        (Absence(holidays=[Holiday("2026-04-01", "9999-12-31")]), "holidays_too_long"),
    ],
)
def test_rest_has_bounds(absence: Absence, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check(absence, MONDAY, NOTHING_HAD)
    assert refused.value.code == code


def test_what_is_within_bounds_is_taken() -> None:
    check(Absence(), MONDAY, NOTHING_HAD)
    check(Absence("Europe/Paris", Night(20 * 60, 8 * 60)), MONDAY, NOTHING_HAD)
    check(Absence(holidays=[Holiday("2026-03-23", "2026-04-21")]), MONDAY, NOTHING_HAD)


# -- at a table ---------------------------------------------------------------------------------------------


def test_a_clock_stands_still_at_night() -> None:
    async def story(days: Days) -> None:
        await days.open(Slow(24 * HOUR))
        assert await days.rests(0, PARIS) == ""
        start = days.now
        await asyncio.sleep(20 * HOUR)
        assert await days.left(0) == 24 * HOUR - present(PARIS, start, days.now)
        await asyncio.sleep(13 * HOUR)
        assert not (await days.ledger()).seats[0].stand_in
        await asyncio.sleep(2 * HOUR)
        assert (await days.ledger()).seats[0].stand_in

    pass_days(story)


def test_others_see_until_when_somebody_rests_and_no_more() -> None:
    async def story(days: Days) -> None:
        await days.open()
        assert await days.rests(0, PARIS) == ""
        actor = await days.actor()
        bob = Listener(1, 1, "en")
        actor.join(bob)
        own, others = (actor.showing.table(each) for each in (Listener(0, 0, "en"), bob))
        assert own.absence == PARIS
        assert others.absence is None
        clock = others.seats[0].clock
        assert clock is not None
        assert (clock.runs, clock.rests_until) == (True, 0)
        assert b"snapshot" in (await bob.take() or b"")
        await asyncio.sleep(14 * HOUR)
        clock = actor.showing.table(bob).seats[0].clock
        assert clock is not None
        assert clock.rests_until == moment("2026-03-24T08:00")
        told = str(clock.rests_until).encode()
        assert told in (await bob.take() or b""), "the page is told when a night begins"

    pass_days(story)


def test_a_night_cannot_be_moved_along_with_the_sun() -> None:
    async def story(days: Days) -> None:
        await days.open()
        assert await days.rests(0, Absence(night=Night(9 * 60, 21 * 60))) == ""
        await asyncio.sleep(12 * HOUR)
        assert await days.rests(0, Absence(night=Night(21 * 60, 9 * 60))) == "night_stands"
        await asyncio.sleep(12 * HOUR)
        assert await days.rests(0, Absence(night=Night(21 * 60, 9 * 60))) == ""

    pass_days(story)


def test_holidays_are_counted_over_the_whole_game() -> None:
    async def story(days: Days) -> None:
        await days.open()
        assert await days.rests(0, Absence(holidays=[Holiday("2026-03-24", "2026-04-02")])) == ""
        await asyncio.sleep(8 * DAY)  # it is the last of March
        more = Absence(holidays=[Holiday("2026-04-01", "2026-04-23")])
        assert await days.rests(0, more) == "holidays_too_long"
        more = Absence(holidays=[Holiday("2026-04-01", "2026-04-22")])
        assert await days.rests(0, more) == ""
        assert MOST_HOLIDAYS == 8 + 22
        await asyncio.sleep(DAY)
        await days.restart()
        clocks = (await days.ledger()).clocks
        recalled = (await recall_from(days.house.store, days.table)).clocks
        assert clocks is not None
        assert recalled is not None
        assert recalled.spent(0, days.now) == clocks.spent(0, days.now)
        assert len(clocks.spent(0, days.now)) == 9
        assert not (await days.ledger()).seats[0].stand_in

    pass_days(story)


def test_at_a_live_table_nobody_rests() -> None:
    async def story(days: Days) -> None:
        await days.open(None)
        assert await days.rests(0, PARIS) == "not_slow"

    pass_days(story)
