"""Prepared Grizzled Tree-kangaroos: the passives that work from the hand."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import my_next_turn, offers, seen
from tests.scenarios.dale.glances import deck_seen
from tests.scenarios.dale.stage import given, refused

# -- Barricade ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "left"), [("junk junk", "toy junk"), ("junk", "toy junk junk"), ("", "toy junk junk junk")]
)
def test_barricade_takes_up_to_two_junk_cards_once_the_hand_is_full(taken: str, left: str) -> None:
    game = given(hand="barricade toy relic relic relic", deck="cookies", discard="toy junk junk junk")
    game.inventory().use("barricade").pick("take_junk", *taken.split())
    game.then(hand=f"barricade toy relic relic relic {taken}", deck="cookies", discard=left)
    assert game.asked.prompt == "clean_up"
    game.done().then(active=1, hand=f"barricade toy relic relic relic {taken}", discard=left)


def test_barricade_takes_no_third_junk_card_and_nothing_else() -> None:
    game = given(hand="barricade toy relic relic relic", discard="cookies junk junk junk")
    game.inventory().use("barricade")
    assert game.offered() == {"junk", "done"}
    with refused("too_many", game):
        game.pick("take_junk", "junk", "junk", "junk")


def test_barricade_is_optional() -> None:
    game = given(hand="barricade toy relic relic relic", discard="junk")
    game.inventory().done().then(hand="barricade toy relic relic relic", discard="junk", active=1)


def test_barricade_waits_for_the_clean_up() -> None:
    game = given(hand="barricade toy", discard="junk")
    assert not game.can("use", "barricade")
    assert not game.can("play", "barricade")


def test_barricade_drawn_in_the_fill_may_be_used() -> None:
    game = given(hand="toy toy toy toy", deck="barricade", discard="junk junk")
    game.inventory().use("barricade").pick("take_junk", "junk", "junk")
    game.then(hand="barricade toy toy toy toy junk junk", discard="")


def test_barricade_finds_no_junk_that_was_shuffled_for_the_fill() -> None:
    game = given(hand="barricade toy toy toy", discard="junk junk junk")
    game.inventory().then(hand="barricade toy toy toy junk", discard="")
    assert not game.can("use", "barricade")


def test_barricade_works_once_and_each_copy_for_itself() -> None:
    game = given(hand="barricade barricade relic relic relic", discard="junk " * 5)
    game.inventory().use("barricade").pick("take_junk", "junk", "junk").use("barricade").pick(
        "take_junk", "junk", "junk"
    )
    assert not game.can("use", "barricade")
    game.then(hand="barricade barricade relic relic relic junk junk junk junk", discard="junk")


def test_barricade_may_be_used_in_every_turn() -> None:
    game = given(hand="barricade relic relic relic relic", discard="junk junk junk junk")
    my_next_turn(game.inventory().use("barricade").pick("take_junk", "junk")).inventory()
    assert game.can("use", "barricade")


def test_barricade_leaves_other_discards_alone() -> None:
    game = given(hand="barricade toy relic relic relic", discard="cookies", them={"discard": "junk"})
    game.inventory()
    assert not game.can("use", "barricade")


def test_barricade_is_shown_and_so_is_what_it_takes() -> None:
    game = given(hand="barricade toy relic relic relic", discard="junk junk")
    game.inventory().use("barricade").pick("take_junk", "junk")
    assert seen(game, 1, 0) == ["barricade", "junk"]


def test_barricade_copied_by_reflection() -> None:
    game = given(
        hand="reflection toy relic relic relic", discard="junk junk junk", them={"discard": "barricade"}
    )
    game.inventory().use("reflection as barricade").pick("take_junk", "junk", "junk")
    game.then(hand="reflection toy relic relic relic junk junk", discard="junk")
    assert not game.can("use", "reflection as barricade")


# -- Tactical Measurement -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hand"),
    [("relic", "measurement toy"), ("toy", "measurement relic"), ("measurement", "relic toy")],
)
def test_tactical_measurement_draws_a_card_and_puts_any_on_the_deck(card: str, hand: str) -> None:
    game = given(hand="measurement relic", deck="junk toy")
    game.use("measurement").pick("put_on_own_deck_from_hand", card)
    game.then(hand=hand, deck=f"junk {card}", discard="", actions=1)


def test_tactical_measurement_has_to_put_a_card_back() -> None:
    game = given(hand="measurement relic", deck="toy")
    game.use("measurement")
    with refused("not_offered", game):
        game.done()


def test_tactical_measurement_shuffles_the_discard_for_a_card() -> None:
    game = given(hand="measurement", discard="toy toy")
    game.use("measurement").pick("put_on_own_deck", "measurement")
    game.then(hand="toy", deck="toy measurement", discard="")


def test_tactical_measurement_that_draws_nothing_puts_nothing_back() -> None:
    assert not given(hand="measurement relic").can("use", "measurement")
    game = given(hand="measurement relic", idle_abilities="offered")
    game.use("measurement").then(hand="measurement relic", deck="", junk_reserve=6, actions=1)
    assert game.asked.prompt == "action"


def test_tactical_measurement_draws_junk_only_where_every_draw_may() -> None:
    game = given(hand="measurement relic", junk_fallback="any_draw")
    game.use("measurement").pick("put_on_own_deck", "relic")
    game.then(hand="measurement junk", deck="relic", junk_reserve=5)


def test_tactical_measurement_works_once_a_turn() -> None:
    game = given(hand="measurement relic relic relic relic", deck="junk toy")
    game.use("measurement").pick("put_on_own_deck", "toy")
    assert not game.can("use", "measurement")
    game.inventory()
    assert not game.can("use", "measurement")
    my_next_turn(game)
    assert game.can("use", "measurement")


def test_tactical_measurement_may_be_used_again_when_it_left_the_hand_and_came_back() -> None:
    game = given(hand="measurement scholar", deck="relic toy", roll=("hares", "planet"))
    game.use("measurement").pick("put_on_own_deck", "measurement").play("scholar").then(
        hand="measurement toy"
    )
    game.use("measurement").pick("put_on_own_deck", "toy").then(hand="measurement relic", deck="toy")


def test_tactical_measurement_is_shown_but_neither_card_is() -> None:
    game = given(hand="measurement relic", deck="junk toy")
    assert seen(game, 1, 0) == []
    game.use("measurement").pick("put_on_own_deck", "relic")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (
        ["favourite_toy", "tactical_measurement"],
        ["tactical_measurement"],
    )
    assert (deck_seen(game, 0, 0), deck_seen(game, 1, 0)) == ([None, "shattered_relic"], [None, None])


def test_tactical_measurement_clouds_which_known_card_went_onto_the_deck() -> None:
    game = given(hand="measurement swapper", deck="junk", them={"discard": "toy"})
    game.play("swapper").use("measurement")
    assert seen(game, 1, 0) == ["favourite_toy", "tactical_measurement"]
    game.pick("put_on_own_deck", "toy")
    assert (seen(game, 1, 0), deck_seen(game, 1, 0)) == (["tactical_measurement"], [None])


def test_tactical_measurement_may_be_used_in_clean_up() -> None:
    game = given(hand="measurement relic relic relic relic", deck="junk toy")
    game.inventory().use("measurement").pick("put_on_own_deck", "relic")
    game.then(hand="measurement relic relic relic toy", deck="junk relic")
    game.done().then(hand="measurement relic relic relic toy", active=1)


def test_tactical_measurement_put_on_the_deck_in_clean_up_is_not_drawn_again() -> None:
    game = given(hand="measurement relic relic relic relic", deck="junk toy")
    game.inventory().use("measurement").pick("put_on_own_deck", "measurement").done()
    game.then(hand="relic relic relic relic toy", deck="junk measurement", active=1)


def test_tactical_measurement_is_no_technique() -> None:
    assert not given(hand="measurement", deck="toy").can("play", "measurement")


def test_tactical_measurement_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="junk toy", them={"discard": "measurement"})
    game.use("reflection as measurement").pick("put_on_own_deck", "toy").then(
        hand="reflection", deck="junk toy"
    )
    assert offers(game, "reflection") == {"tactical_measurement"}
    assert not game.can("use", "reflection as measurement")


def test_tactical_measurement_copied_by_a_reflection_that_goes_onto_the_deck() -> None:
    game = given(hand="reflection", deck="junk toy", them={"discard": "measurement"})
    game.use("reflection as measurement").pick("put_on_own_deck", "reflection")
    game.then(hand="toy", deck="junk reflection")
    assert (game.table.guises, game.table.used) == ({}, ())
