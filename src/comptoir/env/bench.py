"""What a step costs: beside the view and the answer behind it, and beside the games of PettingZoo and RLCard.

``python -m comptoir.env.bench`` prints a table; games of others are measured where they are installed.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

import numpy as np

from comptoir import native
from comptoir.core import Match, Option
from comptoir.core.log import Answer, encode
from comptoir.env.petting import Table
from comptoir.env.seating import Seating

OURS: Final[dict[str, tuple[str, dict[str, object], bool]]] = {
    "dale, 2 players": ("dale", {"players": 2}, True),
    "dale, 4 players": ("dale", {"players": 4}, True),
    "karanor, 3 players": ("karanor", {"players": 3}, True),
    "karanor, 3 players, asked only": ("karanor", {"players": 3}, False),
    "karanor, 6 players, asked only": ("karanor", {"players": 6}, False),
}
CLASSICS: Final = ("connect_four_v3", "tictactoe_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
CARD_GAMES: Final = ("uno", "gin-rummy", "leduc-holdem")
STEPS, ROUNDS = 1500, 5


class Step(NamedTuple):
    """What an agent chose, and the picks that followed from it: by whom, and whether it was unasked."""

    action: int
    seat: int
    picks: list[tuple[int, Option, bool]]


def recorded(seating: Seating, steps: int) -> list[Step]:
    """A random game, step by step."""
    chance, dice = Random(1), seating.deal(1)
    play, twin = seating.begin(dice), seating.begin(dice).match.clone()
    found: list[Step] = []
    before = len(play.match.picks)
    while not play.is_over and len(found) < steps:
        seat, action = play.seat, chance.choice(sorted(play.options))
        play.choose(action)
        after = len(play.match.picks)
        found.append(
            Step(action, seat, [_made_again(twin, each) for each in play.match.latest(after - before)])
        )
        before = after
    return found


def _made_again(match: Match, pick: Any) -> tuple[int, Option, bool]:
    """Who picked what: made again on a match that stands before it."""
    if isinstance(pick, Answer):
        decision = match.decision_of(pick.seat)
        options = match.interruptions(pick.seat) if pick.interrupts or decision is None else decision.options
        made = pick.seat, options[pick.place], pick.interrupts
    else:
        made = match.decisions[0].seat, match.decisions[0].options[pick], False
    match.replay(encode(pick))
    return made


def time_steps(seating: Seating, steps: list[Step]) -> list[float]:
    """Seconds for each step of an environment, with what is seen before it."""
    table = Table(seating)
    table.reset(seed=1)
    times = []
    for step in steps:
        start = perf_counter()
        table.last()
        table.step(step.action)
        times.append(perf_counter() - start)
    return times


def time_picks(seating: Seating, steps: list[Step]) -> list[float]:
    """Seconds for the view and the picks behind each step."""
    match = seating.begin(seating.deal(1)).match
    times = []
    for step in steps:
        start = perf_counter()
        match.view(step.seat)
        for seat, option, is_unasked in step.picks:
            if is_unasked:
                match.interrupt(seat, option)
            else:
                match.answer(seat, option)
        times.append(perf_counter() - start)
    return times


class Cost(NamedTuple):
    """Microseconds for a step, and for the view and the picks behind it."""

    step: float
    behind: float

    @property
    def times(self) -> float:
        return self.step / self.behind


def cost(name: str, *, steps: int = STEPS, rounds: int = ROUNDS) -> Cost:
    """The same game several times, and of each step the best time: a busy machine disturbs another one each
    time."""
    game, wishes, unasked = OURS[name]
    seating = Seating(game, wishes, seed=1, unasked=unasked)
    path = recorded(seating, steps)
    measured = [(time_steps(seating, path), time_picks(seating, path)) for _ in range(rounds)]
    return Cost(*[1e6 * _mean_of_best(times) for times in zip(*measured, strict=True)])


def _mean_of_best(rounds: Sequence[Sequence[float]]) -> float:
    return fmean([min(times) for times in zip(*rounds, strict=True)])


# -- games of others ----------------------------------------------------------------------------------------


def time_classic(name: str, steps: int) -> float:
    """Microseconds for a step of a classic of PettingZoo: seen, chosen at random, made."""
    table = import_module(f"pettingzoo.classic.{name}").env()
    table.reset(seed=1)
    return _time_random(table, steps)


def time_ours(name: str, steps: int) -> float:
    """The same for one of ours."""
    game, wishes, unasked = OURS[name]
    table = Table(Seating(game, wishes, seed=1, unasked=unasked))
    table.reset()
    return _time_random(table, steps)


def _time_random(table: Any, steps: int) -> float:
    chance = Random(1)
    start = process_time()
    for _ in range(steps):
        observation, _, is_over, is_called_off, _ = table.last()
        if is_over or is_called_off:
            table.reset()
        else:
            table.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return 1e6 * (process_time() - start) / steps


def time_card_game(name: str, steps: int) -> float:
    """The same for a game of RLCard, whose step brings what is seen after it."""
    table = import_module("rlcard").make(name, config={"seed": 1})
    chance = Random(1)
    state, _ = table.reset()
    start = process_time()
    for _ in range(steps):
        state, _ = table.step(chance.choice(list(state["legal_actions"])))
        if table.is_over():
            state, _ = table.reset()
    return 1e6 * (process_time() - start) / steps


def others(steps: int) -> Iterator[tuple[str, float]]:
    for package, names, measure in (
        ("PettingZoo", CLASSICS, time_classic),
        ("RLCard", CARD_GAMES, time_card_game),
    ):
        for name in names:
            try:
                yield f"{package} {name}", measure(name, steps)
            except ImportError:
                continue


def main(show: Callable[[str], None] = print, *, steps: int = STEPS, rounds: int = ROUNDS) -> None:
    warnings.simplefilter("ignore")  # of those who made the others
    show(f"{native.build()} build, microseconds")
    show(f"{'game':34} {'random':>8} {'step':>8} {'behind':>8} {'times':>6}")
    for name in OURS:
        found = cost(name, steps=steps, rounds=rounds)
        random = time_ours(name, steps)
        show(f"{name:34} {random:8.0f} {found.step:8.0f} {found.behind:8.0f} {found.times:6.2f}")
    for name, random in others(steps):
        show(f"{name:34} {random:8.0f}")


if __name__ == "__main__":
    main()
