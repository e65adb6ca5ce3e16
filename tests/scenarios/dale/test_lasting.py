"""How long things last: copies for the turn, techniques as long as their effect."""

from __future__ import annotations

from time import process_time

import pytest

from comptoir.core import DONE, NO_CARD
from comptoir.dale.building import MOST_SPELT_OUT
from comptoir.dale.stacks import stacks as all_stacks
from tests.scenarios.dale.gestures import my_next_turn, next_turn, offers, stacks
from tests.scenarios.dale.stage import Stage, given


def test_trendsetting_stays_a_barometer_when_loyal_partner_replaces_the_market() -> None:
    market = {"market": "barometer", "market_deck": "toy toy toy toy toy relic", "them": [{}, {}]}
    game = given(hand="trendsetting partner", actions=2, **market)
    game.use("trendsetting as barometer")
    game.play("partner")
    assert offers(game, "trendsetting") == {"barometer"}
    old = given(hand="trendsetting partner", actions=2, copy_lasts="target", **market)
    old.use("trendsetting as barometer")
    old.play("partner")
    assert offers(old, "trendsetting") == {"favourite_toy"}


def test_a_copy_ends_with_the_turn() -> None:
    game = given(hand="trendsetting", deck="junk " * 4, market="discovery toy", market_deck="relic " * 9)
    game.use("trendsetting as discovery")
    next_turn(next_turn(game)).then(active=0)
    assert offers(game, "trendsetting") >= {"market_discovery", "favourite_toy"}


def test_seeing_doubles_copies_what_another_chameleon_is_this_turn() -> None:
    market = {"market": "barometer", "market_deck": "toy " * 6, "them": [{}, {}]}
    game = given(hand="doubles trendsetting partner", actions=2, **market)
    game.use("trendsetting as barometer")
    game.play("partner")
    assert offers(game, "doubles") >= {"barometer"}


def test_a_copy_that_leaves_the_hand_is_forgotten() -> None:
    game = given(hand="trendsetting toy", market="discovery relic", market_deck="relic " * 9, actions=3)
    game.use("trendsetting as discovery").inventory("trendsetting").play("toy")
    assert offers(game, "trendsetting") == {"market_discovery", "shattered_relic"}


def test_flashy_show_lies_in_front_of_me_until_the_turn_ends() -> None:
    game = given(hand="show toy", deck="junk " * 5, discard="relic", sets="macaws raccoons sloths")
    game.play("show").play("toy").then(schedule="show", hand="relic", discard="toy")
    game.inventory().then(schedule="", discard="toy show", active=1)


def test_it_is_the_end_of_the_turn_that_discards_two_shows_not_the_card_played_last() -> None:
    game = given(hand="show show journey", deck="junk " * 9, sets="macaws raccoons sloths")
    game.play("show").play("show").play("journey")
    copy = game.match.clone()
    assert copy.table.phase == game.match.table.phase
    assert [each.source for each in (*game.match.decisions, *copy.decisions)] == [NO_CARD, NO_CARD]
    game.pick("discard_in_order", "show", "show").then(schedule="journey", active=1)


def test_ironing_lies_there_while_it_counts() -> None:
    game = given(hand="ironing", deck="junk " * 9, them={"deck": "junk " * 9}, sets="macaws raccoons sloths")
    my_next_turn(game.play("ironing")).then(schedule="ironing", discard="", active=0)
    next_turn(game).then(schedule="", discard="ironing", active=1)


def test_ironing_played_while_another_counts_waits_for_its_turn() -> None:
    game = given(hand="ironing ironing", deck="junk " * 9, them={"deck": "junk " * 9}, actions=1)
    my_next_turn(game.play("ironing"))
    next_turn(game.play("ironing")).then(schedule="ironing", discard="ironing")


def test_what_changed_nothing_does_not_stay() -> None:
    game = given(hand="blindfold relic", deck="junk " * 4)
    game.play("blindfold").name(3).then(discard="relic blindfold", schedule="")
    old = given(hand="blindfold relic", deck="junk " * 4, turn_long_extent="played")
    old.play("blindfold").name(3).then(discard="relic", schedule="blindfold")


def test_blindfold_names_any_value_a_card_can_have_then() -> None:
    game = given(hand="show blindfold relic toy").play("show").play("blindfold")
    game.pick("choose_secretly", "toy")
    assert game.offered() == {f"value {number}" for number in (2, 3, 4, 5, 6)}
    game.name(6).then(discard="toy blindfold")


def test_blindfold_names_fifteen_when_a_five_is_tripled() -> None:
    game = given(hand="artefact blindfold toy relic", roll=("polecats", 3), actions=3)
    game.play("artefact").pick("show", "toy").play("blindfold").pick("choose_secretly", "toy")
    assert game.offered() == {f"value {number}" for number in (1, 2, 3, 4, 5, 15)}
    game.name(15).then(discard="toy blindfold")


def test_blindfold_gives_the_card_a_printed_value() -> None:
    game = given(hand="show blindfold relic").play("show").play("blindfold").name(2)
    assert game.offered() == {f"value {number}" for number in (1, 2, 3, 4, 5)}


@pytest.mark.parametrize("order", [("relic", "surprise"), ("surprise", "relic")])
def test_delightful_surprise_goes_in_the_order_i_like(order: tuple[str, str]) -> None:
    game = given(hand="surprise", market_deck="relic toy")
    game.play("surprise").take("toy").pick("toss_in_order", *order).then(market_discard=" ".join(order))


@pytest.mark.parametrize("card", ["discovery", "times", "slice", "measurement"])
def test_what_could_change_nothing_is_not_offered(card: str) -> None:
    assert not given(hand=card).can("use", card)
    assert given(hand=card, idle_abilities="offered").can("use", card)


def test_a_hand_of_fourteen_with_three_nostalgic_items_is_no_work() -> None:
    """So many stacks are not spelt out, and what is offered are the cards that can still become one."""
    game = full_handed()
    expected = {tuple([use.option for use in one]) for one in all_stacks(game.table, 0, game._uses())}
    assert len(expected) > MOST_SPELT_OUT
    match = game.match
    match.answer(0, ("build",))
    while (decision := match.decisions[0]).prompt == "build":
        assert decision.run is not None
        assert (decision.run.ordered, decision.run.completed_by) == (False, None)
        picked = decision.run.picked
        begun = [one for one in expected if one[: len(picked)] == picked]
        following = {one[len(picked)] for one in begun if len(one) > len(picked)}
        assert set(decision.options) == following | ({DONE} if picked in expected else set())
        match.answer(0, decision.options[-1 if picked else 0])


def test_a_hand_of_fourteen_with_three_nostalgic_items_answers_at_once() -> None:
    taken = []
    for _ in range(5):
        match = full_handed().match
        began = process_time()
        match.answer(0, ("build",))
        match.answer(0, match.decisions[0].options[0])
        taken.append(process_time() - began)
    assert min(taken) < 0.05


def full_handed() -> Stage:
    hand = "nostalgic " * 3 + "vendor " * 3 + "chest " * 2 + "broker broker cookies relic junk junk"
    pile = "junk junk junk broker cookies relic toy nostalgic vendor chest acorn accordion"
    return given(hand=hand, discard=pile, stall=stacks(6))
