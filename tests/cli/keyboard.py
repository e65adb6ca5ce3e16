"""A keyboard at which everything was typed beforehand, and a prepared table to sit down at."""

from typing import Protocol

import pytest

from comptoir.bots import RandomBot
from comptoir.cli.terminal.screen import Screen
from comptoir.cli.terminal.session import Chair, Session
from comptoir.cli.terms import NO_TERMS, Terms
from comptoir.core import Dice, Match
from comptoir.words import words

NAMES = ("Anne", "Bob", "Oskar", "Wilma")


class Stage(Protocol):
    """A prepared table of any game."""

    match: Match


class Scripted(Screen):
    """A keyboard at which everything was typed beforehand; afterwards nobody moves any more."""

    class Done(Exception):
        pass

    def __init__(self, *lines: str) -> None:
        super().__init__(colour=False)
        self.lines = list(lines)
        self.is_typed_at = False

    def read(self) -> str:
        if not self.lines:
            raise self.Done
        self.line(f"> {self.lines[0]}")
        return self.lines.pop(0)


def sit(stage: Stage, *lines: str, lang: str = "en", people: int = 1, terms: Terms = NO_TERMS) -> Session:
    """Play these lines at a prepared table; bots sit at the other seats."""
    seats = stage.match.game.seats(stage.match.table)
    chairs = [
        Chair(NAMES[seat], None if seat < people else RandomBot(Dice.seeded(seat))) for seat in range(seats)
    ]
    session = Session(stage.match, chairs, words(lang), Scripted(*lines), terms=terms)
    with pytest.raises(Scripted.Done):
        session.run()
    return session


def shown(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.replace("\u00a0", " ")
