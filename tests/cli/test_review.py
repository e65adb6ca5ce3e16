"""review as a person or a program asks for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from comptoir.bots import review
from comptoir.bots.review import Moment
from comptoir.cli.tools.review import BLOCKS, DIGITS, curve_lines
from comptoir.core import archive
from comptoir.words import words
from tests.bots.finished import finished, finished_karanor
from tests.bots.test_look import new_match
from tests.cli.calling import run, run_json


@pytest.fixture(scope="module", autouse=True)
def few_worlds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "WORLDS", 1)
        patch.setattr(review, "FEWEST_WORLDS", 1)
        patch.setattr(review, "MANY_WORLDS", 2)
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(finished())
    return path


def test_the_review_of_a_game_for_programs(file: Path) -> None:
    found = run_json("review", file)
    assert found["game"] == "dale"
    assert found["sides"] == [[0], [1]]
    assert found["curve"][0]["step"] == 0
    assert found["curve"][-1] == {
        "step": found["picks"],
        "turn": found["curve"][-2]["turn"],
        "chances": [float(seat in found["winners"]) for seat in range(2)],
    }
    assert 0 < len(found["turning_points"]) <= 3
    for point in found["turning_points"]:
        assert point["better"]["chance"] > point["picked"]["chance"]
        assert point["gain"] == pytest.approx(point["better"]["chance"] - point["picked"]["chance"], abs=2e-4)
        assert point["picked"]["text"]
        assert point["why"]
        assert point["replay"].endswith(f"replay {file} --step {point['step']}")
        assert run_json("replay", file, "--step", str(point["step"]))["step"] == point["step"]


def test_the_review_of_a_game_for_people_in_both_languages(file: Path) -> None:
    english, french = (run("review", file, "--names", "Zoé,Bob", lang=lang) for lang in ("en", "fr"))
    assert english.returncode == french.returncode == 0, english.stderr + french.stderr
    assert english.stderr == "", "nobody watches, so there is no progress to be shown"
    assert english.stdout.startswith("How likely each side was to win")
    assert "Zoé  ▄" in english.stdout or "Zoé  ▅" in english.stdout, "the game begins about even"
    assert "Better: “" in english.stdout
    assert "Mieux\u00a0: «\u00a0" in french.stdout
    assert f"replay {file} --step " in french.stdout
    assert run("review", file, "--names", "Zoé,Bob").stdout == english.stdout


def test_a_game_of_karanor_is_reviewed_as_well(tmp_path: Path) -> None:
    path = tmp_path / "karanor.json"
    path.write_bytes(finished_karanor())
    found = run_json("review", path)
    assert found["game"] == "karanor"
    assert found["curve"][-1]["chances"] == [
        (seat in found["winners"]) / len(found["winners"]) for seat in range(2)
    ]
    assert found["turning_points"]
    english, french = (run("review", path, "--names", "Zoé,Bob", lang=lang) for lang in ("en", "fr"))
    assert english.returncode == french.returncode == 0, english.stderr + french.stderr
    assert "Better: “" in english.stdout
    assert "Mieux\u00a0: «\u00a0" in french.stdout
    for point in found["turning_points"]:
        assert point["why"] in " ".join(english.stdout.split())
        assert run_json("replay", path, "--step", str(point["step"]))["step"] == point["step"]


def test_decisions_of_one_seat(file: Path) -> None:
    assert {point["seat"] for point in run_json("review", file, "--seat", "2")["turning_points"]} == {1}


def test_a_curve_has_a_row_for_each_side_and_says_where_it_turned() -> None:
    curve = [Moment(3 * at, at, [at / 9, 1 - at / 9]) for at in range(10)]
    lines = curve_lines(words("en"), ("A", "Bob", "C", "Di"), curve, [0, 14, 27], DIGITS)
    assert lines == [
        "  A, C     0123456789  from 0% to 100%",
        "  Bob, Di  9876543210  from 100% to 0%",
        "           1   2    3",
    ]


def test_a_long_curve_fits_a_terminal() -> None:
    curve = [Moment(at, at, [0.5, 0.5]) for at in range(500)]
    (first, _) = curve_lines(words("en"), ("A", "B"), curve, [], BLOCKS)
    assert len(first) < 90


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (lambda: archive.dump(new_match(1)), "This game is not over yet."),
        (lambda: b'{"chess": 1}', "This file is not a saved game of Comptoir."),
        (lambda: finished()[:-20], "not"),
        (lambda: finished().replace(b'"first":0', b'"first":1'), "damaged"),
    ],
)
def test_what_cannot_be_reviewed_is_explained_and_exits_with_2(
    tmp_path: Path, content: Callable[[], bytes], told: str
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content())
    done = run("review", path)
    assert done.returncode == 2
    assert told in done.stderr
    assert not done.stdout


def test_a_missing_file_and_a_seat_that_is_not_there(file: Path, tmp_path: Path) -> None:
    for arguments in ([tmp_path / "nothing.json"], [file, "--seat", "3"], [file, "--names", "A,B,C"]):
        done = run("review", *arguments)
        assert done.returncode == 2, arguments
        assert done.stderr
    assert json.loads(run("review", file, "--json").stdout)["game"] == "dale"
