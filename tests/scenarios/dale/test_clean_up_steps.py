"""Clean-up is part of the turn: abilities before the hand is filled, after it, and after the market was."""

from __future__ import annotations

from comptoir.core import DONE
from tests.scenarios.dale.stage import Stage, given


def step(game: Stage) -> object:
    """At which step of clean-up the active player is asked."""
    assert game.match.decisions[0].prompt == "clean_up"
    return dict(game.match.decisions[0].args)["step"]


def test_calendar_after_the_last_purchase_brings_back_what_was_paid_with() -> None:
    game = given(hand="calendar toy junk junk", discard="junk junk", market="toy")
    game.purchase("toy", "toy")
    assert step(game) == "before_fill"
    game.use("calendar").then(hand="calendar toy toy junk junk", deck="", discard="junk junk")


def test_calendar_could_be_used_only_once_the_hand_was_filled_in_older_games() -> None:
    old = {"clean_up_abilities": "after_fill"}
    game = given(hand="calendar toy junk junk", discard="junk junk", market="toy", **old)
    game.purchase("toy", "toy").then(discard="")
    assert len(game.table.hands[0]) == 5


def test_market_discovery_waits_for_the_market_to_be_filled() -> None:
    game = given(hand="discovery toy", deck="junk " * 4, market="toy", market_deck="broker" + " relic" * 5)
    game.purchase("toy", "toy").done().done()
    assert step(game) == "after_market"
    game.use("discovery").then(market="relic " * 5, market_discard="broker")


def test_a_card_discarded_after_the_market_was_filled_is_not_replaced() -> None:
    game = given(hand="drink toy", deck="junk " * 6, market="toy", market_deck="relic")
    game.purchase("toy", "toy").done().done()
    assert step(game) == "after_market"
    game.use("drink").pick("discard_one", "junk").then(hand="drink toy junk junk", active=1)


def test_a_card_discarded_before_the_fill_is_replaced_in_it() -> None:
    game = given(hand="drink relic", deck="junk " * 6)
    game.inventory()
    assert step(game) == "before_fill"
    game.use("drink").pick("discard_one", "relic").then(hand="drink junk junk junk junk", discard="relic")


def test_barricade_waits_for_the_hand_to_be_filled() -> None:
    game = given(hand="barricade measurement", deck="toy " * 6, discard="junk")
    game.inventory()
    assert step(game) == "before_fill"
    assert not game.can("use", "barricade")
    assert game.done().can("use", "barricade")


def test_everybody_is_asked_at_every_step_whatever_they_hold() -> None:
    """Being asked tells nothing: decision 0004."""
    for hand in ("discovery toy", "junk toy"):
        game = given(hand=hand, deck="junk " * 4, market="toy", market_deck="relic " * 9, sets="pandas")
        match = game.match
        match.answer(0, ("purchase", 0))
        while match.decisions[0].prompt == "pay":
            match.answer(0, match.decisions[0].options[-1])
        steps = []
        while match.decisions[0].prompt == "clean_up":
            steps.append(step(game))
            match.answer(0, DONE)
        assert steps == ["before_fill", "after_fill", "after_market"]


def test_where_the_market_lies_as_it_did_nobody_is_asked_again() -> None:
    game = given(hand="discovery", deck="junk " * 4, market="toy " * 5, market_deck="relic " * 9)
    game.inventory().done().done().then(active=1)


def test_where_no_card_is_used_in_clean_up_nobody_is_asked() -> None:
    game = given(hand="toy", deck="junk " * 4, sets="macaws raccoons sloths")
    game.inventory().then(active=1)


def test_slice_of_life_draws_junk_in_the_whole_clean_up() -> None:
    game = given(hand="slice", junk_reserve=9)
    assert not game.can("use", "slice")
    game.inventory()
    assert step(game) == "before_fill"
    game.use("slice").pick("discard_one", "junk").then(hand="slice junk junk junk junk", junk_reserve=5)


def test_tactical_measurement_draws_junk_after_the_fill_too() -> None:
    game = given(hand="measurement", junk_reserve=9)
    game.inventory().done().use("measurement").pick("put_on_own_deck_from_hand", "junk")
    game.then(hand="measurement junk junk junk junk", deck="junk", junk_reserve=4)


def test_a_chameleon_may_be_cookies_before_the_fill() -> None:
    them = [{"discard": "cookies"}, {"discard": "toy"}]
    game = given(hand="reflection", deck="junk " * 9, them=them)
    game.inventory().copy("reflection as cookies").done()
    game.then(hand="reflection junk junk junk junk junk")
