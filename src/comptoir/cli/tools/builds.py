"""``comptoir bench --both``: the plain build and the compiled one, measured one after the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from comptoir import native
from comptoir.cli import language
from comptoir.cli.build import why
from comptoir.cli.tools.figures import label, wanted
from comptoir.cli.tools.output import columns, decimal
from comptoir.core import BadOptions
from comptoir.lab.setups import Setup
from comptoir.words import Words, shortened

BUILDS: tuple[native.Build, ...] = ("plain", "compiled")
UNTARGETED = ("imagine_us", "games_per_s")
"""Figures that are shown whether there is a target for them or not."""


def measure(game: str, pack: Path | None, **how: float) -> dict[str, Any]:
    """What a bench of each build says. Raises ``BadOptions`` if there is only one."""
    obstacle = native.obstacle()
    if obstacle:
        raise BadOptions("no_compiled_build", why=why(language.spoken(), obstacle))
    arguments = ["--game", game, *(["--pack", str(pack)] if pack else [])]
    for name, value in how.items():
        arguments += [f"--{name}", str(value)]
    return {build: _measure(build, arguments) for build in BUILDS}


def _measure(build: str, arguments: list[str]) -> Any:
    """In a process of its own: one process runs one build."""
    done = subprocess.run(
        [sys.executable, "-m", "comptoir", "bench", "--json", *arguments],
        env={**os.environ, native.VARIABLE: build},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise BadOptions("bench_build_failed", build=build, reason=shortened(done.stderr.strip()))
    return json.loads(done.stdout)


def report(words: Words, setup: Setup, found: Mapping[str, Any]) -> Iterator[str]:
    """A small table: each figure of both builds, beside what we want of it."""
    names = dict.fromkeys([*setup.targets["plain"], *setup.targets["compiled"], *UNTARGETED])
    heads = [words.say("bench-what")]
    for build in BUILDS:
        heads += [words.say(f"bench-builds-{build}"), words.say("bench-target"), words.say("bench-met")]
    rows = [heads]
    for name in names:
        row = [label(words, setup, name)]
        for build in BUILDS:
            target = setup.targets[build].get(name)
            nothing = words.say("bench-untargeted")
            row += [
                decimal(words, found[build][name], 2),
                nothing if target is None else wanted(words, name, target),
                nothing
                if target is None
                else words.say("bench-yes" if found[build]["met"][name] else "bench-no"),
            ]
        rows.append(row)
    yield from columns(rows, right=(1, 4))
    yield ""
    yield words.say("bench-yard", steps=round(found["plain"]["yard_per_s"]))
