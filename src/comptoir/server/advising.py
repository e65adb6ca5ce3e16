"""What a bot would do in a person's place, all of a run, and why."""

from __future__ import annotations

from typing import NamedTuple

from comptoir.core import DONE, Motive, Option
from comptoir.core.collect import goes_on
from comptoir.server.ledger import Ledger
from comptoir.server.pool import Pool

ADVICE_WITHIN = 3.0
"""Seconds a bot may think about an advice."""


class Advice(NamedTuple):
    """Items of the question, and why the first of them is picked: the rest of a run follows from it."""

    items: list[int]
    motive: Motive | None


async def advise(ledger: Ledger, pool: Pool, seat: int) -> Advice:
    """Ask a bot, which learns what that seat knows. Raises ``NoAnswer``."""
    offer, copy = ledger.offer(seat), ledger.playing.clone()
    picks, first = list[Option](), None
    name = f"{ledger.table} advice"
    while (decision := copy.decision_of(seat)) is not None:
        pick, motive = await pool.advise(name, seat, ledger.game, ledger.usual_bot, copy, ADVICE_WITHIN)
        first = first if picks else motive
        if pick == DONE and offer.is_run:  # else to stop is one of the items
            break
        picks.append(pick)
        if offer.choice is None or offer.choice.one_by_one:
            break
        copy.answer(seat, pick)
        if not goes_on(decision, pick, copy.decision_of(seat)):
            break
    return Advice([offer.options.index(pick) for pick in picks if pick in offer.options], first)
