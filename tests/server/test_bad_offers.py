"""Offers that are none: refused with a sentence to whoever sent them, and nobody else hears of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.server.guests import Guest, Message, begun, said
from tests.server.running import Running
from tests.server.test_karanor import ROUNDS, catch_up, keys

BAD: dict[str, tuple[list[Any], str]] = {
    "what one does not hold": ([{"key": "to:0"}, {"key": "give:diamond", "count": 30}], "not_held"),
    "a tile nobody has": ([{"key": "to:0"}, {"key": "get:crown_jewels"}], "not_offered"),
    "to oneself": ([{"key": "to:1"}, {"key": "give:gold"}], "offer_to_self"),
    "to nobody": ([{"key": "give:gold"}], "offer_to_nobody"),
    "nothing at all": ([{"key": "to:0"}], "offer_empty"),
    "to somebody who is not there": ([{"key": "to:7"}, {"key": "give:gold"}], "not_offered"),
}
NO_NUMBERS = (0.5, "1", -3, 10**9, None)
"""What no count of anything is; each is told, and after a few more the server hangs up."""


@pytest.fixture
def guests(server: Running) -> list[Guest]:
    """Two merchants who may trade."""
    guests = begun(server, 2, game="karanor", options={"round_limit": ROUNDS})
    chance = Random(3)
    while not keys(guests[1], "offer"):
        next(each for each in guests if each.question is not None).pick_any(chance)
        catch_up(guests)
    return guests


def is_untouched(guests: list[Guest], before: list[tuple[int, Message]]) -> bool:
    return [_known(guest) for guest in guests] == before


def _known(guest: Guest) -> tuple[int, Message]:
    guest.catch_up()
    assert guest.moment is not None
    return guest.at, guest.moment["scene"]


def test_it_is_refused_with_a_sentence_and_nobody_else_hears_of_it(guests: list[Guest]) -> None:
    before = [_known(guest) for guest in guests]
    told = {bad: guests[1].do("act", key="offer", parts=parts) for bad, (parts, _) in BAD.items()}
    assert {bad: each["code"] for bad, each in told.items()} == {bad: code for bad, (_, code) in BAD.items()}
    assert all(each["is"] == "refused" and said(each["text"]) for each in told.values())
    assert is_untouched(guests, before)


def offer_malformed(guest: Guest, parts: list[Any]) -> Message:
    """Send what cannot even be read; the answer names no move, for none was understood."""
    guest.send("act", key="offer", parts=parts)
    return guest.until("refused")


def test_what_is_no_number_is_no_offer(guests: list[Guest]) -> None:
    before = [_known(guest) for guest in guests]
    for count in NO_NUMBERS:
        refused = offer_malformed(guests[1], [{"key": "to:0"}, {"key": "give:gold", "count": count}])
        assert refused["code"] == "malformed"
        assert said(refused["text"])
    assert is_untouched(guests, before)


def test_hundreds_of_parts_are_too_many(guests: list[Guest]) -> None:
    before = [_known(guest) for guest in guests]
    assert offer_malformed(guests[1], [{"key": "to:0"}] * 500)["code"] == "malformed"
    assert is_untouched(guests, before)


def test_a_thousand_offers_are_ten(guests: list[Guest]) -> None:
    """Whoever has ten open offers is told so, whatever else they send."""
    parts = [{"key": "to:0"}, {"key": "give:gold"}]
    codes = Counter[str]()
    for _ in range(12):
        answer = guests[1].do("act", key="offer", parts=parts)
        codes[answer.get("code", "done")] += 1
    assert codes == {"done": 10, "too_many_offers": 2}
    guests[0].catch_up()
    assert guests[0].moment is not None
    assert len(guests[0].moment["scene"]["offers"]) == 10


def test_nobody_moves_for_another_seat(guests: list[Guest]) -> None:
    """An answer to one's own offer, and a question that was put to somebody else."""
    one, other = guests
    made = other.do("act", key="offer", parts=[{"key": "to:0"}, {"key": "give:gold"}])
    assert made["is"] == "done", made
    catch_up(guests)
    before = [_known(guest) for guest in guests]
    assert one.moment is not None
    number = one.moment["scene"]["offers"][-1]["number"]
    for key in (f"accept:{number}", f"decline:{number}", f"counter:{number}"):
        refused = other.do("act", key=key)
        assert (refused["is"], refused["code"]) == ("refused", "your_own_offer")
    refused = one.do("act", key=f"withdraw:{number}")
    assert (refused["is"], refused["code"]) == ("refused", "not_your_offer")
    asked = next(guest for guest in guests if guest.question is not None)
    waiting = next(guest for guest in guests if guest is not asked)
    if waiting.question is None:
        assert asked.question is not None
        refused = waiting.do("pick", at=asked.question["at"], items=[0])
        assert refused["is"] == "refused"
    assert is_untouched(guests, before)
    assert other.do("act", key=f"withdraw:{number}")["is"] == "done"
