"""A database that cannot be used, goes away, or comes back: said in a clear line, and nothing is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import asyncpg
import pytest

from comptoir.cli.problems import sentence
from comptoir.core import ComptoirError
from comptoir.lab.server.database import Cluster, tell
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.past import Past, Steps
from comptoir.server.pool import Pool
from comptoir.server.postgres import line, schema
from comptoir.server.postgres.address import without_password
from comptoir.server.postgres.shelf import DatabaseShelf
from comptoir.server.postgres.store import PostgresStore
from comptoir.server.storage import Duplicate, NotStored, Record
from comptoir.words import LANGUAGES, words
from tests.server.dealing import deal
from tests.server.postgres.cluster import GUARDED, PASSWORD
from tests.server.test_any_store import filled, record

SECRET = "s3cr3t"


def why_not(url: str) -> str:
    """The reason a database is refused for, after it was said in every language without the password."""
    with pytest.raises(ComptoirError) as refusal:
        asyncio.run(PostgresStore.open(url, "127.0.0.1:8000"))
    assert refusal.value.code == "database_unusable"
    for lang in LANGUAGES:
        said = sentence(words(lang), refusal.value)
        assert without_password(url) in said
        assert SECRET not in said
        vague = ComptoirError("database_unusable", address=without_password(url), why="other")
        assert said != sentence(words(lang), vague)
    return str(refusal.value.details["why"])


def use(url: str) -> None:
    async def main() -> None:
        store = await PostgresStore.open(url)
        await store.close()

    asyncio.run(main())


# -- databases that cannot be used --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ann:s3cr3t@localhost/db",
        "postgres://ann:s3cr3t@/db?host=/tmp&connect_timeout=3",
        "postgresql:///db?user=ann&password=s3cr3t&host=/tmp",
        "postgresql://ann:s3cr3t@[::1",
        "postgresql://localhost:99999999/db?password=s3cr3t",
    ],
)
def test_an_address_is_shown_without_its_password(address: str) -> None:
    assert SECRET not in without_password(address)
    assert without_password(address).startswith(("postgresql://", "postgres://"))
    plain = address.replace(":s3cr3t", "").replace("&password=s3cr3t", "").replace("?password=s3cr3t", "")
    assert without_password(address) in (plain, "postgresql://…")
    assert without_password(plain) in (plain, "postgresql://…")


def test_nobody_answers(tmp_path: Path) -> None:
    assert why_not(f"postgresql:///db?host={tmp_path}&password={SECRET}") == "away"
    assert why_not("postgresql://127.0.0.1:1/db") == "away"


def test_somebody_answers_who_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "DIAL_WITHIN", 0.1)

    async def main() -> None:
        loop, place = asyncio.get_running_loop(), tmp_path / ".s.PGSQL.5432"
        silent = await loop.create_unix_server(asyncio.Protocol, place)
        with pytest.raises(ComptoirError, match="away"):
            await PostgresStore.open(f"postgresql:///db?host={tmp_path}")
        silent.close()

    asyncio.run(main())


@pytest.mark.parametrize("address", ["postgresql://[", "postgresql://localhost:port/db"])
def test_an_address_that_is_none(address: str) -> None:
    assert why_not(address) == "no_address"


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    assert why_not(cluster.url("elsewhere")) == "no_database"


def test_a_wrong_password(cluster: Cluster) -> None:
    assert why_not(cluster.url("postgres", GUARDED, SECRET)) == "password"


def test_one_who_may_not_make_anything(cluster: Cluster, database: str) -> None:
    cluster.tell("postgres", "CREATE ROLE guest LOGIN")
    assert why_not(database.replace("comptoir@", "guest@")) == "forbidden"
    asyncio.run(tell(database, "CREATE SCHEMA comptoir AUTHORIZATION guest"))
    use(database.replace("comptoir@", "guest@"))


def test_a_database_of_a_newer_comptoir(database: str) -> None:
    use(database)
    asyncio.run(tell(database, "UPDATE comptoir.version SET number = number + 1"))
    assert why_not(database) == "newer"


@pytest.mark.parametrize("theirs", ["tables (id int)", "version (number text)", "version (id int)"])
def test_a_schema_of_somebody_else(database: str, theirs: str) -> None:
    asyncio.run(tell(database, "CREATE SCHEMA comptoir", f"CREATE TABLE comptoir.{theirs}"))
    assert why_not(database) == "foreign"


def test_tables_of_others_harm_nobody(database: str) -> None:
    asyncio.run(tell(database, "CREATE TABLE tables (id int)", "CREATE TABLE version (id int)"))
    use(database)


def test_a_secret_that_was_cut(database: str) -> None:
    use(database)
    asyncio.run(tell(database, "UPDATE comptoir.settings SET value = 'short'"))
    assert why_not(database) == "damaged"


def test_a_server_of_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "OLDEST_SERVER", 99)
    assert why_not(database) == "old_server"


def read_only(database: str, is_on: bool) -> tuple[str, str]:
    name = database.partition("?")[0].rpartition("/")[2]
    return (
        f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if is_on else 'off'}",
        f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'",
    )


@pytest.mark.parametrize("is_used", [True, False])
def test_a_database_that_cannot_be_written(cluster: Cluster, database: str, is_used: bool) -> None:
    if is_used:
        use(database)
    cluster.tell("postgres", *read_only(database, True))
    assert why_not(database) == "read_only"


def test_processes_that_start_at_once_make_it_once(database: str) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*[PostgresStore.open(database, f"127.0.0.1:{at}") for at in range(5)])
        assert len({store.secret for store in stores}) == 1
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(main())


# -- databases that fail while they are used ----------------------------------------------------------------


FULL = (
    """
    CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$
    """,
    "CREATE TRIGGER full_disk BEFORE INSERT ON comptoir.records EXECUTE FUNCTION fill()",
)


@pytest.mark.parametrize("way", ["full", "read_only"])
def test_nothing_is_acknowledged_while_it_fails(cluster: Cluster, database: str, way: str) -> None:
    begin = FULL if way == "full" else read_only(database, True)
    end = ("DROP FUNCTION fill CASCADE",) if way == "full" else read_only(database, False)
    place = database if way == "full" else cluster.url("postgres")

    async def main() -> None:
        store = await PostgresStore.open(database, "127.0.0.1:8000")
        await filled(store, 2)
        await tell(place, *begin)
        for _ in range(3):
            tries = [store.append(f"table {at}", [record(6, "late")], state="over") for at in (0, 1)]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert {each.why for each in outcomes if isinstance(each, NotStored)} <= {way, "away"}
            assert len(await store.fetch("table 0")) == 5
        assert [each.why for each in outcomes if isinstance(each, NotStored)] == [way, way]
        await tell(place, *end)
        is_stored = False
        while not is_stored:  # what was said over a broken connection is not known
            append = store.append("table 0", [record(6, "late")], state="over")
            (outcome,) = await asyncio.gather(append, return_exceptions=True)
            is_stored = outcome is None
        assert [(row.state, row.length) for row in await store.list_tables()] == [("over", 6), ("playing", 5)]
        await store.close()

    asyncio.run(main())


def test_who_waits_for_a_lock_does_not_wait_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(line.SESSION, "lock_timeout", "50ms")

    async def main() -> None:
        store = await PostgresStore.open(database)
        await filled(store, 1)
        other = await asyncpg.connect(database)
        async with other.transaction():
            await other.execute("LOCK comptoir.tables IN EXCLUSIVE MODE")
            with pytest.raises(NotStored, match="locked"):
                await store.append("table 0", [record(6)])
        await other.close()
        await store.append("table 0", [record(6)])
        await store.close()

    asyncio.run(main())


def test_closing_stores_what_waits_and_refuses_the_rest(database: str) -> None:
    async def main() -> None:
        store = await PostgresStore.open(database)
        waiting = [store.append("a", [record(seq)], state="open", game="dale") for seq in range(1, 20)]
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(NotStored, match="closed"):
            await store.append("a", [record(20)])

    asyncio.run(main())


class Players:
    """They append to their tables as an actor does: what is not stored is tried again until it is."""

    def __init__(self, store: PostgresStore, tables: int) -> None:
        self._store = store
        self.acknowledged = {f"table {at}": 0 for at in range(tables)}
        self.refused: list[str] = []
        self.found: list[bool] = []
        """Records that had been stored although nobody was told: is each of them where it should be?"""
        self.playing = [asyncio.create_task(self._play(table)) for table in self.acknowledged]

    async def _play(self, table: str) -> None:
        while True:
            seq = self.acknowledged[table] + 1
            mine = Record(seq, "pick", f"move {seq}", b"{}")
            try:
                await self._store.append(table, [mine], state="playing", game="dale")
            except NotStored as problem:
                self.refused.append(problem.why)
                await asyncio.sleep(0.01)
                continue
            except Duplicate as twin:
                self.found.append(twin.seq == seq)
            self.acknowledged[table] = seq

    async def until(self, more: int) -> None:
        """So many more records have been acknowledged."""
        wanted = sum(self.acknowledged.values()) + more
        while sum(self.acknowledged.values()) < wanted:
            assert not any(task.done() for task in self.playing)
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.wait(self.playing)


CUT = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


@pytest.mark.parametrize("way", ["kill", "cut"])
def test_a_database_that_dies_loses_nothing_and_doubles_nothing(
    cluster: Cluster, database: str, way: str
) -> None:
    async def main() -> None:
        store = await PostgresStore.open(database, "127.0.0.1:8000")
        players = Players(store, 6)
        for _ in range(2):
            await players.until(60)
            if way == "kill":
                await asyncio.to_thread(cluster.kill)
                players.refused.clear()
                while not players.refused:
                    await asyncio.sleep(0.005)
                with pytest.raises(NotStored, match="away"):
                    await store.fetch("table 0")
                await asyncio.to_thread(cluster.start)
            else:
                await tell(database, CUT)
        await players.until(60)
        await players.stop()
        for table, length in players.acknowledged.items():
            stored = await store.fetch(table)
            assert [each.move for each in stored] == [f"move {seq}" for seq in range(1, len(stored) + 1)]
            assert length <= len(stored) <= length + 1
        assert set(players.refused) == {"away"}
        assert all(players.found)
        await store.close()

    asyncio.run(main())


# -- looking back -------------------------------------------------------------------------------------------


async def play_a_little(url: str) -> tuple[str, int]:
    """A game against a bot, kept in a database."""
    store, pool = await PostgresStore.open(url), Pool()
    house = House(store, pool, Pace(0, 1), 1)
    actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", "random"])
    await actor.do(lambda: actor.sit(0, "Ada"))
    await deal(actor)
    await house.put_to_sleep(0)
    ledger = (await house.find(actor.ledger.table)).ledger
    assert ledger.state == "playing"
    await house.stop()
    await pool.close()
    await store.close()
    return ledger.table, ledger.length


def test_the_past_is_told_from_a_database(cluster: Cluster, database: str) -> None:
    """Also where it takes a password, which nobody else on the machine gets to see."""
    table, length = asyncio.run(play_a_little(database))
    asyncio.run(tell(database, f"GRANT pg_read_all_data TO {GUARDED}"))

    async def main() -> None:
        past = Past(database.replace("comptoir@", f"{GUARDED}:{PASSWORD}@"))
        told = json.loads(await past.tell(Steps(table, length, "fr", "watch", 0, 5, ["watch"]), "192.0.2.1"))
        assert told["frames"]
        assert past._worker._process is not None
        assert PASSWORD not in Path(f"/proc/{past._worker._process.pid}/cmdline").read_text()
        await past.close()

    asyncio.run(main())


def test_nobody_can_look_back_while_it_is_away(tmp_path: Path) -> None:
    shelf = DatabaseShelf(f"postgresql:///db?host={tmp_path}")
    with pytest.raises(ComptoirError, match="busy"):
        shelf.read("table")
    shelf.close()
