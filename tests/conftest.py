"""Tests that take long begin first, so that short ones fill what is left of the time on every core.

Hypothesis counts examples and never seconds: those say what else the machine does meanwhile.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

LONGEST = ("browser", "server", "cli", "karanor", "lab", "bots")
"""Folders in the order in which they begin; those of the rest follow by name."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: LONGEST.index(folder) if (folder := _folder(item)) in LONGEST else len(LONGEST)
    )


def _folder(item: pytest.Item) -> str:
    return item.nodeid.split("/")[1]
