"""A real server in a process of its own, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread

PATIENCE = 120.0
"""Seconds: more than anything takes on the busiest machine. Only what never comes is waited for so long."""
QUICK = (
    "--bot-pause",
    "0",
    "--window",
    "0.6",
    "--grace",
    "1",
    "--sockets",
    "500",
    "--rate",
    "1000",
    "--lang",
    "en",
)
"""Options with which nobody waits for a bot."""
SLOW = ("too slow", '"TimeoutError"')
"""What a server says of something that took too long."""


ADVISED_AT_ONCE = "from comptoir.server import advising; advising.adviser = lambda game: 'medium'"
"""For servers whose hints are taken to get on: they come from a bot that does not look ahead."""


def quick(*more: str, **changed: object) -> list[str]:
    """The same options, some of them otherwise, and some more."""
    options = dict(zip(QUICK[::2], QUICK[1::2], strict=True))
    options |= {f"--{name.replace('_', '-')}": str(value) for name, value in changed.items()}
    return [part for option in options.items() for part in option] + list(more)


class Running:
    """A server until it is stopped or killed."""

    def __init__(
        self, folder: Path | str, options: Sequence[str] = QUICK, port: int = 0, setting: str = ""
    ) -> None:
        """``setting`` is a line of Python before it starts, for what has no option."""
        self.folder = Path(folder)  # where it is one
        start = f"{setting}\nfrom comptoir.cli import main\nraise SystemExit(main())"
        program = ["-c", start] if setting else ["-m", "comptoir"]
        command = [sys.executable, *program, "serve", "--port", str(port), "--data", str(folder)]
        self.process = subprocess.Popen(
            [*command, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.log: list[str] = []
        """What it wrote to stderr."""
        self._reader = Thread(target=self._read_log, daemon=True)
        self._reader.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+:\d+)", line)
        if found is None:
            self.process.wait(PATIENCE)
            self._close()
            raise AssertionError(f"the server did not open: {line}{''.join(self.log)}")
        self.host = found[1]

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    @property
    def port(self) -> int:
        return int(self.host.partition(":")[2])

    @property
    def complaints(self) -> list[str]:
        """What it wrote to stderr, but for what took too long: that tells what else the machine does."""
        return [line for line in self.log if not any(each in line for each in SLOW)]

    def kill(self) -> None:
        """As a power failure would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._close()

    def stop(self) -> int:
        """As its host would."""
        self.process.send_signal(signal.SIGINT)
        return self.end()

    def end(self) -> int:
        """Wait until it has stopped."""
        code = self.process.wait(PATIENCE)
        self._close()
        return code

    def _close(self) -> None:
        self._reader.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line)
