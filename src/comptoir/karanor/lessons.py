"""Tables that are prepared to teach the game on: where everybody stands, and what they have.

A lesson is an option of a game like any other, played by the usual rules; only its draft is over, and the
first offer is on the table. What is said to the learner is told in ``telling``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Prepared(NamedTuple):
    """What one merchant has; things are written as in the pack."""

    city: str
    commerces: tuple[str, str]
    quests: tuple[str, ...]
    gold: int
    goods: Mapping[str, int]
    income: int
    prestige: int


class Deal(NamedTuple):
    """What the tutor offers for what."""

    give: Mapping[str, int]
    get: Mapping[str, int]


class Lesson(NamedTuple):
    """A prepared table for two; the learner sits at seat 0."""

    learner: Prepared
    tutor: Prepared
    deal: Deal


LEARNER: Final = 0
LESSONS: Final[Mapping[str, Lesson]] = {
    # A journey to the wood, a harvest, meat for a piece of it, a shop in the next city; and with the meat
    # that is left, a quest.
    "first": Lesson(
        learner=Prepared(
            city="kien",
            commerces=("co_boucherie", "co_forge"),
            quests=("q_feu_de_camp",),
            gold=6,
            goods={"meat": 2},
            income=2,
            prestige=8,
        ),
        tutor=Prepared(
            city="port_feral",
            commerces=("co_tissage", "co_cave"),
            quests=(),
            gold=5,
            goods={"meat": 3, "cloth": 1},
            income=2,
            prestige=5,
        ),
        deal=Deal(give={"meat": 2}, get={"wood": 1}),
    ),
}
