"""The clocks of a slow table, made of its entries alone: the same after a restart and on any machine.

A seat has so long for all that it is asked in one turn of the game, and a reserve for when that is over. Its
clock runs while the game waits for its person, and stands still while they rest.

Taking back gives everybody their time as it stood when the step was made, but for who takes back: what they
have used since stays used, so nobody wins time by it.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import TYPE_CHECKING, Literal, NamedTuple

from comptoir.core.discretion import open_to
from comptoir.server import entries
from comptoir.server.absences import (
    NIGHT_STANDS,
    NONE,
    Absence,
    Night,
    days_begun,
    next_change,
    present,
    reach,
    resting_until,
)
from comptoir.server.paces import Slow
from comptoir.server.room import ClockShown

if TYPE_CHECKING:
    from comptoir.server.ledger import Ledger

QUARTER = 4
"""Somebody is reminded when a quarter of the time for a turn is left of all they have."""


class Clock(NamedTuple):
    """How a seat stands in this turn; ``used`` is without what has passed since it began to run last."""

    reserve: int
    """What was left of it when the turn began."""
    used: int = 0
    since: int = 0
    """When it began to run last, 0 if that is counted already."""
    until: int = 0
    """When it stopped; 0 while it runs."""
    reminded: int = 0
    """How often its person was reminded."""
    total: int = 0
    """What was used in the whole game."""

    @property
    def runs(self) -> bool:
        return self.since > 0 and not self.until


class Alarm(NamedTuple):
    """What happens at a table if nobody does anything, and when."""

    when: int
    what: Literal["remind", "out", "deal"]
    seat: int = -1


class Mark(NamedTuple):
    """How all clocks stood when a step was made."""

    start: int
    """The pick it began with."""
    turn: int
    clocks: dict[int, Clock]


class Clocks:
    """All clocks of one table."""

    def __init__(self, pace: Slow, seats: int) -> None:
        self.pace = pace
        self.absences: dict[int, Absence] = {}
        self._clocks = {seat: Clock(pace.reserve) for seat in range(seats)}
        self._spent: dict[int, frozenset[date]] = {}
        """The days of holidays that each seat has had."""
        self._night_since: dict[int, int] = {}
        """When each seat has moved its night last."""
        self._turn = self._at = self._rewinds = self._now = 0
        self._deal: tuple[int, str] | None = None
        self._deal_since = 0
        self._marks: list[Mark] = []

    # -- reading --------------------------------------------------------------------------------------

    def used(self, seat: int, now: int, *, in_public: bool = False) -> int:
        """Seconds of this turn; ``in_public``: as if what somebody has sealed had not been answered."""
        clock = self._clocks[seat]
        if not clock.since:
            return clock.used
        until = now if in_public or not clock.until else clock.until
        return clock.used + present(self._absence(seat), clock.since, until)

    def left(self, seat: int, now: int, *, in_public: bool = False) -> int:
        """Seconds before a seat is no longer waited for."""
        whole = self.pace.turn + self._clocks[seat].reserve
        return max(0, whole - self.used(seat, now, in_public=in_public))

    def runs(self, seat: int) -> bool:
        return self._clocks[seat].runs

    def runs_out(self, seat: int) -> int:
        """When the time of a seat is over, with its nights and holidays; 0 while its clock stands still."""
        clock = self._clocks[seat]
        if not clock.runs or not self.pace.turn:
            return 0
        return reach(self._absence(seat), clock.since, self.pace.turn + clock.reserve - clock.used)

    def spent(self, seat: int, now: int) -> frozenset[date]:
        """The days of holidays that a seat has had, today's too."""
        return self._spent.get(seat, frozenset()) | days_begun(self._absence(seat), now)

    def can_move_night(self, seat: int, night: Night | None, now: int) -> bool:
        """A night that was moved stands for a day."""
        is_same = night == self._absence(seat).night
        return is_same or now - self._night_since.get(seat, -NIGHT_STANDS) >= NIGHT_STANDS

    def shown(self, ledger: Ledger, seat: int, observer: int, now: int) -> ClockShown | None:
        """A clock as somebody may know of it: in a window nobody sees who has answered."""
        if not self.pace.turn or ledger.seats[seat].kind == "bot":
            return None
        match, runs, is_sealed = ledger.match, self.runs(seat), False
        if match is not None and seat != observer and not runs and ledger.seats[seat].is_played_by_a_person:
            asked = {each.seat for each in open_to(match, observer)} if ledger.asked else set()
            is_sealed = seat in asked and seat not in ledger.asked
        left = self.left(seat, now, in_public=is_sealed)
        resting = resting_until(self._absence(seat), now)
        return ClockShown(left, min(left, self._clocks[seat].reserve), runs or is_sealed, resting)

    def _absence(self, seat: int) -> Absence:
        return self.absences.get(seat, NONE)

    # -- what is to come ------------------------------------------------------------------------------

    def alarm(self) -> Alarm | None:
        """What happens next by itself."""
        if self._deal is not None:
            is_dealt = self._deal[1] == "dealt"  # and the game has yet to begin: the server has died there
            return Alarm(self._deal_since + (0 if is_dealt else self.pace.deal_lasts), "deal")
        if not self.pace.turn:
            return None
        found = [self._alarm(seat, clock) for seat, clock in self._clocks.items() if clock.runs]
        return min(found, default=None)

    def _alarm(self, seat: int, clock: Clock) -> Alarm:
        whole = self.pace.turn + clock.reserve
        points = sorted([whole - self.pace.turn // QUARTER, *([self.pace.turn] if clock.reserve else [])])
        is_reminded = clock.reminded >= len(points)
        point = whole if is_reminded else points[clock.reminded]
        when = reach(self._absence(seat), clock.since, point - clock.used)
        return Alarm(when, "out" if is_reminded else "remind", seat)

    def next_rest(self, now: int) -> int:
        """When somebody whose clock runs begins to rest, or ends it; 0 if never."""
        found = [next_change(self._absence(seat), now) for seat, clock in self._clocks.items() if clock.runs]
        return min([each for each in found if each], default=0)

    # -- going on -------------------------------------------------------------------------------------

    def heed(self, ledger: Ledger, entry: entries.Entry) -> None:
        """Something was entered."""
        when = entry.found if isinstance(entry, entries.Lost) else entry.when or self._now
        self._now = when
        if isinstance(entry, entries.Rested):
            self._rest(entry)
        elif isinstance(entry, entries.Reminded):
            clock = self._clocks[entry.seat]
            self._clocks[entry.seat] = clock._replace(reminded=clock.reminded + 1)
        elif isinstance(entry, entries.Idled):
            self._idle(entry)
        elif isinstance(entry, entries.Sat) or (isinstance(entry, entries.Replaced) and not entry.bot):
            self._come_back(entry.seat, when)
        elif isinstance(entry, entries.Picked | entries.Redone):
            self._mark(when)
        elif isinstance(entry, entries.Undone):
            self._take_back(ledger, entry)
        self._follow(ledger, when)

    def _follow(self, ledger: Ledger, when: int) -> None:
        """Whom does the game wait for now?"""
        deal = ledger.deal if ledger.state == "locked" else None
        standing = None if deal is None else (deal.number, deal.step)
        if standing != self._deal:
            self._deal, self._deal_since = standing, when
        is_played = ledger.state == "playing" and not ledger.is_halted
        turn = ledger.telling.turn(ledger.playing) if is_played else self._turn
        waiting = [seat for seat in ledger.asked if ledger.seats[seat].is_played_by_a_person]
        self._run(waiting if is_played else (), when)
        if turn != self._turn:
            self._turn = turn
            for seat in self._clocks:
                self._renew(seat, when)
        self._at, self._rewinds = ledger.at, ledger.told_rewinds

    def _run(self, waiting: Collection[int], when: int) -> None:
        for seat, clock in self._clocks.items():
            if seat in waiting and not clock.runs:
                self._clocks[seat] = self._counted(seat, when)._replace(since=when)
            elif seat not in waiting and clock.runs:
                self._clocks[seat] = clock._replace(until=when)

    def _counted(self, seat: int, when: int) -> Clock:
        """A clock that has stopped, all that has passed being counted."""
        clock = self._clocks[seat]
        more = self.used(seat, when) - clock.used
        return clock._replace(used=clock.used + more, total=clock.total + more, since=0, until=0)

    def _renew(self, seat: int, when: int) -> None:
        """The time for a turn is given anew; what was used beyond it is gone from the reserve."""
        runs, clock = self.runs(seat), self._counted(seat, when)
        reserve = max(0, clock.reserve - max(0, clock.used - self.pace.turn))
        self._clocks[seat] = Clock(reserve, since=when if runs else 0, total=clock.total)

    def _come_back(self, seat: int, when: int) -> None:
        """Whoever comes after the time of a seat was over has the time for a turn."""
        if self.pace.turn and not self.left(seat, when):
            self._renew(seat, when)

    def _rest(self, entry: entries.Rested) -> None:
        seat, when = entry.seat, entry.when
        runs = self.runs(seat)
        self._clocks[seat] = self._counted(seat, when)._replace(since=when if runs else 0)
        if entry.absence.night != self._absence(seat).night:
            self._night_since[seat] = when
        self._spent[seat] = self.spent(seat, when)
        self.absences[seat] = entry.absence

    def _idle(self, entry: entries.Idled) -> None:
        for seat, clock in self._clocks.items():
            if clock.runs:
                counted = self._counted(seat, max(entry.since, clock.since))
                self._clocks[seat] = counted._replace(since=entry.when)

    # -- going back -----------------------------------------------------------------------------------

    def _mark(self, when: int) -> None:
        """Before a step is followed up: so everybody stood when it was made."""
        counted = {seat: self._counted(seat, when) for seat in self._clocks}
        self._marks.append(Mark(self._at, self._turn, counted))

    def _take_back(self, ledger: Ledger, entry: entries.Undone) -> None:
        if entry.sealed:  # one answer is open again, and nobody's time goes back
            others = [each for each in self._marks if each.start != entry.to]
            self._marks = [each._replace(start=each.start - (each.start > entry.to)) for each in others]
            return
        taken = [each for each in self._marks if each.start >= entry.to]
        self._marks = [each for each in self._marks if each.start < entry.to]
        if not taken or ledger.told_rewinds == self._rewinds:
            return
        then, mine = taken[0], self._counted(entry.seat, entry.when)
        before = then.clocks[entry.seat]
        since = mine.total - before.total
        self._clocks = dict(then.clocks)
        self._clocks[entry.seat] = before._replace(used=before.used + since, total=mine.total)
        self._turn = then.turn
