"""What a bot would do in a person's place, all of a run, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comptoir.bots.registry import RANDOM, adviser, below
from comptoir.core import DONE, Match, Motive, Option, Verdict
from comptoir.core.collect import goes_on
from comptoir.server.ledger import Ledger
from comptoir.server.pool import Advised, NoAnswer, Pool

ADVICE_WITHIN = 3.0
"""Seconds a bot may think about an advice."""


class Advice(NamedTuple):
    """Items of the question, and why the first of them is picked: the rest of a run follows from it."""

    items: list[int]
    motive: Motive | None
    verdicts: Sequence[Verdict] = ()
    """What it thought of the first picks it could have made, the best first."""


async def advise(ledger: Ledger, pool: Pool, seat: int) -> Advice:
    """Ask a bot, which learns what that seat knows. Raises ``NoAnswer``."""
    offer, copy = ledger.offer(seat), ledger.playing.clone()
    picks, first = list[Option](), Advised(DONE)
    while (decision := copy.decision_of(seat)) is not None:
        advised = await _ask(ledger, pool, seat, copy)
        pick, first = advised.pick, first if picks else advised
        if pick == DONE and offer.is_run:  # else to stop is one of the items
            break
        picks.append(pick)
        if offer.choice is None or offer.choice.one_by_one:
            break
        copy.answer(seat, pick)
        if not goes_on(decision, pick, copy.decision_of(seat)):
            break
    return Advice([offer.options.index(pick) for pick in picks if pick in offer.options], *first[1:])


async def _ask(ledger: Ledger, pool: Pool, seat: int, match: Match) -> Advised:
    """What the adviser says; where it fails, a lower level. To pick anything, though, would be no advice."""
    name, kind = f"{ledger.table} advice", adviser(ledger.game)
    while True:
        try:
            return await pool.advise(name, seat, ledger.game, kind, match, ADVICE_WITHIN)
        except NoAnswer as silence:
            kind = below(ledger.game, kind)
            if kind == RANDOM or not silence.is_broken:
                raise
