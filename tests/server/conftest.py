"""One server for most tests; those that stop it start their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.lab.server.database import Cluster
from tests.server.guests import send_home
from tests.server.postgres.cluster import guarded
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs."""
    running = guarded()
    yield running
    running.stop()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of a database in which nothing is yet."""
    return cluster.fresh()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    send_home()
