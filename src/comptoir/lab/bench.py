"""How fast the engine is, and how small its saved games are."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any, NamedTuple

from comptoir.bots import Look
from comptoir.bots.registry import Maker, find
from comptoir.core import Decision, Dice, Option, archive
from comptoir.lab.setups import AnyMatch, Setup, Start
from comptoir.lab.yard import yard

WORK_SECONDS, YARD_SECONDS, ROUNDS = 1.0, 0.25, 7
USUAL_YARD = 3_000_000
"""Steps a second of the machines our targets were set on; they do 3 to 4 million."""
SAVES = 24
SAMPLE_EVERY = 7
"""Between two sampled positions of a game, in picks: prime, so that no kind of position is missed."""
THINK_EVERY = 5
"""Of the sampled positions, those in which a greedy bot decides."""
MOST_OF_A_GAME = 50
"""Positions of each kind. Random games of Karanor are twenty times as long as those of Dale; copying many
megabytes of tables one after the other would measure the memory, not the copy."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured. Times are means over many positions of random games."""

    yard_per_s: float
    decisions_per_s: float
    real_decisions_per_s: float
    """Decisions with two or more options."""
    real_decisions_per_kyard: float
    """In Dale, over random mixes of all sets."""
    clone_us: float
    clone_mid_us: float
    clone_answer_mid_us: float
    imagine_us: float
    """A world imagined between actions or in the middle of one, until it can be asked."""
    games_per_s: float
    """Games played at random to their end, setting up included."""
    hash_us: float
    view_us: float
    greedy_us: float
    """A decision of a greedy bot that has just sat down, its view included."""
    load_us: float
    save_bytes: float
    """A game in progress, saved."""
    save_picks: float
    save_base_bytes: float
    save_bytes_per_pick: float
    most_save_bytes_over: int
    """The largest saved game, over what ``allowed_bytes`` grants it; negative when all are smaller."""
    positions: int
    positions_mid: int
    game_1_decisions_per_kyard: float | None = None
    """Dale with the six sets of game 1; other games have no such thing."""

    def scaled(self, name: str) -> float:
        """A time as it would be on a machine of ``USUAL_YARD`` steps a second, by the yardstick beside it."""
        time: float = getattr(self, name)
        return time * self.yard_per_s / USUAL_YARD

    def plain(self) -> dict[str, float | None]:
        return {
            name: round(value, 3) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }


def allowed_bytes(picks: int) -> int:
    """What a saved game may take."""
    return 2000 + 8 * picks


def is_met(targets: Mapping[str, float], figures: Figures, name: str) -> bool:
    """Was a target reached?"""
    if name == "save_bytes":
        return figures.most_save_bytes_over <= 0
    value: float = getattr(figures, name)
    return value >= targets[name] if name.endswith("per_kyard") else value <= targets[name]


def measure(
    setup: Setup, *, work_seconds: float = WORK_SECONDS, rounds: int = ROUNDS, games: int | None = None
) -> Figures:
    """All figures, on one core; positions are taken from so many games."""
    games = games or setup.sampled_games
    setup.prepare()
    with _one_core():
        play = _random_play(setup.sample, work_seconds, rounds)
        others = {
            name: median([each.per_kyard for each in _random_play(begin, work_seconds, rounds)])
            for name, begin in setup.other_samples().items()
        }
        still, moving = _positions(setup.sample, games)
        both, think = still + moving, partial(_greedy, find(setup.game, "greedy"))
        files = [(len(match.picks), archive.dump(match)) for match in both[:: len(both) // SAVES + 1]]
        bases = [len(archive.dump(setup.sample(number))) for number in range(games)]
        return Figures(
            yard_per_s=median([each.yard for each in play]),
            decisions_per_s=median([each.decisions for each in play]),
            real_decisions_per_s=median([each.real for each in play]),
            real_decisions_per_kyard=median([each.per_kyard for each in play]),
            clone_us=_each_us(_clone, still, work_seconds),
            clone_mid_us=_each_us(_clone, moving, work_seconds),
            clone_answer_mid_us=_each_us(_clone_and_answer, _with_answers(moving), work_seconds),
            imagine_us=_each_us(_imagine, both, work_seconds),
            games_per_s=median([each.games for each in play]),
            hash_us=_each_us(_hash, both, work_seconds),
            view_us=_each_us(_view, both, work_seconds),
            greedy_us=_each_us(think, both[::THINK_EVERY], work_seconds),
            load_us=_each_us(_load, [file for _, file in files], work_seconds),
            save_bytes=fmean([len(file) for _, file in files]),
            save_picks=fmean([picks for picks, _ in files]),
            save_base_bytes=fmean(bases),
            save_bytes_per_pick=fmean([(len(file) - fmean(bases)) / picks for picks, file in files]),
            most_save_bytes_over=max([len(file) - allowed_bytes(picks) for picks, file in files]),
            positions=len(still),
            positions_mid=len(moving),
            **others,
        )


@contextmanager
def _one_core() -> Iterator[None]:
    """Stay on one core where the system lets us, so that work and yardstick meet the same one."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


class Round(NamedTuple):
    """One round of random play between two yardsticks, all per second."""

    yard: float
    decisions: float
    real: float
    games: float

    @property
    def per_kyard(self) -> float:
        return self.real / self.yard * 1000


def _random_play(begin: Start, work_seconds: float, rounds: int) -> list[Round]:
    """Playouts in turns with the yardstick.

    Picks come from a plain generator, so that what is measured is the engine and not the player.
    """
    chance = Random(1).random
    forced = real = 0

    def choose(decision: Decision) -> Option:
        nonlocal forced, real
        options = decision.options
        size = len(options)
        if size == 1:
            forced += 1
            return options[0]
        real += 1
        return options[int(chance() * size)]

    found, number, before = list[Round](), 0, yard(YARD_SECONDS)
    for _ in range(rounds):
        forced = real = 0
        start, first = perf_counter(), number
        while perf_counter() - start < work_seconds:
            begin(number).playout(choose)
            number += 1
        seconds = perf_counter() - start
        after = yard(YARD_SECONDS)
        played = forced + real, real, number - first
        found.append(Round((before + after) / 2, *[each / seconds for each in played]))
        before = after
    return found


def _positions(begin: Start, games: int) -> tuple[list[AnyMatch], list[AnyMatch]]:
    """Positions of random games: between actions, and in the middle of one."""
    chance = Random(2)
    still, moving = list[AnyMatch](), list[AnyMatch]()
    for number in range(games):
        match, picks = begin(number), 0
        samples = Sample(), Sample()
        while match.decisions:
            decision = match.decisions[0]
            match.answer(decision.seat, chance.choice(decision.options))
            picks += 1
            if picks % SAMPLE_EVERY == 0 and match.decisions:
                samples[not match.is_between_actions].offer(match)
        still += samples[0].kept
        moving += samples[1].kept
    return still, moving


class Sample:
    """Positions from all over a game, however long it gets: when there are too many, every other one goes."""

    def __init__(self) -> None:
        self.kept: list[AnyMatch] = []
        self._seen, self._every = 0, 1

    def offer(self, match: AnyMatch) -> None:
        if self._seen % self._every == 0:
            if len(self.kept) == MOST_OF_A_GAME:
                self.kept, self._every = self.kept[::2], 2 * self._every
            copy = match.clone()
            _ = copy.table  # a copy wakes when it is touched: before the clock runs
            self.kept.append(copy)
        self._seen += 1


def _with_answers(moving: Sequence[AnyMatch]) -> list[tuple[AnyMatch, int, Option]]:
    """Matches, each with an answer to its open question."""
    chance = Random(3)
    asked = [(match, match.decisions[0]) for match in moving]
    return [(match, decision.seat, chance.choice(decision.options)) for match, decision in asked]


# The work to be timed, each over a whole list, so that no call but the one measured is in the loop.


def _clone(matches: Sequence[AnyMatch]) -> None:
    for match in matches:
        match.clone()


def _clone_and_answer(tasks: Sequence[tuple[AnyMatch, int, Option]]) -> None:
    for match, seat, pick in tasks:
        match.clone().answer(seat, pick)


def _imagine(matches: Sequence[AnyMatch]) -> None:
    dice = Dice.seeded("bench")
    for match in matches:
        _ = match.imagine(match.decisions[0].seat, dice).decisions


def _hash(matches: Sequence[AnyMatch]) -> None:
    for match in matches:
        _ = match.hash


def _view(matches: Sequence[AnyMatch]) -> None:
    for match in matches:
        match.view(0)


def _greedy(make: Maker, matches: Sequence[AnyMatch]) -> None:
    dice = Dice.seeded("bench")
    for match in matches:
        make(dice).choose(Look(match, match.decisions[0].seat))


def _load(files: Sequence[bytes]) -> None:
    for file in files:
        archive.load(file)


def _each_us(work: Callable[[Any], None], things: Sequence[Any], seconds: float) -> float:
    """The mean time for one of the things in the best round, in microseconds.

    The best of several rounds without the collector, as ``timeit`` measures: other rounds are not slower
    because of the work but because of the neighbours.
    """
    spent, best = 0.0, float("inf")
    was_collecting = gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        while spent < seconds / 2:
            start = perf_counter()
            work(things)
            took = perf_counter() - start
            spent, best = spent + took, min(best, took)
    finally:
        if was_collecting:
            gc.enable()
    return best / len(things) * 1e6
