"""Calling the command, as a person or a script does: in this process, which has read the code already.

That the real one in a process of its own does the same, ``test_script.py`` shows.
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from comptoir.cli import main


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def call(
    arguments: Sequence[str | Path], environ: dict[str, str], typed: str = "", folder: Path | None = None
) -> Done:
    """Run a command line to its end, with everything typed beforehand, in this environment and no other."""
    encoding = environ.get("PYTHONIOENCODING", "utf-8")
    streams = [io.TextIOWrapper(io.BytesIO(), encoding) for _ in range(2)]
    keyboard = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding)
    size = {"COLUMNS": "80", "LINES": "25"}  # what somebody sees who reads it through a pipe
    with ExitStack() as world:
        world.enter_context(mock.patch.dict(os.environ, size | environ, clear=True))
        world.enter_context(chdir(folder or Path.cwd()))
        world.enter_context(mock.patch.object(sys, "stdin", keyboard))
        world.enter_context(redirect_stdout(streams[0]))
        world.enter_context(redirect_stderr(streams[1]))
        code = main([str(each) for each in arguments])
    for stream in streams:
        stream.flush()
    out, err = (stream.buffer.getvalue().decode(encoding) for stream in streams)
    assert "Traceback" not in err
    return Done(code, out, err)


def run(*arguments: str | Path, lang: str = "en") -> Done:
    return call(arguments, {**os.environ, "LC_ALL": f"{lang}.UTF-8", "COLUMNS": "100"})


def run_json(*arguments: str | Path) -> Any:
    done = run(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
