"""Observant Snowy Owls: what each of them does. How they are asked is told in test_reactions."""

from __future__ import annotations

import pytest

from comptoir.dale.board import START
from tests.scenarios.dale.gestures import build, next_turn, seen, stacks, told, told_cards
from tests.scenarios.dale.glances import deck_seen
from tests.scenarios.dale.stage import given, refused
from tests.scenarios.dale.windows import can_react, idle, occasion, until

# -- Wise Spy ---------------------------------------------------------------------------------------------


def test_wise_spy_puts_the_top_three_cards_back_in_any_order() -> None:
    game = given(hand="spy", deck="junk relic cookies toy")
    game.use("spy").put_back("toy", "relic", "cookies")
    game.then(hand="spy", deck="junk toy relic cookies", discard="", actions=1)


def test_wise_spy_works_once_per_turn() -> None:
    game = given(hand="spy junk", deck="junk junk junk relic cookies toy")
    game.use("spy").put_back("toy", "relic", "cookies")
    with refused("used_already", game):
        game.use("spy")
    next_turn(next_turn(game))
    assert game.can("use", "spy")


def test_wise_spy_works_once_for_each_of_them() -> None:
    game = given(hand="spy spy", deck="relic cookies toy")
    game.use("spy").put_back("toy", "relic", "cookies")
    game.use("spy").put_back("toy", "relic", "cookies")
    assert not game.can("use", "spy")


def test_wise_spy_that_left_the_hand_and_came_back_works_again() -> None:
    game = given(hand="spy toy", deck="relic cookies", actions=2)
    game.use("spy").put_back("relic", "cookies").inventory("spy").play("toy").pass_by().then(hand="spy")
    assert game.can("use", "spy")


def test_wise_spy_with_a_short_deck_shuffles_the_discard() -> None:
    game = given(hand="spy", deck="relic", discard="toy toy")
    game.use("spy").put_back("toy", "toy", "relic").then(deck="toy toy relic", discard="")
    assert told(game, 1, "shuffled")[0]["is_new"]


def test_wise_spy_looks_at_what_there_is() -> None:
    game = given(hand="spy", deck="relic", discard="toy")
    game.use("spy").put_back("relic", "toy").then(deck="relic toy")


def test_wise_spy_has_nothing_to_look_at_without_deck_and_discard() -> None:
    assert not given(hand="spy").can("use", "spy")


def test_wise_spy_may_look_during_clean_up() -> None:
    game = given(hand="spy junk junk junk junk", deck="relic cookies toy")
    game.inventory().pass_by()
    assert game.asked.prompt == "clean_up"
    game.use("spy").put_back("toy", "relic", "cookies").then(deck="toy relic cookies")


def test_wise_spy_is_the_only_one_to_see_the_cards() -> None:
    game = given(hand="spy", deck="relic cookies toy")
    game.use("spy").put_back("toy", "relic", "cookies")
    assert deck_seen(game, 0, 0) == ["favourite_toy", "shattered_relic", "cookies"]
    assert deck_seen(game, 1, 0) == [None, None, None]
    assert seen(game, 1, 0) == ["wise_spy"]


def test_wise_spy_is_of_no_use_in_another_players_turn() -> None:
    game = given(hand="junk", them={"hand": "spy", "deck": "relic toy"})
    with refused("not_asked", game):
        game.match.answer(1, ("use", game.card("spy", game.table.hands[1])))


def test_wise_spy_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", deck="relic cookies toy", them={"discard": "spy"})
    game.use("reflection as spy").put_back("toy", "relic", "cookies").then(deck="toy relic cookies")
    assert not game.can("use", "reflection as spy")


# -- Ancient Knowledge ------------------------------------------------------------------------------------


def test_ancient_knowledge_discards_a_card_of_the_deck_after_another_players_technique() -> None:
    game = given(hand="toy", them={"hand": "knowledge", "deck": "junk relic", "discard": "broker"})
    game.play("toy").react(1, "knowledge").pick("discard_from_deck", "junk").pass_by()
    game.then(them={"hand": "knowledge", "deck": "relic", "discard": "broker junk"}, actions=1)
    assert told(game, 0, "shuffled")[-1] == {"event": "shuffled", "owner": 1, "is_new": False}


def test_ancient_knowledge_may_discard_nothing_and_shuffles_all_the_same() -> None:
    game = given(hand="toy", them={"hand": "knowledge", "deck": "junk relic"})
    game.play("toy").react(1, "knowledge").done().pass_by().then(them={"discard": ""})
    assert len(told(game, 0, "shuffled")) == 1


def test_ancient_knowledge_may_be_kept_quiet() -> None:
    game = given(hand="toy", them={"hand": "knowledge", "deck": "junk relic"})
    game.play("toy").pass_by(1).then(them={"deck": "junk relic", "discard": ""}, actions=1)
    assert seen(game, 0, 1) == []


def test_ancient_knowledge_is_shown_and_stays_in_hand() -> None:
    game = given(hand="toy", them={"hand": "knowledge junk", "deck": "junk relic"})
    game.play("toy").react(1, "knowledge")
    assert seen(game, 0, 1) == ["ancient_knowledge"]
    assert told(game, 0, "reacted")[0]["occasion"] == "resolved"


def test_ancient_knowledge_works_after_every_technique_of_a_turn() -> None:
    game = given(hand="toy toy", them={"hand": "knowledge", "deck": "junk junk relic"})
    for _ in range(2):
        game.play("toy").react(1, "knowledge").pick("discard_from_deck", "junk").pass_by()
    game.then(them={"deck": "relic", "discard": "junk junk"})


def test_ancient_knowledge_does_not_follow_the_own_techniques() -> None:
    game = given(hand="toy knowledge", deck="junk relic")
    game.play("toy")
    assert game.asked.prompt == "action"


def test_ancient_knowledge_needs_a_deck() -> None:
    game = given(hand="toy", them={"hand": "knowledge", "discard": "junk"})
    game.play("toy")
    assert game.asked_of(1).options == (("pass",),)


def test_ancient_knowledge_without_a_deck_shuffles_the_discard_if_searching_does() -> None:
    them = {"hand": "knowledge", "discard": "junk relic"}
    game = given(hand="toy", them=them, search_reshuffles=True)
    game.play("toy").react(1, "knowledge").pick("discard_from_deck", "junk").pass_by()
    game.then(them={"deck": "relic", "discard": "junk"})


@pytest.mark.parametrize("hand", ["achiever", "gunfight"])
def test_ancient_knowledge_waits_until_a_scheduled_technique_is_resolved(hand: str) -> None:
    them = {"hand": "knowledge junk junk junk junk", "deck": "relic"}
    game = given(hand=f"{hand} junk junk junk junk junk", them=them)
    game.play(hand)
    assert game.asked.prompt == "action"  # it lies in the schedule
    next_turn(game)
    game.answer(("inventory",)).done().done()
    assert (game.table.active, game.table.phase, occasion(game)) == (0, START, "resolved")
    assert can_react(game, 1, "knowledge")


@pytest.mark.parametrize("card", ["voucher", "acorn"])
def test_ancient_knowledge_follows_a_technique_that_left_by_an_exchange(card: str) -> None:
    them = {"hand": "knowledge", "deck": "junk relic", "stall": ("broker",)}
    game = given(hand=card, market="toy", them=them)
    game.play(card)
    until(game, "resolved")
    assert can_react(game, 1, "knowledge")


def test_ancient_knowledge_waits_for_a_technique_kept_until_the_end_of_the_turn() -> None:
    them = {"hand": "knowledge", "deck": "junk"}
    game = given(hand="show junk junk junk junk junk", them=them, turn_long_techniques="kept")
    game.play("show")
    assert game.asked.prompt == "action"
    game.answer(("inventory",)).done().done()
    assert (game.table.active, can_react(game, 1, "knowledge")) == (0, True)


def test_ancient_knowledge_follows_the_teammate_too() -> None:
    game = given(hand="toy", them=[{}, {"hand": "knowledge", "deck": "junk"}, {}], teams=True)
    game.play("toy")
    assert can_react(game, 2, "knowledge")


def test_ancient_knowledge_searches_unseen_but_discards_openly() -> None:
    game = given(hand="toy", them={"hand": "knowledge", "deck": "cookies relic"})
    game.play("toy").react(1, "knowledge")
    assert told(game, 0, "searched")[0]["cards"] == [None, None]
    game.pick("discard_from_deck", "cookies")
    assert told_cards(game, 0, "discarded")[-1]["face"] == "cookies"
    assert deck_seen(game, 1, 1) == [None]


def test_ancient_knowledge_is_copied_by_a_chameleon() -> None:
    others = [{"hand": "reflection", "deck": "junk relic"}, {"discard": "knowledge"}]
    game = given(hand="toy", them=others)
    game.play("toy").react(1, "reflection as knowledge").pick("discard_from_deck", "junk").pass_by()
    game.then(them=[{"hand": "reflection", "deck": "relic", "discard": "junk"}, {"discard": "knowledge"}])


def test_ancient_knowledge_on_a_discard_is_covered_by_the_technique_it_could_follow() -> None:
    game = given(hand="show", discard="knowledge", them={"hand": "reflection", "deck": "junk relic"})
    game.play("show")
    assert not can_react(game, 1, "reflection as knowledge")


# -- Quality Inspection -----------------------------------------------------------------------------------


def test_quality_inspection_throws_away_a_card_and_draws_one_when_it_is_purchased() -> None:
    game = given(hand="toy junk", market="inspection", deck="relic", actions=2)
    game.answer(("purchase", 0)).pay("toy").react(0, "inspection").toss("junk").pass_by()
    game.then(hand="inspection relic", discard="toy", deck="", junk_reserve=7)


def test_quality_inspection_may_be_left_alone() -> None:
    game = given(hand="toy junk", market="inspection", deck="relic", actions=2)
    game.purchase("inspection", "toy").pass_by(0).then(hand="inspection junk", deck="relic", junk_reserve=6)


def test_quality_inspection_must_throw_away_a_card_to_draw() -> None:
    game = given(hand="toy junk", market="inspection", deck="relic", actions=2)
    game.purchase("inspection", "toy").react(0, "inspection")
    assert (game.asked.prompt, game.offered()) == ("toss", {"quality_inspection", "junk"})
    with refused("not_offered", game):
        game.done()


def test_quality_inspection_may_throw_away_itself() -> None:
    game = given(hand="toy", market="inspection", deck="relic", actions=2)
    game.purchase("inspection", "toy").react(0, "inspection").pass_by()
    game.then(hand="relic", market_discard="inspection", discard="toy")


def test_quality_inspection_throws_away_even_if_nothing_can_be_drawn() -> None:
    game = given(hand="junk", them={"hand": "raffle inspection"}, active=1)
    game.play("raffle").react(0, "inspection").pass_by()
    game.then(hand="", market_discard="inspection", junk_reserve=6, them={"hand": "junk"})


def test_quality_inspection_draws_the_discard_that_had_to_be_shuffled() -> None:
    game = given(hand="toy junk", market="inspection", actions=2)
    game.purchase("inspection", "toy").react(0, "inspection").toss("junk").pass_by()
    game.then(hand="inspection toy", discard="", deck="")


def test_quality_inspection_waits_for_the_effect_that_drew_it() -> None:
    game = given(hand="spyglass", deck="toy inspection relic junk")
    game.play("spyglass").take("inspection")
    assert game.asked.prompt == "put_back"
    game.put_back("junk", "relic").react(0, "inspection").pass_by()
    game.then(hand="relic", deck="toy junk", market_discard="inspection")


def test_quality_inspection_drawn_by_a_quality_inspection_works_too() -> None:
    game = given(hand="toy junk junk", market="inspection", deck="relic inspection", actions=2)
    game.purchase("inspection", "toy").react(0, "inspection").toss("junk")
    idle(game).react(0, "inspection").toss("junk").pass_by()
    game.then(hand="inspection inspection relic", junk_reserve=8)


def test_quality_inspection_is_no_reaction_to_other_cards() -> None:
    game = given(hand="inspection toy", deck="relic", discard="junk", actions=1)
    game.play("toy")
    assert not can_react(game, 0, "inspection")


def test_quality_inspection_is_copied_by_a_chameleon_that_comes_into_the_hand() -> None:
    game = given(
        hand="toy junk", market="reflection", deck="relic", them={"discard": "inspection"}, actions=2
    )
    game.purchase("reflection", "toy").react(0, "reflection as inspection").toss("junk").pass_by()
    game.then(hand="reflection relic", junk_reserve=7)


# -- Extra Remarks ----------------------------------------------------------------------------------------


def test_extra_remarks_put_any_card_of_the_discard_on_the_deck() -> None:
    game = given(
        hand="broker", them={"hand": "remarks", "deck": "junk", "discard": "toy relic junk"}, actions=2
    )
    build(game, "broker").react(1, "remarks").pick("put_from_discard", "relic").pass_by()
    game.then(them={"hand": "remarks", "deck": "junk relic", "discard": "toy junk"})


def test_extra_remarks_put_the_card_on_the_deck_for_all_to_see() -> None:
    game = given(hand="broker", them={"hand": "remarks", "deck": "junk", "discard": "toy"}, actions=2)
    build(game, "broker").react(1, "remarks").pass_by()
    assert deck_seen(game, 0, 1) == [None, "favourite_toy"]


def test_extra_remarks_need_a_discard() -> None:
    game = given(hand="broker", them={"hand": "remarks", "deck": "junk"}, actions=2)
    build(game, "broker")
    assert game.asked_of(1).options == (("pass",),)


def test_extra_remarks_may_be_kept_back() -> None:
    game = given(hand="broker", them={"hand": "remarks", "discard": "toy"}, actions=2)
    build(game, "broker").pass_by(1).then(them={"deck": "", "discard": "toy"})


def test_extra_remarks_do_not_follow_the_own_stacks() -> None:
    game = given(hand="broker remarks", discard="toy", actions=2)
    build(game, "broker").then(deck="", discard="toy")
    assert game.asked.prompt == "action"


def test_extra_remarks_follow_a_stack_built_by_charm() -> None:
    game = given(
        hand="charm", market_deck="cookies", stall=stacks(1), them={"hand": "remarks", "discard": "toy"}
    )
    game.play("charm").react(1, "remarks").pass_by().then(them={"deck": "toy"})


def test_extra_remarks_follow_each_of_the_two_stacks_of_winter_is_coming() -> None:
    game = given(
        hand="winter toy broker", stall=stacks(4), them={"hand": "remarks", "discard": "toy relic"}, actions=2
    )
    game.answer(("build",)).pick("build", "winter").pick("build", "toy", "broker")
    game.react(1, "remarks").pick("put_from_discard", "relic")
    idle(game).react(1, "remarks").pass_by().then(them={"deck": "relic toy", "discard": ""})


@pytest.mark.parametrize("seat", [1, 2])
def test_extra_remarks_follow_stacks_of_both_teams(seat: int) -> None:
    others = [{"hand": "remarks", "discard": "toy"} if at == seat else {} for at in (1, 2, 3)]
    game = given(hand="broker", them=others, teams=True, actions=2)
    game.answer(("build",))
    assert can_react(game, seat, "remarks")


def test_extra_remarks_may_come_from_the_teammate_who_completed_the_stack() -> None:
    others = [{}, {"hand": "cookies remarks", "discard": "toy"}, {}]
    game = given(hand="broker", stall=stacks(2), them=others, teams=True, actions=2)
    game.answer(("build",)).pick("complete", "cookies")
    assert can_react(game, 2, "remarks")


def test_extra_remarks_come_too_late_for_the_stack_that_wins() -> None:
    game = given(hand="toy relic", stall=stacks(7), them={"hand": "remarks", "discard": "junk"})
    build(game, "toy", "relic").then(winner=0, them={"deck": "", "discard": "junk"})
    assert game.match.decisions == ()


def test_extra_remarks_are_copied_by_a_chameleon() -> None:
    them = {"hand": "reflection", "discard": "toy"}
    game = given(hand="broker", discard="remarks", them=them, actions=2)
    build(game, "broker").react(1, "reflection as remarks").pass_by()
    game.then(them={"hand": "reflection", "deck": "toy", "discard": ""}, discard="remarks")


@pytest.mark.parametrize("tossed", ["old", "new"])
def test_quality_inspection_just_purchased_reacts_unless_it_is_the_one_thrown_away(tossed: str) -> None:
    game = given(hand="royal inspection", market="inspection cookies", sets="lemurs owls", actions=2)
    cards = {
        "old": game.card("inspection", game.table.hands[0]),
        "new": game.card("inspection", game.table.market),
    }
    game.purchase("inspection", "royal").answer(cards[tossed])
    assert can_react(until(game, "entered"), 0, "inspection") == (tossed == "old")
