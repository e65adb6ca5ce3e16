"""Rows of games beside a quick look, as a person has them written."""

import json
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from comptoir.lab import tables
from comptoir.lab.rows import COLUMNS, GAMES
from tests.cli.calling import run, run_json

SMALL = ("--sets", "beginner", "--bots", "first,random", "--games", "4", "--seed", "3", "--workers", "1")
STUDY = """
games = 4
seed = 3
rows = ["games"]

[factors]
bots = "first, random"
sets = ["beginner"]
"""


def rows_of(frame: pl.DataFrame) -> list[dict[str, Any]]:
    return frame.to_dicts()


def test_a_row_is_that_of_a_study(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    found = run_json("simulate", *SMALL, "--rows", file)
    assert found["rows"] == str(file)
    frame = pl.read_parquet(file)
    (tmp_path / "same.toml").write_text(STUDY)
    assert run("study", tmp_path / "same.toml", "--out", tmp_path / "out", "--workers", "1").returncode == 0
    study = pl.read_parquet(tmp_path / "out" / "games.parquet")
    assert frame.schema == study.schema
    assert rows_of(frame) == rows_of(study)
    about = json.loads(pl.read_parquet_metadata(file)["comptoir"])
    assert about["parameters"] == found["parameters"]
    assert about["versions"] == found["versions"]


def test_csv_holds_the_same_and_random_bots_have_rows_too(tmp_path: Path) -> None:
    for ending in ("parquet", "csv"):
        wishes = ("--players", "2..3", "--games", "3", "--first", "1", "--workers", "1")
        told = run("simulate", *wishes, "--rows", tmp_path / f"games.{ending}").stdout
        assert f"Rows of 3 games written to {tmp_path / f'games.{ending}'}" in told
    frame = pl.read_parquet(tmp_path / "games.parquet")
    text = pl.read_csv(tmp_path / "games.csv", schema=frame.schema)
    assert rows_of(text) == rows_of(frame)
    assert frame["number"].to_list() == [1, 2, 3]
    assert frame["players"].to_list() == [3, 2, 3]
    assert all(frame["hash"].str.len_chars() == 32)


def test_the_arena_writes_a_row_for_each_game_of_each_pair(tmp_path: Path) -> None:
    file, kept = tmp_path / "games.csv", tmp_path / "results.jsonl"
    arguments = ("arena", *SMALL, "--players", "2..3", "--rows", file, "--resume", kept)
    run_json(*arguments)
    frame = pl.read_csv(file)
    assert frame.columns == list(COLUMNS[GAMES])
    assert [(row["cell"], row["number"]) for row in rows_of(frame)] == [
        *[(0, number) for number in range(4)],
        *[(1, number) for number in range(6)],
    ]
    assert frame.row(4, named=True)["bots"] == "first,random,random"
    before = file.read_bytes()
    run_json(*arguments)
    assert file.read_bytes() == before, "what was played before has its rows too"


def test_a_game_in_which_a_bot_failed_has_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr("comptoir.bots.dale.greedy.GreedyBot.choose", choose)
    wishes = ("--teams", "--bots", "greedy", "--games", "1", "--workers", "1")
    assert run("simulate", *wishes, "--rows", tmp_path / "games.csv").returncode == 1
    (row,) = rows_of(pl.read_csv(tmp_path / "games.csv"))
    assert (row["finished"], row["errors"], row["winners"], row["hash"]) == (False, 1, "", "")
    assert (row["teams"], len(row["content"].split(","))) == (True, 4)


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("games.txt", "the name must end in one of .parquet, .csv"),
        ("games", "the name must end in one of .parquet, .csv"),
        ("missing/games.csv", "There is no folder {folder}/missing to write the rows to."),
        ("folder.csv", "The rows cannot be written to {folder}/folder.csv (it is a folder)."),
    ],
)
def test_a_file_that_cannot_be_written_is_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, file: str, told: str
) -> None:
    monkeypatch.setattr("comptoir.lab.campaigns.play", lambda *_: pytest.fail("it was played"))
    monkeypatch.setattr("comptoir.lab.arena.play", lambda *_: pytest.fail("it was played"))
    (tmp_path / "folder.csv").mkdir()
    done = run(command, *SMALL, "--rows", tmp_path / file)
    assert (done.returncode, done.stdout) == (2, "")
    assert told.format(folder=tmp_path) in done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["folder.csv"]


def test_without_polars_it_is_told_how_to_have_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    done = run("simulate", *SMALL, "--rows", tmp_path / "games.csv")
    assert done.returncode == 2
    assert "pip install comptoir[lab]" in done.stderr
    assert run("simulate", "--games", "1", "--workers", "1").returncode == 0, "nothing else needs it"


def test_figures_are_told_though_the_rows_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.csv"
    file.write_text("older")

    def fill(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fill)
    done = run("simulate", *SMALL, "--rows", file)
    assert done.returncode == 2
    assert "Wins by bot" in done.stdout
    assert f"The rows cannot be written to {file} (No space left on device)." in done.stderr
    assert file.read_text() == "older"
    assert [each.name for each in tmp_path.iterdir()] == ["games.csv"]
