"""Finished games kept for ever: every build must replay each of them to the same hashes.

``python -m tests.archive.record`` adds the games that are missing and leaves the others alone. A file that no
longer verifies is not recorded anew: either the change broke the rules, or it needs a new rules version.
"""

from __future__ import annotations

from pathlib import Path

from comptoir.bots import Look
from comptoir.core import Dice, Match
from comptoir.core.archive import dump
from comptoir.dale import GAME
from comptoir.dale.catalogue import SET_NAMES
from comptoir.lab.bots import make_bot

FOLDER = Path(__file__).parent
GAMES = 24


def play(number: int) -> bytes:
    """Game ``number``: two to four players, sets in turn, one random and otherwise greedy bots."""
    players = 2 + number % 3
    sets = [SET_NAMES[(number + step) % len(SET_NAMES)] for step in range(players + 1)]
    dice = Dice.seeded(f"archive {number}")
    match = Match(GAME, {"players": players, "sets": sets}, dice.key)
    kinds = ["random" if seat == number % players else "greedy" for seat in range(players)]
    bots = [make_bot("dale", kind, dice.spawn(f"seat {seat}")) for seat, kind in enumerate(kinds)]
    while match.decisions:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return dump(match)


if __name__ == "__main__":
    for game in range(GAMES):
        file = FOLDER / f"dale-{game:03}.json"
        if not file.exists():
            file.write_bytes(play(game))
