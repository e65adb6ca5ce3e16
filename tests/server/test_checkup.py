"""``comptoir doctor``: what is wrong with a folder is found, whatever it is, and nothing is changed."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from comptoir import native
from comptoir.cli import main
from comptoir.server import checkup, entries, heads
from comptoir.server.checkup import Checkup, Finding
from comptoir.server.heads import Head, Heads
from comptoir.server.store import MIGRATIONS, Store
from comptoir.words import LANGUAGES, words
from tests.server.guests import begun, play_on
from tests.server.running import Running

OPENED = entries.Opened("dale", 2, {"players": 2}, ["", ""])


def fill(folder: Path, *opened: entries.Opened) -> None:
    """A folder with a table for each of these, and a few lines said at it."""

    async def play() -> None:
        store = Store.open(folder)
        for at, first in enumerate(opened):
            said: list[entries.Entry] = [entries.Talked(0, "Ada", str(number)) for number in range(3)]
            records = [entries.record(number, entry) for number, entry in enumerate([first, *said], 1)]
            await store.append(f"table{at}", records, state="open", game=first.game)
        store.close()

    asyncio.run(play())


def troubles(folder: Path) -> list[tuple[str, str]]:
    """What is not well, after it was said in every language."""
    found = [finding for finding in Checkup(folder).findings() if finding.state != "well"]
    for finding in found:
        for lang in LANGUAGES:
            assert words(lang).say(finding.key, **finding.facts)
    return [(finding.state, finding.code) for finding in found]


def contents(folder: Path) -> dict[str, bytes]:
    """What lies in a folder, but for what SQLite needs to read its database."""
    return {
        file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(("-shm", "-wal"))
    }


@pytest.fixture(autouse=True)
def enough_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine of this test allows."""
    monkeypatch.setattr(checkup, "FEWEST_FILES", 1)


def test_a_folder_that_is_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(folder, OPENED, OPENED)
    before = contents(folder)
    assert troubles(folder) == []
    assert main(["doctor", "--data", str(folder), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "all 2 tables are unbroken" in told
    assert f"The engine is {native.build()}" in told
    assert told.endswith("All is well.\n")
    assert contents(folder) == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert troubles(tmp_path / "nowhere") == [("bad", "no_folder")]
    assert not (tmp_path / "nowhere").exists()


def test_an_empty_folder_is_well_but_for_its_secret(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    assert troubles(folder) == [("warning", "no_secret")]


def change(statement: str) -> Callable[[Path], None]:
    def change_it(folder: Path) -> None:
        with sqlite3.connect(folder / "comptoir.sqlite") as vandal:
            vandal.execute(statement)
        vandal.close()

    return change_it


def overwrite(name: str, data: bytes) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        (folder / name).write_bytes(data)

    return write


def flip_a_page(folder: Path) -> None:
    file = folder / "comptoir.sqlite"
    data = bytearray(file.read_bytes())
    data[4096:4200] = bytes(104)
    file.write_bytes(data)


def open_to_others(folder: Path) -> None:
    (folder / "secret").chmod(0o644)


def be_ahead(folder: Path) -> None:
    known = heads.read(folder / "heads").heads
    Heads(
        folder / "heads", [*known.values(), Head("table0", 9, bytes(32)), Head("gone", 3, bytes(32))]
    ).close()


def damage_a_head(folder: Path) -> None:
    data = bytearray((folder / "heads").read_bytes())
    data[3] ^= 1
    (folder / "heads").write_bytes(data)


def remove_the_database(folder: Path) -> None:
    (folder / "comptoir.sqlite").unlink()


def live_in_the_past(folder: Path) -> None:
    tomorrow = time.time() + 24 * 3600
    os.utime(folder / "secret", (tomorrow, tomorrow))


@pytest.mark.parametrize(
    ("harm", "expected"),
    [
        (
            change("UPDATE records SET body = x'7b7d' WHERE seq = 2 AND at = 'table1'"),
            [("bad", "table_damaged")],
        ),
        (change("DELETE FROM records WHERE seq = 4 AND at = 'table0'"), [("bad", "table_damaged")]),
        (change(f"PRAGMA user_version = {len(MIGRATIONS) + 1}"), [("bad", "database_newer")]),
        (overwrite("comptoir.sqlite", b"nothing" * 900), [("bad", "database_unreadable")]),
        (remove_the_database, [("bad", "database_gone")]),
        (overwrite("secret", b"short"), [("bad", "bad_secret")]),
        (open_to_others, [("warning", "open_to_others")]),
        (be_ahead, [("bad", "lost"), ("bad", "lost")]),
        (damage_a_head, [("warning", "heads_damaged")]),
        (live_in_the_past, [("warning", "clock")]),
    ],
)
def test_what_is_wrong_is_found(
    folder: Path, harm: Callable[[Path], None], expected: list[tuple[str, str]]
) -> None:
    fill(folder, OPENED, OPENED)
    harm(folder)
    assert troubles(folder) == expected


def test_a_damaged_page_is_found(folder: Path) -> None:
    fill(folder, *[OPENED] * 40)
    flip_a_page(folder)
    assert {state for state, _ in troubles(folder)} == {"bad"}


@pytest.mark.parametrize(
    ("opened", "expected"),
    [
        (entries.Opened("dale", 1, {"players": 2}, ["", ""]), "rules_not_kept"),
        (entries.Opened("chess", 1, {}, ["", ""]), "game_unknown"),
    ],
)
def test_a_game_that_cannot_go_on_here_is_named(folder: Path, opened: entries.Opened, expected: str) -> None:
    fill(folder, OPENED, opened)
    assert troubles(folder) == [("warning", expected)]


def test_what_the_system_allows(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(folder)
    monkeypatch.setattr(checkup, "FEWEST_FILES", 10**9)
    assert troubles(folder) == [("warning", "few_files")]
    monkeypatch.undo()
    monkeypatch.setattr(checkup, "FEWEST_FILES", 1)
    usage = shutil._ntuple_diskusage(10**12, 10**12 - 1000, 1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert troubles(folder) == [("bad", "little_space")]


def test_programs_read_it_too(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(folder, OPENED)
    be_ahead(folder)
    assert main(["doctor", "--data", str(folder), "--json", "--lang", "fr"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert not told["well"]
    assert told["build"] == native.build()
    bad = [each for each in told["findings"] if each["state"] == "bad"]
    assert [each["facts"] for each in bad] == [
        {"table": "table0", "missing": 5, "kept": 4},
        {"table": "gone", "missing": 3, "kept": 0},
    ]
    assert "manquent" in bad[0]["text"]


def test_it_looks_at_a_server_that_runs_and_disturbs_nobody(folder: Path) -> None:
    server = Running(folder)
    guests = begun(server, 2)
    play_on(guests, Random(1), 5)
    found = list(Checkup(folder).findings())
    assert Finding("well", "running") in found
    assert {finding.state for finding in found} == {"well"}
    play_on(guests, Random(2), 5)
    assert server.stop() == 0
    assert Finding("well", "not_running") in list(Checkup(folder).findings())
