"""The environments pass the tests of those who made the interfaces."""

from __future__ import annotations

import random
from importlib import import_module
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from comptoir import env

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dale", {"players": 2}),
    ("dale", {"players": 3}),
    ("dale", {"teams": True}),
    ("karanor", {"players": 2}),
    ("karanor", {"players": 6, "unasked": False}),
]
advice = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
"""PettingZoo knows by name which environments may have a mask beside what is seen; of others it warns."""


@advice
@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_pettingzoo_finds_nothing(
    game: str, wishes: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env.aec(game, seed=11, **wishes), num_cycles=300)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: env.aec(game, **wishes), num_cycles=100)


@pytest.mark.parametrize(("game", "wishes"), TABLES)
def test_gymnasium_finds_nothing(game: str, wishes: dict[str, Any]) -> None:
    check_env(env.gym(game, bots="random", render_mode="ansi", seed=11, **wishes), skip_render_check=True)


@pytest.mark.parametrize(
    ("game", "wishes"),
    [("dale", {"players": 2, "turn_limit": 40}), ("karanor", {"players": 3, "max_steps": 200})],
)
def test_the_benchmark_of_pettingzoo_runs(
    game: str, wishes: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Five seconds of a clock that goes by its cycles; in that time games end, and others begin."""
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=count(0, 0.01).__next__))
    random.seed(1)
    table = env.aec(game, seed=11, **wishes)
    performance_benchmark(table)
    assert "turns per second" in capsys.readouterr().out
    assert table.seating.games > 2
