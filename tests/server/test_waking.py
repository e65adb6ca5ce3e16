"""Tables that slept, that are older than the rules, or that the disk has spoilt."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from comptoir.core import ComptoirError, registry
from comptoir.server import entries, links, wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.storage import Record
from comptoir.server.store import Store
from tests.server.dealing import deal
from tests.server.guests import Guest, without_ids
from tests.server.running import Running


def snapshot(actor: Actor) -> Any:
    return msgspec.to_builtins(actor.showing.snapshot(Listener(0, 0, "en")))


async def until_asked(actor: Actor) -> int:
    while 0 not in actor.ledger.asked:
        await asyncio.sleep(0.01)
    return actor.ledger.asked[0][1]


async def sleep_and_wake(folder: Path) -> None:
    store, pool = Store.open(folder), Pool()
    house = House(store, pool, Pace(0, 1), 1)
    actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", "random"])
    await actor.do(lambda: actor.sit(0, "Ada"))
    await deal(actor)
    at = await until_asked(actor)
    listener = Listener(0, 0, "en")
    actor.join(listener)
    inventory = actor.ledger.offer(0).options.index(("inventory",))  # a question follows that can wait
    actor.post(actor.replies.answer, listener, wire.Pick("x" * 8, at, [inventory]))
    while actor.ledger.at == at:
        await asyncio.sleep(0.01)
    await house.put_to_sleep(0)
    assert house.awake == [actor], "somebody is there"
    actor.leave(listener)
    await house.put_to_sleep(60)
    assert house.awake == [actor], "somebody was there a moment ago"
    await until_asked(actor)
    before = snapshot(actor)
    await house.put_to_sleep(0)
    assert house.awake == []
    again = await house.find(actor.ledger.table)
    assert again is not actor
    assert await house.find(actor.ledger.table) is again
    after = snapshot(again)
    assert without_ids(after["moment"]) == without_ids(before["moment"])
    assert after["story"] == before["story"]
    assert again.ledger.moves == actor.ledger.moves
    with pytest.raises(ComptoirError, match="unknown_table"):
        await house.find("nowhere")
    await house.stop()
    await pool.close()
    store.close()


def test_a_table_where_nobody_is_sleeps_and_wakes(folder: Path) -> None:
    asyncio.run(sleep_and_wake(folder))


async def store_a_table(folder: Path, table: str, rules: int, *, begun: bool = False) -> str:
    store = Store.open(folder)
    bodies: list[entries.Entry] = [
        entries.Opened("dale", rules, {"players": 2, "sets": ["macaws", "pandas", "squirrels"]}, ["", ""]),
        entries.Sat(0, "Ada"),
    ]
    if begun:
        bodies += [entries.Locked("00" * 32), entries.Began()]
    records = [Record(seq, "entry", None, entries.encode(each)) for seq, each in enumerate(bodies, 1)]
    await store.append(table, records, state="open", game="dale")
    link = links.link(store.secret, table, 0, 0)
    store.close()
    return link


def test_a_table_that_cannot_go_on_says_why(folder: Path) -> None:
    game = registry.rules("dale")
    rules, forgotten = game.rules_version, game.oldest_rules - 1
    asyncio.run(store_a_table(folder, "whole", rules))
    asyncio.run(store_a_table(folder, "waiting", forgotten))  # begins by the rules of today
    link = {
        "older": asyncio.run(store_a_table(folder, "older", forgotten, begun=True)),
        "damaged": asyncio.run(store_a_table(folder, "damaged", rules)),
    }
    with closing(sqlite3.connect(folder / "comptoir.sqlite")) as database, database:
        database.execute("UPDATE records SET body = ? WHERE at = 'damaged' AND seq = 2", (b'{"is":"sat"}',))
    server = Running(folder)
    guest = Guest(server, "fr")
    for table, status in (("older", 410), ("damaged", 500)):
        answer = guest.enter(link[table])
        assert (answer.status_code, answer.json()["code"]) == (status, f"table_{table}")
        assert "partie" in answer.json()["text"]
        socket = f"ws://{server.host}/api/tables/{table}/seats/0/socket?lang=fr"
        with connect(socket, additional_headers={"Origin": server.url}) as opened:
            assert json.loads(opened.recv(10))["code"] == f"table_{table}"
    for table in ("whole", "waiting"):
        assert guest.http.get(f"/api/tables/{table}").status_code == 200
    assert server.stop() == 0
