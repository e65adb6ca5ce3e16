"""The arena: two kinds of bots meet, and nothing but their skill tells them apart.

No bot stops a game (``bots.guarded``): what it did not manage is an error that is counted.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from comptoir.bots.guarded import Guarded, Mishap, guard
from comptoir.core import Dice
from comptoir.lab.campaigns import (
    Campaign,
    Deal,
    Outcome,
    Watch,
    dice_of,
    play,
)
from comptoir.lab.meetings import Arena, Game
from comptoir.lab.results import ResultsFile
from comptoir.lab.workforce import Workers, as_done, check_workers

_SIGNIFICANT = 3

log = logging.getLogger("comptoir.arena")


def games(arena: Arena, file: Path | None = None, workers: Workers = None) -> Iterator[Game]:
    """All games of an arena: first those that the file holds already, then the others, as they are played.

    Raises ``BadOptions`` for an arena that cannot be played, and for a file that holds something else.
    """
    arena.validate()
    check_workers(workers)
    results = ResultsFile(arena, file)
    yield from results.kept
    missing = [
        (at, number)
        for at, meeting in enumerate(arena.meetings)
        for number in range(meeting.whole_games)
        if (at, number) not in results.known
    ]
    told = set[Mishap]()
    with results:
        for _, game in as_done(partial(_play, arena), missing, workers, arena.prepare):
            results.append(game)
            for mishap in set(game.mishaps) - told:  # the file and the figures have them all
                log.warning("game %d, %s: %s", game.outcome.number, mishap.kind, mishap.what)
            told.update(game.mishaps)
            yield game


def _play(arena: Arena, piece: tuple[int, int]) -> Game:
    at, number = piece
    return Game(at, *play_guarded(arena.meetings[at].campaign(arena), number, arena.net))


class Guardedly(NamedTuple):
    """What comes of a game between bots that have a net under them."""

    outcome: Outcome
    times: dict[str, tuple[int, ...]]
    mishaps: tuple[Mishap, ...]


def play_guarded(campaign: Campaign, number: int, net: float, watch: Watch | None = None) -> Guardedly:
    """One game of a campaign that no bot stops."""
    seated: list[Guarded] = []

    def seat(game: str, start: Deal) -> list[Guarded]:
        seated[:] = guard_all(game, start.kinds, start.dice, net)
        return seated

    outcome = play(campaign, number, seat, watch)
    times: dict[str, tuple[int, ...]] = {}
    for kind, bot in zip(outcome.kinds, seated, strict=False):  # nobody sits where a deal went wrong
        times[kind] = (*times.get(kind, ()), *map(_rounded, bot.times))
    return Guardedly(outcome, times, tuple([mishap for bot in seated for mishap in bot.mishaps]))


def guard_all(game: str, kinds: Sequence[str], dice: Dice, net: float) -> list[Guarded]:
    """The bots of a deal with those dice, seat by seat."""
    return [guard(game, kind, dice_of(dice, place), net) for place, kind in enumerate(kinds)]


def _rounded(microseconds: int) -> int:
    """To so many figures that all the times of a campaign take little room."""
    return round(microseconds, min(0, _SIGNIFICANT - len(str(microseconds))))
