"""Tests that take long begin first, so that short ones fill what is left of the time on every core.

Hypothesis counts examples and never seconds: those say what else the machine does meanwhile.

What is collected stays until the end. Python would go through all of it again and again to find what nobody
needs any more, which took as long as many a test.
"""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
gc.disable()

LONGEST = (
    "browser/test_karanor_table.py",
    "browser/test_barriers.py",
    "browser/test_tutorial.py",
    "browser/test_karanor_trade.py",
    "browser/test_table.py",
    "browser/test_karanor_evening.py",
    "browser/test_karanor_moments.py",
    "browser/test_two_games.py",
    "browser/test_layouts.py",
    "browser/test_targets.py",
    "browser/test_figures.py",
    "browser",
    "archive/test_archive.py",
    "server/simulated/test_faults.py",
    "karanor/test_conformance.py",
    "server/test_killed.py",
    "server/test_lost.py",
    "server/simulated/test_every_prompt.py",
    "server/test_fuzz.py",
    "server/test_karanor.py",
    "server/test_floods.py",
    "core/test_conformance.py",
    "server",
    "cli/test_terminal.py",
    "telling/test_karanor_moments.py",
    "bots/test_karanor_first.py",
    "bots/test_honest.py",
    "cli",
    "bots",
    "native",
    "karanor",
    "lab",
    "telling",
)
"""Files and folders in the order in which they begin; those of the rest follow by name."""
RULES = ("archive", "bots", "core", "env", "karanor", "native", "properties", "scenarios")
"""The tests of the rules, of those who think and of those who learn, which both builds have to pass."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="only the tests of what is compiled")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    folders = collection_path.relative_to(Path(__file__).parent).parts
    return True if config.getoption("--rules") and folders and folders[0] not in RULES else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_place)


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()


def _place(item: pytest.Item) -> int:
    """Where its file is named, else its folder."""
    file = item.nodeid.partition("::")[0].removeprefix("tests/")
    folder = file.partition("/")[0]
    return next((LONGEST.index(each) for each in (file, folder) if each in LONGEST), len(LONGEST))
