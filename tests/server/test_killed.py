"""The server is killed, as by a power failure: whoever comes back finds the very question they left."""

from __future__ import annotations

import os
import secrets
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Timer

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, any_items, begun, bring_about, offers, play_on, without_ids
from tests.server.running import Running

KILLS = 500 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 10
TABLES = 3
"""Where people play at the same time."""
LONGEST_LIFE, LAST_MOMENTS = 8, 0.05
"""So many picks at most, and a part of a second, until the next kill."""


def come_back(guests: list[Guest], server: Running) -> None:
    for guest in guests:
        guest.leave()
        guest.server = server
        guest.http.base_url = server.url
        guest.http.headers["Origin"] = server.url
        guest.moment, guest.shown = None, {}
        guest.connect()


def test_a_kill_in_the_middle_of_an_effect(folder: Path) -> None:
    server = Running(folder)
    guests = begun(server, 2)
    buyer = bring_about(guests, Random(1), offers("purchase"))
    move = secrets.token_hex(8)
    done = buyer.pick(buyer.item("purchase"), move=move)
    for guest in guests:
        guest.do("say", text=f"I am {guest.seat}")
    for guest in guests:
        guest.catch_up()
    before = [without_ids(guest.moment) for guest in guests]
    server.kill()

    server = Running(folder, port=server.port)
    come_back(guests, server)
    assert [without_ids(guest.moment) for guest in guests] == before
    assert buyer.until_asked()["prompt"] == "pay"
    assert [each["text"] for each in buyer.heard[-1]["talk"]] == ["I am 0", "I am 1"]
    assert buyer.do("pick", move=move, at=0, items=[0]) == done  # sent again: it has counted
    assert buyer.at == before[0]["at"]
    elsewhere = Guest(server)
    assert elsewhere.enter(buyer.ticket()).json()["seat"] == buyer.seat
    assert buyer.pick(*buyer.until_asked()["choice"]["sets"][0])["is"] == "done"
    play_on(guests, Random(1), 10)
    buyer.do("replace", seat=buyer.seat, bot=True)
    next(guest for guest in guests if guest is not buyer).do("replace", seat=1 - buyer.seat, bot=True)
    while not (buyer.moment and buyer.moment["over"]):
        buyer.hear()
    say_goodbye(server, guests)


def say_goodbye(server: Running, guests: list[Guest]) -> None:
    """Its host stops it: everybody is told, and nothing went wrong."""
    assert server.stop() == 0
    for guest in guests:
        assert guest.until("closed")["code"] == "server_stops"
        with pytest.raises(ConnectionClosed):
            guest.hear()
    assert not [line for line in server.log if "error" in line], server.log


def test_killed_again_and_again(folder: Path) -> None:
    """People play on, each life of the server a short one; no pick that was acknowledged is lost."""
    chance = Random("kills")
    server = Running(folder)
    tables = [begun(server, 2) for _ in range(TABLES)]
    acknowledged: dict[Guest, dict[str, int]] = defaultdict(dict)
    count = 0
    for _ in range(KILLS):
        for _ in range(chance.randint(1, LONGEST_LIFE)):
            for guests in tables:
                count += play_a_little(guests, chance, acknowledged)
        timer = Timer(chance.uniform(0, LAST_MOMENTS), server.kill)
        timer.start()
        with suppress(ConnectionClosed, EOFError, OSError):
            while True:
                for guests in tables:
                    count += play_a_little(guests, chance, acknowledged)
        timer.join()
        server = Running(folder, port=server.port)
        assert httpx.get(f"{server.url}/health").json()["damaged"] == 0
        for at, guests in enumerate(tables):
            come_back(guests, server)
            for guest in guests:
                check(guest, acknowledged[guest])
            latest = max([pick for guest in guests for pick in acknowledged[guest].values()], default=0)
            assert all(guest.at >= latest for guest in guests)
            if guests[0].moment and guests[0].moment["over"]:
                send_away(guests)
                tables[at] = begun(server, 2)
    assert count > KILLS
    for guests in tables:
        play_on(guests, chance, 5)
    server.stop()


def check(guest: Guest, acknowledged: dict[str, int]) -> None:
    """The latest moves of somebody have counted: sent again they get the first answer."""
    for move, at in list(acknowledged.items())[-10:]:
        assert guest.do("pick", move=move, at=0, items=[0]) == {"is": "done", "move": move, "at": at}


def send_away(guests: list[Guest]) -> None:
    for guest in guests:
        guest.leave()


def play_a_little(guests: list[Guest], chance: Random, acknowledged: dict[Guest, dict[str, int]]) -> bool:
    """One pick of whoever is asked; what is acknowledged is noted."""
    for guest in guests:
        guest.catch_up()
    player = next((guest for guest in guests if guest.question is not None), None)
    if player is None or player.question is None:
        return False
    move = secrets.token_hex(8)
    items = list(any_items(player.question, chance))
    answer = player.do("pick", move=move, at=player.question["at"], items=items)
    if answer["is"] == "done":
        acknowledged[player][move] = answer["at"]
    return bool(answer["is"] == "done")
