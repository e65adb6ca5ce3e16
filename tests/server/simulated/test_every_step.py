"""A crash before every step of a game: of engine, store and telling. All are asked the same again."""

from __future__ import annotations

import os

import pytest

from comptoir.server.pacing import Pace
from comptoir.server.simulated.disk import DiskTemper
from comptoir.server.simulated.lines import LineTemper, Message
from comptoir.server.simulated.schedules import watch
from comptoir.server.simulated.world import Setting, World

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
EVERY = 1 if FULL else 40
"""The server crashes before every so many steps of a game, each time in a game of its own."""
RECORDS = 60 if FULL else 40
"""Of the game, with those of its beginning."""
GAMES: dict[str, Message] = {
    "dale": {"sets": ["owls", "magpies", "lemurs"]},  # with windows for reactions
    "karanor": {},
}


def world(game: str, *crashes: int) -> World:
    """Two people who just play, and somebody who watches."""
    wishes: Message = {"name": "Host", "game": game, "players": 2, "seats": ["open"], **GAMES[game]}
    setting = Setting(
        wishes,
        langs=("en", "fr"),
        hurry=(2.0, 2.0),
        is_watched=True,
        pace=Pace(window=3.0),
        disk=DiskTemper(slowest=0.02),
        lines=LineTemper(slowest=0.02),
        messages=10**6,
        records=RECORDS,
        has_whims=False,
        crashes=crashes,
    )
    return World("every step", setting)


@pytest.mark.parametrize("game", GAMES)
def test_a_crash_before_any_step_leads_back_to_the_same_question(game: str) -> None:
    whole = world(game)
    assert watch(0, whole).violations == ()
    assert whole.steps > 400
    crashes = 0
    for step in range(1, whole.steps, EVERY):
        outcome = watch(step, world(game, step))
        assert outcome.violations == (), f"after a crash before step {step}"
        crashes += outcome.crashes
    assert crashes == len(range(1, whole.steps, EVERY))
