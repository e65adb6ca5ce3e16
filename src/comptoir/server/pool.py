"""Bots think in processes of their own, and never keep a table waiting for longer than it will wait.

A process is told what one seat may see and what it is asked, in the view that serves everyone, and
answers with the place of an option. It receives no match: in the middle of an action even an imagined one
holds the real table it started from.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any
from zlib import crc32

from comptoir.bots import Glance, Look
from comptoir.core import Match, Option
from comptoir.server.thinking import LENGTH_BYTES, READY, Letter

_PATIENCE = 2.0
"""How long a process that has died may take to be gone, in seconds."""
_log = logging.getLogger(__name__)


TOO_SLOW, DIED = "too slow", "died"


class NoAnswer(Exception):
    """A bot did not say what it picks. One that is not broken may be asked again."""

    def __init__(self, why: str, *, is_broken: bool) -> None:
        super().__init__(why)
        self.is_broken = is_broken


class Pool:
    """A few processes of bots. Every table has its own among them, where its bots remember the game."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = [_Worker() for _ in range(workers)]

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match[Any], deadline: float
    ) -> Option:
        """What a bot picks at its seat. Raises ``NoAnswer`` after ``deadline`` seconds, or when it fails.

        ``match`` is looked at before this first waits, so the caller may go on with it.
        """
        look = Look(match, seat)
        options = look.decision.options
        answer = await self._ask(Letter(table, game, kind, deadline, look.view))
        if type(answer) is int and 0 <= answer < len(options):
            return options[answer]
        _log.warning("the bot %s of %s did not answer: %s", kind, game, answer)
        raise NoAnswer(str(answer), is_broken=answer not in (TOO_SLOW, DIED))

    async def interrupt(
        self, table: str, seat: int, game: str, kind: str, match: Match[Any], deadline: float
    ) -> tuple[Option, ...]:
        """What a bot does unasked now, with the whole run behind it; nothing if it does not care to, after
        ``deadline`` seconds, or when it fails. Only the first pick is sure to be offered.

        ``match`` is looked at before this first waits, so the caller may go on with it.
        """
        glance = Glance(match, seat)
        interruptions = glance.interruptions
        if not interruptions:
            return ()
        answer = await self._ask(Letter(table, game, kind, deadline, glance.view, interruptions))
        if type(answer) is list:
            picks = tuple([tuple(pick) if type(pick) is list else pick for pick in answer])
            if not picks or picks[0] in interruptions:
                return picks
            answer = "not offered"
        _log.warning("the bot %s of %s did not interrupt: %s", kind, game, answer)
        return ()

    async def _ask(self, letter: Letter) -> object:
        """What a bot answers; a word on it when it fails."""
        worker = self._workers[crc32(letter.table.encode()) % len(self._workers)]
        try:
            async with asyncio.timeout(letter.deadline):
                return await worker.ask(pickle.dumps(letter, pickle.HIGHEST_PROTOCOL))
        except TimeoutError:
            return TOO_SLOW
        except (EOFError, OSError):
            return DIED

    async def close(self) -> None:
        """End all processes; nobody may be asked any more."""
        await asyncio.gather(*[worker.close() for worker in self._workers])


class _Worker:
    """One process, started when it is first needed and anew after it failed."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._starting: asyncio.Task[Process] | None = None
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def ask(self, letter: bytes) -> object:
        """Send a letter and wait for the answer; one at a time. Raises ``EOFError`` when the process dies."""
        async with self._turn:
            if self._is_closed:
                raise EOFError
            if self._process is None or self._process.returncode is not None:
                self._start()
            assert self._starting is not None
            process = await asyncio.shield(self._starting)
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(len(letter).to_bytes(LENGTH_BYTES, "little") + letter)
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH_BYTES)
                answer: object = json.loads(await process.stdout.readexactly(int.from_bytes(head, "little")))
            except BaseException as error:
                self._process = None  # at the deadline too: what it says next would answer another letter
                await _end(process, has_died=isinstance(error, EOFError | OSError))
                if not self._is_closed:
                    self._start()
                raise
            return answer

    def _start(self) -> None:
        """Let a start go on until it is done. If a deadline could end it, short ones would always do so."""
        if self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self._launch())

    async def _launch(self) -> Process:
        # -P: a folder that happens to be the current one must not lend us its modules.
        # A session of its own: Ctrl-C at the terminal is for the server.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "comptoir.server.thinking",
            stdin=PIPE, stdout=PIPE, start_new_session=True,
        )  # fmt: skip
        assert process.stdout is not None
        if self._is_closed:
            await _end(process, has_died=False)
            raise EOFError
        self._process = process
        try:
            await process.stdout.readexactly(len(READY))
        except EOFError:
            self._process = None
            await _end(process, has_died=True)
            raise
        return process

    async def close(self) -> None:
        self._is_closed = True
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()  # whoever waits for it to start or to answer hears of that
        if self._starting is not None:
            with suppress(EOFError, OSError):
                await self._starting
        async with self._turn:
            if self._process is not None:
                await _end(self._process, has_died=True)


async def _end(process: Process, *, has_died: bool) -> None:
    """Leave nothing of a process; it has nothing to lose.

    One that has died is not killed again: that could take its last word from the event loop.
    """
    if has_died:
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), _PATIENCE)
    if process.returncode is None:
        process.kill()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    await process.stdout.read()
    await process.wait()
