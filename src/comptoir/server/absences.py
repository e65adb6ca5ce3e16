"""Nights and holidays: when somebody is not to be waited for, as they say themselves.

Meanwhile their clock stands still. So that nobody stalls a game for ever, a night is short and holidays are
counted over the whole game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import Annotated, TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

from comptoir.core import Refused

MOST_NIGHT = 12 * 60
"""Minutes of a night."""
MOST_HOLIDAYS = 30
"""Days a game, all holidays together."""
NIGHT_STANDS = 24 * 3600
"""Seconds before a night can be moved again: else it could always be night."""
MINUTES = 24 * 60
_OFFSET = re.compile(r"([+-])(\d\d):([0-5]\d)")

Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=MINUTES - 1)]
Day: TypeAlias = Annotated[str, Meta(max_length=10)]


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when, in minutes since midnight."""

    begins: Minutes
    ends: Minutes

    @property
    def length(self) -> int:
        """In minutes; one that ends when it begins lasts all day."""
        return (self.ends - self.begins) % MINUTES or MINUTES


class Holiday(Struct, frozen=True, forbid_unknown_fields=True):
    """From one day to another, both included, written like 2026-08-31."""

    first: Day
    last: Day


class Absence(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """When a person is not to be waited for."""

    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """Where they are, by its IANA name or as an offset: Europe/Paris, +02:00."""
    night: Night | None = None
    holidays: Annotated[list[Holiday], Meta(max_length=10)] = []


NONE = Absence()


@lru_cache(maxsize=256)
def zone_of(name: str) -> tzinfo | None:
    """A time zone by its name or offset; None if this machine knows none of that name."""
    offset = _OFFSET.fullmatch(name)
    if offset:
        sign, hours, minutes = offset.groups()
        distance = timedelta(hours=int(hours), minutes=int(minutes))
        return timezone(-distance if sign == "-" else distance) if distance < timedelta(days=1) else None
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return None


def check(absence: Absence, now: int, spent: frozenset[date]) -> None:
    """Is that within bounds, for who has been on holiday on those days already? Raises ``Refused``."""
    zone = zone_of(absence.zone)
    if zone is None:
        raise Refused("unknown_zone", zone=absence.zone)
    if absence.night is not None and absence.night.length > MOST_NIGHT:
        raise Refused("night_too_long", hours=MOST_NIGHT // 60)
    try:
        days = days_of(absence)
    except ValueError:
        raise Refused("no_such_day") from None
    today = datetime.fromtimestamp(now, zone).date()
    if any(day < today for day in days - spent):
        raise Refused("holiday_past")
    if len(days | spent) > MOST_HOLIDAYS:
        raise Refused("holidays_too_long", most=MOST_HOLIDAYS, left=MOST_HOLIDAYS - len(spent))


def days_of(absence: Absence) -> frozenset[date]:
    """All days of holidays, as far as anybody can have them. Raises ``ValueError`` if one is no day."""
    found = set[date]()
    for each in absence.holidays:
        first, last = date.fromisoformat(each.first), date.fromisoformat(each.last)
        count = (last - first).days + 1
        if count < 1:
            raise ValueError(count)
        found.update([first + timedelta(days=number) for number in range(min(count, 2 * MOST_HOLIDAYS))])
    return frozenset(found)


def days_begun(absence: Absence, now: int) -> frozenset[date]:
    """The days of holidays that have begun by now."""
    today = datetime.fromtimestamp(now, zone_of(absence.zone) or UTC).date()
    return frozenset([day for day in days_of(absence) if day <= today])


# -- counting -----------------------------------------------------------------------------------------------


def present(absence: Absence, start: int, end: int) -> int:
    """How many seconds between two moments somebody is to be waited for."""
    left = max(0, end - start)
    for first, last in _rests(absence, start):
        if first >= end:
            break
        left -= min(last, end) - max(first, start)
    return left


def reach(absence: Absence, start: int, seconds: int) -> int:
    """When somebody has been waited for so many seconds since a moment."""
    now, left = start, max(0, seconds)
    for first, last in _rests(absence, start):
        if first > now:
            if left <= first - now:
                break
            left -= first - now
        now = max(now, last)
    return now + left


def resting_until(absence: Absence, now: int) -> int:
    """Until when somebody rests who does now; 0 if they do not."""
    first, last = next(_rests(absence, now), (now + 1, 0))
    return last if first <= now else 0


def next_change(absence: Absence, now: int) -> int:
    """When somebody will begin to rest, or end it; 0 if never."""
    first, last = next(_rests(absence, now), (0, 0))
    return last if first <= now else first


def _rests(absence: Absence, start: int) -> Iterator[tuple[int, int]]:
    """The times in which somebody rests that end after a moment, in order, none touching the next."""
    known: tuple[int, int] | None = None
    for first, last in _pieces(absence, start):
        if known is not None and first <= known[1]:
            known = known[0], max(known[1], last)
            continue
        if known is not None and known[1] > start:
            yield known
        known = first, last
    if known is not None and known[1] > start:
        yield known


def _pieces(absence: Absence, start: int) -> Iterator[tuple[int, int]]:
    """Nights and holidays day by day, from the day before a moment on."""
    night = absence.night
    if night is None and not absence.holidays:
        return
    zone = zone_of(absence.zone) or UTC
    holidays = days_of(absence)
    last = max(holidays, default=date.min)
    day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
    while night is not None or day <= last:
        if day in holidays:
            yield _moment(day, 0, zone), _moment(day, MINUTES, zone)
        if night is not None:
            yield _moment(day, night.begins, zone), _moment(day, night.begins + night.length, zone)
        day += timedelta(days=1)


def _moment(day: date, minutes: int, zone: tzinfo) -> int:
    """That time of day in seconds since 1970; the clocks of the zone may be put forward or back meanwhile."""
    days, rest = divmod(minutes, MINUTES)
    there = datetime.combine(day, datetime.min.time(), zone) + timedelta(days=days, minutes=rest)
    return int(there.timestamp())
