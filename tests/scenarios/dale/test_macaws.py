"""Snappy Scarlet Macaws: hand management."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.scenarios.dale.gestures import build, seen, told, told_cards
from tests.scenarios.dale.stage import Stage, given, refused

QUIET = "macaws raccoons squirrels"
"""Sets without anything to do in clean-up, so that a turn ends by itself."""


def faces(game: Stage, cards: tuple[int, ...]) -> Counter[str]:
    """What lies in a pile, whatever its order."""
    return Counter(game._words(cards))


def deck_seen(game: Stage, observer: int) -> list[str | None]:
    """My deck through the eyes of an observer."""
    view: Any = game.view(observer)
    return [card and card["face"] for card in view["seats"][0]["deck"]]


# -- Swift Broker ---------------------------------------------------------------------------------------


def test_swift_broker_discards_the_hand_in_the_order_chosen_and_draws_as_many() -> None:
    game = given(hand="broker relic toy", deck="junk cookies spyglass")
    game.play("broker").pick("discard_in_order", "toy", "relic")
    game.then(hand="spyglass cookies", deck="junk", discard="toy relic broker", actions=1)


def test_swift_broker_keeps_the_new_cards_from_the_others() -> None:
    game = given(hand="broker relic toy", deck="junk cookies spyglass")
    game.play("broker").pick("discard_in_order", "toy", "relic")
    assert seen(game, 0, 0) == ["cookies", "spyglass"]
    assert seen(game, 1, 0) == []


def test_swift_broker_is_not_counted_redrawn_or_shuffled_in() -> None:
    """Case 63."""
    game = given(hand="broker relic toy show junk", deck="cookies", discard="spyglass")
    game.play("broker").pick("discard_in_order", "relic", "toy", "show", "junk")
    game.then(discard="broker", actions=1)
    hand, deck = game.table.hands[0], game.table.decks[0]
    assert (len(hand), len(deck)) == (4, 2)
    assert faces(game, hand)["cookies"] == 1
    mixed = "cookies shattered_relic favourite_toy flashy_show junk spyglass"
    assert faces(game, hand + deck) == Counter(mixed.split())


def test_swift_broker_draws_the_cards_just_discarded_when_the_deck_runs_out() -> None:
    game = given(hand="broker relic toy")
    game.play("broker").pick("discard_in_order", "relic", "toy")
    game.then(hand="relic toy", deck="", discard="broker", junk_reserve=6, actions=1)


def test_swift_broker_draws_what_deck_and_discard_can_supply_and_no_junk() -> None:
    game = given(hand="broker relic toy", deck="cookies", junk_fallback="any_draw")
    game.play("broker").pick("discard_in_order", "relic", "toy")
    game.then(discard="broker", junk_reserve=6, actions=1)
    hand, deck = game.table.hands[0], game.table.decks[0]
    assert (len(hand), len(deck)) == (2, 1)
    assert faces(game, hand + deck) == Counter(cookies=1, shattered_relic=1, favourite_toy=1)


def test_swift_broker_alone_in_hand_draws_nothing_and_keeps_its_bonus() -> None:
    game = given(hand="broker", deck="junk toy", discard="relic")
    game.play("broker")
    game.then(hand="", deck="junk toy", discard="relic broker", actions=1)


def test_swift_broker_copied_by_reflection_is_not_redrawn_either() -> None:
    game = given(hand="reflection relic", them={"discard": "broker"})
    game.play("reflection as broker")
    game.then(hand="relic", discard="reflection", them={"discard": "broker"}, actions=1)


# -- Cookies --------------------------------------------------------------------------------------------


def test_cookies_make_the_hand_one_larger_in_clean_up() -> None:
    game = given(hand="cookies", deck="toy " + "junk " * 5, sets=QUIET)
    game.inventory()
    game.then(hand="cookies" + " junk" * 5, deck="toy", active=1)


def test_cookies_are_not_optional() -> None:
    game = given(hand="cookies" + " junk" * 4, deck="toy relic", sets=QUIET)
    game.inventory()  # the turn is over without a question about them
    game.then(hand="cookies relic" + " junk" * 4, deck="toy", active=1)


def test_cookies_are_shown_when_they_count() -> None:
    game = given(hand="cookies relic", deck="junk " * 4, sets=QUIET)
    game.inventory()
    assert seen(game, 1, 0) == ["cookies"]


def test_cookies_drawn_in_the_fill_count_at_once() -> None:
    """Case 105."""
    game = given(hand="junk junk junk junk", deck="relic toy cookies", sets=QUIET)
    game.inventory()
    game.then(hand="junk junk junk junk cookies toy", deck="relic", active=1)


def test_cookies_add_up() -> None:
    game = given(hand="cookies cookies", deck="toy " + "junk " * 5, sets=QUIET)
    game.inventory()
    game.then(hand="cookies cookies" + " junk" * 5, deck="toy")


def test_cookies_never_shrink_a_hand_that_is_larger_still() -> None:
    game = given(hand="cookies" + " junk" * 6, deck="toy", sets=QUIET)
    game.inventory()
    game.then(hand="cookies" + " junk" * 6, deck="toy", active=1)


def test_cookies_bring_junk_when_deck_and_discard_are_empty() -> None:
    game = given(hand="cookies", junk_reserve=6, sets=QUIET)
    game.inventory()
    game.then(hand="cookies" + " junk" * 5, junk_reserve=1, active=1)


def test_cookies_spent_in_a_payment_no_longer_count() -> None:
    game = given(hand="cookies", deck="junk " * 8, market="nuisance", sets=QUIET)
    game.purchase("nuisance", "cookies")
    game.then(hand="nuisance" + " junk" * 4, discard="cookies", active=1)


def test_cookies_built_into_a_stack_no_longer_count() -> None:
    game = given(hand="cookies", deck="junk " * 8, stall=["broker"], sets=QUIET)
    build(game, "cookies")
    game.then(hand="junk " * 5, stall=["broker", "cookies"], active=1)


def test_cookies_cannot_be_played() -> None:
    game = given(hand="cookies relic")
    assert not game.can("play", "cookies")
    with refused("not_a_technique", game):
        game.play("cookies")


def test_cookies_copied_by_a_chameleon_with_no_other_target_count_by_themselves() -> None:
    game = given(hand="reflection", deck="toy " + "junk " * 5, them={"discard": "relic cookies"})
    game.inventory()
    assert game.offered() == {"done"}
    game.done().then(hand="reflection" + " junk" * 5, deck="toy", active=1)
    assert seen(game, 1, 0) == ["reflection"]


def test_cookies_copied_or_not_by_a_chameleon_with_several_targets() -> None:
    for copied in (True, False):
        others = [{"discard": "cookies"}, {"discard": "toy"}]
        game = given(hand="reflection", deck="toy " + "junk " * 5, them=others)
        game.inventory().done()
        assert len(game.table.hands[0]) == 5
        if copied:
            game.copy("reflection as cookies")
        game.done()
        assert len(game.table.hands[0]) == (6 if copied else 5)
        game.then(active=1)


def test_cookies_copied_by_choice_only_where_copying_is_optional() -> None:
    game = given(hand="reflection", deck="junk " * 6, them={"discard": "cookies"}, copy_mandatory=False)
    game.inventory().done()
    assert len(game.table.hands[0]) == 5
    game.copy("reflection as cookies").done().then(hand="reflection" + " junk" * 5, active=1)


# -- Shattered Relic ------------------------------------------------------------------------------------


def test_shattered_relic_throws_an_animalfolk_card_on_the_market_discard_and_draws() -> None:
    game = given(hand="relic toy junk", deck="junk cookies", market_discard="nuisance")
    game.play("relic").toss("toy")
    game.then(hand="junk cookies", deck="junk", discard="relic", market_discard="nuisance toy", actions=1)


def test_shattered_relic_returns_junk_to_the_reserve() -> None:
    game = given(hand="relic toy junk", deck="cookies", junk_reserve=6)
    game.play("relic").toss("junk")
    game.then(hand="toy cookies", discard="relic", market_discard="", junk_reserve=7)


def test_shattered_relic_must_throw_a_card_away() -> None:
    game = given(hand="relic toy junk", deck="cookies")
    game.play("relic")
    with refused("not_offered", game):
        game.done()
    single = given(hand="relic toy", deck="cookies")
    single.play("relic").then(hand="cookies", market_discard="toy")


def test_shattered_relic_throws_away_before_it_draws() -> None:
    game = given(hand="relic toy junk", deck="cookies")
    game.play("relic")
    assert game.offered() == {"favourite_toy", "junk"}
    game.then(deck="cookies")


def test_shattered_relic_alone_in_hand_still_draws() -> None:
    game = given(hand="relic", deck="junk toy")
    game.play("relic").then(hand="toy", deck="junk", discard="relic", market_discard="", actions=1)


def test_shattered_relic_draws_nothing_from_empty_piles() -> None:
    game = given(hand="relic toy")
    game.play("relic").then(hand="", discard="relic", market_discard="toy", junk_reserve=6, actions=1)


def test_shattered_relic_draws_junk_where_any_draw_may() -> None:
    game = given(hand="relic toy", junk_fallback="any_draw")
    game.play("relic").then(hand="junk", discard="relic", market_discard="toy", junk_reserve=5, actions=1)


def test_shattered_relic_shuffles_the_discard_for_its_draw_but_never_itself() -> None:
    game = given(hand="relic toy", discard="cookies")
    game.play("relic").then(hand="cookies", deck="", discard="relic", market_discard="toy")


def test_shattered_relic_copied_by_reflection() -> None:
    game = given(hand="reflection junk", deck="toy", them={"discard": "relic"})
    game.play("reflection as relic")
    game.then(hand="toy", discard="reflection", junk_reserve=7, them={"discard": "relic"}, actions=1)


def test_shattered_relic_throws_a_chameleon_that_shows_junk_on_the_market_discard() -> None:
    """Case 127."""
    game = given(hand="relic reflection", deck="toy", them={"discard": "junk"})
    game.play("relic").then(hand="toy", market_discard="reflection", junk_reserve=6)


# -- Spyglass -------------------------------------------------------------------------------------------


def test_spyglass_takes_one_and_reorders_the_rest() -> None:
    game = given(hand="spyglass", deck="junk relic cookies toy")
    game.play("spyglass").take("relic").put_back("toy", "cookies")
    game.then(hand="relic", deck="junk toy cookies", discard="spyglass", actions=1)


def test_spyglass_takes_exactly_one() -> None:
    game = given(hand="spyglass", deck="junk relic cookies toy")
    game.play("spyglass")
    assert game.offered() == {"shattered_relic", "cookies", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_spyglass_looks_in_secret() -> None:
    game = given(hand="spyglass", deck="junk relic cookies toy")
    game.play("spyglass")
    mine: Any = game.view(0)["aside"]
    assert sorted(card["face"] for card in mine) == ["cookies", "favourite_toy", "shattered_relic"]
    assert game.view(1)["aside"] == [None, None, None]
    game.take("relic").put_back("toy", "cookies")
    assert seen(game, 1, 0) == []
    assert deck_seen(game, 0) == [None, "favourite_toy", "cookies"]
    assert deck_seen(game, 1) == [None, None, None]
    assert told(game, 1, "looked")[0]["cards"] == [None, None, None]
    assert told_cards(game, 1, "took") == [None]
    assert told_cards(game, 1, "put_on_deck") == [None, None]


def test_spyglass_keeps_the_cards_out_of_the_hand_while_choosing() -> None:
    game = given(hand="spyglass junk", deck="relic cookies toy")
    game.play("spyglass").then(hand="junk", deck="", schedule="spyglass")
    assert len(game.table.aside) == 3


def test_spyglass_shuffles_the_discard_when_the_deck_runs_out() -> None:
    game = given(hand="spyglass", deck="toy", discard="junk junk cookies")
    game.play("spyglass")
    assert len(game.table.aside) == 3
    assert "favourite_toy" in game.offered()
    game.then(discard="", schedule="spyglass")
    game.take("toy")
    game.put_back(*[game._words([card])[0] for card in game.table.aside])
    game.then(hand="toy", discard="spyglass", actions=1)
    assert faces(game, game.table.decks[0]) == Counter(junk=2, cookies=1)


def test_spyglass_makes_do_with_two_cards() -> None:
    game = given(hand="spyglass", deck="cookies", discard="toy")
    game.play("spyglass").take("toy")
    game.then(hand="toy", deck="cookies", discard="spyglass", junk_reserve=6, actions=1)


def test_spyglass_takes_the_only_card_there_is() -> None:
    game = given(hand="spyglass", deck="toy")
    game.play("spyglass").then(hand="toy", deck="", discard="spyglass", actions=1)


def test_spyglass_without_any_card_keeps_its_bonus() -> None:
    """Case 103."""
    game = given(hand="spyglass")
    game.play("spyglass").then(hand="", deck="", discard="spyglass", junk_reserve=6, actions=1)


def test_spyglass_sees_three_junk_where_any_draw_may() -> None:
    """Case 103."""
    game = given(hand="spyglass", junk_fallback="any_draw")
    game.play("spyglass").take("junk").put_back("junk", "junk")
    game.then(hand="junk", deck="junk junk", discard="spyglass", junk_reserve=3, actions=1)


def test_spyglass_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic cookies toy", them={"discard": "spyglass"})
    game.play("reflection as spyglass").take("relic").put_back("toy", "cookies")
    game.then(hand="relic", deck="toy cookies", discard="reflection", actions=1)


# -- Favourite Toy --------------------------------------------------------------------------------------


def test_favourite_toy_takes_the_top_of_the_discard() -> None:
    game = given(hand="toy", deck="junk", discard="cookies relic")
    game.play("toy").then(hand="relic", deck="junk", discard="cookies toy", actions=1)


def test_favourite_toy_does_not_ask() -> None:
    game = given(hand="toy", discard="cookies junk")
    game.play("toy")
    assert game.asked.prompt == "action"
    game.then(hand="junk")


def test_favourite_toy_takes_a_card_everybody_saw() -> None:
    game = given(hand="toy spyglass", discard="cookies relic")
    game.play("toy")
    assert seen(game, 1, 0) == ["shattered_relic"]


def test_favourite_toy_fizzles_on_an_empty_discard_and_keeps_its_bonus() -> None:
    """Case 60."""
    game = given(hand="toy", deck="junk relic")
    game.play("toy").then(hand="", deck="junk relic", discard="toy", actions=1)


def test_favourite_toy_never_takes_itself() -> None:
    """Case 61."""
    game = given(hand="toy junk", discard="relic")
    game.play("toy").then(hand="junk relic", discard="toy", actions=1)


def test_favourite_toy_copied_by_reflection() -> None:
    game = given(hand="reflection", discard="junk relic", them={"discard": "toy"})
    game.play("reflection as toy")
    game.then(hand="relic", discard="junk reflection", them={"discard": "toy"}, actions=1)
