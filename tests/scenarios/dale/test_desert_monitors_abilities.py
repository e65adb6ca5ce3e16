"""Refreshing Drink and Slice of Life, the desert monitors that are used beside the actions."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, told_cards
from tests.scenarios.dale.stage import given, refused

# -- Refreshing Drink -----------------------------------------------------------------------------------


def test_refreshing_drink_discards_a_card_beside_the_actions() -> None:
    game = given(hand="drink junk toy", deck="relic", discard="broker")
    game.use("drink").pick("discard_one", "junk")
    game.then(hand="drink toy", deck="relic", discard="broker junk", junk_reserve=6, actions=1)


def test_refreshing_drink_is_optional_and_shown_when_used() -> None:
    game = given(hand="drink junk toy")
    assert game.can("inventory")
    assert seen(game, 1, 0) == []
    game.use("drink").pick("discard_one", "junk")
    assert seen(game, 1, 0) == ["refreshing_drink"]


def test_refreshing_drink_once_used_must_discard() -> None:
    game = given(hand="drink junk toy")
    game.use("drink")
    assert game.offered() == {"refreshing_drink", "junk", "favourite_toy"}
    with refused("not_offered", game):
        game.done()


def test_refreshing_drink_may_discard_itself() -> None:
    game = given(hand="drink junk")
    game.use("drink").pick("discard_one", "drink").then(hand="junk", discard="drink", actions=1)


def test_refreshing_drink_alone_in_hand_discards_itself_unasked() -> None:
    game = given(hand="drink")
    game.use("drink").then(hand="", discard="drink", actions=1)


def test_refreshing_drink_works_once_in_a_turn() -> None:
    game = given(hand="drink junk toy")
    game.use("drink").pick("discard_one", "junk")
    with refused("used_already", game):
        game.use("drink")
    next_turn(next_turn(game)).then(active=0)
    assert game.can("use", "drink")


def test_refreshing_drink_works_once_for_each_copy() -> None:
    game = given(hand="drink drink junk junk toy")
    game.use("drink").pick("discard_one", "junk").use("drink").pick("discard_one", "junk")
    game.then(hand="drink drink toy", discard="junk junk")
    assert not game.can("use", "drink")


def test_refreshing_drink_that_left_the_hand_and_came_back_works_again() -> None:
    game = given(hand="drink toy junk")
    game.use("drink").pick("discard_one", "drink").play("toy").then(hand="drink junk")
    game.use("drink").pick("discard_one", "junk").then(hand="drink", discard="toy junk", actions=1)


def test_refreshing_drink_in_clean_up_has_the_hand_filled_again() -> None:
    game = given(hand="drink relic", deck="toy spyglass broker junk junk junk")
    game.inventory().done().then(hand="drink relic junk junk junk", deck="toy spyglass broker")
    game.use("drink").pick("discard_one", "junk")
    game.then(hand="drink relic junk junk broker", deck="toy spyglass", discard="junk", active=0)
    assert game.offered() == {"done"}
    game.done().then(hand="drink relic junk junk broker", active=1)


def test_refreshing_drink_drawn_in_the_fill_may_be_used() -> None:
    game = given(hand="relic", deck="toy broker drink junk junk junk")
    game.inventory().use("drink").pick("discard_one", "drink")
    game.then(hand="relic junk junk junk broker", deck="toy", discard="drink")


def test_refreshing_drink_used_in_the_action_phase_is_used_up_in_clean_up() -> None:
    game = given(hand="drink junk", deck="relic " * 5)
    game.use("drink").pick("discard_one", "junk").inventory()
    assert game.offered() == {"done"}


def test_refreshing_drink_cannot_be_played() -> None:
    game = given(hand="drink")
    with refused("not_a_technique", game):
        game.play("drink")


def test_refreshing_drink_copied_by_reflection() -> None:
    game = given(hand="reflection junk toy", them={"discard": "drink"})
    game.use("reflection as drink").pick("discard_one", "junk")
    game.then(hand="reflection toy", discard="junk", them={"discard": "drink"}, actions=1)
    with refused("used_already", game):
        game.use("reflection as drink")


def test_refreshing_drink_copied_by_reflection_in_clean_up() -> None:
    game = given(hand="reflection", deck="toy" + " junk" * 4, them={"discard": "drink"})
    game.inventory().done().use("reflection as drink").pick("discard_one", "junk")
    game.then(hand="reflection junk junk junk toy", discard="junk")


# -- Slice of Life --------------------------------------------------------------------------------------


def test_slice_of_life_draws_a_card_then_discards_one() -> None:
    game = given(hand="slice junk", deck="relic toy", discard="broker")
    game.use("slice").pick("discard_one", "junk")
    game.then(hand="slice toy", deck="relic", discard="broker junk", actions=1)


@pytest.mark.parametrize("card", ["slice", "toy", "junk"])
def test_slice_of_life_may_discard_any_card_of_the_hand(card: str) -> None:
    game = given(hand="slice junk", deck="toy")
    game.use("slice")
    assert game.offered() == {"slice_of_life", "junk", "favourite_toy"}
    game.pick("discard_one", card).then(discard=card, actions=1)


def test_slice_of_life_must_discard_once_a_card_was_drawn() -> None:
    game = given(hand="slice junk", deck="toy")
    game.use("slice")
    with refused("not_offered", game):
        game.done()


def test_slice_of_life_shows_itself_and_not_the_card_drawn() -> None:
    game = given(hand="slice junk", deck="toy")
    game.use("slice").pick("discard_one", "junk")
    assert seen(game, 1, 0) == ["slice_of_life"]
    assert told_cards(game, 1, "drew") == [None]


def test_slice_of_life_discards_nothing_when_nothing_can_be_drawn() -> None:
    assert not given(hand="slice junk").can("use", "slice")
    game = given(hand="slice junk", idle_abilities="offered")
    game.use("slice").then(hand="slice junk", discard="", junk_reserve=6, actions=1)
    with refused("used_already", game):
        game.use("slice")


def test_slice_of_life_draws_junk_where_every_draw_may() -> None:
    game = given(hand="slice toy", junk_fallback="any_draw")
    game.use("slice").pick("discard_one", "toy").then(hand="slice junk", discard="toy", junk_reserve=5)


def test_slice_of_life_shuffles_the_discard_into_an_empty_deck() -> None:
    game = given(hand="slice junk", discard="toy")
    game.use("slice").pick("discard_one", "junk").then(hand="slice toy", deck="", discard="junk")


def test_slice_of_life_works_once_in_a_turn_and_again_when_it_came_back() -> None:
    game = given(hand="slice toy", deck="broker relic junk")
    game.use("slice").pick("discard_one", "slice").play("toy").then(hand="junk slice")
    game.use("slice").pick("discard_one", "junk").then(hand="slice relic", deck="broker")
    with refused("used_already", game):
        game.use("slice")


def test_slice_of_life_in_clean_up_has_the_hand_size_checked_again() -> None:
    game = given(hand="slice", deck="broker toy cookies" + " junk" * 4)
    game.inventory().done().then(hand="slice junk junk junk junk")
    game.use("slice").pick("discard_one", "junk")
    game.then(hand="slice junk junk junk cookies toy", deck="broker", discard="junk")


def test_slice_of_life_in_clean_up_drew_no_junk_where_only_the_fill_does() -> None:
    game = given(hand="slice", junk_fallback="cleanup", idle_abilities="offered")
    game.inventory().done().then(hand="slice junk junk junk junk", junk_reserve=2)
    game.use("slice").then(hand="slice junk junk junk junk", discard="", junk_reserve=2)


def test_slice_of_life_copied_by_reflection() -> None:
    game = given(hand="reflection junk", deck="toy", them={"deck": "relic", "discard": "slice"})
    game.use("reflection as slice").pick("discard_one", "junk")
    game.then(hand="reflection toy", deck="", discard="junk", them={"deck": "relic"}, actions=1)
