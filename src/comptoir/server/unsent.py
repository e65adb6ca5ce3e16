"""Moves that nobody sent: of bots, of standing orders, of windows that close."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, TypeAlias

from comptoir.bots import Interruption
from comptoir.core import ComptoirError, Option
from comptoir.server import entries
from comptoir.server.deeds import Attempt

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

By: TypeAlias = Literal["bot", "rule", "order", "time", "chance"]
BY_ITSELF = ("rule", "order", "time")
"""Whose moves are made for a person."""

log = logging.getLogger("comptoir.table")


async def move(actor: Actor, seat: int, pick: Option, by: By, at: int, rewinds: int) -> None:
    """A move is tried like any other, and dropped if the question is gone."""
    ledger = actor.ledger
    if ledger.asked.get(seat, (None, -1))[1] != at or ledger.rewinds != rewinds:
        return
    if by in BY_ITSELF or ledger.seats[seat].player:
        await _record(actor, seat, by, partial(ledger.attempt, seat, [pick]))


async def act_unasked(actor: Actor, seat: int, done: Interruption, at: int, rewinds: int) -> None:
    """The same for something a bot does unasked, with the run behind it and what it says to that."""
    ledger, (first, *run) = actor.ledger, done.picks
    if (ledger.steps_told, ledger.told_rewinds) == (at, rewinds) and ledger.seats[seat].player:
        make = partial(ledger.attempt, seat, run, is_run=bool(run), unasked=first)
        if await _record(actor, seat, "bot", make) and done.remark is not None:
            await actor.talking.remark(seat, done.remark)


async def _record(actor: Actor, seat: int, by: By, make: Callable[[], Attempt]) -> bool:
    try:
        attempt = make()
    except ComptoirError as error:
        log.error("own_move_refused", extra={"table": actor.ledger.table[:4], "why": error.code})
        return False
    await actor.record(entries.Picked(seat, attempt.picks, by), attempt=attempt)
    return True
