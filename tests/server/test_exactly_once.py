"""Moves that are sent twice, late, and again after a restart: each counts exactly once."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from comptoir.server import wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.store import Store
from tests.server.dealing import deal
from tests.server.guests import any_items
from tests.server.worlds import as_asked

MOVES = 100_000 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 1_500
TABLES = 8
LIFE = 60
"""Moves at each table until the server stops in the middle of one."""
TWICE = 0.3
"""How often a move is sent once more before it is answered."""
LATE = 0.1
"""How often an old one comes again."""
OPTIONS = {"players": 2, "sets": ["macaws", "raccoons", "squirrels"]}


class Party:
    """Two people at a table whose line says everything twice."""

    def __init__(self, actor: Actor, chance: Random) -> None:
        self.actor, self.chance = actor, chance
        self.table = actor.ledger.table
        self.sent: dict[str, tuple[int, wire.Pick]] = {}
        self.answers: dict[str, list[dict[str, Any]]] = defaultdict(list)
        self.sit_down(actor)

    def sit_down(self, actor: Actor) -> None:
        """At the table of a server that has just started."""
        self.actor = actor
        self.people = [Listener(seat, seat, "en") for seat in range(2)]

    @property
    def is_over(self) -> bool:
        return self.actor.ledger.playing.is_over

    def send(self, move: str) -> None:
        seat, message = self.sent[move]
        self.actor.post(self.actor.replies.answer, self.people[seat], message)

    async def hear(self, move: str) -> None:
        """Listen until a move is answered."""
        seat = self.sent[move][0]
        before = len(self.answers[move])
        while len(self.answers[move]) == before:
            answer = json.loads(await self.people[seat].take() or b"{}")
            if answer["is"] in ("done", "refused"):
                self.answers[answer["move"]].append(answer)

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            if self.is_over:
                return
            move = self.choose()
            self.send(move)
            if self.chance.random() < TWICE:
                self.send(move)
            if self.chance.random() < LATE:
                self.send(self.chance.choice(list(self.sent)[-200:]))
            await self.hear(move)

    def choose(self) -> str:
        """A new move of whoever is asked."""
        ledger, chance = self.actor.ledger, self.chance
        seat = chance.choice(list(ledger.asked))
        items = list(any_items(as_asked(ledger.offer(seat)), chance))
        move = f"move-{len(self.sent):06}"
        self.sent[move] = seat, wire.Pick(move, ledger.asked[seat][1], items)
        return move

    async def come_back(self, actor: Actor) -> None:
        """Send once more what was not answered, and what was."""
        self.sit_down(actor)
        for move in list(self.sent)[-10:]:
            self.send(move)
            await self.hear(move)

    def check(self, store: Store) -> Counter[str]:
        """What is stored is what was said to be done, once each."""
        stored = Counter(record.move for record in store.read(self.table) if record.kind == "picked")
        stored.pop(None, None)
        done = set[str]()
        for move, answers in self.answers.items():
            seat = self.sent[move][0]
            kinds = {(each["is"], each.get("at")) for each in answers}
            assert len(kinds) == 1, f"{move} was answered in two ways: {kinds}"
            if answers[0]["is"] == "done":
                done.add(f"{seat} {move}")
        assert stored == dict.fromkeys(done, 1)
        return Counter(
            moves=len(done),
            answers=sum(map(len, self.answers.values())),
            refused=len(self.answers) - len(done),
        )


async def sit(house: House, chance: Random) -> Party:
    actor = await house.open("dale", OPTIONS, ["", ""])
    for seat, name in enumerate(("Ada", "Bob")):
        await actor.do(partial(actor.sit, seat, name))
    await deal(actor)
    return Party(actor, chance)


async def main(folder: Path) -> Counter[str]:
    chance, pool, total = Random("once"), Pool(), Counter[str]()
    parties = list[Party]()
    while total["moves"] + sum(len(party.sent) for party in parties) < MOVES:
        store = Store.open(folder)
        assert store.losses == []
        house = House(store, pool, Pace(0, 0), 60)
        for party in parties:
            await party.come_back(await house.find(party.table))
        for party in [each for each in parties if each.is_over]:
            total += party.check(store)
            parties.remove(party)
        while len(parties) < TABLES:
            parties.append(await sit(house, chance))
        await asyncio.gather(*[party.play(chance.randint(1, LIFE)) for party in parties])
        for party in parties:
            if not party.is_over:
                party.send(party.choose())  # nobody hears what becomes of it
        for _ in range(chance.randrange(6)):
            await asyncio.sleep(0)
        await house.stop()
        store.close()
        total["restarts"] += 1
    store = Store.open(folder)
    house = House(store, pool, Pace(0, 0), 60)
    for party in parties:
        await party.come_back(await house.find(party.table))
        total += party.check(store)
    await house.stop()
    store.close()
    await pool.close()
    return total


def test_every_move_counts_exactly_once(folder: Path) -> None:
    found = asyncio.run(main(folder))
    print(dict(found))
    assert found["moves"] >= MOVES * 0.95
    assert found["answers"] > found["moves"] * 1.3
    assert found["restarts"] > MOVES / TABLES / LIFE / 2
