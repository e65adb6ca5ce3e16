"""Scheming Green Magpies: guessing and stealing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import next_turn, seen, stacks, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded
from tests.scenarios.dale.stage import Stage, given, refused


def turned_over(game: Stage, observer: int) -> list[str]:
    """The faces turned over for everybody, as an observer saw them."""
    return sorted(card["face"] for card in told_cards(game, observer, "turned_over"))


# -- Pompous Professional -------------------------------------------------------------------------------


def named(game: Stage, name: str) -> Stage:
    """Pompous Professional is played and names a set."""
    return game.play("professional").answer(("set", name))


def test_pompous_professional_takes_a_card_of_the_set_named() -> None:
    game = given(hand="professional junk", deck="junk toy nuisance relic")
    named(game, "macaws").take("relic")
    assert sorted(game._words(game.table.decks[0])) == ["favourite_toy", "junk", "nuisance"]
    game.then(hand="relic junk", discard="professional", actions=1)


def test_pompous_professional_must_take_a_card_that_fits() -> None:
    one = given(hand="professional", deck="junk nuisance relic")
    named(one, "macaws").then(hand="relic", actions=1)
    two = given(hand="professional", deck="junk toy relic")
    named(two, "macaws")
    assert two.offered() == {"favourite_toy", "shattered_relic"}
    with refused("not_offered", two):
        two.done()


def test_pompous_professional_takes_nothing_where_nothing_fits() -> None:
    game = given(hand="professional", deck="relic junk nuisance junk")
    named(game, "macaws").then(hand="", discard="professional", actions=1)
    assert len(game.table.decks[0]) == 4


def test_pompous_professional_names_a_set_of_the_game_and_not_junk() -> None:
    game = given(hand="professional", deck="junk", sets="magpies raccoons owls")
    game.play("professional")
    assert game.asked.prompt == "name_set"
    assert game.offered() == {"set magpies", "set raccoons", "set owls"}


def test_pompous_professional_shuffles_the_rest_into_the_whole_deck() -> None:
    orders = set()
    for seed in range(60):
        game = reseeded(given(hand="professional", deck="toy nuisance junk relic"), seed)
        named(game, "macaws")
        orders.add(tuple(game._words(game.table.decks[0])))
    assert len(orders) == 6


def test_pompous_professional_makes_do_with_fewer_cards() -> None:
    game = given(hand="professional", deck="toy junk")
    named(game, "macaws").then(hand="toy", deck="junk", discard="professional", actions=1)


def test_pompous_professional_shuffles_the_discard_for_the_missing_cards_but_not_itself() -> None:
    game = given(hand="professional", deck="junk", discard="nuisance toy")
    named(game, "macaws").then(hand="toy", discard="professional", actions=1)
    assert sorted(game._words(game.table.decks[0])) == ["junk", "nuisance"]


def test_pompous_professional_without_any_card_keeps_its_bonus() -> None:
    game = given(hand="professional")
    named(game, "magpies").then(hand="", deck="", discard="professional", junk_reserve=6, actions=1)


def test_pompous_professional_shows_all_three_cards_to_everybody() -> None:
    game = given(hand="professional", deck="cookies junk toy relic", them=[{}, {}])
    named(game, "macaws")
    for observer in (0, 1, 2):
        aside: Any = game.view(observer)["aside"]
        assert sorted(card["face"] for card in aside) == ["favourite_toy", "junk", "shattered_relic"]
        assert turned_over(game, observer) == ["favourite_toy", "junk", "shattered_relic"]
    assert [event["set"] for event in told(game, 1, "named_set")] == ["macaws"]


def test_pompous_professional_leaves_only_the_card_taken_known() -> None:
    game = given(hand="professional", deck="cookies junk toy relic")
    named(game, "macaws").take("relic")
    assert seen(game, 1, 0) == ["shattered_relic"]
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None, None, None]


def test_pompous_professional_counts_a_chameleon_as_what_is_printed_on_it() -> None:
    game = given(hand="professional", deck="reflection junk", them={"discard": "toy"})
    named(game, "macaws").then(hand="", actions=1)
    again = given(hand="professional", deck="reflection junk", them={"discard": "toy"})
    named(again, "chameleons").then(hand="reflection", actions=1)


def test_pompous_professional_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="toy", them={"deck": "relic", "discard": "professional"})
    game.play("reflection as professional").answer(("set", "macaws"))
    game.then(hand="toy", deck="", discard="reflection", them={"deck": "relic"}, actions=1)


# -- Bribe ----------------------------------------------------------------------------------------------


NO_QUESTIONS = "magpies macaws raccoons"
"""Sets of which nothing is asked in clean-up."""


@pytest.mark.parametrize(
    ("payment", "price", "size"), [("bribe", 2, 6), ("bribe bribe", 4, 7), ("bribe bribe bribe", 6, 8)]
)
def test_bribe_in_a_payment_enlarges_the_hand_by_one_each(payment: str, price: int, size: int) -> None:
    market = "- " * (price - 2) + "nuisance"
    game = given(hand=payment, deck="junk " * 9, market=market, sets=NO_QUESTIONS)
    assert game.price("nuisance") == price
    game.purchase("nuisance", *payment.split())
    game.then(hand="nuisance" + " junk" * (size - 1), discard=payment, active=1)


def test_bribe_counts_in_every_purchase_of_the_turn() -> None:
    game = given(
        hand="bribe bribe", deck="junk " * 9, market="nuisance - cookies", sets=NO_QUESTIONS, actions=2
    )
    game.purchase("nuisance", "bribe").then(hand="nuisance bribe", actions=1)
    view: Any = game.view(1)
    assert view["hand_bonus"] == 1
    game.purchase("cookies", "bribe", "nuisance")
    game.then(hand="cookies" + " junk" * 7, active=1)


def test_bribe_works_for_this_turn_only() -> None:
    them = {"hand": "junk junk junk junk junk"}
    game = given(hand="bribe", deck="junk " * 9, market="nuisance", them=them, sets=NO_QUESTIONS)
    next_turn(game.purchase("nuisance", "bribe")).then(active=0)
    assert len(game.table.hands[0]) == 6
    next_turn(game.inventory("junk", "junk", "junk"))
    assert len(game.table.hands[0]) == 5


def test_bribe_does_not_enlarge_the_hand_of_the_next_player() -> None:
    them = {"hand": "junk", "deck": "junk " * 9}
    game = given(hand="bribe", deck="junk " * 9, market="nuisance", them=them, sets=NO_QUESTIONS)
    next_turn(game.purchase("nuisance", "bribe"))
    assert len(game.table.hands[1]) == 5


def test_bribe_draws_nothing_into_a_hand_that_is_large_enough() -> None:
    hand = "bribe junk junk junk junk junk junk"
    game = given(hand=hand, deck="relic", market="nuisance", sets=NO_QUESTIONS)
    game.purchase("nuisance", "bribe").then(hand="nuisance" + " junk" * 6, deck="relic", active=1)


@pytest.mark.parametrize("way", ["inventory", "build", "hold"])
def test_bribe_works_only_in_a_payment(way: str) -> None:
    game = given(hand="bribe", deck="junk " * 9, stall=stacks(1), sets=NO_QUESTIONS)
    if way == "build":
        game.build("bribe")
    else:
        game.inventory(*(["bribe"] if way == "inventory" else []))
    assert (game.table.active, len(game.table.hands[0])) == (1, 5)


def test_bribe_cannot_be_played() -> None:
    game = given(hand="bribe")
    with refused("not_a_technique", game):
        game.play("bribe")


def test_bribe_copied_by_reflection() -> None:
    game = given(hand="reflection bribe", deck="junk " * 9, market="- - nuisance", them={"discard": "bribe"})
    game.purchase("nuisance", "reflection as bribe", "bribe")
    game.then(hand="nuisance" + " junk" * 6, discard="reflection bribe")


# -- Burglary -------------------------------------------------------------------------------------------


def test_burglary_takes_a_card_whose_value_was_guessed() -> None:
    others = [{"deck": "junk"}, {"deck": "toy relic", "discard": "broker"}]
    game = given(hand="burglary", them=others)
    game.play("burglary").choose(2).name(3)
    game.then(
        hand="relic",
        discard="burglary",
        them=[{"deck": "junk"}, {"deck": "toy", "discard": "broker"}],
        actions=1,
    )


def test_burglary_has_a_card_discarded_whose_value_was_not_guessed() -> None:
    game = given(hand="burglary", them={"deck": "toy relic", "discard": "broker"})
    game.play("burglary").name(4)
    game.then(hand="", discard="burglary", them={"deck": "toy", "discard": "broker relic"}, actions=1)


def test_burglary_names_a_value_from_1_to_5() -> None:
    game = given(hand="burglary", them={"deck": "junk"})
    game.play("burglary")
    assert game.asked.prompt == "name_value"
    assert game.offered() == {f"value {value}" for value in range(1, 6)}
    game.name(1).then(hand="junk", them={"deck": "", "discard": ""}, junk_reserve=6)


def test_burglary_is_about_the_printed_value() -> None:
    game = given(hand="show burglary", them={"deck": "relic"})
    game.play("show").play("burglary").name(3).then(hand="relic", them={"discard": ""})


def test_burglary_has_the_discard_of_the_victim_shuffled_when_their_deck_is_empty() -> None:
    game = given(hand="burglary", discard="toy", them={"discard": "relic relic"})
    game.play("burglary").name(3)
    game.then(hand="relic", discard="toy burglary", them={"deck": "relic", "discard": ""}, actions=1)


def test_burglary_finds_nothing_where_nothing_is() -> None:
    game = given(hand="burglary", deck="toy", them={"hand": "relic"}, junk_fallback="any_draw")
    game.play("burglary")
    game.then(hand="", deck="toy", discard="burglary", them={"hand": "relic"}, junk_reserve=6, actions=1)


@pytest.mark.parametrize("guess", [3, 4])
def test_burglary_shows_the_card_to_everybody_after_the_guess(guess: int) -> None:
    game = given(hand="burglary", them=[{"deck": "toy relic"}, {}])
    game.play("burglary").choose(1)
    assert all(deck_seen(game, observer, 1) == [None, None] for observer in (0, 1, 2))
    game.name(guess)
    assert all(turned_over(game, observer) == ["shattered_relic"] for observer in (0, 1, 2))
    assert [event["value"] for event in told(game, 2, "named")] == [guess]
    assert seen(game, 2, 0) == (["shattered_relic"] if guess == 3 else [])
    with refused("learned", game):
        game.match.undo()


def test_burglary_spares_its_owner_but_not_the_teammate() -> None:
    game = given(hand="burglary", them=[{}, {"deck": "toy"}], teams=True)
    game.play("burglary")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).name(5).then(hand="toy", them=[{}, {"deck": ""}])


def test_burglary_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"deck": "toy", "discard": "burglary"})
    game.play("reflection as burglary").name(5)
    game.then(hand="toy", discard="reflection", them={"deck": "", "discard": "burglary"}, actions=1)
