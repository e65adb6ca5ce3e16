"""Flashy Show, the macaw that changes what every card counts.

A price ladder in the market tells what a card counts: it pays the price it counts, and not the next.
"""

from __future__ import annotations

from tests.scenarios.dale.gestures import next_turn
from tests.scenarios.dale.stage import Stage, given

LADDER = "spyglass cookies relic food"
"""A market with the prices 4, 3, 5 and 6."""


def counts(game: Stage, card: str) -> int:
    """The highest price of the ladder that the card pays alone."""
    paid = [game.price(each) for each in LADDER.split() if game.can_pay(each, card)]
    return max(paid)


def test_flashy_show_raises_what_a_card_pays() -> None:
    """Case 13."""
    game = given(hand="show relic", market="spyglass", actions=2)
    assert not game.can_pay("spyglass", "relic")
    game.play("show").then(hand="relic", schedule="show", actions=2)
    game.purchase("spyglass", "relic").then(hand="spyglass", discard="relic", actions=1)


def test_flashy_show_raises_every_card_of_a_payment() -> None:
    game = given(hand="show cookies junk", market="toy")
    assert not game.can_pay("toy", "cookies", "junk")
    game.play("show")
    assert game.can_pay("toy", "cookies", "junk")  # 3 + 2


def test_flashy_show_raises_every_card_of_a_stack() -> None:
    """Case 48."""
    game = given(hand="show broker cookies", stall=["junk"])
    game.play("show")
    assert game.can_build("broker")
    assert not game.can_build("cookies")
    game = given(hand="show broker cookies", stall=["junk"] * 4)
    game.play("show")
    assert game.can_build("broker", "cookies")  # 2 + 3


def test_flashy_show_leaves_no_stack_at_the_old_value() -> None:
    """Case 49."""
    game = given(hand="show broker")
    assert game.can_build("broker")
    game.play("show")
    assert not game.can_build("broker")
    assert not game.can("build")


def test_flashy_show_leaves_no_payment_at_the_old_value() -> None:
    """3 + 1 pays 4 before it; then the 3 counts 4, and the 1 is too much."""
    game = given(hand="show relic junk", market="spyglass")
    assert game.can_pay("spyglass", "relic", "junk")
    game.play("show")
    assert not game.can_pay("spyglass", "relic", "junk")
    assert game.can_pay("spyglass", "relic")


def test_flashy_show_measures_the_excess_by_raised_values() -> None:
    game = given(hand="show cookies relic junk", market="- - toy")
    assert game.price("toy") == 7
    game.play("show")
    assert game.can_pay("toy", "cookies", "relic")  # 3 + 4
    assert not game.can_pay("toy", "cookies", "relic", "junk")
    game = given(hand="show cookies cookies junk", market="- - toy")
    game.play("show")
    assert game.can_pay("toy", "cookies", "cookies", "junk")  # 3 + 3 + 2: the excess of 1 is below 2


def test_flashy_show_does_not_raise_prices() -> None:
    """Case 15."""
    game = given(hand="show relic", market="spyglass relic")
    game.play("show")
    assert (game.price("spyglass"), game.price("relic")) == (4, 4)
    assert game.view(0)["prices"] == [4, 4, None, None, None]


def test_flashy_show_played_first_is_overruled_by_a_value_set_later() -> None:
    game = given(hand="show blindfold junk toy", market=LADDER)
    game.play("show").play("blindfold").pick("choose_secretly", "junk").name(5).name(3)
    assert counts(game, "junk") == 3


def test_flashy_show_played_later_adds_to_a_value_set_before() -> None:
    game = given(hand="show blindfold junk toy", market=LADDER)
    game.play("blindfold").pick("choose_secretly", "junk").name(5).name(3)
    game.play("show")
    assert counts(game, "junk") == 4


def test_flashy_show_can_be_recovered_and_adds_up_when_played_again() -> None:
    game = given(hand="show toy relic", market=LADDER, turn_long_techniques="discarded")
    game.play("show").play("toy").then(hand="show relic", discard="toy")
    assert counts(game, "relic") == 4
    game.play("show").then(hand="relic", discard="toy show", actions=1)
    assert counts(game, "relic") == 5


def test_flashy_show_raises_cards_that_come_later() -> None:
    game = given(hand="show relic", deck="cookies", market=LADDER)
    game.play("show").play("relic").then(hand="cookies")
    assert counts(game, "cookies") == 3


def test_flashy_show_raises_a_card_fetched_by_nostalgic_item() -> None:
    game = given(hand="show nostalgic_item", discard="junk", stall=["junk"] * 5)
    game.play("show")
    assert game.can_build("nostalgic_item", "junk")  # 4 + 2
    game = given(hand="show nostalgic_item", discard="junk", stall=["junk"] * 3)
    game.play("show")
    assert not game.can_build("nostalgic_item", "junk")


def test_flashy_show_ends_with_the_turn_and_is_mine_alone() -> None:
    hands = {"hand": "relic", "deck": "junk " * 4}
    game = given(hand="show relic", deck="junk " * 8, them=hands, market=LADDER)
    next_turn(game.play("show")).then(active=1)
    assert counts(game, "relic") == 3
    next_turn(game).then(active=0)
    assert counts(game, "relic") == 3


def test_flashy_show_alone_in_hand_only_gives_its_bonus() -> None:
    game = given(hand="show", deck="junk toy")
    game.play("show").then(hand="", deck="junk toy", discard="", schedule="show", actions=1)


def test_flashy_show_may_be_kept_in_the_schedule_until_the_turn_ends() -> None:
    game = given(hand="show relic", deck="junk " * 8, market=LADDER, turn_long_techniques="kept")
    game.play("show").then(discard="", schedule="show", actions=1)
    assert counts(game, "relic") == 4
    next_turn(game).then(discard="show", schedule="", active=1)


def test_flashy_show_copied_by_reflection_lasts_the_turn() -> None:
    game = given(hand="reflection relic", them={"discard": "show"}, market=LADDER)
    game.play("reflection as show")
    game.then(hand="relic", schedule="reflection", them={"discard": "show"}, actions=1)
    assert counts(game, "relic") == 4


def test_flashy_show_raises_the_value_a_chameleon_copies() -> None:
    game = given(hand="show reflection", them={"discard": "relic"}, market=LADDER)
    game.play("show")
    assert counts(game, "reflection as relic") == 4
