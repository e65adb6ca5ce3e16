"""Who begins in the terminal: a seat, the lot, the earliest riser, and after a game one of the losers."""

import re
from pathlib import Path

import pytest

from comptoir.core.beginning import loser_to_begin
from tests.cli.table import drive, run

FIRST_TURN = {"dale": r"— Turn 1: (\w+) —", "karanor": r"Round 1 · (\w+)’s turn|Round 1 · (Your) turn"}
PICKS = "1\n1\n1\nq\nn\n"


def begun_by(out: str, game: str) -> str:
    found = re.search(FIRST_TURN[game], out)
    assert found, out[-1500:]
    return next(name for name in found.groups() if name)


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_a_seat_is_chosen_to_begin(game: str, tmp_path: Path) -> None:
    options = ("--players", "2", "--seed", "3", "--lang", "en", "--names", "Anne,Bob")
    done = run(tmp_path, "play", game, *options, "--first-player", "2", typed=PICKS)
    assert begun_by(done.out, game) == "Bob"
    assert "--first-player 2" in done.out.split("To play this deal again:")[1].splitlines()[1]
    refused = run(tmp_path, "play", game, *options, "--first-player", "3", typed=PICKS)
    assert refused.code == 2
    unknown = run(tmp_path, "play", game, *options, "--first-player", "whoever")
    assert "Write the number of a seat, lot or earliest." in " ".join(unknown.err.split())


@pytest.mark.parametrize("word", ["lot", "sort"])
def test_the_lot_chooses_now_one_and_now_another(word: str, tmp_path: Path) -> None:
    begun = set()
    for seed in range(12):
        options = ("--players", "2", "--seed", str(seed), "--lang", "en", "--names", "Anne,Bob")
        done = run(tmp_path, "play", *options, "--people", "2", "--first-player", word, typed="\nq\nn\n")
        begun.add("Bob" if "Pass the keyboard to Bob" in done.out.split("Press Enter")[0] else "Anne")
    assert begun == {"Anne", "Bob"}


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_the_earliest_riser_says_so(game: str, tmp_path: Path) -> None:
    options = ("--players", "3", "--seed", "3", "--lang", "en", "--people", "2", "--names", "Anne,Bob")
    done = run(tmp_path, "play", game, *options, "--first-player", "earliest", typed="nobody\nbob\n")
    assert done.out.count("Who of you got up earliest today: Anne or Bob? Enter: by lot.") == 2
    assert "--first-player 2" in done.out
    alone = run(tmp_path, "play", game, "--lang", "en", "--first-player", "earliest", "--seed", "3")
    assert "Who of you" not in alone.out
    assert ("--first-player 1" in alone.out) == (game == "karanor")


def test_after_a_game_one_of_the_losers_begins(tmp_path: Path) -> None:
    games: list[str] = []

    def choose(screen: str, options: list[tuple[int, str]]) -> str:
        if "r plays again (a loser begins)" in " ".join(screen.split()):
            games.append(screen)
            return "r"
        if games:
            return "q" if options else "n"
        return "0" if any(number == 0 for number, _ in options) else str(options[0][0]) if options else ""

    done = drive(tmp_path, choose, "play", "karanor", "--players", "2", "--seed", "5", "--lang", "en")
    (end,) = games
    winner = 0 if "You win" in end else 1
    assert f"--first-player {loser_to_begin([winner], 2) + 1}" in done.out
    assert done.out.count("Comptoir: Merchants of Karanor") == 2


def test_a_loser_is_the_next_who_has_not_won() -> None:
    assert [loser_to_begin(won, 3) for won in ([0], [1], [2], [0, 1], [1, 2, 0], [])] == [1, 2, 0, 2, 2, 0]
