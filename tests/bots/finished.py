"""A game that is over."""

from __future__ import annotations

from functools import cache

from comptoir.bots import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import Dice, Match, archive
from comptoir.dale import GAME

OPTIONS = {"players": 2, "sets": ["macaws", "pandas", "raccoons"]}


@cache
def finished() -> bytes:
    """The file of a game between two greedy bots."""
    match = Match(GAME, OPTIONS, Dice.seeded("finished").key)
    bots = [GreedyBot(Dice.seeded(f"seat {seat}")) for seat in range(2)]
    while match.decisions:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return archive.dump(match)
