"""Superstitious Snowshoe Hares: the cards that look ahead without the die."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import build, my_next_turn, offers, seen, stacks, told, told_cards
from tests.scenarios.dale.glances import deck_in_order, deck_of, deck_seen, reseeded
from tests.scenarios.dale.stage import given

# -- Barometer ------------------------------------------------------------------------------------------


def test_barometer_throws_away_the_top_of_the_market_deck_and_has_its_value() -> None:
    game = given(hand="barometer", market="show", market_deck="relic toy")
    assert not game.can("purchase", "show")
    game.use("barometer").then(market_deck="relic", market_discard="toy", actions=1)
    assert game.can_pay("show", "barometer")


def test_barometer_is_built_with_its_new_value_only() -> None:
    game = given(hand="barometer", stall=stacks(1), market_deck="relic", actions=2)
    assert game.can_build("barometer")
    game.use("barometer")
    assert not game.can("build")
    game = given(hand="barometer", stall=stacks(2), market_deck="relic", actions=2)
    build(game.use("barometer"), "barometer").then(stall=(*stacks(2), "barometer"))


@pytest.mark.parametrize(("show_first", "value"), [(True, 3), (False, 4)])
def test_barometer_value_is_changed_only_by_what_comes_later(show_first: bool, value: int) -> None:
    game = given(hand="barometer show", market_deck="relic", stall=stacks(value - 1), actions=2)
    if show_first:
        game.play("show").use("barometer")
    else:
        game.use("barometer").play("show")
    assert game.can_build("barometer")


def test_barometer_has_its_own_value_again_next_turn() -> None:
    game = given(hand="barometer junk junk junk junk", market_deck="relic " * 6 + "toy", stall=stacks(1))
    my_next_turn(game.use("barometer"))
    assert game.can_build("barometer")
    assert game.can("use", "barometer")


def test_barometer_forgets_its_value_and_its_use_when_it_leaves_the_hand() -> None:
    game = given(hand="barometer toy", market_deck="relic show", stall=stacks(1), actions=2)
    game.use("barometer").inventory("barometer").play("toy").then(hand="barometer", discard="toy")
    assert game.can_build("barometer")
    game.use("barometer").then(market_discard="show relic")


def test_barometer_works_once_a_turn_and_each_copy_for_itself() -> None:
    game = given(hand="barometer barometer", market_deck="toy relic spyglass", market="show", stall=stacks(6))
    game.use("barometer").use("barometer")
    assert not game.can("use", "barometer")
    assert game.can_build("barometer", "barometer")  # 4 and 3


def test_barometer_shuffles_the_market_discard_when_the_market_deck_is_empty() -> None:
    game = given(hand="barometer", market_discard="toy", stall=stacks(4))
    game.use("barometer").then(market_deck="", market_discard="toy")
    assert game.can_build("barometer")


def test_barometer_needs_a_card_to_throw_away() -> None:
    game = given(hand="barometer", market="toy")
    assert not game.can("use", "barometer")


def test_barometer_is_shown_when_used_and_so_is_the_card_thrown_away() -> None:
    game = given(hand="barometer junk", market_deck="relic toy")
    assert seen(game, 1, 0) == []
    game.use("barometer")
    assert seen(game, 1, 0) == ["barometer"]
    assert [card["face"] for card in told_cards(game, 1, "tossed")] == ["favourite_toy"]


def test_barometer_is_no_technique() -> None:
    assert not given(hand="barometer", market_deck="toy").can("play", "barometer")


def test_barometer_may_be_used_in_clean_up_before_the_market_is_filled() -> None:
    game = given(hand="barometer", deck="junk " * 4, market="show", market_deck="broker relic toy")
    game.inventory().use("barometer").done()
    game.then(market="show relic broker toy -", market_deck="", market_discard="", active=1)


def test_barometer_copied_by_reflection_changes_the_value_of_the_reflection() -> None:
    game = given(
        hand="reflection", market="show", market_deck="toy", them={"discard": "barometer"}, actions=2
    )
    game.use("reflection as barometer").then(market_discard="toy")
    assert offers(game, "reflection") == {"barometer"}
    game.purchase("show", "reflection as barometer").then(hand="show", discard="reflection")
    assert not game.table.modifiers


# -- Bad Omen -------------------------------------------------------------------------------------------


def test_bad_omen_throws_away_one_of_three_and_orders_the_rest() -> None:
    game = given(hand="omen", deck="junk relic toy cookies")
    game.play("omen")
    assert game.offered() == {"shattered_relic", "favourite_toy", "cookies", "done"}
    game.pick("may_toss", "toy").put_back("cookies", "relic")
    game.then(hand="", deck="junk cookies relic", discard="omen", market_discard="toy", actions=1)


def test_bad_omen_may_keep_all_three() -> None:
    game = given(hand="omen", deck="junk relic toy cookies")
    game.play("omen").done().put_back("cookies", "toy", "relic")
    game.then(deck="junk cookies toy relic", market_discard="", discard="omen", actions=1)


def test_bad_omen_returns_junk_to_the_reserve() -> None:
    game = given(hand="omen", deck="toy junk")
    game.play("omen").pick("may_toss", "junk").then(deck="toy", discard="omen", junk_reserve=7, actions=1)


def test_bad_omen_shuffles_the_discard_when_the_deck_is_short() -> None:
    game = given(hand="omen", deck="toy", discard="relic relic relic")
    game.play("omen").done()
    game.put_back("toy", "relic", "relic").then(deck="relic toy relic relic", discard="omen", actions=1)


@pytest.mark.parametrize(("deck", "left"), [("toy", ""), ("relic toy", "relic")])
def test_bad_omen_makes_do_with_fewer_cards(deck: str, left: str) -> None:
    game = given(hand="omen", deck=deck)
    game.play("omen").pick("may_toss", "toy")
    game.then(deck=left, discard="omen", market_discard="toy", actions=1)


def test_bad_omen_without_a_card_to_look_at_keeps_its_bonus() -> None:
    game = given(hand="omen")
    game.play("omen").then(hand="", deck="", discard="omen", junk_reserve=6, actions=1)


def test_bad_omen_shows_the_others_only_what_is_thrown_away() -> None:
    game = given(hand="omen", deck="junk relic toy cookies")
    game.play("omen")
    assert told(game, 1, "looked")[0]["cards"] == [None, None, None]
    game.pick("may_toss", "toy").put_back("cookies", "relic")
    assert deck_seen(game, 0, 0) == [None, "cookies", "shattered_relic"]
    assert deck_seen(game, 1, 0) == [None, None, None]
    assert [card["face"] for card in told_cards(game, 1, "tossed")] == ["favourite_toy"]


def test_bad_omen_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic toy", them={"discard": "omen"})
    game.play("reflection as omen").pick("may_toss", "toy")
    game.then(deck="relic", discard="reflection", market_discard="toy", actions=1)


# -- Calendar -------------------------------------------------------------------------------------------


def test_calendar_shuffles_the_top_of_the_discard_into_the_deck() -> None:
    game = given(hand="calendar", deck="junk cookies", discard="relic toy")
    game.use("calendar").then(hand="calendar", discard="relic", actions=1)
    assert deck_of(game, 0) == ["cookies", "favourite_toy", "junk"]


def test_calendar_puts_the_card_anywhere_in_the_deck() -> None:
    orders = set()
    for seed in range(40):
        game = reseeded(given(hand="calendar", deck="junk cookies", discard="toy"), seed).use("calendar")
        orders.add(deck_in_order(game, 0))
    assert len(orders) == 6


def test_calendar_makes_a_deck_where_there_was_none() -> None:
    game = given(hand="calendar", discard="relic toy")
    game.use("calendar").then(deck="toy", discard="relic")


def test_calendar_needs_a_discard() -> None:
    game = given(hand="calendar", deck="toy")
    assert not game.can("use", "calendar")


def test_calendar_works_once_a_turn_and_again_in_the_next() -> None:
    game = given(hand="calendar junk junk junk junk", discard="relic toy")
    game.use("calendar")
    assert not game.can("use", "calendar")
    my_next_turn(game)
    game.use("calendar").then(discard="")


def test_calendar_may_be_used_again_after_it_left_the_hand() -> None:
    game = given(hand="calendar toy", discard="junk relic broker", actions=2)
    game.use("calendar").inventory("calendar").play("toy").then(hand="calendar", discard="junk relic toy")
    game.use("calendar").then(discard="junk relic")


def test_calendar_is_no_technique_and_is_shown_when_used() -> None:
    game = given(hand="calendar junk", discard="toy")
    assert not game.can("play", "calendar")
    game.use("calendar")
    assert seen(game, 1, 0) == ["calendar"]
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None]


def test_calendar_may_be_used_in_clean_up() -> None:
    game = given(hand="calendar junk junk junk junk", deck="relic", discard="toy")
    game.inventory().use("calendar").then(discard="")
    game.done().then(active=1)


def test_calendar_lets_another_player_use_balancing() -> None:
    game = given(
        hand="calendar", deck="junk", discard="toy", them={"hand": "balancing broker", "discard": "relic"}
    )
    game.use("calendar")
    assert dict(game.asked_of(1).args) == {"occasion": "shuffled", "by": 0}
    game.react(1, "balancing").pick("swap_away", "broker").pass_by()
    game.then(them={"hand": "balancing relic", "discard": "broker"}, actions=1)


def test_calendar_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="", discard="relic toy", them={"discard": "calendar"})
    game.use("reflection as calendar").then(hand="reflection", deck="toy", discard="relic", actions=1)
    assert not game.can("use", "reflection as calendar")
