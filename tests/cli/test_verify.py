"""verify on games that were played at a server's table: was all of it fair?"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir.cli import main
from comptoir.cli.tools.verify import check
from comptoir.core import archive
from comptoir.core.dice import Dice
from comptoir.core.fairness import commit, draws
from tests.cli.test_tools import resealed
from tests.core.test_fairness import KEY, fairly_played, played

COMMITMENT = commit(KEY)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of a server's table."""
    file = tmp_path_factory.mktemp("verify") / "table.json"
    file.write_bytes(fairly_played(20_000))
    return file


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[str]]:
    code = main(["verify", *[str(each) for each in arguments]])
    shown = capsys.readouterr()
    return code, (shown.out + shown.err).splitlines()


def test_a_fair_game_is_called_fair(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = draws(archive.parse(table.read_bytes()))
    shuffles = sum(draw.cards > 0 for draw in given)
    others = len(given) - shuffles
    assert shuffles > 5
    assert others > 5
    for arguments in ((), ("--commitment", COMMITMENT), ("--commitment", f" {COMMITMENT.upper()} ")):
        code, lines = told(capsys, table, *arguments, "--lang", "en")
        assert code == 0
        assert lines[0].startswith("Verified: ")
        (line,) = lines[1:]
        assert line.startswith("Fair: the key was fixed before the game, and every seat had its share in it.")
        assert line.endswith(f"Worked out anew: {shuffles} shuffles, {others} dice and cards at random.")
    code, lines = told(capsys, table, "--lang", "fr")
    assert code == 0
    assert lines[1].endswith(f"Recalculés\u00a0: {shuffles} mélanges, {others} dés et cartes au hasard.")


def test_programs_are_told_the_same(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(table), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verified"]
    assert (found["commitment"], found["unfair"], found["draw"]) == (COMMITMENT, None, 0)
    assert found["shuffles"] + found["others"] == len(draws(archive.parse(table.read_bytes())))


def flip(text: str) -> str:
    """The same number but for one bit."""
    return f"{int(text, 16) ^ 1 << 77:0{len(text)}x}"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            lambda part: part.update(commitment=flip(part["commitment"])),
            "is not the one whose hash was shown",
        ),
        (lambda part: part.update(key=flip(part["key"])), "is not the one whose hash was shown"),
        (
            lambda part: part["nonces"].__setitem__(1, flip(part["nonces"][1])),
            "the key that the server’s key",
        ),
        (lambda part: part["nonces"].reverse(), "the key that the server’s key"),
        (lambda part: part["nonces"].pop(), "one number for each seat"),
    ],
)
def test_a_proof_that_was_changed_and_sealed_again_is_found_out(
    table: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, Any]], None],
    why: str,
) -> None:
    file = tmp_path / "changed.json"
    file.write_bytes(resealed(table, lambda save: change(save["fairness"])))
    code, lines = told(capsys, file, "--lang", "en")
    assert code == 1
    assert lines[-1].startswith("Not fair: ")
    assert why in lines[-1]


def test_a_game_played_with_another_key_is_found_out(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fairness = archive.fairness_of(archive.parse(table.read_bytes()))
    file = tmp_path / "other-key.json"
    file.write_bytes(archive.dump(played(Dice.seeded("a better deal").key, 30), fairness))
    code, lines = told(capsys, file, "--lang", "en")
    assert code == 1
    assert "was not played with the key" in lines[-1]


def test_another_hash_than_the_one_noted_is_found_out(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = told(capsys, table, "--commitment", flip(COMMITMENT), "--lang", "en")
    assert code == 1
    assert lines[-1] == f"Not fair: the hash shown before this game is {COMMITMENT}, not the one you noted."


def test_every_bit_of_every_part_counts(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = table.read_bytes()
    file = tmp_path / "flipped.json"
    for bit in range(0, len(data) * 8, 211):  # no common factor with 8: every bit of a byte gets its turn
        flipped = bytearray(data)
        flipped[bit // 8] ^= 1 << bit % 8
        file.write_bytes(flipped)
        assert main(["verify", str(file), "--lang", "en"]) == 2, f"bit {bit}"
    assert "Fair" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "change",
    [
        lambda given: given.__setitem__(7, replace(given[7], number=given[7].number ^ 1)),
        lambda given: given.__setitem__(7, replace(given[7], count=given[7].count + 1)),
        lambda given: given.pop(7),
        lambda given: given.insert(7, given[6]),
    ],
)
def test_a_draw_that_does_not_follow_from_the_key_is_found_out(
    table: Path, change: Callable[[list[Any]], None]
) -> None:
    data = table.read_bytes()
    save, report = archive.parse(data), archive.verify(data)
    given, key = draws(save), bytes.fromhex(save["key"])
    assert check(report, None, given, key).unfair is None
    change(given)
    found = check(report, None, given, key)
    assert (found.unfair, found.draw) == ("draw", 8)


def test_dice_that_do_something_else_than_they_say_are_found_out(
    table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second reading of what dice are notices when the first is changed, whatever the hashes say."""
    honest = Dice.below

    def loaded(dice: Dice, sides: int) -> int:
        number = honest(dice, sides)
        return sides - 1 - number if 1 < sides < 7 else number

    monkeypatch.setattr(Dice, "below", loaded)
    data = fairly_played(400)
    assert any(1 < draw.sides < 7 for draw in draws(archive.parse(data)))
    file = table.with_name("loaded.json")
    file.write_bytes(data)
    code, lines = told(capsys, file, "--lang", "en")
    assert code == 1
    assert lines[0].startswith("Verified")
    assert lines[1].startswith("Not fair: draw ")


def test_a_game_without_a_proof_cannot_be_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "terminal.json"
    file.write_bytes(archive.dump(played(KEY, 5)))
    code, lines = told(capsys, file, "--lang", "en")
    assert (code, len(lines)) == (0, 1)
    code, lines = told(capsys, file, "--commitment", COMMITMENT, "--lang", "en")
    assert code == 2
    assert "does not say where its key comes from" in lines[-1]


@pytest.mark.parametrize("noted", ["", "abc", COMMITMENT[:-1], f"{COMMITMENT[:-1]}g"])
def test_what_cannot_be_a_hash_is_refused(
    table: Path, capsys: pytest.CaptureFixture[str], noted: str
) -> None:
    code, lines = told(capsys, table, "--commitment", noted, "--lang", "fr")
    assert code == 2
    assert "64 signes" in lines[-1]
