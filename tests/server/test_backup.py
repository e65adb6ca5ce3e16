"""``comptoir backup``: a copy made while people play, with which another server goes on."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from comptoir.cli import main
from comptoir.server.backup import back_up
from comptoir.server.checkup import Checkup
from comptoir.server.heads import Loss
from comptoir.server.postgres.address import without_password
from comptoir.server.store import Store
from comptoir.words import LANGUAGES
from tests.server.guests import begun, play_on, without_ids
from tests.server.running import Running, quick
from tests.server.test_any_store import Kept, filled, in_a_database
from tests.server.test_checkup import OPENED, be_ahead, change, fill
from tests.server.test_killed import come_back


def test_people_go_on_playing_on_a_copy(folder: Path, tmp_path: Path) -> None:
    server = Running(folder)
    guests = begun(server, 2)
    play_on(guests, Random(1), 8)
    for guest in guests:
        guest.catch_up()
    before, at = [without_ids(guest.moment) for guest in guests], guests[0].at
    copy = tmp_path / "copies" / "monday"
    assert back_up(folder, copy).tables == 1
    play_on(guests, Random(2), 5)  # whoever plays meanwhile is not disturbed
    assert server.stop() == 0

    assert not [each for each in Checkup(copy).findings() if each.state == "bad"]
    server = Running(copy, port=server.port)
    assert not [line for line in server.log if "error" in line]
    come_back(guests, server)  # with the links and cookies they had
    assert [without_ids(guest.moment) for guest in guests] == before
    assert guests[0].at == at
    play_on(guests, Random(3), 8)
    assert server.stop() == 0


def test_a_copy_is_of_one_moment_however_much_is_going_on(folder: Path, tmp_path: Path) -> None:
    server, is_over = Running(folder), Event()
    tables = [begun(server, 2) for _ in range(2)]

    def copy() -> None:
        for number in range(8):
            made = back_up(folder, tmp_path / f"copy {number}")
            assert (made.tables, made.damaged) == (2, [])
        is_over.set()

    copying = Thread(target=copy)
    copying.start()
    while not is_over.is_set() and copying.is_alive():
        for guests in tables:
            play_on(guests, Random(1), 1)
    copying.join()
    assert is_over.is_set()
    server.stop()
    for number in range(8):
        store = Store.open(tmp_path / f"copy {number}")
        assert store.losses == []
        for row in store.tables():
            assert len(store.read(row.id)) == row.length
        store.close()


def test_people_go_on_playing_on_a_copy_of_a_database(database: str, tmp_path: Path) -> None:
    server, is_over = Running(database, quick(leaving=0)), Event()
    guests = begun(server, 2)

    def copy() -> None:
        for number in range(4):
            made = back_up(database, tmp_path / f"copy {number}")
            assert (made.tables, made.damaged) == (1, [])
        is_over.set()

    copying = Thread(target=copy)
    copying.start()
    while not is_over.is_set() and copying.is_alive():
        play_on(guests, Random(1), 1)  # whoever plays meanwhile is not disturbed
    copying.join()
    assert is_over.is_set()
    assert server.stop() == 0
    for number in range(4):
        assert not [each for each in Checkup(tmp_path / f"copy {number}").findings() if each.state == "bad"]
    server = Running(tmp_path / "copy 3", port=server.port)
    come_back(guests, server)  # with the links and cookies they had
    play_on(guests, Random(3), 4)
    assert server.complaints == []
    assert server.stop() == 0


def test_a_table_of_a_database_that_was_damaged_is_named(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = in_a_database(database)
    kept.tell(filled)
    asyncio.run(damage(kept, "DELETE FROM records WHERE seq = 2 AND at = 'table 1'"))
    assert main(["backup", "--data", database, str(tmp_path / "copy")]) == 1
    said = capsys.readouterr()
    assert "table 1" in said.err
    assert "3 tables" in said.out
    store = Store.open(tmp_path / "copy")
    assert [row.length for row in store.tables()] == [5, 5, 5]
    store.close()


async def damage(kept: Kept, statement: str) -> None:
    await kept.damage(statement)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_that_cannot_be_copied_leaves_nothing(
    database: str, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for address in (database, "postgresql://ann:s3cr3t@127.0.0.1:1/db"):
        assert main(["backup", "--data", address, str(tmp_path / "copy"), "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert without_password(address) in said
        assert "s3cr3t" not in said
    assert not list(tmp_path.iterdir())


def test_what_was_missing_is_missing_in_the_copy_and_said_there_too(folder: Path, tmp_path: Path) -> None:
    fill(folder, OPENED, OPENED)
    be_ahead(folder)
    back_up(folder, tmp_path / "copy")
    store = Store.open(tmp_path / "copy")
    assert sorted(store.losses) == [Loss("gone", 0, 3), Loss("table0", 4, 5)]
    store.close()


def test_a_table_that_was_damaged_is_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(folder, OPENED, OPENED)
    change("DELETE FROM records WHERE seq = 2 AND at = 'table1'")(folder)
    assert main(["backup", "--data", str(folder), str(tmp_path / "copy")]) == 1
    assert "table1" in capsys.readouterr().err
    assert (tmp_path / "copy" / "comptoir.sqlite").exists()


def test_a_copy_is_for_its_owner_alone(folder: Path, tmp_path: Path) -> None:
    fill(folder, OPENED)
    back_up(folder, tmp_path / "copy")
    for file in (tmp_path / "copy", *(tmp_path / "copy").iterdir()):
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name
    assert sorted(file.name for file in (tmp_path / "copy").iterdir()) == [
        "comptoir.sqlite",
        "heads",
        "secret",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_copied_leaves_nothing(
    folder: Path, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def refused(*call: str) -> str:
        assert main(["backup", *call, "--lang", lang]) == 2
        return capsys.readouterr().err

    assert str(folder) in refused(str(tmp_path / "copy"), "--data", str(folder))
    fill(folder, OPENED)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert str(tmp_path / "full") in refused(str(tmp_path / "full"), "--data", str(folder))
    assert {"en": "FOLDER", "fr": "DOSSIER"}[lang] in refused("--data", str(folder))
    damaged = bytearray((folder / "comptoir.sqlite").read_bytes())
    damaged[4096:] = bytes(len(damaged) - 4096)
    (folder / "comptoir.sqlite").write_bytes(damaged)
    assert "doctor" in refused(str(tmp_path / "copy"), "--data", str(folder))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "full"]
