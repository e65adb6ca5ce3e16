"""``comptoir move``: from a folder to a database and back, all or nothing, and people do not notice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import asyncpg
import pytest

from comptoir.cli import main
from comptoir.core import ComptoirError
from comptoir.lab.server.database import Cluster, tell
from comptoir.server import moving, stock
from comptoir.server.checkup import Checkup
from comptoir.server.moving import move
from comptoir.server.postgres import line, schema
from comptoir.server.postgres.stock import DatabaseStock
from comptoir.server.postgres.store import PostgresStore
from comptoir.server.stock import FolderStock
from comptoir.server.storage import Record, Storage
from comptoir.server.store import MIGRATIONS, Store
from comptoir.words import LANGUAGES
from tests.server.guests import Guest, play_on, start
from tests.server.running import Running, quick
from tests.server.test_any_store import Kept, filled, in_a_database, in_a_folder, record
from tests.server.test_checkup import be_ahead, contents
from tests.server.test_killed import come_back

Place: TypeAlias = Path | str

TABLES = "id, created, state, game, length, chain, due"
QUESTIONS = (
    f"SELECT {TABLES} FROM tables ORDER BY id",
    "SELECT at, seq, kind, move, body, chain FROM records ORDER BY at, seq",
    "SELECT drawer, key, content, version FROM papers ORDER BY drawer, key",
)


def kept(place: Place) -> Kept:
    return in_a_folder(place) if isinstance(place, Path) else in_a_database(place)


def fill(place: Place) -> None:
    """Tables of all kinds, and what people keep."""

    async def story(store: Storage) -> None:
        await filled(store)
        await store.append(
            "over", [Record(1, "talked", None, "« héhé »".encode())], state="over", game="dale"
        )
        await store.append("slow", [record(1)], state="playing", game="karanor", due=1_900_000_000)
        for drawer, key in (("people", "ann"), ("people", "\U0001f511"), ("keys", "é"), ("keys", "a")):
            assert await store.put(drawer, key, key.encode())
        assert await store.put("people", "ann", b"later", 1)

    kept(place).tell(story)
    long_ago = "UPDATE tables SET created = 1500000000 WHERE id = 'over'"
    asyncio.run(damage(place, long_ago))


async def damage(place: Place, statement: str) -> None:
    await kept(place).damage(statement)


def everything(place: Place) -> list[Any]:
    """All that is in a store, byte for byte, and read without any of our code."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(f"file:{place / 'comptoir.sqlite'}?mode=ro", uri=True)) as reader:
            found: list[Any] = [reader.execute(question).fetchall() for question in QUESTIONS]
        return [*found, (place / "secret").read_bytes()]
    return asyncio.run(_everything(place))


async def _everything(url: str) -> list[Any]:
    reader = await asyncpg.connect(url, server_settings={"search_path": "comptoir"})
    found: list[Any] = [[tuple(row) for row in await reader.fetch(each)] for each in QUESTIONS]
    found.append(await reader.fetchval("SELECT value FROM settings"))
    await reader.close()
    return found


def is_bare(place: Place) -> bool:
    """Is there nothing at all?"""
    if isinstance(place, Path):
        return not place.exists() and not place.with_name(f"{place.name}.new").exists()
    return bool(asyncio.run(tell(place, "SELECT to_regnamespace('comptoir') IS NULL")))


@pytest.fixture(params=["to a database", "to a folder"])
def way(request: pytest.FixtureRequest, folder: Path) -> tuple[Place, Place]:
    """From where to where."""
    database: str = request.getfixturevalue("database")
    return (folder, database) if request.param == "to a database" else (database, folder)


def test_there_and_back_everything_is_the_same(folder: Path, tmp_path: Path, database: str) -> None:
    fill(folder)
    before, stored = contents(folder), everything(folder)
    moved = move(folder, database)
    assert (moved.tables, moved.records, moved.papers, moved.left) == (5, 17, 4, [])
    assert everything(database) == stored
    back = tmp_path / "further" / "back"
    assert move(database, back) == moved
    assert everything(back) == stored == everything(database)
    assert contents(folder) == before, "what is left stays as it is"
    assert not [each for each in Checkup(back).findings() if each.state == "bad" and each.code == "lost"]
    store = Store.open(back)
    assert store.losses == []
    store.close()


def test_from_one_database_to_another(cluster: Cluster, database: str) -> None:
    fill(database)
    other = cluster.fresh("other")
    assert move(database, other).tables == 5
    assert everything(other) == everything(database)


def test_people_go_on_with_the_links_they_have(folder: Path, database: str) -> None:
    server = Running(folder)
    host = Guest(server)
    host.open_table(players=2)
    invitation = host.links()["seats"][1]
    assert server.stop() == 0

    assert main(["move", database, "--data", str(folder)]) == 0
    server = Running(database, quick(leaving=0), server.port)
    guest = Guest(server)
    assert guest.enter(invitation).status_code == 200
    guests = [host, guest]
    come_back(guests, server)
    start(guests)
    assert play_on(guests, Random(1), 4) == 4
    assert server.complaints == []
    assert server.stop() == 0


# -- what is not moved ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE records SET kind = 'talk' WHERE seq = 3 AND at = 'table 1'",
        "DELETE FROM records WHERE at = 'table 1'",
        "DELETE FROM tables WHERE id = 'table 1'",
    ],
)
def test_damage_is_told_and_left_behind_only_when_asked(
    way: tuple[Place, Place], harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = way
    fill(old)
    asyncio.run(damage(old, harm))
    assert all("table 1." in said and "--leave-damaged" in said for said in why_not(old, new, capsys))
    assert is_bare(new)
    assert main(["move", str(new), "--data", str(old), "--leave-damaged"]) == 1
    assert "table 1" in capsys.readouterr().err
    there, here = everything(new), everything(old)
    assert [row for row in here[0] if row[0] != "table 1"] == there[0]
    assert [row for row in here[1] if row[0] != "table 1"] == there[1]
    assert there[2:] == here[2:]


def test_a_table_whose_end_was_lost_is_damaged_too(folder: Path, database: str) -> None:
    fill(folder)
    be_ahead(folder)
    with pytest.raises(ComptoirError, match="tables_damaged") as refusal:
        move(folder, database)
    assert refusal.value.details["tables"] == "gone, table0"
    assert is_bare(database)


def why_not(old: Place, new: Place, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is said to whoever wants to move that, in every language; never a password."""
    said = []
    for lang in LANGUAGES:
        assert main(["move", str(new), "--data", str(old), "--lang", lang]) == 2
        said.append(capsys.readouterr().err)
        assert "s3cr3t" not in said[-1]
    assert len(set(said)) == len(LANGUAGES)
    return said


def test_where_something_is_already(
    way: tuple[Place, Place], tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = way
    for place in way:
        fill(place)
    before = everything(new)
    assert all(str(new) in each for each in why_not(old, new, capsys))
    assert all(str(old) in each for each in why_not(old, old, capsys))
    assert everything(new) == before
    if isinstance(new, str):
        asyncio.run(tell(new, "TRUNCATE comptoir.tables, comptoir.records"))
        assert all(new in each for each in why_not(old, new, capsys)), "people keep something there"


def test_where_a_server_is_running(way: tuple[Place, Place], capsys: pytest.CaptureFixture[str]) -> None:
    old, new = way
    fill(old)

    def look() -> list[str]:
        return why_not(old, new, capsys)

    if isinstance(old, Path):
        store = Store.open(old)
        assert all(str(old) in each for each in look())
        store.close()
    for place in way:
        if isinstance(place, str):
            kept(place).tell(lambda _: asyncio.sleep(0))
            asyncio.run(tell(place, ALIVE))
            assert all("192.0.2.7:8000" in each for each in look())


ALIVE = (
    "INSERT INTO comptoir.processes (id, address, until) VALUES ('it', '192.0.2.7:8000', now() + '1 hour')"
)


def test_no_server_starts_on_either_meanwhile(
    way: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = way
    fill(old)
    monkeypatch.setitem(line.SESSION, "lock_timeout", "50ms")
    refused = list[ComptoirError]()

    def start_servers(*_: int) -> None:
        for place in way:
            if isinstance(place, str):
                with pytest.raises(ComptoirError, match="locked") as refusal:
                    asyncio.run(PostgresStore.open(place))
                refused.append(refusal.value)
            elif place is old:
                with pytest.raises(ComptoirError, match="locked"):
                    Store.open(place)

    move(old, new, on_step=start_servers)
    assert refused
    assert everything(new) == everything(old)


@pytest.mark.parametrize("address", ["postgresql://ann:s3cr3t@127.0.0.1:1/db", "postgresql://ann:s3cr3t@["])
def test_nobody_is_there(folder: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    fill(folder)
    why_not(folder, address, capsys)
    why_not(address, folder / "new", capsys)
    assert is_bare(folder / "new")


def test_there_is_nothing_to_move(
    way: tuple[Place, Place], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = way
    assert all(str(old) in each for each in why_not(old, new, capsys))
    kept(old).tell(lambda _: asyncio.sleep(0))
    assert all(str(old) in each for each in why_not(old, new, capsys))
    assert is_bare(new)


def test_what_is_of_another_comptoir(
    way: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = way
    fill(old)
    with monkeypatch.context() as later:
        later.setattr(moving, "MIGRATIONS", (*MIGRATIONS, ""))
        later.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ""))
        older = why_not(old, new, capsys)
    further = f"PRAGMA user_version = {len(MIGRATIONS) + 1}"
    asyncio.run(damage(old, further if isinstance(old, Path) else "UPDATE version SET number = number + 1"))
    newer = why_not(old, new, capsys)
    assert not set(older) & set(newer)
    assert all(str(old) in each for each in older + newer)
    assert is_bare(new)


def test_a_schema_of_somebody_else_is_left_alone(
    folder: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(folder)
    asyncio.run(tell(database, "CREATE SCHEMA comptoir", "CREATE TABLE comptoir.tables (id int)"))
    assert all(database in each for each in why_not(folder, database, capsys))
    assert asyncio.run(tell(database, "SELECT count(*) FROM comptoir.tables")) == 0


def test_what_was_not_written_as_it_should_is_found(
    way: tuple[Place, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = way
    fill(old)
    kind: type[FolderStock | DatabaseStock] = FolderStock if isinstance(new, Path) else DatabaseStock
    add, file, keep = kind.add, kind.file, kind.keep
    faults: dict[str, Callable[..., None]] = {
        "add": lambda self, rows, records: add(self, rows, list(records)[:-1]),
        "file": lambda self, papers: file(self, papers[1:]),
        "keep": lambda self, secret: keep(self, bytes(len(secret))),
    }
    for name, fault in faults.items():
        with monkeypatch.context() as broken:
            broken.setattr(kind, name, fault)
            with pytest.raises(ComptoirError, match="copied_wrongly"):
                move(old, new)
        assert is_bare(new)
    move(old, new)


# -- interrupted ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [2, 7])
def test_an_interrupted_move_has_not_been(
    way: tuple[Place, Place], step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = way
    fill(old)
    monkeypatch.setattr(stock, "TABLES_AT_ONCE", 1)

    def interrupt(done: int, of: int) -> None:
        assert of == 10
        if done == step:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(old, new, on_step=interrupt)
    assert is_bare(new)
    assert move(old, new).tables == 5
    assert everything(new) == everything(old)


KILLED = """
import os, signal, sys
from pathlib import Path
from comptoir.cli.serve import place
from comptoir.server import moving, stock

stock.TABLES_AT_ONCE = 1
stop = lambda done, of: os.kill(os.getpid(), signal.SIGKILL) if done == 3 else None
moving.move(place(sys.argv[1]), place(sys.argv[2]), on_step=stop)
"""


def test_a_move_that_is_killed_can_be_made_again(way: tuple[Place, Place]) -> None:
    old, new = way
    fill(old)
    called = subprocess.run([sys.executable, "-c", KILLED, str(old), str(new)], check=False)
    assert called.returncode == -signal.SIGKILL
    assert isinstance(new, Path) or is_bare(new)
    assert move(old, new).tables == 5
    assert everything(new) == everything(old)
    if isinstance(new, Path):
        assert not new.with_name(f"{new.name}.new").exists()
