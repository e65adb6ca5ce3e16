"""Measuring: figures that make sense, and targets read the right way round."""

import os
from dataclasses import replace
from typing import Any

import pytest

from comptoir.lab.bench import Figures, allowed_bytes, is_met, measure
from comptoir.lab.dale import DaleSetup
from comptoir.lab.yard import yard

DALE = DaleSetup()
TARGETS = DALE.targets["compiled"]


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measure(DALE, work_seconds=0.02, rounds=1, games=3)


def test_everything_is_measured(figures: Figures) -> None:
    values = figures.plain()
    negative = values.pop("most_save_bytes_over")
    assert negative is not None
    assert negative < 0, "a saved game is larger than it may be"
    assert all(value is not None and value > 0 for value in values.values()), values
    assert figures.decisions_per_s >= figures.real_decisions_per_s
    assert figures.real_decisions_per_kyard == pytest.approx(
        1000 * figures.real_decisions_per_s / figures.yard_per_s
    )
    assert figures.clone_mid_us < figures.clone_answer_mid_us


def test_saved_games_start_at_their_base_and_grow_by_the_pick(figures: Figures) -> None:
    assert figures.save_base_bytes < figures.save_bytes
    assert figures.save_bytes_per_pick < 8
    assert allowed_bytes(100) == 2800


@pytest.mark.parametrize("name", list(TARGETS))
def test_a_target_is_reached_from_the_right_side(figures: Figures, name: str) -> None:
    more_is_better = name.endswith("per_kyard")

    def reaches(value: float) -> bool:
        change: dict[str, Any] = {name: value}
        return is_met(TARGETS, replace(figures, **change), name)

    assert reaches(TARGETS[name])
    assert reaches(TARGETS[name] + 0.1) is more_is_better
    assert reaches(TARGETS[name] - 0.1) is not more_is_better


def test_one_saved_game_too_large_misses_the_target(figures: Figures) -> None:
    assert is_met(TARGETS, replace(figures, most_save_bytes_over=0), "save_bytes")
    assert not is_met(TARGETS, replace(figures, most_save_bytes_over=1), "save_bytes")


def test_measuring_gives_the_cores_back() -> None:
    cores = getattr(os, "sched_getaffinity", lambda _: os.cpu_count())
    before = cores(0)
    measure(DALE, work_seconds=0.01, rounds=1, games=1)
    assert cores(0) == before


def test_the_yardstick_counts_whole_batches() -> None:
    assert yard(0.01) > 10_000
