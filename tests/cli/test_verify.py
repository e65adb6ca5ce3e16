"""verify on games that were played at a server's table: was all of it fair?"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir.cli import main
from comptoir.cli.tools.verify import Noted, check
from comptoir.core import archive
from comptoir.core.dice import Dice
from comptoir.core.fairness import commit, draws, fingerprint
from tests.cli.test_tools import resealed
from tests.core.test_fairness import GONE, KEY, bound, fairly_played, played, played_of_old

DEAL = bound(withdrawn=[GONE])
FINGERPRINT = fingerprint(DEAL)
NOTED = " ".join(re.findall("....", FINGERPRINT))
FOLLOWS = (
    "The key follows from the commitments. Whether they were made before the deal only they can say who noted"
    " the fingerprint then; compare it with --fingerprint."
)
STEPS = ("replay", "terms", "server", "numbers", "key", "draws", "fingerprint")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of a server's table."""
    file = tmp_path_factory.mktemp("verify") / "table.json"
    file.write_bytes(fairly_played(20_000, withdrawn=[GONE]))
    return file


def told(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[str]]:
    code = main(["verify", *[str(each) for each in arguments]])
    shown = capsys.readouterr()
    return code, (shown.out + shown.err).splitlines()


def test_every_step_is_told_with_what_it_proves(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = draws(archive.parse(table.read_bytes()))
    shuffles = sum(draw.cards > 0 for draw in given)
    others = len(given) - shuffles
    assert shuffles > 5
    assert others > 5
    code, lines = told(capsys, table, "--lang", "en")
    assert code == 0
    assert lines[0].startswith("Verified: ")
    assert lines[1:] == [
        "The commitments are for this game, these rules and options, and these seats: Zoé, Bob.",
        "The server’s key is the one it had committed to.",
        "The numbers of all 2 people are those they had committed to.",
        "The key of the game is made of all these, and of nothing else.",
        f"Worked out anew from that key: {shuffles} shuffles, {others} dice and cards at random.",
        "One deal of this table was withdrawn before:",
        "  deal 1 (Zoé, Bob), for want of the right number: Bob",
        f"The fingerprint of all commitments: {NOTED}",
        FOLLOWS,
    ]
    code, lines = told(capsys, table, "--lang", "fr")
    assert code == 0
    assert lines[5].endswith(f"{shuffles} mélanges, {others} dés et cartes au hasard.")


@pytest.mark.parametrize("noted", [FINGERPRINT, NOTED, f" {NOTED.upper()} "])
def test_only_who_noted_the_fingerprint_is_told_that_it_was_fair(
    table: Path, capsys: pytest.CaptureFixture[str], noted: str
) -> None:
    code, lines = told(capsys, table, "--lang", "en")
    assert (code, "Fair" in "".join(lines)) == (0, False)
    code, lines = told(capsys, table, "--fingerprint", noted, "--lang", "en")
    assert code == 0
    assert lines[-2] == f"The fingerprint of all commitments is the one you noted: {NOTED}"
    assert lines[-1].startswith("Fair, as you noted the fingerprint before the deal")
    code, lines = told(capsys, table, "--fingerprint", noted, "--lang", "fr")
    assert lines[-1].startswith("Équitable, puisque vous avez noté l’empreinte")


def test_programs_are_told_the_same(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, claim in (([], "follows"), (["--fingerprint", FINGERPRINT], "fair")):
        assert main(["verify", str(table), *arguments, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["verified"], found["claim"]) == (True, claim)
        assert (found["commitment"], found["unfair"], found["draw"]) == (DEAL.commitment, None, 0)
        assert found["fingerprint"] == FINGERPRINT
        assert found["steps"] == dict.fromkeys(STEPS, True) | ({} if arguments else {"fingerprint": None})
        assert found["shuffles"] + found["others"] == len(draws(archive.parse(table.read_bytes())))


def test_a_game_of_old_is_consistent_and_never_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.json"
    file.write_bytes(played_of_old(200))
    for arguments in ((), ("--commitment", commit(KEY))):
        code, lines = told(capsys, file, *arguments, "--lang", "en")
        assert code == 0
        assert lines[0].startswith("Verified: ")
        assert lines[1].startswith("Worked out anew from that key: ")
        assert lines[2].startswith("Complete and consistent. Whether it was fair cannot be proven: of old")
        assert len(lines) == 3
    assert main(["verify", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    proven = {"replay": True, "server": True, "key": True, "draws": True}
    assert (found["claim"], found["steps"]) == ("old", dict.fromkeys(STEPS) | proven)
    code, lines = told(capsys, file, "--fingerprint", FINGERPRINT, "--lang", "en")
    assert code == 2
    assert "has no fingerprint" in lines[-1]


def flip(text: str) -> str:
    """The same number but for one bit."""
    return f"{int(text, 16) ^ 1 << 77:0{len(text)}x}"


def change_text(part: dict[str, Any], old: str, new: str) -> None:
    assert old in part["terms"]
    part["terms"] = part["terms"].replace(old, new)


def change_one(texts: list[str], change: Callable[[str], str]) -> None:
    texts[1] = change(texts[1])


def swap(part: dict[str, Any]) -> None:
    for name in ("nonces", "digests"):
        part[name].reverse()


@pytest.mark.parametrize(
    ("change", "step", "why"),
    [
        (lambda part: part.update(commitment=flip(part["commitment"])), "server", "had committed to"),
        (lambda part: part.update(key=flip(part["key"])), "server", "had committed to"),
        (lambda part: change_one(part["nonces"], flip), "numbers", "a number is missing"),
        (lambda part: change_one(part["digests"], flip), "numbers", "a number is missing"),
        (lambda part: change_one(part["nonces"], lambda _: ""), "numbers", "a number is missing"),
        (lambda part: part["nonces"].pop(), "numbers", "a number is missing"),
        (lambda part: swap(part), "numbers", "a number is missing"),
        (lambda part: change_text(part, "Bob", "Eve"), "server", "had committed to"),
        (lambda part: change_text(part, '"table":"abc"', '"table":"abd"'), "server", "had committed to"),
        (lambda part: change_text(part, "hares", "owls"), "terms", "are not for this game"),
        (lambda part: change_text(part, '"deal":2', '"deal":1'), "terms", "are not for this game"),
        (lambda part: part.update(terms=bound().terms), "server", "had committed to"),
    ],
)  # fmt: skip
def test_a_proof_that_was_changed_and_sealed_again_is_found_out(
    table: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    change: Callable[[dict[str, Any]], None],
    step: str,
    why: str,
) -> None:
    file = tmp_path / "changed.json"
    file.write_bytes(resealed(table, lambda save: change(save["fairness"])))
    code, lines = told(capsys, file, "--lang", "en")
    assert code == 1
    assert lines[-1].startswith("Not fair: ")
    assert why in lines[-1]
    assert main(["verify", str(file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["verified"], found["claim"]) == (False, "broken")
    before = STEPS[: STEPS.index(step)]
    assert found["steps"] == dict.fromkeys(STEPS) | dict.fromkeys(before, True) | {step: False}


def test_a_game_played_with_another_key_is_found_out(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fairness = archive.fairness_of(archive.parse(table.read_bytes()))
    file = tmp_path / "other-key.json"
    file.write_bytes(archive.dump(played(Dice.seeded("a better deal").key, 30), fairness))
    code, lines = told(capsys, file, "--lang", "en")
    assert code == 1
    assert "was not played with the key" in lines[-1]


def test_other_commitments_than_those_noted_are_found_out(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = told(capsys, table, "--commitment", flip(DEAL.commitment), "--lang", "en")
    assert code == 1
    assert lines[-1].endswith(f"before this game is {DEAL.commitment}, not the one you noted.")
    code, lines = told(capsys, table, "--fingerprint", flip(FINGERPRINT), "--lang", "en")
    assert code == 1
    assert lines[-1].endswith(f"these commitments is {FINGERPRINT}, not the one you noted.")


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
    assert check(report, Noted(), given, key).unfair is None
    change(given)
    found = check(report, Noted(), given, key)
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
    assert lines[-1].startswith("Not fair: draw ")


def test_a_game_without_a_proof_cannot_be_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "terminal.json"
    file.write_bytes(archive.dump(played(KEY, 5)))
    code, lines = told(capsys, file, "--lang", "en")
    assert (code, len(lines)) == (0, 2)
    assert lines[1].startswith("Complete and consistent. Whether it was fair cannot be proven: the file")
    assert main(["verify", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["claim"], found["steps"]) == ("unbound", dict.fromkeys(STEPS) | {"replay": True})
    code, lines = told(capsys, file, "--commitment", DEAL.commitment, "--lang", "en")
    assert code == 2
    assert "does not say where its key comes from" in lines[-1]


@pytest.mark.parametrize(("option", "digits"), [("--commitment", 64), ("--fingerprint", 32)])
@pytest.mark.parametrize("noted", ["", "abc", "0" * 63, "0" * 31, "g" * 32, "g" * 64])
def test_what_cannot_be_a_hash_is_refused(
    table: Path, capsys: pytest.CaptureFixture[str], option: str, digits: int, noted: str
) -> None:
    code, lines = told(capsys, table, option, noted, "--lang", "fr")
    assert code == 2
    assert f"{digits} signes" in lines[-1]
