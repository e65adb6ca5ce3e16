"""Every promise has a campaign, and every campaign a test that is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([A-Z]\d+b?) \| (.+) \| (.+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)


def rows() -> dict[str, tuple[str, ...]]:
    found = ROW.findall((ROOT / "docs/trust.md").read_text("utf-8"))
    return {name: tuple(rest) for name, *rest in found}


def test_every_row_of_trust_is_a_campaign() -> None:
    listed = subprocess.run(
        [ROOT / "scripts/campaigns", "--list"], capture_output=True, text=True, check=True
    )
    commands = dict(line.split(maxsplit=1) for line in listed.stdout.splitlines())
    assert commands.keys() == rows().keys()
    for command in commands.values():
        paths = [word for word in command.split() if word.startswith("tests/")]
        assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_row_names_tests_that_are_there() -> None:
    for name, (_, tests, *_rest) in rows().items():
        folder, found = Path(), re.findall(r"`([^`]+)`", tests)
        assert found, name
        for each in found:
            folder = Path(each).parent if "/" in each else folder
            assert (ROOT / folder / Path(each).name).exists(), (name, each)
