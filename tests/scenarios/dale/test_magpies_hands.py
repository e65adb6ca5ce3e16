"""Grasp, Periscope and Sudden Nap, the dearest magpies."""

from __future__ import annotations

from collections import Counter

import pytest

from comptoir.core import Dice
from tests.scenarios.dale.gestures import seen, told, told_cards
from tests.scenarios.dale.glances import reseeded
from tests.scenarios.dale.stage import Stage, given, refused

# -- Grasp ----------------------------------------------------------------------------------------------


def test_grasp_takes_a_card_whose_value_was_guessed() -> None:
    game = given(hand="grasp junk", them=[{"hand": "junk"}, {"hand": "relic", "discard": "toy"}])
    game.play("grasp").choose(2).name(3)
    game.then(
        hand="relic junk", discard="grasp", them=[{"hand": "junk"}, {"hand": "", "discard": "toy"}], actions=1
    )


def test_grasp_leaves_a_card_whose_value_was_not_guessed() -> None:
    game = given(hand="grasp", them={"hand": "relic", "discard": "toy"})
    game.play("grasp").name(2)
    game.then(hand="", discard="grasp", them={"hand": "relic", "discard": "toy"}, actions=1)


@pytest.mark.parametrize("guess", [3, 4])
def test_grasp_shows_the_card_to_everybody_after_the_guess(guess: int) -> None:
    game = given(hand="grasp", them=[{"hand": "relic relic"}, {}])
    game.play("grasp").choose(1)
    assert seen(game, 0, 1) == seen(game, 2, 1) == []
    game.name(guess)
    holder = 0 if guess == 3 else 1
    for observer in (0, 2):
        (shown,) = told_cards(game, observer, "revealed")
        assert shown["face"] == "shattered_relic"
        assert seen(game, observer, holder) == ["shattered_relic"]
        assert seen(game, observer, 1 - holder) == []
    assert [event["value"] for event in told(game, 2, "named")] == [guess]


def test_grasp_leaves_the_card_to_chance() -> None:
    shown: Counter[str] = Counter()
    for seed in range(40):
        game = reseeded(given(hand="grasp", them={"hand": "toy relic junk"}), seed)
        game.play("grasp").name(2)
        shown.update(seen(game, 0, 1))
    assert set(shown) == {"favourite_toy", "shattered_relic", "junk"}


@pytest.mark.parametrize("known", ["toy relic junk", "relic"])
def test_grasp_is_a_guess_even_when_cards_of_the_hand_are_known(known: str) -> None:
    """Which card was picked stays open to the one who guesses, in every world they can imagine."""
    game = given(hand="grasp", them={"hand": "toy relic junk"})
    for word in known.split():
        game.table.known[game.card(word, game.table.hands[1])] = game.table.public
    game.match._settle()
    game.play("grasp")
    right = 0
    for seed in range(60):
        world = game.match.imagine(0, Dice.seeded(seed))
        world.answer(0, ("value", 3))
        right += len(world.table.hands[0])
    assert 5 < right < 40


def test_grasp_cannot_be_taken_back() -> None:
    game = given(hand="grasp", them={"hand": "relic"})
    game.play("grasp").name(2)
    with refused("learned", game):
        game.match.undo()


def test_grasp_is_about_the_printed_value() -> None:
    game = given(hand="show grasp", them={"hand": "relic"})
    game.play("show").play("grasp")
    assert game.offered() == {f"value {value}" for value in range(1, 6)}
    game.name(3).then(hand="relic", them={"hand": ""})


def test_grasp_finds_nothing_in_an_empty_hand() -> None:
    game = given(hand="grasp junk", them={"deck": "relic"})
    game.play("grasp").then(hand="junk", discard="grasp", them={"hand": "", "deck": "relic"}, actions=1)


def test_grasp_spares_its_owner_but_not_the_teammate() -> None:
    game = given(hand="grasp", them=[{}, {"hand": "toy"}], teams=True)
    game.play("grasp")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).name(5).then(hand="toy", them=[{}, {"hand": ""}])


def test_grasp_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"hand": "toy", "discard": "grasp"})
    game.play("reflection as grasp").name(5)
    game.then(hand="toy", discard="reflection", them={"hand": "", "discard": "grasp"}, actions=1)


# -- Periscope ------------------------------------------------------------------------------------------


def looking_for(game: Stage, card: str) -> Stage:
    """Periscope is played and names a card."""
    return game.play("periscope").answer(("card", card))


def test_periscope_takes_the_card_named_and_has_the_other_discarded() -> None:
    others = [{"deck": "toy toy"}, {"deck": "broker relic junk", "discard": "spyglass"}]
    game = given(hand="periscope", them=others)
    looking_for(game, "shattered_relic").choose(2)
    game.then(
        hand="relic",
        discard="periscope",
        them=[{"deck": "toy toy", "discard": ""}, {"deck": "broker", "discard": "spyglass junk"}],
        actions=1,
    )


def test_periscope_takes_both_cards_that_bear_the_name() -> None:
    game = given(hand="periscope", them={"deck": "broker relic relic"})
    looking_for(game, "shattered_relic")
    game.then(hand="relic relic", them={"deck": "broker", "discard": ""}, actions=1)


def test_periscope_has_both_cards_discarded_one_by_one_when_it_was_wrong() -> None:
    game = given(hand="periscope", them={"deck": "broker relic toy"})
    looking_for(game, "cookies").then(hand="", them={"deck": "broker", "discard": "toy relic"}, actions=1)


def test_periscope_names_any_card_of_the_game_junk_included() -> None:
    game = given(hand="periscope", them={"deck": "junk junk"}, sets="magpies macaws raccoons")
    game.play("periscope")
    assert game.asked.prompt == "name_card"
    assert len(game.asked.options) == 3 * 6 + 1
    assert {"card junk", "card swift_broker", "card periscope"} <= game.offered()
    assert "card acorn" not in game.offered()
    game.answer(("card", "junk")).then(hand="junk junk", them={"deck": "", "discard": ""}, junk_reserve=6)


def test_periscope_is_about_the_name_and_not_the_value() -> None:
    game = given(hand="periscope", them={"deck": "toy show"})
    looking_for(game, "favourite_toy").then(hand="toy", them={"deck": "", "discard": "show"})


def test_periscope_has_the_first_card_shuffled_in_when_the_deck_runs_out() -> None:
    game = given(hand="periscope", them={"deck": "junk"})
    looking_for(game, "cookies").then(them={"deck": "", "discard": "junk"}, actions=1)
    assert len(told(game, 0, "discarded")) == 2
    last = set()
    for seed in range(20):
        game = reseeded(given(hand="periscope", them={"deck": "junk", "discard": "toy"}), seed)
        last.update(looking_for(game, "cookies")._words(game.table.discards[1]))
    assert last == {"junk", "favourite_toy"}


def test_periscope_has_a_card_it_took_not_shuffled_in() -> None:
    game = given(hand="periscope", them={"deck": "junk", "discard": "toy"})
    looking_for(game, "junk").then(hand="junk", them={"deck": "", "discard": "toy"}, actions=1)


def test_periscope_makes_do_with_fewer_cards() -> None:
    game = given(hand="periscope", them={"deck": "toy"})
    looking_for(game, "favourite_toy").then(hand="toy", them={"deck": "", "discard": ""}, actions=1)
    nothing = given(hand="periscope", them={"hand": "toy"}, junk_fallback="any_draw")
    looking_for(nothing, "junk").then(hand="", them={"hand": "toy"}, junk_reserve=6, actions=1)


def test_periscope_shows_everything_to_everybody() -> None:
    game = given(hand="periscope", them=[{"deck": "broker relic junk"}, {}])
    looking_for(game, "shattered_relic").choose(1)
    assert [event["face"] for event in told(game, 2, "named_card")] == ["shattered_relic"]
    assert [card["face"] for card in told_cards(game, 2, "discarded")] == ["junk", "shattered_relic"]
    assert seen(game, 2, 0) == seen(game, 1, 0) == ["shattered_relic"]


def test_periscope_counts_a_chameleon_as_what_is_printed_on_it() -> None:
    game = given(hand="periscope", discard="toy", them={"deck": "junk reflection"})
    looking_for(game, "favourite_toy").then(hand="", them={"discard": "reflection junk"})


def test_periscope_spares_its_owner_but_not_the_teammate() -> None:
    game = given(hand="periscope", them=[{}, {"deck": "junk toy"}], teams=True)
    looking_for(game, "favourite_toy")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).then(hand="toy", them=[{}, {"deck": "", "discard": "junk"}])


def test_periscope_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"deck": "junk toy", "discard": "periscope"})
    game.play("reflection as periscope").answer(("card", "favourite_toy"))
    game.then(hand="toy", discard="reflection", them={"deck": "", "discard": "periscope junk"}, actions=1)


# -- Sudden Nap -----------------------------------------------------------------------------------------


def test_sudden_nap_throws_away_a_card_of_another_hand() -> None:
    game = given(hand="nap junk", them=[{"hand": "junk"}, {"hand": "toy"}], market_discard="relic")
    game.play("nap").choose(2)
    game.then(
        hand="junk",
        discard="nap",
        them=[{"hand": "junk"}, {"hand": "", "discard": ""}],
        market_discard="relic toy",
        actions=1,
    )


def test_sudden_nap_sends_junk_back_to_the_reserve() -> None:
    game = given(hand="nap", them={"hand": "junk"})
    game.play("nap").then(them={"hand": "", "discard": ""}, market_discard="", junk_reserve=7, actions=1)


def test_sudden_nap_finds_nothing_in_an_empty_hand() -> None:
    game = given(hand="nap junk", them={"deck": "toy"})
    game.play("nap").then(hand="junk", discard="nap", them={"deck": "toy"}, market_discard="", actions=1)


def test_sudden_nap_leaves_the_card_to_chance() -> None:
    lost: Counter[str] = Counter()
    for seed in range(40):
        game = reseeded(given(hand="nap", them={"hand": "toy relic cookies"}), seed)
        game.play("nap")
        assert len(game.table.hands[1]) == 2
        lost.update(game._words(game.table.market_discard))
    assert set(lost) == {"favourite_toy", "shattered_relic", "cookies"}


def test_sudden_nap_shows_the_card_to_everybody_and_no_other() -> None:
    game = given(hand="nap", them=[{"hand": "toy toy"}, {}])
    game.play("nap").choose(1)
    assert [card["face"] for card in told_cards(game, 2, "tossed")] == ["favourite_toy"]
    assert seen(game, 0, 1) == seen(game, 2, 1) == []


def test_sudden_nap_throws_a_chameleon_on_the_market_discard() -> None:
    game = given(hand="nap", discard="junk", them={"hand": "reflection"})
    game.play("nap").then(market_discard="reflection", junk_reserve=6)


def test_sudden_nap_spares_its_owner_but_not_the_teammate() -> None:
    game = given(hand="nap", them=[{}, {"hand": "toy"}], teams=True)
    game.play("nap")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).then(them=[{}, {"hand": ""}], market_discard="toy")


def test_sudden_nap_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"hand": "toy", "discard": "nap"})
    game.play("reflection as nap")
    game.then(discard="reflection", them={"hand": "", "discard": "nap"}, market_discard="toy", actions=1)
