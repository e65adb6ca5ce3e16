"""A table out of the store, entry by entry: whoever carries moves meanwhile can stop between two of them."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Protocol

from comptoir.core import ComptoirError, registry
from comptoir.server import entries
from comptoir.server.ledger import Ledger
from comptoir.server.store import Damaged, Record

LONGEST_TABLE_NAME = 24

log = logging.getLogger("comptoir.house")


class Shelf(Protocol):
    """Where records are read."""

    def read(self, table: str, since: int = 0) -> Sequence[Record]: ...


def recall(shelf: Shelf, table: str) -> Ledger:
    """A table as it was stored last. Raises ``ComptoirError`` if there is none of that name."""
    ledger = Ledger(table)
    for _ in recalling(shelf, ledger):
        pass
    return ledger


def recalling(shelf: Shelf, ledger: Ledger) -> Iterator[None]:
    """Enter what is stored and not in a ledger yet, one entry at a time."""
    for record in _records(shelf, ledger.table, ledger.length):
        entry = entries.decode(record.body)
        if isinstance(entry, entries.Opened):
            rules = registry.rules(entry.game)
            if not rules.keeps(entry.rules):
                raise ComptoirError("table_older", version=entry.rules, known=rules.rules_version)
        ledger.enter(entry, record.move)
        yield


def _records(shelf: Shelf, table: str, since: int) -> Sequence[Record]:
    try:
        records = shelf.read(table, since) if len(table) <= LONGEST_TABLE_NAME else []
    except Damaged as damage:
        log.error("damaged", extra={"table": table[:4], "record": damage.seq})
        raise ComptoirError("table_damaged") from damage
    if not records and not since:
        raise ComptoirError("unknown_table")
    return records
