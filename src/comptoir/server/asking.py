"""What a bot picks, however busy it is: the table is told that it waits, and the bot is asked again.

Only when nobody answers for long, or the bot itself is broken, is an option drawn by lot: so is it written
down, and everybody at the table is told.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

from comptoir.core import Option
from comptoir.server import metrics
from comptoir.server.pool import NoAnswer

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

PAUSES = (1.0, 2.0, 4.0, 8.0)
"""Seconds before a bot that did not answer is asked again."""

log = logging.getLogger("comptoir.table")


async def ask_bot(
    actor: Actor, seat: int, kind: str, thinking: float
) -> tuple[Option, Literal["bot", "chance"]]:
    """What a bot picks for a seat, thinking so many seconds each time; or what the lot says."""
    try:
        for pause in (*PAUSES, 0.0):
            try:
                return await actor.think(seat, kind, thinking), "bot"
            except NoAnswer as silence:
                metrics.count("bots_late")
                if silence.is_broken:
                    break
            if seat not in actor.late:
                actor.late.add(seat)
                actor.tell_table()
            await asyncio.sleep(pause)
    finally:
        if seat in actor.late:
            actor.late.discard(seat)
            actor.tell_table()
    metrics.count("bots_by_chance")
    log.error("bot_by_chance", extra={"table": actor.ledger.table[:4], "bot": kind})
    decision, _ = actor.ledger.asked[seat]
    return actor.house.chance.choice(decision.options), "chance"
