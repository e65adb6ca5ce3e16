"""Studies as a person runs them."""

import json
import re
from pathlib import Path

import polars as pl
import pytest

from comptoir.bots import registry as bots
from comptoir.lab import tables
from tests.cli.calling import run, run_json
from tests.cli.test_arena import MINE

SMALL = """
games = 2
seed = 3

[factors]
bots = "first, random"
sets = ["Aras, pandas, random", "beginner"]
"""


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small study that was played."""
    folder = tmp_path_factory.mktemp("study")
    (folder / "small.toml").write_text(SMALL)
    assert run("study", folder / "small.toml", "--out", folder / "out", "--workers", "1").returncode == 0
    return folder


def test_a_study_speaks_to_people(done: Path) -> None:
    told = run("study", done / "small.toml", "--out", done / "out", "--workers", "1", "--lang", "fr").stdout
    lines = told.splitlines()
    assert lines[0] == "Cellules\u00a0: 2\u00a0; parties jouées auparavant\u00a0: 4"
    assert lines[1] == "Parties\u00a0: 4, dont terminées\u00a0: 4"
    assert re.match(r"jeu +robot +choix", lines[2])
    assert "Erreurs\u00a0: 0" in lines
    assert any(
        line.startswith(f"Écrit dans {done / 'out'}\u00a0: games.parquet, games.csv") for line in lines
    )


def test_and_to_programs(done: Path) -> None:
    found = run_json("study", done / "out", "--workers", "1")
    assert (found["games"], found["finished"], found["errors"], found["played_before"]) == (4, 4, 0, 4)
    assert found["study"]["seed"] == 3
    assert found["study"]["factors"]["sets"] == ["macaws, pandas, random", "beginner"], "in whatever language"
    assert [cell["games"] for cell in found["cells"]] == [2, 2]
    assert {each["bot"] for each in found["times"]} == {"first", "random"}
    assert str(done / "out" / "cards.parquet") in found["files"]


def test_a_row_is_saved_as_a_game_and_replayed(done: Path) -> None:
    saved = run("study", done / "out", "--replay", "2", "--to", done / "two.json")
    assert saved.returncode == 0
    assert f"comptoir replay {done / 'two.json'}" in saved.stdout
    row = pl.read_parquet(done / "out" / "games.parquet").row(2, named=True)
    verified = run_json("verify", done / "two.json")
    assert verified["game"] == "dale"
    assert json.loads((done / "two.json").read_text())["hashes"][-1] == row["hash"]
    other = run_json("study", done / "small.toml", "--out", done / "out", "--replay", "2")
    assert other["hash"] == row["hash"]
    assert ",".join(map(str, other["winners"])) == row["winners"]


def test_a_game_that_goes_another_way_now_is_told(done: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.lab.study.guard_all", lambda game, kinds, dice, net: two_randoms())
    refused = run("study", done / "out", "--replay", "0")
    assert refused.returncode == 2
    assert "does not come to the same end any more" in refused.stderr


def two_randoms() -> list[object]:
    from comptoir.bots import RandomBot
    from comptoir.core import Dice

    return [RandomBot(Dice.seeded(seat)) for seat in range(2)]


def test_a_bot_of_ones_own_is_named_when_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_entered", {})
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "my_bot.py").write_text(MINE)
    file = tmp_path / "mine.toml"
    file.write_text('games = 1\ncode = ["my_bot.py:Mine"]\n[factors]\nbots = "Mine, random"\n')
    told = run("study", file, "--out", tmp_path / "out", "--workers", "1")
    assert told.returncode == 1, "something was wrong"
    assert "  game 0, Mine: RuntimeError('no idea') in my_bot.py, line 8" in told.stdout
    assert f"comptoir study {tmp_path / 'out'} --replay 0" in told.stdout
    (tmp_path / "my_bot.py").write_text(MINE + "\n")
    refused = run("study", file, "--out", tmp_path / "out", "--workers", "1")
    assert refused.returncode == 2
    assert "the code of a bot of your own has changed" in refused.stderr


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Rows are written in tables by polars. Install it: pip install comptoir[lab]"),
        ("fr", "Installez-le\u00a0: pip install comptoir[lab]"),
    ],
)
def test_without_polars_one_line_says_how_to_get_it(
    lang: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "small.toml").write_text(SMALL)
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    refused = run("study", tmp_path / "small.toml", "--out", tmp_path / "out", "--lang", lang)
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "games = 2\n[factors]\nanimals = 2\n",
            "dale has no factor “animals”. Possible: bots, edition, first,",
        ),
        ("games = 2\n", "The study has no factors."),
        ("games = \n", "is not valid TOML: look at line 1."),
        ("games = 0\n[factors]\nplayers = 2\n", "The option games cannot be 0."),
        ("[factors]\nsets = 'unicorns'\n", "unicorns"),
        ("[factors]\nplayers = []\n", "There is nothing to play: players has no levels"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text)
    refused = run("study", file, "--out", tmp_path / "out")
    assert refused.returncode == 2
    assert sentence in refused.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_without_a_study_or_without_tables_is_told(tmp_path: Path, done: Path) -> None:
    assert "holds no study" in run("study", tmp_path).stderr
    (tmp_path / "study.json").write_bytes((done / "out" / "study.json").read_bytes())
    assert "has no tables yet" in run("study", tmp_path, "--replay", "0").stderr
    assert "Choose one from 0 to 3" in run("study", done / "out", "--replay", "4").stderr
