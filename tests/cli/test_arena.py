"""The arena as a person runs it."""

import json
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import registry as bots
from tests.cli.calling import run, run_json

SMALL = ("arena", "dale", "--sets", "beginner", "--games", "2", "--workers", "1")
MINE = """
class Mine:
    def __init__(self, dice):
        self.dice = dice

    def choose(self, look):
        if look.view.turn == 3:
            raise RuntimeError("no idea")
        return look.decision.options[0]
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bot of somebody's own, which fails now and then."""
    monkeypatch.setattr(bots, "_entered", {})
    monkeypatch.syspath_prepend(tmp_path)  # taken away again
    file = tmp_path / "my_bot.py"
    file.write_text(MINE)
    return file


def steady(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("times", "seconds")}


def test_every_two_meet_and_it_is_told_how_sure_it_is() -> None:
    found = run_json(*SMALL, "--bots", "first,greedy,random")
    assert [(pair["a"], pair["b"], pair["games"]) for pair in found["pairs"]] == [
        ("first", "greedy", 2),
        ("first", "random", 2),
        ("greedy", "random", 2),
    ]
    for pair in found["pairs"]:
        assert 0 <= pair["low"] <= pair["share"] == pair["wins"] / 2 <= pair["high"] <= 1
        assert pair["fair"] == 0.5
    assert found["ratings"].keys() == found["times"].keys() == {"first", "greedy", "random"}
    assert found["times"]["first"]["p50"] <= found["times"]["first"]["p95"] <= found["times"]["first"]["most"]
    assert (found["errors"], found["first_errors"]) == (0, [])
    assert (found["game"], found["seed"], found["options"]) == ("dale", 1, ["--sets", "beginner"])
    assert found["build"] in ("plain", "compiled")
    assert found["versions"]["comptoir"]


def test_one_seat_meets_all_others() -> None:
    found = run_json(*SMALL, "--bots", "first", "--against", "random", "--players", "2..3")
    two, three = found["pairs"]
    assert (two["players"], two["games"], two["fair"]) == (2, 2, 0.5)
    assert (three["players"], three["games"], three["fair"]) == (3, 3, 0.3333)


def test_a_stopped_campaign_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = (*SMALL, "--bots", "first,random", "--seed", "7", "--resume", file)
    whole = run_json(*arguments)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:-10])
    assert steady(run_json(*arguments)) == steady(whole)
    assert len(file.read_bytes().splitlines()) == 3
    refused = run(*SMALL, "--bots", "first,random", "--seed", "8", "--resume", file)
    assert refused.returncode == 2
    assert "holds the results of another campaign: it was played with another seed." in refused.stderr


def test_a_bot_of_ones_own_takes_part_and_its_errors_stop_nothing(
    mine: Path, caplog: pytest.LogCaptureFixture
) -> None:
    done = run(*SMALL, "--code", f"{mine}:Mine", "--bots", "random", "--json")
    assert done.returncode == 1, "something was wrong"
    found = json.loads(done.stdout)
    assert [(pair["a"], pair["b"], pair["games"]) for pair in found["pairs"]] == [("Mine", "random", 2)]
    assert found["errors"] > 0
    assert "Mine: RuntimeError('no idea') in my_bot.py, line 8" in found["first_errors"][0]["what"]
    assert "Mine: RuntimeError('no idea')" in caplog.text
    told = run(*SMALL, "--code", mine, "--bots", "random").stdout
    again = f"--bots Mine,random --seed 1 --code {mine}:Mine --first 0 --games 1"
    assert f"To play that game again: comptoir simulate dale --players 2 --sets beginner {again}" in told
    assert found["pairs"][0]["unfinished"] == 0
    assert found["first_errors"][0]["bot"] == "Mine"
    assert found["first_errors"][0]["traceback"].endswith("RuntimeError: no idea")
    assert f'        File "{mine}", line 8, in choose\n          raise RuntimeError' in told
    assert told.count("Traceback") == 1, "the same calls are told once"


def test_a_bot_of_ones_own_meets_all_levels_when_nobody_is_named(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comptoir.cli.tools.arena.levels", lambda game: ("random", "first"))
    found = json.loads(run(*SMALL, "--code", f"{mine}:Mine", "--json").stdout)
    assert [(pair["a"], pair["b"]) for pair in found["pairs"]] == [
        ("Mine", "first"),
        ("Mine", "random"),
    ]


def test_simulate_takes_a_bot_of_ones_own_too(mine: Path) -> None:
    wishes = ("--bots", "Mine", "--games", "1", "--workers", "1", "--json")
    done = run("simulate", "--code", f"{mine}:Mine", *wishes)
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert (found["finished"], found["violations"], found["bot_errors"]) == (0, 0, 1)
    error = found["first_bot_errors"][0]
    assert (error["game"], error["bot"], error["seat"]) == (0, "Mine", 0)
    assert error["what"] == "RuntimeError('no idea') in my_bot.py, line 8"
    assert f'File "{mine}", line 8, in choose\n    raise RuntimeError("no idea")' in error["traceback"]


@pytest.mark.parametrize(
    ("lang", "count", "where"),
    [
        ("en", "Errors of bots: 2", "  game 0, Mine on seat 1, pick "),
        ("fr", "Erreurs de robots\u00a0: 2", "  partie 0, Mine à la place 1, choix n°\u00a0"),
    ],
)
def test_an_error_of_ones_own_bot_is_told_by_its_name_with_its_traceback(
    mine: Path, lang: str, count: str, where: str
) -> None:
    wishes = ("--sets", "beginner", "--games", "4", "--workers", "1", "--lang", lang)
    done = run("simulate", "--code", mine, *wishes)
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    at = lines.index(count)
    assert "0" in lines[at - 1], "no violation"
    assert lines[at + 1].startswith(where)
    assert lines[at + 1].endswith("RuntimeError('no idea') in my_bot.py, line 8")
    assert lines[at + 2 : at + 6] == [
        "      Traceback (most recent call last):",
        f'        File "{mine}", line 8, in choose',
        '          raise RuntimeError("no idea")',
        "      RuntimeError: no idea",
    ]
    assert done.stdout.count("Traceback") == 1, "the same calls are told once"
    assert f"--bots Mine,random --seed 1 --code {mine}:Mine --first 0 --games 1" in lines[at + 7]


def test_the_arena_tells_programs_what_was_asked_for() -> None:
    found = run_json(*SMALL, "--bots", "first,random", "--players", "2..3", "--seed", "4")
    assert found["parameters"] == {
        "game": "dale",
        "options": ["--sets", "beginner"],
        "players": [2, 3],
        "bots": ["first", "random"],
        "pairs": [["first", "random"]],
        "games": 2,
        "seed": 4,
        "net": 10.0,
        "code": [],
    }


def test_the_arena_tells_sets_apart_where_one_pair_meets() -> None:
    arguments = ("arena", "--bots", "first,random", "--games", "4", "--workers", "1")
    pair = run_json(*arguments)["pairs"][0]
    assert sum(each["deals"] for each in pair["by_set"].values()) == 3 * pair["deals"] == 6
    told = run(*arguments).stdout.splitlines()
    assert [line for line in told if line.split()[:2] == ["set", "games"]]
    both = run(*arguments, "--players", "2..3").stdout.splitlines()
    assert not [line for line in both if line.startswith("set ")]


@pytest.mark.parametrize(
    ("lang", "title", "pair", "errors"),
    [
        ("en", "bots            table  games  wins", "first – random  teams      2", "Errors: 0"),
        ("fr", "robots          table    parties", "first – random  équipes        2", "Erreurs\u00a0: 0"),
    ],
)
def test_the_arena_speaks_to_people(lang: str, title: str, pair: str, errors: str) -> None:
    done = run("arena", "--teams", "--bots", "first,random", "--games", "2", "--workers", "1", "--lang", lang)
    lines = done.stdout.splitlines()
    assert lines[0].startswith(title)
    assert lines[1].startswith(pair)
    assert errors in lines
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("chess",), "There is no game called “chess”"),
        (("--bots", "first,clever"), "There is no bot called “clever”. Possible: random, "),
        (("--bots", "first", "--against", "clever"), "There is no bot called “clever”"),
        (("--bots", "first"), "There is nobody to meet (first)."),
        (("--bots", "first,first"), "The bot first is named twice."),
        (("--bots", "first,random", "--games", "0"), "The option --games cannot be 0."),
        (("--bots", "first,random", "--games", "many"), "whole number"),
        (("--bots", "first,random", "--net", "0"), "The option --net cannot be 0."),
        (("--bots", "first,random", "--net", "-1"), "The option --net cannot be -1."),
        (("--bots", "first,random", "--net", "soon"), "number"),
        (("--bots", "first,random", "--workers", "0"), "--workers"),
        (("--bots", "first,random", "--players", "5"), "--players"),
        (("--bots", "first,random", "--sets", "unicorns"), "There is no set called “unicorns”"),
        (("karanor", "--bots", "first,random", "--teams"), "--teams does not go with the game karanor."),
        (("--bots", "first,random", "--resume", "."), "cannot be read"),
        (("--bots", "first,random", "--resume", "pyproject.toml"), "holds no results of an arena"),
        (("--code", "MyBot"), "“MyBot” does not say where the bot is. Write the file, such as my_bot.py"),
        (("--code", "missing.py"), "There is no file "),
        (("--code", "tests/cli/test_arena.py"), "has no bot: no class with a method choose(look)."),
        (("--ladder", "--rows", "rows.csv"), "--rows does not go with --ladder"),
        (("--code", "missing.py:MyBot"), "There is no file "),
        (("--code", "tests/cli/test_arena.py:MyBot"), "There is no class MyBot in "),
    ],
)
def test_bad_input_is_explained_and_exits_with_2(arguments: tuple[str, ...], told: str) -> None:
    done = run("arena", *arguments)
    assert done.returncode == 2
    assert told in done.stderr + done.stdout
