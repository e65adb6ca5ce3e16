"""Tests that take long begin first, so that short ones fill what is left of the time on every core."""

from __future__ import annotations

import pytest

LONGEST = ("browser", "server", "cli", "karanor", "lab", "bots")
"""Folders in the order in which they begin; those of the rest follow by name."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(
        key=lambda item: LONGEST.index(folder) if (folder := _folder(item)) in LONGEST else len(LONGEST)
    )


def _folder(item: pytest.Item) -> str:
    return item.nodeid.split("/")[1]
