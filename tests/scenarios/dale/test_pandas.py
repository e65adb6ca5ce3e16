"""Dealing Giant Pandas: market mastery."""

from __future__ import annotations

from typing import Any

from tests.scenarios.dale.gestures import build, seen, told, told_cards
from tests.scenarios.dale.stage import given, refused

FIVE = "cookies relic spyglass toy show"
"""A full market."""
NEXT = "sabotage exchange food nuisance hunter"
"""What the market deck holds, the top card last; all of another set."""


def names(cards: Any) -> list[str | None]:
    """The faces of a zone as a view shows it."""
    return [card and card["face"] for card in cards]


# -- Loyal Partner --------------------------------------------------------------------------------------


def test_loyal_partner_throws_the_whole_market_away_in_the_order_chosen_and_fills_it() -> None:
    game = given(hand="partner", market=FIVE, market_deck="prepaid_good " + NEXT)
    game.play("partner").pick("toss_in_order", "show", "cookies", "toy", "relic", "spyglass")
    game.then(
        market="hunter nuisance food exchange sabotage",
        market_deck="prepaid_good",
        market_discard="show cookies toy relic spyglass",
        discard="partner",
        actions=1,
    )


def test_loyal_partner_lays_the_cards_on_those_thrown_away_before() -> None:
    game = given(hand="partner", market="cookies relic", market_deck=NEXT, market_discard="toy")
    game.play("partner").pick("toss_in_order", "relic", "cookies")
    game.then(market_discard="toy relic cookies", discard="partner")


def test_loyal_partner_spares_no_card() -> None:
    game = given(hand="partner", market="cookies relic", market_deck=NEXT)
    game.play("partner")
    assert game.offered() == {"cookies", "shattered_relic"}
    game.answer(game.option("cookies"))
    assert game.offered() == {"shattered_relic"}


def test_loyal_partner_shuffles_the_cards_just_thrown_away_when_the_market_deck_runs_out() -> None:
    game = given(hand="partner", market="cookies relic", market_deck="toy show", market_discard="food")
    game.play("partner").pick("toss_in_order", "cookies", "relic")
    game.then(market_deck="", market_discard="", actions=1)
    market = game._words(game.table.market)
    assert market[:2] == ["flashy_show", "favourite_toy"]
    assert sorted(market[2:]) == ["cookies", "rotten_food", "shattered_relic"]


def test_loyal_partner_fills_before_clean_up() -> None:
    game = given(hand="partner spyglass", market="cookies", market_deck=NEXT)
    game.play("partner")
    game.then(market="hunter nuisance food exchange sabotage", market_deck="", active=0, actions=1)


def test_loyal_partner_fills_slots_where_they_are_from_the_right() -> None:
    game = given(hand="partner", market="cookies - - - relic", market_deck="toy")
    game.play("partner").pick("toss_in_order", "cookies", "relic")
    market = game._words(game.table.market)
    assert market[0] == "favourite_toy"
    assert sorted(market[1:3]) == ["cookies", "shattered_relic"]
    assert market[3:] == ["-", "-"]


def test_loyal_partner_fills_an_empty_market() -> None:
    game = given(hand="partner", market_deck="toy show")
    game.play("partner").then(market="show toy - - -", market_deck="", discard="partner", actions=1)


def test_loyal_partner_with_nothing_to_throw_or_fill_keeps_its_bonus() -> None:
    game = given(hand="partner")
    game.play("partner").then(market="- - - - -", market_discard="", discard="partner", actions=1)


def test_loyal_partner_copied_by_reflection() -> None:
    game = given(hand="reflection", market="prepaid_good", market_deck=FIVE, them={"discard": "partner"})
    game.play("reflection as partner")
    game.then(
        market="show toy spyglass relic cookies",
        market_discard="prepaid_good",
        discard="reflection",
        actions=1,
    )


# -- Prepaid Good ---------------------------------------------------------------------------------------


def test_prepaid_good_takes_any_card_of_the_market_for_free() -> None:
    game = given(hand="prepaid_good junk", market=FIVE, actions=2)
    game.play("prepaid_good").take("show")
    game.then(hand="junk show", discard="prepaid_good", market="cookies relic spyglass toy -", actions=1)


def test_prepaid_good_has_no_bonus() -> None:
    game = given(hand="prepaid_good", market=FIVE, deck="junk " * 4, sets="pandas")
    game.play("prepaid_good").take("relic").done()
    game.then(hand="relic junk junk junk junk", active=1)


def test_prepaid_good_leaves_the_slot_empty_until_clean_up() -> None:
    game = given(hand="prepaid_good", market=FIVE, market_deck="food", actions=2, sets="pandas")
    game.play("prepaid_good").take("relic").then(market="cookies - spyglass toy show")
    game.inventory().done()
    game.then(market="cookies spyglass toy show food", active=1)


def test_prepaid_good_must_take_a_card() -> None:
    game = given(hand="prepaid_good", market="cookies relic", actions=2)
    game.play("prepaid_good")
    assert game.offered() == {"cookies", "shattered_relic"}
    with refused("not_offered", game):
        game.done()
    single = given(hand="prepaid_good", market="- - relic", actions=2)
    single.play("prepaid_good").then(hand="relic", market="- - - - -")


def test_prepaid_good_fizzles_on_an_empty_market_only() -> None:
    game = given(hand="prepaid_good junk", market_deck="food", market_discard="relic", actions=2)
    game.play("prepaid_good")
    game.then(hand="junk", discard="prepaid_good", market_deck="food", market_discard="relic", actions=1)


def test_prepaid_good_is_not_a_purchase() -> None:
    game = given(hand="prepaid_good junk junk junk", market="- essential_purchase", actions=2)
    game.play("prepaid_good")
    assert game.asked.prompt == "action"
    game.then(hand="essential_purchase junk junk junk", discard="prepaid_good", junk_reserve=6, actions=1)
    assert told(game, 1, "purchased") == []
    assert len(told(game, 1, "took")) == 1


def test_prepaid_good_copied_by_reflection_has_no_bonus_either() -> None:
    game = given(hand="reflection", market=FIVE, them={"discard": "prepaid_good"}, actions=2)
    game.play("reflection as prepaid_good").take("spyglass")
    game.then(hand="spyglass", discard="reflection", market="cookies relic - toy show", actions=1)


# -- Essential Purchase ---------------------------------------------------------------------------------


def test_essential_purchase_throws_away_three_junk_of_its_payment() -> None:
    """Case 24."""
    game = given(hand="junk " * 4, market="- essential_purchase", actions=2)
    game.purchase("essential_purchase", "junk", "junk", "junk", "junk")
    game.pick("toss_junk", "junk", "junk", "junk")
    game.then(hand="essential_purchase", discard="junk", junk_reserve=9, market="- - - - -", actions=1)


def test_essential_purchase_throws_away_at_most_three() -> None:
    game = given(hand="junk " * 4, market="- essential_purchase", actions=2)
    game.purchase("essential_purchase", "junk", "junk", "junk", "junk")
    with refused("too_many", game):
        game.pick("toss_junk", "junk", "junk", "junk", "junk")


def test_essential_purchase_may_throw_away_fewer_or_none() -> None:
    """Case 25."""
    for tossed in range(3):
        game = given(hand="junk " * 3, market="essential_purchase", actions=2)
        game.purchase("essential_purchase", "junk", "junk", "junk").pick("toss_junk", *["junk"] * tossed)
        game.then(hand="essential_purchase", discard="junk " * (3 - tossed), junk_reserve=6 + tossed)


def test_essential_purchase_throws_away_junk_only() -> None:
    game = given(hand="broker cookies junk", market="- essential_purchase", actions=2)
    game.purchase("essential_purchase", "broker", "cookies", "junk")
    assert game.offered() == {"junk", "done"}
    game.pick("toss_junk", "junk")
    game.then(hand="essential_purchase", discard="broker cookies", junk_reserve=7, market_discard="")


def test_essential_purchase_leaves_junk_outside_the_payment_alone() -> None:
    game = given(hand="cookies junk junk junk", market="essential_purchase", actions=2)
    game.purchase("essential_purchase", "cookies", "junk")
    assert len(game.asked.options) == 2  # the one junk paid, and enough
    game.pick("toss_junk", "junk")
    game.then(hand="essential_purchase junk junk", discard="cookies", junk_reserve=7)


def test_essential_purchase_asks_nothing_when_no_junk_was_paid() -> None:
    game = given(hand="relic junk", market="essential_purchase", actions=2)
    game.purchase("essential_purchase", "relic")
    game.then(hand="essential_purchase junk", discard="relic", junk_reserve=6, actions=1)


def test_essential_purchase_needs_a_legal_payment_first() -> None:
    game = given(hand="relic junk junk", market="essential_purchase")
    assert not game.can_pay("essential_purchase", "relic", "junk")
    assert not game.can_pay("essential_purchase", "junk", "junk")
    poor = given(hand="junk junk", market="essential_purchase")
    assert not poor.can("purchase", "essential_purchase")


def test_essential_purchase_does_not_take_a_chameleon_for_junk() -> None:
    game = given(
        hand="reflection junk junk", market="essential_purchase", them={"discard": "junk"}, actions=2
    )
    game.purchase("essential_purchase", "reflection as junk", "junk", "junk")
    assert game.offered() == {"junk", "done"}
    game.pick("toss_junk", "junk", "junk")
    game.then(hand="essential_purchase", discard="reflection", junk_reserve=8, market_discard="")


def test_essential_purchase_works_from_the_market_discard_too() -> None:
    hand = "discovery stock_clearance junk junk"
    game = given(hand=hand, market_discard="essential_purchase", actions=2)
    game.purchase("discard", "discovery", "stock_clearance", "junk", "junk").pick("toss_junk", "junk", "junk")
    game.then(hand="essential_purchase", discard="discovery stock_clearance", junk_reserve=8)


def test_essential_purchase_is_silent_when_it_comes_by_gift_voucher() -> None:
    game = given(hand="gift_voucher junk junk", market="essential_purchase")
    game.play("gift_voucher").then(hand="essential_purchase junk junk", market="gift_voucher - - - -")
    assert game.asked.prompt == "action"


def test_essential_purchase_is_silent_when_it_is_stolen() -> None:
    game = given(hand="hunter junk junk", them={"discard": "essential_purchase"}, actions=2)
    game.play("hunter").then(hand="essential_purchase junk junk", discard="hunter", junk_reserve=6)
    assert game.asked.prompt == "action"


def test_essential_purchase_does_nothing_in_hand() -> None:
    game = given(hand="essential_purchase junk junk", market="cookies", actions=2)
    assert not game.can("play", "essential_purchase")
    assert not game.can("use", "essential_purchase")
    game.purchase("cookies", "junk", "junk")
    game.then(hand="essential_purchase cookies", discard="junk junk", junk_reserve=6)


def test_essential_purchase_copied_in_a_payment_is_worth_three() -> None:
    game = given(hand="reflection", market="relic", them={"discard": "essential_purchase"}, actions=2)
    game.purchase("relic", "reflection as essential_purchase").then(hand="relic", discard="reflection")


def test_essential_purchase_copied_in_a_stack_is_a_panda_of_three() -> None:
    game = given(
        hand="reflection partner cookies",
        stall=["junk"] * 3,
        them={"discard": "essential_purchase"},
        actions=2,
    )
    assert not game.can_build("reflection as essential_purchase", "cookies")
    build(game, "reflection as essential_purchase", "partner")
    game.then(hand="cookies", stall=["junk", "junk", "junk", "reflection partner"])


# -- Special Offer --------------------------------------------------------------------------------------


def test_special_offer_keeps_one_of_three_and_throws_the_rest_away_in_order() -> None:
    game = given(hand="offer", market_deck="show relic cookies toy", market_discard="food", actions=2)
    game.play("offer").take("relic").pick("toss_in_order", "toy", "cookies")
    game.then(hand="relic", discard="offer", market_deck="show", market_discard="food toy cookies", actions=1)


def test_special_offer_keeps_exactly_one() -> None:
    game = given(hand="offer", market_deck="show relic cookies toy")
    game.play("offer")
    assert game.offered() == {"shattered_relic", "cookies", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_special_offer_has_no_bonus() -> None:
    game = given(hand="offer", deck="junk " * 4, market_deck="relic cookies toy", sets="pandas")
    game.play("offer").take("relic").pick("toss_in_order", "toy", "cookies").done()
    game.then(hand="relic junk junk junk junk", active=1)


def test_special_offer_shows_only_what_is_thrown_away() -> None:
    game = given(hand="offer", market_deck="show relic cookies toy", actions=2)
    game.play("offer")
    assert names(game.view(0)["aside"]) == ["favourite_toy", "cookies", "shattered_relic"]
    assert names(game.view(1)["aside"]) == [None, None, None]
    game.take("relic").pick("toss_in_order", "toy", "cookies")
    assert seen(game, 0, 0) == ["shattered_relic"]
    assert seen(game, 1, 0) == []
    assert names(game.view(1)["market_discard"]) == ["favourite_toy", "cookies"]
    assert told(game, 1, "looked")[0]["cards"] == [None, None, None]
    assert told_cards(game, 1, "took") == [None]


def test_special_offer_shuffles_the_market_discard_when_the_deck_runs_out() -> None:
    game = given(hand="offer", market_deck="toy", market_discard="cookies relic", actions=2)
    game.play("offer")
    game.then(market_deck="", market_discard="")
    game.take("toy").pick("toss_in_order", "relic", "cookies")
    game.then(hand="toy", market_deck="", market_discard="relic cookies", actions=1)


def test_special_offer_goes_on_with_two_cards() -> None:
    game = given(hand="offer", market_deck="toy relic", actions=2)
    game.play("offer").take("toy").then(hand="toy", market_discard="relic", market_deck="", actions=1)


def test_special_offer_takes_the_only_card_there_is() -> None:
    game = given(hand="offer", market_discard="relic", actions=2)
    game.play("offer").then(hand="relic", market_discard="", market_deck="", discard="offer", actions=1)


def test_special_offer_without_any_card_does_nothing() -> None:
    game = given(hand="offer junk", market="relic", actions=2, junk_fallback="any_draw")
    game.play("offer")
    game.then(hand="junk", discard="offer", market="relic - - - -", junk_reserve=6, actions=1)


def test_special_offer_copied_by_reflection() -> None:
    game = given(hand="reflection", market_deck="relic cookies toy", them={"discard": "offer"}, actions=2)
    game.play("reflection as offer").take("cookies").pick("toss_in_order", "relic", "toy")
    game.then(hand="cookies", discard="reflection", market_discard="relic toy", actions=1)
