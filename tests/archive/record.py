"""Finished games kept for ever: every build must replay each of them to the same hashes.

``python -m tests.archive.record`` adds the games that are missing and leaves the others alone. A file that no
longer verifies is not recorded anew: either the change broke the rules, or it needs a new rules version.
"""

from __future__ import annotations

from pathlib import Path

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match
from comptoir.core.archive import dump
from comptoir.dale import GAME
from comptoir.dale.catalogue import SET_NAMES
from tests.archive import karanor

FOLDER = Path(__file__).parent
GAMES = 216


def options(number: int) -> dict[str, object]:
    """Two, three or four players or two teams in turn; every set comes up in each round of eighteen games."""
    players, teams = ((2, False), (3, False), (4, False), (4, True))[number % 4]
    others = [name for name in SET_NAMES if name != SET_NAMES[number % len(SET_NAMES)]]
    Dice.seeded(f"archive sets {number}").shuffle(others)
    sets = [SET_NAMES[number % len(SET_NAMES)], *others][: 4 if teams else players + 1]
    return {"players": players, "teams": teams, "sets": sets}


def play(number: int) -> bytes:
    """Game ``number``: one random and otherwise greedy bots."""
    wishes = options(number)
    players = int(str(wishes["players"]))
    dice = Dice.seeded(f"archive {number}")
    match = Match(GAME, wishes, dice.key)
    kinds = ["random" if seat == number // 4 % players else "greedy" for seat in range(players)]
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
    if not list(FOLDER.glob("karanor-*.json")):  # one depends on those before it, so all or none
        for name, data in karanor.record().items():
            (FOLDER / name).write_bytes(data)
