"""Before the game, in one process: what comes one message too late, or once too often."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex

from comptoir.server import entries, wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.store import Store


def meet(folder: Path, story: Callable[[Actor, Listener, Listener], Awaitable[None]]) -> None:
    """Ada and Bob at a table that is open still."""

    async def main() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, Pace(0, 1), 60)
        actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", ""])
        guests = []
        for seat, name in enumerate(("Ada", "Bob")):
            await actor.do(lambda seat=seat, name=name: actor.sit(seat, name))  # type: ignore[misc]
            guests.append(Listener(seat, seat, "en"))
            actor.join(guests[seat])
        await story(actor, *guests)
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(main())


async def nothing() -> None:
    """Done when all before it is."""


def test_what_somebody_sent_before_being_sent_away_does_not_count(folder: Path) -> None:
    async def story(actor: Actor, ada: Listener, bob: Listener) -> None:
        actor.post(actor.replies.answer, ada, wire.Arrange(token_hex(8), 1, "open"))
        actor.post(actor.replies.answer, bob, wire.Say(token_hex(8), "still here"))
        actor.post(actor.replies.answer, ada, wire.Say(token_hex(8), "alone"))
        await actor.do(nothing)
        talk = [each.text for each in actor.ledger.talk if isinstance(each, entries.Talked)]
        assert talk == ["alone"]

    meet(folder, story)
