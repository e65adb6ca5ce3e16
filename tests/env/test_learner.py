"""The first learner learns, and what is told of it in the guide is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.env import bench
from comptoir.env.learner import Learner, both_seats, learn, measure, play
from comptoir.env.manual import manual

GUIDE = (Path(__file__).parents[2] / "docs/guides/learn.md").read_text("utf-8")


def test_a_few_games_teach_how_to_beat_random() -> None:
    tables = both_seats()
    learner = Learner(tables[0].seating.chart, seed=1)
    for number in range(30):
        learner.learn(*play(tables[number % 2], learner, number))
    wins, least, most = measure(tables, learner, 16)
    assert least < wins > 0.8
    assert most > wins - 1e-9


def test_it_is_told_how_good_it_is_before_and_after() -> None:
    before, *_, after = learn(0.2, seed=1, games=2)
    assert (before.games, before.seconds, before.played) == (0, 0, 2)
    assert after.games > 0
    assert after.seconds >= 0.2


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_the_tables_of_the_guide_are_those_of_the_code(game: str) -> None:
    found = re.search(rf"<!-- {game} -->\n(.*?)\n<!-- end -->", GUIDE, re.DOTALL)
    assert found
    assert found[1] == manual(game), f"python -m comptoir.env.manual {game} prints the new ones"


def test_the_bench_measures_every_table() -> None:
    lines: list[str] = []
    bench.main(lines.append, steps=30, rounds=1)
    for name in bench.OURS:
        step, behind, times = next(line for line in lines if line.startswith(name)).split()[-3:]
        assert float(step) > 0
        assert float(behind) > 0
        assert float(times) > 0
