"""``comptoir doctor`` of a database: what is wrong is found, also while servers run; nothing is changed."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from comptoir.cli import main
from comptoir.lab.server.database import Cluster, tell
from comptoir.server import checkup as any_checkup
from comptoir.server import entries
from comptoir.server.checkup import Finding
from comptoir.server.forecast import forecast
from comptoir.server.moving import move
from comptoir.server.postgres import checkup, schema
from comptoir.server.postgres.visit import Visit
from comptoir.server.storage import Storage
from comptoir.server.stores import figures_token
from comptoir.words import LANGUAGES, words
from tests.server.guests import begun, play_on
from tests.server.postgres.test_database import read_only
from tests.server.running import Running, quick
from tests.server.test_any_store import in_a_database
from tests.server.test_checkup import OPENED
from tests.server.test_moving import everything
from tests.server.upgrades import store_tables

NOWHERE = "postgresql://ann:s3cr3t@127.0.0.1:1/db"


def fill(database: str, *opened: entries.Opened) -> None:
    """A database with a table for each of these, and a line said at it."""

    async def story(store: Storage) -> None:
        for at, first in enumerate(opened):
            told = [entries.record(1, first), entries.record(2, entries.Talked(0, "Ada", "hello"))]
            await store.append(f"table{at}", told, state="open", game=first.game)

    in_a_database(database).tell(story)


def troubles(database: str) -> list[tuple[str, str]]:
    """What is not well, after it was said in every language."""
    found = [finding for finding in checkup.findings(database) if finding.state != "well"]
    for finding in found:
        said = {words(lang).say(finding.key, **finding.facts) for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert not any("s3cr3t" in each for each in said)
    return [(finding.state, finding.code) for finding in found]


@pytest.fixture(autouse=True)
def enough_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine of this test allows."""
    monkeypatch.setattr(any_checkup, "FEWEST_FILES", 1)


def test_a_database_that_is_well(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert troubles(database) == [], "nobody has used it yet"
    fill(database, OPENED, OPENED)
    before = everything(database)
    assert troubles(database) == []
    assert main(["doctor", "--data", database, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "all 2 tables are unbroken" in told
    assert told.endswith("All is well.\n")
    assert everything(database) == before


def dead(address: str) -> Sequence[str]:
    row = f"('dead', '{address}', now() - interval '5 minutes')"
    return (
        f"INSERT INTO comptoir.processes (id, address, until) VALUES {row}",
        "UPDATE comptoir.tables SET owner = 'dead' WHERE id = 'table0'",
    )


@pytest.mark.parametrize(
    ("harm", "expected"),
    [
        (["UPDATE comptoir.records SET body = '{}' WHERE seq = 2"], [("bad", "table_damaged")] * 2),
        (["DELETE FROM comptoir.records WHERE at = 'table1'"], [("bad", "table_damaged")]),
        (["DELETE FROM comptoir.tables WHERE id = 'table1'"], [("bad", "table_damaged")]),
        (["UPDATE comptoir.settings SET value = 'short'"], [("bad", "database_secret")]),
        (["UPDATE comptoir.version SET number = number + 1"], [("bad", "database_unusable")]),
        (["DROP TABLE comptoir.version"], [("bad", "database_unusable")]),
        (dead("192.0.2.7:8000"), [("warning", "not_heard_of")]),
        (dead(""), []),
    ],
)
def test_what_is_wrong_is_found(database: str, harm: list[str], expected: list[tuple[str, str]]) -> None:
    fill(database, OPENED, OPENED)
    asyncio.run(tell(database, *harm))
    assert troubles(database) == expected


def test_a_game_that_cannot_go_on_here_is_named(database: str) -> None:
    fill(database, OPENED, entries.Opened("chess", 1, {}, ["", ""]))
    assert troubles(database) == [("warning", "game_unknown")]


@pytest.mark.parametrize(
    ("question", "answer", "expected"),
    [
        ("SHOW fsync", "off", ("bad", "fsync_off")),
        ("SHOW synchronous_commit", "off", ("bad", "commit_not_awaited")),
        ("SHOW full_page_writes", "off", ("warning", "half_pages")),
    ],
)
def test_a_database_that_does_not_wait_for_its_disk(
    database: str, question: str, answer: str, expected: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    value = Visit.value

    def other(visit: Visit, asked: str, *facts: object) -> Any:
        return answer if asked == question else value(visit, asked, *facts)

    monkeypatch.setattr(Visit, "value", other)
    assert troubles(database) == [expected]


def test_a_database_that_cannot_be_written(cluster: Cluster, database: str) -> None:
    fill(database, OPENED)
    cluster.tell("postgres", *read_only(database, True))
    assert troubles(database) == [("bad", "database_read_only")]


def test_a_database_of_an_older_comptoir(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(database, OPENED)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ""))
    assert troubles(database) == [("warning", "schema_older")]


def test_a_server_of_old(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "OLDEST_SERVER", 99)
    assert troubles(database) == [("bad", "database_unusable")]


def test_room_lines_and_clocks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil._ntuple_diskusage(10**12, 10**12 - 1000, 1000)
    with monkeypatch.context() as full:
        full.setattr(shutil, "disk_usage", lambda _: usage)
        assert troubles(database) == [("bad", "database_little_space")]
    with monkeypatch.context() as crowded:
        crowded.setattr(checkup, "LINES_OF_A_SERVER", 1000)
        assert troubles(database) == [("warning", "few_lines")]
    now = time.time
    for away in (-3600, 3600):
        with monkeypatch.context() as late:
            late.setattr(time, "time", lambda away=away: now() + away)
            assert troubles(database) == [("warning", "clocks_apart")]


def test_the_room_of_another_machine_is_not_known(cluster: Cluster, database: str) -> None:
    cluster.tell("postgres", "DROP ROLE IF EXISTS stranger", "CREATE ROLE stranger LOGIN")
    found = list(checkup.findings(database.replace("comptoir@", "stranger@")))
    assert [each.code for each in found if "database" in each.code] == ["database_size"]
    cluster.tell("postgres", "DROP ROLE stranger")


@pytest.mark.parametrize("upgrade", [True, False])
def test_nobody_answers(upgrade: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert troubles(NOWHERE) == [("bad", "database_unusable")]
    assert main(["doctor", "--data", NOWHERE, "--json", *["--upgrade"] * upgrade]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["database"] == "postgresql://ann@127.0.0.1:1/db"
    assert [each["code"] for each in told["findings"]] == ["database_unusable"]
    assert "s3cr3t" not in json.dumps(told)


def test_it_looks_at_servers_that_run_and_disturbs_nobody(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Running(database, quick(leaving=0))
    guests = begun(server, 2)
    play_on(guests, Random(1), 3)
    found = list(checkup.findings(database))
    assert Finding("well", "processes", {"count": 1, "addresses": server.host}) in found
    assert {finding.state for finding in found} == {"well"}
    assert main(["doctor", "--data", database, "--metrics-token"]) == 0
    told = capsys.readouterr().out
    assert told == figures_token(everything(database)[-1]) + "\n"
    play_on(guests, Random(2), 3)
    assert server.stop() == 0
    assert Finding("well", "not_running") in list(checkup.findings(database))


def test_what_an_upgrade_means_is_the_same_wherever_tables_are(database: str, folder: Path) -> None:
    asyncio.run(store_tables(folder, range(4)))
    move(folder, database)
    for lang in LANGUAGES:
        assert list(forecast(database, lang)) == list(forecast(folder, lang))
    asyncio.run(tell(database, "DELETE FROM comptoir.records WHERE at = 'table1' AND seq = 2"))
    assert [each.code for each in forecast(database, "en") if each.state == "bad"] == ["upgrade_lost"]


def test_the_token_for_figures(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--data", str(folder), "--metrics-token"]) == 2
    assert str(folder) in capsys.readouterr().err
    folder.mkdir()
    (folder / "metrics.token").write_text("a-word\n")
    assert main(["doctor", "--data", str(folder), "--metrics-token"]) == 0
    assert capsys.readouterr().out == "a-word\n"
