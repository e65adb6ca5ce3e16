"""The projection is an allow-list: what it does not know how to show, it does not show."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from comptoir.core import Event, Loose, Private, Shown, project

NAMES = ("junk", "acorn")


@dataclass(frozen=True, slots=True)
class PutOnDeck(Event):
    seat: int
    card: Shown


def test_a_card_is_shown_to_those_who_know_it() -> None:
    card = Shown(7, 1, 0b001)
    assert project(card, 0, NAMES) == {"card": 7, "face": "acorn"}
    assert project(card, 1, NAMES) is None


def test_a_hand_shows_the_known_cards_and_counts_the_others() -> None:
    hand = Loose((Shown(7, 1, 0b01), Shown(8, 0, 0b11)))
    assert project(hand, 1, NAMES) == {"count": 2, "cards": [{"card": 8, "face": "junk"}]}


def test_private_data_is_for_one_seat() -> None:
    assert project({"bid": Private(0, (3, "x"))}, 0, NAMES) == {"bid": [3, "x"]}
    assert project({"bid": Private(0, (3, "x"))}, 1, NAMES) == {"bid": None}


def test_an_event_tells_its_name_and_hides_its_cards() -> None:
    event = PutOnDeck(0, Shown(3, 0, 0b01))
    assert project(event, 0, NAMES) == {
        "event": "put_on_deck",
        "seat": 0,
        "card": {"card": 3, "face": "junk"},
    }
    assert project(event, 1, NAMES) == {"event": "put_on_deck", "seat": 0, "card": None}


@pytest.mark.parametrize("secret", [b"key", 1.5, {1, 2}, object()])
def test_what_has_no_encoder_raises(secret: object) -> None:
    with pytest.raises(TypeError, match="has no encoder"):
        project({"deep": [secret]}, 0, NAMES)
