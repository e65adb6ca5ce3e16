"""Somebody who types anything at all, in games of every size: whatever happens has words that fit."""

import re
from collections import deque
from itertools import pairwise
from pathlib import Path

import pytest

from comptoir.bots import RandomBot
from comptoir.cli.terminal.screen import EndOfInput, Screen
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import Dice, Match
from comptoir.karanor.game import GAME
from comptoir.words import words

NAMES = ("Anne", "Bob", "Élise", "Wilma", "Hugo", "Zoé")
LINES = (
    "", "t", "i", "m", "b", "?", "? rules", "? kien", "? 1", "? 2", "? mount", "? bob", "u", "l", "a", "d",
    "c", "w", "a 1", "step", "2 wood", "wood", "1 1", "bob", "xyz", "t give 1 gold",
    "t give 1 wood get 1 gold", "give 1 gold to bob", "give 1 gold get 3 gold", "c give 1 gold",
)  # fmt: skip
NUMBERED = re.compile(r"^  (\d+)\. ")
COUNT, WIDTH = 160, 80


class Typist(Screen):
    """Mostly picks what is offered, and else types whatever comes to mind."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(colour=False)
        self.is_typed_at = False
        self.dice = dice
        self.offered: deque[str] = deque(maxlen=40)
        self.left = COUNT

    def line(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        found = NUMBERED.match(text)
        if found:
            self.offered.append(found[1])
        super().line(text, style=style, hang=hang)

    def read(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise EndOfInput
        choices = self.offered if self.offered and self.dice.below(3) else LINES
        line = choices[self.dice.below(len(choices))]
        self.offered.clear()
        self.line(f"> {line}")
        return line


@pytest.mark.parametrize(
    ("players", "people", "lang"),
    [(2, 1, "en"), (2, 2, "fr"), (3, 2, "en"), (4, 1, "fr"), (5, 5, "en"), (6, 3, "fr")],
)
def test_everything_that_happens_has_words(
    players: int,
    people: int,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    dice = Dice.seeded(f"{players} {people}")
    quests = ("aloud", "secret", "reader")[players % 3]
    match = Match(GAME, {"players": players, "quests": quests}, dice.key)
    chairs = [
        Chair(NAMES[seat], None if seat < people else RandomBot(dice.spawn(str(seat))))
        for seat in range(players)
    ]
    session = Session(match, chairs, words(lang), Typist(dice.spawn("typist")), None, ())
    assert session.run() == 0
    out = capsys.readouterr().out
    assert len(match.picks) > COUNT // 10, "something was played"
    assert max(len(line) for line in out.splitlines()) <= WIDTH
    assert not re.search(r"\?\?\?|\{", out)
    assert not [line for line, after in pairwise(out.splitlines()) if line.endswith(" ") and after]
