"""A disk that fails: the table pauses, nothing is acknowledged, and it goes on by itself."""

from __future__ import annotations

import errno
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.guests import Guest, any_items, begun, play_on, said, settle, table_for
from tests.server.running import Running
from tests.server.test_killed import come_back

FAULTS = 200 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 6
"""How often the disk fails while people play."""
ROUNDS = 10
"""How often in one game."""
FAILING = """
import os, sqlite3
from pathlib import Path
from comptoir.server import heads
flag, connect, sync = Path({flag!r}), sqlite3.connect, heads._sync_data

class Failing(sqlite3.Connection):
    def execute(self, sql, *parameters):
        if sql == "COMMIT" and flag.exists() and flag.read_text() == "commit":
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *parameters)

def fail(file):
    if flag.exists() and flag.read_text().isdecimal():
        raise OSError(int(flag.read_text()), "the disk fails")
    sync(file)

sqlite3.connect = lambda *how, **more: connect(*how, factory=Failing, **more)
heads._sync_data = fail
"""
"""A server whose disk fails as a file says: when a transaction is stored, or with an error of the system."""


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    """The system refuses to let the server's files grow, and then it does again."""
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own: a full disk is full for all of its tables."""
    running = Running(tmp_path_factory.mktemp("small"))
    yield running
    assert running.stop() == 0


def test_a_full_disk(small: Running) -> None:
    host, friend = guests = begun(small, 2)
    play_on(guests, Random(1), 5)
    player = settle(guests, Random(1))
    with full_disk(small):
        at = player.at
        assert player.question is not None
        move = player.send("pick", at=player.question["at"], items=an_answer(player))
        for guest in guests:
            guest.until("room", where=lambda each: each["table"]["paused"])
        during(player, friend)
        for guest in guests:
            guest.catch_up()  # pings are answered
            assert guest.at == at
            assert not [each for each in guest.heard if each["is"] == "done" and each["move"] == move]
        newcomer = player.another_tab()
        assert newcomer.shown["paused"]
        assert newcomer.moment == player.moment
        assert host.http.get("/health").json()["status"] == "paused"
    done = player.until("done")
    assert done["move"] == move
    for guest in guests:
        guest.catch_up()
        assert guest.at >= done["at"]
        assert not guest.shown["paused"]
    assert host.http.get("/health").json()["status"] == "ok"
    play_on(guests, Random(2), 5)


def an_answer(player: Guest) -> list[int]:
    assert player.question is not None
    return list(any_items(player.question, Random(3)))


def during(player: Guest, friend: Guest) -> None:
    """What can be read is read, and what cannot be stored is refused at once."""
    assert player.get().json()["state"] == "playing"
    assert player.get("replay", eyes=str(player.seat)).status_code == 200
    answer = friend.http.post("/api/tables", json={"name": "Bob"}, params={"lang": "fr"})
    assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
    assert "Réessayez" in answer.json()["text"]


def test_a_rematch_that_cannot_be_stored_is_refused(small: Running) -> None:
    host = Guest(small)
    host.open_table(seats=["greedy"], start=True)
    host.connect()
    while host.moment is None:
        host.hear()
    host.do("replace", seat=0, bot=True)
    while not host.moment["over"]:
        host.hear()
    with full_disk(small):
        refused = host.do("rematch")
        assert (refused["is"], refused["code"]) == ("refused", "not_stored")
        assert said(refused["text"])
    assert host.do("rematch")["is"] == "done"


def test_who_goes_on_sending_meanwhile_is_told_that_the_table_is_busy(folder: Path) -> None:
    server = Running(folder, setting="from comptoir.server import sockets; sockets.MOST_UNREAD = 3")
    (host,) = table_for(server, 1, players=2)
    with full_disk(server):
        moves = [host.send("say", text="first")]
        host.until("room", where=lambda each: each["table"]["paused"])
        moves += [host.send("say", text=str(number)) for number in range(4)]
        refused = host.until("refused")
        assert (refused["move"], refused["code"]) == (moves.pop(), "busy")
        assert said(refused["text"])
    assert [host.until("done")["move"] for _ in moves] == moves
    assert server.stop() == 0


@contextmanager
def failing_disk(flag: Path, how: str) -> Iterator[None]:
    flag.with_suffix(".new").write_text(how)
    flag.with_suffix(".new").replace(flag)
    yield
    flag.unlink()


def test_a_disk_that_fails_again_and_again(folder: Path, tmp_path: Path) -> None:
    """Full, not answering, read-only: nothing is told that could be lost; it goes on without a restart."""
    flag, chance = tmp_path / "flag", Random("faults")
    server = Running(folder, setting=FAILING.format(flag=str(flag)))
    guests, acknowledged = list[Guest](), 0
    for number in range(FAULTS):
        if number % ROUNDS == 0:  # a game lasts longer than that
            guests = begun(server, 2)
        player = settle(guests, chance)
        assert player.question is not None
        ways = (str(errno.EIO), str(errno.ENOSPC), str(errno.EROFS), "commit", "limit")
        how, at = ways[number % len(ways)], player.at
        with full_disk(server) if how == "limit" else failing_disk(flag, how):
            items = list(any_items(player.question, chance))
            move = player.send("pick", at=player.question["at"], items=items)
            for guest in guests:
                guest.until("room", where=lambda each: each["table"]["paused"])
                guest.catch_up()
                assert guest.at == at
            assert not [each for each in player.heard if each["is"] == "done" and each["move"] == move]
            assert player.http.get("/health").json()["status"] == "paused"
        done = player.until("done", "refused")
        assert (done["is"], done["move"]) == ("done", move)
        assert player.do("pick", move=move, at=0, items=[0]) == done, "it has counted, and does so once"
        acknowledged = done["at"]
        for guest in guests:
            guest.catch_up()
            guest.heard.clear()
    server.kill()

    server = Running(folder, port=server.port)
    assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
    come_back(guests, server)
    assert all(guest.at >= acknowledged for guest in guests)
    assert server.stop() == 0
