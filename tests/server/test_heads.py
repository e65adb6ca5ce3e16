"""The heads of the tables, known apart from the log: what was acknowledged and is missing is named."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from comptoir.server import heads
from comptoir.server.heads import SIZE, Head, Heads, Loss
from comptoir.server.storage import Duplicate, NotStored, Record
from comptoir.server.store import Store
from tests.server.test_store import ROOT, why_not

ROUNDS, WOUNDS = (60, 50) if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else (4, 12)
"""Writers killed, and damaged copies of what each of them left."""


def record(seq: int, move: str | None = None) -> Record:
    return Record(seq, "pick", move, b'{"number": %d}' % seq)


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await play()

    asyncio.run(main())


async def fill(store: Store, *tables: str, first: int = 1, last: int = 5) -> None:
    for seq in range(first, last + 1):
        each = [store.append(table, [record(seq)], state="playing", game="dale") for table in tables]
        await asyncio.gather(*each)


def left_by_a_crash(folder: Path, then: Callable[[Store], Awaitable[None]]) -> Path:
    """A copy of a folder as a crash would leave it, after tables were played on."""
    store, left = Store.open(folder), folder.parent / "left"

    async def play() -> None:
        await then(store)
        shutil.copytree(folder, left)

    run(play)
    store.close()
    return left


def losses(folder: Path) -> list[Loss]:
    store = Store.open(folder)
    found = store.losses
    store.close()
    return sorted(found)


# -- what is missing ------------------------------------------------------------------------------------


def test_what_the_log_has_lost_is_named(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a", "b")
        assert store._writer is not None
        store._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await fill(store, "b", first=6, last=8)
        await fill(store, "c", last=2)

    left = left_by_a_crash(folder, play)
    (left / "comptoir.sqlite-wal").write_bytes(b"")
    assert losses(left) == [Loss("b", 5, 3), Loss("c", 0, 2)]
    assert losses(left) == [Loss("b", 5, 3), Loss("c", 0, 2)], "it is said until somebody does something"


def test_a_table_that_went_on_after_its_loss_is_whole_again(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a")

    async def go_on() -> None:
        store = Store.open(left)
        await fill(store, "a", last=2)
        store.close()

    left = left_by_a_crash(folder, play)
    (left / "comptoir.sqlite-wal").write_bytes(b"")
    (left / "comptoir.sqlite").write_bytes(b"")
    assert losses(left) == [Loss("a", 0, 5)]
    run(go_on)
    assert losses(left) == []


def test_without_damage_nothing_is_said(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a", "b")

    left = left_by_a_crash(folder, play)
    assert losses(left) == losses(folder) == []


def test_records_that_are_others_are_named(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a")

    left = left_by_a_crash(folder, play)
    with sqlite3.connect(left / "comptoir.sqlite") as vandal:
        vandal.execute("UPDATE records SET chain = zeroblob(32) WHERE seq = 5")
        vandal.execute("UPDATE tables SET chain = zeroblob(32)")
    vandal.close()
    assert losses(left) == [Loss("a", 5, 0)]


def test_what_was_stored_and_never_told_is_kept(folder: Path) -> None:
    """A crash between the commit and the head: the table is ahead of its head, and nothing is wrong."""

    async def play(store: Store) -> None:
        await fill(store, "a", last=2)
        store._heads.write = lambda heads: None  # type: ignore[method-assign]
        await fill(store, "a", first=3, last=4)

    left = left_by_a_crash(folder, play)
    assert losses(left) == []
    assert heads.read(left / "heads").heads["a"].length == 4


def test_a_database_that_is_gone_is_not_begun_anew(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a")

    left = left_by_a_crash(folder, play)
    for file in left.glob("comptoir.sqlite*"):
        file.unlink()
    assert why_not(left) == "gone"
    assert not (left / "comptoir.sqlite").exists()


def test_a_folder_of_before_there_were_heads(folder: Path) -> None:
    async def play(store: Store) -> None:
        await fill(store, "a", "b")

    left = left_by_a_crash(folder, play)
    (left / "heads").unlink()
    assert losses(left) == []
    assert sorted(heads.read(left / "heads").heads) == ["a", "b"]


def test_killed_and_damaged_at_many_places(tmp_path: Path) -> None:
    """Every record that was acknowledged is there, or it is named."""
    called = [sys.executable, "-m", "tests.server.wounds", str(tmp_path), str(ROUNDS), str(WOUNDS)]
    done = subprocess.run(called, cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["unnamed"] == 0
    assert found["missing"] > ROUNDS
    assert found["wounded"] > ROUNDS


# -- the file -------------------------------------------------------------------------------------------


def head(table: str, length: int) -> Head:
    return Head(table, length, bytes([length % 256]) * 32)


def test_the_last_head_of_a_table_counts(tmp_path: Path) -> None:
    file = tmp_path / "heads"
    written = Heads(file, [head("a", 7), head("b", 1)])
    written.write([head("a", 3)])
    written.write([head("c", 1), head("b", 2)])
    written.close()
    assert heads.read(file) == ({"a": head("a", 3), "b": head("b", 2), "c": head("c", 1)}, 0)


def test_it_stays_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "MOST_BYTES", 50 * SIZE)
    monkeypatch.setattr(heads, "ROOM", 8 * SIZE)
    file = tmp_path / "heads"
    written = Heads(file, [head("a", 1), head("b", 1)])
    for length in range(2, 500):
        written.write([head("a", length)])
        assert file.stat().st_size < 100 * SIZE
        assert heads.read(file).heads == {"a": head("a", length), "b": head("b", 1)}
    written.close()


def test_a_damaged_head_is_counted_and_no_other_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "heads"
    Heads(file, [head("a", 1), head("b", 2), head("c", 3)]).close()
    data = bytearray(file.read_bytes())
    data[SIZE + 5] ^= 4
    file.write_bytes(data)
    assert heads.read(file) == ({"a": head("a", 1), "c": head("c", 3)}, 1)


def test_a_head_that_breaks_off_is_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "it does not answer")

    file = tmp_path / "heads"
    written = Heads(file, [head("a", 1)])
    with monkeypatch.context() as broken:
        broken.setattr(heads, "_sync_data", fail)
        with pytest.raises(OSError, match="does not answer"):
            written.write([head("a", 2)])
    written.write([head("a", 3)])
    written.close()
    assert heads.read(file).heads == {"a": head("a", 3)}
    assert head("a", 2).chain not in file.read_bytes()


# -- a disk that fails ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "why"), [(errno.EIO, "other"), (errno.ENOSPC, "full"), (errno.EROFS, "read_only")]
)
def test_nothing_is_acknowledged_whose_head_is_not_noted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str
) -> None:
    def fail(_: int) -> None:
        raise OSError(number, "no")

    async def play() -> None:
        await fill(store, "a", "b")
        with monkeypatch.context() as broken:
            broken.setattr(heads, "_sync_data", fail)
            for _ in range(3):
                both = [store.append(each, [record(6, "late")]) for each in ("a", "b")]
                outcomes = await asyncio.gather(*both, return_exceptions=True)
                assert [each.why for each in outcomes if isinstance(each, NotStored)] == [why, why]
        with pytest.raises(Duplicate) as twin:  # stored already, and only now anybody may know
            await store.append("a", [record(6, "late")])
        assert twin.value.seq == 6
        assert {each.length for each in heads.read(folder / "heads").heads.values()} == {6}
        await fill(store, "a", "b", first=7, last=7)

    store = Store.open(folder)
    run(play)
    store.close()
    assert losses(folder) == []


def test_a_table_with_too_long_a_name_is_refused_at_once(folder: Path) -> None:
    async def play() -> None:
        with pytest.raises(ValueError, match="24"):
            await store.append("é" * 13, [record(1)], state="open", game="dale")

    store = Store.open(folder)
    run(play)
    store.close()
