"""Looking back: replays, old lines of the log and all else that has been is told in a process of its own, so
that nobody who plays waits for it.

Each address has one question at a time before it, so those who ask much wait for themselves.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import Counter
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from comptoir.core import ComptoirError
from comptoir.server import metrics, wire
from comptoir.server.purses import neighbourhood
from comptoir.server.worker import Worker

MOST_WAITING = 8
"""Questions of one address that may wait."""
MOST_ADDRESSES = 64
"""Addresses that may be waiting at all."""

LONGEST = 20.0
"""Seconds an answer may take."""
TOLD, FAILED, BROKEN = b"=", b"!", b"?"
"""How an answer begins: with what was asked for, with an error for people, with one for the log."""

log = logging.getLogger("comptoir.past")


class Steps(NamedTuple):
    """Some steps of a game, as these eyes see them. ``length`` is how many entries have been told."""

    table: str
    length: int
    lang: str
    eyes: str
    start: int
    frames: int
    allowed: list[str]


class Lines(NamedTuple):
    """Old lines of the log, as an observer may read them."""

    table: str
    length: int
    lang: wire.Lang
    observer: int
    before: int


class Whole(NamedTuple):
    """All of a game that is over: its story in figures, the file to download, or what proves its chance."""

    table: str
    length: int
    what: Literal["story", "save", "proof"]


Question: TypeAlias = Steps | Lines | Whole


class Past:
    """What has been at every table."""

    def __init__(self, folder: Path) -> None:
        self._worker = Worker("comptoir.server.remembering", str(folder))
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def tell(self, question: Question, address: str) -> bytes:
        """The answer, in JSON. Raises ``ComptoirError``, also when there are too many questions."""
        where = neighbourhood(address)
        is_new = where not in self._turns
        if self._waiting[where] >= MOST_WAITING or (is_new and len(self._turns) >= MOST_ADDRESSES):
            metrics.count("past_busy")
            raise ComptoirError("busy")
        turn = self._turns.setdefault(where, asyncio.Lock())
        self._waiting[where] += 1
        try:
            async with turn:
                return _opened(await self._ask(question))
        finally:
            self._waiting[where] -= 1
            if not self._waiting[where]:
                del self._waiting[where], self._turns[where]

    async def _ask(self, question: Question) -> bytes:
        try:
            async with asyncio.timeout(LONGEST):
                return await self._worker.ask(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("past_failed", extra={"why": type(error).__name__})
            raise ComptoirError("busy") from error

    async def close(self) -> None:
        """End the process; nobody may ask any more."""
        await self._worker.close()


def _opened(answer: bytes) -> bytes:
    if answer.startswith(TOLD):
        return answer[len(TOLD) :]
    if answer.startswith(FAILED):
        code, details = msgspec.json.decode(answer[len(FAILED) :])
        raise ComptoirError(code, **details)
    log.error("past_failed", extra={"why": answer[1:].decode()})
    raise ComptoirError("server_failed")
