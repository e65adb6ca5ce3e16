"""The doors: play, simulate, replay, verify, cards, bench."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from cyclopts import CycloptsError
from rich.console import Console

from comptoir.cli import language, problems
from comptoir.cli.help import wrapped
from comptoir.core import ComptoirError
from comptoir.words import shortened

INTERRUPTED = 130
WRONG = 2
BROKEN = 1
DEBUG = "COMPTOIR_DEBUG"
"""Set in the environment, it shows developers where a bug is."""


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code. A person is told what went wrong, never shown a traceback."""
    arguments = list(sys.argv[1:] if tokens is None else tokens)
    _open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        _forgive(stream)
    language.speak(language.asked_for(arguments))
    try:
        return _run(arguments)
    except ComptoirError as error:
        _complain(problems.sentence(language.spoken(), error))
        return WRONG
    except CycloptsError as error:
        _complain(problems.usage(language.spoken(), error))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; what Python still holds would only raise again at exit.
        _forget_output()
        return 0
    except Exception as bug:
        if isinstance(bug, OSError) and bug.filename is None:  # no file of ours, so a stream
            _forget_output()
            _complain(language.spoken().say("output-not-written"))
            return BROKEN
        if os.environ.get(DEBUG):
            raise
        _complain(language.spoken().say("unexpected", reason=shortened(repr(bug)), variable=DEBUG))
        return BROKEN


def _run(arguments: list[str]) -> int:
    from comptoir.cli.app import app

    result = app(arguments, print_error=False, exit_on_error=False)
    sys.stdout.flush()
    return result if isinstance(result, int) else 0


def _open_what_is_closed() -> None:
    """Python has no stream where its file was closed; nothing comes from there, and nobody reads there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # for good


def _complain(text: str) -> None:
    """Say it in short lines where somebody watches, as it is where a program may read it."""
    with suppress(OSError):
        width = Console(stderr=True).width
        lines = text.splitlines()
        if sys.stderr.isatty():
            lines = [part for line in lines for part in wrapped(line, width)]
        print("\n".join(lines), file=sys.stderr, flush=True)


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _forgive(stream: TextIO) -> None:
    """Print what a narrow encoding cannot hold as a question mark instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
