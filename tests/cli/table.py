"""The command with a script at its keyboard; or the real one in a process of its own, with a driver."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.cli.calling import call

COMMAND = [sys.executable, "-m", "comptoir"]
CURSOR = "\n> "

Choose = Callable[[str, list[tuple[int, str]]], str]
"""Given the screen and its numbered options, the line to type."""


class Result(NamedTuple):
    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """As on somebody's machine, but with no language, colour or width of its own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        kept.pop(name, None)
    return {**kept, "PYTHONIOENCODING": "utf-8", **more}


def run(folder: Path, *arguments: str, typed: str = "", **environ: str) -> Result:
    """Run a command line to its end, with everything typed beforehand."""
    done = call(arguments, environment(**environ), typed, folder)
    return Result(done.returncode, _spaced(done.stdout), _spaced(done.stderr))


def play(
    folder: Path, *lines: str, seed: str = "7", lang: str = "en", options: tuple[str, ...] = ()
) -> Result:
    """Play with a fixed seed, typing these lines and no more."""
    typed = "".join(f"{line}\n" for line in lines)
    return run(folder, "play", "--seed", seed, "--lang", lang, *options, typed=typed)


def drive(folder: Path, choose: Choose, *arguments: str) -> Result:
    """Run a command, reading each screen before typing the next line."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    out, screen = "", ""
    with process:
        while chunk := os.read(process.stdout.fileno(), 1 << 16):
            screen += chunk.decode()
            if screen.endswith(CURSOR):
                process.stdin.write(f"{choose(screen, options_on(screen))}\n".encode())
                process.stdin.flush()
                out, screen = out + screen, ""
        errors = process.stderr.read().decode()
    return Result(process.returncode, _spaced(out + screen), _spaced(errors))


def _spaced(text: str) -> str:
    """Non-breaking spaces are tested with the words; here they would only be in the way."""
    return text.replace("\u00a0", " ")


def options_on(screen: str) -> list[tuple[int, str]]:
    """The numbered options of the last question on a screen."""
    found = re.findall(r"^  (\d+)\. (.*)$", screen, re.MULTILINE)
    return [(int(number), text) for number, text in found]


def screens(out: str) -> list[str]:
    """What was shown before each line typed."""
    return out.split(CURSOR)
