"""Reading records out of PostgreSQL without an event loop: for processes that only look back."""

from __future__ import annotations

import asyncio

from comptoir.core import ComptoirError
from comptoir.server.postgres.line import FAULTS, Line
from comptoir.server.postgres.store import read_records
from comptoir.server.storage import Record


class DatabaseShelf:
    """The records of a database. It has a loop of its own, which turns only while something is read."""

    def __init__(self, url: str) -> None:
        self._runner = asyncio.Runner()
        self._line = Line(url)

    def read(self, table: str, since: int = 0) -> list[Record]:
        """Raises ``Damaged``, and ``ComptoirError`` while the database is away."""
        return self._runner.run(self._read(table, since))

    async def _read(self, table: str, since: int) -> list[Record]:
        try:
            return await read_records(await self._line.connection(), table, since)
        except FAULTS as error:
            self._line.hang_up()
            raise ComptoirError("busy") from error

    def close(self) -> None:
        self._runner.run(self._line.close())
        self._runner.close()
