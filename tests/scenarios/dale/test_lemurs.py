"""Discontent White-headed Lemurs: card replacement. For Royal Privilege see the payments."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import PASS
from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import given, refused

# -- Voracious Consumer ---------------------------------------------------------------------------------


def test_voracious_consumer_shuffles_the_discard_into_the_deck() -> None:
    game = given(hand="consumer junk", deck="toy", discard="relic broker")
    game.play("consumer")
    assert sorted(game._words(game.table.decks[0])) == ["favourite_toy", "shattered_relic", "swift_broker"]
    game.then(hand="junk", discard="consumer", actions=1)


@pytest.mark.parametrize(("deck", "discard"), [("toy", "relic broker"), ("toy relic broker", "")])
def test_voracious_consumer_shuffles_the_deck_even_without_a_discard(deck: str, discard: str) -> None:
    orders = set()
    for seed in range(40):
        game = reseeded(given(hand="consumer", deck=deck, discard=discard), seed)
        game.play("consumer").then(discard="consumer", actions=1)
        orders.add(tuple(game._words(game.table.decks[0])))
    assert len(orders) == 6


def test_voracious_consumer_without_any_card_keeps_its_bonus() -> None:
    game = given(hand="consumer")
    game.play("consumer").then(deck="", discard="consumer", actions=1)


def test_voracious_consumer_lets_everybody_forget_the_order() -> None:
    game = given(hand="spyglass consumer", deck="toy relic junk", discard="broker")
    game.play("spyglass").take("junk").put_back("toy", "relic")
    assert deck_seen(game, 0, 0) == ["favourite_toy", "shattered_relic"]
    game.play("consumer")
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None] * 4
    shuffled = [sorted(card["face"] for card in event["cards"]) for event in told(game, 1, "shuffled_in")]
    assert shuffled == [["spyglass", "swift_broker"]]


def test_voracious_consumer_copied_by_reflection() -> None:
    game = given(hand="reflection", discard="toy", them={"discard": "relic consumer"})
    game.play("reflection as consumer")
    game.then(deck="toy", discard="reflection", them={"deck": "", "discard": "relic consumer"}, actions=1)


# -- Delightful Surprise --------------------------------------------------------------------------------


def test_delightful_surprise_takes_one_of_two_and_throws_the_other_and_itself_away() -> None:
    old = {"toss_order": "printed"}
    game = given(hand="surprise junk", market_deck="spyglass relic toy", market_discard="cookies", **old)
    game.play("surprise").take("relic")
    game.then(
        hand="relic junk",
        discard="",
        market_deck="spyglass",
        market_discard="cookies toy surprise",
        actions=1,
    )


def test_delightful_surprise_must_take_one() -> None:
    game = given(hand="surprise", market_deck="spyglass relic toy")
    game.play("surprise")
    assert game.offered() == {"shattered_relic", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_delightful_surprise_takes_the_only_card() -> None:
    game = given(hand="surprise", market_deck="toy")
    game.play("surprise").then(hand="toy", discard="", market_deck="", market_discard="surprise", actions=1)


def test_delightful_surprise_is_thrown_away_even_if_it_finds_nothing() -> None:
    game = given(hand="surprise", junk_fallback="any_draw")
    game.play("surprise").then(hand="", discard="", market_discard="surprise", junk_reserve=6, actions=1)


def test_delightful_surprise_is_not_among_the_cards_shuffled_for_it() -> None:
    game = given(hand="surprise", market_deck="toy", market_discard="relic")
    game.play("surprise")
    assert game.offered() == {"favourite_toy", "shattered_relic"}
    game.take("toy").pick("toss_in_order", "relic", "surprise")
    game.then(hand="toy", market_deck="", market_discard="relic surprise")


def test_delightful_surprise_hides_the_card_taken_and_shows_the_other() -> None:
    game = given(hand="surprise", market_deck="spyglass relic toy")
    game.play("surprise")
    assert game.view(1)["aside"] == [None, None]
    mine: Any = game.view(0)["aside"]
    assert sorted(card["face"] for card in mine) == ["favourite_toy", "shattered_relic"]
    game.take("relic").pick("toss_in_order", "toy", "surprise")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["shattered_relic"], [])
    tossed = [card["face"] for card in told_cards(game, 1, "tossed")]
    assert tossed == ["favourite_toy", "delightful_surprise"]


def test_delightful_surprise_copied_by_reflection_throws_the_reflection_away() -> None:
    game = given(hand="reflection", market_deck="relic toy", them={"discard": "surprise"})
    game.play("reflection as surprise").take("toy").pick("toss_in_order", "relic", "reflection")
    game.then(
        hand="toy",
        discard="",
        market_discard="relic reflection",
        them={"discard": "surprise"},
        actions=1,
    )
    assert game.table.guises == {}


# -- Fortunate Upgrade ----------------------------------------------------------------------------------


def test_fortunate_upgrade_throws_a_card_away_and_draws_from_the_market_deck() -> None:
    game = given(hand="upgrade relic toy", market_deck="cookies spyglass", market_discard="junk", actions=2)
    game.play("upgrade").toss("relic")
    game.then(
        hand="toy spyglass",
        discard="upgrade",
        market_deck="cookies",
        market_discard="junk relic",
        actions=1,
    )


def test_fortunate_upgrade_sends_junk_back_to_the_reserve() -> None:
    game = given(hand="upgrade junk", market_deck="toy", actions=2)
    game.play("upgrade").then(hand="toy", market_discard="", junk_reserve=7)


def test_fortunate_upgrade_gives_no_bonus_action() -> None:
    game = given(hand="upgrade junk", deck="junk " * 4, market_deck="toy", sets="lemurs macaws raccoons")
    game.play("upgrade").then(hand="toy junk junk junk junk", discard="upgrade", active=1)


def test_fortunate_upgrade_must_throw_one_away() -> None:
    game = given(hand="upgrade relic toy", market_deck="spyglass", actions=2)
    game.play("upgrade")
    assert game.offered() == {"shattered_relic", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_fortunate_upgrade_alone_in_hand_still_draws() -> None:
    game = given(hand="upgrade", market_deck="toy", actions=2)
    game.play("upgrade").then(hand="toy", discard="upgrade", market_discard="", actions=1)


def test_fortunate_upgrade_throws_away_even_if_there_is_nothing_to_draw() -> None:
    game = given(hand="upgrade junk", actions=2, junk_fallback="any_draw")
    game.play("upgrade").then(hand="", discard="upgrade", junk_reserve=7, actions=1)


def test_fortunate_upgrade_throws_away_before_the_market_discard_is_shuffled() -> None:
    game = given(hand="upgrade toy", actions=2)
    game.play("upgrade").then(hand="toy", market_deck="", market_discard="", actions=1)


def test_fortunate_upgrade_shows_the_card_thrown_away_and_not_the_one_drawn() -> None:
    game = given(hand="upgrade relic junk", market_deck="toy", actions=2)
    game.play("upgrade").toss("relic")
    assert [card["face"] for card in told_cards(game, 1, "tossed")] == ["shattered_relic"]
    assert told_cards(game, 1, "drew") == [None]
    assert seen(game, 1, 0) == []


def test_fortunate_upgrade_copied_by_reflection() -> None:
    game = given(hand="reflection junk", market_deck="toy", them={"discard": "upgrade"}, actions=2)
    game.play("reflection as upgrade")
    game.then(hand="toy", discard="reflection", them={"discard": "upgrade"}, junk_reserve=7, actions=1)


# -- Replacement ----------------------------------------------------------------------------------------

MARKET = "toy relic spyglass acorn cookies"
"""Values 5 3 4 4 2 from the right."""


def test_replacement_throws_a_card_away_for_one_of_the_market() -> None:
    game = given(hand="replacement relic toy", market=MARKET, market_deck="show")
    game.play("replacement").toss("relic").pick("take_from_market", "cookies")
    game.then(
        hand="toy cookies",
        discard="replacement",
        market="toy relic spyglass acorn -",
        market_discard="relic",
        market_deck="show",
        actions=1,
    )


@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        ("surprise", {"cookies", "shattered_relic"}),
        ("upgrade", {"cookies", "shattered_relic", "spyglass", "acorn"}),
        ("replacement", {"shattered_relic", "spyglass", "acorn", "favourite_toy"}),
        ("privilege", {"spyglass", "acorn", "favourite_toy"}),
    ],
)
def test_replacement_accepts_a_difference_of_one_whatever_the_slot(card: str, fitting: set[str]) -> None:
    game = given(hand=f"replacement {card} junk", market=MARKET)
    game.play("replacement").toss(card)
    assert game.asked.prompt == "take_from_market"
    assert game.offered() == fitting


def test_replacement_without_a_match_loses_the_card() -> None:
    game = given(hand="replacement cookies", market="spyglass toy")
    game.play("replacement")
    game.then(
        hand="", market="spyglass toy - - -", market_discard="cookies", discard="replacement", actions=1
    )


def test_replacement_takes_the_only_match_unasked_and_must_take() -> None:
    game = given(hand="replacement cookies", market="relic toy")
    game.play("replacement").then(hand="relic", market="- toy - - -", market_discard="cookies", actions=1)
    choice = given(hand="replacement cookies", market="relic nuisance")
    choice.play("replacement")
    with refused("not_offered", choice):
        choice.done()


def test_replacement_throws_away_no_junk_and_must_throw_away() -> None:
    game = given(hand="replacement relic junk toy", market=MARKET)
    game.play("replacement")
    assert (game.asked.prompt, game.offered()) == ("toss", {"shattered_relic", "favourite_toy"})
    with refused("not_offered", game):
        game.done()


@pytest.mark.parametrize("hand", ["", "junk junk"])
def test_replacement_without_an_animalfolk_card_does_nothing(hand: str) -> None:
    game = given(hand=f"replacement {hand}", market="cookies")
    game.play("replacement").then(hand=hand, market="cookies - - - -", junk_reserve=6, actions=1)


def test_replacement_compares_the_current_value_with_printed_ones() -> None:
    game = given(hand="show replacement cookies", market="cookies relic acorn toy")
    game.play("show").play("replacement").pick("take_from_market", "acorn")
    game.then(hand="acorn", market="cookies relic - toy -", market_discard="cookies")


def test_replacement_does_not_find_what_a_raised_value_has_left_behind() -> None:
    game = given(hand="show replacement relic", market="cookies")
    game.play("show").play("replacement")
    game.then(hand="", market="cookies - - - -", market_discard="relic")


def test_replacement_leaves_the_slot_empty_until_clean_up() -> None:
    game = given(hand="replacement relic", deck="junk " * 5, market="spyglass toy", market_deck="cookies")
    game.play("replacement").then(market="- toy - - -", market_deck="cookies")
    next_turn(game).then(market="toy cookies relic - -", market_deck="", market_discard="")


def test_replacement_is_seen_by_everybody() -> None:
    game = given(hand="replacement relic junk", market="spyglass")
    game.play("replacement").toss("relic")
    assert seen(game, 1, 0) == ["spyglass"]


def test_replacement_asks_for_the_card_even_if_there_is_but_one() -> None:
    """Otherwise being asked would tell how many animalfolk cards there are in the hand."""
    game = given(hand="replacement relic junk", market="spyglass")
    game.play("replacement")
    assert game.offered() == {"shattered_relic"}


def test_replacement_copied_by_reflection() -> None:
    game = given(hand="reflection relic", market="spyglass", them={"discard": "replacement"})
    game.play("reflection as replacement")
    game.then(hand="spyglass", discard="reflection", market_discard="relic", actions=1)


# -- Fashion Hint ---------------------------------------------------------------------------------------


def test_fashion_hint_throws_away_then_swaps_with_that_card() -> None:
    game = given(hand="hint relic junk", market_deck="spyglass toy", market_discard="cookies")
    game.play("hint").yes().pick("swap_with_market_discard", "relic")
    game.then(
        hand="toy junk", discard="hint", market_deck="spyglass", market_discard="cookies relic", actions=1
    )


def test_fashion_hint_may_only_swap() -> None:
    game = given(hand="hint relic", market_deck="toy", market_discard="spyglass cookies")
    game.play("hint").no().pick("swap_with_market_discard", "relic")
    game.then(hand="cookies", market_deck="toy", market_discard="spyglass relic", actions=1)


def test_fashion_hint_may_only_throw_away() -> None:
    game = given(hand="hint relic", market_deck="toy", market_discard="cookies")
    game.play("hint").yes().done()
    game.then(hand="relic", market_deck="", market_discard="cookies toy", actions=1)


def test_fashion_hint_may_do_nothing() -> None:
    game = given(hand="hint relic", market_deck="toy", market_discard="cookies")
    game.play("hint").no().done()
    game.then(hand="relic", discard="hint", market_deck="toy", market_discard="cookies", actions=1)


def test_fashion_hint_swaps_no_junk() -> None:
    game = given(hand="hint relic junk", market_discard="cookies")
    game.play("hint").no()
    assert game.offered() == {"shattered_relic", "done"}
    junk_only = given(hand="hint junk", market_discard="cookies")
    junk_only.play("hint").no()
    assert junk_only.offered() == {"done"}


def test_fashion_hint_swaps_with_nothing_when_the_market_discard_is_empty() -> None:
    game = given(hand="hint relic", market_deck="toy")
    game.play("hint").no().then(hand="relic", market_deck="toy", market_discard="", actions=1)


def test_fashion_hint_without_any_card_of_the_market_does_nothing() -> None:
    game = given(hand="hint relic")
    game.play("hint").then(hand="relic", discard="hint", market_discard="", actions=1)


def test_fashion_hint_shuffles_the_market_discard_when_the_deck_is_empty() -> None:
    game = given(hand="hint", market_discard="cookies toy")
    game.play("hint").yes()
    assert (len(game.table.market_deck), len(game.table.market_discard)) == (1, 1)


def test_fashion_hint_shows_both_cards_of_the_swap() -> None:
    game = given(hand="hint relic junk", market_discard="cookies")
    game.play("hint").no().pick("swap_with_market_discard", "relic")
    (swap,) = told(game, 1, "swapped")
    assert (swap["given"]["face"], swap["taken"]["face"]) == ("shattered_relic", "cookies")
    assert seen(game, 1, 0) == ["cookies"]


def test_fashion_hint_is_no_purchase() -> None:
    game = given(hand="hint relic", market_discard="cookies", them={"hand": "binoculars", "deck": "junk"})
    game.play("hint").no().pick("swap_with_market_discard", "relic")
    asked = game.asked_of(1)
    assert (dict(asked.args)["occasion"], asked.options) == ("resolved", (PASS,))
    game.pass_by(1)
    assert game.asked.prompt == "action"


def test_fashion_hint_copied_by_reflection() -> None:
    game = given(hand="reflection relic", market_discard="cookies", them={"discard": "hint"})
    game.play("reflection as hint").no().pick("swap_with_market_discard", "relic")
    game.then(hand="cookies", discard="reflection", market_discard="relic", actions=1)
