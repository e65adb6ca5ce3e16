"""How a process of its own is written to: letters come in through its standard input, answers leave through
its standard output, each behind its length. What is in them is for both ends to know."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO

READY = b"!"
LENGTH_BYTES = 4


def sealed(content: bytes) -> bytes:
    """A letter, ready to be sent."""
    return len(content).to_bytes(LENGTH_BYTES, "little") + content


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """Answer every letter to this process, until nobody can write to it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop, by closing the input
    letters, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whoever prints in here must not be taken for one who answers
    answers.write(READY)
    answers.flush()
    _exchange(letters, answers, answer)


def _exchange(letters: BinaryIO, answers: BinaryIO, answer: Callable[[bytes], bytes]) -> None:
    while head := letters.read(LENGTH_BYTES):
        answers.write(sealed(answer(letters.read(int.from_bytes(head, "little")))))
        answers.flush()


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """End this process if something takes longer: whoever waits kills it before, unless killed itself."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


def where(error: Exception) -> str:
    """An error without what it was about, fit for a log: cards are not."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" in {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{place}"
