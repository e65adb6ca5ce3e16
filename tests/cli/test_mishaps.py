"""Odd input and broken surroundings: everything is answered in words, and no game is lost."""

import resource
import shlex
import subprocess
from pathlib import Path

import pytest

from comptoir.cli.terminal.menu import Choosable, find, number_in
from comptoir.words import shortened, words
from tests.cli.table import COMMAND, environment, play, run

ITEMS = [Choosable(1, ("build",), "Build stack 4"), Choosable(4, ("inventory",), "Take inventory")]


@pytest.mark.parametrize(("query", "number"), [("1)", 1), ("#1", 1), ("1.", 1), ("4", 4)])
def test_a_number_may_be_written_as_in_a_list(query: str, number: int) -> None:
    assert [item.number for item in find(ITEMS, query)] == [number]


@pytest.mark.parametrize("query", ["-1", "2", "9" * 5000])
def test_other_digits_mean_nothing(query: str) -> None:
    assert find(ITEMS, query) == []


def test_numbers_are_read_up_to_nine_digits() -> None:
    assert (number_in("30"), number_in("9" * 5000), number_in("x")) == (30, None, None)


def test_long_texts_can_be_said() -> None:
    assert words("en").say("card-title", card="y" * 3000, facts="z") == "y" * 3000 + ": z"
    assert len(shortened("y" * 3000)) == 201


@pytest.mark.parametrize("option", ["--rule", "--sets", "--load", "--players"])
def test_long_options_are_answered_shortly(option: str, tmp_path: Path) -> None:
    result = run(tmp_path, "play", option, "9" * 3000)
    assert result.code == 2
    assert 0 < len(result.err) < 900
    assert "inside Comptoir" not in result.err


def test_odd_lines_at_the_prompt(tmp_path: Path) -> None:
    lines = ("y" * 5000, "9" * 5000, f"l {'9' * 5000}", f"? {'9' * 5000}", f"d {'y' * 3000}", "s a\0b")
    result = play(tmp_path, *lines, "q", "maybe", "b", "quitter", "n")
    assert (result.code, result.err) == (0, "")
    assert "that cannot be the name of a file" in " ".join(result.out.split())
    assert result.out.count("Save the game before you quit?") == 3


def test_the_deal_can_be_asked_for_again(tmp_path: Path) -> None:
    result = play(tmp_path, "q", "n", seed="a b")
    assert "\n  comptoir play --players 2 --sets macaws,pandas,squirrels --seed 'a b'\n" in result.out
    assert run(tmp_path, "play", "--seed", "").code == 2


def test_a_name_like_an_option_is_shown_as_a_path(tmp_path: Path) -> None:
    assert "\n  comptoir play --load ./-x\n" in play(tmp_path, "s -x", "q").out


def test_a_full_output_is_told(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "cards"],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(),
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, b"The output cannot be written.\n")


def test_a_win_shared_with_you_in_french() -> None:
    said = words("fr").say("game-over-shared", who="you", winners=["Greta", "vous"], turns=3)
    assert said == "Greta et vous vous partagez la victoire, au tour 3."


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    """The disk takes nothing: quitting leads back to the game until the person says not to save it."""

    def full_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    done = subprocess.run(
        [*COMMAND, "play", "--seed", "7", "--lang", "en"],
        input=b"q\n\nq\nn\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(PYTHONDONTWRITEBYTECODE="1"),
        preexec_fn=full_disk,
        timeout=120,
        check=False,
    )
    told = done.stdout.decode() + done.stderr.decode()
    assert done.returncode == 0, told
    assert told.count("before you quit?") == 2
    assert "cannot be written" in told


def test_the_own_discard_is_found_by_name_at_a_shared_keyboard(tmp_path: Path) -> None:
    people = ("--people", "2", "--names", "Zoé,Élodie")
    result = play(tmp_path, "", "", "d zoe", "q", "n", options=people)
    assert "There is no discard" not in result.out
    assert result.code == 0


def test_without_a_keyboard_the_game_ends_quietly(tmp_path: Path) -> None:
    line = shlex.join([*COMMAND, "play", "--seed", "7"]) + " <&-"
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, cwd=tmp_path, env=environment(), check=False
    )
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
