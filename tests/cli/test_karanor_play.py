"""``comptoir play karanor`` as people use it: the real command, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.core import archive
from tests.cli.table import drive, run

ENDS = {"en": "To play this deal again:", "fr": "Pour rejouer cette donne :"}


class Lazy:
    """Ends every turn at once, passes, declines nothing and accepts nothing; else picks what stands first."""

    def __init__(self, file: str) -> None:
        self.at_the_end: Iterator[str] = iter(["l 3", "m", f"s {file}", "q"])
        self.is_over = False

    def __call__(self, screen: str, options: list[tuple[int, str]]) -> str:
        self.is_over |= bool(re.search(r"\n(Standings|Classement)\n", screen))
        if self.is_over:
            return next(self.at_the_end)
        if re.search(r"\n(Trade|Négoce)\n", screen) or not options:
            return ""
        numbers = [number for number, _ in options]
        return "0" if 0 in numbers else str(numbers[0])


def test_a_whole_game_is_the_same_in_both_languages(tmp_path: Path) -> None:
    for lang, end in ENDS.items():
        options = ("--players", "3", "--seed", "5", "--lang", lang)
        result = drive(tmp_path, Lazy(f"{lang}.json"), "play", "karanor", *options)
        assert (result.code, result.err) == (0, "")
        assert result.out.count(end) == 2
        assert f"comptoir replay {lang}.json" in result.out
        assert max(len(line) for line in result.out.splitlines()) <= 80
        assert not re.search(r"\?\?\?|\{|\x1b", result.out)
    english, french = ((tmp_path / f"{lang}.json").read_bytes() for lang in ENDS)
    assert english == french
    report = archive.verify(english)
    assert report.is_over
    assert report.broken_at is None


def test_bots_can_be_watched(tmp_path: Path) -> None:
    result = run(
        tmp_path, "play", "karanor", "--people", "0", "--players", "6", "--bots", "greedy", "--seed", "1"
    )
    assert (result.code, result.err) == (0, "")
    assert "Anton" in result.out, "the sixth bot has a name"
    assert "Standings\n" in result.out


def test_a_saved_game_goes_on_where_it_stood(tmp_path: Path) -> None:
    options = ("--players", "2", "--seed", "3", "--no-market", "--aloud", "--lang", "en")
    first = run(tmp_path, "play", "karanor", *options, typed="1\n1\nwork\ns game.json\nq\n")
    assert first.code == 0
    assert "\n  comptoir play karanor --players 2 --no-market --aloud --seed 3\n" in first.out
    assert "\n  comptoir play karanor --load game.json\n" in first.out
    again = run(tmp_path, "play", "karanor", "--load", "game.json", "--lang", "en", typed="q\n")
    assert "Quests are read aloud" in again.out
    assert "The saved game goes on." in again.out
    assert "You have 3 actions left." in again.out
    assert archive.load((tmp_path / "game.json").read_bytes()).options["market"] is False


def test_who_begins_can_be_said(tmp_path: Path) -> None:
    options = ("--players", "3", "--seed", "3", "--first-player", "2", "--lang", "en")
    result = run(tmp_path, "play", "karanor", *options, typed="1\n1\nq\nn\n")
    assert "--players 3 --first-player 2 --seed 3" in result.out
    assert result.out.index("Greta’s turn") < result.out.index("Oskar’s turn")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["karanor", "--sets", "macaws"], "--sets does not go with the game karanor."),
        (["karanor", "--teams"], "--teams does not go with the game karanor."),
        (["karanor", "--luck", "1"], "--luck does not go with the game karanor."),
        (["dale", "--pack", "mine"], "--pack does not go with the game dale."),
        (["dale", "--aloud"], "--aloud does not go with the game dale."),
        (["dale", "--secret"], "--secret does not go with the game dale."),
        (["dale", "--no-market"], "--no-market does not go with the game dale."),
        (["karanor", "--players", "7"], "7. Choose a number from 2 to 6."),
        (["karanor", "--first-player", "4"], "--first-player cannot be 4. Choose a number from 1 to 3."),
        (["karanor", "--rule", "market=false"], "market is not set with --rule. Use --market instead."),
        (["karanor", "--rule", "overpay=free"], "There is no option called “overpay”. Possible: histories, "),
        (["karanor", "--rule", "histories=none"], "histories cannot be “none”. Possible: dealt, chosen."),
        (
            ["karanor", "--bots", "clever"],
            "no bot called “clever”. Possible: random, beginner, easy, medium, hard, expert, adviser,",
        ),
        (["karanor", "--load", "x.json", "--no-market"], "--no-market cannot be given together with --load"),
    ],
)  # fmt: skip
def test_a_bad_command_line_says_what_is_allowed(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["play", *arguments]) == 2
    captured = capsys.readouterr()
    assert message in " ".join(captured.err.split())
    assert captured.out == ""


def test_a_pack_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "karanor", "--lang", "en", "--pack", str(tmp_path / "none")]) == 2
    error = capsys.readouterr().err
    assert "none" in error
    assert "Traceback" not in error
