"""Hundreds of servers, each in a world of its own where everything goes wrong: none breaks its word."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from comptoir.cli import main
from comptoir.server.simulated.campaign import Tally, outcomes
from comptoir.server.simulated.schedules import play

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
SCHEDULES = 100_000 if FULL else 180
MOST_FAILING = 3
"""So many are enough to see that something is wrong."""
SHARES = 10 if FULL else 3
"""The schedules are divided, so that several processes can share them."""


@pytest.mark.parametrize("share", range(SHARES))
def test_no_fault_makes_a_server_break_its_word(share: int) -> None:
    tally, count = Tally(), SCHEDULES // SHARES
    for outcome in outcomes(share * count, count, workers=1):
        tally.add(outcome)
        if len(tally.failing) == MOST_FAILING:
            break
    assert not tally.violations, tally.failing
    assert tally.schedules == count
    assert tally.crashes > count / 5
    assert tally.takeovers > count / 10
    assert tally.failures > count / 5
    assert tally.acknowledged > 5 * count


def test_a_schedule_is_the_same_every_time() -> None:
    script = "import sys; from comptoir.server.simulated.schedules import play; print(play(7, print))"
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for hash_seed in ("1", "2")
    ]
    assert len(runs[0]) > 50
    assert runs[0] == runs[1]


def test_schedules_differ() -> None:
    assert len({play(seed)._replace(seed=0) for seed in range(6)}) > 1


def test_several_processes_give_the_same() -> None:
    alone = list(outcomes(20, 6, workers=1))
    assert list(outcomes(20, 6, workers=2)) == alone


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "faults", "--schedules", "3", "--seed", "5", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["schedules"], told["violations"], told["failing"], told["seed"]) == (3, 0, [], 5)
    assert {"seconds", "per_minute", "crashes", "acknowledged", "messages", "stored", "failures"} <= set(told)


def test_the_command_tells_a_schedule_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "faults", "--schedules", "1", "--seed", "7", "--trace", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    for part in ("Déroulement 7", "the server starts", "seat 0 sends", "stored 1 opened", "Anomalies\xa0: 0"):
        assert part in told


@pytest.mark.parametrize("option", ["--schedules", "--workers"])
def test_nothing_to_do_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "faults", option, "0"]) == 2
    assert option in capsys.readouterr().err
