"""All kinds of tables: teams, any number of players, random sets, bots only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from comptoir.server.demo import open_demo
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.store import Store
from tests.server.guests import Guest, begun, play_on, settle, table_for
from tests.server.running import PATIENCE, Running, quick


def test_a_team_table_of_four(server: Running) -> None:
    guests = begun(server, 4, teams=True)
    assert guests[0].shown["options"]["teams"] is True
    for guest in guests:
        assert guest.moment is not None
        hands = [seat["hand"] for seat in guest.moment["scene"]["seats"]]
        assert [at for at, hand in enumerate(hands) if hand] == [guest.seat], "a partner's hand is hidden"
    play_on(guests, Random(1), 60)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_sets(server: Running, players: int) -> None:
    guests = begun(server, players, sets="random")
    assert len(guests[0].shown["options"]["sets"]) == players + 1
    play_on(guests, Random(players), 60)
    settle(guests, Random(players))
    assert len({guest.at for guest in guests}) == 1


def test_sets_within_limits(server: Running) -> None:
    host = Guest(server)
    host.open_table(sets="random", limits={"nastiness": [0, 0]})
    ratings = {each["name"]: each for each in host.http.get("/api/games/dale/catalogue").json()["sets"]}
    for name in host.get().json()["sets"]:
        assert ratings[name]["nastiness"] == 0


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"sets": "nobody"}, None),
        ({"sets": ["owls"]}, None),
        ({"players": 2, "seats": ["open", "open"]}, "seat_count"),
        ({"players": 2, "seats": ["deep_blue"]}, "unknown_bot"),
        ({"players": 3, "teams": True}, None),
        ({"name": " \t"}, "no_name"),
        ({"colour": "red"}, "malformed"),
        ({"players": "2"}, "malformed"),
    ],
)
def test_wishes_that_cannot_be_met(server: Running, wishes: dict[str, object], code: str | None) -> None:
    guest = Guest(server)
    tables = guest.http.get("/health").json()["tables"]
    answer = guest.http.post("/api/tables", json={"name": "Ada", **wishes}, params={"lang": "fr"})
    assert 400 <= answer.status_code < 500
    problem = answer.json()
    assert problem["text"]
    assert code in (None, problem["code"])
    assert guest.http.get("/health").json()["tables"] == tables


def test_bots_of_the_demo_can_be_watched(folder_of_demo: Running) -> None:
    guest = Guest(folder_of_demo)
    listed = guest.http.get("/api/tables").json()
    assert [len(each["seats"]) for each in listed] == [2, 3, 4]
    assert [each["teams"] for each in listed] == [False, False, True]
    for each in listed:
        assert all(seat["kind"] == "bot" for seat in each["seats"])
        watcher = Guest(folder_of_demo)
        assert watcher.enter(each["watch"]).json()["seat"] == -1
        watcher.connect()
        assert watcher.moment is not None
        at = watcher.at
        while watcher.at == at and not watcher.moment["over"]:
            watcher.hear()


@pytest.fixture
def folder_of_demo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("demo"), quick("--demo", bot_pause=0.05))
    yield running
    running.stop()


def test_the_demo_begins_anew_when_a_game_is_over(folder: Path) -> None:
    async def watch() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, Pace(0, 1), 1)
        await open_demo(house)
        first = house.public()
        async with asyncio.timeout(PATIENCE):
            while first[0].ledger.state != "over":
                await asyncio.sleep(0.05)
        await open_demo(house)
        playing = [actor.ledger for actor in house.public() if actor not in first]
        assert 2 in [len(ledger.seats) for ledger in playing]
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(watch())


def test_tables_do_not_disturb_each_other(server: Running) -> None:
    one, other = table_for(server, 2), begun(server, 2)
    play_on(other, Random(3), 10)
    one[0].catch_up()
    assert one[0].shown["state"] == "open"
    assert one[0].get().json()["turn"] == 0
