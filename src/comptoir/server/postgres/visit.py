"""A connection for commands that look at a database, or copy it: they have no loop, and take their time."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

import asyncpg

from comptoir.server.folder import Unusable
from comptoir.server.postgres import schema
from comptoir.server.postgres.line import DIAL_WITHIN, FAULTS, SESSION, Connection, why
from comptoir.server.postgres.store import read_records, unusable
from comptoir.server.storage import Record

ANSWER_WITHIN = 600
"""Seconds the longest of questions may take."""
PATIENT = {"statement_timeout": f"{ANSWER_WITHIN}s", "idle_in_transaction_session_timeout": "0"}

_T = TypeVar("_T")


class Visit:
    """One connection with a loop of its own, which turns only while something is asked."""

    connection: Connection

    def __init__(self, url: str) -> None:
        """Raises ``ComptoirError``, as all questions do."""
        self._url = url
        self._runner = asyncio.Runner()
        try:
            self.connection = self.ask(_dial(url))
        except BaseException:
            self._runner.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._runner.run(_hang_up(self.connection))
        self._runner.close()

    def ask(self, question: Coroutine[Any, Any, _T]) -> _T:
        """What comes of something that takes its time."""
        try:
            return self._runner.run(question)
        except (*FAULTS, Unusable) as error:
            raise unusable(self._url, why(error)) from error

    def rows(self, question: str, *facts: object) -> list[tuple[Any, ...]]:
        """All that is answered."""
        return [tuple(row) for row in self.ask(self.connection.fetch(question, *facts))]

    def value(self, question: str, *facts: object) -> Any:
        """The first that is answered."""
        return self.ask(self.connection.fetchval(question, *facts))

    def do(self, order: str, *facts: object) -> None:
        self.ask(self.connection.execute(order, *facts))

    def read(self, table: str, since: int = 0) -> list[Record]:
        """The records of a table after number ``since``. Raises ``Damaged`` too."""
        return self.ask(read_records(self.connection, table, since))

    def tables(self) -> list[str]:
        """The names of all tables, the oldest first; none where there was no server yet."""
        if not self.ask(schema.version(self.connection)):
            return []
        return [table for (table,) in self.rows("SELECT id FROM tables ORDER BY created, id")]


async def _dial(url: str) -> Connection:
    try:
        async with asyncio.timeout(DIAL_WITHIN):
            return await asyncpg.connect(
                url, timeout=DIAL_WITHIN, command_timeout=ANSWER_WITHIN, server_settings=SESSION | PATIENT
            )
    except ValueError as error:
        raise Unusable("no_address") from error


async def _hang_up(connection: Connection) -> None:
    """What was begun and not committed is undone by that."""
    try:
        await connection.close(timeout=1.0)
    except FAULTS:
        connection.terminate()
