"""What an upgrade means for each table of a server, said before anything is changed.

It is the new Comptoir that is asked, while the old one may still be running: every table is read as it would
be when somebody comes, all of its picks are made again, and nothing is written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from comptoir.core import ComptoirError, registry
from comptoir.server.checkup import Finding
from comptoir.server.folder import DATABASE, FAULTS, dial
from comptoir.server.ledger import Ledger
from comptoir.server.postgres.address import need_driver
from comptoir.server.problems import sentence
from comptoir.server.recall import recall
from comptoir.server.storage import Record, Shelf
from comptoir.server.store import read_records


def forecast(data: Path | str, lang: str) -> Iterator[Finding]:
    """One row for each table: it goes on, its people are asked, its story is told, or it is lost and why."""
    return _in_database(data, lang) if isinstance(data, str) else _in_folder(data, lang)


def _in_folder(folder: Path, lang: str) -> Iterator[Finding]:
    if not (folder / DATABASE).exists():
        yield Finding("bad", "no_folder", {"folder": str(folder)})
        return
    try:
        with closing(dial(folder / DATABASE, "ro")) as reader:
            tables = [row for (row,) in reader.execute("SELECT id FROM tables ORDER BY created, id")]
            for table in tables:
                yield _look_ahead(_Shelf(reader), table, lang)
    except FAULTS as error:
        yield Finding("bad", "database_unreadable", {"reason": str(error)})


def _in_database(url: str, lang: str) -> Iterator[Finding]:
    need_driver()
    from comptoir.server.postgres.visit import Visit

    try:
        with Visit(url) as visit:
            tables = visit.tables()
            if not tables:
                yield Finding("well", "empty")
            for table in tables:
                yield _look_ahead(visit, table, lang)
    except ComptoirError as error:
        yield Finding.of(error)


class _Shelf:
    def __init__(self, reader: sqlite3.Connection) -> None:
        self._reader = reader

    def read(self, table: str, since: int = 0) -> Sequence[Record]:
        return read_records(self._reader, table, since)


def _look_ahead(shelf: Shelf, table: str, lang: str) -> Finding:
    try:
        ledger = recall(shelf, table)
    except ComptoirError as error:
        if error.code == "database_unusable":
            raise  # it says nothing about this table
        return Finding("bad", "upgrade_lost", {"table": table, "reason": sentence(error, lang)})
    except (msgspec.MsgspecError, KeyError, TypeError):
        return Finding("bad", "table_unreadable", {"table": table})
    facts: dict[str, str | int] = {"table": table, "game": ledger.game, "version": ledger.rules}
    game = registry.rules(ledger.game)
    if ledger.unkept is not None:
        facts |= {"known": game.rules_version, "picks": ledger.at, "dropped": ledger.dropped}
        return Finding("warning", f"upgrade_{_what_is_left(ledger)}", facts)
    if ledger.match is None and not game.keeps(ledger.rules):
        return Finding("well", "upgrade_begins", {**facts, "known": game.rules_version})
    return Finding("well", "upgrade_whole" if ledger.state == "over" else "upgrade_goes_on", facts)


def _what_is_left(ledger: Ledger) -> str:
    if ledger.state == "playing":
        return "asks"
    return "told" if ledger.told is not None else "shown"
