"""Both builds play the same games, pick by pick."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from comptoir import native

ROOT = Path(__file__).parents[2]
FEWEST_LINES = 5000


def played(build: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.native.playing"],
        env={**os.environ, native.VARIABLE: build},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    said, *lines = done.stdout.splitlines()
    assert said == build
    return lines


def test_the_build_that_is_tested_is_the_compiled_one() -> None:
    assert native.build() == "compiled"


def test_every_pick_leads_to_the_same_state_in_both_builds() -> None:
    plain, compiled = played("plain"), played("compiled")
    assert len(plain) > FEWEST_LINES
    differing = [pair for pair in zip(plain, compiled, strict=False) if pair[0] != pair[1]]
    assert differing[:1] == []
    assert len(compiled) == len(plain)
