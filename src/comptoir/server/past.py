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
from comptoir.server.postgres.address import PASSWORD, apart
from comptoir.server.purses import neighbourhood
from comptoir.server.worker import Worker

MOST_WAITING = 8
"""Questions of one address that may wait."""
MOST_ADDRESSES = 64
"""Addresses that may be waiting at all."""

LONGEST = 20.0
"""Seconds an answer may take."""
LONGEST_REVIEW = 180.0
"""The same for a review: of a long game, where the engine is not compiled and much is going on."""
WAITS_FOR_REVIEW = 8.0
"""Seconds after which who asked for it is told that it is coming, and asks again."""
MOST_COMING = 16
"""Reviews that may be waited for."""
REVIEWS = " reviews"
"""Those who wait for a review wait in a row of their own."""
TOLD, FAILED, BROKEN = b"=", b"!", b"?"
"""How an answer begins: with what was asked for, with an error for people, with one for the log."""
NOT_YET = TOLD + b"null"

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


class Reviewed(NamedTuple):
    """A game that is over, seen from its end."""

    table: str
    length: int
    lang: str


Question: TypeAlias = Steps | Lines | Whole | Reviewed


class Past:
    """What has been at every table."""

    def __init__(self, data: Path | str) -> None:
        where, password = apart(data) if isinstance(data, str) else (str(data), None)
        secrets = {} if password is None else {PASSWORD: password}
        self._worker = Worker("comptoir.server.remembering", where, secrets=secrets)
        self._reviewer = Worker("comptoir.server.remembering", where, secrets=secrets)
        """Takes seconds for an answer, so it keeps nobody waiting who asks for less."""
        self._coming: dict[Reviewed, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def tell(self, question: Question, address: str) -> bytes:
        """The answer, in JSON. Raises ``ComptoirError``, also when there are too many questions."""
        where = neighbourhood(address) + (REVIEWS if isinstance(question, Reviewed) else "")
        is_new = where not in self._turns
        if self._waiting[where] >= MOST_WAITING or (is_new and len(self._turns) >= MOST_ADDRESSES):
            metrics.count("past_busy")
            raise ComptoirError("busy")
        turn = self._turns.setdefault(where, asyncio.Lock())
        self._waiting[where] += 1
        try:
            async with turn:
                if isinstance(question, Reviewed):
                    return _opened(await self._wait_for(question))
                return _opened(await self._ask(question))
        finally:
            self._waiting[where] -= 1
            if not self._waiting[where]:
                del self._waiting[where], self._turns[where]

    async def _wait_for(self, question: Reviewed) -> bytes:
        """A review, which goes on being made when nobody can wait any longer."""
        if question not in self._coming:
            for each in [each for each, task in self._coming.items() if task.done()]:
                self._coming.pop(each).exception()  # nobody asked again; the process remembers what it found
            if len(self._coming) >= MOST_COMING:
                raise ComptoirError("busy")
            self._coming[question] = asyncio.create_task(self._ask(question))
        coming = self._coming[question]
        await asyncio.wait([coming], timeout=WAITS_FOR_REVIEW)
        if not coming.done():
            return NOT_YET
        self._coming.pop(question, None)
        return await coming

    async def _ask(self, question: Question) -> bytes:
        worker = self._reviewer if isinstance(question, Reviewed) else self._worker
        try:
            async with asyncio.timeout(longest(question)):
                return await worker.ask(pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        except (TimeoutError, EOFError, OSError) as error:
            log.warning("past_failed", extra={"why": type(error).__name__})
            raise ComptoirError("busy") from error

    async def close(self) -> None:
        """End the processes; nobody may ask any more."""
        await asyncio.gather(self._worker.close(), self._reviewer.close())


def longest(question: Question) -> float:
    """How many seconds an answer may take."""
    return LONGEST_REVIEW if isinstance(question, Reviewed) else LONGEST


def _opened(answer: bytes) -> bytes:
    if answer.startswith(TOLD):
        return answer[len(TOLD) :]
    if answer.startswith(FAILED):
        code, details = msgspec.json.decode(answer[len(FAILED) :])
        raise ComptoirError(code, **details)
    log.error("past_failed", extra={"why": answer[1:].decode()})
    raise ComptoirError("server_failed")
