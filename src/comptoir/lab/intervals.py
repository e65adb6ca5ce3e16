"""How sure a figure is: 95 % intervals, counted by deal.

The games of a deal have their cards and dice in common, and the seats of a game share one victory: neither
are independent. So what is compared are deals; a share of wins has Wilson's interval for as many independent
games as they are worth, anything else Student's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sqrt, tan
from statistics import NormalDist
from typing import Final, NamedTuple

_PART: Final = 0.975
Z: Final = NormalDist().inv_cdf(_PART)


class Interval(NamedTuple):
    """A share of wins, and where it really lies in 95 of 100 campaigns."""

    share: float
    low: float
    high: float


class Estimate(NamedTuple):
    """A figure, and where it really lies in 95 of 100 studies."""

    value: float
    low: float
    high: float
    n: int
    worth: float
    """As many independent ones say as much."""
    error: float

    @property
    def is_sure(self) -> bool:
        """Does anybody know where it lies? Of a single deal nobody does."""
        return self.high - self.low < inf


def wilson(share: float, worth: float) -> Interval:
    """Wilson's interval of a share among so many independent games."""
    centre, scale = share + Z**2 / (2 * worth), 1 + Z**2 / worth
    half = Z * sqrt(share * (1 - share) / worth + Z**2 / (4 * worth**2))
    return Interval(share, max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


def interval(deals: Sequence[float], games_of_a_deal: int) -> Interval:
    """The share of wins, from the share in each deal; all of them have as many games."""
    games, total = len(deals) * games_of_a_deal, float(sum(deals)) * games_of_a_deal
    squares = sum([(deal - total / games) ** 2 for deal in deals]) * games_of_a_deal**2
    found = share_of(games, total, len(deals), squares)
    return Interval(found.value, found.low, found.high)


def share_of(n: int, total: float, deals: int, squares: float) -> Estimate:
    """A share of wins, from the sum of squares of what each deal is away from it.

    What has its deal in common says less than as many from different deals, or more. Wilson's interval is
    taken for as many independent ones as they are worth by the variance between deals; never for more than
    were played, since a few deals that are alike by chance prove nothing.
    """
    share = min(1.0, max(0.0, total / n))
    alone = share * (1 - share) / max(1, n - 1)
    effect = float(n) if deals < 2 else 1.0  # of a single deal nobody can know
    if deals > 1 and alone:
        effect = max(1.0, deals / (deals - 1) * squares / n**2 / alone)
    worth = n / effect
    found = wilson(share, worth)
    return Estimate(share, found.low, found.high, n, worth, sqrt(share * (1 - share) / worth))


def mean_of(n: int, total: float, deals: int, squares: float) -> Estimate:
    """A mean, in the same way."""
    return around(total / n, n, deals, sqrt(max(0.0, squares)) / n)


def around(value: float, n: int, deals: int, spread: float) -> Estimate:
    """Student's interval."""
    if deals < 2:
        return Estimate(value, -inf, inf, n, n, inf)
    error = sqrt(deals / (deals - 1)) * spread
    half = student(deals - 1) * error
    return Estimate(value, value - half, value + half, n, n, error)


def student(freedom: int) -> float:
    """The quantile of Student's distribution: exact for 1 and 2, else the usual series (within 0.2 %)."""
    if freedom < 1:
        return inf
    if freedom == 1:
        return tan(pi * (_PART - 0.5))
    if freedom == 2:
        return 2 * (_PART - 0.5) * sqrt(2 / (4 * _PART * (1 - _PART)))
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )
