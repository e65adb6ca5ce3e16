"""A race of options: each is tried in the same imagined worlds, and goes on while it may still be the best.

What a seat cannot know is dealt anew for each world, and all options are tried in the same ones, so that luck
favours none of them. Where two worlds settle it, two are enough. Knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from comptoir.bots.bot import Look
from comptoir.core import Dice, Match

DOUBT, LEAST = 2.0, 0.002
"""An option stays in the race while it may still turn out better than the best one by so much: by what was
seen of the two, give or take so many standard errors."""
STRIDE = 2
"""So many worlds are tried before it is asked again who stays."""

Trial: TypeAlias = Callable[[Match, int], float]
"""How likely one wins in a world, which may be played on, with the option at that place."""


class Budget(NamedTuple):
    """What is tried is fixed, so that a bot picks alike however long that takes."""

    worlds: int
    """In so many worlds every option is tried."""
    most: int = 0
    """In so many at most those that may still be the best."""

    def times(self, count: int) -> Budget:
        """So many times as much."""
        return Budget(self.worlds * count, self.most * count)


def race(look: Look, dice: Dice, count: int, budget: Budget, trial: Trial) -> tuple[int, list[float]]:
    """The place of the best of so many options, and how likely each of them wins; the first one and nothing
    where nothing can be imagined."""
    found: list[list[float]] = [[] for _ in range(count)]
    left = list(range(count))
    for number in range(max(budget)):
        try:
            world = look.imagine(dice.spawn(f"world {number}"))
        except ValueError:  # where there is nothing to imagine from
            return 0, []
        for place in left:
            found[place].append(trial(world.clone(), place))
        tried = number + 1
        if tried >= budget.worlds and not tried % STRIDE:
            left = still_racing(found, left)
            if len(left) == 1:
                break
    return compared(found, left)


def still_racing(found: Sequence[Sequence[float]], places: Sequence[int]) -> list[int]:
    """Which of these options, tried in the same worlds, may be the best; the one that seems so first."""
    best = max(places, key=lambda place: sum(found[place]))
    left = [best]
    for place in places:
        behind = [one - other for one, other in zip(found[best], found[place], strict=True)]
        count = len(behind)
        mean = sum(behind) / count
        error = sqrt(sum([(each - mean) ** 2 for each in behind]) / (count - 1) / count)
        if place != best and DOUBT * error - mean > LEAST:
            left.append(place)
    return left


def compared(found: Sequence[Sequence[float]], left: Sequence[int]) -> tuple[int, list[float]]:
    """Which of those that are left is the best, and how likely each option wins.

    Those that were given up were tried in fewer worlds: how far they lay behind the best there is taken from
    what it came to in all of them, so that they compare.
    """
    best = max(left, key=lambda place: sum(found[place]))
    chance = sum(found[best]) / len(found[best])
    chances = []
    for own in found:
        behind = sum(found[best][: len(own)]) - sum(own)
        chances.append(min(max(chance - behind / len(own), 0.0), chance))
    return best, chances
