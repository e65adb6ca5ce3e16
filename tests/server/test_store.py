"""The durable log in a folder: what it acknowledges is there, what is there is what was stored.

What any store has to do is in ``test_any_store``."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from comptoir.cli.problems import sentence
from comptoir.core import ComptoirError
from comptoir.server.folder import connect
from comptoir.server.storage import Damaged, NotStored
from comptoir.server.store import MIGRATIONS, Store
from comptoir.words import LANGUAGES, words
from tests.server.test_any_store import filled, record

ROOT = Path(__file__).resolve().parents[2]
KILLS = 2_000 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 200


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path / "data")
    yield opened
    opened.close()


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await play()

    asyncio.run(main())


def fill(store: Store, tables: int = 3, records: int = 5) -> None:
    """Some tables with a few records each."""
    run(lambda: filled(store, tables, records))


def test_the_disk_is_waited_for(store: Store) -> None:
    assert store._writer is not None
    (mode,) = store._writer.execute("PRAGMA journal_mode").fetchone()
    (synchronous,) = store._writer.execute("PRAGMA synchronous").fetchone()
    assert (mode, synchronous) == ("wal", 2)  # 2 is FULL


def test_closing_stores_what_waits_and_refuses_the_rest(store: Store) -> None:
    async def play() -> None:
        waiting = [store.append("a", [record(seq)], state="open", game="dale") for seq in range(1, 50)]
        store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(NotStored, match="closed"):
            await store.append("a", [record(50)])

    run(play)


# -- damage -----------------------------------------------------------------------------------------------


def test_a_flipped_bit_in_the_file_never_becomes_another_story(store: Store, tmp_path: Path) -> None:
    fill(store)
    told = [store.read(f"table {at}") for at in range(3)]
    store.close()
    file = tmp_path / "data" / "comptoir.sqlite"
    data = file.read_bytes()
    found = 0
    used = [at for at, byte in enumerate(data) if byte]
    for at in used[:: len(used) // 60]:
        flipped = bytearray(data)
        flipped[at] ^= 1 << at % 8
        file.write_bytes(flipped)
        try:
            again = Store.open(tmp_path / "data")
        except ComptoirError:
            found += 1
            continue
        try:
            assert [again.read(f"table {row}") for row in range(3)] == told
        except Damaged:
            found += 1
        again.close()
    assert found > 20


# -- a disk that fails --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "why"), [("PRAGMA query_only = ON", "read_only"), ("PRAGMA max_page_count = 1", "full")]
)
def test_nothing_is_acknowledged_while_the_disk_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch, spell: str, why: str
) -> None:
    asked = 0

    def connect_badly(file: Path) -> sqlite3.Connection:
        nonlocal asked
        asked += 1
        connection = connect(file)
        connection.execute(spell)
        return connection

    async def play() -> None:
        large = b'"%s"' % (b"x" * 9_000)
        assert store._writer is not None
        store._writer.execute(spell)
        for _ in range(3):
            both = [store.append(f"table {at}", [record(6, "late", large)], state="over") for at in (0, 1)]
            outcomes = await asyncio.gather(*both, return_exceptions=True)
            assert [each.why for each in outcomes if isinstance(each, NotStored)] == [why, why]
            assert [len(store.read(row.id)) for row in store.tables()] == [5, 5, 5]
            assert {row.state for row in store.tables()} == {"playing"}
        # The broken connection was given up each time: at least once for both appends, which may be stored
        # one after the other.
        assert 2 <= asked <= 5
        monkeypatch.undo()
        await store.append("table 0", [record(6, "late", large)], state="over")

    fill(store)
    monkeypatch.setattr("comptoir.server.store.connect", connect_badly)
    run(play)
    assert [len(store.read(row.id)) for row in store.tables()] == [6, 5, 5]


def test_a_commit_that_fails_leaves_nothing_behind(store: Store, tmp_path: Path) -> None:
    class Unsynced(sqlite3.Connection):
        def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
            if sql == "COMMIT":
                raise sqlite3.OperationalError("disk I/O error")
            return super().execute(sql, *parameters)

    async def play() -> None:
        assert store._writer is not None
        store._writer.close()
        store._writer = sqlite3.connect(
            tmp_path / "data" / "comptoir.sqlite",
            factory=Unsynced,
            isolation_level=None,
            check_same_thread=False,
        )
        with pytest.raises(NotStored, match="other"):
            await store.append("table 0", [record(6, "late")], state="over")
        assert len(store.read("table 0")) == 5
        await store.append("table 0", [record(6, "late")], state="over")

    fill(store)
    run(play)
    assert len(store.read("table 0")) == 6


def test_a_database_that_goes_missing_is_not_begun_anew(store: Store, tmp_path: Path) -> None:
    async def play() -> None:
        store._hang_up()
        file.rename(elsewhere)
        with pytest.raises(NotStored, match="read_only"):
            await store.append("table 0", [record(6)])
        assert not file.exists()
        elsewhere.rename(file)
        await store.append("table 0", [record(6)])

    file = tmp_path / "data" / "comptoir.sqlite"
    elsewhere = tmp_path / "comptoir.sqlite"
    fill(store)
    run(play)
    assert len(store.read("table 0")) == 6


def can_mount() -> bool:
    """May this machine's user mount a small disk, out of everybody else's sight?"""
    try:
        done = subprocess.run([*ALONE, "mount -t tmpfs none /mnt"], capture_output=True, check=False)
    except OSError:
        return False
    return done.returncode == 0


ALONE = ("unshare", "--mount", "sh", "-c")
WAYS = {
    "limit": ("sh", "-c", 'exec "$@"'),
    "ballast": (*ALONE, 'mount -t tmpfs -o size=2m none "${0%/*}" && exec "$@"'),
}


@pytest.mark.parametrize("way", ["limit", "ballast"] if can_mount() else ["limit"])
def test_a_full_disk_loses_nothing_and_doubles_nothing(tmp_path: Path, way: str) -> None:
    folder = tmp_path / "small" / "data"
    folder.parent.mkdir()
    called = [sys.executable, "-m", "tests.server.squeezes", str(folder), way]
    done = subprocess.run([*WAYS[way], str(folder), *called], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["refused"] == ["full" if way == "ballast" else "other"] * 16
    assert found["during"] == {"a": 2, "b": 2, "c": 2}
    assert found["states"] == ["open"]
    assert found["after"] == {name: [1, 2, 3] for name in "abc"}


def test_killed_writers_lose_nothing(tmp_path: Path) -> None:
    called = [sys.executable, "-m", "tests.server.kills", str(tmp_path), str(KILLS)]
    done = subprocess.run(called, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["rounds"], found["lost"]) == (KILLS, 0)
    assert found["acknowledged"] > 5 * KILLS
    assert found["kept_unacknowledged"] > 10, "no writer was killed in the middle of its work"


# -- folders that cannot be used ----------------------------------------------------------------------------


def why_not(folder: Path) -> str:
    """The reason a folder is refused for, after it was said in every language."""
    with pytest.raises(ComptoirError) as refusal:
        Store.open(folder)
    assert refusal.value.code == "data_unusable"
    for lang in LANGUAGES:
        said = sentence(words(lang), refusal.value)
        assert str(folder) in said
        vague = ComptoirError("data_unusable", folder=str(folder), why="other")
        assert said != sentence(words(lang), vague)
    return str(refusal.value.details["why"])


def open_elsewhere(folder: Path, user: int = 65534) -> str:
    """What another process says when it opens a folder; if it can, as somebody who has few rights."""
    code = (
        "import os, sys; from pathlib import Path; from comptoir.server.store import Store\n"
        "if os.geteuid() == 0: os.setuid(int(sys.argv[2]))\n"
        "Store.open(Path(sys.argv[1]))"
    )
    called = [sys.executable, "-c", code, str(folder), str(user)]
    return subprocess.run(called, capture_output=True, text=True, check=False).stderr


def test_a_second_server_is_kept_out(store: Store, tmp_path: Path) -> None:
    assert why_not(tmp_path / "data") == "locked"
    assert "why='locked'" in open_elsewhere(tmp_path / "data", user=os.geteuid())
    store.close()
    Store.open(tmp_path / "data").close()


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert why_not(tmp_path / "file") == why_not(tmp_path / "file" / "data") == "not_folder"


def test_a_folder_we_may_not_write_to(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert "why='read_only'" in open_elsewhere(tmp_path / "data")
    finally:
        tmp_path.chmod(0o700)


def test_a_database_of_a_newer_version(store: Store, tmp_path: Path) -> None:
    assert store._writer is not None
    store._writer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    store.close()
    assert why_not(tmp_path / "data") == "newer"


@pytest.mark.parametrize("name", ["comptoir.sqlite", "secret"])
def test_a_damaged_folder(store: Store, tmp_path: Path, name: str) -> None:
    store.close()
    (tmp_path / "data" / name).write_bytes(b"not what it was" * 100)
    assert why_not(tmp_path / "data") == "damaged"


def test_after_a_refusal_the_folder_is_free(store: Store, tmp_path: Path) -> None:
    store.close()
    secret = tmp_path / "data" / "secret"
    kept = secret.read_bytes()
    secret.write_bytes(b"short")
    assert why_not(tmp_path / "data") == "damaged"
    secret.write_bytes(kept)
    Store.open(tmp_path / "data").close()


def test_what_is_secret_is_for_its_owner_alone(store: Store, tmp_path: Path) -> None:
    assert len(store.secret) == 32
    for file in (tmp_path / "data").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
