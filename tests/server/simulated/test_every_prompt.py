"""Somebody leaves at every question of a game: a bot plays on for them, they may come back, and it ends."""

from __future__ import annotations

import os

import pytest

from comptoir.server.pacing import Pace
from comptoir.server.simulated.lines import Line, Message
from comptoir.server.simulated.people import Person
from comptoir.server.simulated.schedules import watch
from comptoir.server.simulated.world import Setting, World

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
PROMPTS = 200 if FULL else 4
"""Questions at which the guest leaves, each in a game of its own."""
EVERY = 1 if FULL else 7
GRACE = 20
SEATS = ["open"]
GAMES: dict[str, Message] = {
    "dale": {"sets": ["owls", "magpies", "lemurs"], "options": {} if FULL else {"turn_limit": 24}},
    "karanor": {"options": {"round_limit": 40 if FULL else 8}},
}
"""People who pick at random would play for very long."""


class Wanderer(Person):
    """The guest leaves when they are asked for the nth time, and comes back for good after a while.

    The host gives the seat of a guest who is away to a bot, as soon as that is possible.
    """

    leaves_at = 0
    stays_away = 0.0
    asked = 0
    has_left = has_seen_a_bot = has_taken_back = False

    def hear(self, line: Line, message: Message) -> None:
        before = self.question
        super().hear(line, message)
        if self.question is not None and (before is None or before["at"] != self.question["at"]):
            self.asked += 1
            if self.seat == 1 and not self.has_left and self.asked == self.leaves_at:
                self.has_left = True
                self.hang_up(self.stays_away)

    async def _go_on(self) -> None:
        playing = self.shown.get("state") == "playing"
        if playing and self.seat == 0 and not self._waits_for("replace"):
            guest = self.shown["seats"][1]
            if not guest["bot"] and not guest["connected"]:
                self.say("replace", seat=1, bot=True)
        if playing and self.seat == 1 and self.has_left:
            is_played = bool(self.shown["seats"][1]["bot"])
            self.has_taken_back |= self.has_seen_a_bot and not is_played
            self.has_seen_a_bot |= is_played
        await super()._go_on()


def world(game: str, prompt: int, stays_away: float) -> World:
    wishes: Message = {"name": "Host", "game": game, "players": 2, "seats": SEATS, **GAMES[game]}
    setting = Setting(
        wishes,
        langs=("en", "en"),
        hurry=(4.0, 4.0),
        pace=Pace(window=3.0),
        grace=GRACE,
        messages=10**6,
        records=10**6,
        longest=10**6,
        has_whims=False,
    )
    made = World(f"prompt {prompt}", setting, person=Wanderer)
    guest = made.people[1]
    assert isinstance(guest, Wanderer)
    guest.leaves_at, guest.stays_away = prompt, stays_away
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stays_away", [5.0, 60.0, 10.0**6])
def test_whenever_somebody_leaves_the_game_ends(game: str, stays_away: float) -> None:
    """They come back before a bot may play for them, while it plays, or never."""
    for prompt in range(1, PROMPTS * EVERY, EVERY):
        made = world(game, prompt, stays_away)
        outcome = watch(prompt, made)
        guest = made.people[1]
        assert isinstance(guest, Wanderer)
        assert outcome.violations == (), f"left at question {prompt}"
        (truth,) = made.witness.truths.values()
        assert truth.ledger.state == "over"
        if not guest.has_left:
            assert prompt > 1, "never asked"
            break
        was_replaced = any(record.kind == "replaced" for record in truth.records)
        assert was_replaced == (stays_away > GRACE)
        if GRACE < stays_away < 10**6 and guest.has_seen_a_bot:
            assert guest.has_taken_back
