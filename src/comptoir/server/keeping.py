"""What a table stores of its game beside the picks, for the day on which those lead nowhere any more.

A checkpoint now and then, when the table falls asleep and when the game is over; then its story, once.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from comptoir.core import ComptoirError
from comptoir.server import entries, upgrades
from comptoir.server.deeds import Attempt
from comptoir.server.glances import Glancer
from comptoir.server.storage import OVER, Damaged, NotStored, Storage

if TYPE_CHECKING:
    from comptoir.server.actor import Actor
    from comptoir.server.house import House

PAUSE = 0.2
"""Seconds between two games that are looked through: nobody waits for it."""

log = logging.getLogger("comptoir.keeping")


class Keeper:
    """Keeps what is left of one table's game."""

    def __init__(self, actor: Actor, store: Storage) -> None:
        self._actor = actor
        self._ledger = actor.ledger
        self._store = store
        self._storyteller: asyncio.Task[None] | None = None
        self.glances = Glancer(actor, store)

    def start(self) -> None:
        self.keep_story()
        self.glances.start()

    def stop(self) -> None:
        self.glances.stop()
        if self._storyteller is not None:
            self._storyteller.cancel()

    @property
    def is_idle(self) -> bool:
        return (self._storyteller is None or self._storyteller.done()) and self.glances.is_idle

    def mark(self, attempt: Attempt | None) -> list[entries.Entry]:
        """The checkpoint to be stored together with a step, if it is time for one."""
        return [] if attempt is None else upgrades.mark(self._ledger, attempt.match)

    async def rest(self) -> None:
        """Store where the game stands before the table leaves the memory, if the disk lets us."""
        ledger = self._ledger
        await self.glances.settle()
        if ledger.state != "playing" or ledger.unkept is not None:
            return
        for entry in upgrades.mark(ledger, ledger.playing, now=True):
            with suppress(NotStored):
                await self._store.append(ledger.table, [entries.record(ledger.length + 1, entry)])
                ledger.enter(entry)

    def keep_story(self) -> None:
        """Have the story of a game stored when it is over, once."""
        ledger = self._ledger
        is_telling = self._storyteller is not None and not self._storyteller.done()
        if ledger.state == "over" and ledger.told is None and ledger.unkept is None and not is_telling:
            self._storyteller = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        ledger = self._ledger
        told = await upgrades.tell(ledger)
        if ledger.told is None:
            for entry in (*upgrades.mark(ledger, ledger.playing), told):
                self._actor.post(self._actor.record, entry)


async def keep_stories(house: House) -> None:
    """Go through the games that are over, and have those stored of which there is no story yet."""
    for row in await house.store.list_tables():
        if row.state != OVER:
            continue
        await asyncio.sleep(PAUSE)
        try:
            if all(record.kind != "told" for record in await house.store.fetch(row.id)):
                await house.find(row.id)  # it does so by itself, and sleeps again
        except (ComptoirError, Damaged, NotStored) as error:
            if getattr(error, "code", "") == "moved":
                continue  # whoever has it sees to it
            log.warning("no_story", extra={"table": row.id[:4], "why": type(error).__name__})
