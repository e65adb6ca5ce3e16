"""What is told to several is made once, and what is much work leaves room for others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex

import pytest

from comptoir.server import recall, wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.links import WATCH
from comptoir.server.showing import Showing
from tests.server.test_lobby_in_turn import meet, nothing


def test_a_snapshot_is_made_once_for_all_who_share_it_until_something_changes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Listener] = []
    make = Showing._snapshot

    def note(showing: Showing, listener: Listener) -> wire.Snapshot:
        made.append(listener)
        return make(showing, listener)

    monkeypatch.setattr(Showing, "_snapshot", note)

    async def story(actor: Actor, ada: Listener, bob: Listener) -> None:
        watchers = [Listener(WATCH, actor.ledger.spectator, "fr") for _ in range(20)]
        for _ in range(50):
            for listener in (ada, bob, *watchers):
                actor.showing.snapshot(listener)
        assert len(made) == 3
        bob.lang = "fr"
        assert actor.showing.snapshot(bob).lang == "fr"
        assert len(made) == 4
        actor.post(actor.replies.answer, ada, wire.Say(token_hex(8), "Hello"))
        await actor.do(nothing)
        assert [each.text for each in actor.showing.snapshot(bob).talk] == ["Hello"]
        assert len(made) == 5

    meet(folder, story)


def test_others_move_while_a_table_is_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "ENTRIES_AT_ONCE", 1)

    async def story(actor: Actor, ada: Listener, bob: Listener) -> None:
        for number in range(20):
            actor.post(actor.replies.answer, ada, wire.Say(token_hex(8), str(number)))
        await actor.do(nothing)
        table, length, house = actor.ledger.table, actor.ledger.length, actor.house
        for listener in (ada, bob):
            actor.leave(listener)
        await house.put_to_sleep(0)
        assert not house.is_awake(table)
        waking = [asyncio.create_task(house.find(table)) for _ in range(3)]
        others = 0
        while not all(each.done() for each in waking):
            await asyncio.sleep(0)
            others += 1
        assert others > length
        assert [each.ledger.length for each in house.awake] == [length], "it was read once"
        assert await house.find(table) is house.awake[0]

    meet(folder, story)
