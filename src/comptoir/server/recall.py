"""A table out of the store, entry by entry: whoever carries moves meanwhile can stop between two of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence

from comptoir.core import ComptoirError, registry
from comptoir.server import entries
from comptoir.server.ledger import Ledger
from comptoir.server.storage import LONGEST_NAME, Damaged, InHand, NotStored, Record, Shelf, Storage

ENTRIES_AT_ONCE = 25
"""So many are read in one go when a table wakes, a millisecond or two."""

log = logging.getLogger("comptoir.house")


def recall(shelf: Shelf, table: str) -> Ledger:
    """A table as it was stored last. Raises ``ComptoirError`` if there is none of that name."""
    ledger = Ledger(table)
    for _ in recalling(shelf, ledger):
        pass
    return ledger


async def recall_from(store: Storage, table: str) -> Ledger:
    """The same from a store that takes its time; others may move meanwhile."""
    try:
        shelf = InHand(await store.fetch(table) if len(table) <= LONGEST_NAME else [])
    except Damaged as damage:
        raise _told(damage) from damage
    except NotStored as problem:
        raise ComptoirError("busy") from problem
    ledger = Ledger(table)
    for number, _ in enumerate(recalling(shelf, ledger), 1):
        if number % ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
    return ledger


def recalling(shelf: Shelf, ledger: Ledger) -> Iterator[None]:
    """Enter what is stored and not in a ledger yet, one entry at a time.

    Where the picks of a game lead nowhere any more, it stands as its last checkpoint has it. Raises
    ``ComptoirError`` if there is none from which it could.
    """
    try:
        yield from _entering(shelf, ledger)
    except _LeadsNowhere as problem:
        Ledger.__init__(ledger, ledger.table, problem.why)  # all entries once more, without the game
        yield from _entering(shelf, ledger)
    _stand(ledger)


def _stand(ledger: Ledger) -> None:
    """Show a game whose picks lead nowhere as it stood last; nobody is asked anything."""
    if ledger.unkept is not None and ledger.match is None:
        if not ledger.marks:
            raise ledger.unkept
        ledger.stand(registry.rules(ledger.game).rules_version)


def _compare(ledger: Ledger) -> None:
    """Do the picks still lead to the last checkpoint?"""
    picks, state = ledger.marks[-1].picks, ledger.marks[-1].hash
    if ledger.playing.checkpoint().hash != state:
        raise ComptoirError("table_strayed", picks=picks)


class _LeadsNowhere(Exception):
    """The rules of a game are no longer played, or lead elsewhere than they did."""

    def __init__(self, why: ComptoirError) -> None:
        super().__init__(why)
        self.why = why


def _entering(shelf: Shelf, ledger: Ledger) -> Iterator[None]:
    records = _records(shelf, ledger.table, ledger.length)
    last = max([record.seq for record in records if record.kind == "checkpointed"], default=0)
    for record in records:
        entry = entries.decode(record.body)
        try:
            ledger.enter(entry, record.move)
            if record.seq == last and ledger.unkept is None:
                _compare(ledger)
        except ComptoirError as error:
            raise error if ledger.unkept is not None else _LeadsNowhere(error) from error
        yield


def _records(shelf: Shelf, table: str, since: int) -> Sequence[Record]:
    try:
        records = shelf.read(table, since) if len(table) <= LONGEST_NAME else []
    except Damaged as damage:
        raise _told(damage) from damage
    if not records and not since:
        raise ComptoirError("unknown_table")
    return records


def _told(damage: Damaged) -> ComptoirError:
    log.error("damaged", extra={"table": damage.table[:4], "record": damage.seq})
    return ComptoirError("table_damaged")
