"""Tables that are prepared to teach the game on: who holds what, and what comes up next.

A lesson is an option of a game like any other: the rules are the usual ones, only nothing was shuffled. So
it is stored, replayed and taken up again as every game is. What is said to the learner is told in
``telling``, and the tutor (``bots.dale.tutor``) plays the other seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Prepared(NamedTuple):
    """What lies before one player. Piles are written from the top card down."""

    hand: str
    deck: str
    stall: tuple[str, ...]


class Lesson(NamedTuple):
    """A prepared table for two; the learner sits at seat 0. What is not named lies in the market deck."""

    sets: tuple[str, ...]
    learner: Prepared
    tutor: Prepared
    market: str
    """From the cheapest slot on."""
    market_deck: str


LEARNER: Final = 0
LESSONS: Final[Mapping[str, Lesson]] = {
    # Six stacks stand. Treasure Hunter is bought with 3 + 3 and steals the Spyglass that the tutor lays down;
    # with a Shattered Relic that is the seventh. A hand full of junk is discarded, and the eighth comes up.
    "first": Lesson(
        sets=("macaws", "polecats", "raccoons"),
        learner=Prepared(
            hand="shattered_relic rotten_food shattered_relic swank junk",
            deck=(
                "junk junk junk favourite_toy junk "
                "shattered_relic swift_broker nuisance wily_fellow junk cookies"
            ),
            stall=(
                "daring_adventurer", "cookies", "rotten_food", "spyglass", "flashy_show",
                "rare_artefact risky_business",
            ),
        ),
        tutor=Prepared(
            hand="junk spyglass sabotage junk junk",
            deck="junk rare_artefact junk rotten_food junk swift_broker daring_adventurer junk",
            stall=("wily_fellow", "nuisance", "swank", "dirty_exchange"),
        ),
        market="treasure_hunter rare_artefact dirty_exchange nuisance natural_survivor",
        market_deck="risky_business swank spyglass dirty_exchange sofa",
    ),
}  # fmt: skip
