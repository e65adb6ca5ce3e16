"""Bots of one's own, from a file."""

from pathlib import Path

import pytest

from comptoir.bots import registry as bots
from comptoir.bots.code import enter_code, read_code
from comptoir.core import BadOptions, Dice

SOUND = """
import beside

class Mine:
    def __init__(self, dice):
        self.dice = dice

    def choose(self, look):
        return look.decision.options[beside.NUMBER]

class Thing:
    def __init__(self, dice):
        pass

class Greedy(Mine):
    def __init__(self):
        pass

NUMBER = 4
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(bots, "_entered", {})
    monkeypatch.syspath_prepend(tmp_path)  # taken away again
    (tmp_path / "beside.py").write_text("NUMBER = 0\n")
    (tmp_path / "sound.py").write_text(SOUND)
    (tmp_path / "broken.py").write_text("a = 1\nb = [\n")
    (tmp_path / "failing.py").write_text("a = 1\nb = a.c\n")
    (tmp_path / "notes.txt").write_text("a = 1\n")
    return tmp_path


def test_a_bot_of_ones_own_is_called_by_its_class(folder: Path) -> None:
    enter_code("dale", read_code(f"{folder}/sound.py:Mine"))
    enter_code("dale", read_code(f"{folder}/sound.py:Mine"))  # again, as every campaign does
    assert type(bots.make_bot("dale", "Mine", Dice.seeded(1))).__name__ == "Mine"
    assert bots.kinds("dale")[-1] == "Mine"
    assert bots.check_kind("karanor", "Mine") == "Mine"


def test_the_class_is_left_out_where_there_is_a_single_bot(folder: Path) -> None:
    (folder / "single.py").write_text(
        "from sound import Mine\n\nclass _Base(Mine): ...\n\nclass Best(_Base): ...\n"
    )
    code = read_code(f"{folder}/single.py")
    assert code == (folder / "single.py", "Best")
    enter_code("dale", code)
    assert type(bots.make_bot("dale", "Best", Dice.seeded(1))).__name__ == "Best"


def test_a_name_that_is_taken_is_refused(folder: Path) -> None:
    (folder / "taken.py").write_text("class random:\n    pass\n")
    with pytest.raises(BadOptions) as refusal:
        enter_code("dale", read_code(f"{folder}/taken.py:random"))
    assert refusal.value.code == "code_name_taken"


@pytest.mark.parametrize(
    ("given", "code", "told"),
    [
        ("Mine", "code_form", "Mine"),
        ("sound.py", "code_which", "Mine, Greedy"),
        ("beside.py", "code_which", "'count': 0"),
        ("missing.py", "code_no_file", "missing.py"),
        ("broken.py", "code_broken", "line 2"),
        (":Mine", "code_form", ":Mine"),
        ("sound.py:", "code_form", "sound.py:"),
        ("missing.py:Mine", "code_no_file", "missing.py"),
        ("notes.txt:Mine", "code_no_python", "notes.txt"),
        ("broken.py:Mine", "code_broken", "line 2"),
        ("failing.py:Mine", "code_broken", "in failing.py, line 2"),
        ("sound.py:Yours", "code_no_class", "Mine, Greedy"),
        ("sound.py:NUMBER", "code_no_class", "Mine, Greedy"),
        ("sound.py:Thing", "code_no_bot", "Thing"),
        ("sound.py:Greedy", "code_not_made", "takes 1 positional argument"),
    ],
)
def test_what_is_wrong_is_told_and_where(
    folder: Path, monkeypatch: pytest.MonkeyPatch, given: str, code: str, told: str
) -> None:
    monkeypatch.chdir(folder)
    with pytest.raises(BadOptions) as refusal:
        enter_code("dale", read_code(given))
    assert refusal.value.code == code
    assert told in str(refusal.value.details)
