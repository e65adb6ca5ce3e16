"""Clerks: processes of our own that do pieces of work, one after the other.

A clerk is a fresh interpreter, so it works alike on every system and inherits no state by accident; it is
kept by its standard input, so it ends with whoever keeps it, also where that is killed. It works in its main
thread, where a bot that thinks too long can be woken, and it may be kept by a worker of a cluster, which must
not have children of Python's own.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from comptoir.bots.guarded import described

_PROGRAM: Final = "from comptoir.lab.clerks import serve; serve()"


class ClerkLost(Exception):
    """A process has ended in the middle of its work."""


class Done(NamedTuple):
    """What came of some pieces of work."""

    results: list[Any]
    seconds: float
    """How long they took, without the way there and back."""


def job_of(work: Callable[[Any], Any], prepare: Callable[[], None]) -> bytes:
    """Work and what must be done once in each process before it, as they travel."""
    return pickle.dumps((work, prepare))


class Clerk:
    """A process that works for this one."""

    def __init__(self) -> None:
        # What is found here is found there: modules of tests, or of a script that runs a study.
        path = os.pathsep.join([each or str(Path.cwd()) for each in sys.path])
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )

    def do(self, job: bytes, pieces: Sequence[Any]) -> Done:
        """Some pieces of a job. Raises what they raise, and ``ClerkLost`` if the process has ended."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        try:
            pickle.dump((job, pieces), asked)
            asked.flush()
            answer = pickle.load(answers)  # from our own process
        except (EOFError, OSError, pickle.UnpicklingError) as fault:
            raise ClerkLost from fault
        if isinstance(answer, Done):
            return answer
        raise answer

    def end(self) -> None:
        """Stop it, wherever it is; whoever waits for it hears of that."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """The same when nobody waits for it any more."""
        self.end()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # something was still to be written
                pipe.close()


def serve() -> None:
    """What the process does: read pieces, do them, answer, until nobody asks any more."""
    # Ctrl-C reaches every process; only the first one says what to do about it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    known, work = b"", None
    while True:
        try:
            job, pieces = pickle.load(asked)  # from whoever keeps us
        except EOFError:
            return
        try:
            if job != known:
                work = _prepared(job)
                known = job
            assert work is not None
            start = perf_counter()
            answer = pickle.dumps(Done([work(piece) for piece in pieces], perf_counter() - start))
        except Exception as bug:  # it is raised where the work was asked for
            answer = _packed(bug)
        try:
            answers.write(answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # nobody waits for it any more


def _prepared(job: bytes) -> Callable[[Any], Any]:
    work, prepare = pickle.loads(job)  # from whoever keeps us
    prepare()
    found: Callable[[Any], Any] = work
    return found


def _packed(bug: Exception) -> bytes:
    """As it is, where it can travel."""
    try:
        packed = pickle.dumps(bug)
        pickle.loads(packed)  # our own
    except Exception:
        return pickle.dumps(RuntimeError(described(bug)))
    return packed
