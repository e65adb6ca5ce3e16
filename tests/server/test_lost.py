"""Something that was acknowledged is missing after a crash: the host, the table and its people are told."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.guests import Guest, Message, begun, play_on, said, settle, table_for
from tests.server.running import Running, quick
from tests.server.test_killed import come_back


def checkpoint(folder: Path) -> bytes:
    """The log as it is now: whoever puts this back takes away what came after it."""
    return (folder / "comptoir.sqlite-wal").read_bytes()


def damaged(server: Running, log: bytes) -> None:
    """The server is killed, and its log breaks off."""
    server.kill()
    (server.folder / "comptoir.sqlite-wal").write_bytes(log)


def health(server: Running) -> tuple[str, int]:
    found = httpx.get(f"{server.url}/health").json()
    return found["status"], found["damaged"]


def complaints(server: Running) -> list[str]:
    """What it tells its host of damage, as soon as it has."""
    while not (found := [line for line in server.log if line.startswith(("DAMAGE", "DÉGÂTS"))]):
        time.sleep(0.01)
    return found


def notices(guest: Guest) -> dict[str, Message]:
    return {each["code"]: each for each in guest.shown["notices"]}


def test_everybody_is_told_and_goes_on_when_all_agree(folder: Path) -> None:
    server = Running(folder)
    guests = begun(server, 2)
    play_on(guests, Random(1), 6)
    player = settle(guests, Random(1))
    at, log = player.at, checkpoint(folder)
    assert health(server) == ("ok", 0)
    play_on(guests, Random(2), 8)
    for guest in guests:
        guest.do("say", text="I saw that")
    damaged(server, log)

    server = Running(folder, port=server.port)
    assert health(server) == ("damaged", 1)
    assert [player.table in line for line in complaints(server)] == [True]
    (entry,) = [json.loads(line) for line in server.log if "records_missing" in line]
    assert entry["level"] == "error"
    assert entry["missing"] >= 10
    come_back(guests, server)
    for guest in guests:
        assert guest.at == at, "it is at the last thing that can be proven"
        assert str(entry["missing"]) in said(notices(guest)["lost"]["text"])
        assert notices(guest)["halted"]["waiting"] == [0, 1]
        assert guest.get("replay", eyes=str(guest.seat)).status_code == 200
    refused = player.pick_any(Random(1))
    assert (refused["is"], refused["code"]) == ("refused", "game_halted")
    host, friend = guests
    assert host.do("goon")["is"] == "done"
    friend.until("room", where=lambda each: each["table"]["notices"][-1].get("waiting") == [1])
    assert player.pick_any(Random(1))["code"] == "game_halted"
    assert friend.do("goon")["is"] == "done"
    assert list(notices(friend)) == ["lost"], "that it happened is still said"
    assert health(server) == ("ok", 0)
    play_on(guests, Random(3), 5)
    server.stop()

    server = Running(folder, port=server.port)
    assert health(server) == ("ok", 0)
    come_back(guests, server)
    assert list(notices(host)) == ["lost"]
    play_on(guests, Random(4), 5)
    assert server.stop() == 0


def test_bots_wait_too_and_go_on_where_nobody_is_to_be_asked(folder: Path) -> None:
    server = Running(folder)
    host = Guest(server)
    host.open_table(seats=["greedy"], start=True)
    host.connect()
    while host.moment is None:
        host.hear()
    log = checkpoint(folder)
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    while host.at < 20:
        host.hear()
    damaged(server, log)

    server = Running(folder, port=server.port)
    come_back([host], server)
    assert notices(host)["halted"]["waiting"] == [0]
    at = host.at
    host.catch_up()
    assert host.at == at
    assert host.do("goon")["is"] == "done"
    host.do("replace", seat=0, bot=True)
    log = checkpoint(folder)
    while host.at < at + 20:
        host.hear()
    damaged(server, log)

    server = Running(folder, port=server.port)
    come_back([host], server)
    while not (host.moment and host.moment["over"]):
        host.hear()
    assert [each["code"] for each in host.shown["notices"]] == ["lost", "lost"]
    assert server.stop() == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "backup"), ("fr", "sauvegarde")])
def test_a_table_of_which_nothing_is_left(folder: Path, lang: str, word: str) -> None:
    server = Running(folder, quick(lang=lang))
    log = checkpoint(folder)
    (host,) = table_for(server, 1, players=2)
    damaged(server, log)
    for _ in range(2):  # it is said at every start: there is nothing to enter it in
        server = Running(folder, quick(lang=lang), port=server.port)
        assert health(server) == ("damaged", 1)
        assert [host.table in line for line in complaints(server)] == [True]
        host.server, host.http.base_url = server, httpx.URL(server.url)
        host.lang = lang
        answer = host.get()
        assert (answer.status_code, answer.json()["code"]) == (500, "table_lost")
        assert word in answer.json()["text"]
        server.stop()
