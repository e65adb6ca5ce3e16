"""Diligent Pale-throated Sloths: delayed actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import (
    build,
    my_next_turn,
    next_turn,
    offers,
    seen,
    stacks,
    told,
    told_cards,
)
from tests.scenarios.dale.stage import Stage, given, refused

SLOTHS = ("achiever", "journey", "housecleaning", "siesta", "lunch", "ironing")
FULL = {"hand": "junk junk junk junk junk"}


def morning(schedule: str, **zones: Any) -> Stage:
    """My turn begins with these cards in my schedule; the hand is what it was, nobody touched anything."""
    zones.setdefault("them", FULL)
    return my_next_turn(given(schedule=schedule, active=1, **zones))


# -- What all sloths have in common ---------------------------------------------------------------------


@pytest.mark.parametrize("card", ["achiever", "housecleaning", "siesta", "lunch", "ironing"])
def test_steady_achiever_and_other_sloths_wait_in_the_schedule_and_give_their_bonus_at_once(
    card: str,
) -> None:
    game = given(hand=f"{card} junk")
    game.play(card).then(hand="junk", discard="", schedule=card, actions=1, active=0)


@pytest.mark.parametrize("card", SLOTHS)
def test_steady_achiever_and_all_sloths_go_to_the_discard_when_the_next_turn_begins(card: str) -> None:
    old = {"turn_long_extent": "played"}  # Ironing lies there longer now
    game = given(hand=card, deck="junk " * 9, market="toy", them=[FULL, FULL], **old)
    next_turn(game.play(card)).then(schedule=card, discard="", active=1)
    next_turn(game).then(schedule=card, discard="", active=2)
    next_turn(game)
    while game.asked.prompt != "action":
        game.done()
    game.then(schedule="", discard=card, active=0, actions=1)


def test_siesta_and_steady_achiever_resolve_in_the_order_their_owner_likes() -> None:
    """With a single card in the discard, it matters which of them comes first."""
    game = morning("achiever siesta", discard="toy")
    assert game.asked.prompt == "resolve"
    assert game.offered() == {"steady_achiever", "siesta"}
    game.pick("resolve", "siesta").pick("may_take", "toy")
    # The achiever then finds the Siesta alone and draws it.
    game.then(hand="toy siesta", deck="", discard="achiever", schedule="", actions=1)

    other_way = morning("achiever siesta", discard="toy")
    other_way.pick("resolve", "achiever").pick("may_take", "achiever")
    other_way.then(hand="toy achiever", deck="", discard="siesta", schedule="", actions=1)


def test_siesta_in_the_schedule_is_out_of_reach() -> None:
    """Whoever fetches from a discard, copies its top card or makes me form a new deck passes it by."""
    game = given(schedule="siesta", active=1, actions=3, them=[{"hand": "hunter reflection villain"}, {}])
    game.play("hunter").then(schedule="siesta", them={"hand": "reflection villain", "discard": "hunter"})
    assert offers(game, "reflection") == {"reflection"}
    game.play("villain").then(schedule="siesta", deck="", discard="")


def test_steady_achiever_in_a_team_waits_for_its_owner_not_for_the_teammate() -> None:
    them = [FULL, {**FULL, "deck": "relic"}, FULL]
    game = given(hand="achiever", deck="toy" + " junk" * 5, them=them, teams=True)
    next_turn(next_turn(game.play("achiever"))).then(schedule="achiever", deck="toy", active=2)
    next_turn(next_turn(game)).then(hand="toy" + " junk" * 5, schedule="", discard="achiever", active=0)
    game.then(them=[FULL, {**FULL, "deck": "relic"}, FULL])


# -- Steady Achiever ------------------------------------------------------------------------------------


def test_steady_achiever_draws_a_card_when_my_next_turn_begins() -> None:
    game = given(hand="achiever", deck="toy junk junk junk junk junk", them=FULL)
    game.play("achiever").then(hand="", deck="toy junk junk junk junk junk")
    next_turn(game).then(hand="junk junk junk junk junk", deck="toy", active=1)
    next_turn(game).then(
        hand="junk junk junk junk junk toy", deck="", discard="achiever", schedule="", active=0, actions=1
    )


def test_steady_achiever_must_draw() -> None:
    morning("achiever", deck="junk toy").then(hand="toy", deck="junk", discard="achiever", actions=1)


def test_steady_achiever_shuffles_the_discard_for_an_empty_deck_but_not_itself() -> None:
    morning("achiever", discard="toy").then(hand="toy", deck="", discard="achiever", actions=1)


@pytest.mark.parametrize(("fallback", "hand"), [("cleanup", ""), ("any_draw", "junk")])
def test_steady_achiever_draws_junk_only_where_any_draw_does(fallback: str, hand: str) -> None:
    game = morning("achiever", junk_fallback=fallback)
    game.then(hand=hand, deck="", discard="achiever", junk_reserve=6 - len(hand.split()))


def test_steady_achiever_draws_one_card_for_each_copy() -> None:
    game = morning("achiever achiever", deck="relic cookies toy")
    game.pick("resolve", "achiever")
    game.then(hand="cookies toy", deck="relic", discard="achiever achiever", actions=1)


def test_steady_achiever_draws_in_secret() -> None:
    game = morning("achiever", deck="toy", them=[FULL, FULL])
    assert seen(game, 0, 0) == ["favourite_toy"]
    assert seen(game, 1, 0) == seen(game, 2, 0) == []
    assert told_cards(game, 1, "drew")[-1] is None
    assert [event["card"]["face"] for event in told(game, 1, "resumed")] == ["steady_achiever"]


def test_steady_achiever_copied_by_reflection_lasts_even_when_the_copied_card_is_gone() -> None:
    game = given(hand="reflection", deck="toy" + " junk" * 5, them={**FULL, "discard": "achiever"})
    game.play("reflection as achiever").then(schedule="reflection", discard="", actions=1)
    next_turn(game)
    game.inventory("junk").done().then(
        hand="junk junk junk junk junk toy", discard="reflection", schedule="", active=0
    )


# -- Shopping Journey -----------------------------------------------------------------------------------


def test_shopping_journey_has_no_bonus() -> None:
    game = given(hand="journey", deck="junk " * 5, market="toy relic", sets="macaws raccoons sloths")
    game.play("journey")
    game.then(hand="junk " * 5, schedule="journey", discard="", market="toy relic - - -", active=1)


def test_shopping_journey_takes_any_card_of_the_market_when_my_next_turn_begins() -> None:
    game = morning("journey", hand="junk", market="cookies relic toy")
    game.pick("take_from_market", "toy")
    game.then(hand="junk toy", discard="journey", schedule="", actions=1)


def test_shopping_journey_leaves_the_slot_empty_until_clean_up() -> None:
    game = morning(
        "journey", hand="junk " * 4, market="cookies relic toy show spyglass", market_deck="broker"
    )
    game.pick("take_from_market", "relic").then(market="cookies - toy show spyglass", market_deck="broker")
    next_turn(game).then(market="cookies toy show spyglass broker", active=1)


def test_shopping_journey_must_take_a_card() -> None:
    game = morning("journey", market="cookies relic")
    assert game.offered() == {"cookies", "shattered_relic"}
    with refused("not_offered", game):
        game.done()


def test_shopping_journey_takes_the_only_card_unasked_whatever_it_costs() -> None:
    morning("journey", market="toy").then(hand="toy", market="- - - - -", discard="journey", actions=1)


def test_shopping_journey_resolves_without_effect_in_an_empty_market() -> None:
    morning("journey", market_discard="").then(hand="", discard="journey", schedule="", actions=1)


def test_shopping_journey_is_no_purchase() -> None:
    """Nothing is paid, no surcharge applies, and what happens on a purchase does not."""
    them = {**FULL, "schedule": "gunfight"}
    game = given(schedule="journey", hand="junk", market="essential_purchase", active=1, them=them)
    next_turn(game).then(hand="junk essential_purchase", discard="journey", actions=1, active=0)
    assert told(game, 0, "purchased") == []


def test_shopping_journey_takes_in_the_open() -> None:
    game = morning("journey", hand="junk", market="cookies relic", them=[FULL, FULL])
    game.pick("take_from_market", "relic")
    assert seen(game, 1, 0) == seen(game, 2, 0) == ["shattered_relic"]


def test_shopping_journey_copied_by_trendsetting_takes_the_card_it_copied() -> None:
    game = given(hand="trendsetting", deck="toy " * 5, market="journey relic", them=FULL)
    game.play("trendsetting as journey")
    my_next_turn(game).pick("take_from_market", "journey")
    game.then(hand="journey" + " toy" * 5, discard="trendsetting", market="- relic - - -", actions=1)


# -- Housecleaning --------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2])
def test_housecleaning_takes_up_to_all_the_junk_of_my_discard(count: int) -> None:
    game = given(hand="housecleaning", discard="junk relic junk")
    game.play("housecleaning").pick("take_junk", *["junk"] * count)
    assert game._zone(0, "hand") == ["junk"] * count
    assert len(game.table.discards[0]) == 3 - count
    game.then(schedule="housecleaning", junk_reserve=6, actions=1)


def test_housecleaning_takes_no_more_than_three() -> None:
    game = given(hand="housecleaning", discard="junk junk toy junk junk")
    game.play("housecleaning")
    assert game.offered() == {"junk", "done"}
    game.pick("take_junk", "junk", "junk", "junk")
    game.then(hand="junk junk junk", discard="toy junk", actions=1)


def test_housecleaning_takes_only_genuine_junk() -> None:
    """A card that could copy junk is none."""
    game = given(hand="housecleaning", discard="reflection toy", them={"discard": "junk"})
    game.play("housecleaning").then(hand="", discard="reflection toy", schedule="housecleaning", actions=1)


def test_housecleaning_may_throw_a_card_away_when_my_next_turn_begins() -> None:
    market = "broker spyglass show cookies broker"
    game = morning("housecleaning", hand="junk toy relic", market=market, market_discard="cookies")
    assert game.offered() == {"junk", "favourite_toy", "shattered_relic", "done"}
    game.pick("may_toss", "toy")
    game.then(
        hand="junk relic", discard="housecleaning", schedule="", market_discard="cookies toy", actions=1
    )


def test_housecleaning_throws_junk_back_to_the_reserve() -> None:
    game = morning("housecleaning", hand="junk toy").pick("may_toss", "junk")
    game.then(hand="toy", discard="housecleaning", market_discard="", junk_reserve=7, actions=1)


def test_housecleaning_need_not_throw_anything_away() -> None:
    game = morning("housecleaning", hand="junk toy").done()
    game.then(hand="junk toy", discard="housecleaning", schedule="", junk_reserve=6, actions=1)


def test_housecleaning_comes_back_although_there_was_no_junk() -> None:
    game = given(hand="housecleaning", deck="relic" + " junk" * 5, discard="toy", them=FULL)
    game.play("housecleaning").then(discard="toy", schedule="housecleaning", actions=1)
    my_next_turn(game).pick("may_toss", "junk")
    game.then(hand="junk " * 4, deck="relic", discard="toy housecleaning", junk_reserve=7)


def test_housecleaning_with_an_empty_hand_throws_nothing_away() -> None:
    game = morning("housecleaning")
    assert game.offered() == {"done"}
    game.done().then(hand="", discard="housecleaning", actions=1)


def test_housecleaning_copied_by_reflection() -> None:
    game = given(
        hand="reflection", deck="toy " * 5, discard="junk", them={**FULL, "discard": "housecleaning"}
    )
    game.play("reflection as housecleaning").pick("take_junk", "junk").then(hand="junk")
    my_next_turn(game).pick("may_toss", "junk")
    game.then(hand="toy " * 4, discard="reflection", schedule="", junk_reserve=7, actions=1)


# -- Siesta ---------------------------------------------------------------------------------------------


def test_siesta_takes_any_card_of_my_discard_when_my_next_turn_begins() -> None:
    game = morning("siesta", hand="junk", discard="toy relic cookies")
    assert game.offered() == {"favourite_toy", "shattered_relic", "cookies", "done"}
    game.pick("may_take", "toy")
    game.then(hand="junk toy", discard="relic cookies siesta", schedule="", actions=1)


def test_siesta_does_nothing_when_it_is_played() -> None:
    game = given(hand="siesta", discard="toy relic")
    game.play("siesta").then(hand="", discard="toy relic", schedule="siesta", actions=1)


def test_siesta_is_optional() -> None:
    morning("siesta", discard="toy").done().then(hand="", discard="toy siesta", schedule="", actions=1)


def test_siesta_cannot_fetch_itself() -> None:
    morning("siesta").then(hand="", discard="siesta", schedule="", actions=1)


def test_siesta_fetches_another_siesta_that_was_resolved_before() -> None:
    game = morning("siesta siesta").pick("resolve", "siesta").pick("may_take", "siesta")
    game.then(hand="siesta", discard="siesta", schedule="", actions=1)


def test_siesta_takes_in_the_open() -> None:
    game = morning("siesta", hand="junk", discard="toy relic", them=[FULL, FULL]).pick("may_take", "toy")
    assert seen(game, 1, 0) == seen(game, 2, 0) == ["favourite_toy"]


def test_siesta_copied_by_reflection_may_fetch_what_was_discarded_meanwhile() -> None:
    game = given(hand="reflection toy", deck="junk " * 5, them={**FULL, "discard": "siesta"})
    game.play("reflection as siesta").inventory("toy").done()
    my_next_turn(game).pick("may_take", "toy")
    game.then(hand="toy" + " junk" * 5, discard="reflection", schedule="", actions=1)


# -- Lunch Break ----------------------------------------------------------------------------------------


def test_lunch_break_draws_a_card_now_and_one_when_my_next_turn_begins() -> None:
    game = given(hand="lunch", deck="cookies junk junk junk junk toy", them=FULL)
    game.play("lunch").then(hand="toy", discard="", schedule="lunch", actions=1)
    next_turn(game).then(hand="toy junk junk junk junk", deck="cookies", schedule="lunch", discard="")
    next_turn(game).then(
        hand="toy junk junk junk junk cookies", deck="", discard="lunch", schedule="", actions=1, active=0
    )


def test_lunch_break_is_never_in_the_deck_it_makes_you_form() -> None:
    game = given(hand="lunch", discard="toy")
    game.play("lunch").then(hand="toy", deck="", discard="", schedule="lunch", actions=1)


@pytest.mark.parametrize(("fallback", "hand"), [("cleanup", ""), ("any_draw", "junk")])
def test_lunch_break_draws_junk_only_where_any_draw_does(fallback: str, hand: str) -> None:
    game = given(hand="lunch", junk_fallback=fallback)
    game.play("lunch").then(hand=hand, schedule="lunch", actions=1)
    later = morning("lunch", junk_fallback=fallback)
    later.then(hand=hand, discard="lunch", schedule="", actions=1)


def test_lunch_break_draws_in_secret() -> None:
    game = given(hand="lunch", deck="toy")
    game.play("lunch")
    assert (seen(game, 0, 0), seen(game, 1, 0)) == (["favourite_toy"], [])


def test_lunch_break_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic" + " junk" * 4 + " toy", them={**FULL, "discard": "lunch"})
    game.play("reflection as lunch").then(hand="toy", schedule="reflection", actions=1)
    my_next_turn(game)
    game.then(hand="toy junk junk junk junk relic", discard="reflection", schedule="", actions=1)


# -- Ironing --------------------------------------------------------------------------------------------


def test_ironing_changes_nothing_in_the_turn_it_is_played() -> None:
    game = given(hand="ironing relic", market="relic spyglass")
    game.play("ironing")
    assert game.can_pay("relic", "relic")
    assert not game.can("purchase", "spyglass")
    game.then(schedule="ironing", discard="", actions=1)


def test_ironing_raises_what_i_pay_with_but_no_price() -> None:
    game = morning("ironing", hand="relic junk", market="spyglass toy")
    game.then(discard="", schedule="ironing", actions=1)
    assert (game.price("spyglass"), game.price("toy")) == (4, 6)
    assert game.can_pay("spyglass", "relic")
    assert game.can_pay("toy", "relic", "junk")
    assert not game.can_pay("spyglass", "relic", "junk")


def test_ironing_raises_what_i_build_with_and_the_new_value_must_be_used() -> None:
    game = morning("ironing", hand="cookies relic", stall=stacks(2))
    assert not game.can_build("relic")
    build(game, "cookies").then(stall=(*stacks(2), "cookies"))


def test_ironing_adds_up_with_flashy_show() -> None:
    game = morning("ironing", hand="show broker", stall=stacks(2)).play("show")
    assert game.can_build("broker"), "1 and 1 and 1"


def test_ironing_lasts_for_that_turn_only_and_for_nobody_else() -> None:
    game = morning("ironing", hand="relic" + " junk" * 4, market="relic", them=FULL)
    assert game.can_pay("relic", "junk", "junk")
    next_turn(game).then(active=1)
    assert not game.can_pay("relic", "junk", "junk")
    next_turn(game).then(active=0)
    assert not game.can_pay("relic", "junk", "junk")


def test_ironing_counts_for_cards_that_come_into_the_hand_later() -> None:
    game = morning("achiever ironing", deck="relic", market="spyglass")
    game.pick("resolve", "ironing").then(hand="relic", discard="achiever", schedule="ironing")
    assert game.can_pay("spyglass", "relic")


def test_ironing_twice_raises_twice() -> None:
    game = morning("ironing ironing", hand="relic", market="toy").pick("resolve", "ironing")
    assert game.can_pay("toy", "relic")


def test_ironing_in_a_team_does_not_raise_what_the_teammate_adds() -> None:
    """My broker counts 2; with the teammate's cookies at 2 that makes 4, not 5."""
    them = [FULL, {"hand": "cookies relic junk junk junk"}, FULL]
    game = morning("ironing", hand="broker", stall=stacks(3), them=them, teams=True)
    game.answer(("build",))
    assert (game.asked.seat, game.offered()) == (2, {"cookies", "done"})
    game.pick("complete", "cookies").then(stall=(*stacks(3), "broker cookies"))


def test_ironing_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic " * 5, market="spyglass", them={**FULL, "discard": "ironing"})
    my_next_turn(game.play("reflection as ironing"))
    game.then(hand="relic " * 5, discard="", schedule="reflection", actions=1)
    assert game.can_pay("spyglass", "relic")
