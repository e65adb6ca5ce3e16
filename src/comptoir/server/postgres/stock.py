"""All that a database holds: as it is at one moment, when it is left for another, and when it is filled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal

from comptoir.core import ComptoirError
from comptoir.server.postgres import schema
from comptoir.server.postgres.address import without_password
from comptoir.server.postgres.store import unusable
from comptoir.server.postgres.visit import Visit
from comptoir.server.stock import COLUMNS, PAPERS_AT_ONCE, STRAYS, Filed, Link, Row, Stock

_LINKED = ("at", *Link._fields)
_IS_USED = "SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM records) OR EXISTS (SELECT FROM papers)"
_KEEP_OUT = "LOCK TABLE processes, tables, records, papers, settings IN EXCLUSIVE MODE"
"""Everybody may read; a server that starts waits a little, and then says that it cannot use the database."""


class DatabaseStock(Stock):
    """What is in a database, by a connection to it."""

    def __init__(self, visit: Visit, place: str) -> None:
        self.place = place
        self._visit = visit

    @property
    def secret(self) -> bytes:
        return self._visit.ask(schema.read_secret(self._visit.connection))

    def rows(self) -> list[Row]:
        return [Row(*row) for row in self._visit.rows(f"SELECT {COLUMNS} FROM tables ORDER BY created, id")]

    def records(self, tables: Sequence[str]) -> dict[str, list[Link]]:
        found = dict[str, list[Link]]()
        for table, *link in self._visit.rows(
            "SELECT at, seq, kind, move, body, chain FROM records WHERE at = ANY($1) ORDER BY at, seq", tables
        ):
            found.setdefault(table, []).append(Link(*link))
        return found

    def papers(self, drawer: str, key: str) -> list[Filed]:
        rows = self._visit.rows(
            "SELECT drawer, key, content, version FROM papers"
            " WHERE (drawer, key) > ($1, $2) ORDER BY drawer, key LIMIT $3",
            drawer,
            key,
            PAPERS_AT_ONCE,
        )
        return [Filed(*row) for row in rows]

    def missing(self) -> list[str]:
        return [table for (table,) in self._visit.rows(STRAYS)]

    def add(self, rows: Sequence[Row], records: Iterable[tuple[str, Link]]) -> None:
        self._copy("tables", Row._fields, rows)
        self._copy("records", _LINKED, [(table, *link) for table, link in records])

    def file(self, papers: Sequence[Filed]) -> None:
        self._copy("papers", Filed._fields, papers)

    def keep(self, secret: bytes) -> None:
        self._visit.do("UPDATE settings SET value = $1 WHERE name = 'secret'", secret)

    def _copy(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        connection = self._visit.connection
        self._visit.ask(connection.copy_records_to_table(table, records=rows, columns=columns))


@contextmanager
def at_this_moment(url: str) -> Iterator[Stock]:
    """What is in a database, however much is going on there."""
    with Visit(url) as visit:
        _need_tables(visit, url)
        with _transaction(visit, "repeatable_read", readonly=True):
            yield DatabaseStock(visit, without_password(url))


@contextmanager
def leaving(url: str) -> Iterator[Stock]:
    """The same while no server can run on it."""
    with Visit(url) as visit:
        _need_tables(visit, url)
        with _transaction(visit, "repeatable_read"):
            _keep_out(visit, url)
            yield DatabaseStock(visit, without_password(url))


@contextmanager
def arriving(url: str) -> Iterator[Stock]:
    """A database to fill: all of it is there when that is done, and nothing if it cannot be done."""
    with Visit(url) as visit, _transaction(visit):
        visit.ask(schema.prepare(visit.connection))
        _need_room(visit, url)  # before we wait for anybody: it may be the one that is left
        _keep_out(visit, url)
        _need_room(visit, url)
        yield DatabaseStock(visit, without_password(url))
        visit.do("ANALYZE tables, records, papers")


@contextmanager
def _transaction(
    visit: Visit,
    isolation: Literal["read_committed", "repeatable_read"] = "read_committed",
    readonly: bool = False,
) -> Iterator[None]:
    """Undone when the connection ends, unless all went well."""
    transaction = visit.connection.transaction(isolation=isolation, readonly=readonly)
    visit.ask(transaction.start())
    yield
    visit.ask(transaction.commit())


def _need_tables(visit: Visit, url: str) -> None:
    version = visit.ask(schema.version(visit.connection))
    if not version:
        raise ComptoirError("nothing_to_copy", folder=without_password(url))
    if version < len(schema.MIGRATIONS):
        raise unusable(url, "older")


def _need_room(visit: Visit, url: str) -> None:
    if visit.value(_IS_USED):
        raise ComptoirError("not_empty", place=without_password(url))


def _keep_out(visit: Visit, url: str) -> None:
    visit.do(_KEEP_OUT)
    living = [address or "?" for (address,) in visit.rows("SELECT address FROM living ORDER BY address")]
    if living:
        raise ComptoirError("still_running", place=without_password(url), addresses=", ".join(living))
