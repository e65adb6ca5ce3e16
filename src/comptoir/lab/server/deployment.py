"""PostgreSQL, several processes and a proxy in front of them, on this machine alone: ``scripts/several``.

What containers/compose.yaml does with containers. Whatever dies is started again.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from socket import socket

from comptoir.core import ComptoirError
from comptoir.lab.server.database import ROOMY, Cluster
from comptoir.lab.server.spawn import SERVE

PATIENCE = 60.0
LOOK_EVERY = 0.02
HERE = "127.0.0.1"
CADDYFILE = Path("containers") / "Caddyfile"


class Part:
    """A program that listens on a port. Its log is kept in a file."""

    def __init__(self, name: str, port: int, command: Sequence[str], log: Path, door: str) -> None:
        """``door`` is asked for until it answers well."""
        self.name, self.port, self.log = name, port, log
        self.environment: Mapping[str, str] = os.environ
        self._command, self._door = command, door
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        return 0 if self.process is None else self.process.pid

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._command, stdin=subprocess.PIPE, stdout=log, stderr=log, env=self.environment
            )

    def until_answering(self) -> None:
        """Raises ``ComptoirError`` when it does not."""
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if not self.is_running or time.monotonic() > end:
                self.kill()
                raise ComptoirError("part_failed", name=self.name, reason=self.last_words())
            time.sleep(LOOK_EVERY)

    def last_words(self) -> str:
        lines = self.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[-1] if lines else ""

    def answers(self) -> bool:
        line = HTTPConnection(HERE, self.port, timeout=PATIENCE)
        with suppress(OSError, HTTPException):
            line.request("GET", self._door)
            return line.getresponse().status == 200
        return False

    def signal(self, number: int) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.send_signal(number)

    def end(self) -> int:
        """Wait until it has ended; its exit code."""
        if self.process is None:
            return 0
        code = self.process.wait(PATIENCE)
        if self.process.stdin is not None:
            self.process.stdin.close()
        return code

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        self.signal(signal.SIGINT)
        return self.end()


class Deployment:
    """All of it, for as long as it is not stopped."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        port: int = 0,
        processes: int = 2,
        options: Sequence[str] = (),
        caddyfile: Path = CADDYFILE,
    ) -> None:
        """Ports are free ones where none is named; a folder that is named is kept."""
        self._is_kept = folder is not None
        self.folder = Path(tempfile.mkdtemp(prefix="comptoir-")) if folder is None else folder.absolute()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)  # PostgreSQL is somebody else, where we are root
        ports = free_ports(processes + 1)
        self.port = port or ports.pop()
        self.servers: list[Part] = []
        self.proxy: Part | None = None
        self.database = Cluster(self.folder / "database", ROOMY)
        try:
            self._begin(ports[:processes], options, caddyfile)
        except BaseException:
            self.stop()
            raise

    def _begin(self, ports: Sequence[int], options: Sequence[str], caddyfile: Path) -> None:
        self.data = self.database.kept()
        for number, port in enumerate(ports, 1):
            name = f"comptoir-{number}"
            command = [sys.executable, *SERVE, "--port", str(port), "--data", self.data, *options]
            self.servers.append(Part(name, port, command, self.folder / f"{name}.log", "/ready"))
        caddy = shutil.which("caddy")
        if caddy is None:
            raise ComptoirError("no_caddy", command="sudo apt install caddy")
        command = [caddy, "run", "--adapter", "caddyfile", "--config", str(caddyfile)]
        self.proxy = Part("caddy", self.port, command, self.folder / "caddy.log", "/health")
        self.proxy.environment = {
            **os.environ,
            "COMPTOIR_ADMIN": "off",
            "COMPTOIR_BIND": HERE,
            "COMPTOIR_SITE": self.site,
            "COMPTOIR_PROCESSES": " ".join(f"{HERE}:{port}" for port in ports),
            "XDG_CONFIG_HOME": str(self.folder),
            "XDG_DATA_HOME": str(self.folder),
        }
        for each in self.parts:
            each.begin()
        for each in self.parts:
            each.until_answering()

    @property
    def site(self) -> str:
        return f"http://{HERE}:{self.port}"

    @property
    def parts(self) -> list[Part]:
        return [*self.servers, *([self.proxy] if self.proxy is not None else [])]

    def watch(self) -> Iterator[Part]:
        """Start again whatever has died, for ever; all programs, and each that was started again."""
        yield from self.parts
        while True:
            time.sleep(10 * LOOK_EVERY)
            if not self.database.is_running:
                self.database.start()
            for each in self.parts:
                if not each.is_running:
                    each.end()
                    each.begin()
                    yield each

    def stop(self) -> None:
        """First nobody comes in any more, then the processes go, then the database."""
        if self.proxy is not None:
            self.proxy.stop()
        for each in self.servers:
            each.signal(signal.SIGINT)
        for each in self.servers:
            each.end()
        self.database.stop()
        if not self._is_kept:
            shutil.rmtree(self.folder)


def free_ports(count: int) -> list[int]:
    """Ports nobody listens on."""
    doors = [socket() for _ in range(count)]
    try:
        for each in doors:
            each.bind((HERE, 0))
        return [int(each.getsockname()[1]) for each in doors]
    finally:
        for each in doors:
            each.close()
