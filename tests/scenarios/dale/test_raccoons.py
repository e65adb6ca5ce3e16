"""Thieving Northern Raccoons: direct conflict."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.core import Dice
from tests.scenarios.dale.gestures import next_turn, seen, told, told_cards
from tests.scenarios.dale.stage import Stage, given, refused


def rolled(game: Stage, seed: int) -> Stage:
    """The same table under other stars."""
    game.table.dice = Dice.seeded(seed)
    return game


def deck_seen(game: Stage, observer: int, seat: int) -> list[str | None]:
    view: Any = game.view(observer)
    return [card and card["face"] for card in view["seats"][seat]["deck"]]


# -- Wily Fellow ----------------------------------------------------------------------------------------


def test_wily_fellow_makes_the_discard_the_deck_and_the_deck_the_discard() -> None:
    game = given(hand="fellow", deck="junk spyglass broker", discard="relic toy cookies")
    game.play("fellow").then(hand="", discard="broker spyglass junk fellow", actions=1)
    assert Counter(game._words(game.table.decks[0])) == Counter(shattered_relic=1, favourite_toy=1, cookies=1)


def test_wily_fellow_turns_the_deck_over_as_a_block() -> None:
    """The former top card is at the bottom of the new discard."""
    game = given(hand="fellow", deck="junk spyglass broker")
    game.play("fellow").then(discard="broker spyglass junk fellow")


def test_wily_fellow_shuffles_the_new_deck() -> None:
    orders = set()
    for seed in range(30):
        game = rolled(given(hand="fellow", discard="relic toy cookies"), seed)
        game.play("fellow")
        orders.add(tuple(game._words(game.table.decks[0])))
    assert len(orders) == 6


def test_wily_fellow_shows_the_old_deck_and_hides_the_new_one() -> None:
    game = given(hand="fellow", deck="junk spyglass", discard="relic toy")
    game.play("fellow")
    view: Any = game.view(1)
    assert [card["face"] for card in view["seats"][0]["discard"]] == ["spyglass", "junk", "wily_fellow"]
    assert deck_seen(game, 0, 0) == [None, None]
    assert deck_seen(game, 1, 0) == [None, None]


def test_wily_fellow_lies_on_the_new_discard_and_not_in_the_new_deck() -> None:
    game = given(hand="fellow", deck="junk", discard="toy")
    game.play("fellow").then(deck="toy", discard="junk fellow")


def test_wily_fellow_leaves_an_empty_deck_when_the_discard_was_empty() -> None:
    game = given(hand="fellow", deck="junk spyglass broker")
    game.play("fellow").then(deck="", discard="broker spyglass junk fellow", actions=1)


def test_wily_fellow_has_the_new_discard_shuffled_only_when_a_card_is_needed() -> None:
    game = given(hand="fellow relic", deck="toy")
    game.play("fellow").then(deck="", discard="toy fellow")
    game.play("relic")
    assert (len(game.table.hands[0]), len(game.table.decks[0])) == (1, 1)
    game.then(discard="relic")


def test_wily_fellow_on_an_empty_deck_empties_the_discard() -> None:
    game = given(hand="fellow", discard="toy")
    game.play("fellow").then(deck="toy", discard="fellow", actions=1)


def test_wily_fellow_without_any_card_keeps_its_bonus() -> None:
    game = given(hand="fellow")
    game.play("fellow").then(deck="", discard="fellow", junk_reserve=6, actions=1)


def test_wily_fellow_may_leave_the_order_to_chance() -> None:
    orders = set()
    for seed in range(30):
        game = rolled(given(hand="fellow", deck="relic toy cookies", wily_fellow_order="random"), seed)
        game.play("fellow").then(deck="")
        *old, top = game._words(game.table.discards[0])
        assert top == "wily_fellow"
        orders.add(tuple(old))
    assert len(orders) == 6


def test_wily_fellow_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="junk toy", discard="relic", them={"discard": "fellow"})
    game.play("reflection as fellow")
    game.then(deck="relic", discard="toy junk reflection", them={"discard": "fellow"}, actions=1)


# -- Nuisance -------------------------------------------------------------------------------------------


def test_nuisance_makes_two_players_discard_a_card() -> None:
    others = [{"hand": "toy"}, {"hand": "relic", "discard": "junk"}]
    game = given(hand="nuisance cookies", them=others)
    game.play("nuisance").choose(1).choose(2)
    game.then(
        hand="cookies",
        discard="nuisance",
        them=[{"hand": "", "discard": "toy"}, {"hand": "", "discard": "junk relic"}],
        market_discard="",
        actions=1,
    )


def test_nuisance_may_spare_all_but_one() -> None:
    game = given(hand="nuisance", them=[{"hand": "toy"}, {"hand": "relic"}])
    game.play("nuisance").choose(2).done()
    game.then(them=[{"hand": "toy", "discard": ""}, {"hand": "", "discard": "relic"}], actions=1)


def test_nuisance_may_choose_nobody() -> None:
    game = given(hand="nuisance", them=[{"hand": "toy"}, {"hand": "relic"}])
    game.play("nuisance").done()
    game.then(discard="nuisance", them=[{"hand": "toy"}, {"hand": "relic"}], actions=1)


def test_nuisance_hits_no_more_than_two_and_nobody_twice() -> None:
    game = given(hand="nuisance", them=[{"hand": "toy relic"}, {"hand": "junk"}, {"hand": "cookies"}])
    game.play("nuisance").choose(1)
    assert game.offered() == {"seat 2", "seat 3", "done"}
    game.choose(3)
    assert game.asked.prompt == "action"
    hands = [len(hand) for hand in game.table.hands[1:]]
    assert hands == [1, 1, 0]


def test_nuisance_never_hits_its_owner() -> None:
    game = given(hand="nuisance toy", them=[{"hand": "junk"}, {"hand": "junk"}])
    game.play("nuisance")
    with refused("not_offered", game):
        game.choose(0)


def test_nuisance_between_two_players_chooses_one() -> None:
    game = given(hand="nuisance", them={"hand": "toy"})
    game.play("nuisance")
    assert game.offered() == {"seat 1", "done"}
    game.choose(1).then(them={"hand": "", "discard": "toy"}, actions=1)


def test_nuisance_takes_nothing_from_an_empty_hand() -> None:
    game = given(hand="nuisance", them=[{"deck": "toy"}, {"hand": "relic"}])
    game.play("nuisance").choose(1).choose(2)
    game.then(them=[{"hand": "", "deck": "toy", "discard": ""}, {"discard": "relic"}], actions=1)


def test_nuisance_leaves_the_card_to_chance() -> None:
    lost: Counter[str] = Counter()
    for seed in range(40):
        game = rolled(given(hand="nuisance", them={"hand": "toy relic junk"}), seed)
        game.play("nuisance").choose(1)
        assert len(game.table.hands[1]) == 2
        lost.update(game._words(game.table.discards[1]))
    assert set(lost) == {"favourite_toy", "shattered_relic", "junk"}


def test_nuisance_puts_junk_on_its_owners_discard_and_not_into_the_reserve() -> None:
    game = given(hand="nuisance", them={"hand": "junk"})
    game.play("nuisance").choose(1).then(them={"hand": "", "discard": "junk"}, junk_reserve=6)


def test_nuisance_shows_the_card_to_everybody_and_no_other() -> None:
    game = given(hand="nuisance", them=[{"hand": "toy toy"}, {}])
    game.play("nuisance").choose(1).done()
    assert [card["face"] for card in told_cards(game, 2, "discarded")] == ["favourite_toy"]
    assert seen(game, 0, 1) == seen(game, 2, 1) == []


def test_nuisance_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"hand": "toy", "discard": "nuisance"})
    game.play("reflection as nuisance").choose(1)
    game.then(discard="reflection", them={"hand": "", "discard": "nuisance toy"}, actions=1)


# -- Rotten Food ----------------------------------------------------------------------------------------


def test_rotten_food_puts_a_card_on_another_players_deck() -> None:
    game = given(hand="food junk toy", them=[{"deck": "relic"}, {"deck": "cookies"}])
    game.play("food").pick("put_on_other_deck", "junk").choose(2)
    game.then(hand="toy", discard="food", them=[{"deck": "relic"}, {"deck": "cookies junk"}], actions=1)


def test_rotten_food_asks_only_what_is_open() -> None:
    game = given(hand="food toy", them={"deck": "relic"})
    game.play("food").then(hand="", discard="food", them={"deck": "relic toy"}, actions=1)


def test_rotten_food_spares_its_owner() -> None:
    game = given(hand="food junk toy", them=[{}, {}])
    game.play("food").pick("put_on_other_deck", "junk")
    assert game.offered() == {"seat 1", "seat 2"}


def test_rotten_food_must_be_served() -> None:
    game = given(hand="food junk toy", them={"deck": "relic"})
    game.play("food")
    with refused("not_offered", game):
        game.done()


def test_rotten_food_is_shown_to_nobody() -> None:
    game = given(hand="food junk toy", them=[{"deck": "relic"}, {}])
    game.play("food").pick("put_on_other_deck", "toy").choose(1)
    assert deck_seen(game, 0, 1) == [None, "favourite_toy"]
    assert deck_seen(game, 1, 1) == deck_seen(game, 2, 1) == [None, None]
    assert told_cards(game, 1, "put_on_deck") == [None]
    assert told_cards(game, 2, "put_on_deck") == [None]


def test_rotten_food_is_the_next_card_its_victim_draws() -> None:
    game = given(hand="food junk", deck="toy " * 5, them={"hand": "relic", "deck": "cookies"})
    next_turn(game.play("food")).then(active=1)
    game.play("relic").then(them={"hand": "junk", "deck": "cookies"})


def test_rotten_food_lands_on_an_empty_deck_without_a_shuffle() -> None:
    game = given(hand="food junk", them={"discard": "relic toy"})
    game.play("food").then(them={"deck": "junk", "discard": "relic toy"})


def test_rotten_food_alone_in_hand_does_nothing() -> None:
    game = given(hand="food", deck="toy", them={"deck": "relic"})
    game.play("food").then(hand="", deck="toy", discard="food", them={"deck": "relic"}, actions=1)


def test_rotten_food_copied_by_reflection() -> None:
    game = given(hand="reflection junk", them={"deck": "toy", "discard": "food"})
    game.play("reflection as food")
    game.then(hand="", discard="reflection", them={"deck": "toy junk", "discard": "food"}, actions=1)


# -- Dirty Exchange -------------------------------------------------------------------------------------


def test_dirty_exchange_takes_a_card_and_gives_one() -> None:
    game = given(hand="exchange junk", them=[{"hand": "cookies"}, {"hand": "toy"}])
    game.play("exchange").choose(2).give("junk")
    game.then(hand="toy", discard="exchange", them=[{"hand": "cookies"}, {"hand": "junk"}], actions=1)


def test_dirty_exchange_may_give_the_same_card_back() -> None:
    game = given(hand="exchange junk", them={"hand": "toy"})
    game.play("exchange")
    assert game.offered() == {"junk", "favourite_toy"}
    game.give("toy").then(hand="junk", them={"hand": "toy"}, actions=1)


def test_dirty_exchange_must_give_a_card() -> None:
    game = given(hand="exchange junk", them={"hand": "toy"})
    game.play("exchange")
    with refused("not_offered", game):
        game.done()
    alone = given(hand="exchange", them={"hand": "toy relic"})
    alone.play("exchange").then(hand="", discard="exchange", them={"hand": "toy relic"}, actions=1)


def test_dirty_exchange_leaves_the_card_taken_to_chance() -> None:
    taken: Counter[str] = Counter()
    for seed in range(40):
        game = rolled(given(hand="exchange junk", them={"hand": "toy relic cookies"}), seed)
        game.play("exchange").give("junk")
        taken.update(game._words(game.table.hands[0]))
    assert set(taken) == {"favourite_toy", "shattered_relic", "cookies"}


def test_dirty_exchange_with_an_empty_hand_gives_nothing() -> None:
    game = given(hand="exchange junk", them=[{"deck": "toy"}, {"hand": "relic"}])
    game.play("exchange").choose(1)
    game.then(
        hand="junk", discard="exchange", them=[{"hand": "", "deck": "toy"}, {"hand": "relic"}], actions=1
    )


def test_dirty_exchange_is_seen_only_by_the_two() -> None:
    game = given(hand="exchange junk", them=[{"hand": "toy"}, {}])
    game.play("exchange").choose(1).give("junk")
    assert (seen(game, 0, 0), seen(game, 0, 1)) == (["favourite_toy"], ["junk"])
    assert (seen(game, 1, 0), seen(game, 1, 1)) == (["favourite_toy"], ["junk"])
    assert (seen(game, 2, 0), seen(game, 2, 1)) == ([], [])
    assert told_cards(game, 2, "gave") == [None, None]
    faces = [card["face"] for card in told_cards(game, 1, "gave")]
    assert faces == ["favourite_toy", "junk"]


def test_dirty_exchange_copied_by_reflection() -> None:
    game = given(hand="reflection junk", them={"hand": "toy", "discard": "exchange"})
    game.play("reflection as exchange").give("junk")
    game.then(hand="toy", discard="reflection", them={"hand": "junk", "discard": "exchange"}, actions=1)


# -- Sabotage -------------------------------------------------------------------------------------------


def test_sabotage_throws_one_of_two_away_and_has_the_other_discarded() -> None:
    others = [{"deck": "junk"}, {"deck": "cookies relic toy", "discard": "junk"}]
    game = given(hand="sabotage", them=others)
    game.play("sabotage").choose(2).toss("relic")
    game.then(
        discard="sabotage",
        market_discard="relic",
        them=[{"deck": "junk"}, {"deck": "cookies", "discard": "junk toy"}],
        actions=1,
    )


def test_sabotage_sends_junk_back_to_the_reserve() -> None:
    game = given(hand="sabotage", them={"deck": "junk toy"})
    game.play("sabotage").toss("junk")
    game.then(them={"deck": "", "discard": "toy"}, market_discard="", junk_reserve=7)


def test_sabotage_looks_in_secret() -> None:
    game = given(hand="sabotage", them=[{"deck": "cookies relic toy"}, {}])
    game.play("sabotage").choose(1)
    mine: Any = game.view(0)["aside"]
    assert sorted(card["face"] for card in mine) == ["favourite_toy", "shattered_relic"]
    assert game.view(1)["aside"] == game.view(2)["aside"] == [None, None]
    assert told(game, 1, "looked")[0]["cards"] == [None, None]


def test_sabotage_must_throw_one_away() -> None:
    game = given(hand="sabotage", them={"deck": "cookies relic toy"})
    game.play("sabotage")
    assert game.offered() == {"favourite_toy", "shattered_relic"}
    with refused("not_offered", game):
        game.done()


def test_sabotage_throws_the_only_card_away() -> None:
    game = given(hand="sabotage", them={"deck": "toy"})
    game.play("sabotage").then(them={"deck": "", "discard": ""}, market_discard="toy", actions=1)


def test_sabotage_finds_nothing_where_nothing_is() -> None:
    game = given(hand="sabotage", deck="toy", them={"hand": "relic"})
    game.play("sabotage")
    game.then(
        deck="toy", discard="sabotage", market_discard="", them={"hand": "relic"}, junk_reserve=6, actions=1
    )


def test_sabotage_has_the_victims_discard_shuffled_when_their_deck_runs_out() -> None:
    game = given(hand="sabotage", discard="junk", them={"deck": "toy", "discard": "relic"})
    game.play("sabotage").toss("relic")
    game.then(discard="junk sabotage", market_discard="relic", them={"deck": "", "discard": "toy"}, actions=1)


def test_sabotage_copied_by_reflection() -> None:
    game = given(hand="reflection", them={"deck": "relic toy", "discard": "sabotage"})
    game.play("reflection as sabotage").toss("toy")
    game.then(discard="reflection", market_discard="toy", them={"discard": "sabotage relic"}, actions=1)


# -- Treasure Hunter ------------------------------------------------------------------------------------


def test_treasure_hunter_takes_the_top_of_another_players_discard() -> None:
    others = [{"discard": "junk"}, {"discard": "cookies toy"}]
    game = given(hand="hunter junk", them=others, actions=2)
    game.play("hunter").choose(2)
    game.then(
        hand="junk toy", discard="hunter", them=[{"discard": "junk"}, {"discard": "cookies"}], actions=1
    )


def test_treasure_hunter_has_no_bonus() -> None:
    game = given(hand="hunter", deck="junk " * 4, them={"discard": "toy"}, sets="macaws raccoons squirrels")
    game.play("hunter").then(hand="toy junk junk junk junk", discard="hunter", active=1)


def test_treasure_hunter_chooses_among_discards_that_hold_a_card() -> None:
    game = given(hand="hunter", them=[{"discard": "junk"}, {"deck": "relic"}, {"discard": "toy"}])
    game.play("hunter")
    assert game.offered() == {"seat 1", "seat 3"}
    with refused("not_offered", game):
        game.choose(2)


def test_treasure_hunter_must_take_what_there_is() -> None:
    game = given(hand="hunter", them=[{"deck": "toy"}, {"discard": "junk"}], actions=2)
    game.play("hunter").then(hand="junk", them=[{"deck": "toy"}, {"discard": ""}], actions=1)


def test_treasure_hunter_fizzles_when_all_other_discards_are_empty() -> None:
    game = given(hand="hunter", discard="relic", them=[{"deck": "toy"}, {"hand": "junk"}], actions=2)
    game.play("hunter")
    game.then(hand="", discard="relic hunter", them=[{"deck": "toy"}, {"hand": "junk"}], actions=1)


def test_treasure_hunter_takes_a_card_everybody_saw() -> None:
    game = given(hand="hunter relic", them=[{"discard": "toy"}, {}], actions=2)
    game.play("hunter")
    assert seen(game, 2, 0) == ["favourite_toy"]


def test_treasure_hunter_keeps_the_card_for_good() -> None:
    game = given(hand="hunter", market="show", them={"discard": "toy"}, actions=3)
    game.play("hunter").purchase("show", "toy")
    game.then(hand="show", discard="hunter toy", them={"discard": ""}, actions=1)


def test_treasure_hunter_copied_by_reflection_takes_the_very_card_it_copied() -> None:
    game = given(hand="reflection", them={"discard": "toy hunter"}, actions=2)
    game.play("reflection as hunter")
    game.then(hand="hunter", discard="reflection", them={"discard": "toy"}, actions=1)
