"""All tables of a server: opened, woken when somebody comes, put to sleep when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any, Literal, NamedTuple, TypeAlias

from comptoir.core import ComptoirError, Dice, Refused, registry
from comptoir.core.beginning import loser_to_begin
from comptoir.server import entries, links, metrics
from comptoir.server.actor import Actor
from comptoir.server.crier import Crier
from comptoir.server.heads import Loss
from comptoir.server.ledger import Ledger
from comptoir.server.paces import Slow
from comptoir.server.pacing import Pace
from comptoir.server.past import Past
from comptoir.server.people import People
from comptoir.server.pool import Pool
from comptoir.server.recall import recall_from
from comptoir.server.storage import NotStored, Storage, Taken
from comptoir.telling.telling import find

SLEEP_AFTER = 300.0
"""Seconds after which a table where nobody is leaves the memory; it is stored, so nothing is lost."""
HAND_OVER_WITHIN = 0.5
"""Seconds in which one table stores where it stands before another process has it."""
REST_WITHIN = 5.0
"""Seconds in which tables store where they stand when the server stops; their entries are stored anyway."""
LOOK_EVERY = 5.0
"""Seconds after which it is looked which tables have to be awake."""
MOST_AWAKE = 5000
MOST_OVER = 16
"""Games that are over and were looked at last, which need not be read again."""

First: TypeAlias = int | Literal["lot", "earliest"]
"""Who begins: a seat, chance, or whoever got up earliest."""


class Manners(NamedTuple):
    """What a table has agreed on beside the game, as its first entry holds it."""

    public: bool
    start: bool
    hints: bool
    window: float | None
    by_rising: bool = False
    pace: Slow | None = None


log = logging.getLogger("comptoir.house")


class House:
    """Every table there is."""

    def __init__(
        self,
        store: Storage,
        pool: Pool,
        pace: Pace,
        grace: int,
        chance: Random | None = None,
        past: Past | None = None,
    ) -> None:
        self.store = store
        self.past = past
        """Who tells what has been, where there is somebody for it."""
        self.chance = chance or SystemRandom()
        """Where keys, names and pauses come from: the system, or a seed where a server is simulated."""
        self.clock: Callable[[], float] = time.time
        """The time of day, for people to read; nothing depends on it but the clocks of slow tables."""
        self.tidy: Callable[[], object] = gc.collect
        """What is done about memory every minute."""
        self._pool = pool
        self._pace = pace
        self._grace = grace
        self._awake: dict[str, Actor] = {}
        self.losses: dict[str, Loss] = {}
        """What had been acknowledged and was missing at the start, until its people have agreed to it."""
        self.people = People(self)
        self._waking: dict[str, asyncio.Event] = {}
        self._going: set[str] = set()
        """Tables that are about to go to the process whose door their people come by."""
        self._over: dict[str, Ledger] = {}
        """Games somebody looked back at, the latest last."""
        self.crier: Crier | None = None
        """Who tells people that are not at their table, where there is somebody for it."""
        self._sweeper: asyncio.Task[None] | None = None
        self._waker: asyncio.Task[None] | None = None
        self.is_leaving = False
        """Is this process about to go, and gives its tables to others?"""

    async def start(self, losses: Sequence[Loss] = ()) -> None:
        """Open for everybody; each table is first told what is missing of it."""
        for loss in losses:
            await self._note(loss)
        self._sweeper = asyncio.create_task(self._sweep())
        self._waker = asyncio.create_task(self._wake_in_time())

    async def stop(self) -> None:
        for task in (self._sweeper, self._waker):
            if task is not None:
                task.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*[actor.rest() for actor in self.awake]), REST_WITHIN)
        await asyncio.gather(*[actor.stop() for actor in self._awake.values()])

    @property
    def awake(self) -> list[Actor]:
        return list(self._awake.values())

    async def _note(self, loss: Loss) -> None:
        """Enter a loss where there is still something to enter it in; else it is found at every start."""
        self.losses[loss.table] = loss
        facts = {"table": loss.table[:4], "kept": loss.kept, "missing": loss.missing}
        log.error("records_missing", extra=facts)
        if loss.kept:
            entry = entries.Lost(loss.missing, int(time.time()))
            try:
                await self.store.append(loss.table, [entries.record(loss.kept + 1, entry)])
            except NotStored as problem:
                log.error("not_stored", extra={"table": loss.table[:4], "why": str(problem)})

    def whole_again(self, table: str) -> None:
        """The people of a table have agreed to what is missing of it."""
        self.losses.pop(table, None)

    # -- tables ---------------------------------------------------------------------------------------

    async def open(
        self,
        game: str,
        wishes: Mapping[str, Any],
        bots: Sequence[str],
        *,
        first: First | None = None,
        public: bool = False,
        start: bool = False,
        hints: bool = True,
        window: float | None = None,
        pace: Slow | None = None,
    ) -> Actor:
        """A new table; ``bots`` names one for each seat, or is empty for a person. Raises ``BadOptions``.

        ``first`` is a seat, or how it is found out who begins; else it is as the game likes it.
        """
        wished = dict(wishes)
        if first is not None:
            wished["first"] = first if isinstance(first, int) else self._draw_first(game, bots, first)
        options = dict(find(game).options(wished, Dice.seeded(links.new_table(self.chance))))
        by_rising = first == "earliest" and "" in bots[1:]
        manners = Manners(public, start, hints, window, by_rising, pace)
        return await self._open(game, options, bots, [], manners)

    def _draw_first(self, game: str, bots: Sequence[str], how: str) -> int:
        """By lot; of those who got up early, bots are none, for they never sleep."""
        people = [seat for seat, bot in enumerate(bots) if not bot]
        if how == "earliest" and people:
            return people[self.chance.randrange(len(people))]
        lot = find(game).lot
        return self.chance.randrange(len(bots)) if lot is None else lot

    async def _open(
        self,
        game: str,
        options: dict[str, Any],
        bots: Sequence[str],
        names: Sequence[str],
        manners: Manners,
    ) -> Actor:
        rules = registry.rules(game)
        table = rules.set_up(rules.options(options), Dice.seeded(0))
        if rules.seats(table) != len(bots):
            raise ComptoirError("seat_count", given=len(bots), needed=rules.seats(table))
        ledger = Ledger(links.new_table(self.chance))
        ledger.game = game
        known = [ledger.known_bot(bot) if bot else "" for bot in bots]
        first: list[entries.Entry] = [
            entries.Opened(game, rules.rules_version, options, known, *manners),
            *[entries.Sat(seat, name) for seat, name in enumerate(names) if name],
        ]
        records = [entries.record(number, entry) for number, entry in enumerate(first, 1)]
        try:
            await self.store.append(ledger.table, records, state="open", game=game)
        except NotStored as problem:
            raise ComptoirError("not_stored") from problem
        for entry in first:
            ledger.enter(entry)
        log.info("opened", extra={"table": ledger.table[:4], "game": game, "seats": len(bots)})
        return self._add(ledger)

    async def find(self, table: str) -> Actor:
        """A table that exists, awake. Raises ``ComptoirError`` if there is none of that name."""
        while table in self._waking:
            await self._waking[table].wait()
        actor = self._awake.get(table)
        return await self._wake(table) if actor is None else actor

    async def look_back(self, table: str) -> Ledger:
        """A table for who looks back: a game that is over is read, and belongs to whoever has it."""
        actor = self._awake.get(table)
        if actor is not None:
            return actor.ledger
        ledger = await self._reread(table)
        return ledger if ledger.state == "over" else (await self.find(table)).ledger

    async def is_over(self, table: str) -> bool:
        """Is it a game that is over, as it is stored? Raises ``ComptoirError``."""
        return (await self._reread(table)).state == "over"

    async def _reread(self, table: str) -> Ledger:
        """A table as it is stored; of games that are over the last few are kept."""
        ledger = self._over.pop(table, None) or await recall_from(self.store, table)
        if ledger.state == "over":
            self._over[table] = ledger
            if len(self._over) > MOST_OVER:
                del self._over[next(iter(self._over))]
        return ledger

    def is_awake(self, table: str) -> bool:
        return table in self._awake

    def if_awake(self, table: str) -> Actor | None:
        return self._awake.get(table)

    async def claim(self, table: str) -> str:
        """Have a table for this process: empty, or the address of the process that has it.

        Whoever is about to go takes none. Raises ``NotStored`` while nobody can say.
        """
        if self.is_leaving:
            raise NotStored("closed")
        return await self.store.claim(table)

    async def _wake(self, table: str) -> Actor:
        """Read a table, and let others move meanwhile."""
        woken = self._waking[table] = asyncio.Event()
        try:
            if await self.claim(table):
                raise ComptoirError("moved")
            return self._add(await recall_from(self.store, table))
        except NotStored as problem:
            raise ComptoirError("busy") from problem
        except ComptoirError as error:
            if error.code == "unknown_table" and table in self.losses:
                raise ComptoirError("table_lost", missing=self.losses[table].missing) from error
            raise
        finally:
            del self._waking[table]
            woken.set()

    def lose(self, actor: Actor) -> None:
        """Another process has this table by now, which had waited for us in vain."""
        if self._awake.get(actor.ledger.table) is actor:
            del self._awake[actor.ledger.table]
            metrics.count("tables_lost")
            log.warning("table_taken", extra={"table": actor.ledger.table[:4]})
            actor.lose(Refused("moved"))

    def lose_table(self, table: str) -> None:
        """The same, where it is not known whether anybody was there."""
        actor = self._awake.get(table)
        if actor is not None:
            self.lose(actor)

    async def hand_over(self) -> None:
        """Give all tables to other processes, one after the other: each is away for a moment only."""
        self.is_leaving = True
        for actor in self.awake:
            with suppress(TimeoutError, ComptoirError):
                await asyncio.wait_for(actor.rest(), HAND_OVER_WITHIN)
            actor.lose(Refused("moved"))
            await self._put_away(actor)

    async def remove(self, actor: Actor) -> None:
        """Forget a table for good, with what lists hold of it; everybody there is told."""
        table = actor.ledger.table

        async def forget() -> None:
            try:
                await self.store.remove(table)
            except NotStored as problem:
                raise ComptoirError("not_stored") from problem
            except Taken as problem:
                self.lose(actor)
                raise ComptoirError("moved") from problem
            self._awake.pop(table, None)
            self.losses.pop(table, None)
            actor.lose(Refused("table_deleted"))

        await actor.do(forget)
        await self.people.forget_table(table)
        log.info("removed", extra={"table": table[:4]})

    def public(self) -> list[Actor]:
        """Tables that anybody may watch."""
        return [actor for actor in self._awake.values() if actor.ledger.is_public]

    def _add(self, ledger: Ledger) -> Actor:
        if len(self._awake) >= MOST_AWAKE:
            raise ComptoirError("house_full")
        actor = Actor(ledger, self.store, self._pool, self._pace, self._grace, self)
        self._awake[ledger.table] = actor
        actor.start()
        return actor

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SLEEP_AFTER / 5)
            await self.put_to_sleep(SLEEP_AFTER)
            self.tidy()

    async def _wake_in_time(self) -> None:
        """Have tables awake whose clocks are about to ring."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(NotStored):
                for table in await self.store.list_due(int(self.clock())):
                    if not self.is_awake(table) and not self.is_leaving:
                        with suppress(ComptoirError):
                            await self.find(table)

    async def put_to_sleep(self, after: float) -> None:
        """Let go of tables where nothing has happened for so many seconds."""
        for actor in self.awake:
            if actor.now() - actor.last_touch >= after:
                await self._let_go(actor)

    async def keep(self, table: str) -> bool:
        """Does this process have a table that somebody was carried to?

        Not where nothing goes on and nobody is: it goes to the process whose door its people come by, so that
        they are not carried for as long as it lasts.
        """
        actor = self._awake.get(table)
        if actor is None or table in self._going:
            return False
        self._going.add(table)
        try:
            return not await self._let_go(actor)
        finally:
            self._going.remove(table)

    async def _let_go(self, actor: Actor) -> bool:
        """Put a table away, if nobody is there and nothing goes on."""
        if actor.is_idle:
            await actor.rest()
            if actor.is_idle:
                await self._put_away(actor)
                return True
        return False

    async def _put_away(self, actor: Actor) -> None:
        """Whoever comes next to this table may find it with another process."""
        table = actor.ledger.table
        self._awake.pop(table, None)
        await actor.stop()
        with suppress(NotStored):  # then it is ours until our lease ends
            await self.store.release([table])

    # -- once more ------------------------------------------------------------------------------------

    async def play_again(self, ledger: Ledger) -> str:
        """The same people at another table, where a loser starts; it begins when they have come."""
        seats = ledger.seats
        options = {**ledger.options, "first": loser_to_begin(ledger.winners, len(seats))}
        bots = [seat.bot or (seat.stand_in if seat.is_free else "") for seat in seats]
        names = ["" if bot else seat.name for bot, seat in zip(bots, seats, strict=True)]
        pace = None if ledger.clocks is None else ledger.clocks.pace
        manners = Manners(ledger.is_public, True, ledger.gives_hints, ledger.window, pace=pace)
        actor = await self._open(ledger.game, options, bots, names, manners)
        return actor.ledger.table

    async def has(self, table: str) -> bool:
        """Is there such a table? It is awake then."""
        try:
            await self.find(table)
        except ComptoirError as error:
            if error.code != "unknown_table":
                raise
            return False
        return True

    async def way(self, table: str, seat: int, device: str) -> str:
        """How somebody gets to the same seat at another table, with the same device."""
        return (await self.find(table)).seating.ticket(seat, device)
