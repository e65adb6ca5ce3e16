"""Ratings by OpenSkill (Plackett and Luce): one figure for each kind of bot, whoever it met.

The package comes with the extra ``lab`` and is imported by nobody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean
from typing import NamedTuple

from comptoir.lab.campaigns import Outcome
from comptoir.lab.setups import TEAMS

_DIGITS = 2


class Rated(NamedTuple):
    """How good a kind is, how sure that is, and what it surely has: ``mu`` less three ``sigma``."""

    mu: float
    sigma: float
    ordinal: float


def rate(outcomes: Sequence[Outcome]) -> dict[str, Rated] | None:
    """The kinds that played, the best first; nothing where OpenSkill is not installed."""
    if find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {kind: model.rating() for outcome in outcomes for kind in outcome.kinds}
    for outcome in outcomes:
        if not outcome.finished or not outcome.winners:
            continue
        count = len(outcome.kinds)
        sides = TEAMS if outcome.teams else count
        # A kind that has several seats has a copy of its rating on each, and learns the mean of it all.
        seats = [list(range(side, count, sides)) for side in range(sides)]
        before = [[ratings[outcome.kinds[seat]] for seat in side] for side in seats]
        after = model.rate(before, ranks=[float(side[0] not in outcome.winners) for side in seats])
        learned: dict[str, list[tuple[float, float]]] = {}
        for side, rated in zip(seats, after, strict=True):
            for seat, each in zip(side, rated, strict=True):
                learned.setdefault(outcome.kinds[seat], []).append((each.mu, each.sigma))
        for kind, several in learned.items():
            mu, sigma = (fmean(values) for values in zip(*several, strict=True))
            ratings[kind] = model.create_rating([mu, sigma])
    found = {
        kind: Rated(round(each.mu, _DIGITS), round(each.sigma, _DIGITS), round(each.ordinal(), _DIGITS))
        for kind, each in ratings.items()
    }
    return dict(sorted(found.items(), key=lambda item: (-item[1].mu, item[0])))
