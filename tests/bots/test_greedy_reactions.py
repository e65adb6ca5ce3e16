"""The greedy bot reacts when it helps, and passes when it does not."""

from collections.abc import Callable

import pytest

from comptoir.core import PASS
from tests.bots.choosing import choice
from tests.scenarios.dale.stage import Stage, given

JUNK = "junk " * 6


def purchase(**mine: object) -> Stage:
    """Seat 1 buys a card; seat 0 holds the cards given."""
    them = {"hand": "junk junk junk", "deck": JUNK}
    game = given(them=them, market="cookies", active=1, **mine)
    game.match.answer(1, ("purchase", 0))
    game.pay("junk", "junk")
    return game


def test_binoculars_replace_junk_in_hand() -> None:
    game = purchase(hand="binoculars junk", deck="cookies")
    assert choice(game.match) == "react binoculars"
    game.react(0, "binoculars")
    assert game.asked.prompt == "discard_one"
    assert choice(game.match) == "junk"


def test_binoculars_are_left_alone_when_every_card_in_hand_is_wanted() -> None:
    game = purchase(hand="binoculars", deck="junk", stall=["broker", "cookies", "relic"])
    assert game.asked_of(0).options[-1] == PASS
    assert choice(game.match) == "pass"


def technique(**mine: object) -> Stage:
    """Seat 1 resolves a technique."""
    game = given(them={"hand": "tinkerer"}, active=1, actions=2, **mine)
    return game.play("tinkerer")


def test_ancient_knowledge_takes_junk_out_of_the_deck() -> None:
    game = technique(hand="ancient", deck="junk cookies")
    assert choice(game.match) == "react ancient_knowledge"
    game.react(0, "ancient")
    assert game.asked_of(0).prompt == "discard_from_deck"
    assert choice(game.match) == "junk"


def test_ancient_knowledge_takes_nothing_out_of_a_deck_without_junk() -> None:
    game = technique(hand="ancient", deck="relic cookies")
    game.react(0, "ancient")
    assert choice(game.match) == "done"


def inspected(hand: str) -> Stage:
    """Quality Inspection comes into my hand from the market."""
    game = given(hand=f"{hand} prepaid", deck=JUNK, market="inspection", actions=2)
    return game.play("prepaid")


def test_quality_inspection_throws_junk_away() -> None:
    game = inspected("junk cookies")
    assert choice(game.match) == "react quality_inspection"
    game.react(0, "inspection")
    assert choice(game.match) == "junk"


def test_quality_inspection_without_junk_throws_nothing_away() -> None:
    assert choice(inspected("cookies").match) == "pass"


def shuffled(**mine: object) -> Stage:
    """Seat 1 shuffles its deck."""
    game = given(them={"hand": "consumer", "deck": JUNK}, active=1, actions=2, **mine)
    return game.play("voracious")


def test_balancing_fetches_the_next_stack_for_a_card_of_no_use() -> None:
    game = shuffled(hand="balancing wise_spy", discard="junk extra", stall=["broker"] * 4)
    assert choice(game.match) == "react balancing"
    game.react(0, "balancing")
    assert game.asked_of(0).prompt == "swap_away"
    assert choice(game.match) == "wise_spy"
    game.pick("swap_away", "wise_spy")
    assert choice(game.match) == "extra_remarks"


def test_balancing_fetches_no_junk() -> None:
    assert choice(shuffled(hand="balancing", discard="junk junk").match) == "pass"


def built(discard: str) -> Stage:
    """Seat 1 builds its first stack."""
    game = given(hand="remarks", discard=discard, them={"hand": "broker", "deck": JUNK}, active=1, actions=2)
    return game.build("broker")


def test_extra_remarks_put_the_best_card_on_the_deck() -> None:
    game = built("junk wise_spy junk")
    assert choice(game.match) == "react extra_remarks"
    game.react(0, "remarks")
    assert choice(game.match) == "wise_spy"


def test_extra_remarks_put_no_junk_on_the_deck() -> None:
    assert choice(built("junk junk").match) == "pass"


@pytest.mark.parametrize("open_window", [purchase, technique, shuffled])
def test_a_chameleon_reacts_like_the_card_it_copies(open_window: Callable[..., Stage]) -> None:
    owl = {purchase: "binoculars", technique: "ancient", shuffled: "balancing"}[open_window]
    game = open_window(hand=f"doubles {owl} junk junk", deck="junk", discard="wise_spy balancing")
    assert choice(game.match).startswith("react")
