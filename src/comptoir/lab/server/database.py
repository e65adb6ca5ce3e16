"""A real PostgreSQL in a folder of its own, on a socket: no port, no network, and gone afterwards.

It refuses to be root, so root lends it another name.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from comptoir.core import ComptoirError
from comptoir.lab.server.spawn import cpu_seconds

PATIENCE = 60.0
SMALL = {"listen_addresses": "", "autovacuum": "off", "shared_buffers": "16MB", "fsync": "on"}
"""Settings for a database that is asked little, and not for long."""
ROOMY = {"listen_addresses": "", "shared_buffers": "128MB", "fsync": "on"}
"""Much as it comes, for one that is measured or played on."""
TRUSTED = "local all all trust\n"
"""Whoever reaches the socket may come in."""


def programs() -> Path:
    """Where PostgreSQL's programs are: Debian keeps those of a server out of the way."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[-3]))
    program = str(found[-1]) if found else shutil.which("initdb")
    if program is None:
        raise ComptoirError("no_postgresql", command="sudo apt install postgresql")
    return Path(program).parent


def servant() -> dict[str, Any]:
    """Who runs it: ourselves, unless we are root."""
    if os.geteuid():
        return {}
    names = {each.pw_name for each in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """One PostgreSQL with as many databases as one likes."""

    def __init__(
        self, folder: Path | None = None, settings: Mapping[str, str] = SMALL, doors: str = TRUSTED
    ) -> None:
        """A folder that is named is kept, and found again as it was left; ``doors`` is its pg_hba.conf."""
        self._programs = programs()
        self._servant = servant()
        self._is_kept = folder is not None
        # Short, as names of sockets have to be.
        self.folder = Path(tempfile.mkdtemp(prefix="comptoir-")) if folder is None else folder
        self.folder.mkdir(parents=True, exist_ok=True)
        if self._servant:
            os.chown(self.folder, self._servant["user"], self._servant["group"])
        self._data = self.folder / "data"
        self._settings = settings
        self._made: set[str] = set()
        if not self._data.exists():
            options = ("--auth=trust", "--username=comptoir", "--encoding=UTF8", "--locale=C", "--no-sync")
            self._run("initdb", *options, "--no-instructions", "--pgdata", str(self._data))
            (self._data / "pg_hba.conf").write_text(doors)
        self.start()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def cpu_seconds(self) -> float | None:
        """What it has used so far, with all its processes."""
        return cpu_seconds(self._process.pid)

    def _run(self, program: str, *arguments: str) -> None:
        called = [str(self._programs / program), *arguments]
        done = subprocess.run(
            called, cwd=self.folder, capture_output=True, text=True, check=False, **self._servant
        )
        if done.returncode:
            raise ComptoirError("postgresql_failed", reason=(done.stderr or done.stdout).strip())

    def start(self) -> None:
        """Wait until it answers. After a kill its last processes have to be gone first: it is tried again."""
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        called = [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self.folder), *settings]
        end = time.monotonic() + PATIENCE
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(called, cwd=self.folder, stdout=log, stderr=log, **self._servant)
            while not self._answers():
                if time.monotonic() > end:
                    raise ComptoirError("postgresql_failed", reason=(self.folder / "log").read_text()[-500:])
                if self._process.poll() is not None:
                    self._process = subprocess.Popen(
                        called, cwd=self.folder, stdout=log, stderr=log, **self._servant
                    )
                time.sleep(0.02)

    def _answers(self) -> bool:
        asked = [str(self._programs / "pg_isready"), "--quiet", "--host", str(self.folder)]
        return subprocess.run(asked, check=False).returncode == 0

    def kill(self) -> None:
        """As a power cut does it to the server, though not to the disk."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        """Let go of everything that was not to be kept."""
        self._process.send_signal(signal.SIGINT if self._is_kept else signal.SIGQUIT)
        self._process.wait(PATIENCE)
        if not self._is_kept:
            shutil.rmtree(self.folder)

    def url(self, database: str, user: str = "comptoir", password: str = "") -> str:
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@/{database}?host={self.folder}"

    def fresh(self, name: str = "test") -> str:
        """The address of a database in which nothing is: made once and emptied for whoever is next.

        A new one each time would be three hundred files to write, and to delete.
        """
        if name in self._made:
            others = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
            self.tell("postgres", f"ALTER DATABASE {name} RESET ALL", others)
            self.tell(name, "DROP SCHEMA IF EXISTS comptoir CASCADE", "DROP SCHEMA public CASCADE")
            self.tell(name, "CREATE SCHEMA public")
        else:
            self.tell("postgres", f"CREATE DATABASE {name}")
            self._made.add(name)
        return self.url(name)

    def kept(self, name: str = "comptoir") -> str:
        """The address of a database with whatever is in it already."""
        known = asyncio.run(
            tell(self.url("postgres"), f"SELECT true FROM pg_database WHERE datname = '{name}'")
        )
        if not known:
            self.tell("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def tell(self, database: str, *statements: str) -> None:
        """Do something to a database, as one who may do anything."""
        asyncio.run(tell(self.url(database), *statements))


async def tell(url: str, *statements: str) -> Any:
    """Do something to a database behind everybody's back; the first value of the last answer."""
    import asyncpg  # comes with the extra for PostgreSQL

    connection = await asyncpg.connect(url)
    try:
        answers = [await connection.fetchval(each) for each in statements]
    finally:
        await connection.close()
    return answers[-1]
