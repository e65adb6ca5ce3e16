"""The writer: all appends of a process that wait are stored together, in one question to the database.

The same statement sees to it that each table is still ours (its owner and its fence) and as long as we
believe, and stores the records of those that are. Only what it did not take is looked at one by one.
"""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

from comptoir.server.postgres.leases import Holding, Leases
from comptoir.server.postgres.line import SPOILT, Connection, Line, why_not_stored
from comptoir.server.storage import Append, Duplicate, NotStored, Record, Taken, first_link, link

MOST_AT_ONCE = 500
"""Appends in one statement."""

_APPEND = """
    WITH wanted AS (
        SELECT * FROM unnest(
            $2::text[], $3::bigint[], $4::integer[], $5::integer[], $6::bytea[],
            $7::text[], $8::text[], $9::bigint[]
        ) AS wanted (id, fence, before, length, chain, state, game, due)
    ), grown AS (
        UPDATE tables SET
            length = wanted.length,
            chain = wanted.chain,
            state = coalesce(wanted.state, tables.state),
            due = coalesce(wanted.due, tables.due)
        FROM wanted
        WHERE tables.id = wanted.id
        -- Not "=": there is an index of owners, and all that we have would be looked through.
        AND tables.owner IS NOT DISTINCT FROM $1
        AND tables.fence = wanted.fence AND tables.length = wanted.before
        RETURNING tables.id
    ), opened AS (
        INSERT INTO tables (id, created, state, game, length, chain, due, owner, fence)
        SELECT id, extract(epoch FROM now())::bigint, state, game, length, chain, coalesce(due, 0), $1, 1
        FROM wanted WHERE fence = 0
        ON CONFLICT DO NOTHING
        RETURNING id
    ), taken AS (
        SELECT id FROM grown UNION ALL SELECT id FROM opened
    ), written AS (
        INSERT INTO records (at, seq, kind, move, body, chain)
        SELECT at, seq, kind, move, body, chain FROM unnest(
            $10::text[], $11::integer[], $12::text[], $13::text[], $14::bytea[], $15::bytea[]
        ) AS told (at, seq, kind, move, body, chain)
        JOIN taken ON taken.id = told.at
    )
    SELECT id FROM taken
"""
_NEW = 0
"""The fence of a table that is not there yet; afterwards it is 1."""


class _Plan(NamedTuple):
    """What an append makes of its table, if that is as we believe."""

    append: Append
    before: Holding
    chains: list[bytes]

    @property
    def after(self) -> Holding:
        fence, length, chain = self.before
        return Holding(fence or 1, length + len(self.chains), [chain, *self.chains][-1])


class Writer:
    """The only one in a process who appends."""

    def __init__(self, url: str, leases: Leases) -> None:
        self._line = Line(url)
        self._leases = leases
        self._waiting: list[Append] = []
        self._has_come = asyncio.Event()
        self._is_closed = False
        self._task = asyncio.create_task(self._write())

    @property
    def waiting(self) -> int:
        """How many appends wait for those before them."""
        return len(self._waiting)

    def add(self, append: Append) -> None:
        if self._is_closed:
            append.done.set_exception(NotStored("closed"))
        else:
            self._waiting.append(append)
            self._has_come.set()

    async def close(self) -> None:
        """Store what waits, and nothing that comes later."""
        self._is_closed = True
        self._has_come.set()
        await self._task
        await self._line.close()

    async def _write(self) -> None:
        while self._waiting or not self._is_closed:
            if self._waiting:
                await self._settle(self._next())
            else:
                self._has_come.clear()
                await self._has_come.wait()

    def _next(self) -> list[Append]:
        """The first append of each table: what follows it depends on what comes of it."""
        group: dict[str, Append] = {}
        rest: list[Append] = []
        for each in self._waiting:
            if each.table in group or len(group) == MOST_AT_ONCE:
                rest.append(each)
            else:
                group[each.table] = each
        self._waiting = rest
        return list(group.values())

    async def _settle(self, group: list[Append]) -> None:
        outcomes: dict[str, Exception | None] = {}
        try:
            await self._store(group, outcomes)
        except Exception as error:  # whatever it was, this task goes on
            self._line.hang_up()
            lost = NotStored(why_not_stored(error))
            outcomes |= {each.table: lost for each in group if each.table not in outcomes}
        for each in group:
            outcome = outcomes[each.table]
            if each.done.done():
                continue  # whoever waited was cancelled
            if outcome is None:
                each.done.set_result(None)
            else:
                each.done.set_exception(outcome)

    async def _store(self, group: list[Append], outcomes: dict[str, Exception | None]) -> None:
        """Note what came of each; an exception is raised to whoever waits for it."""
        connection = await self._line.connection()
        plans = []
        for each in group:
            try:
                plan = self._plan(each)
            except Exception as refusal:  # the fault of this append alone
                outcomes[each.table] = refusal
            else:
                plans += [plan] if plan is not None else []
        outcomes |= dict.fromkeys(await self._try(connection, plans))
        for each in group:
            if each.table not in outcomes:
                outcomes[each.table] = await self._look_at(connection, each)

    def _plan(self, append: Append) -> _Plan | None:
        """What to write, or nothing if something does not fit."""
        before = self._leases.held.get(append.table)
        if before is None:
            if append.state is None or append.game is None:
                return None
            before = Holding(_NEW, 0, first_link(append.table))
        chain, chains = before.chain, []
        for seq, record in enumerate(append.records, before.length + 1):
            if record.seq != seq:
                return None
            chain = link(chain, record)
            chains.append(chain)
        return _Plan(append, before, chains)

    async def _try(self, connection: Connection, plans: list[_Plan]) -> set[str]:
        """Store them; the tables that were as we believed, and none at all where one spoils the others."""
        if not plans:
            return set()
        try:
            rows = await connection.fetch(_APPEND, self._leases.me, *_columns(plans))
        except SPOILT:
            return set()
        taken = {table for (table,) in rows}
        held = self._leases.held
        for plan in plans:
            table = plan.append.table
            if table in taken and (plan.before.fence == _NEW or table in held):
                held[table] = plan.after
        return taken

    # -- what was not taken ---------------------------------------------------------------------------

    async def _look_at(self, connection: Connection, append: Append) -> Exception | None:
        """Why was it not taken? What was merely in bad company, or unknown to us, is stored after all."""
        table, held = append.table, self._leases.held
        row = await connection.fetchrow("SELECT owner, fence, length, chain FROM tables WHERE id = $1", table)
        if row is None:
            if held.pop(table, None) is not None:
                return Taken()  # somebody removed it
            refusal = await _clash(connection, append, 0)
        elif row[0] != self._leases.me:
            held.pop(table, None)
            return Taken()
        else:
            held[table] = Holding(*row[1:])
            refusal = await _clash(connection, append, row[2])
        if refusal is not None:
            return refusal
        plan = self._plan(append)
        stored = await self._try(connection, [plan]) if plan is not None else ()
        return None if table in stored else NotStored("other")


async def _clash(connection: Connection, append: Append, length: int) -> Exception | None:
    """What of an append is stored already, or does not follow what is."""
    table, named = append.table, dict[str, int]()
    for record in append.records:
        if record.move is not None:
            found = named.get(record.move) or await connection.fetchval(
                "SELECT seq FROM records WHERE at = $1 AND move = $2", table, record.move
            )
            if found:
                return Duplicate(found)
            named[record.move] = record.seq
        if record.seq <= length and await _holds(connection, table, record):
            return Duplicate(record.seq)
        length += 1
        if record.seq != length:
            return NotStored("order")
    return None


async def _holds(connection: Connection, table: str, record: Record) -> bool:
    """Is this very record stored already?"""
    found = await connection.fetchrow(
        "SELECT seq, kind, move, body FROM records WHERE at = $1 AND seq = $2", table, record.seq
    )
    return found is not None and Record(*found) == record


def _columns(plans: list[_Plan]) -> list[list[Any]]:
    """Tables and records as the statement takes them, column by column."""
    tables = [
        (
            each.append.table, each.before.fence, each.before.length, each.after.length, each.after.chain,
            each.append.state, each.append.game, each.append.due,
        )
        for each in plans
    ]  # fmt: skip
    records = [
        (each.append.table, *record, chain)
        for each in plans
        for record, chain in zip(each.append.records, each.chains, strict=True)
    ]
    alone = zip(*records, strict=True) if records else [()] * (len(Record._fields) + 2)  # a new due, no more
    return [list(column) for columns in (zip(*tables, strict=True), alone) for column in columns]
