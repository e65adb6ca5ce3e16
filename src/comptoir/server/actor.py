"""One actor for each table: whatever happens to it happens here, one thing after the other.

A message is tried, stored, entered and told, in that order: nothing is told before it is durable. While it
cannot be stored the table waits, and goes on by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeAlias, TypeVar

from comptoir.bots import Interruption
from comptoir.core import ComptoirError, Option, Refused, registry
from comptoir.server import entries, metrics, room, wire
from comptoir.server.advising import Advice, advise
from comptoir.server.audience import Audience, Listener
from comptoir.server.clockwork import Clockwork
from comptoir.server.dealing import Dealing
from comptoir.server.deeds import Attempt
from comptoir.server.entries import Entry
from comptoir.server.keeping import Keeper
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.orders import Scope
from comptoir.server.pacing import Pace, Pacer
from comptoir.server.pool import Pool
from comptoir.server.replies import Replies
from comptoir.server.seating import Seating
from comptoir.server.showing import Attendance, Showing
from comptoir.server.storage import Duplicate, NotStored, Storage, Taken
from comptoir.server.talking import Talking
from comptoir.telling.shown import Where, Window

if TYPE_CHECKING:
    from comptoir.server.house import House

RETRY = 0.5
"""Seconds between two tries to store what could not be stored."""

log = logging.getLogger("comptoir.table")

_PRIVATE: TypeAlias = entries.Admitted | entries.Dismissed | entries.Ordered | entries.Foreseen
"""Entries that concern one seat alone."""
_PLAYED: TypeAlias = entries.Picked | entries.Undone | entries.Redone | entries.Resigned
"""Entries after which the game stands elsewhere."""
_NEW_PEOPLE: TypeAlias = entries.Began | entries.Freed | entries.Sat
"""Entries after which, in a game, everything is told anew: it is full of names."""

T = TypeVar("T")
P = ParamSpec("P")


class Actor:
    """A live table."""

    def __init__(
        self,
        ledger: Ledger,
        store: Storage,
        pool: Pool,
        pace: Pace,
        grace: int,
        house: House,
    ) -> None:
        self.ledger = ledger
        self.grace = grace
        self.house = house
        self.paused = False
        self.proposal: room.Proposal | None = None
        self._store = store
        self._pool = pool
        self._woke = self.now()
        self._gone: dict[int, float] = {}
        """Since when nobody is at a seat; if it is not said, since the table woke."""
        self._agreed = set[int]()
        self.late = set[int]()
        """The seats whose bots are waited for."""
        self._is_watched = ledger.is_public
        """Has anybody ever watched? Who has may come back at any time to see how far the game has got."""
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.showing = Showing(ledger, self)
        self.audience = Audience(self.showing.snapshot)
        self.clockwork = Clockwork(self, store)
        self._pacer = Pacer(self, pace, house.chance)
        self.window_length = self._pacer.window_length
        self.dealing = Dealing(self)
        self._keeper = Keeper(self, store)
        self.glances = self._keeper.glances
        self.talking = Talking(self)
        self.replies = Replies(self)
        self.seating = Seating(self, store.secret)
        self._task: asyncio.Task[None] | None = None
        self._lost: Refused | None = None
        """Why the table is not here any more, if so."""
        self.last_touch = self.now()

    # -- life -----------------------------------------------------------------------------------------

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.ledger.table[:4]}")
        self._pacer.plan()
        if not self.ledger.people():  # nobody to ask
            self.post(self.agree, WATCH)
        self._keeper.start()

    async def rest(self) -> None:
        """Prepare for leaving the memory."""
        if not self.paused:
            await self.do(self._keeper.rest)
            await self.do(self.clockwork.rest)

    def lose(self, why: Refused) -> None:
        """The table is another process's, or gone: tell everybody. What waits here is not done any more."""
        self._lost = why
        self._pacer.stop()
        self._keeper.stop()
        self.post(asyncio.sleep, 0)  # whoever waits for work sees that there is none any more
        for listener in list(self.audience):
            listener.close(wire.Closed(why.code, self.showing.sentence(why, listener)))

    async def stop(self) -> None:
        self._pacer.stop()
        self._keeper.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    @property
    def is_idle(self) -> bool:
        """Is nobody here, and nothing going on?"""
        is_quiet = self._inbox.empty() and self._pacer.is_idle and self._keeper.is_idle and not self.paused
        return is_quiet and not self.audience and not self.seating.is_expecting

    @property
    def waiting(self) -> int:
        """How many messages are before it."""
        return self._inbox.qsize()

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def post(self, work: Callable[P, Awaitable[None]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have something done in its turn."""
        self._inbox.put_nowait(partial(work, *args, **kwargs))

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in its turn; what it returns or raises comes back."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def in_turn() -> None:
            try:
                done = await work()
            except Exception as error:  # whoever waits must hear of it, whatever it is
                if not result.done():
                    result.set_exception(error)
                if not isinstance(error, ComptoirError):
                    raise
            else:
                if not result.done():
                    result.set_result(done)

        if self._lost:
            raise ComptoirError(self._lost.code)
        self.post(in_turn)
        return await result

    async def _run(self) -> None:
        while not self._lost or not self._inbox.empty():
            work = await self._inbox.get()
            self.last_touch = self.now()
            try:
                await work()
            except Exception:
                if self._lost:
                    continue
                # A bug must not stop the table: what is stored stands, and everybody gets it afresh.
                log.exception("handler_failed", extra={"table": self.ledger.table[:4]})
                self.audience.refresh()

    # -- who is here ----------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self._gone.pop(listener.seat, None)
        if listener.seat == WATCH:
            self.be_watched()
        self.audience.join(listener)
        self.last_touch = self.now()
        self._pacer.heed(listener)
        self.tell_table(but=listener)
        self.dealing.come()

    def leave(self, listener: Listener) -> None:
        self.audience.leave(listener)
        self.last_touch = self.now()
        if listener.seat != WATCH and not self.audience.at_seat(listener.seat):
            self._gone[listener.seat] = self.now()
        self._pacer.heed(listener)
        self.tell_table()

    async def sit(self, seat: int, name: str, label: str = "") -> str:
        """A person takes an open seat; the token of their device."""
        return await self.seating.sit(seat, name, label)

    def presence(self, seat: int) -> Attendance:
        here = bool(self.audience.at_seat(seat))
        is_missing = not here and self.ledger.seats[seat].kind == "person"
        return Attendance(here, max(1, int(self._gone_for(seat))) if is_missing else 0)

    def miss(self, seat: int) -> None:
        """Nobody is at a seat from now on; its person may come, or come back."""
        self._gone[seat] = self.now()
        self.ledger.orders.forget(seat)

    def has_left(self, seat: int) -> bool:
        """Has its person been gone for longer than the time of grace? At a slow table people come and go."""
        is_gone = not self.audience.at_seat(seat) and self._gone_for(seat) >= self.grace
        return is_gone and self.ledger.clocks is None

    def with_a_say(self, seats: Sequence[int]) -> list[int]:
        """Those of them whose person is to be asked: somebody who reloads the page still is."""
        people = self.ledger.people()
        return [each for each in seats if each in people and not self.has_left(each)]

    def yet_to_agree(self) -> list[int]:
        """Who has not agreed yet that the game goes on from what is left of it."""
        if not self.ledger.is_halted:
            return []
        return [each for each in self.with_a_say(self.ledger.people()) if each not in self._agreed]

    async def agree(self, seat: int, move: str | None = None) -> None:
        """Somebody would go on after a loss: when all have said so, it does."""
        if not self.ledger.is_halted:
            return
        self._agreed.add(seat)
        if self.yet_to_agree():
            self.tell_table()
        else:
            rules = registry.rules(self.ledger.game).rules_version if self.ledger.unkept else 0
            await self.record(entries.Resumed(rules), move)
            if rules:
                self.audience.refresh()
            self.house.whole_again(self.ledger.table)

    def _gone_for(self, seat: int) -> float:
        return self.now() - self._gone.get(seat, self._woke)

    def devices_here(self, seat: int) -> set[str]:
        return {each.device for each in self.audience.at_seat(seat)}

    def spectators(self) -> int:
        return len(self.audience.at_seat(WATCH))

    def be_watched(self) -> None:
        """Somebody who does not play looks on: from now on nobody here is alone."""
        if not self._is_watched:
            self._is_watched = True
            self._pacer.plan()
            self.audience.refresh()  # what was passed over is asked now

    def is_alone(self, seat: int) -> bool:
        """Is this person alone with bots? One who left a seat to a bot may come back, and counts."""
        people = [at for at, each in enumerate(self.ledger.seats) if each.kind != "bot"]
        return not self._is_watched and people == [seat]

    def skips(self, seat: int) -> bool:
        """Is a person with nothing to choose moved on unasked? Only where nobody could learn from it."""
        return self.is_alone(seat) and self.ledger.is_no_choice(seat)

    def passes(self, seat: int, where: Where) -> Scope:
        return self.ledger.orders.of(seat, where, self.turn())

    def order(self, seat: int, where: Where, scope: Scope) -> None:
        """Somebody wants to pass there from now on, or no longer."""
        self.ledger.orders.give(seat, where, scope, self.turn())
        self._pacer.plan()
        self._tell_seat(seat)

    def window(self) -> Window | None:
        return self._pacer.window()

    def propose(self, proposal: room.Proposal | None) -> None:
        """Ask whether a step may be taken back, or ask no longer. Meanwhile nothing moves by itself."""
        self.proposal = proposal
        self._pacer.plan()
        self.tell_table()
        if proposal is None:
            self.tell_game()  # a reaction window has begun anew

    async def withdraw(self, number: int) -> None:
        """The time for answering a wish to take back is over."""
        proposal = self.proposal
        if proposal is not None and proposal.number == number:
            self.propose(None)
            self.tell_refusal(proposal.seat, Refused("undo_unanswered"))

    def tell_refusal(self, seat: int, error: Refused) -> None:
        """What a seat had asked for is not granted: say why."""
        for listener in self.audience.at_seat(seat):
            listener.push(wire.Refused("", error.code, self.showing.sentence(error, listener)))

    def turn(self) -> int:
        match = self.ledger.match
        return self.ledger.telling.turn(match) if match else 0

    # -- storing and telling --------------------------------------------------------------------------

    async def record(self, entry: Entry, move: str | None = None, attempt: Attempt | None = None) -> None:
        """Store an entry, enter it, tell everybody."""
        await self.clockwork.go_on(is_played=isinstance(entry, _PLAYED))
        entry = self.clockwork.stamp(entry)
        ledger, heard = self.ledger, self.ledger.talked
        if attempt is not None and attempt.withdrawn:
            await self.withdraw_begun(attempt.withdrawn)
        ends = isinstance(entry, entries.Resigned) or (attempt is not None and attempt.match.is_over)
        state = "over" if ends else ledger.state
        also = self._keeper.mark(attempt)
        await self._append(entry, move, state, *also)
        ledger.enter(entry, move, attempt)
        is_told = ledger.last_told == ledger.length
        for each in also:
            ledger.enter(each)
        is_played = isinstance(entry, _PLAYED)
        answered = self.proposal if is_played and is_told else None
        if answered is not None:
            self.proposal = None
        self._pacer.plan()  # before anything is told: were that to fail, the table would still go on
        self.glances.heed()
        if isinstance(entry, entries.Picked | entries.Undone) and not is_told:
            self._tell_alone(entry)
        elif is_played:
            if answered is not None:
                self.tell_table()
            self.tell_game()
            if answered is not None and isinstance(entry, entries.Picked) and entry.seat != answered.seat:
                is_undo = answered.what == "undo"
                code = "undo_overtaken" if is_undo else "resign_overtaken"
                self.tell_refusal(answered.seat, Refused(code))
            for seat in ledger.orders.end(self.turn()):
                self._tell_seat(seat)
            if self.ledger.state == "over":
                self.tell_table()
                self._keeper.keep_story()
        elif isinstance(entry, _PRIVATE):
            self._tell_seat(entry.seat)
        elif isinstance(entry, _NEW_PEOPLE) and self.ledger.match is not None:
            self.audience.refresh()
        elif not isinstance(entry, entries.Talked | entries.Told):
            self.tell_table()
            if isinstance(entry, entries.Replaced):
                self.tell_game()
        if ledger.talked > heard:
            self._tell_talk()

    async def withdraw_begun(self, picks: int) -> None:
        """What somebody had begun is begun no longer: another seat acts, at the moment it knows of."""
        await self.note(self.ledger.withdrawal(picks))

    async def note(self, entry: Entry) -> None:
        """Store and enter what is told to nobody by itself."""
        entry = self.clockwork.stamp(entry)
        await self._append(entry, None, self.ledger.state)
        self.ledger.enter(entry)

    async def _append(self, entry: Entry, move: str | None, state: str, *also: Entry) -> None:
        """Returns when it is on the disk, however long that takes.

        ``state`` is a hint for the list of tables: the entries are the truth.
        """
        if self._lost:
            raise ComptoirError(self._lost.code)
        length = self.ledger.length
        record = entries.record(length + 1, entry, move)
        others = [entries.record(seq, each) for seq, each in enumerate(also, length + 2)]
        start, due = metrics.clock(), self.clockwork.due(state)
        while True:
            try:
                await self._store.append(self.ledger.table, [record, *others], state=state, due=due)
            except Duplicate as twin:
                if twin.seq != record.seq:
                    raise
                break  # it was stored before, when that could not be noted
            except Taken as problem:
                self.house.lose(self)
                raise ComptoirError("moved") from problem
            except NotStored as problem:
                if not self.paused:
                    self.paused = True
                    self.clockwork.stand_still()
                    metrics.count("not_stored")
                    log.error("not_stored", extra={"table": self.ledger.table[:4], "why": str(problem)})
                    self.tell_table()
                await asyncio.sleep(RETRY)
            else:
                break
        metrics.stored(record.kind, start)
        if self.paused:
            self.paused = False
            self.tell_table()

    def tell_game(self) -> None:
        if self.ledger.match is None:
            return
        if self.showing.begin_telling():
            self.audience.tell(self.showing.update)
            self.showing.end_telling()
        else:
            self.audience.refresh()

    def _tell_alone(self, entry: entries.Picked | entries.Undone) -> None:
        """A seat has begun something, or begins it no longer: nobody else hears of it."""
        own = self.audience.at_seat(entry.seat)
        if isinstance(entry, entries.Undone):
            for listener in own:
                listener.refresh()
        else:
            self.showing.begin_telling_alone(entry.seat)
            self.audience.tell(self.showing.update, seat=entry.seat)
        self.showing.end_telling_alone(entry.seat)

    def tell_table(self, but: Listener | None = None) -> None:
        self.audience.tell(lambda listener: wire.Room(self.showing.table(listener)), but)

    def _tell_seat(self, seat: int) -> None:
        """What is nobody else's business."""
        for listener in self.audience.at_seat(seat):
            listener.push(wire.Room(self.showing.table(listener)))

    def _tell_talk(self) -> None:
        number, last = self.ledger.talked - 1, self.ledger.talk[-1]
        self.audience.tell(lambda each: wire.Talk(self.showing.said(number, last, each.lang)))

    # -- bots -----------------------------------------------------------------------------------------

    async def think(self, seat: int, kind: str, deadline: float) -> Option:
        """What a bot picks for a seat; it learns what that seat knows and nothing else."""
        ledger = self.ledger
        return await self._pool.choose(ledger.table, seat, ledger.game, kind, ledger.playing, deadline)

    async def think_unasked(self, seat: int, kind: str, deadline: float) -> Interruption:
        """What a bot does although its seat is not asked, if anything."""
        ledger = self.ledger
        known = ledger.playing.known_to(seat)
        return await self._pool.interrupt(ledger.table, seat, ledger.game, kind, known, deadline)

    async def advise(self, seat: int) -> Advice:
        """What a bot would pick for a person, and why. Raises ``NoAnswer``."""
        return await advise(self.ledger, self._pool, seat)
