"""What a bot picks, whatever happens to it: where one fails or takes too long, the next lower level picks.

When the lowest does not answer either, the table is told that it waits, and it is asked again. Only when
nobody answers for long, or the last one is broken itself, is an option drawn by lot: so is it written down,
and everybody at the table is told.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

from comptoir.bots.registry import RANDOM, below
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
    """What a bot picks for a seat, thinking so many seconds each time; or a lower level in its place; or what
    the lot says."""
    game, pauses, asked = actor.ledger.game, iter(PAUSES), kind
    try:
        while True:
            try:
                return await actor.think(seat, asked, thinking), "bot"
            except NoAnswer as silence:
                metrics.count("bots_late")
                lower = below(game, asked)
                if lower != RANDOM:
                    _relieve(actor, asked, lower)
                    asked = lower
                    continue
                pause = next(pauses, None)
                if silence.is_broken or pause is None:
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


def _relieve(actor: Actor, kind: str, lower: str) -> None:
    """A bot of a lower level answers this question in the place of one that failed."""
    metrics.count("bots_relieved")
    log.warning("bot_relieved", extra={"table": actor.ledger.table[:4], "bot": kind, "lower": lower})
