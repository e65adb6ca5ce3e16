"""Who has which table: leases in the database, and a number that grows whenever a table changes hands.

A process says every second that it lives, and by the clock of the database it does so for three seconds: the
clocks of processes do not matter. Whose time has run out may lose its tables to whoever claims them; what it
still appends afterwards names a fence that is no longer the table's, and is not stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import NamedTuple

from comptoir.server import metrics
from comptoir.server.postgres.line import Line, Lines, why
from comptoir.server.reckoning import Reckoning
from comptoir.server.storage import NotStored, Taken

LEASE = 3.0
"""Seconds a process is believed to live after it said so."""
RENEW_EVERY = 1.0
RENEW_WITHIN = 1.0
"""Seconds until it tries again."""
TRY_AGAIN = 0.25
"""Seconds after a failure."""

_BURY = """
    DELETE FROM processes
    WHERE (address = $1 AND address <> '') OR until < clock_timestamp() - interval '1 day'
"""
_LIVE = """
    WITH before AS (SELECT until > clock_timestamp() AS is_alive FROM processes WHERE id = $1)
    INSERT INTO processes (id, address, until, account)
    VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second', $4)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, account = excluded.account
    RETURNING coalesce((SELECT is_alive FROM before), false)
"""
_CLAIM = """
    UPDATE tables AS mine SET owner = $2, fence = fence + 1
    WHERE id = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (SELECT FROM living WHERE living.id = owner))
    RETURNING fence, length, chain, (SELECT owner FROM tables AS before WHERE before.id = mine.id) AS owner
"""
_RELEASE = "UPDATE tables SET owner = NULL WHERE id = ANY($1) AND owner = $2"
_REMOVE = "DELETE FROM tables WHERE id = $1 AND owner = $2 AND fence = $3 RETURNING id"
_OWNER = "SELECT living.address FROM tables LEFT JOIN living ON living.id = owner WHERE tables.id = $1"

log = logging.getLogger("comptoir.leases")


class Holding(NamedTuple):
    """A table this process has: nobody else writes to it, so its end is known here."""

    fence: int
    length: int
    chain: bytes


class Leases:
    """The tables this process has, for as long as it says that it lives."""

    def __init__(self, url: str, lines: Lines, address: str) -> None:
        self.me = token_hex(8)
        self.held: dict[str, Holding] = {}
        self.living = frozenset[str]()
        """The addresses of all processes that live, as of our last renewal."""
        self.reckoning: Reckoning | None = None
        """Who tells other processes what guests have used here."""
        self.on_lost: Callable[[str], object] | None = None
        """Called with each table that another process took while this one was not heard of."""
        self._lines = lines
        self._line = Line(url)  # of its own: whoever lives must be heard, however much is asked
        self._address = address
        self._was_late = False
        self._sure_until = 0.0
        """When our lease ends at the earliest, by our own clock: it began before the database heard of it."""
        self._mourners = 0
        """How many wait for somebody to be believed dead."""
        self._claiming: dict[str, asyncio.Task[str]] = {}
        self._renewing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Live from now on. Whoever had our address has died: else we would not have it."""
        begun = metrics.clock()
        connection = await self._line.connection()
        try:
            await connection.execute(_BURY, self._address)
            await connection.execute(_LIVE, self.me, self._address, LEASE, b"")
        except BaseException:
            self._line.hang_up()
            raise
        self._sure_until = begun + LEASE
        self._renewing = asyncio.create_task(self._renew_for_ever())

    @property
    def is_sure(self) -> bool:
        """Can nobody else have what we hold?"""
        return metrics.clock() < self._sure_until

    async def end(self) -> None:
        """Give everything back, and live no longer."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        self.held.clear()
        try:
            async with self._lines.take() as connection:
                await connection.execute("UPDATE tables SET owner = NULL WHERE owner = $1", self.me)
                await connection.execute("DELETE FROM processes WHERE id = $1", self.me)
        except NotStored as problem:
            log.warning("lease_left", extra={"why": problem.why})  # it ends by itself
        await self._line.close()

    # -- tables ---------------------------------------------------------------------------------------

    async def claim(self, table: str) -> str:
        """Have a table: empty, or the address of who has it. Raises ``NotStored``.

        All who ask for the same one at a time ask once.
        """
        if table in self.held:
            return ""
        claiming = self._claiming.get(table)
        if claiming is None:
            claiming = self._claiming[table] = asyncio.create_task(self._claim(table))
            claiming.add_done_callback(lambda _: self._claiming.pop(table))
        return await asyncio.shield(claiming)

    async def _claim(self, table: str) -> str:
        while table not in self.held:
            async with self._lines.take() as connection:
                row = await connection.fetchrow(_CLAIM, table, self.me)
                if row is not None:
                    self._hold(table, *row)
                    break
                found = await connection.fetchrow(_OWNER, table)
            if found is None:
                break  # there is no such table: whoever reads it will see
            if found[0] == "":
                raise NotStored("locked")  # by one who serves nobody, and will soon be done
            if found[0] is not None:
                return str(found[0])
        return ""

    def _hold(self, table: str, fence: int, length: int, chain: bytes, before: str | None) -> None:
        self.held[table] = Holding(fence, length, chain)
        if before not in (None, self.me):
            metrics.count("takeovers")
            log.warning("taken_over", extra={"table": table[:4], "fence": fence})

    async def release(self, tables: Sequence[str]) -> None:
        """Whoever claims them next may have them. Raises ``NotStored``; then they are ours while we live."""
        ours = [table for table in tables if self.held.pop(table, None) is not None]
        if ours:
            async with self._lines.take() as connection:
                await connection.execute(_RELEASE, ours, self.me)

    async def remove(self, table: str) -> None:
        """Forget a table with all its records. Raises ``NotStored`` and ``Taken``."""
        if await self.claim(table):
            raise Taken
        holding = self.held.pop(table, None)
        if holding is None:
            return  # there is none
        async with self._lines.take() as connection, connection.transaction():
            gone = await connection.fetchval(_REMOVE, table, self.me, holding.fence)
            if gone is None:
                raise Taken
            # A question of its own: it has to see what was appended while the first one waited.
            await connection.execute("DELETE FROM records WHERE at = $1", table)

    # -- living ---------------------------------------------------------------------------------------

    async def until_dead(self, address: str) -> None:
        """Return when nobody there is believed to live; meanwhile it is looked more often."""
        self._mourners += 1
        try:
            while address in self.living:
                await asyncio.sleep(TRY_AGAIN)
        finally:
            self._mourners -= 1

    async def _renew_for_ever(self) -> None:
        pause, is_failing = RENEW_EVERY, False
        while True:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(RENEW_WITHIN):
                    await self._renew()
                metrics.count("leases_renewed")
                pause = TRY_AGAIN if self._mourners else RENEW_EVERY
                is_failing = False
            except Exception as error:  # whatever it was, who lives goes on saying so
                self._line.hang_up()
                metrics.count("leases_failed")
                if not is_failing:  # once, not four times a second
                    log.warning("lease_not_renewed", extra={"why": why(error)})
                pause, is_failing = TRY_AGAIN, True

    async def _renew(self) -> None:
        """Say that we live; if we were thought dead meanwhile, see what others took.

        Also the next time: a claim that had begun before may have been slower than we were.
        """
        begun = metrics.clock()
        connection = await self._line.connection()
        account = b"" if self.reckoning is None else self.reckoning.tell()
        is_late = not await connection.fetchval(_LIVE, self.me, self._address, LEASE, account)
        living = await connection.fetch("SELECT id, address, account FROM living")
        self.living = frozenset([address for _, address, _ in living])
        if self.reckoning is not None:
            self.reckoning.hear([(each, told) for each, _, told in living if each != self.me])
        if is_late or self._was_late:
            rows = await connection.fetch("SELECT id FROM tables WHERE owner = $1", self.me)
            ours = {table for (table,) in rows}
            for table in [each for each in self.held if each not in ours]:
                del self.held[table]
                if self.on_lost is not None:
                    self.on_lost(table)
        self._was_late = is_late
        self._sure_until = 0.0 if is_late else begun + LEASE
