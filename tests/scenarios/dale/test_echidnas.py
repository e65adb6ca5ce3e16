"""Sharing Short-beaked Echidnas: the cards that change places with a discard or a deck, and the market."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import my_next_turn, next_turn, offers, seen, told
from tests.scenarios.dale.glances import deck_in_order, deck_of, deck_seen, reseeded
from tests.scenarios.dale.stage import given, refused

# -- Carefree Swapper -----------------------------------------------------------------------------------


def test_carefree_swapper_changes_places_with_the_top_of_a_discard() -> None:
    game = given(
        hand="swapper junk", discard="cookies", them=[{"discard": "relic toy"}, {"discard": "broker"}]
    )
    game.play("swapper").choose(1)
    game.then(
        hand="junk toy",
        discard="cookies",
        them=[{"discard": "relic swapper"}, {"discard": "broker"}],
        actions=1,
    )


def test_carefree_swapper_has_no_choice_between_two_players() -> None:
    game = given(hand="swapper", them={"discard": "relic toy"})
    game.play("swapper").then(hand="toy", discard="", them={"discard": "relic swapper"}, actions=1)


def test_carefree_swapper_passes_over_empty_discards_and_the_own_one() -> None:
    game = given(hand="swapper", discard="cookies", them=[{"discard": "toy"}, {}, {"discard": "junk"}])
    game.play("swapper")
    assert game.offered() == {"seat 1", "seat 3"}
    for seat in (0, 2):
        with refused("not_offered", game):
            game.choose(seat)


def test_carefree_swapper_cannot_be_declined() -> None:
    game = given(hand="swapper", them=[{"discard": "junk"}, {"discard": "junk"}])
    game.play("swapper")
    with refused("not_offered", game):
        game.done()


def test_carefree_swapper_without_any_discard_goes_to_the_own_one() -> None:
    game = given(hand="swapper", deck="toy", them=[{"deck": "relic"}, {"hand": "junk"}])
    game.play("swapper").then(hand="", deck="toy", discard="swapper", actions=1)


def test_carefree_swapper_may_get_junk() -> None:
    game = given(hand="swapper", them={"discard": "junk"})
    game.play("swapper").then(hand="junk", them={"discard": "swapper"}, junk_reserve=6)


def test_carefree_swapper_belongs_to_the_other_player_now() -> None:
    game = given(hand="swapper", them={"hand": "relic", "deck": "junk " * 3, "discard": "toy"})
    next_turn(game.play("swapper")).then(active=1)
    next_turn(game).then(them={"hand": "relic junk junk junk swapper", "deck": "", "discard": ""})


def test_carefree_swapper_swaps_in_the_open() -> None:
    game = given(hand="swapper junk", them=[{"discard": "toy"}, {}])
    game.play("swapper")
    assert seen(game, 1, 0) == seen(game, 2, 0) == ["favourite_toy"]
    (swap,) = told(game, 2, "swapped")
    assert (swap["given"]["face"], swap["taken"]["face"]) == ("carefree_swapper", "favourite_toy")
    assert (swap["zone"], swap["owner"]) == ("discard", 1)


def test_carefree_swapper_copied_by_reflection_leaves_a_reflection() -> None:
    game = given(hand="reflection", them={"discard": "toy swapper"})
    game.play("reflection as swapper")
    game.then(hand="swapper", discard="", them={"discard": "toy reflection"}, actions=1)


def test_carefree_swapper_may_swap_with_a_teammate() -> None:
    game = given(hand="swapper", them=[{}, {"discard": "toy"}, {"discard": "junk"}], teams=True)
    game.play("swapper")
    assert game.offered() == {"seat 2", "seat 3"}
    game.choose(2).then(hand="toy", them=[{}, {"discard": "swapper"}, {"discard": "junk"}], actions=1)


# -- Bargain Seeker -------------------------------------------------------------------------------------


def test_bargain_seeker_throws_away_the_rightmost_card_and_fills_the_market() -> None:
    game = given(hand="seeker", market="toy relic cookies spyglass show", market_deck="junk broker")
    game.use("seeker")
    game.then(
        hand="seeker",
        market="broker relic cookies spyglass show",
        market_deck="junk",
        market_discard="toy",
        actions=1,
    )


def test_bargain_seeker_fills_all_gaps_from_the_right_without_sliding() -> None:
    game = given(hand="seeker", market="toy - relic - cookies", market_deck="delicacy umbrella show spyglass")
    game.use("seeker").then(market="spyglass show relic umbrella cookies", market_deck="delicacy")


def test_bargain_seeker_slides_where_effects_do() -> None:
    game = given(
        hand="seeker",
        market="toy - relic - cookies",
        market_deck="umbrella show spyglass",
        effect_fill_slides=True,
    )
    game.use("seeker").then(market="relic cookies spyglass show umbrella", market_deck="")


def test_bargain_seeker_throws_away_the_rightmost_card_there_is() -> None:
    game = given(hand="seeker", market="- - relic toy", market_deck="delicacy umbrella show spyglass")
    game.use("seeker").then(market="spyglass show umbrella toy delicacy", market_discard="relic")


@pytest.mark.parametrize(("market", "may"), [("toy", True), ("- toy", False), ("", False)])
def test_bargain_seeker_may_be_bound_to_the_slot_without_surcharge(market: str, may: bool) -> None:
    game = given(hand="seeker", market=market, market_deck="relic", bargain_seeker_slot="first_slot")
    assert game.can("use", "seeker") is may


def test_bargain_seeker_cannot_be_used_on_an_empty_market() -> None:
    game = given(hand="seeker", market_deck="toy")
    assert not game.can("use", "seeker")


def test_bargain_seeker_works_once_a_turn_and_each_copy_for_itself() -> None:
    game = given(
        hand="seeker seeker", market="toy", market_deck="junk " * 4 + "cookies broker relic spyglass show"
    )
    game.use("seeker").use("seeker")
    assert not game.can("use", "seeker")
    game.then(market_discard="toy show")
    my_next_turn(game)
    assert game.can("use", "seeker")


def test_bargain_seeker_is_optional_and_shown_when_used() -> None:
    game = given(hand="seeker junk", market="toy", market_deck="relic")
    assert seen(game, 1, 0) == []
    game.use("seeker")
    assert seen(game, 1, 0) == ["bargain_seeker"]


def test_bargain_seeker_cannot_be_played() -> None:
    game = given(hand="seeker", market="toy")
    assert not game.can("play", "seeker")


def test_bargain_seeker_offers_the_new_card_to_a_purchase() -> None:
    game = given(hand="seeker spyglass", market="toy", market_deck="junk " * 4 + "delicacy")
    game.use("seeker")
    assert game.price("delicacy") == 3
    game.purchase("delicacy", "spyglass")


def test_bargain_seeker_may_be_used_in_clean_up_before_the_market_slides() -> None:
    game = given(
        hand="seeker", market="toy - relic", market_deck="cookies umbrella show spyglass", deck="junk " * 4
    )
    game.inventory().use("seeker").then(market="spyglass show relic umbrella cookies", market_discard="toy")
    game.done().then(active=1)


def test_bargain_seeker_may_see_its_own_victim_again() -> None:
    """With no market deck left, the card just thrown away is shuffled and fills the slot."""
    game = given(hand="seeker", market="toy relic")
    game.use("seeker").then(market="toy relic - - -", market_deck="", market_discard="")


def test_bargain_seeker_copied_by_reflection() -> None:
    game = given(
        hand="reflection", market="toy", market_deck="relic " * 4 + "show", them={"discard": "seeker"}
    )
    game.use("reflection as seeker")
    game.then(hand="reflection", market="show relic relic relic relic", market_discard="toy", actions=1)
    assert not game.can("use", "reflection as seeker")
    assert offers(game, "reflection") == {"bargain_seeker"}


# -- Delicacy -------------------------------------------------------------------------------------------


def test_delicacy_changes_places_with_one_of_the_two_cards_on_a_deck() -> None:
    others = [{"deck": "junk relic toy", "discard": "cookies"}, {"deck": "broker"}]
    game = given(hand="delicacy junk", discard="spyglass", them=others)
    game.play("delicacy").choose(1)
    assert game.offered() == {"favourite_toy", "shattered_relic", "done"}
    game.pick("swap_with_deck", "relic")
    game.then(
        hand="junk relic", discard="spyglass", them=[{"discard": "cookies"}, {"deck": "broker"}], actions=1
    )
    assert deck_of(game, 1) == ["delicacy", "favourite_toy", "junk"]


def test_delicacy_may_leave_both_cards() -> None:
    game = given(hand="delicacy", them={"deck": "junk relic toy"})
    game.play("delicacy").done()
    game.then(hand="", discard="delicacy", actions=1)
    assert deck_of(game, 1) == ["favourite_toy", "junk", "shattered_relic"]


@pytest.mark.parametrize("swaps", [True, False])
def test_delicacy_has_the_whole_deck_shuffled(swaps: bool) -> None:
    orders = set()
    for seed in range(40):
        game = reseeded(given(hand="delicacy", them={"deck": "junk relic toy"}), seed)
        game.play("delicacy").pick("swap_with_deck", "toy") if swaps else game.play("delicacy").done()
        orders.add(deck_in_order(game, 1))
    assert len(orders) == 6


def test_delicacy_shuffles_the_discard_only_where_the_deck_is_short() -> None:
    game = given(hand="delicacy", them={"deck": "toy", "discard": "relic relic"})
    game.play("delicacy")
    assert game.offered() == {"favourite_toy", "shattered_relic", "done"}
    game.pick("swap_with_deck", "toy").then(hand="toy", them={"discard": ""})
    assert deck_of(game, 1) == ["delicacy", "shattered_relic", "shattered_relic"]


def test_delicacy_makes_do_with_a_single_card() -> None:
    game = given(hand="delicacy", them={"deck": "toy"})
    game.play("delicacy").pick("swap_with_deck", "toy")
    game.then(hand="toy", discard="", them={"deck": "delicacy"}, actions=1)


def test_delicacy_without_a_card_to_look_at_is_discarded() -> None:
    game = given(hand="delicacy", them={"hand": "toy"})
    game.play("delicacy").then(hand="", discard="delicacy", them={"hand": "toy", "deck": ""}, actions=1)


def test_delicacy_shows_the_two_cards_to_its_player_only() -> None:
    game = given(hand="delicacy junk", them=[{"deck": "relic toy"}, {}])
    game.play("delicacy").choose(1)
    faces = [[card and card["face"] for card in told(game, at, "looked")[0]["cards"]] for at in range(4)]
    assert faces == [["favourite_toy", "shattered_relic"], [None, None], [None, None], [None, None]]
    view: Any = game.view(1)
    assert view["aside"] == [None, None]


def test_delicacy_hides_which_card_was_taken_from_everybody_else() -> None:
    game = given(hand="delicacy", them=[{"deck": "relic toy"}, {}])
    game.play("delicacy").choose(1).pick("swap_with_deck", "toy")
    assert [seen(game, observer, 0) for observer in range(4)] == [["favourite_toy"], [], [], []]
    assert [told(game, observer, "swapped")[0]["taken"] for observer in (1, 2, 3)] == [None] * 3
    assert told(game, 1, "swapped")[0]["given"]["face"] == "delicacy"
    assert [deck_seen(game, observer, 1) for observer in range(4)] == [[None, None]] * 4


def test_delicacy_hides_it_even_from_an_owner_who_knew_both_cards() -> None:
    others = {"hand": "omen junk junk junk junk junk", "deck": "junk relic toy"}
    game = given(hand="delicacy", them=others, active=1)
    next_turn(game.play("omen").done().put_back("junk", "relic", "toy"))
    assert deck_seen(game, 1, 1) == ["junk", "shattered_relic", "favourite_toy"]
    game.play("delicacy").pick("swap_with_deck", "toy")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["favourite_toy"], [])
    assert deck_seen(game, 1, 1) == [None, None, None]


def test_delicacy_copied_by_reflection_shuffles_the_reflection_in() -> None:
    game = given(hand="reflection", them={"deck": "toy toy", "discard": "delicacy"})
    game.play("reflection as delicacy").pick("swap_with_deck", "toy")
    game.then(hand="toy", discard="", them={"discard": "delicacy"}, actions=1)
    assert deck_of(game, 1) == ["favourite_toy", "reflection"]


def test_delicacy_may_look_at_a_teammates_deck() -> None:
    game = given(hand="delicacy", them=[{}, {"deck": "toy"}, {}], teams=True)
    game.play("delicacy")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).pick("swap_with_deck", "toy").then(hand="toy", them=[{}, {"deck": "delicacy"}, {}])
