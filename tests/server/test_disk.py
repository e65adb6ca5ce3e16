"""A full disk: the table pauses, nothing is acknowledged, and it goes on by itself."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.guests import Guest, any_items, begun, play_on, said, settle, table_for
from tests.server.running import Running


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
