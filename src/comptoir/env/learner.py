"""A first learner: a linear policy that learns by playing, with numpy alone (see docs/guides/learn.md).

For each action it has a row of weights over some places of the observation; what can be chosen is chosen with
a probability that grows with its row's product (softmax). After each game, what led to more than was expected
is made likelier (REINFORCE with a linear baseline). ``python -m comptoir.env.learner --minutes 10``
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from comptoir import env

Floats: TypeAlias = NDArray[np.float32]
SETS: Final = ("macaws", "pandas", "raccoons")
SEEN: Final = ("asked", "told", "picked", "run", "price", "+0 hand", "+0 count", "+1 count")
"""What the policy looks at: places whose names begin like that."""
TURNS: Final = 400
"""After which a game is called off: at first nobody knows how to end one."""
FIRST_MEASURED: Final = 1_000_000
"""The seed of the first game it is measured by; it learns from others."""
LIKELY: Final = 1.96
"""Standard deviations on both sides of 95 % of what may be."""


class Choice(NamedTuple):
    """What was seen, what could be chosen and how likely it was, what was chosen, and how one stood."""

    seen: Floats
    legal: NDArray[np.int64]
    chances: Floats
    chosen: int
    lead: float


class Point(NamedTuple):
    """How good the learner was at a time: its share of wins, and between what it lies by 95 %."""

    seconds: float
    games: int
    wins: float
    least: float
    most: float
    played: int


class Learner:
    """The policy, its baseline, and how it learns."""

    def __init__(self, chart: env.Chart, seed: int = 0, rate: float = 0.02, patience: float = 0.97) -> None:
        """``rate`` is how fast it learns; ``patience`` what a gain is worth one choice earlier."""
        places = chart.places
        self.seen = np.array([at for at, name in enumerate(places) if name.startswith(SEEN)])
        self.stacks = places.index("+0 count stacks"), places.index("+1 count stacks")
        self.weights = np.zeros((len(chart.actions), len(self.seen)), np.float32)
        self.expected = np.zeros(len(self.seen), np.float32)
        self.rate, self.patience = rate, patience
        self.chance = np.random.default_rng(seed)

    def choose(self, observation: dict[str, Any]) -> Choice:
        everything, legal = observation["observation"], np.flatnonzero(observation["action_mask"])
        seen = np.minimum(everything[self.seen], 5) / 5
        logits = self.weights[legal] @ seen
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        chosen = min(int(np.searchsorted(np.cumsum(chances), self.chance.random())), len(legal) - 1)
        own, other = self.stacks
        return Choice(seen, legal, chances, chosen, float(everything[own] - everything[other]))

    def learn(self, choices: Sequence[Choice], reward: float) -> None:
        """From a game that was played: stacks that one gets ahead by, and the end."""
        leads = [choice.lead for choice in choices]
        gains = [*np.diff(leads), 4 * reward]
        gain = 0.0
        for choice, more in zip(reversed(choices), reversed(gains), strict=True):
            gain = more + self.patience * gain
            surprise = gain - float(self.expected @ choice.seen)
            self.expected += 0.005 * surprise * choice.seen
            change = -choice.chances
            change[choice.chosen] += 1
            self.weights[choice.legal] += self.rate * surprise * np.outer(change, choice.seen)


def both_seats(bots: str = "random") -> list[Any]:
    """The same game from either seat."""
    wishes: dict[str, Any] = {"players": 2, "sets": list(SETS), "turn_limit": TURNS}
    return [env.gym("dale", seat=seat, bots=bots, **wishes) for seat in (0, 1)]


def play(table: Any, learner: Learner, seed: int | None = None) -> tuple[list[Choice], float]:
    """One game: what the learner chose, and what it got."""
    observation, _ = table.reset(seed=seed)
    choices: list[Choice] = []
    while True:
        choices.append(learner.choose(observation))
        observation, reward, is_over, is_called_off, _ = table.step(choices[-1].legal[choices[-1].chosen])
        if is_over or is_called_off:
            return choices, float(reward)


def measure(tables: Sequence[Any], learner: Learner, games: int) -> tuple[float, float, float]:
    """The share of games that are won, on each seat in turn, and its 95 % interval (Wilson)."""
    seeds = range(FIRST_MEASURED, FIRST_MEASURED + games)
    wins = sum([play(tables[seed % len(tables)], learner, seed)[1] > 0 for seed in seeds])
    share, width = wins / games, LIKELY**2 / games
    middle, reach = share + width / 2, LIKELY * sqrt(share * (1 - share) / games + width / games / 4)
    return share, (middle - reach) / (1 + width), (middle + reach) / (1 + width)


def learn(seconds: float, *, seed: int = 0, bots: str = "random", games: int = 400) -> Iterator[Point]:
    """Learn for so many seconds of the processor, and tell how well it goes: before the first game, after a
    second, after two, and so on. The time of measuring is not counted."""
    tables = both_seats(bots)
    learner = Learner(tables[0].seating.chart, seed)
    spent, played, due = 0.0, 0, 0.0
    while True:
        if spent >= due or spent >= seconds:
            yield Point(spent, played, *measure(tables, learner, games), games)
            due = max(2 * due, 1.0)
        if spent >= seconds:
            return
        start = process_time()
        learner.learn(*play(tables[played % 2], learner, seed + played))
        played += 1
        spent += process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m comptoir.env.learner")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    points = []
    print("seconds   games   wins   95 %")
    for point in learn(given.minutes * 60, seed=given.seed, bots=given.bots, games=given.games):
        points.append(point._asdict())
        shown = f"{point.seconds:7.0f} {point.games:7} {point.wins:6.1%}"
        print(f"{shown}   {point.least:.1%} to {point.most:.1%}", flush=True)
        if given.json:
            given.json.write_text(json.dumps(points, indent=1), "utf-8")


if __name__ == "__main__":
    main()
