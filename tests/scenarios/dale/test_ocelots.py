"""Ocelots: the die, chance draws and values that change. The numbered cases are in test_techniques."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from comptoir.core import Dice
from comptoir.dale.catalogue import DICE
from tests.scenarios.dale.gestures import build, next_turn, seen, stacks, told, told_cards
from tests.scenarios.dale.stage import Stage, given, refused


def reseeded(game: Stage, seed: int) -> Stage:
    """The same table with other dice."""
    game.table.dice = Dice.seeded(seed)
    return game


# -- Bold Haggler -----------------------------------------------------------------------------------------


def test_bold_haggler_adds_the_roll_to_its_value_this_turn() -> None:
    game = given(hand="haggler", market="relic", roll=2, actions=2)
    assert not game.can("purchase", "relic")
    game.use("haggler").purchase("relic", "haggler").then(hand="relic", discard="haggler")


def test_bold_haggler_rolls_the_ocelot_die() -> None:
    assert sorted(DICE["ocelots"]) == [0, 1, 1, 2, 2, 3]
    for result in (0, 1, 2, 3):
        game = given(hand="haggler", roll=result, stall=stacks(result))
        game.use("haggler")
        assert told(game, 1, "rolled")[0]["result"] == result
        assert game.can_build("haggler")


def test_bold_haggler_costs_no_action_and_is_shown() -> None:
    game = given(hand="haggler toy", roll=1)
    game.use("haggler").then(hand="haggler toy", actions=1, active=0)
    assert seen(game, 1, 0) == ["bold_haggler"]


def test_bold_haggler_need_not_roll() -> None:
    game = given(hand="haggler", actions=2)
    build(game, "haggler").then(stall=["haggler"])
    assert told(game, 0, "rolled") == []


def test_bold_haggler_rolls_once_in_a_turn() -> None:
    game = given(hand="haggler", roll=1)
    game.use("haggler")
    assert not game.can("use", "haggler")
    with refused("used_already", game):
        game.use("haggler")


def test_bold_haggler_rolls_again_in_the_next_turn() -> None:
    game = given(hand="haggler", roll=1)
    next_turn(next_turn(game.use("haggler")))
    assert game.can("use", "haggler")
    assert game.table.value(game.card("haggler", game.table.hands[0]), game.table.faces[0]) == 1


def test_bold_haggler_new_value_must_be_used() -> None:
    game = given(hand="haggler", roll=1)
    assert game.can_build("haggler")
    game.use("haggler")
    assert not game.can("build")


def test_bold_haggler_loses_the_roll_when_it_leaves_the_hand_and_may_roll_again() -> None:
    game = given(hand="haggler toy", market="cookies", roll=3, actions=3)
    game.use("haggler").inventory("haggler").play("toy")
    game.then(hand="haggler", discard="toy")
    assert not game.can("purchase", "cookies")
    assert game.can("use", "haggler")


def test_bold_haggler_of_which_there_are_two_rolls_twice() -> None:
    game = given(hand="haggler haggler", roll=1)
    game.use("haggler").use("haggler")
    assert not game.can("use", "haggler")
    assert len(told(game, 1, "rolled")) == 2


def test_bold_haggler_rolls_before_and_between_actions_of_the_own_turn_only() -> None:
    game = given(hand="haggler toy", discard="cookies", them={"hand": "haggler"}, roll=1)
    assert game.can("use", "haggler")
    game.play("toy")
    assert game.can("use", "haggler")
    with refused("not_asked", game):
        game.match.answer(1, ("use", game.card("haggler", game.table.hands[1])))


def test_bold_haggler_does_not_roll_in_the_middle_of_an_effect() -> None:
    game = given(hand="haggler relic toy", deck="junk", roll=1)
    game.play("relic")
    with refused("not_offered", game):
        game.use("haggler")


def test_bold_haggler_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", them={"discard": "haggler"}, market="relic", roll=2, actions=2)
    game.use("reflection as haggler").purchase("relic", "reflection as haggler")
    game.then(hand="relic", discard="reflection")


# -- New Season -------------------------------------------------------------------------------------------


def test_new_season_throws_away_a_card_of_the_discard_for_a_market_card() -> None:
    game = given(hand="season", discard="broker cookies junk", market_deck="toy relic")
    game.play("season").toss("broker")
    game.then(
        hand="relic", discard="cookies junk season", market_discard="broker", market_deck="toy", actions=1
    )


def test_new_season_must_throw_away_if_it_can() -> None:
    game = given(hand="season", discard="broker junk", market_deck="relic")
    game.play("season").then(hand="relic", discard="junk season", market_discard="broker")


def test_new_season_does_not_throw_away_junk() -> None:
    game = given(hand="season", discard="junk broker junk cookies", market_deck="relic")
    game.play("season")
    assert game.offered() == {"swift_broker", "cookies"}


@pytest.mark.parametrize("discard", ["", "junk junk"])
def test_new_season_without_an_animalfolk_card_does_nothing(discard: str) -> None:
    game = given(hand="season", discard=discard, market_deck="relic")
    game.play("season").then(hand="", discard=f"{discard} season", market_deck="relic", actions=1, active=0)


def test_new_season_may_draw_back_the_card_it_threw_away() -> None:
    game = given(hand="season", discard="broker")
    game.play("season").then(hand="broker", discard="season", market_discard="", market_deck="")


def test_new_season_shuffles_the_market_discard_with_the_card_thrown_away() -> None:
    game = given(hand="season", discard="broker", market_discard="toy toy")
    game.play("season").then(market_discard="")
    assert len(game.table.market_deck) == 2
    assert told(game, 1, "shuffled")


def test_new_season_draws_unseen() -> None:
    game = given(hand="season", discard="broker", market_deck="relic")
    game.play("season")
    assert seen(game, 0, 0) == ["shattered_relic"]
    assert seen(game, 1, 0) == []
    assert told_cards(game, 1, "drew")[0] is None


def test_new_season_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", discard="junk broker", market_deck="relic", them={"discard": "season"})
    game.play("reflection as season")
    game.then(hand="relic", discard="junk reflection", market_discard="broker", actions=1)


# -- Whirligig --------------------------------------------------------------------------------------------


def test_whirligig_discards_the_hand_in_order_and_draws_as_many() -> None:
    game = given(hand="whirligig broker cookies relic", deck="junk junk junk")
    game.play("whirligig").pick("discard_in_order", "relic", "broker", "cookies")
    game.then(hand="junk junk junk", discard="relic broker cookies whirligig", deck="", actions=1)


def test_whirligig_ends_what_a_chameleon_of_the_other_hand_had_become() -> None:
    them = [{"hand": "reflection", "deck": "junk junk"}, {"discard": "binoculars"}]
    game = given(hand="toy whirligig", deck="junk junk", market="toy", them=them, actions=3, sets="owls")
    game.answer(("purchase", 0)).react(1, "reflection as binoculars").pick("discard_one", "junk").pass_by()
    assert game.table.guises
    game.play("whirligig").choose(1)
    assert game.table.guises == {}


def test_whirligig_deals_both_hands_out_at_random_in_their_sizes() -> None:
    dealt = set()
    for seed in range(20):
        game = reseeded(given(hand="whirligig broker", deck="toy", them={"hand": "junk junk"}), seed)
        game.play("whirligig")
        assert [len(hand) for hand in game.table.hands] == [1, 2]
        assert sorted(seen(game, 0, 0) + seen(game, 1, 1)) == ["favourite_toy", "junk", "junk"]
        dealt.add(seen(game, 0, 0)[0])
        game.then(discard="broker whirligig")
    assert dealt == {"favourite_toy", "junk"}


def test_whirligig_chooses_another_player() -> None:
    game = given(hand="whirligig broker", deck="toy", them=[{"hand": "junk junk"}, {"hand": "relic"}])
    game.play("whirligig")
    assert (game.asked.prompt, game.offered()) == ("choose_hand", {"seat 1", "seat 2"})
    game.choose(1).then(them=[{}, {"hand": "relic"}])


def test_whirligig_draws_what_it_discarded_when_the_deck_is_short() -> None:
    game = given(hand="whirligig broker broker", deck="toy")
    game.play("whirligig").pick("discard_in_order", "broker", "broker")
    game.then(hand="toy broker", deck="broker", discard="whirligig")


def test_whirligig_without_another_card_in_hand_fizzles() -> None:
    game = given(hand="whirligig", deck="toy", them={"hand": "junk"})
    game.play("whirligig").then(hand="", deck="toy", discard="whirligig", them={"hand": "junk"}, actions=1)
    assert told(game, 0, "mixed") == []


def test_whirligig_with_an_empty_handed_player_gives_the_own_cards_back() -> None:
    game = given(hand="whirligig broker", deck="toy")
    game.play("whirligig").then(hand="toy", them={"hand": ""}, actions=1)


def test_whirligig_is_hidden_from_third_players() -> None:
    game = given(hand="whirligig broker", deck="toy", them=[{"hand": "relic relic"}, {}])
    game.play("whirligig").choose(1)
    assert seen(game, 2, 0) == seen(game, 2, 1) == []
    assert len(seen(game, 0, 0)) == 1
    assert len(seen(game, 1, 1)) == 2
    assert told_cards(game, 2, "drew")[0] is None


def test_whirligig_ends_what_held_for_cards_of_the_hand() -> None:
    game = given(hand="whirligig haggler", discard="", market="cookies", roll=3, actions=2)
    game.use("haggler").play("whirligig").then(hand="haggler")
    assert game.can("use", "haggler")
    assert not game.can("purchase", "cookies")


def test_whirligig_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection broker", deck="toy", them={"discard": "whirligig", "hand": ""})
    game.play("reflection as whirligig").then(hand="toy", discard="broker reflection", actions=1)


# -- Charm ------------------------------------------------------------------------------------------------


def test_charm_shows_the_card_to_everybody() -> None:
    game = given(hand="charm", market_deck="relic")
    game.play("charm")
    assert told_cards(game, 1, "turned_over")[0]["face"] == "shattered_relic"


def test_charm_builds_with_the_single_card_only() -> None:
    game = given(hand="charm broker", discard="broker", market_deck="nostalgic", stall=stacks(3))
    game.play("charm").then(stall=stacks(3), market_discard="nostalgic", hand="broker")


def test_charm_counts_what_changes_values_this_turn() -> None:
    game = given(hand="charm show", market_deck="spyglass", stall=stacks(4))
    game.play("show").play("charm").then(stall=(*stacks(4), "spyglass"), actions=1)
    game = given(hand="charm show", market_deck="spyglass", stall=stacks(3))
    game.play("show").play("charm").then(stall=stacks(3), market_discard="spyglass", actions=1)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_charm_uses_accordion_as_it_fits(number: int) -> None:
    game = given(hand="charm", market_deck="accordion", stall=stacks(number - 1))
    game.play("charm").then(stall=(*stacks(number - 1), "accordion"))


def test_charm_builds_a_chameleon_that_fits_by_copying() -> None:
    game = given(hand="charm", market_deck="reflection", them={"discard": "spyglass"}, stall=stacks(3))
    game.play("charm").then(stall=(*stacks(3), "reflection"), market_discard="")


def test_charm_throws_away_a_chameleon_that_must_copy_what_does_not_fit() -> None:
    game = given(hand="charm", market_deck="reflection", them={"discard": "spyglass"}, stall=stacks(1))
    game.play("charm").then(stall=stacks(1), market_discard="reflection")


def test_charm_builds_a_chameleon_without_a_target_by_its_own_value() -> None:
    game = given(hand="charm", market_deck="reflection", stall=stacks(1))
    game.play("charm").then(stall=(*stacks(1), "reflection"), market_discard="")


def test_charm_does_not_build_a_copy_of_junk() -> None:
    game = given(hand="charm", market_deck="reflection", them={"discard": "junk"})
    game.play("charm").then(stall=[], market_discard="reflection")


def test_charm_turns_over_winter_is_coming_for_a_further_stack() -> None:
    game = given(hand="charm toy broker", market_deck="winter", stall=stacks(4))
    game.play("charm").pick("build", "toy", "broker")
    game.then(stall=(*stacks(4), "winter", "toy broker"), discard="charm", actions=1)


def test_charm_with_the_market_used_up_fizzles() -> None:
    game = given(hand="charm", discard="toy")
    game.play("charm").then(hand="", discard="toy charm", stall=[], actions=1, active=0)


def test_charm_forms_a_new_market_deck() -> None:
    game = given(hand="charm", market_discard="cookies", stall=stacks(1))
    game.play("charm").then(stall=(*stacks(1), "cookies"), market_discard="")


def test_charm_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", market_deck="cookies", them={"discard": "charm"}, stall=stacks(1))
    game.play("reflection as charm").then(stall=(*stacks(1), "cookies"), discard="reflection", actions=1)


# -- Gamble -----------------------------------------------------------------------------------------------


def test_gamble_exchanges_as_many_random_cards_as_rolled() -> None:
    game = given(hand="gamble broker cookies", them={"hand": "junk junk"}, roll=2)
    game.play("gamble").then(hand="junk junk", discard="gamble", them={"hand": "broker cookies"}, actions=1)


def test_gamble_picks_at_random() -> None:
    given_away = set()
    for seed in range(40):
        game = reseeded(given(hand="gamble broker cookies", them={"hand": "junk"}), seed)
        game.play("gamble")
        given_away.update(seen(game, 1, 1))
    assert given_away == {"swift_broker", "cookies", "junk"}


def test_gamble_never_sends_a_received_card_back() -> None:
    for seed in range(12):
        game = reseeded(given(hand="gamble broker", them={"hand": "junk"}), seed)
        game.play("gamble")
        rolled = told(game, 0, "rolled")[0]["result"]
        mine, theirs = ("junk", "broker") if rolled else ("broker", "junk")
        game.then(hand=mine, them={"hand": theirs})


def test_gamble_with_an_empty_hand_exchanges_nothing() -> None:
    game = given(hand="gamble", them={"hand": "junk junk"}, roll=3)
    game.play("gamble").then(hand="", them={"hand": "junk junk"}, actions=1)


def test_gamble_chooses_another_player_before_the_roll() -> None:
    game = given(hand="gamble broker", them=[{"hand": "junk"}, {"hand": "relic"}], roll=1)
    game.play("gamble")
    assert game.offered() == {"seat 1", "seat 2"}
    assert told(game, 0, "rolled") == []
    game.choose(2).then(hand="relic", them=[{"hand": "junk"}, {"hand": "broker"}])


def test_gamble_is_hidden_from_third_players() -> None:
    game = given(hand="gamble broker", them=[{"hand": "junk"}, {}], roll=1)
    game.play("gamble").choose(1)
    assert told_cards(game, 2, "gave") == [None, None]
    assert seen(game, 2, 0) == seen(game, 2, 1) == []
    assert told_cards(game, 1, "gave")[0]["face"] == "swift_broker"


def test_gamble_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection broker", them={"hand": "junk", "discard": "gamble"}, roll=1)
    game.play("reflection as gamble").then(hand="junk", discard="reflection", actions=1)


# -- Blindfold --------------------------------------------------------------------------------------------


def test_blindfold_asks_the_opponent_for_one_to_five() -> None:
    game = given(hand="blindfold relic toy")
    game.play("blindfold").pick("choose_secretly", "relic")
    assert (game.asked.seat, game.asked.prompt) == (1, "guess_value")
    assert game.offered() == {f"value {value}" for value in range(1, 6)}
    game.name(1)
    assert (game.asked.seat, game.asked.prompt) == (0, "set_value")
    assert game.offered() == {f"value {value}" for value in range(1, 6)}


def test_blindfold_chooses_the_opponent_who_guesses() -> None:
    game = given(hand="blindfold relic", them=[{}, {}])
    game.play("blindfold").choose(2)
    assert game.asked.seat == 2


def test_blindfold_guesses_the_value_of_this_turn() -> None:
    game = given(hand="show blindfold relic toy")
    game.play("show").play("blindfold").pick("choose_secretly", "relic").name(4)
    game.then(hand="toy", discard="relic blindfold", schedule="show")


def test_blindfold_guesses_the_rolled_value_of_a_bold_haggler() -> None:
    game = given(hand="haggler blindfold toy", roll=2)
    game.use("haggler").play("blindfold").pick("choose_secretly", "haggler").name(3)
    game.then(hand="toy", discard="haggler blindfold")


def test_blindfold_without_another_card_in_hand_fizzles() -> None:
    game = given(hand="blindfold")
    game.play("blindfold").then(hand="", discard="blindfold", actions=1, active=0)
    assert game.asked.prompt == "action"


def test_blindfold_value_is_raised_by_what_is_played_later() -> None:
    game = given(hand="blindfold relic show", stall=stacks(5))
    game.play("blindfold").pick("choose_secretly", "relic").name(1).name(5).play("show")
    assert game.can_build("relic")


def test_blindfold_value_replaces_what_was_played_before() -> None:
    game = given(hand="show blindfold relic", stall=stacks(4))
    game.play("show").play("blindfold").name(2).name(5)
    assert game.can_build("relic")


def test_blindfold_value_must_be_used() -> None:
    game = given(hand="blindfold relic", stall=stacks(2))
    game.play("blindfold").name(1).name(5)
    assert not game.can("build")


def test_blindfold_value_ends_when_the_card_leaves_the_hand() -> None:
    game = given(hand="blindfold relic toy", stall=stacks(4), actions=2)
    game.play("blindfold").pick("choose_secretly", "relic").name(1).name(5)
    game.inventory("relic").play("toy").then(hand="relic")
    assert not game.can("build")


def test_blindfold_shifted_offers_the_values_of_this_turn() -> None:
    game = given(hand="show blindfold relic", blindfold_values="shifted")
    game.play("show").play("blindfold")
    assert game.offered() == {f"value {value}" for value in range(2, 7)}
    game.name(2)
    assert game.offered() == {f"value {value}" for value in range(2, 7)}


@pytest.mark.parametrize(("kept", "check"), [("discarded", "discard"), ("kept", "schedule")])
def test_blindfold_lies_where_turn_long_techniques_lie(kept: str, check: str) -> None:
    game = given(hand="blindfold relic", deck="junk junk junk junk", turn_long_techniques=kept)
    game.play("blindfold").name(1).name(2)
    zones: Callable[..., Stage] = game.then
    zones(**{check: "blindfold"})
    next_turn(game).then(discard="blindfold", schedule="")


def test_blindfold_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection relic", them={"discard": "blindfold"})
    game.play("reflection as blindfold").name(3).then(hand="", discard="relic reflection", actions=1)
