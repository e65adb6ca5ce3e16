"""The doors: play, simulate, replay, verify, cards, bench."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TextIO

from comptoir.cli import language, problems
from comptoir.core import ComptoirError

INTERRUPTED = 130
WRONG = 2
BROKEN = 1
DEBUG = "COMPTOIR_DEBUG"
"""Set in the environment, it shows developers where a bug is."""


def main(tokens: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code. A person is told what went wrong, never shown a traceback."""
    arguments = list(sys.argv[1:] if tokens is None else tokens)
    for stream in (sys.stdout, sys.stderr):
        _forgive(stream)
    language.speak(language.asked_for(arguments))
    try:
        return _run(arguments)
    except ComptoirError as error:
        print(problems.sentence(language.spoken(), error), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone; what Python still holds would only raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as bug:
        if os.environ.get(DEBUG):
            raise
        print(language.spoken().say("unexpected", reason=repr(bug), variable=DEBUG), file=sys.stderr)
        return BROKEN


def _run(arguments: list[str]) -> int:
    from comptoir.cli.app import app

    result = app(arguments)
    sys.stdout.flush()
    return result if isinstance(result, int) else 0


def _forgive(stream: TextIO) -> None:
    """Print what a narrow encoding cannot hold as a question mark instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
