"""Prepared Grizzled Tree-kangaroos: the techniques that store cards."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import my_next_turn, next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_in_order, deck_of, deck_seen, reseeded, stored_seen
from tests.scenarios.dale.stage import Stage, given, refused

FULL = "junk junk junk junk junk"
"""A hand that draws nothing in clean-up."""


def store_toy(technique: str, them: str = "", discard: str = "") -> Stage:
    """One of the storing techniques, at the moment the only Toy was stored under it."""
    storing = technique.split()[-1]
    from_hand = storing in ("guardian", "depot")
    hand = f"{technique.split()[0]} {FULL} toy" if from_hand else f"{technique.split()[0]} {FULL}"
    game = given(hand=hand, deck="" if from_hand else "toy", them={"hand": them, "discard": discard})
    game.play(technique)
    return game.pick("store", "toy") if from_hand else game


STORING = ["guardian", "wheelbarrow", "vigilance", "depot"]

# -- what holds for all of them -------------------------------------------------------------------------


@pytest.mark.parametrize("storing", STORING)
def test_clever_guardian_and_the_others_wait_in_the_schedule_and_give_their_bonus_now(storing: str) -> None:
    game = store_toy(storing).then(schedule=storing, stored="toy", discard="", actions=1, active=0)
    next_turn(game).then(schedule=storing, stored="toy", active=1)


@pytest.mark.parametrize("storing", STORING)
def test_clever_guardian_and_the_others_are_discarded_when_the_card_is_back(storing: str) -> None:
    game = my_next_turn(store_toy(storing))
    if storing == "wheelbarrow":
        game.no()
    game.then(schedule="", stored="", discard=storing, actions=1, active=0)
    assert "favourite_toy" in seen(game, 0, 0)
    assert not game.table.stored


@pytest.mark.parametrize("storing", STORING)
def test_clever_guardian_and_the_others_show_the_stored_card_to_their_owner_only(storing: str) -> None:
    game = store_toy(storing)
    assert [stored_seen(game, observer, 0) for observer in range(3)] == [["favourite_toy"], [None], [None]]
    (stored,) = told(game, 1, "stored")
    assert (stored["cards"], stored["seat"]) == ([None], 0)
    my_next_turn(game)
    if storing == "wheelbarrow":
        assert stored_seen(game, 1, 0) == [None]
        game.no()
    assert told_cards(game, 1, "took")[-1] is None
    assert "favourite_toy" not in seen(game, 1, 0)


@pytest.mark.parametrize("storing", STORING)
@pytest.mark.parametrize("effect", ["nuisance", "umbrella", "swapper"])
def test_clever_guardian_and_the_others_keep_the_stored_card_out_of_reach(storing: str, effect: str) -> None:
    game = next_turn(store_toy(storing, them=effect)).play(effect)
    if effect == "nuisance":
        game.choose(0).then(discard="junk")
    elif effect == "umbrella":
        assert game.offered() == {"junk", "done"}
    else:
        game.then(them={"hand": "", "discard": "swapper"})
    game.then(schedule=storing, stored="toy")


@pytest.mark.parametrize("storing", STORING)
def test_clever_guardian_and_the_others_copied_by_reflection(storing: str) -> None:
    game = store_toy(f"reflection as {storing}", them=FULL, discard=storing)
    game.then(schedule="reflection", stored="toy", actions=1)
    my_next_turn(game)
    if storing == "wheelbarrow":
        game.no()
    game.then(hand=f"{FULL} toy", schedule="", discard="reflection", them={"discard": storing})


# -- Clever Guardian ------------------------------------------------------------------------------------


def test_clever_guardian_stores_a_card_of_the_hand_until_the_next_turn() -> None:
    game = given(hand="guardian toy relic", deck=FULL)
    game.play("guardian").pick("store", "relic").then(hand="toy", stored="relic", deck=FULL)
    my_next_turn(game).then(hand="toy junk junk junk junk relic", discard="guardian", deck="junk")


def test_clever_guardian_has_to_store_a_card() -> None:
    game = given(hand="guardian toy relic")
    game.play("guardian")
    with refused("not_offered", game):
        game.done()


def test_clever_guardian_stores_the_only_card_without_asking() -> None:
    game = given(hand="guardian toy")
    game.play("guardian").then(hand="", schedule="guardian", stored="toy", actions=1)


def test_clever_guardian_with_an_empty_hand_is_discarded_at_once() -> None:
    game = given(hand="guardian", deck="toy")
    game.play("guardian").then(hand="", deck="toy", discard="guardian", schedule="", actions=1)


def test_clever_guardian_frees_a_place_in_the_hand() -> None:
    game = given(hand="guardian toy relic relic relic relic", deck="junk junk")
    next_turn(game.play("guardian").pick("store", "toy"))
    game.then(hand="relic relic relic relic junk", deck="junk", stored="toy")


def test_clever_guardian_stores_another_guardian_which_sleeps_meanwhile() -> None:
    game = given(hand="guardian guardian relic", deck=FULL)
    game.play("guardian").pick("store", "guardian").then(hand="relic", schedule="guardian", stored="guardian")
    my_next_turn(game).then(schedule="", discard="guardian")
    assert game.can("play", "guardian")


def test_clever_guardian_keeps_its_card_apart_from_that_of_another() -> None:
    game = given(hand="guardian guardian toy relic", deck=FULL)
    game.play("guardian").pick("store", "toy").play("guardian")
    first, second = game.table.schedules[0]
    assert [game._words(game.table.stored[card]) for card in (first, second)] == [
        ["favourite_toy"],
        ["shattered_relic"],
    ]
    my_next_turn(game).answer(second).then(discard="guardian guardian", schedule="")


def test_clever_guardian_clouds_which_of_the_known_cards_is_stored() -> None:
    """Everybody saw the Toy come into the hand; it may be the one stored, or not."""
    game = given(hand="swapper guardian junk", them={"discard": "toy"})
    game.play("swapper")
    assert seen(game, 1, 0) == ["favourite_toy"]
    game.play("guardian").pick("store", "junk")
    assert (seen(game, 1, 0), stored_seen(game, 1, 0)) == ([], [None])
    assert (seen(game, 0, 0), stored_seen(game, 0, 0)) == (["favourite_toy"], ["junk"])


def test_clever_guardian_cannot_hide_the_only_card_everybody_knows() -> None:
    game = given(hand="swapper guardian", them={"discard": "toy"})
    game.play("swapper").play("guardian")
    assert stored_seen(game, 1, 0) == ["favourite_toy"]


def test_clever_guardian_makes_a_card_forget_that_it_was_used() -> None:
    game = given(hand=f"guardian barometer {FULL}", market_deck="relic toy")
    game.use("barometer").play("guardian").pick("store", "barometer")
    assert (game.table.used, game.table.modifiers) == ((), ())


# -- Wheelbarrow ----------------------------------------------------------------------------------------


def test_wheelbarrow_stores_the_top_card_of_the_deck() -> None:
    game = given(hand="wheelbarrow relic", deck="junk toy")
    game.play("wheelbarrow").then(hand="relic", deck="junk", stored="toy", schedule="wheelbarrow", actions=1)


@pytest.mark.parametrize("tossed", [True, False])
def test_wheelbarrow_throws_the_card_away_or_hands_it_over_next_turn(tossed: bool) -> None:
    game = my_next_turn(given(hand=f"wheelbarrow {FULL}", deck="toy").play("wheelbarrow"))
    assert (game.asked.prompt, game.asked.seat, game.offered()) == ("toss_stored", 0, {"yes", "no"})
    game.answer(("yes",) if tossed else ("no",))
    game.then(
        hand=FULL if tossed else f"{FULL} toy",
        market_discard="toy" if tossed else "",
        discard="wheelbarrow",
        actions=1,
    )


def test_wheelbarrow_returns_junk_to_the_reserve() -> None:
    game = my_next_turn(
        given(hand=f"wheelbarrow {FULL}", deck="junk", them={"hand": FULL}).play("wheelbarrow")
    )
    game.yes().then(hand=FULL, junk_reserve=7, market_discard="")


def test_wheelbarrow_shows_a_card_only_when_it_is_thrown_away() -> None:
    game = my_next_turn(given(hand=f"wheelbarrow {FULL}", deck="toy").play("wheelbarrow"))
    assert told(game, 1, "tossed") == []
    game.yes()
    assert [card["face"] for card in told_cards(game, 1, "tossed")] == ["favourite_toy"]


def test_wheelbarrow_shuffles_the_discard_for_a_card_without_itself() -> None:
    game = given(hand="wheelbarrow", discard="toy")
    game.play("wheelbarrow").then(deck="", discard="", schedule="wheelbarrow", stored="toy")


def test_wheelbarrow_without_a_card_to_draw_is_discarded_at_once() -> None:
    game = given(hand="wheelbarrow relic")
    game.play("wheelbarrow").then(hand="relic", discard="wheelbarrow", schedule="", junk_reserve=6, actions=1)


# -- Vigilance ------------------------------------------------------------------------------------------


def test_vigilance_stores_a_card_of_the_deck_and_hands_it_over_next_turn() -> None:
    game = given(hand=f"vigilance {FULL}", deck="junk toy junk relic", discard="cookies")
    game.play("vigilance")
    assert game.offered() == {"junk", "favourite_toy", "shattered_relic"}
    game.pick("store_from_deck", "toy").then(hand=FULL, stored="toy", discard="cookies", actions=1)
    assert deck_of(game, 0) == ["junk", "junk", "shattered_relic"]
    my_next_turn(game).then(hand=f"{FULL} toy", discard="cookies vigilance")


def test_vigilance_shuffles_the_deck() -> None:
    orders = set()
    for seed in range(40):
        game = reseeded(given(hand="vigilance", deck="toy relic cookies broker"), seed)
        game.play("vigilance").pick("store_from_deck", "toy")
        orders.add(deck_in_order(game, 0))
    assert len(orders) == 6


def test_vigilance_has_to_store_a_card() -> None:
    game = given(hand="vigilance", deck="toy relic")
    game.play("vigilance")
    with refused("not_offered", game):
        game.done()


def test_vigilance_on_an_empty_deck_is_discarded_at_once_and_leaves_the_discard() -> None:
    game = given(hand="vigilance", discard="toy relic")
    game.play("vigilance").then(deck="", discard="toy relic vigilance", schedule="", actions=1)


def test_vigilance_searches_the_discard_too_where_searching_shuffles() -> None:
    game = given(hand="vigilance", discard="toy relic", search_reshuffles=True)
    game.play("vigilance").pick("store_from_deck", "toy").then(deck="relic", discard="", stored="toy")


def test_vigilance_lets_nobody_else_see_the_deck() -> None:
    game = given(hand="vigilance", deck="toy relic cookies")
    game.play("vigilance")
    assert told(game, 1, "searched")[0]["cards"] == [None] * 3
    game.pick("store_from_deck", "toy")
    assert deck_seen(game, 0, 0) == deck_seen(game, 1, 0) == [None, None]


@pytest.mark.parametrize(("storing", "known"), [("wheelbarrow", "favourite_toy"), ("vigilance", None)])
def test_vigilance_clouds_what_another_player_put_on_the_deck(storing: str, known: str | None) -> None:
    """The top card that Wheelbarrow stores is no riddle to who put it there."""
    game = given(hand=f"{storing} {FULL}", deck="relic relic", them={"hand": f"food {FULL} toy"}, active=1)
    next_turn(game.play("food").pick("put_on_other_deck", "toy"))
    assert deck_seen(game, 1, 0) == [None, None, "favourite_toy"]
    game.play(storing)
    if storing == "vigilance":
        game.pick("store_from_deck", "toy")
    assert (stored_seen(game, 0, 0), stored_seen(game, 1, 0)) == (["favourite_toy"], [known])


# -- Supply Depot ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["toy", "relic", "toy relic", "toy cookies"])
def test_supply_depot_stores_one_or_two_cards(cards: str) -> None:
    game = given(hand=f"depot {FULL} toy relic cookies")
    game.play("depot").pick("store", *cards.split()).then(stored=cards, schedule="depot", actions=1)
    my_next_turn(game).then(hand=f"{FULL} toy relic cookies", discard="depot", schedule="")


def test_supply_depot_stores_no_more_than_two_cards() -> None:
    game = given(hand="depot toy relic cookies")
    game.play("depot")
    with refused("too_many", game):
        game.pick("store", "toy", "relic", "cookies")


def test_supply_depot_that_stores_nothing_is_discarded_at_once() -> None:
    game = given(hand="depot toy relic")
    game.play("depot").done().then(hand="toy relic", discard="depot", schedule="", actions=1)


def test_supply_depot_with_an_empty_hand_is_discarded_at_once() -> None:
    game = given(hand="depot", deck="toy")
    game.play("depot").then(hand="", deck="toy", discard="depot", schedule="", actions=1)


def test_supply_depot_hides_both_cards_but_not_their_number() -> None:
    game = given(hand="depot toy relic cookies")
    game.play("depot").pick("store", "toy", "relic")
    assert stored_seen(game, 0, 0) == ["favourite_toy", "shattered_relic"]
    assert stored_seen(game, 1, 0) == [None, None]
