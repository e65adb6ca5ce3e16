"""Weights from games that were played: which features go with winning. Knows no game, and needs no numpy.

A position is a list of sides, and one of them won (several share it, when a game was called off). The weights
are those under which the sides that won were the likeliest to: a softmax regression over the sides, learned
in small batches. The weights of a phase are common ones and a difference, which is held small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any, NamedTuple

from comptoir.bots.evaluation import Evaluation, chances
from comptoir.core import Dice

BATCH = 256
PACE, CALM = 0.02, 0.15
"""How large the first steps are, and how large the last ones are beside them."""
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8


class Seen(NamedTuple):
    """One side of a position."""

    phase: int
    values: Sequence[float]
    owned: bytes
    """Cards, by number."""


class Sample(NamedTuple):
    """A position, and what share of the win each side had in the end."""

    sides: Sequence[Seen]
    shares: Sequence[float]


@dataclass(frozen=True, slots=True)
class Course:
    """How to learn."""

    epochs: int = 4
    passes: int = 2
    """After the first one, a position also learns from what the weights so far say of those after it."""
    patience: float = 0.85
    """How much of that lesson comes from later positions, up to the end, and not from the next one."""
    ridge: float = 2e-4
    """What holds weights small."""
    phase_ridge: float = 2e-3
    """What holds the phases together."""
    card_ridge: float = 4e-3


class Weights:
    """Weights while they are learned, each with how it has moved (Adam)."""

    __slots__ = ("moved", "ridge", "size", "values")

    def __init__(self, count: int, ridge: float) -> None:
        self.values = [0.0] * count
        self.moved, self.size = [0.0] * count, [0.0] * count
        self.ridge = ridge

    def step(self, slopes: Sequence[float], pace: float, number: int) -> None:
        """Go down the slope a little."""
        fade, spread = 1 - MOMENTUM**number, 1 - SPREAD**number
        for place, slope in enumerate(slopes):
            slope += self.ridge * self.values[place]
            moved = self.moved[place] = MOMENTUM * self.moved[place] + (1 - MOMENTUM) * slope
            size = self.size[place] = SPREAD * self.size[place] + (1 - SPREAD) * slope * slope
            self.values[place] -= pace * (moved / fade) / (sqrt(size / spread) + TINY)


class Learner:
    """Learns the weights of one evaluation."""

    def __init__(self, features: int, phases: int, cards: int, course: Course) -> None:
        self.course = course
        self.base = Weights(features, course.ridge)
        self.phases = [Weights(features, course.phase_ridge) for _ in range(phases)]
        self.cards = Weights(cards, course.card_ridge)
        self.steps = 0

    def rows(self) -> list[list[float]]:
        """The weights of each phase."""
        return [
            [one + more for one, more in zip(self.base.values, phase.values, strict=True)]
            for phase in self.phases
        ]

    def learn(self, samples: Sequence[Sample], dice: Dice) -> float:
        """All the epochs; how well the last one fitted, as the mean log loss."""
        order, loss, epochs = list(range(len(samples))), 0.0, self.course.epochs
        for epoch in range(epochs):
            dice.shuffle(order)
            pace = PACE * (1 - (1 - CALM) * epoch / max(1, epochs - 1))
            loss = 0.0
            for first in range(0, len(order), BATCH):
                batch = [samples[place] for place in order[first : first + BATCH]]
                loss += self._learn_batch(batch, pace)
            loss /= len(order)
        return loss

    def _learn_batch(self, batch: Sequence[Sample], pace: float) -> float:
        rows, owned, loss = self.rows(), self.cards.values, 0.0
        slopes = [[0.0] * len(self.base.values) for _ in rows]
        card_slopes = [0.0] * len(owned)
        for sides, shares in batch:
            odds = chances([score(rows[side.phase], side.values, owned, side.owned) for side in sides])
            for side, chance, share in zip(sides, odds, shares, strict=True):
                slope = (chance - share) / len(batch)
                slopes[side.phase] = [
                    so_far + slope * value
                    for so_far, value in zip(slopes[side.phase], side.values, strict=True)
                ]
                for card in side.owned:
                    card_slopes[card] += slope
                loss -= share * log(max(chance, TINY))
        self.steps += 1
        self.base.step([sum(each) for each in zip(*slopes, strict=True)], pace, self.steps)
        for phase, each in zip(self.phases, slopes, strict=True):
            phase.step(each, pace, self.steps)
        self.cards.step(card_slopes, pace, self.steps)
        return loss

    def evaluation(
        self, names: Sequence[str], cards: Sequence[str], version: int, made: Mapping[str, Any]
    ) -> Evaluation:
        """What was learned."""
        owned = {name: each for name, each in zip(cards, self.cards.values, strict=False) if each}
        return Evaluation(tuple(names), tuple([tuple(row) for row in self.rows()]), owned, version, made)


def learn_games(
    games: Sequence[Sequence[Sample]], sizes: tuple[int, int, int], course: Course, dice: Dice
) -> tuple[Learner, float]:
    """Learn from whole games, pass by pass: so many features, phases and cards; and how well it fits."""
    learner, loss = Learner(*sizes, course), 0.0
    samples = [sample for game in games for sample in game]
    for number in range(course.passes):
        if number:
            samples = [sample for game in games for sample in smoothed(game, learner, course.patience)]
            learner = Learner(*sizes, course)
        loss = learner.learn(samples, dice)
    return learner, loss


def smoothed(game: Sequence[Sample], learner: Learner, patience: float) -> list[Sample]:
    """The positions of a game, each with what those after it have come to: one win is a coarse lesson for so
    many of them (a lambda return)."""
    rows, cards = learner.rows(), learner.cards.values
    found: list[Sample] = []
    shares: Sequence[float] = game[-1].shares if game else ()
    for sides, _ in reversed(game):
        found.append(Sample(sides, shares))
        odds = chances([score(rows[side.phase], side.values, cards, side.owned) for side in sides])
        shares = [
            patience * share + (1 - patience) * chance for share, chance in zip(shares, odds, strict=True)
        ]
    return found


def score(row: Sequence[float], values: Sequence[float], cards: Sequence[float], owned: bytes) -> float:
    """What a side comes to."""
    return sum([one * other for one, other in zip(row, values, strict=True)]) + sum(
        [cards[card] for card in owned]
    )
