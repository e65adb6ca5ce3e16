"""What any store does, whatever it is made of: what it acknowledges is there, and is what was stored."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from comptoir.lab.server.database import tell
from comptoir.server.postgres.store import PostgresStore
from comptoir.server.storage import Damaged, Duplicate, NotStored, Paper, Record, Storage
from comptoir.server.store import Store

Story: TypeAlias = Callable[[Storage], Awaitable[None]]


class Kept(NamedTuple):
    """Where a store keeps things."""

    open: Callable[[], AbstractAsyncContextManager[Storage]]
    damage: Callable[[str], Awaitable[object]]
    """Do something to it behind its back."""

    def tell(self, story: Story) -> None:
        """Open it, see what happens, and close it."""

        async def main() -> None:
            async with self.open() as store:
                await story(store)

        asyncio.run(main())


def in_a_folder(folder: Path) -> Kept:
    @asynccontextmanager
    async def open() -> AsyncIterator[Storage]:
        store = Store.open(folder)
        yield store
        store.close()

    async def damage(statement: str) -> None:
        with sqlite3.connect(folder / "comptoir.sqlite") as vandal:
            vandal.execute(statement)
        vandal.close()

    return Kept(open, damage)


def in_a_database(url: str) -> Kept:
    @asynccontextmanager
    async def open() -> AsyncIterator[Storage]:
        store = await PostgresStore.open(url, "127.0.0.1:8000")
        yield store
        await store.close()

    return Kept(open, lambda statement: tell(url, "SET search_path = comptoir", statement))


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    if request.param == "sqlite":
        return in_a_folder(tmp_path / "data")
    return in_a_database(request.getfixturevalue("database"))


def record(seq: int, move: str | None = None, body: bytes = b"{}") -> Record:
    return Record(seq, "pick", move, body)


async def filled(store: Storage, tables: int = 3, records: int = 5) -> None:
    """Some tables with a few records each."""
    for seq in range(1, records + 1):
        body = b'{"number": %d}' % seq
        await asyncio.gather(
            *[
                store.append(f"table {at}", [record(seq, f"move {seq}", body)], state="playing", game="dale")
                for at in range(tables)
            ]
        )


# -- tables -------------------------------------------------------------------------------------------------


def test_what_was_appended_is_read_in_order(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await filled(store)
        assert [(each.seq, each.move, each.body) for each in await store.fetch("table 1")] == [
            (seq, f"move {seq}", b'{"number": %d}' % seq) for seq in range(1, 6)
        ]
        assert [each.seq for each in await store.fetch("table 1", since=3)] == [4, 5]
        for table, since in (("table 1", 5), ("table 1", 99), ("nowhere", 0)):
            assert await store.fetch(table, since) == []

    kept.tell(story)


def test_it_is_still_there_after_closing_and_opening(kept: Kept) -> None:
    seen: list[object] = []

    async def story(store: Storage) -> None:
        if not seen:
            await filled(store)
        seen.append([await store.fetch("table 0"), store.secret, await store.list_tables()])
        assert len(store.secret) == 32

    kept.tell(story)
    kept.tell(story)
    assert seen[0] == seen[1]


def test_several_records_are_stored_together_or_not_at_all(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await store.append("a", [record(1, "first"), record(2)], state="playing", game="dale")
        with pytest.raises(Duplicate):
            await store.append("a", [record(3), record(4, "first")], state="over")
        assert [each.seq for each in await store.fetch("a")] == [1, 2]
        assert [row.state for row in await store.list_tables()] == ["playing"]

    kept.tell(story)


def test_a_move_counts_once_and_says_where_it_is(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await store.append("a", [record(1), record(2, "again")], state="playing", game="dale")
        await store.append("b", [record(1, "again")], state="playing", game="dale")  # another table's move
        for seq in (2, 3):
            with pytest.raises(Duplicate) as refusal:
                await store.append("a", [record(seq, "again")])
            assert refusal.value.seq == 2
        with pytest.raises(Duplicate) as refusal:
            await store.append("a", [record(3, "new"), record(4, "new")])
        assert refusal.value.seq == 3
        await store.append("a", [record(3)])
        assert len(await store.fetch("a")) == 3

    kept.tell(story)


def test_of_equal_moves_that_wait_together_the_first_counts(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await store.append("a", [record(1)], state="playing", game="dale")
        both = [store.append("a", [record(2, "twin")]), store.append("a", [record(3, "twin")])]
        first, second = await asyncio.gather(*both, return_exceptions=True)
        assert first is None
        assert isinstance(second, Duplicate)
        assert second.seq == 2

    kept.tell(story)


@pytest.mark.parametrize("first", [True, False])
def test_a_record_that_is_stored_and_sent_again_is_found(kept: Kept, first: bool) -> None:
    """So it is where nobody knows whether it was stored."""

    async def story(store: Storage) -> None:
        await store.append("a", [record(1)], state="open", game="dale")
        if not first:
            await store.append("a", [record(2)])
        with pytest.raises(Duplicate) as refusal:
            await store.append("a", [record(1 if first else 2)], state="open", game="dale")
        assert refusal.value.seq == (1 if first else 2)

    kept.tell(story)


@pytest.mark.parametrize("seq", [0, 2, 4])
def test_a_record_out_of_order_is_not_stored(kept: Kept, seq: int) -> None:
    async def story(store: Storage) -> None:
        await store.append("a", [record(1), record(2)], state="playing", game="dale")
        for table in ("a", "nowhere")[: 1 + bool(seq)]:
            with pytest.raises(NotStored, match="order"):
                await store.append(table, [record(seq, body=b"[]")], state="playing", game="dale")
        assert [each.seq for each in await store.fetch("a")] == [1, 2]

    kept.tell(story)


def test_a_bad_append_spoils_nobody_elses(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await store.append("b", [record(1, "again")], state="open", game="dale")
        outcomes = await asyncio.gather(
            store.append("a", [record(1)]),
            store.append("b", [record(2, "again")]),
            store.append("c", [Record(1, "pick", None, None)], state="open", game="dale"),  # type: ignore[arg-type]
            store.append("d", [record(1)], state="open", game="dale"),
            return_exceptions=True,
        )
        assert [type(each) for each in outcomes] == [NotStored, Duplicate, TypeError, type(None)]
        assert [row.id for row in await store.list_tables()] == ["b", "d"]
        await store.append("b", [record(2)])

    kept.tell(story)


def test_tables_tell_their_state(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        for name in ("a", "b"):
            await store.append(name, [record(1)], state="open", game="dale")
        await store.append("b", [record(2)])
        await store.append("a", [record(2), record(3)], state="over")
        rows = await store.list_tables()
        assert [(row.id, row.state, row.game, row.length) for row in rows] == [
            ("a", "over", "dale", 3),
            ("b", "open", "dale", 2),
        ]
        assert [row.id for row in await store.list_tables(open_only=True)] == ["b"]
        assert all(row.created > 1_700_000_000 for row in rows)

    kept.tell(story)


def test_tables_that_have_to_wake_are_named_when_it_is_time(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        for name, due in (("late", 300), ("soon", 100), ("never", None)):
            await store.append(name, [record(1)], state="open", game="dale", due=due)
        assert await store.list_due(99) == []
        assert await store.list_due(300) == ["soon", "late"]
        await store.append("soon", [record(2)])
        assert await store.list_due(100) == ["soon"], "it still has to"
        await store.append("late", [], due=250)
        assert await store.list_due(260) == ["soon", "late"]
        assert len(await store.fetch("late")) == 1
        await store.append("late", [record(2)])
        await store.append("soon", [record(3)], due=0)
        assert await store.list_due(300) == ["late"]
        await store.append("soon", [], due=200)
        assert await store.list_due(300) == ["soon", "late"]
        assert [each.seq for each in await store.fetch("soon")] == [1, 2, 3], "nothing happened to it"

    kept.tell(story)


def test_a_table_that_is_removed_is_gone(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        await filled(store)
        assert await store.claim("table 1") == ""
        await store.remove("table 1")
        await store.remove("nowhere")
        assert await store.fetch("table 1") == []
        assert [row.id for row in await store.list_tables()] == ["table 0", "table 2"]

    kept.tell(story)
    kept.tell(lambda store: store.append("table 1", [record(1, "move 1")], state="open", game="dale"))


def test_a_caller_who_went_away_harms_nobody(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        store.append("a", [record(1)], state="open", game="dale").cancel()
        await store.append("a", [record(2)])
        assert len(await store.fetch("a")) == 2

    kept.tell(story)


@pytest.mark.parametrize(
    ("damage", "seq"),
    [
        ("UPDATE records SET body = '{}' WHERE seq = 3 AND at = 'table 1'", 3),
        ("UPDATE records SET kind = 'talk' WHERE seq = 3 AND at = 'table 1'", 3),
        ("UPDATE records SET move = NULL WHERE seq = 1 AND at = 'table 1'", 1),
        ("UPDATE records SET chain = body WHERE seq = 4 AND at = 'table 1'", 4),
        ("DELETE FROM records WHERE seq = 2 AND at = 'table 1'", 2),
        ("DELETE FROM records WHERE seq >= 4 AND at = 'table 1'", 4),
        ("DELETE FROM records WHERE at = 'table 1'", 1),
        ("UPDATE tables SET length = 4 WHERE id = 'table 1'", 6),
        ("DELETE FROM tables WHERE id = 'table 1'", 6),
    ],
)
def test_damage_is_found_where_it_is(kept: Kept, damage: str, seq: int) -> None:
    async def story(store: Storage) -> None:
        await filled(store)
        await kept.damage(damage)
        with pytest.raises(Damaged) as found:
            await store.fetch("table 1")
        assert (found.value.table, found.value.seq) == ("table 1", seq)
        assert len(await store.fetch("table 2")) == 5

    kept.tell(story)


# -- drawers ------------------------------------------------------------------------------------------------


def test_papers_are_changed_by_who_knows_what_lies_there(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        assert await store.look_up("people", "ann") is None
        assert await store.put("people", "ann", b"1")
        assert not await store.put("people", "ann", b"2"), "something lies there"
        assert await store.put("people", "ann", b"2", 1)
        assert not await store.put("people", "ann", b"3", 1), "it was changed meanwhile"
        assert not await store.put("people", "bob", b"3", 1), "nothing lies there"
        assert await store.look_up("people", "ann") == Paper("ann", b"2", 2)

    kept.tell(story)
    kept.tell(story_of_later)


async def story_of_later(store: Storage) -> None:
    assert await store.look_up("people", "ann") == Paper("ann", b"2", 2)
    await store.throw_away("people", ["ann", "nobody"])
    assert await store.look_up("people", "ann") is None
    assert await store.put("people", "ann", b"4")


def test_a_drawer_is_leafed_through_by_the_beginning_of_its_keys(kept: Kept) -> None:
    async def story(store: Storage) -> None:
        for key in ("b", "a 2", "a 10", "a", "é", "a_3", "A 4", "\U0001f511"):
            assert await store.put("keys", key, b"")
        assert await store.put("others", "a 5", b"")
        assert [paper.key for paper in await store.leaf_through("keys", "a ")] == ["a 10", "a 2"]
        keys = [paper.key for paper in await store.leaf_through("keys")]
        assert keys == sorted(keys)
        assert len(keys) == 8

    kept.tell(story)
