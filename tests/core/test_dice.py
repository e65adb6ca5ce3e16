"""Dice: exact, fair, copied in O(1), the same for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.core import Dice

ROLLS = [2, 0, 3, 1, 1, 4, 2, 2, 1, 1, 0, 0]
ORDER = [1, 7, 6, 4, 2, 5, 0, 3]


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


def spelt_out(key: bytes, count: int, sides: int) -> int:
    """The first number below ``sides`` of one block, spelt out from the description in ``dice``."""
    block = int.from_bytes(blake2b(count.to_bytes(8, "little"), key=key, digest_size=64).digest(), "little")
    bits = (sides - 1).bit_length()
    windows = [block >> shift & (1 << bits) - 1 for shift in range(0, 513 - bits, bits)]
    return next(number for number in windows if number < sides)


def test_the_stream_is_the_one_described() -> None:
    key = bytes(range(32))
    dice = Dice(key)
    assert [dice.below(6) for _ in range(12)] == [spelt_out(key, count, 6) for count in range(12)]
    assert [Dice(key, count).below(720) for count in range(9)] == [
        spelt_out(key, count, 720) for count in range(9)
    ]


def test_the_stream_is_the_same_for_ever() -> None:
    dice = Dice(bytes(range(32)))
    assert [dice.below(6) for _ in range(12)] == ROLLS
    cards = list(range(8))
    dice.shuffle(cards)
    assert (cards, dice.count) == (ORDER, 13)


@given(st.integers(1, 2**300), st.integers(0, 10**6))
def test_numbers_stay_below(sides: int, seed: int) -> None:
    assert 0 <= Dice.seeded(seed).below(sides) < sides


# 99.9 % quantiles of the chi-square distribution with 5 and 23 degrees of freedom; the seeds are fixed.
@pytest.mark.parametrize("seed", range(3))
def test_a_die_is_fair(seed: int) -> None:
    dice = Dice.seeded(f"fair {seed}")
    rolls: Counter[object] = Counter(dice.below(6) for _ in range(12_000))
    assert chi_square(rolls, 6) < 20.5


@pytest.mark.parametrize("put_in_order", [Dice.shuffle, Dice.mix, partial(Dice.mix, words=[])])
def test_every_order_is_equally_likely(put_in_order: Callable[[Dice, list[int]], None]) -> None:
    dice = Dice.seeded("orders")
    orders: Counter[object] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        put_in_order(dice, cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.7


@given(st.integers(0, 250), st.integers(0, 10**6))
def test_a_shuffle_loses_nothing_however_long(length: int, seed: int) -> None:
    cards, others = list(range(length)), list(range(length))
    Dice.seeded(seed).shuffle(cards)
    Dice.seeded(seed).mix(others)
    assert sorted(cards) == sorted(others) == list(range(length))


def test_every_card_of_a_long_pile_may_come_to_lie_anywhere() -> None:
    """Several words are needed for one order."""
    dice, tops, bottoms = Dice.seeded("long"), Counter[object](), Counter[object]()
    for _ in range(6_000):
        cards = list(range(60))
        dice.mix(cards)
        tops[cards[-1] // 10] += 1
        bottoms[cards[0] // 10] += 1
    assert chi_square(tops, 6) < 20.5
    assert chi_square(bottoms, 6) < 20.5


def test_a_clone_goes_its_own_way() -> None:
    dice = Dice.seeded(1)
    twin = dice.clone()
    numbers = [dice.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == numbers
    assert dice.spawn("a").key != dice.spawn("b").key != dice.key
