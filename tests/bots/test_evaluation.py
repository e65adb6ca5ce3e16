"""Weights as data."""

from __future__ import annotations

import pytest

from comptoir.bots.dale.judgement import usual
from comptoir.bots.evaluation import BadWeights, Evaluation, chances, read, sharpened, sharpened_one

NAMES = ("near", "far")
LEARNED = Evaluation(NAMES, ((1.0, -0.5), (2.0, 0.0)), {"spyglass": 0.25}, 3, {"seed": 1})


def test_weights_are_read_as_they_were_written() -> None:
    again = read(LEARNED.plain(), NAMES, 3, 2)
    assert again == LEARNED
    assert again.score(0, [1.0, 2.0]) == 0.0
    assert again.score(1, [1.0, 2.0]) == 2.0


@pytest.mark.parametrize(
    ("names", "version", "phases"), [(NAMES, 4, 2), (("near", "other"), 3, 2), (NAMES, 3, 4)]
)
def test_weights_of_other_features_are_refused(names: tuple[str, ...], version: int, phases: int) -> None:
    with pytest.raises(BadWeights, match=r"version 3.*lab train|4 phases of 2 features"):
        read(LEARNED.plain(), names, version, phases)


def test_who_scores_more_wins_more_often() -> None:
    assert chances([0.0, 0.0]) == [0.5, 0.5]
    first, second, third = chances([700.0, 701.0, 699.0])
    assert second > first > third
    assert first + second + third == pytest.approx(1.0)


def test_chances_told_more_decidedly_keep_their_order_and_their_sum() -> None:
    told = sharpened([0.5, 0.3, 0.2], 2.0)
    assert sum(told) == pytest.approx(1.0)
    assert told == pytest.approx([25 / 38, 9 / 38, 4 / 38])
    assert sharpened([0.5, 0.3, 0.2], 1.0) == pytest.approx([0.5, 0.3, 0.2])
    assert sharpened([1.0, 0.0], 1.7) == [1.0, 0.0]
    assert sharpened_one(0.7, 2, 1.5) == pytest.approx(sharpened([0.7, 0.3], 1.5)[0])
    assert sharpened_one(1 / 3, 3, 1.5) == pytest.approx(1 / 3), "a fair share stays one"


def test_the_weights_that_come_with_dale_say_how_they_were_made() -> None:
    made = usual().evaluation.made
    assert {"seed", "games", "generation", "positions"} <= made.keys()
