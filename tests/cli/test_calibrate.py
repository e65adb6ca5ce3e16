"""Calibration as a person asks for it, in small."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calling import run, run_json

QUICK = ("--games", "1", "--bots", "greedy", "--workers", "1")


def test_a_table_is_calibrated_in_ten_bins() -> None:
    found = run_json("lab", "calibrate", "dale", "--players", "2", *QUICK)
    (table,) = found["tables"]
    assert (table["game"], table["players"], table["teams"], table["bots"]) == ("dale", 2, False, ["greedy"])
    assert table["games"] == 1
    assert len(table["bins"]) == 10
    assert sum(each["size"] for each in table["bins"]) == 2 * table["positions"]
    assert 0 <= table["low"] <= table["high"] <= 1
    assert 0 <= table["ece"] <= 1


def test_a_page_is_written_with_the_command_that_writes_it_again(tmp_path: Path) -> None:
    wish = ("lab", "calibrate", "dale", "--players", "2", *QUICK, "--to", tmp_path)
    done = run(*wish, lang="fr")
    assert done.returncode == 0, done.stderr
    assert "erreur de calibration" in done.stdout
    page = (tmp_path / "calibration.md").read_text()
    assert page.startswith("# Calibration\n"), "documents are in English"
    assert "`comptoir lab calibrate dale --games 1 --players 2 --bots greedy --seed 1`" in page
    assert "## Dale of Merchants, 2 players\n" in page
    run(*wish)
    assert (tmp_path / "calibration.md").read_text() == page


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("dale", "--games", "0"), "--games cannot be 0"),
        (("dale", "--players", "7"), "--players cannot be 7"),
        (("dale", "--bots", "wise"), "There is no bot called “wise”"),
        (("chess",), "chess"),
        (("dale", "--to", "no/such/folder"), "There is no folder no/such/folder"),
    ],
)
def test_bad_input_is_explained_and_exits_with_2(arguments: tuple[str, ...], told: str) -> None:
    done = run("lab", "calibrate", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
