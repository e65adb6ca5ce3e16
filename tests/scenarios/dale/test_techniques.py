"""The technique action: bonus actions, effects without effect, and where the played card lies."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, stacks, told, told_cards
from tests.scenarios.dale.stage import given, refused


def test_a_technique_without_the_icon_ends_the_turn() -> None:
    """Case 59, by Treasure Hunter: Shopping Journey is of another game."""
    game = given(hand="hunter", deck="junk junk junk junk", them={"discard": "toy"}, sets="macaws")
    game.play("hunter")
    next_turn(game).then(hand="toy junk junk junk junk", discard="hunter", active=1, actions=1)


def test_a_technique_with_the_icon_gives_one_more_action() -> None:
    game = given(hand="toy relic", discard="junk", market="broker")
    game.play("toy").then(actions=1, active=0)
    assert game.can("purchase", "broker")
    assert game.can("play", "relic")
    assert game.can("inventory")


def test_bonus_actions_chain_without_limit() -> None:
    game = given(hand="toy toy", discard="junk")
    game.play("toy").then(hand="toy junk", discard="toy", actions=1)
    for _ in range(10):
        game.play("toy").then(hand="toy junk", discard="toy", actions=1, active=0)


def test_a_bonus_action_comes_on_top_of_actions_left() -> None:
    game = given(hand="toy junk", discard="junk", actions=2)
    game.play("toy").then(actions=2)
    game.inventory().then(actions=1)


def test_favourite_toy_without_a_discard_fizzles_and_keeps_the_bonus() -> None:
    """Case 60."""
    game = given(hand="toy")
    game.play("toy").then(hand="", discard="toy", actions=1, active=0)


def test_favourite_toy_does_not_take_itself() -> None:
    """Case 61."""
    game = given(hand="toy", discard="junk relic")
    game.play("toy").then(hand="relic", discard="junk toy")


def test_a_technique_lies_in_the_schedule_while_it_resolves() -> None:
    """Case 61: not in the hand, not in the discard, and everybody sees it."""
    game = given(hand="relic junk broker", deck="toy")
    game.play("relic").then(hand="junk broker", discard="", schedule="relic")
    game.toss("broker").then(hand="junk toy", discard="relic", schedule="")


def test_swift_broker_is_not_shuffled_in_while_it_resolves() -> None:
    """Case 63."""
    game = given(hand="broker junk junk junk junk", deck="toy", discard="cookies")
    game.play("broker").pick("discard_in_order", "junk", "junk", "junk", "junk")
    game.then(discard="broker", actions=1)
    assert len(game.table.hands[0]) == 4
    assert len(game.table.decks[0]) == 2
    assert "favourite_toy" in seen(game, 0, 0)
    assert "swift_broker" not in seen(game, 0, 0)


def test_a_passive_and_junk_cannot_be_played() -> None:
    game = given(hand="cookies junk vendor")
    for card in ("cookies", "junk", "vendor"):
        assert not game.can("play", card)
        with refused("not_a_technique", game):
            game.play(card)


def test_a_technique_must_do_what_it_can() -> None:
    game = given(hand="relic junk", deck="toy")
    game.play("relic").then(hand="toy", junk_reserve=7)


def test_a_technique_is_shown_to_everybody_when_played() -> None:
    game = given(hand="relic junk junk", deck="toy")
    game.play("relic")
    assert told(game, 1, "played")[0]["card"]["face"] == "shattered_relic"


def test_gamble_is_bounded_by_the_smaller_hand() -> None:
    """Case 71."""
    game = given(hand="gamble broker", them={"hand": "junk junk junk junk"}, roll=3)
    game.play("gamble").then(hand="junk", them={"hand": "broker junk junk junk"})
    game = given(hand="gamble junk junk junk junk", them={"hand": "broker"}, roll=3)
    game.play("gamble").then(hand="broker junk junk junk", them={"hand": "junk"})


def test_gamble_of_zero_exchanges_nothing_and_keeps_the_bonus() -> None:
    """Case 72."""
    game = given(hand="gamble broker", them={"hand": "junk"}, roll=0)
    game.play("gamble").then(hand="broker", discard="gamble", them={"hand": "junk"}, actions=1, active=0)


def test_blindfold_guessed_right_discards_the_card() -> None:
    game = given(hand="blindfold relic toy")
    game.play("blindfold").pick("choose_secretly", "relic").name(3)
    game.then(hand="toy", discard="relic blindfold", actions=1)


def test_blindfold_guessed_wrong_sets_the_value_for_the_turn() -> None:
    """Case 87."""
    game = given(hand="blindfold junk toy", market="spyglass", deck="junk junk junk", sets="macaws raccoons")
    game.play("blindfold").pick("choose_secretly", "junk").name(5).name(4)
    game.then(hand="junk toy")
    assert game.can_pay("spyglass", "junk")
    next_turn(next_turn(game))
    assert game.can_pay("spyglass", "junk", "junk", "junk", "junk")
    assert not game.can_pay("spyglass", "junk")


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_blindfold_guessed_wrong_allows_any_value_from_one_to_five(value: int) -> None:
    """Case 87."""
    game = given(hand="blindfold haggler", stall=stacks(value - 1))
    game.play("blindfold").name(2).name(value)
    assert game.can_build("haggler")


def test_blindfold_is_secret_until_the_guess_and_shown_after_it() -> None:
    """Case 87, the card is shown whether the guess was right or wrong."""
    for guess in (1, 3):
        game = given(hand="blindfold relic toy", them=[{}, {}])
        game.play("blindfold").pick("choose_secretly", "relic").choose(1)
        assert seen(game, 1, 0) == seen(game, 2, 0) == []
        game.name(guess)
        for observer in (1, 2):
            assert told_cards(game, observer, "revealed")[0]["face"] == "shattered_relic"
            assert told(game, observer, "named")[0]["value"] == guess


def test_charm_must_build_a_card_that_fits_and_keeps_the_bonus() -> None:
    """Case 88."""
    game = given(hand="charm toy", market_deck="broker spyglass", stall=stacks(3))
    game.play("charm")
    game.then(stall=(*stacks(3), "spyglass"), hand="toy", discard="charm", market_deck="broker")
    game.then(actions=1, active=0, market_discard="")


def test_charm_throws_away_a_card_that_does_not_fit() -> None:
    """Case 89."""
    game = given(hand="charm", market_deck="broker relic", market_discard="toy", stall=stacks(3))
    game.play("charm")
    game.then(stall=stacks(3), hand="", market_discard="toy relic", market_deck="broker", actions=1)


def test_turn_long_techniques_are_discarded_at_once() -> None:
    game = given(hand="show toy", turn_long_techniques="discarded")
    game.play("show").then(discard="show").play("toy").then(hand="show", discard="toy")
    game.play("show")
    assert game.view(0)["modifiers"] == [[0, -1, 1], [0, -1, 1]]


def test_turn_long_techniques_kept_lie_in_the_schedule_until_the_turn_ends() -> None:
    game = given(
        hand="show toy", deck="junk junk junk junk junk", turn_long_techniques="kept", sets="macaws raccoons"
    )
    game.play("show").then(schedule="show").play("toy").then(hand="", discard="toy", schedule="show")
    next_turn(game).then(discard="toy show", schedule="", active=1)
