"""Connections to PostgreSQL: dialled when needed, never waited for without end, and what ails them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self, TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from comptoir.server.folder import Unusable
from comptoir.server.storage import NotStored

DIAL_WITHIN = 3.0
"""Seconds until somebody has to answer there."""
ANSWER_WITHIN = 6.0
"""Seconds an answer may take; the database itself gives up a second before."""
MOST_LINES = 4
"""Connections of a process for all that is not appended."""
KEEP_PLANS = 60
"""Seconds after which the database thinks anew about how to do something: tables may have become many."""

SESSION = {
    "application_name": "comptoir",
    "search_path": "comptoir",
    "synchronous_commit": "on",  # nothing is acknowledged before it is on the disk
    "statement_timeout": "5s",
    "lock_timeout": "3s",
    "idle_in_transaction_session_timeout": "5s",  # whoever is stopped in the middle keeps nobody waiting
    "jit": "off",  # what we ask is small
}
OPTIONS: dict[str, Any] = {
    "timeout": DIAL_WITHIN,
    "command_timeout": ANSWER_WITHIN,
    "server_settings": SESSION,
    "max_cached_statement_lifetime": KEEP_PLANS,
}

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]"
FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # it was cut off in the middle of something
    OSError,
    TimeoutError,
)
"""What a connection can raise."""
SPOILT = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
"""What is the fault of what was sent, not of whom it was sent to."""

_REASONS: dict[str, str] = {
    "53100": "full",
    "25006": "read_only",
    "40P01": "locked",
    "40001": "locked",
    "55P03": "locked",
    "57014": "away",  # it took too long
    "53300": "crowded",
    "28P01": "password",
    "28000": "password",
    "3D000": "no_database",
    "42501": "forbidden",
    "XX001": "damaged",
    "XX002": "damaged",
}
_AWAY = ("08", "57P")
"""How the codes of connections that break and servers that stop begin."""
_STORED = frozenset({"full", "read_only", "locked", "damaged", "away"})
"""The reasons for which something is not stored; others are told when a store is opened."""


def why(error: Exception) -> str:
    """The reason in one word, for the words of a host."""
    if isinstance(error, Unusable):
        return str(error)
    code = getattr(error, "sqlstate", None)
    if code is not None:
        return _REASONS.get(code) or ("away" if code.startswith(_AWAY) else "other")
    if isinstance(error, asyncpg.ClientConfigurationError | ValueError):
        return "no_address"
    return "away" if isinstance(error, FAULTS) else "other"


def why_not_stored(error: Exception) -> str:
    """The same for ``NotStored``."""
    reason = why(error)
    if reason in _STORED:
        return reason
    return "away" if reason in ("crowded", "password", "no_database") else "other"


class Line:
    """One connection, dialled when it is needed and anew after it failed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None

    async def connection(self) -> asyncpg.Connection[asyncpg.Record]:
        """Raises one of ``FAULTS``, or ``ValueError`` where it is no address at all."""
        if self._connection is None or self._connection.is_closed():
            async with asyncio.timeout(DIAL_WITHIN):
                self._connection = await asyncpg.connect(self._url, **OPTIONS)
        return self._connection

    def hang_up(self) -> None:
        """After a failure nobody knows what the other end is doing: it is left alone."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Hang up politely, or at least hang up."""
        if self._connection is not None:
            try:
                await self._connection.close(timeout=1.0)
            except FAULTS:
                self.hang_up()


class Lines:
    """A few connections for whoever reads, or writes what is no record."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> Self:
        """They are dialled when they are needed."""
        pool = asyncpg.create_pool(url, min_size=0, max_size=MOST_LINES, reset=_as_it_is, **OPTIONS)
        return cls(await pool)

    @asynccontextmanager
    async def take(self) -> AsyncIterator[Connection]:
        """One of them, for a while. Raises ``NotStored``."""
        try:
            async with (
                asyncio.timeout(DIAL_WITHIN + ANSWER_WITHIN),
                self._pool.acquire(timeout=DIAL_WITHIN) as connection,
            ):
                try:
                    yield connection
                except (OSError, TimeoutError, asyncpg.InternalClientError, asyncio.CancelledError):
                    connection.terminate()  # nobody knows what the other end is doing
                    raise
        except FAULTS as error:
            raise NotStored(why_not_stored(error)) from error

    async def close(self) -> None:
        try:
            await asyncio.wait_for(self._pool.close(), DIAL_WITHIN)
        except FAULTS:
            self._pool.terminate()


async def _as_it_is(_: Connection) -> None:
    """Nobody changes anything about a connection that would have to be undone, which costs a question."""
