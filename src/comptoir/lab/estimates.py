"""Figures of a study with their n and 95 % intervals, counted by deal (see ``lab.intervals``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import polars as pl

from comptoir.lab.intervals import Estimate, Z, around, mean_of, share_of

Unit: TypeAlias = Literal["share", "points", "number"]
"""A share of 1, a difference between two of them, or a plain number."""
DEAL: Final = "cluster"
"""The column that says which rows belong to one deal."""
_NORMAL: Final = NormalDist()
_SIDES: Final = (("1", "1"), ("0", "0"), ("a", "a"), ("1", "0"))
"""Those that have something, the others and all of them: what is multiplied with what."""


class Tested(NamedTuple):
    """Do two studies differ?"""

    difference: Estimate
    p: float


# -- from rows ----------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """The rows that are alike, and what they come to."""

    about: dict[str, Any]
    estimate: Estimate


class Contrast(NamedTuple):
    """Rows that are alike but for one thing: those that have it, those that have not, the difference, all."""

    about: dict[str, Any]
    those: Estimate | None
    others: Estimate | None
    difference: Estimate | None
    whole: Estimate


class Rest(NamedTuple):
    """A part of something and all that is not in it: what each comes to, and the difference."""

    about: dict[str, Any]
    those: Estimate
    others: Estimate | None
    difference: Estimate | None


def estimates(
    frame: pl.LazyFrame, by: Sequence[str], value: str, unit: Unit, of: str | None = None
) -> list[Group]:
    """What a column comes to in each group: for each row, or for each of what another column counts."""
    size = pl.lit(1.0) if of is None else pl.col(of)
    found = _by_deal(frame, by, {"y": pl.col(value), "m": size}, [("y", "y"), ("y", "m"), ("m", "m")])
    return [
        Group({name: row[name] for name in by}, _estimate(row, "y", "m", row["deals"], unit))
        for row in found.iter_rows(named=True)
        if row["m"]
    ]


def contrasts(
    frame: pl.LazyFrame, by: Sequence[str], has: str, values: Mapping[str, Unit]
) -> list[tuple[Contrast, ...]]:
    """What some columns come to in each group where another is true, and where it is not.

    Both may come from one deal, even from one game, so the difference is taken deal by deal.
    """
    sides = {"1": pl.col(has).cast(pl.Float64), "0": (~pl.col(has)).cast(pl.Float64), "a": pl.lit(1.0)}
    sums = {f"m{key}": side for key, side in sides.items()}
    sums |= {f"{value}{key}": pl.col(value) * side for value in values for key, side in sides.items()}
    products = [(f"m{one}", f"m{other}") for one, other in _SIDES]
    for value in values:
        products += [(f"{value}{one}", f"{value}{other}") for one, other in _SIDES]
        products += [(f"{value}{one}", f"m{other}") for one, other in (*_SIDES, ("0", "1"))]
    found = _by_deal(frame, by, sums, products)
    return [
        tuple([_contrast(by, row, value, unit) for value, unit in values.items()])
        for row in found.iter_rows(named=True)
    ]


def against_rest(
    whole: pl.LazyFrame, parts: pl.LazyFrame, within: Sequence[str], by: str, value: str, unit: Unit
) -> list[Rest]:
    """What a column comes to in some parts of each group, and in all that is not in that part.

    The parts may overlap, but a deal is in a part with all its games or with none of them: a part has nothing
    in common with the rest. So the rest is what is left of the sums.
    """
    sums = {"y": pl.col(value), "m": pl.lit(1.0)}
    products = [("y", "y"), ("y", "m"), ("m", "m")]
    all_of = {
        tuple([row[name] for name in within]): row
        for row in _by_deal(whole, within, sums, products).iter_rows(named=True)
    }
    return [
        _rest([*within, by], row, all_of[tuple([row[name] for name in within])], unit)
        for row in _by_deal(parts, [*within, by], sums, products).iter_rows(named=True)
    ]


def _rest(by: Sequence[str], row: dict[str, Any], whole: Mapping[str, Any], unit: Unit) -> Rest:
    about = {name: row[name] for name in by}
    those = _estimate(row, "y", "m", row["deals"], unit)
    left = {name: whole[name] - row[name] for name in row if name not in by}
    if not left["m"]:
        return Rest(about, those, None, None)
    others = _estimate(left, "y", "m", left["deals"], unit)
    return Rest(about, those, others, difference(those, others, unit).difference)


def _by_deal(
    frame: pl.LazyFrame, by: Sequence[str], sums: Mapping[str, pl.Expr], products: Sequence[tuple[str, str]]
) -> pl.DataFrame:
    """Sums by deal, then over the deals of each group: of themselves, of products, and how many have any.

    Nothing but sums, so that a hundred thousand games are added up while they are read.
    """
    return (
        frame.select(*by, DEAL, *[what.cast(pl.Float64).alias(name) for name, what in sums.items()])
        .group_by(*by, DEAL)
        .agg(pl.col(*sums).sum())
        .with_columns((pl.col(one) * pl.col(other)).alias(f"{one}*{other}") for one, other in products)
        .with_columns((pl.col(name) > 0).alias(f"k{name}") for name in sums if name.startswith("m"))
        .group_by(*by)
        .agg(pl.len().alias("deals"), pl.all().exclude(DEAL).sum())
        .sort(*by)
        .collect(engine="streaming")
    )


def _estimate(row: Mapping[str, Any], y: str, m: str, deals: int, unit: Unit) -> Estimate:
    count = share_of if unit == "share" else mean_of
    return count(round(row[m]), row[y], deals, _residual(row, (y, m), (y, m)))


def _residual(row: Mapping[str, Any], one: tuple[str, str], other: tuple[str, str]) -> float:
    """The sum over deals of how far each is from the mean of one side, times that of another."""
    (y, m), (v, w) = one, other
    p, q = row[y] / row[m], row[v] / row[w]
    found = row[f"{y}*{v}"] - q * row[f"{y}*{w}"] - p * row[f"{v}*{m}"] + p * q * row[f"{m}*{w}"]
    return float(found)


def _contrast(by: Sequence[str], row: dict[str, Any], value: str, unit: Unit) -> Contrast:
    about = {name: row[name] for name in by}
    those, others, whole = (
        _estimate(row, f"{value}{key}", f"m{key}", row[f"km{key}"], unit) if row[f"m{key}"] else None
        for key in "10a"
    )
    assert whole is not None
    if those is None or others is None:
        return Contrast(about, those, others, None, whole)
    own, their = (f"{value}1", "m1"), (f"{value}0", "m0")
    squares = _residual(row, own, own) / those.n**2 + _residual(row, their, their) / others.n**2
    squares -= 2 * _residual(row, own, their) / (those.n * others.n)
    apart = around(those.value - others.value, whole.n, row["deals"], sqrt(max(0.0, squares)))
    return Contrast(about, those, others, apart, whole)


# -- two studies --------------------------------------------------------------------------------------------


def difference(mine: Estimate, theirs: Estimate, unit: Unit) -> Tested:
    """How far two independent figures are apart: Newcombe's interval, made of the intervals of both.

    The test is that of two proportions with their share in common; for anything else, that of the interval.
    """
    value = mine.value - theirs.value
    low = value - sqrt((mine.value - mine.low) ** 2 + (theirs.high - theirs.value) ** 2)
    high = value + sqrt((mine.high - mine.value) ** 2 + (theirs.value - theirs.low) ** 2)
    error = (value - low if value > 0 else high - value) / Z
    if unit == "share":
        worth = mine.worth + theirs.worth
        common = (mine.value * mine.worth + theirs.value * theirs.worth) / worth
        error = sqrt(common * (1 - common) * (1 / mine.worth + 1 / theirs.worth))
    found = Estimate(value, low, high, mine.n + theirs.n, mine.worth + theirs.worth, error)
    return Tested(found, _p(value, error))


def chance(found: Estimate, unit: Unit, expected: float = 0.0) -> float:
    """How likely a figure is to be that far from what was expected by chance alone: it is below 5 % where the
    interval leaves out what was expected."""
    apart = found.value - expected
    error = abs(found.value - (found.low if apart > 0 else found.high)) / Z
    if unit == "share":  # as Wilson's interval is made
        error = sqrt(expected * (1 - expected) / found.worth)
    return _p(apart, error)


def _p(value: float, error: float) -> float:
    if error == 0:  # nothing varies, so nobody knows by how much it could
        return 1.0
    return 2 * (1 - _NORMAL.cdf(abs(value) / error))


def holm(ps: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many tests hold when all are looked at together."""
    held = [False] * len(ps)
    for place, at in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        if ps[at] > level / (len(ps) - place):
            break
        held[at] = True
    return held
