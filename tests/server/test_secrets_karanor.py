"""The same of Karanor: hands of the black market, secret quests, and what is offered to whom."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.guests import Guest, Message
from tests.server.running import Running
from tests.server.test_karanor import ROUNDS, haggle
from tests.server.test_secrets import (
    GAMES,
    Game,
    moments,
    test_a_question_goes_to_whom_it_is_asked,
    test_everybody_gets_the_proof_at_the_end,
    test_keys_nonces_and_tokens_stay_at_home,
    test_no_unknown_face_is_named_anywhere,
    test_nothing_of_the_engine_is_sent,
    test_what_happened_is_told_as_its_observer_saw_it,
)
from tests.server.truth import Truth, numbered

__all__ = [
    "test_a_question_goes_to_whom_it_is_asked",
    "test_everybody_gets_the_proof_at_the_end",
    "test_keys_nonces_and_tokens_stay_at_home",
    "test_no_unknown_face_is_named_anywhere",
    "test_nothing_of_the_engine_is_sent",
    "test_what_happened_is_told_as_its_observer_saw_it",
]


class Merchants(Game):
    """A short game of Karanor, with trades."""

    own_words = ("key",)  # what is done unasked has one

    def wishes(self, number: int) -> Message:
        players = (2, 3, 4, 6)[number % 4]
        quests = ("secret", "reader", "aloud")[number % 3]
        return {"game": "karanor", "players": players, "options": {"round_limit": ROUNDS, "quests": quests}}

    def wonder(self, guest: Guest) -> None:
        haggle(guest, self.chance)
        for wish in ({"action": "harvest"}, {"action": "build"}, {"place": "offer:1"}):
            guest.do("why", wish=wish)


@pytest.fixture(scope="module", params=range(GAMES))
def game(request: pytest.FixtureRequest, server: Running) -> Game:
    game = Merchants(server, request.param)
    game.play()
    return game


@pytest.fixture(scope="module")
def truth(game: Game) -> Truth:
    return Truth(game.server, game.guests[0].table)


def test_a_scene_shows_no_card_that_its_observer_does_not_know(game: Game, truth: Truth) -> None:
    """As many cards of a face as are known to lie about, and never more."""
    compared = 0
    for guest in game.everybody:
        for moment in moments(guest):
            seen = numbered(moment["scene"])
            faces = Counter([face for _, face in set(seen)])
            assert faces <= truth.known_cards(moment["at"], game.observer(guest))
            compared += len(seen)
    assert compared > 100
