"""Cards and their families in a report: who wins with what, what is bought and never built, early or late.

That winners buy a card more often does not say that it makes them win: who is ahead buys more of everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import Final

import polars as pl

from comptoir.lab.estimates import DEAL, Contrast, contrasts, difference, estimates
from comptoir.lab.intervals import Estimate
from comptoir.lab.report_tables import Column, Line, Table, contrasted

_SEAT: Final = ("number", "seat")
_CARD: Final = ("card", "family")
_WHOSE: Final = (*_SEAT, DEAL, "players", "teams", "credit", "worth")
_MORE: Final = ("more", "fewer")


def tables(
    games: pl.DataFrame, seats: pl.DataFrame, families: pl.DataFrame, cards: pl.LazyFrame
) -> Iterator[Table]:
    """All tables about cards; ``families`` is what each seat did with those of a family."""
    # What a seat has won beyond the average of its game: tables of different sizes can be added up.
    owners = seats.with_columns((pl.col("credit") - pl.col("fair")).alias("worth")).select(_WHOSE)
    yield _having(owners, families)
    yield _leaning(games, owners, families)
    bought = cards.filter(pl.col("bought") > 0).select(*_SEAT, *_CARD, "built", "first_bought")
    named = bought.drop_nulls("card").with_columns(pl.col(_CARD).fill_null("").cast(pl.Categorical))
    joined = named.join(owners.lazy(), on=_SEAT).collect(engine="streaming")
    family = dict(joined.select(_CARD).unique().iter_rows())
    yield _idle(joined, family)
    yield _timing(joined, family)


def _having(owners: pl.DataFrame, families: pl.DataFrame) -> Table:
    """Seats that bought more of a family than the average of their table, against those that bought fewer.

    Where everybody buys of everything, how much is all that differs. Who bought just the average is left out.
    """
    present = families.select("number", "family").unique()
    bought, average = pl.col("bought"), pl.col("bought").mean().over("number", "family")
    frame = owners.join(present, on="number").join(families, on=[*_SEAT, "family"], how="left")
    frame = frame.with_columns(bought.fill_null(0))
    frame = frame.with_columns((bought > average).alias("has")).filter(bought != average)
    found = [each for each in _adjusted(frame, ["family"]) if each.difference is not None]
    found.sort(key=lambda each: -each.difference.value if each.difference else inf)
    return contrasted("families", _MORE, "share", found)


def _adjusted(frame: pl.DataFrame, by: list[str]) -> Iterator[Contrast]:
    """Shares of wins as they are, and their difference beyond the averages of their games."""
    for share, worth in _both(frame, by, "has"):
        yield share._replace(difference=worth.difference)


def _both(frame: pl.DataFrame, by: Sequence[str], has: str) -> Iterator[tuple[Contrast, Contrast]]:
    """Shares of wins, and what they are beyond the averages of their games."""
    for share, worth in contrasts(frame.lazy(), by, has, {"credit": "share", "worth": "points"}):
        those, others = _beyond(share.those, worth.those), _beyond(share.others, worth.others)
        apart = _apart(those, others, worth.difference)
        whole = _beyond(share.whole, worth.whole) or worth.whole
        yield share, Contrast(share.about, those, others, apart, whole)


def _beyond(share: Estimate | None, worth: Estimate | None) -> Estimate | None:
    """A share less the average, with the interval of the share: a few wins prove as little there."""
    if share is None or worth is None:
        return None
    average = share.value - worth.value
    return share._replace(value=worth.value, low=share.low - average, high=share.high - average)


def _apart(those: Estimate | None, others: Estimate | None, by_deal: Estimate | None) -> Estimate | None:
    """A difference with the wider of two intervals: by deal, as both may have met, and Newcombe's, as a few
    deals that are alike prove nothing."""
    if those is None or others is None or by_deal is None:
        return None
    found = difference(those, others, "points").difference
    low, high = max(-1.0, min(found.low, by_deal.low)), min(1.0, max(found.high, by_deal.high))
    return by_deal._replace(low=low, high=high)


def _leaning(games: pl.DataFrame, owners: pl.DataFrame, families: pl.DataFrame) -> Table:
    """Of every two sets of a game: seats that bought more of the first, against more of the second."""
    content = games.select("number", pl.col("content").str.split(",").alias("family")).explode("family")
    content = content.with_columns(pl.col("family").str.strip_chars().cast(pl.Categorical))
    own = families.join(content, on=["number", "family"], how="semi").select(*_SEAT, "family", "bought")
    frame = (
        own.join(own, on=_SEAT, suffix="_other")
        .filter(pl.col("family") < pl.col("family_other"), pl.col("bought") != pl.col("bought_other"))
        .with_columns((pl.col("bought") > pl.col("bought_other")).alias("has"))
        .join(owners, on=_SEAT)
    )
    found = [each for each in _adjusted(frame, ["family", "family_other"]) if each.difference is not None]
    found.sort(key=lambda each: -abs(each.difference.value if each.difference else 0))
    return contrasted("pairs", ("first", "second"), "share", found)


def _idle(bought: pl.DataFrame, family: Mapping[str, str]) -> Table:
    """Of the seats that bought a card, those that never built one; only where anything is built at all."""
    building = bought.group_by("family").agg(pl.col("built").sum()).filter(pl.col("built") > 0)
    frame = bought.join(building, on="family", how="semi")
    frame = frame.with_columns((pl.col("built") == 0).alias("idle"))
    lines = [
        Line({**each.about, "family": family[each.about["card"]]}, (each.estimate,))
        for each in estimates(frame.lazy(), ["card"], "idle", "share")
    ]
    lines.sort(key=lambda line: -(line.figures[0].value if line.figures[0] else 0))
    return Table("idle", (Column("never_built", "share"),), tuple(lines))


def _timing(bought: pl.DataFrame, family: Mapping[str, str]) -> Table:
    """What a card is worth in wins, bought before or after the usual moment at such a table."""
    usual = pl.col("first_bought").median().over("card", "players", "teams")
    timed = bought.drop_nulls("first_bought").with_columns((pl.col("first_bought") <= usual).alias("early"))
    lines = [
        Line({**each.about, "family": family[each.about["card"]]}, (each.whole, *each[1:4]))
        for _, each in _both(timed, ["card"], "early")
    ]
    lines.sort(key=_worth, reverse=True)
    names = ("any", "early", "late", "difference")
    return Table("cards", tuple([Column(name, "points") for name in names]), tuple(lines))


def _worth(line: Line) -> float:
    figure: Estimate | None = line.figures[0]
    return figure.value if figure else 0.0
