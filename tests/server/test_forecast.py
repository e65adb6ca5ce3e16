"""``comptoir doctor --upgrade``: what an upgrade means for each table is said before, and comes true."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.core import ComptoirError
from comptoir.server import entries
from comptoir.server.checkup import Finding
from comptoir.server.forecast import forecast
from comptoir.server.recall import recall
from comptoir.server.store import Store
from comptoir.words import LANGUAGES, words
from tests.server.upgrades import Clerk, store_tables
from tests.upgrading import upgraded

TABLES = 21


def rows(folder: Path) -> dict[str, Finding]:
    """The row of each table, after it was said in every language."""
    found = {}
    for lang in LANGUAGES:
        for finding in forecast(folder, lang):
            assert words(lang).say(finding.key, **finding.facts)
            found[str(finding.facts["table"])] = finding
    return found


def test_an_upgrade_that_keeps_the_rules_changes_no_table(folder: Path) -> None:
    states = {table: each.state for table, each in asyncio.run(store_tables(folder, range(TABLES))).items()}
    with upgraded():
        found = rows(folder)
    assert {table: each.code for table, each in found.items()} == {
        table: "upgrade_whole" if state == "over" else "upgrade_goes_on" for table, state in states.items()
    }
    assert {each.state for each in found.values()} == {"well"}


def test_an_upgrade_that_cannot_keep_them_says_so_table_by_table(folder: Path) -> None:
    states = {table: each.state for table, each in asyncio.run(store_tables(folder, range(TABLES))).items()}
    expected = {"open": "upgrade_begins", "playing": "upgrade_asks", "over": "upgrade_told"}
    before = (folder / "comptoir.sqlite").read_bytes()
    with upgraded(kept=False):
        found = rows(folder)
    assert {table: each.code for table, each in found.items()} == {
        table: expected[state] for table, state in states.items()
    }
    assert len(Counter(states.values())) == 3
    assert (folder / "comptoir.sqlite").read_bytes() == before


def store(folder: Path, clerk: Clerk) -> None:
    async def append() -> None:
        stored = Store.open(folder)
        records = [entries.record(seq, entry) for seq, entry in enumerate(clerk.written, 1)]
        await stored.append(clerk.ledger.table, records, state="playing", game=clerk.ledger.game)
        stored.close()

    asyncio.run(append())


@pytest.mark.parametrize(
    ("number", "option", "value", "code"),
    [
        (2, "pack", "another", "other_pack"),
        (1, "sets", ["macaws", "unicorns", "pandas", "owls"], "unknown_set"),
        (1, "edition", "deluxe", "bad_option"),
    ],
)
def test_what_is_not_installed_any_more_is_named(
    folder: Path, number: int, option: str, value: object, code: str
) -> None:
    """A pack, a set or an edition of others: the table says what it misses, here and to whoever comes."""
    clerk = Clerk(number)
    clerk.open(number)
    clerk.begin()
    clerk.play(10)
    opened = clerk.written[0]
    assert isinstance(opened, entries.Opened)
    clerk.written[0] = entries.Opened(
        opened.game, opened.rules, {**opened.options, option: value}, opened.bots
    )
    store(folder, clerk)
    (row,) = rows(folder).values()
    assert (row.state, row.code) == ("bad", "upgrade_lost")
    stored = Store.open(folder)
    with pytest.raises(ComptoirError, match=code):
        recall(stored, clerk.ledger.table)
    stored.close()


def test_a_game_that_is_not_installed_any_more_is_named(folder: Path) -> None:
    clerk = Clerk(1)
    clerk.open(1)
    clerk.begin()
    opened = clerk.written[0]
    assert isinstance(opened, entries.Opened)
    clerk.written[0] = entries.Opened("chess", opened.rules, dict(opened.options), opened.bots)
    store(folder, clerk)
    (row,) = rows(folder).values()
    assert (row.state, row.code) == ("bad", "upgrade_lost")
    assert "chess" in str(row.facts["reason"])


def test_the_doctor_says_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(store_tables(folder, range(3)))
    assert main(["doctor", "--upgrade", "--data", str(folder), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [each["state"] for each in said["findings"]] == ["well"] * 3
    assert main(["doctor", "--upgrade", "--data", str(folder), "--lang", "fr"]) == 0
    assert capsys.readouterr().out.count("La table table") == 3
    assert main(["doctor", "--upgrade", "--data", str(folder / "nowhere")]) == 1
