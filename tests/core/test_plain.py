"""What is seen is made by allow-lists: what they do not know how to show, they do not show."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import (
    UNSEEN,
    Dice,
    Event,
    Match,
    Shown,
    plain,
    plain_card,
    plain_decisions,
    plain_event,
    plain_hand,
    record,
    seen,
)
from tests.core.bazaar import GAME, BazaarView

NAMES = ("junk", "acorn")


@record
class PutOnDeck(Event):
    seat: int
    card: Shown


@record
class Whispered(Event):
    what: Any


def bazaar_seen_by(observer: int) -> BazaarView:
    view: BazaarView = Match(GAME, {}, Dice.seeded("plain").key).view(observer)
    return view


def test_a_card_is_shown_to_those_who_know_it() -> None:
    card = Shown(7, 1, 0b001)
    assert plain(card.seen_by_any(1), NAMES) == {"card": 7, "face": "acorn"}
    assert plain(card.seen_by_any(2), NAMES) is None


def test_an_event_tells_its_name_and_hides_its_cards() -> None:
    event = PutOnDeck(0, Shown(3, 0, 0b01))
    assert plain_event(seen(event, 0), NAMES) == {
        "event": "put_on_deck",
        "seat": 0,
        "card": {"card": 3, "face": "junk"},
    }
    assert seen(event, 1) == PutOnDeck(0, UNSEEN)
    assert plain_event(seen(event, 1), NAMES) == {"event": "put_on_deck", "seat": 0, "card": None}


def test_a_hand_shows_the_known_cards_and_counts_the_others() -> None:
    mine, theirs = bazaar_seen_by(0), bazaar_seen_by(1)
    cards = [plain_card(mine, card, GAME.faces) for card in mine.hands[0]]
    assert None not in cards
    assert plain_hand(mine, mine.hands[0], GAME.faces) == {"count": 5, "cards": cards}
    assert plain_hand(theirs, theirs.hands[0], GAME.faces) == {"count": 5, "cards": []}


def test_of_a_question_to_somebody_else_only_the_prompt_is_seen() -> None:
    view = bazaar_seen_by(0)
    mine, theirs, _ = plain_decisions(view, GAME.faces)
    assert mine == {
        "seat": 0, "prompt": "bid", "source": None, "args": {}, "options": [*view.hands[0]], "run": None,
    }  # fmt: skip
    assert theirs == {
        "seat": 1, "prompt": "bid", "source": None, "args": None, "options": None, "run": None,
    }  # fmt: skip


@pytest.mark.parametrize("secret", [b"key", 1.5, {1, 2}, object()])
def test_what_nobody_said_who_may_see_raises(secret: object) -> None:
    with pytest.raises(TypeError, match="say who may see it"):
        seen(Whispered({"deep": (secret,)}), 0)
    with pytest.raises(TypeError, match="has no plain form"):
        plain({"deep": [secret]}, NAMES)
