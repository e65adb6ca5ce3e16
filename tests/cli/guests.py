"""Packages of somebody else, written as a guide says and installed as pip would do it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from tests.cli.table import Result, environment
from tests.cli.test_play import Shopper

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
FILE = re.compile(r"^   `([\w./]+)`[^\n]*:\n\n   ```\w+\n(.*?)^   ```$", re.MULTILINE | re.DOTALL)


def install(guide: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a guide in a folder of their own, found by every process that is begun from now on."""
    for name, text in FILE.findall((GUIDES / guide).read_text("utf-8")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    facts = folder / f"{project['name'].replace('-', '_')}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n", "utf-8"
    )
    points = [
        line
        for group, names in project["entry-points"].items()
        for line in (f"[{group}]", *[f"{name} = {value}" for name, value in names.items()])
    ]
    (facts / "entry_points.txt").write_text("\n".join(points), "utf-8")
    paths = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([path for path in paths if path]))
    return folder


def run(folder: Path, *arguments: str) -> Result:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def comptoir(folder: Path, *arguments: str) -> str:
    done = run(folder, "-m", "comptoir", *arguments)
    assert (done.code, done.err) == (0, "")
    return done.out


class Newcomer:
    """Asks about a card of the set, tries all of them while they are new, then plays to win."""

    def __init__(self, lang: str, shopper: Shopper, tries: str, card: str) -> None:
        self.first = [f"? {card}", "1"]
        self.last = [f"s {lang}.json", "q"]
        self.shopper = shopper
        self.tries = re.compile(tries)
        self.tried = 0

    def __call__(self, screen: str, options: list[tuple[int, str]]) -> str:
        if self.first:
            return self.first.pop(0)
        if not options:
            return self.last.pop(0)
        found = [number for number, text in options if self.tries.match(text)]
        if found and self.tried < 12:
            self.tried += 1
            return str(found[0])
        return self.shopper(screen, options)
