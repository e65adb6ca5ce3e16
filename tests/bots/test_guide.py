"""The guide's programs run."""

import re
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.core import Dice
from tests.bots.test_look import new_match

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "write-a-bot.md"


def test_the_examples_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    program, merchant, search = found
    names: dict[str, Any] = {"__name__": "guide"}
    exec(compile(program, str(GUIDE), "exec"), names)
    assert re.fullmatch(r"seat [01] wins in turn \d+\n", capsys.readouterr().out)

    exec(compile(merchant, str(GUIDE), "exec"), {"__name__": "guide"})
    assert re.fullmatch(r"seat [012] wins in round \d+ after \d+ trades\n", capsys.readouterr().out)

    exec(compile(search, str(GUIDE), "exec"), names)
    look = Look(new_match(1), 0)
    share = names["share_of_wins"](look, look.decision.options[0], Dice.seeded(1), worlds=4)
    assert share in (0.0, 0.25, 0.5, 0.75, 1.0)
