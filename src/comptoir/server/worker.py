"""A process that answers letters: kept alive, waited for no longer than one wants to, and ended with us."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress

from comptoir.server.letters import LENGTH_BYTES, READY, sealed

_PATIENCE = 2.0
"""How long a process that has died may take to be gone, in seconds."""


class Worker:
    """One process, started when it is first needed and anew after it failed."""

    def __init__(self, module: str, *arguments: str, secrets: Mapping[str, str] | None = None) -> None:
        self._command = module, *arguments
        self._secrets = secrets or {}
        """What only the process itself may read: its arguments are shown to everybody on the machine."""
        self._process: Process | None = None
        self._starting: asyncio.Task[Process] | None = None
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def ask(self, letter: bytes) -> bytes:
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
                process.stdin.write(sealed(letter))
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH_BYTES)
                answer = await process.stdout.readexactly(int.from_bytes(head, "little"))
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
            sys.executable, "-P", "-m", *self._command,
            stdin=PIPE, stdout=PIPE, start_new_session=True, env=os.environ | self._secrets,
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
