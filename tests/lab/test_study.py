"""Studies: designs, the same rows whoever plays them, nothing lost when they are stopped, and bad wishes."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from comptoir.bots import registry as bots
from comptoir.core import BadOptions
from comptoir.lab import study as studying
from comptoir.lab.campaigns import deal
from comptoir.lab.studies import Study, make_study, read_study
from comptoir.lab.study import Run, replay, run
from tests.lab.test_arena import Fainting

ROWS = ("games", "seats", "cards", "rounds")
MIXED: dict[str, Any] = {
    "games": 3,
    "seed": 5,
    "factors": {"game": ["dale", "karanor"], "players": 2, "bots": ["random", "first, random"]},
}


def files(folder: Path) -> dict[str, bytes]:
    """The tables of a study, byte for byte; times differ."""
    names = [f"{name}.{kind}" for name in ROWS for kind in ("parquet", "csv")]
    return {name: (folder / name).read_bytes() for name in names if (folder / name).exists()}


def kept(folder: Path) -> dict[str, int]:
    """The batches in a folder, and when each was written."""
    return {file.name: file.stat().st_mtime_ns for file in (folder / "batches").glob("*.msgpack")}


def refusal(given: dict[str, Any]) -> BadOptions:
    with pytest.raises(BadOptions) as refused:
        make_study(given)
    return refused.value


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study played by one process."""
    path = tmp_path_factory.mktemp("alone")
    run(make_study(MIXED), path, workers=1)
    return path


# -- designs ------------------------------------------------------------------------------------------------


def levels(study: Study, factor: str) -> list[object]:
    return [dict(cell.levels)[factor] for cell in study.cells]


def test_a_full_design_has_all_combinations() -> None:
    factors = {
        "players": [2, 3],
        "bots": ["random", "greedy, first"],
        "rules": {"overpay": ["strict", "free"]},
    }
    study = make_study({"games": 5, "factors": factors})
    assert len(study.cells) == 8
    assert Counter(levels(study, "rules.overpay")) == {"strict": 4, "free": 4}
    assert [cell.campaign.games for cell in study.cells[:4]] == [5, 5, 6, 6], "whole rotations"
    cell = study.cells[3]
    assert deal(cell.campaign, 0).options["overpay"] == "free"
    assert deal(cell.campaign, 0).kinds == ("greedy", "first")
    assert deal(cell.campaign, 1).kinds == ("first", "greedy")


def test_all_cells_have_the_same_deals() -> None:
    study = make_study({"factors": {"bots": ["random", "greedy, first"], "sets": "random"}})
    one, other = [cell.campaign for cell in study.cells]
    for number in range(5):
        mine, theirs = deal(one, number), deal(other, 2 * number)
        assert (mine.dice.key, mine.options) == (theirs.dice.key, theirs.options)


def test_a_repeated_kind_makes_no_rotation_that_plays_the_same_again() -> None:
    study = make_study(
        {"games": 3, "factors": {"players": 4, "bots": ["greedy, greedy", "first, greedy, first, greedy"]}}
    )
    assert [cell.campaign.bots for cell in study.cells] == [("greedy",), ("first", "greedy")]


def test_pairs_are_every_two_sets_and_the_others_come_up_equally_often() -> None:
    study = make_study({"design": "pairs", "games": 32, "factors": {"sets": "all", "players": 2}})
    assert len(study.cells) == 18 * 17 // 2
    assert levels(study, "sets")[0] == ("macaws", "pandas", "random")
    campaign = study.cells[0].campaign
    drawn = [deal(campaign, number).options["sets"] for number in range(32)]
    counted = Counter([name for sets in drawn for name in sets])  # type: ignore[attr-defined]
    assert (counted.pop("macaws"), counted.pop("pandas")) == (32, 32)
    assert set(counted.values()) == {2}
    assert len(counted) == 16
    some = make_study({"design": "pairs", "factors": {"sets": ["owls", "hares", "lemurs"], "players": 3}})
    assert len(some.cells) == 3


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_draws_of_sets_are_balanced(players: int, teams: bool) -> None:
    study = make_study({"games": 36, "factors": {"players": players, "teams": teams, "sets": "random"}})
    drawn = [deal(study.cells[0].campaign, number).options["sets"] for number in range(36)]
    counted = Counter([name for sets in drawn for name in sets])  # type: ignore[attr-defined]
    assert set(counted.values()) == {2 * (players if teams else players + 1)}
    assert len(counted) == 18
    assert len({tuple(sets) for sets in drawn}) > 20  # type: ignore[arg-type]


def test_everybody_begins_equally_often_in_karanor() -> None:
    study = make_study({"games": 6, "factors": {"game": "karanor", "players": 3}})
    assert [deal(study.cells[0].campaign, number).options["first"] for number in range(6)] == [0, 1, 2] * 2


def test_a_random_design_is_balanced_and_plays_a_cell_it_meets_twice_twice_as_often() -> None:
    factors = {"players": [2, 3, 4], "sets": ["beginner", "nasty"]}
    study = make_study({"design": "random", "cells": 12, "games": 2, "factors": factors})
    games = Counter[object]()
    for cell in study.cells:
        games[dict(cell.levels)["players"]] += cell.campaign.games
    assert games == {2: 8, 3: 8, 4: 8}
    assert study.games == 24
    assert len(study.cells) <= 6
    assert study.cells == make_study({"design": "random", "cells": 12, "games": 2, "factors": factors}).cells


# -- the same rows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [2, 4])
def test_the_number_of_workers_changes_nothing(workers: int, alone: Path, tmp_path: Path) -> None:
    run(make_study(MIXED), tmp_path, workers)
    assert files(tmp_path) == files(alone)
    assert len(files(alone)) == 2 * len(ROWS)


def test_the_csv_holds_the_same_rows(alone: Path) -> None:
    for name in ROWS:
        frame = pl.read_parquet(alone / f"{name}.parquet")
        assert pl.read_csv(alone / f"{name}.csv", schema=frame.schema).equals(frame)


def test_the_files_say_of_which_study_they_are(alone: Path) -> None:
    about = json.loads((alone / "study.json").read_text())
    assert about["study"]["factors"] == MIXED["factors"]
    assert about["study"]["seed"] == 5
    assert about["build"] in ("plain", "compiled")
    assert about["comptoir"]
    assert about["sources"]
    assert [cell["games"] for cell in about["cells"]] == [3, 4, 3, 4]
    for name in (*ROWS, "times"):
        assert json.loads(pl.read_parquet_metadata(alone / f"{name}.parquet")["comptoir"]) == about


def test_times_have_a_table_of_their_own(alone: Path) -> None:
    times = pl.read_parquet(alone / "times.parquet")
    assert times.select("game", "bot").rows() == [
        (game, bot) for game in ("dale", "karanor") for bot in ("first", "random")
    ]
    assert all(row["p50"] <= row["p95"] <= row["most"] for row in times.to_dicts())


def test_a_game_can_be_had_by_its_number(alone: Path) -> None:
    row = pl.read_parquet(alone / "games.parquet").row(9, named=True)
    match = replay(alone, 9)
    assert (match.game.name, match.hash) == ("karanor", row["hash"])
    assert match.save()["picks"]
    with pytest.raises(BadOptions) as refused:
        replay(alone, 14)
    assert (refused.value.code, refused.value.details["most"]) == ("study_no_game", 13)


def test_fewer_tables_can_be_wanted(tmp_path: Path, alone: Path) -> None:
    found = run(make_study({**MIXED, "rows": ["games"]}), tmp_path, workers=1)
    assert [file.name for file in found.files] == ["games.parquet", "games.csv", "times.parquet", "times.csv"]
    assert (tmp_path / "games.csv").read_bytes() == (alone / "games.csv").read_bytes()


# -- stopped ------------------------------------------------------------------------------------------------


def test_a_study_that_is_killed_goes_on_without_a_game_lost_or_played_twice(tmp_path: Path) -> None:
    file, whole, killed = tmp_path / "many.toml", tmp_path / "whole", tmp_path / "killed"
    file.write_text("games = 300\nseed = 6\n[factors]\nplayers = 2\n")
    run(read_study(file), whole, workers=1)
    command = [sys.executable, "-m", "comptoir", "study", str(file), "--out", str(killed), "--workers", "2"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 60
        while len(kept(killed)) < 5 and time.monotonic() < end:
            time.sleep(0.002)
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    before = kept(killed)
    assert 5 <= len(before) < 100, "it was killed in the middle"
    assert not (killed / "games.parquet").exists()
    going_on = Run(read_study(file), killed, workers=1)
    assert going_on.kept == 3 * len(before)
    assert sum(going_on.play()) == 300 - going_on.kept
    assert going_on.finish().games == 300
    assert files(killed) == files(whole)
    assert before.items() <= kept(killed).items(), "what was played is left alone"


def test_a_study_that_is_done_is_not_played_again(
    alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(studying, "play_batch", lambda _: pytest.fail("all was played already"))
    assert run(make_study(MIXED), alone, workers=1).games == 14


def test_a_full_disk_is_told_and_loses_nothing(
    alone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, sync = 0, os.fsync

    def fsync(handle: int) -> None:
        nonlocal written
        written += 1
        if written > 12:
            raise OSError(errno.ENOSPC, "No space left on device")
        sync(handle)

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", fsync)
        with pytest.raises(BadOptions) as refused:
            run(make_study(MIXED), tmp_path, workers=1)
    assert (refused.value.code, refused.value.details["why"]) == ("study_not_written", "full")
    before = kept(tmp_path)
    assert len(before) == 5, "two for each file, and the study's own first"
    assert list((tmp_path / "batches").glob(".*")) == [], "nothing half is left"
    run(make_study(MIXED), tmp_path, workers=1)
    assert files(tmp_path) == files(alone)
    assert before.items() <= kept(tmp_path).items()


def test_tables_that_do_not_fit_are_told_too(alone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sink(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    before = files(alone)
    monkeypatch.setattr(pl.LazyFrame, "sink_csv", sink)
    with pytest.raises(BadOptions) as refused:
        run(make_study(MIXED), alone, workers=1)
    assert refused.value.details["why"] == "full"
    assert files(alone) == before


@pytest.mark.parametrize(
    ("change", "what"),
    [({"seed": 6}, "study"), ({"games": 4}, "study"), ({"rows": ["games"]}, "study"), ({"net": 3}, "study")],
)
def test_the_folder_of_another_study_is_refused(alone: Path, change: dict[str, Any], what: str) -> None:
    with pytest.raises(BadOptions) as refused:
        run(make_study({**MIXED, **change}), alone, workers=1)
    assert (refused.value.code, refused.value.details["what"]) == ("study_of_another", what)


@pytest.mark.parametrize(
    ("name", "what"),
    [("sources", "sources"), ("native.build", "build"), ("comptoir.__version__", "comptoir")],
)
def test_so_is_one_of_other_rules_or_another_version(
    alone: Path, name: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = "9.9" if name.endswith("version__") else lambda: "another"
    monkeypatch.setattr(f"comptoir.lab.study_folder.{name}", value)
    with pytest.raises(BadOptions) as refused:
        run(make_study(MIXED), alone, workers=1)
    assert refused.value.details["what"] == what


@pytest.mark.parametrize("text", ["Dear diary", "[1]", '{"format": "something else"}', "{}"])
def test_a_folder_with_something_else_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "study.json").write_text(text)
    with pytest.raises(BadOptions) as refused:
        run(make_study(MIXED), tmp_path, workers=1)
    assert refused.value.code == "study_foreign"
    assert (tmp_path / "study.json").read_text() == text


def test_a_damaged_batch_is_told(alone: Path, tmp_path: Path) -> None:
    path = tmp_path / "damaged"
    subprocess.run(["cp", "-r", str(alone), str(path)], check=True)
    batch = path / "batches" / "000003.msgpack"
    batch.write_bytes(batch.read_bytes()[:40])
    with pytest.raises(BadOptions) as refused:
        run(make_study(MIXED), path, workers=1)
    assert (refused.value.code, refused.value.details["file"]) == ("study_damaged", str(batch))
    batch.unlink()
    run(make_study(MIXED), path, workers=1)
    assert files(path) == files(alone)


# -- bots that fail, and wishes that cannot be played -------------------------------------------------------


def test_a_bot_that_crashes_is_named_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_entered", {"faint": lambda dice: Fainting()})
    found = run(make_study({"games": 2, "factors": {"bots": "faint, random"}}), tmp_path, workers=1)
    assert (found.games, found.finished) == (2, 2)
    errors = pl.read_parquet(tmp_path / "games.parquet")["errors"]
    assert found.errors == errors.sum() > 0
    number, what = found.first_errors[0]
    assert number == 0
    assert what.startswith("faint: RuntimeError('no idea') in test_arena.py, line ")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "study_no_factors"),
        ({"factors": {}}, "study_no_factors"),
        ({"factors": {"players": 2}, "colour": 1}, "study_unknown_key"),
        ({"factors": {"players": 2}, "games": 0}, "out_of_range"),
        ({"factors": {"players": 2}, "games": "many"}, "out_of_range"),
        ({"factors": {"players": 2}, "games": 10_000_001}, "out_of_range"),
        ({"factors": {"players": [2, 3]}, "games": 6_000_000}, "study_too_many"),
        ({"factors": {"players": 2}, "seed": -1}, "out_of_range"),
        ({"factors": {"players": 2}, "net": 0}, "net_range"),
        ({"factors": {"players": 2}, "net": "long"}, "net_range"),
        ({"factors": {"players": 2}, "rows": ["tables"]}, "bad_option"),
        ({"factors": {"players": 2}, "rows": []}, "study_empty"),
        ({"factors": {"players": 2}, "design": "square"}, "bad_option"),
        ({"factors": {"players": 2}, "design": "random"}, "out_of_range"),
        ({"factors": {"players": 2}, "code": ["mine"]}, "code_form"),
        ({"factors": {"players": 2}, "code": ["missing.py:Mine"]}, "code_no_file"),
        ({"factors": {"players": []}}, "study_empty"),
        ({"factors": {"players": 7}}, "out_of_range"),
        ({"factors": {"players": "two"}}, "out_of_range"),
        ({"factors": {"players": [2, 3], "teams": True}}, "teams_players"),
        ({"factors": {"teams": "yes"}}, "bad_option"),
        ({"factors": {"animals": 2}}, "study_unknown_factor"),
        ({"factors": {"game": "karanor", "sets": "random"}}, "study_unknown_factor"),
        ({"factors": {"game": "chess"}}, "unknown_game"),
        ({"factors": {"bots": "clever"}}, "unknown_bot"),
        ({"factors": {"bots": [[]]}}, "study_names"),
        ({"factors": {"bots": 3}}, "study_names"),
        ({"factors": {"sets": "unicorns, macaws, owls"}}, "unknown_set"),
        ({"factors": {"sets": "macaws"}}, "set_count"),
        ({"factors": {"edition": "1912"}}, "bad_option"),
        ({"factors": {"rules": "strict"}}, "study_rules_table"),
        ({"factors": {"rules": {"overpay": "never"}}}, "bad_option"),
        ({"factors": {"rules": {"gravity": True}}}, "unknown_option"),
        ({"factors": {"game": "karanor", "pack": "nowhere"}}, "other_pack"),
        ({"design": "pairs", "factors": {"sets": "owls"}}, "study_empty"),
        ({"design": "pairs", "factors": {"sets": ["owls", "unicorns"]}}, "unknown_set"),
        ({"design": "pairs", "factors": {"sets": ["owls", "owls"]}}, "set_twice"),
        ({"design": "pairs", "factors": {"game": "karanor"}}, "study_no_pairs"),
        ({"design": "pairs", "factors": {"game": ["dale", "karanor"]}}, "study_pairs_of_games"),
        ({"factors": {"rules": {f"rule{n}": [True, False] for n in range(16)}}}, "study_too_many_cells"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(given: dict[str, Any], code: str) -> None:
    assert refusal(given).code == code


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (b"games = \n", "study_not_toml", 1),
        (b"games = 1\n[factors\n", "study_not_toml", 2),
        (b"\xff", "study_not_toml", 1),
    ],
)
def test_a_file_that_is_no_toml_is_refused_with_its_line(
    text: bytes, code: str, line: int, tmp_path: Path
) -> None:
    file = tmp_path / "study.toml"
    file.write_bytes(text)
    with pytest.raises(BadOptions) as refused:
        read_study(file)
    assert (refused.value.code, refused.value.details["line"]) == (code, line)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions) as refused:
        read_study(tmp_path / "nothing.toml")
    assert refused.value.code == "study_not_read"
