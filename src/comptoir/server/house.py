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

from comptoir.core import ComptoirError, Dice, registry
from comptoir.core.beginning import loser_to_begin
from comptoir.server import entries, links
from comptoir.server.actor import Actor
from comptoir.server.heads import Loss
from comptoir.server.ledger import Ledger
from comptoir.server.pacing import Pace
from comptoir.server.past import Past
from comptoir.server.pool import Pool
from comptoir.server.recall import recall, recalling
from comptoir.server.store import NotStored, Storage
from comptoir.telling.telling import find

SLEEP_AFTER = 300.0
"""Seconds after which a table where nobody is leaves the memory; it is stored, so nothing is lost."""
REST_WITHIN = 5.0
"""Seconds in which tables store where they stand when the server stops; their entries are stored anyway."""
MOST_AWAKE = 5000
ENTRIES_AT_ONCE = 25
"""So many are read in one go when a table wakes, a millisecond or two."""

First: TypeAlias = int | Literal["lot", "earliest"]
"""Who begins: a seat, chance, or whoever got up earliest."""


class Manners(NamedTuple):
    """What a table has agreed on beside the game, as its first entry holds it."""

    public: bool
    start: bool
    hints: bool
    window: float | None
    by_rising: bool = False


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
        """The time of day, for people to read: nothing depends on it."""
        self.tidy: Callable[[], object] = gc.collect
        """What is done about memory every minute."""
        self._pool = pool
        self._pace = pace
        self._grace = grace
        self._awake: dict[str, Actor] = {}
        self.losses: dict[str, Loss] = {}
        """What had been acknowledged and was missing at the start, until its people have agreed to it."""
        self._waking: dict[str, asyncio.Event] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self, losses: Sequence[Loss] = ()) -> None:
        """Open for everybody; each table is first told what is missing of it."""
        for loss in losses:
            await self._note(loss)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
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
    ) -> Actor:
        """A new table; ``bots`` names one for each seat, or is empty for a person. Raises ``BadOptions``.

        ``first`` is a seat, or how it is found out who begins; else it is as the game likes it.
        """
        wished = dict(wishes)
        if first is not None:
            wished["first"] = first if isinstance(first, int) else self._draw_first(game, bots, first)
        options = dict(find(game).options(wished, Dice.seeded(links.new_table(self.chance))))
        manners = Manners(public, start, hints, window, by_rising=first == "earliest" and "" in bots[1:])
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

    def find(self, table: str) -> Actor:
        """A table that exists, awake. Raises ``ComptoirError`` if there is none of that name."""
        actor = self._awake.get(table)
        if actor is None:
            actor = self._add(self._recall(table))
        return actor

    def _recall(self, table: str) -> Ledger:
        try:
            return recall(self.store, table)
        except ComptoirError as error:
            if error.code == "unknown_table" and table in self.losses:
                raise ComptoirError("table_lost", missing=self.losses[table].missing) from error
            raise

    def is_awake(self, table: str) -> bool:
        return table in self._awake

    async def wake(self, table: str) -> None:
        """Have a table awake before it is looked for, and let others move while it is read."""
        if table in self._awake:
            return
        if table in self._waking:
            await self._waking[table].wait()
            return
        woken = self._waking[table] = asyncio.Event()
        try:
            ledger = Ledger(table)
            for number, _ in enumerate(recalling(self.store, ledger), 1):
                if number % ENTRIES_AT_ONCE == 0:
                    await asyncio.sleep(0)
            if table not in self._awake:
                self._add(ledger)
        finally:
            del self._waking[table]
            woken.set()

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

    async def put_to_sleep(self, after: float) -> None:
        """Let go of tables where nothing has happened for so many seconds."""
        for table, actor in list(self._awake.items()):
            if actor.is_idle and actor.now() - actor.last_touch >= after:
                await actor.rest()
                if actor.is_idle:
                    del self._awake[table]
                    await actor.stop()

    # -- once more ------------------------------------------------------------------------------------

    async def play_again(self, ledger: Ledger) -> str:
        """The same people at another table, where a loser starts; it begins when they have come."""
        seats = ledger.seats
        options = {**ledger.options, "first": loser_to_begin(ledger.winners, len(seats))}
        bots = [seat.bot or (seat.stand_in if seat.is_free else "") for seat in seats]
        names = ["" if bot else seat.name for bot, seat in zip(bots, seats, strict=True)]
        manners = Manners(ledger.is_public, True, ledger.gives_hints, ledger.window)
        actor = await self._open(ledger.game, options, bots, names, manners)
        return actor.ledger.table

    def way(self, table: str, seat: int, device: str) -> str:
        """How somebody gets to the same seat at another table, with the same device."""
        return self.find(table).seating.ticket(seat, device)
