"""Chance is fair: dice and shuffles against what exact chance would give, chi-square and serial pairs.

Every question about it gives a probability that exact chance does as well; all of them together have to lie
within 0.001 and 0.999, corrected after Holm for how many there are. Seeds are fixed, so nothing here depends
on luck. The same questions, put to dice and shuffles with common mistakes, have to find those out.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import pairwise, permutations
from math import exp, factorial, lgamma, log

import pytest

from comptoir.core import Dice, archive
from comptoir.core.fairness import draws
from tests.archive.shelves import NAMES, stored

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
ROLLS = 2_000_000 if FULL else 20_000
SHUFFLES = 1_000_000 if FULL else 12_000
KEYS = 8 if FULL else 2
"""So many keys are asked everything."""
MOST_UNLIKELY = 0.001
SIDES = (2, 3, 5, 6, 8, 10, 12, 100)
LENGTHS = (10, 60, 120)
"""Cards in a shuffle: one block of chance, nearly one, and several."""
STORED = [file for game in NAMES for file in stored(game)]

Shuffle = Callable[[list[int]], None]


# -- how likely --------------------------------------------------------------------------------------------


def chi_square(counts: Counter[Hashable], cells: int, freedom: int = 0) -> float:
    """How likely exact chance strays from the mean by less than that."""
    mean = counts.total() / cells
    assert mean >= 5, "too few for a chi-square"
    strays = sum((count - mean) ** 2 for count in counts.values()) + mean**2 * (cells - len(counts))
    return gamma_p((freedom or cells - 1) / 2, strays / mean / 2)


def gamma_p(a: float, x: float) -> float:
    """The regularised lower incomplete gamma function, by its series or its continued fraction."""
    if x <= 0:
        return 0.0
    scale = exp(a * log(x) - x - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        for number in range(1, 10_000):
            term *= x / (a + number)
            total += term
            if term < total * 1e-15:
                break
        return total * scale
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for number in range(1, 10_000):
        factor = -number * (number - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return 1 - value * scale


def unlikely(found: dict[str, float]) -> list[str]:
    """What exact chance would not do, neither stray so far nor keep so near, with Holm's correction."""
    doubts = sorted((2 * min(likely, 1 - likely), name) for name, likely in found.items())
    named = []
    for at, (doubt, name) in enumerate(doubts):
        if doubt > 2 * MOST_UNLIKELY / (len(doubts) - at):
            break
        named.append(name)
    return named


def test_the_distribution_is_that_of_the_tables() -> None:
    for freedom, strays, likely in ((1, 3.841459, 0.95), (5, 20.515006, 0.999), (23, 49.728232, 0.999),
                                    (10, 3.940299, 0.05), (100, 149.449253, 0.999)):  # fmt: skip
        assert abs(gamma_p(freedom / 2, strays / 2) - likely) < 1e-6


def test_the_correction_is_that_of_holm() -> None:
    fair = {f"question {at}": (at + 0.5) / 100 for at in range(100)}
    assert unlikely(fair) == []
    assert unlikely({**fair, "far": 1 - 1e-6}) == ["far"]
    assert unlikely({**fair, "near": 1e-6}) == ["near"]
    assert unlikely({**fair, "once in a while": 0.9995}) == [], "among a hundred that is nothing"
    assert unlikely({"alone": 0.9995}) == ["alone"]


# -- the questions -----------------------------------------------------------------------------------------


def ask_of_dice(name: str, below: Callable[[int], int], sides: int, rolls: int) -> dict[str, float]:
    """How often each number, and how often each pair of numbers one after the other."""
    numbers = [below(sides) for _ in range(rolls)]
    found = {f"{name}: numbers below {sides}": chi_square(Counter(numbers), sides)}
    if rolls // 2 >= 5 * sides * sides:
        pairs = Counter[Hashable](zip(numbers[::2], numbers[1::2], strict=False))
        found[f"{name}: pairs below {sides}"] = chi_square(pairs, sides * sides)
    return found


def ask_of_shuffles(name: str, shuffle: Shuffle, shuffles: int) -> dict[str, float]:
    """How often each order of few cards, and of many: what lies where, what lies on what, what comes next."""
    found = {}
    for length in (3, 4, 5):
        orders = Counter[Hashable](_orders(shuffle, length, shuffles))
        assert set(orders) <= set(permutations(range(length)))
        found[f"{name}: orders of {length}"] = chi_square(orders, factorial(length))
    for length in LENGTHS:
        places, neighbours, follows = (Counter[Hashable]() for _ in range(3))
        top, some = -1, max(1, shuffles // length)
        for order in _orders(shuffle, length, some):
            places.update(zip(order, range(length), strict=True))
            neighbours.update((after - before) % length for before, after in pairwise(order))
            if top >= 0:
                follows[(order[-1] - top) % length] += 1
            top = order[-1]
        if some >= 5 * length:
            freedom = (length - 1) ** 2
            found[f"{name}: places of {length}"] = chi_square(places, length * length, freedom)
        tops = Counter[Hashable]({at // max(1, length // 10): 0 for at in range(length)})
        for step, count in follows.items():
            assert isinstance(step, int)
            tops[step // max(1, length // 10)] += count
        found[f"{name}: top cards after {length}"] = chi_square(tops, len(tops))
        found[f"{name}: neighbours in {length}"] = chi_square(neighbours, length - 1)
    return found


def _orders(shuffle: Shuffle, length: int, times: int) -> Iterable[tuple[int, ...]]:
    for _ in range(times):
        cards = list(range(length))
        shuffle(cards)
        yield tuple(cards)


@pytest.mark.parametrize("seed", range(KEYS))
def test_dice_and_shuffles_do_what_exact_chance_does(seed: int) -> None:
    dice = Dice.seeded(f"chance {seed}")
    found = dict[str, float]()
    for sides in SIDES:
        found |= ask_of_dice("dice", dice.below, sides, ROLLS)
    found |= ask_of_shuffles("shuffles", dice.shuffle, SHUFFLES)
    assert len(found) >= 20
    assert unlikely(found) == []


def test_stored_games_did_what_exact_chance_does() -> None:
    """Every number chance gave in them; of a shuffle, the ninth of its orders, and the third of the next."""
    ninths, dice = list[int](), dict[int, list[int]]()
    for file in STORED[:: 1 if FULL else 5]:
        for draw in draws(archive.parse(file.read_bytes())):
            if draw.cards >= 10:
                ninths.append(draw.number * 9 // draw.sides)
            elif not draw.cards:
                dice.setdefault(draw.sides, []).append(draw.number)
    thirds = [ninth // 3 for ninth in ninths]
    pairs = Counter[Hashable](zip(thirds[::2], thirds[1::2], strict=False))
    found = {"shuffles": chi_square(Counter(ninths), 9), "one after the other": chi_square(pairs, 9)}
    for sides, numbers in dice.items():
        if sides >= 5 and len(numbers) >= 10 * sides:  # with less, to be even is nothing unlikely
            found[f"below {sides}"] = chi_square(Counter(numbers), sides)
    assert len(found) >= 4
    assert unlikely(found) == []


# -- what these questions find out -------------------------------------------------------------------------


def by_remainder(dice: Dice) -> Callable[[int], int]:
    """A number of few bits, and its remainder: low numbers come more often."""
    return lambda sides: dice.below(256) % sides


def by_counting(dice: Dice) -> Callable[[int], int]:
    """Every number as often as every other, and so one after the other."""
    state = [dice.below(1000)]

    def below(sides: int) -> int:
        state[0] += 1
        return state[0] % sides

    return below


@pytest.mark.parametrize("make", [by_remainder, by_counting])
def test_dice_that_are_not_fair_are_found_out(make: Callable[[Dice], Callable[[int], int]]) -> None:
    below = make(Dice.seeded("loaded"))
    found: dict[str, float] = {}
    for sides in (6, 10, 100):
        found |= ask_of_dice("dice", below, sides, 20_000)
    assert unlikely(found)


def by_any_place(dice: Dice) -> Shuffle:
    """Each card is swapped with any other: some orders come more often."""

    def shuffle(cards: list[int]) -> None:
        for at in range(len(cards)):
            other = dice.below(len(cards))
            cards[at], cards[other] = cards[other], cards[at]

    return shuffle


def by_places_before(dice: Dice) -> Shuffle:
    """Each card is swapped with one before it, never left where it is."""

    def shuffle(cards: list[int]) -> None:
        for at in range(len(cards) - 1, 0, -1):
            other = dice.below(at)
            cards[at], cards[other] = cards[other], cards[at]

    return shuffle


@pytest.mark.parametrize("make", [by_any_place, by_places_before])
def test_shuffles_that_are_not_fair_are_found_out(make: Callable[[Dice], Shuffle]) -> None:
    assert unlikely(ask_of_shuffles("shuffles", make(Dice.seeded("stacked")), 12_000))


def test_the_same_numbers_in_another_order_are_found_out() -> None:
    dice = Dice.seeded("sorted")
    numbers = sorted(dice.below(6) for _ in range(20_000))
    rolls = iter(numbers)
    found = ask_of_dice("dice", lambda _: next(rolls), 6, len(numbers))
    assert unlikely(found) == ["dice: pairs below 6"]
