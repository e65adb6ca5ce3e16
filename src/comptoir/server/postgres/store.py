"""PostgreSQL as the store: tables that several processes share, each written by the one that has it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Self

import asyncpg

from comptoir.core import ComptoirError
from comptoir.server.folder import Unusable
from comptoir.server.heads import Loss
from comptoir.server.postgres import schema
from comptoir.server.postgres.address import without_password
from comptoir.server.postgres.leases import Leases
from comptoir.server.postgres.line import FAULTS, Connection, Line, Lines, why
from comptoir.server.postgres.writing import Writer
from comptoir.server.reckoning import Reckoning
from comptoir.server.storage import (
    LONGEST_NAME,
    OVER,
    Append,
    Damaged,
    Paper,
    Record,
    Storage,
    TableRow,
    checked,
)

_LAST = chr(0x10FFFF)
"""What no key has in it, and comes after all that they have."""
_BROKEN = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)

_END = 0
_FETCH = f"""
    SELECT {_END}, length, '', NULL, ''::bytea, chain FROM tables WHERE id = $1
    UNION ALL
    SELECT 1, seq, kind, move, body, chain FROM records WHERE at = $1 AND seq >= $2
    ORDER BY 1, 2
"""
"""The end of a table as it has it itself, then its records: one question, so both at the same moment."""
_DUE = """
    SELECT id FROM tables
    WHERE due > 0 AND due <= $1 AND NOT EXISTS (SELECT FROM living WHERE living.id = owner AND owner <> $2)
    ORDER BY due
"""


class PostgresStore(Storage):
    """The tables of all processes that share a database; this one writes those that it has claimed."""

    def __init__(self, url: str, secret: bytes, lines: Lines, leases: Leases) -> None:
        self.secret = secret
        self.losses: list[Loss] = []
        """What a database acknowledged it keeps; whether it did, the chains of its tables tell."""
        self._lines = lines
        self._leases = leases
        self._writer = Writer(url, leases)

    @classmethod
    async def open(cls, url: str, address: str = "") -> Self:
        """The store in a database, made if need be. Raises ``ComptoirError`` when it cannot be used.

        ``address`` is where other processes reach this one.
        """
        try:
            secret = await prepare(url)
            lines = await Lines.open(url)
            leases = Leases(url, lines, address)
            await leases.begin()
        except (*FAULTS, Unusable, ValueError) as error:
            raise unusable(url, why(error)) from error
        return cls(url, secret, lines, leases)

    async def close(self) -> None:
        """Store what still waits, give all tables back, and hang up."""
        await self._writer.close()
        await self._leases.end()
        await self._lines.close()

    # -- tables ---------------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        records: Sequence[Record],
        *,
        state: str | None = None,
        game: str | None = None,
        due: int | None = None,
    ) -> asyncio.Future[None]:
        if len(table.encode()) > LONGEST_NAME:
            raise ValueError(f"a table's name has {LONGEST_NAME} bytes at most")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.add(Append(table, records, state, game, due, done))
        return done

    async def fetch(self, table: str, since: int = 0) -> list[Record]:
        async with self._lines.take() as connection:
            return await read_records(connection, table, since)

    async def list_tables(self, *, open_only: bool = False) -> list[TableRow]:
        async with self._lines.take() as connection:
            rows = await connection.fetch(
                "SELECT id, created, state, game, length FROM tables"
                " WHERE NOT ($1 AND state = $2) ORDER BY created, id",
                open_only,
                OVER,
            )
        return [TableRow(*row) for row in rows]

    def gauges(self) -> dict[str, int]:
        held, living = self._leases.held, self._leases.living
        waiting = self._writer.waiting
        return {"appends_waiting": waiting, "tables_owned": len(held), "processes_living": len(living)}

    async def list_due(self, now: int) -> list[str]:
        async with self._lines.take() as connection:
            return [table for (table,) in await connection.fetch(_DUE, now, self._leases.me)]

    def is_sure(self) -> bool:
        return self._leases.is_sure

    async def claim(self, table: str) -> str:
        return await self._leases.claim(table)

    async def release(self, tables: Sequence[str]) -> None:
        await self._leases.release(tables)

    async def remove(self, table: str) -> None:
        await self._leases.remove(table)

    def is_living(self, address: str) -> bool:
        """Is the process that is reached there believed to live? Known to a second."""
        return address in self._leases.living

    def reckon(self, reckoning: Reckoning) -> None:
        """Tell other processes from now on what guests have used here, and hear it of them."""
        self._leases.reckoning = reckoning

    async def until_dead(self, address: str) -> None:
        """Return when nobody who is reached there is believed to live."""
        await self._leases.until_dead(address)

    def on_lost(self, call: Callable[[str], object]) -> None:
        """Have somebody called for each table that another process took while this one was not heard of."""
        self._leases.on_lost = call

    # -- drawers --------------------------------------------------------------------------------------

    async def look_up(self, drawer: str, key: str) -> Paper | None:
        async with self._lines.take() as connection:
            found = await connection.fetchrow(
                "SELECT key, content, version FROM papers WHERE drawer = $1 AND key = $2", drawer, key
            )
        return None if found is None else Paper(*found)

    async def leaf_through(self, drawer: str, prefix: str = "") -> list[Paper]:
        async with self._lines.take() as connection:
            rows = await connection.fetch(
                "SELECT key, content, version FROM papers"
                " WHERE drawer = $1 AND key >= $2 AND key < $3 ORDER BY key",
                drawer,
                prefix,
                prefix + _LAST,
            )
        return [Paper(*row) for row in rows]

    async def put(self, drawer: str, key: str, content: bytes, version: int = 0) -> bool:
        if version:
            change = (
                "UPDATE papers SET content = $3, version = version + 1"
                " WHERE drawer = $1 AND key = $2 AND version = $4 RETURNING true"
            )
        else:
            change = "INSERT INTO papers VALUES ($1, $2, $3, $4 + 1) ON CONFLICT DO NOTHING RETURNING true"
        async with self._lines.take() as connection:
            return bool(await connection.fetchval(change, drawer, key, content, version))

    async def throw_away(self, drawer: str, keys: Sequence[str]) -> None:
        async with self._lines.take() as connection:
            await connection.execute(
                "DELETE FROM papers WHERE drawer = $1 AND key = ANY($2)", drawer, list(keys)
            )


def unusable(url: str, reason: str) -> ComptoirError:
    """What to say of a database that cannot be used."""
    oldest = str(schema.OLDEST_SERVER)
    return ComptoirError("database_unusable", address=without_password(url), why=reason, oldest=oldest)


async def prepare(url: str) -> bytes:
    """Have the schema there; the secret of the store."""
    line = Line(url)
    try:
        return await schema.prepare(await line.connection())
    finally:
        await line.close()


async def read_records(connection: Connection, table: str, since: int = 0) -> list[Record]:
    """The records of a table after number ``since``, each of them checked. Raises ``Damaged``."""
    try:
        found = await connection.fetch(_FETCH, table, since)
    except _BROKEN as error:
        raise Damaged(table, since + 1) from error
    end = next(((row[1], row[-1]) for row in found[:1] if row[0] == _END), None)
    return checked(table, since, [row[1:] for row in found[end is not None :]], end)
