"""Games that are over."""

from __future__ import annotations

from functools import cache

from comptoir.bots import Look, let_interrupt
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match, archive
from comptoir.dale import GAME
from comptoir.karanor.game import GAME as KARANOR

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


@cache
def finished_karanor() -> bytes:
    """The file of a game of Karanor between two who err now and then."""
    match = Match(KARANOR, {"players": 2, "first": 0}, Dice.seeded("finished").key)
    bots = {seat: make_bot("karanor", "beginner", Dice.seeded(f"seat {seat}")) for seat in range(2)}
    while match.decisions:
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    return archive.dump(match)
