"""The arena: two kinds of bots meet, and nothing but their skill tells them apart.

No bot stops a game (``bots.guarded``): what it did not manage is an error that is counted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

from comptoir.bots.guarded import Guarded, Mishap, guard
from comptoir.lab.campaigns import Deal, count_workers, dice_of, play, spread
from comptoir.lab.meetings import Arena, Game
from comptoir.lab.results import ResultsFile

_SIGNIFICANT = 3

log = logging.getLogger("comptoir.arena")


def games(arena: Arena, file: Path | None = None, workers: int | None = None) -> Iterator[Game]:
    """All games of an arena: first those that the file holds already, then the others, as they are played.

    Raises ``BadOptions`` for an arena that cannot be played, and for a file that holds something else.
    """
    arena.validate()
    count_workers(workers, 1)
    results = ResultsFile(arena, file)
    yield from results.kept
    missing = [
        (arena, at, number)
        for at, meeting in enumerate(arena.meetings)
        for number in range(meeting.whole_games)
        if (at, number) not in results.known
    ]
    told = set[Mishap]()
    with results:
        for game in spread(_play, missing, count_workers(workers, len(missing)), arena.prepare):
            results.append(game)
            for mishap in set(game.mishaps) - told:  # the file and the figures have them all
                log.warning("game %d, %s: %s", game.outcome.number, mishap.kind, mishap.what)
            told.update(game.mishaps)
            yield game


def _play(piece: tuple[Arena, int, int]) -> Game:
    arena, at, number = piece
    seated: list[Guarded] = []

    def seat(game: str, start: Deal) -> list[Guarded]:
        seated[:] = [
            guard(game, kind, dice_of(start, place), arena.net) for place, kind in enumerate(start.kinds)
        ]
        return seated

    outcome = play(arena.meetings[at].campaign(arena), number, seat)
    times: dict[str, tuple[int, ...]] = {}
    for kind, bot in zip(outcome.kinds, seated, strict=False):  # nobody sits where a deal went wrong
        times[kind] = (*times.get(kind, ()), *map(_rounded, bot.times))
    return Game(at, outcome, times, tuple([mishap for bot in seated for mishap in bot.mishaps]))


def _rounded(microseconds: int) -> int:
    """To so many figures that all the times of a campaign take little room."""
    return round(microseconds, min(0, _SIGNIFICANT - len(str(microseconds))))
