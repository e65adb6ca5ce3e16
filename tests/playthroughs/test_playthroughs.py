"""The golden playthroughs stay as they are, to the letter."""

import pytest

from comptoir.dale.catalogue import SET_NAMES, rows_of
from tests.playthroughs.record import FOLDER, NAMES, play


@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_is_the_one_recorded(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert play(name) == recorded, "if the rules were meant to change: python -m tests.playthroughs.record"


@pytest.mark.parametrize("name", SET_NAMES)
def test_the_playthrough_shows_the_set(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert sum(row.name in recorded for row in rows_of(name)) >= 5
