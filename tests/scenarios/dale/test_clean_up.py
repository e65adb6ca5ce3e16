"""Clean-up: fill the hand, then the market; and what happens when cards run out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.stage import given

NO_WINDOW = "macaws raccoons squirrels"
"""Sets without anything to use in clean-up, so that the turn ends without a question."""


def test_the_hand_is_filled_up_to_five() -> None:
    game = given(hand="junk toy", deck="relic relic broker broker broker", sets=NO_WINDOW)
    game.inventory("junk").then(hand="toy broker broker broker relic", deck="relic", active=1)


def test_a_hand_above_the_limit_is_kept() -> None:
    """Case 99."""
    game = given(hand="junk junk junk junk junk junk toy", deck="relic", sets=NO_WINDOW)
    game.inventory().then(hand="junk junk junk junk junk junk toy", deck="relic", discard="", active=1)


def test_only_the_active_player_fills() -> None:
    """Case 100."""
    them = {"hand": "junk toy", "deck": "relic relic relic"}
    game = given(hand="", deck="junk junk junk junk junk", them=them, sets=NO_WINDOW)
    game.inventory().then(hand="junk junk junk junk junk", them=them, active=1)


def test_an_empty_deck_alone_shuffles_nothing() -> None:
    """Case 101."""
    game = given(hand="toy toy toy", deck="relic broker", discard="junk cookies", sets=NO_WINDOW)
    game.inventory().then(deck="", discard="junk cookies", hand="toy toy toy relic broker")
    assert told(game, 0, "shuffled") == []


def test_the_discard_becomes_the_deck_when_a_card_is_missing() -> None:
    game = given(hand="toy toy toy", deck="relic", discard="junk junk junk", sets=NO_WINDOW)
    game.inventory().then(deck="junk junk", discard="", hand="toy toy toy relic junk")
    assert len(told(game, 0, "shuffled")) == 1


def test_a_shuffled_discard_is_known_to_nobody() -> None:
    game = given(hand="toy toy toy", discard="junk broker spyglass", sets=NO_WINDOW)
    game.inventory()
    view: Any = game.view(0)
    assert view["seats"][0]["deck"] == [None]


def test_the_fill_falls_back_on_junk() -> None:
    game = given(hand="toy", deck="relic", discard="broker", junk_reserve=6, sets=NO_WINDOW)
    game.inventory().then(hand="toy relic broker junk junk", deck="", discard="", junk_reserve=4)


def test_junk_never_runs_out() -> None:
    game = given(hand="toy", junk_reserve=1, sets=NO_WINDOW)
    game.inventory().then(hand="toy junk junk junk junk", junk_reserve=0, active=1)


@pytest.mark.parametrize(("fallback", "seen_cards"), [("cleanup", 0), ("any_draw", 3)])
def test_spyglass_without_cards_sees_junk_only_if_any_draw_does(fallback: str, seen_cards: int) -> None:
    """Case 103."""
    game = given(hand="spyglass", junk_fallback=fallback)
    game.play("spyglass")
    assert len(game.table.aside) == seen_cards
    if seen_cards:
        game.take("junk").put_back("junk", "junk").then(hand="junk", deck="junk junk", junk_reserve=3)
    game.then(discard="spyglass", actions=1, junk_reserve=6 - seen_cards)


@pytest.mark.parametrize(("fallback", "hand"), [("cleanup", ""), ("any_draw", "junk")])
def test_a_draw_outside_clean_up_falls_back_on_junk_only_by_the_switch(fallback: str, hand: str) -> None:
    """Case 103."""
    game = given(hand="relic toy", junk_fallback=fallback)
    game.play("relic").then(hand=hand, market_discard="toy", discard="relic")


@pytest.mark.parametrize("fallback", ["cleanup", "any_draw"])
def test_the_fill_falls_back_on_junk_with_either_switch(fallback: str) -> None:
    game = given(hand="toy", junk_fallback=fallback, sets=NO_WINDOW)
    game.inventory().then(hand="toy junk junk junk junk", junk_reserve=2)


def test_cookies_drawn_in_the_fill_draw_one_more() -> None:
    """Case 105."""
    game = given(hand="toy toy toy toy", deck="junk relic cookies", sets=NO_WINDOW)
    game.inventory().then(hand="toy toy toy toy cookies relic", deck="junk")


def test_cookies_drawn_as_the_last_card_of_a_longer_fill_draw_one_more_each() -> None:
    """Case 105: the size is looked at anew after each card."""
    game = given(hand="toy toy toy toy", deck="junk relic cookies cookies", sets=NO_WINDOW)
    game.inventory().then(hand="toy toy toy toy cookies cookies relic", deck="junk")


def test_cookies_claimed_in_the_fill_are_shown() -> None:
    game = given(hand="toy cookies", deck="junk " * 6, sets=NO_WINDOW)
    game.inventory()
    assert seen(game, 1, 0) == ["cookies"]


def test_cookies_that_are_spent_do_not_count() -> None:
    game = given(hand="cookies", deck="junk " * 6, market="cookies", sets=NO_WINDOW)
    game.inventory("cookies").then(hand="junk junk junk junk junk", discard="cookies")


def test_cards_drawn_in_the_fill_are_secret() -> None:
    game = given(deck="toy toy toy toy toy", sets=NO_WINDOW)
    game.inventory()
    assert seen(game, 1, 0) == []
    assert told_cards(game, 1, "drew") == [None] * 5
    assert seen(game, 0, 0) == ["favourite_toy"] * 5


def test_the_fill_waits_for_the_last_action() -> None:
    game = given(hand="toy", deck="junk " * 5, discard="broker", market="- cookies", market_deck="relic")
    game.play("toy").then(hand="broker", market="- cookies - - -", actions=1)


def test_an_emptied_slot_stays_empty_until_clean_up() -> None:
    game = given(hand="cookies", market="cookies relic", market_deck="toy toy toy toy", actions=2)
    game.purchase("cookies", "cookies").then(market="- relic - - -", market_deck="toy toy toy toy")


def test_the_market_slides_and_is_filled_from_the_right() -> None:
    """Case 111."""
    game = given(market="broker - relic - toy", market_deck="junk show cookies", sets=NO_WINDOW)
    game.inventory().then(market="broker relic toy cookies show", market_deck="junk")


def test_a_fill_by_an_effect_does_not_slide() -> None:
    """Case 112, without Bargain Seeker: the slots are filled in place, from the right."""
    game = given(market="- - relic - toy", market_deck="junk show cookies broker")
    game.table.fill_market(slides=False)
    game.then(market="broker cookies relic show toy", market_deck="junk")


def test_loyal_partner_fills_all_slots_from_the_right() -> None:
    """Case 112, as far as this game goes."""
    game = given(hand="partner", market="- relic", market_deck="junk toy show spyglass cookies broker")
    game.play("partner").then(market="broker cookies spyglass show toy", market_discard="relic", actions=1)


def test_a_market_used_up_stays_incomplete() -> None:
    """Case 113."""
    game = given(market="- toy - relic", sets=NO_WINDOW)
    game.inventory().then(market="toy relic - - -", active=1)


def test_a_market_deck_that_runs_out_leaves_the_left_slots_empty() -> None:
    """Case 113."""
    game = given(market="- toy", market_deck="relic show", sets=NO_WINDOW)
    game.inventory().then(market="toy show relic - -", market_deck="")


def test_the_market_discard_becomes_the_market_deck_when_a_card_is_missing() -> None:
    game = given(market="toy", market_deck="relic", market_discard="show show show show", sets=NO_WINDOW)
    game.inventory().then(market="toy relic show show show", market_deck="show", market_discard="")


def test_the_market_discard_is_left_alone_while_the_deck_suffices() -> None:
    game = given(market="toy toy toy toy", market_deck="relic", market_discard="show", sets=NO_WINDOW)
    game.inventory().then(market="toy toy toy toy relic", market_deck="", market_discard="show")


def test_the_hand_is_filled_before_the_market() -> None:
    game = given(deck="junk " * 5, market="toy", market_deck="relic", sets=NO_WINDOW)
    game.inventory()
    story: list[Any] = game.match.plain_events(0)
    names = [each["event"] for each in story]
    assert names == ["took_inventory", "drew", "filled_market", "turn_began"]
    assert (len(story[1]["cards"]), story[1]["fills"]) == (5, True)


def test_what_holds_this_turn_ends_with_it() -> None:
    game = given(hand="show haggler", roll=2, sets="macaws ocelots raccoons")
    game.play("show").use("haggler").inventory()
    assert game.view(0)["modifiers"] == []
    assert game.view(0)["used"] == []
    game.then(active=1, actions=1)


def test_turns_go_round_the_table() -> None:
    game = given(them=[{}, {}], sets=NO_WINDOW)
    order = []
    for _ in range(4):
        order.append(game.table.active)
        next_turn(game)
    assert order == [0, 1, 2, 0]


def test_the_window_in_clean_up_is_asked_whatever_the_hand() -> None:
    """With pandas or chameleons in the game a silent clean-up would tell that none is in hand."""
    for hand in ("junk", "discovery"):
        game = given(hand=hand, sets="pandas")
        game.inventory()
        assert (game.asked.seat, game.asked.prompt) == (0, "clean_up")


def test_market_discovery_used_in_clean_up_comes_before_the_market_is_filled() -> None:
    game = given(hand="discovery", deck="junk " * 4, market_deck="broker toy", sets="pandas")
    game.inventory().use("discovery").done()
    game.then(market="broker toy - - -", hand="discovery junk junk junk junk", active=1)


def test_a_turn_ends_although_an_ability_could_be_used_for_ever() -> None:
    """Refreshing Drink discards itself and is drawn again, as a new card; after 200 times it is enough."""
    game = given(hand="drink junk junk junk junk", sets="macaws raccoons")
    game.answer(("inventory",)).done()
    uses = 0
    while game.can("use", "drink"):
        game.use("drink").pick("discard_one", "drink")
        uses += 1
    assert uses == 200
    game.done().then(active=1)
