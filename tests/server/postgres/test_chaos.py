"""Two processes behind a real proxy with a real database, as ``scripts/several`` runs them, and each dies.

Always in the middle of a move. Whatever was acknowledged is stored, once; people are back at their
question; and nobody was shown what they may not see.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import WebSocketException

from comptoir.lab.server.database import tell
from comptoir.server.postgres.store import read_records
from tests.server.guests import Guest, Message, any_items, begun, play_on
from tests.server.running import PATIENCE, Running, quick
from tests.server.truth import Truth

SEVERAL = ("-m", "comptoir.cli.tools.several", str(Path(__file__).parents[3] / "containers" / "Caddyfile"))
GONE = (OSError, WebSocketException)
"""What somebody sees of a line that breaks, or of a door that does not open; timeouts are ``OSError``s."""
PASSING = ("moved", "busy", "not_stored")
A_MOMENT = 0.05
CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'comptoir'"


class Site(Running):
    """All of it, as guests know it: one door."""

    def __init__(self) -> None:
        options = ["--port", "0", "--lang", "en", "--", *quick(leaving=1)]
        self.process = subprocess.Popen(
            [sys.executable, *SEVERAL, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.log = []
        self._reader = Thread(target=self._read_log, daemon=True)
        self._reader.start()
        assert self.process.stdout is not None
        lines = iter(self.process.stdout.readline, "")
        found = re.search(r"http://([\d.]+:\d+)", next(lines, ""))
        assert found is not None, self.log
        self.host = found[1]
        self.database = next(lines).rpartition(" ")[2].strip()
        self.parts: dict[str, tuple[int, int]] = {}
        """The port and the process of each part, as of its last start."""
        self.starts = 0
        self._follower = Thread(target=self._follow, args=(lines,), daemon=True)
        self._follower.start()
        self.wait_for(lambda: len(self.parts) == 3)

    def _follow(self, lines: Iterator[str]) -> None:
        for line in lines:
            name, port, pid = re.findall(r"^(\S+?):|port (\d+)|process (\d+)", line)
            self.parts[name[0]] = int(port[1]), int(pid[2])
            self.starts += 1

    def wait_for(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, self.log
            time.sleep(A_MOMENT)

    def do(self, *statements: str) -> Any:
        """Something to the database; its answer to the last."""
        return asyncio.run(tell(self.database, *statements))

    def owner(self, table: str) -> str:
        """The part that has a table."""
        address = self.do(
            "SELECT address FROM comptoir.tables JOIN comptoir.processes ON processes.id = owner"
            f" WHERE tables.id = '{table}'"
        )
        port = int(address.rpartition(":")[2])
        return next(name for name, (each, _) in self.parts.items() if each == port)

    def kill(self, name: str = "") -> None:
        """A part, which is started again by the script."""
        before = self.starts
        os.kill(self.parts[name][1], signal.SIGKILL)
        self.wait_for(lambda: self.starts > before)

    def database_pid(self) -> int:
        """Its process, or 0 where there is none that answers."""
        folder = Path(self.database.partition("host=")[2])
        with suppress(OSError, ValueError, asyncpg.PostgresError):
            self.do("SELECT 1")
            return int((folder / "data" / "postmaster.pid").read_text().split()[0])
        return 0

    def figure(self, name: str) -> int:
        """The sum of a figure over all processes."""
        ports = [port for part, (port, _) in self.parts.items() if part != "caddy"]
        texts = [httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in ports]
        return sum(int(each.partition(f"\n{name} ")[2].split()[0]) for each in texts)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    running = Site()
    yield running
    assert running.stop() == 0, running.log


class Game:
    """People who play, come back when they are cut off, and remember what they were promised."""

    def __init__(self, site: Site, number: int) -> None:
        self.site = site
        self.chance = Random(number)
        self.guests = begun(site, 2)
        self.table = self.guests[0].table
        self.moves: list[str] = []
        """Every one that was acknowledged."""
        self.play(4)

    def play(self, picks: int) -> None:
        assert play_on(self.guests, self.chance, picks) == picks

    def move_while(self, happens: Callable[[], object]) -> None:
        """Somebody is in the middle of a move when it happens; all come back, and it counts once."""
        for guest in self.guests:
            guest.catch_up()
        known = max(guest.at for guest in self.guests)
        asked = next(guest for guest in self.guests if guest.question is not None)
        assert asked.question is not None
        pick = {"at": asked.question["at"], "items": list(any_items(asked.question, self.chance))}
        move = asked.send("pick", **pick)
        happens()
        answer = self.insist(asked, move, pick)
        self.moves.append(move)
        for guest in self.guests:
            self.bring_back(guest, max(known, answer["at"]))
        assert any(guest.question for guest in self.guests), "somebody is at their question"
        self.play(3)

    def insist(self, guest: Guest, move: str, pick: Message) -> Message:
        """Send a move again and again, as browsers do, until it is done."""
        while True:
            try:
                if guest.socket is None:
                    guest.connect()
                answer = guest.do("pick", move=move, **pick)
            except GONE:
                guest.socket = None
                time.sleep(A_MOMENT)
                continue
            if answer["is"] == "done":
                return answer
            assert answer["code"] in PASSING, answer
            time.sleep(A_MOMENT)

    def bring_back(self, guest: Guest, at: int) -> None:
        """Somebody has a line, and knows of all that was acknowledged."""
        while True:
            try:
                if guest.socket is None:
                    guest.connect()
                guest.catch_up()
                while guest.at < at:
                    guest.hear()
                return
            except GONE:
                guest.socket = None
                time.sleep(A_MOMENT)

    def check(self, folder: Path) -> None:
        """Everything acknowledged is stored once, in a chain; and each saw what they may see."""
        self.site.folder = folder
        stored = asyncio.run(copied(self.site.database, self.table, folder))
        for move in self.moves:
            assert sum(each is not None and each.endswith(move) for each in stored) == 1
        truth = Truth(self.site, self.table)
        for guest in self.guests:
            at = 0
            for raw, message in zip(guest.raw, guest.heard, strict=True):
                if message.get("moment"):
                    at = message["moment"]["at"]
                    truth.spots(at, guest.seat, message["moment"]["scene"])
                unknown = truth.faces - truth.known(at, guest.seat)
                assert [face for face in unknown if f'"{face}"' in raw] == []


async def copied(database: str, table: str, folder: Path) -> list[str | None]:
    """The names of all moves of a table, whose chain is whole; a copy is where the truth looks for it."""
    connection = await asyncpg.connect(database, server_settings={"search_path": "comptoir"})
    try:
        records = await read_records(connection, table)
        secret = await connection.fetchval("SELECT value FROM settings WHERE name = 'secret'")
    finally:
        await connection.close()
    (folder / "secret").write_bytes(secret)
    with closing(sqlite3.connect(folder / "comptoir.sqlite")) as store, store:
        store.execute("CREATE TABLE records (at, seq, body)")
        store.executemany(
            "INSERT INTO records VALUES (?, ?, ?)", [(table, each.seq, each.body) for each in records]
        )
    return [each.move for each in records]


@pytest.fixture
def game(site: Site, request: pytest.FixtureRequest) -> Game:
    return Game(site, len(request.node.name))


def test_people_of_a_table_are_led_to_one_process(site: Site) -> None:
    before = site.figure("comptoir_sockets_opened_total")
    games = [Game(site, number) for number in range(4)]
    assert site.figure("comptoir_sockets_opened_total") == before + 2 * len(games)
    carried = site.figure("comptoir_sockets_carried_total")
    assert carried == 0, "the proxy knows the way"
    for game in games:
        game.play(2)


def test_a_process_is_killed(game: Game, site: Site, tmp_path: Path) -> None:
    game.move_while(lambda: site.kill(site.owner(game.table)))
    game.check(tmp_path)


def test_the_database_is_killed(game: Game, site: Site, tmp_path: Path) -> None:
    killed = site.database_pid()
    game.move_while(lambda: os.kill(killed, signal.SIGKILL))
    site.wait_for(lambda: site.database_pid() not in (0, killed))  # what was under way may have been quicker
    game.move_while(lambda: None)
    game.check(tmp_path)


def test_the_proxy_is_killed(game: Game, site: Site, tmp_path: Path) -> None:
    game.move_while(lambda: site.kill("caddy"))
    game.check(tmp_path)


def test_all_connections_of_the_database_are_cut(game: Game, site: Site, tmp_path: Path) -> None:
    game.move_while(lambda: site.do(CUT))
    game.check(tmp_path)


def test_a_database_that_takes_nothing_more_is_waited_for(game: Game, site: Site, tmp_path: Path) -> None:
    """As when its disk is full: what is not stored is not told, and it goes on by itself."""
    name = site.database.partition("@/")[2].partition("?")[0]
    site.do(f"ALTER DATABASE {name} SET default_transaction_read_only = on", CUT)

    def room_again() -> None:
        while not any(guest.shown["paused"] for guest in game.guests):
            for guest in game.guests:
                guest.catch_up()
        before = [guest.at for guest in game.guests]
        site.do(
            "SET default_transaction_read_only = off",
            f"ALTER DATABASE {name} RESET default_transaction_read_only",
            CUT,
        )
        assert [guest.at for guest in game.guests] == before, "nothing is told that is not stored"

    game.move_while(room_again)
    game.check(tmp_path)


def test_a_process_is_replaced(game: Game, site: Site, tmp_path: Path) -> None:
    """As in an upgrade: it says that it goes, gives its tables away, and another comes in its place."""
    owner, starts = site.owner(game.table), site.starts
    game.move_while(lambda: os.kill(site.parts[owner][1], signal.SIGINT))
    site.wait_for(lambda: site.starts > starts)
    game.check(tmp_path)
