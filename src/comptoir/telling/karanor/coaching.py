"""What a lesson advises its learner to do: read off the table, so whoever goes their own way finds back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.core import Option
from comptoir.karanor.board import Offer
from comptoir.karanor.lessons import LEARNER, LESSONS
from comptoir.karanor.view import KaranorView
from comptoir.telling.shown import Coaching
from comptoir.telling.telling import Menu

GROVE, CITY = "bois_murmure", "unisson"
"""Where the first journey leads, and where the shop is built."""
WOOD = "wood"
STEPS: Final = {
    "journey": 1, "harvest": 2, "trade": 3, "city": 4, "build": 4, "take": 4, "end": 5, "quest": 6, "win": 7,
}  # fmt: skip
"""The number of the lesson that each thing to do belongs to."""
LAST: Final = 7
END: Option = ("end",)


def coaching(view: KaranorView, offer: Menu) -> Coaching | None:
    """What to do with this question; None where no lesson is given."""
    decision = view.decision
    if not view.rules.lesson or view.observer != LEARNER or decision is None:
        return None
    if decision.prompt == "take_commerce":
        return Coaching("take", STEPS["take"], LAST, [0])
    if decision.prompt != "action":
        return Coaching("free", 0, LAST)
    deal = _deal(view)
    if deal is not None and _has(view, WOOD) > deal.get.goods[_resource(view, WOOD)]:
        return Coaching("trade", STEPS["trade"], LAST, unasked=f"accept:{deal.number}")
    for step, pick in _next(view, offer.options):
        if pick in offer.options:
            return Coaching(step, STEPS[step], LAST, [offer.options.index(pick)])
    return Coaching("free", 0, LAST)


def _next(view: KaranorView, options: Sequence[Option]) -> list[tuple[str, Option]]:
    """What the table may be ready for, the most urgent first."""
    here = view.pack.territories[view.pawns[LEARNER]].id
    if view.trigger == LEARNER:
        return [("win", END)]
    found: list[tuple[str, Option]] = []
    if view.built[LEARNER]:
        found += [("quest", each) for each in _kind(options, "quest")]
    found += [("build", each) for each in _kind(options, "build")]
    if _has(view, WOOD):
        found.append(("city", ("step", CITY)))
    elif not view.built[LEARNER]:
        found.append(("harvest", ("harvest",)) if here == GROVE else ("journey", ("step", GROVE)))
    if options == (END,):
        found.append(("end", END))
    return found


def _kind(options: Sequence[Option], verb: str) -> list[Option]:
    found: list[Option] = [each for each in options if isinstance(each, tuple) and each[0] == verb]
    return found[:1]


def _deal(view: KaranorView) -> Offer | None:
    """The lesson's offer, as long as it stands and its meat is wanted."""
    wanted = LESSONS[view.rules.lesson].deal.get[WOOD]
    found = [each for each in view.offers if each.maker != LEARNER and LEARNER in each.to]
    return next((each for each in found if each.get.goods[_resource(view, WOOD)] == wanted), None)


def _has(view: KaranorView, name: str) -> int:
    return view.goods[LEARNER][_resource(view, name)]


def _resource(view: KaranorView, name: str) -> int:
    return next(at for at, each in enumerate(view.pack.resources) if each.id == name)
