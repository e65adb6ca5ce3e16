"""Campaigns on a Dask cluster: a real scheduler and real workers, of which one is killed on the way."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import BadOptions
from comptoir.lab import cluster
from comptoir.lab.arena import games
from comptoir.lab.campaigns import Campaign, outcomes
from comptoir.lab.cluster import Cluster
from comptoir.lab.meetings import Arena, Meeting
from comptoir.lab.setups import usual
from comptoir.lab.studies import make_study
from comptoir.lab.study import Run, run
from tests.lab.test_study import MIXED, files

ROOT = Path(__file__).parents[2]
PATIENCE = 120


class Machines:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self) -> None:
        self.workers: list[subprocess.Popen[str]] = []
        self._scheduler, said = self._start("distributed.cli.dask_scheduler", "--port=0")
        while "Scheduler at:" not in (line := next(said)):
            pass
        self.address = line.split("Scheduler at:")[1].strip()

    def join(self, *more: str) -> subprocess.Popen[str]:
        """Another worker, as soon as the scheduler knows it."""
        worker, said = self._start(
            "distributed.cli.dask_worker", self.address, "--nthreads=1", "--no-nanny", *more
        )
        self.workers.append(worker)
        while "Registered to" not in next(said):
            pass
        return worker

    def _start(self, module: str, *arguments: str) -> tuple[subprocess.Popen[str], Iterator[str]]:
        process = subprocess.Popen(
            [sys.executable, "-m", module, "--host=127.0.0.1", "--no-dashboard", *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr is not None
        return process, iter(process.stderr)

    def stop(self) -> None:
        for process in (*self.workers, self._scheduler):
            process.kill()
            process.wait(PATIENCE)
            assert process.stderr is not None
            process.stderr.close()


@pytest.fixture
def machines() -> Iterator[Machines]:
    started = Machines()
    yield started
    started.stop()


def test_a_study_has_the_same_rows_where_a_worker_is_killed(tmp_path: Path, machines: Machines) -> None:
    run(make_study(MIXED), tmp_path / "alone", workers=1)
    machines.join()
    doomed = machines.join()
    played = Run(make_study(MIXED), tmp_path / "shared", Cluster(machines.address))
    shared = played.play()
    next(shared)
    os.kill(doomed.pid, signal.SIGKILL)
    machines.join()  # and another one comes
    list(shared)
    played.finish()
    assert files(tmp_path / "shared") == files(tmp_path / "alone")


def test_a_worker_of_another_version_plays_nothing(
    tmp_path: Path, machines: Machines, caplog: pytest.LogCaptureFixture
) -> None:
    older = tmp_path / "older.py"
    older.write_text("import comptoir\ncomptoir.__version__ = '0.0.1'\n")
    machines.join("--preload", str(older))
    campaign = Campaign(games=60, seed=3, bots=("random", "greedy"))
    with pytest.raises(BadOptions) as refused:
        list(outcomes(campaign, Cluster(machines.address)))
    facts = refused.value.details
    assert (refused.value.code, facts["what"], facts["theirs"]) == ("cluster_of_another", "comptoir", "0.0.1")
    machines.workers[0].kill()
    machines.join()
    shared = outcomes(campaign, Cluster(machines.address))
    first = next(shared)
    late = machines.join("--preload", str(older))  # while it plays: it is sent away as soon as it is asked
    with caplog.at_level(logging.WARNING, logger="comptoir.cluster"):
        assert [first, *shared] == list(outcomes(campaign, workers=1))
    assert "0.0.1" in caplog.text
    late.wait(PATIENCE)


def test_an_arena_gives_the_same_games(machines: Machines) -> None:
    machines.join()
    setup = usual("dale")
    arena = Arena((Meeting("greedy", "random", setup, 2, 6),), seed=4)

    def facts(found: Any) -> list[Any]:
        return sorted([(game.meeting, game.outcome) for game in found], key=lambda each: each[1].number)

    assert facts(games(arena, workers=Cluster(machines.address))) == facts(games(arena, workers=1))


def test_what_is_wrong_with_a_cluster_is_said(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECT_SECONDS", 0.2)
    monkeypatch.setattr(cluster, "_FIRST_WORKER_SECONDS", 0.2)
    campaign = Campaign(games=2, seed=3)
    for address, code in (
        ("tcp://127.0.0.1:1", "cluster_not_reached"),
        ("nowhere", "cluster_not_reached"),
        ("http://", "cluster_not_reached"),
        (machines.address, "cluster_empty"),
    ):
        with pytest.raises(BadOptions) as refused:
            list(outcomes(campaign, Cluster(address)))
        assert refused.value.code == code, address
    with pytest.raises(BadOptions) as refused:
        Cluster(machines.address, workers=2)
    assert refused.value.code == "cluster_has_its_workers"


def test_a_scheduler_that_is_gone_is_told_of(machines: Machines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "_CONNECT_SECONDS", 2)
    machines.join()
    shared = outcomes(Campaign(games=2000, seed=3, bots=("greedy",)), Cluster(machines.address))
    next(shared)
    machines.stop()
    with pytest.raises(BadOptions) as refused:
        list(shared)
    assert refused.value.code == "cluster_lost"
