"""A table has one process: who has it, who takes it over, and that nobody else ever writes to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from comptoir.lab.server.database import tell
from comptoir.server import metrics
from comptoir.server.postgres.store import PostgresStore
from comptoir.server.storage import NotStored, Record, Taken
from tests.server.test_any_store import filled, record

ANN, BEN = "127.0.0.1:8001", "127.0.0.1:8002"


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two processes; the first has some tables."""
    ann, ben = await asyncio.gather(PostgresStore.open(url, ANN), PostgresStore.open(url, BEN))
    await filled(ann, 2, 2)
    yield ann, ben
    await asyncio.gather(ann.close(), ben.close())


def meet(url: str, story: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    async def main() -> None:
        async with two(url) as (ann, ben):
            await story(ann, ben)

    asyncio.run(main())


async def fall_silent(store: PostgresStore, url: str) -> None:
    """As a process that is stopped, or cut off: it does not say that it lives until its time is over."""
    leases = store._leases
    assert leases._renewing is not None
    leases._renewing.cancel()
    await asyncio.wait([leases._renewing])
    await ask(
        url, f"UPDATE processes SET until = clock_timestamp() - interval '1 hour' WHERE id = '{leases.me}'"
    )


async def ask(url: str, statement: str) -> Any:
    return await tell(url, "SET search_path = comptoir", statement)


async def seqs(store: PostgresStore, table: str = "table 0") -> list[int]:
    return [each.seq for each in await store.fetch(table)]


def test_a_table_has_one_process(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        assert await ann.claim("table 0") == ""
        assert await ben.claim("table 0") == ANN
        assert await ben.claim("nowhere") == ""
        with pytest.raises(Taken):
            await ben.append("table 0", [record(3)])
        with pytest.raises(Taken):
            await ben.remove("table 0")
        assert await seqs(ben) == [1, 2]
        assert await ben.list_tables() == await ann.list_tables(), "anybody may look"
        await ann.append("table 0", [record(3)])

    meet(database, story)


def test_whoever_claims_a_released_table_goes_on_where_it_ended(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        before = metrics._counts["takeovers"]
        await ann.release(["table 0", "nowhere"])
        with pytest.raises(Taken):
            await ann.append("table 0", [record(3)])
        assert await ben.claim("table 0") == ""
        await ben.append("table 0", [record(3)], state="over")
        assert await ann.claim("table 0") == BEN
        assert await ann.claim("table 1") == ""
        await ben.close()
        assert await ann.claim("table 0") == "", "whoever closes gives everything back"
        await ann.append("table 0", [record(4)])
        assert await seqs(ann) == [1, 2, 3, 4]
        assert metrics._counts["takeovers"] == before, "nobody had died"

    meet(database, story)


def test_all_who_ask_for_a_table_of_the_dead_at_once_ask_once(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        before = metrics._counts["takeovers"]
        await fall_silent(ann, database)
        await ben.until_dead(ANN)
        assert not ben.is_living(ANN)
        assert await asyncio.gather(*[ben.claim("table 0") for _ in range(8)]) == [""] * 8
        assert metrics._counts["takeovers"] == before + 1
        assert await tell(database, "SELECT fence FROM comptoir.tables WHERE id = 'table 0'") == 2

    meet(database, story)


def test_a_process_that_was_believed_dead_never_writes_again(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        before = metrics._counts["takeovers"]
        await fall_silent(ann, database)
        await ann.append("table 1", [record(3)])  # nobody has taken that one: it is still hers
        assert await ben.claim("table 0") == ""
        assert metrics._counts["takeovers"] == before + 1
        stale, fresh = (
            ann.append("table 0", [record(3, "stale")]),
            ben.append("table 0", [record(3, "fresh")]),
        )
        outcomes = await asyncio.gather(stale, fresh, return_exceptions=True)
        assert [type(each) for each in outcomes] == [Taken, type(None)]
        with pytest.raises(Taken):
            await ann.append("table 0", [record(4)])
        assert [each.move for each in await ann.fetch("table 0")] == ["move 1", "move 2", "fresh"]
        assert await ask(database, "SELECT fence FROM tables WHERE id = 'table 0'") == 2
        assert await seqs(ann, "table 1") == [1, 2, 3]

    meet(database, story)


def test_who_comes_back_is_told_what_was_taken(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        lost: list[str] = []
        ann.on_lost(lost.append)
        await fall_silent(ann, database)
        assert await ben.claim("table 0") == ""
        await ann._leases._renew()
        assert lost == ["table 0"]
        assert await ann.claim("table 0") == BEN
        assert await ben.claim("table 1") == ANN, "it was not taken in time"
        await ann._leases._renew()
        assert lost == ["table 0"]

    meet(database, story)


def test_who_has_the_address_of_another_has_buried_it(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        assert await ben.claim("table 0") == ANN
        again = await PostgresStore.open(database, ANN)
        assert await again.claim("table 0") == ""
        assert await ben.claim("table 0") == ANN
        with pytest.raises(Taken):
            await ann.append("table 0", [record(3)])
        await again.close()

    meet(database, story)


def test_it_says_that_it_lives(database: str) -> None:
    """By itself, and by the clock of the database: the clocks of machines may be wrong."""

    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        known = f"SELECT until > clock_timestamp() FROM processes WHERE id = '{ann._leases.me}'"
        await ask(database, "UPDATE processes SET until = clock_timestamp() - interval '1 hour'")
        renewed = metrics._counts["leases_renewed"]
        while not await ask(database, known):
            await asyncio.sleep(0.05)
        assert await ben.claim("table 0") == ANN
        assert metrics._counts["leases_renewed"] > renewed

    meet(database, story)


def test_a_clock_that_is_wrong_by_an_hour_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, wrong = time.time, 3600
    monkeypatch.setattr(time, "time", lambda: now() + wrong)

    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        await ann._leases._renew()
        assert await ben.claim("table 0") == ANN
        (row, _) = await ben.list_tables()
        assert abs(row.created - now()) < wrong / 2

    meet(database, story)


def test_tables_wake_where_they_are(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        await ann.append("table 0", [record(3)], due=100)
        assert await ann.list_due(100) == ["table 0"]
        assert await ben.list_due(100) == []
        await fall_silent(ann, database)
        assert await ben.list_due(100) == ["table 0"]
        assert await ben.list_due(99) == []

    meet(database, story)


def test_a_table_that_somebody_removed_takes_nothing_more(database: str) -> None:
    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        await fall_silent(ann, database)
        await ben.remove("table 0")
        with pytest.raises(Taken):
            await ann.append("table 0", [record(3)])
        assert await ask(database, "SELECT count(*) FROM records WHERE at = 'table 0'") == 0

    meet(database, story)


def test_who_has_no_address_leads_nobody_astray(database: str) -> None:
    """As a command that moves tables: nobody can be sent to it."""

    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        command = await PostgresStore.open(database)
        await ann.release(["table 0"])
        assert await command.claim("table 0") == ""
        with pytest.raises(NotStored, match="locked"):
            await ben.claim("table 0")
        await command.close()
        assert await ben.claim("table 0") == ""

    meet(database, story)


def test_of_many_who_claim_a_table_one_has_it(database: str) -> None:
    async def main() -> None:
        stores = [await PostgresStore.open(database, f"127.0.0.1:{port}") for port in range(8000, 8004)]
        await stores[0].append("a", [record(1)], state="open", game="dale")
        owner = stores[0]
        for _ in range(5):
            await owner.release(["a"])
            answers = await asyncio.gather(*[store.claim("a") for store in stores])
            (number,) = [at for at, answer in enumerate(answers) if not answer]
            assert set(answers) == {"", f"127.0.0.1:{8000 + number}"}
            owner = stores[number]
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_however_two_fight_over_a_table_it_has_one_story(database: str) -> None:
    """What is acknowledged is there once, by whomever; what is refused is not."""
    chance = Random(17)

    async def story(ann: PostgresStore, ben: PostgresStore) -> None:
        known = dict.fromkeys((ann, ben), 2)
        acknowledged: list[str | None] = ["move 1", "move 2"]
        for number in range(60):
            store = chance.choice((ann, ben))
            if chance.random() < 0.3:
                await fall_silent(ben if store is ann else ann, database)
                await store._leases._renew()
                assert await store.claim("table 0") == ""
                known[store] = len(await store.fetch("table 0"))
            mine = Record(known[store] + 1, "pick", f"{number}", b"{}")
            try:
                await store.append("table 0", [mine])
            except (Taken, NotStored):
                continue
            known[store] += 1
            acknowledged.append(mine.move)
        assert [each.move for each in await ann.fetch("table 0")] == acknowledged
        assert len(acknowledged) > 20

    meet(database, story)
