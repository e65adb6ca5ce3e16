"""Flying squirrels: what may be part of a stack, and Acorn."""

from __future__ import annotations

from tests.scenarios.dale.gestures import build, next_turn, seen, stacks
from tests.scenarios.dale.stage import given, refused

# -- Stashing Vendor --------------------------------------------------------------------------------------


def test_stashing_vendor_lets_junk_of_the_hand_into_its_stack() -> None:
    game = given(hand="vendor junk junk junk", stall=stacks(2), actions=2)
    build(game, "vendor", "junk", "junk")
    game.then(stall=(*stacks(2), "vendor junk junk"), hand="junk", actions=1)


def test_stashing_vendor_takes_any_number_of_junk() -> None:
    game = given(hand="vendor junk junk junk junk junk junk junk", stall=stacks(7))
    build(game, "vendor", *["junk"] * 7).then(winner=0, hand="")


def test_stashing_vendor_needs_no_junk() -> None:
    game = given(hand="vendor junk", actions=2)
    build(game, "vendor").then(stall=["vendor"], hand="junk")


def test_stashing_vendor_does_not_reach_junk_of_the_discard() -> None:
    game = given(hand="vendor junk", discard="junk junk", stall=stacks(2))
    assert not game.can("build")
    assert not game.can_build("vendor", "junk", "junk")


def test_stashing_vendor_must_be_part_of_the_stack_itself() -> None:
    game = given(hand="vendor chest junk", stall=stacks(2))
    assert not game.can_build("chest", "junk")
    assert game.can_build("vendor", "chest")


def test_a_chameleon_in_its_stack_is_one_card_as_junk_or_as_another() -> None:
    game = given(hand="vendor junk seeing_doubles acorn", stall=stacks(6))
    assert not game.can_build("vendor", "junk", "seeing_doubles as junk", "seeing_doubles as acorn")
    assert game.can_build("vendor", "junk", "seeing_doubles as junk", "acorn")


def test_stashing_vendor_combines_with_accordion() -> None:
    """Accordion counted as 6, Stashing Vendor and one junk make the eighth stack."""
    game = given(hand="accordion vendor junk", stall=stacks(7))
    build(game, "accordion", "vendor", "junk").then(winner=0)


def test_stashing_vendor_still_wants_one_set() -> None:
    game = given(hand="vendor junk cookies chest", stall=stacks(3))
    assert not game.can_build("vendor", "junk", "cookies")
    assert game.can_build("vendor", "junk", "chest")


def test_stashing_vendor_with_empty_chest_lets_in_junk_and_any_set() -> None:
    game = given(hand="vendor junk cookies chest", stall=stacks(5), actions=2)
    build(game, "vendor", "junk", "cookies", "chest")
    game.then(stall=(*stacks(5), "vendor junk cookies chest"), hand="")


def test_stashing_vendor_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection junk junk", them={"discard": "vendor"}, stall=stacks(2), actions=2)
    build(game, "reflection as vendor", "junk", "junk")
    game.then(stall=(*stacks(2), "reflection junk junk"), hand="")


# -- Empty Chest ------------------------------------------------------------------------------------------


def test_empty_chest_lets_one_more_set_in() -> None:
    game = given(hand="chest cookies relic", stall=stacks(3), actions=2)
    build(game, "chest", "cookies").then(stall=(*stacks(3), "chest cookies"), hand="relic")


def test_empty_chest_alone_is_a_stack_of_two() -> None:
    game = given(hand="chest", stall=stacks(1), actions=2)
    build(game, "chest").then(stall=(*stacks(1), "chest"))


def test_empty_chest_must_be_part_of_the_stack_itself() -> None:
    game = given(hand="chest broker haggler cookies", stall=stacks(2))
    assert not game.can_build("haggler", "cookies")
    assert game.can_build("chest", "haggler")


def test_empty_chest_does_not_let_junk_in() -> None:
    game = given(hand="chest junk", stall=stacks(2))
    assert not game.can("build")
    with refused("no_stack", game):
        game.answer(("build",))


def test_empty_chest_is_enough_for_any_number_of_sets() -> None:
    game = given(hand="chest broker wily haggler partner", stall=stacks(5), them=[{}, {}, {}], actions=2)
    build(game, "chest", "broker", "wily", "haggler", "partner")
    game.then(stall=(*stacks(5), "chest broker wily haggler partner"), hand="")


def test_empty_chest_is_copied_by_a_chameleon() -> None:
    game = given(
        hand="reflection broker haggler", them=[{"discard": "chest"}, {}], stall=stacks(3), actions=2
    )
    build(game, "reflection as chest", "broker", "haggler")
    game.then(stall=(*stacks(3), "reflection broker haggler"), hand="")


# -- Nostalgic Item ---------------------------------------------------------------------------------------


def test_nostalgic_item_adds_a_card_from_anywhere_in_the_discard() -> None:
    game = given(hand="nostalgic", discard="cookies chest relic junk", stall=stacks(4), actions=2)
    build(game, "nostalgic", "chest")
    game.then(stall=(*stacks(4), "nostalgic chest"), discard="cookies relic junk", hand="")


def test_nostalgic_item_adds_a_card_of_any_set() -> None:
    game = given(hand="nostalgic", discard="cookies whirligig", stall=stacks(5), actions=2)
    build(game, "nostalgic", "whirligig").then(discard="cookies", stall=(*stacks(5), "nostalgic whirligig"))


def test_nostalgic_item_adds_junk_of_the_discard() -> None:
    game = given(hand="nostalgic", discard="junk toy", stall=stacks(3), actions=2)
    build(game, "nostalgic", "junk").then(discard="toy", stall=(*stacks(3), "nostalgic junk"))


def test_nostalgic_item_may_be_built_without_the_discard() -> None:
    game = given(hand="nostalgic", discard="junk toy", stall=stacks(2), actions=2)
    build(game, "nostalgic").then(discard="junk toy", stall=(*stacks(2), "nostalgic"))


def test_nostalgic_item_with_an_empty_discard_is_a_plain_three() -> None:
    assert given(hand="nostalgic", stall=stacks(2)).can_build("nostalgic")
    assert not given(hand="nostalgic", stall=stacks(3)).can("build")


def test_nostalgic_item_adds_only_one_card() -> None:
    game = given(hand="nostalgic", discard="junk junk", stall=stacks(4))
    assert not game.can("build")


def test_nostalgic_item_twice_adds_two_cards() -> None:
    game = given(hand="nostalgic nostalgic", discard="junk broker", stall=stacks(7))
    build(game, "nostalgic", "nostalgic", "junk", "broker").then(winner=0, discard="")


def test_nostalgic_item_fetched_from_the_discard_adds_one_more() -> None:
    game = given(hand="nostalgic", discard="nostalgic cookies", stall=stacks(7))
    build(game, "nostalgic", "nostalgic", "cookies").then(winner=0, discard="")


def test_nostalgic_item_in_the_discard_only_does_nothing() -> None:
    game = given(hand="vendor", discard="nostalgic cookies", stall=stacks(3))
    assert not game.can("build")


def test_nostalgic_item_leaves_the_cards_of_the_hand_under_the_usual_rules() -> None:
    game = given(hand="nostalgic broker junk vendor", discard="cookies", stall=stacks(5))
    assert not game.can_build("nostalgic", "broker", "cookies")
    assert not game.can_build("nostalgic", "junk", "cookies")
    assert game.can_build("nostalgic", "vendor", "cookies")


def test_nostalgic_item_counts_the_fetched_card_as_modified() -> None:
    game = given(hand="show nostalgic", discard="cookies", stall=stacks(6), actions=2)
    game.play("show")
    build(game, "nostalgic", "cookies")  # 3 + 1 and 2 + 1
    game.then(stall=(*stacks(6), "nostalgic cookies"), discard="", schedule="show")


def test_nostalgic_item_fetches_empty_chest_which_lets_the_hand_mix_sets() -> None:
    game = given(hand="nostalgic broker", discard="chest", stall=stacks(5), actions=2)
    build(game, "nostalgic", "broker", "chest").then(stall=(*stacks(5), "nostalgic broker chest"), discard="")


def test_nostalgic_item_fetches_stashing_vendor_which_lets_junk_of_the_hand_in() -> None:
    game = given(hand="nostalgic junk", discard="vendor", stall=stacks(4), actions=2)
    build(game, "nostalgic", "junk", "vendor").then(stall=(*stacks(4), "nostalgic junk vendor"), discard="")


def test_nostalgic_item_fetches_accordion_which_counts_one_more_or_less() -> None:
    for count in (6, 7):
        game = given(hand="nostalgic", discard="accordion", stall=stacks(count))
        assert game.can_build("nostalgic", "accordion")


def test_nostalgic_item_and_accordion_may_take_a_third_card_that_is_not_needed() -> None:
    """3 + 5 is eight, and so is 3 + 1 + 4."""
    game = given(hand="nostalgic vendor", discard="accordion", stall=stacks(7))
    build(game, "nostalgic", "vendor", "accordion").then(winner=0, discard="", hand="")


def test_nostalgic_item_stacks_that_begin_alike_can_all_be_sent_whole() -> None:
    """Two Nostalgic Items go on with two fetched cards, or with a third hand card and one fetched."""
    game = given(hand="nostalgic nostalgic vendor", discard="junk broker", stall=stacks(7))
    build(game, "nostalgic", "nostalgic", "vendor", "broker").then(winner=0, hand="", discard="junk")


def test_nostalgic_item_fetches_winter_is_coming_for_a_further_stack() -> None:
    """Nostalgic Item worth 2 this turn, and Winter Is Coming: the seventh stack, then the eighth."""
    game = given(hand="blindfold nostalgic toy relic", discard="winter", stall=stacks(6), actions=2)
    game.play("blindfold").pick("choose_secretly", "nostalgic").name(5).name(2)
    build(game, "nostalgic", "winter").pick("build", "toy", "relic").then(winner=0)


def test_nostalgic_item_fetches_any_of_several_equal_cards() -> None:
    """Which of two junk cards leaves the pile decides what lies on top of it."""
    game = given(hand="nostalgic", discard="junk toy junk", stall=stacks(3), actions=2)
    game.answer(("build",))
    assert game.asked.prompt == "fetch"
    assert game.asked.options == (game.table.discards[0][2], game.table.discards[0][0])
    game.answer(game.table.discards[0][0])
    game.then(stall=(*stacks(3), "nostalgic junk"), discard="toy junk")


def test_nostalgic_item_fetches_the_chameleon_or_the_card_it_copies() -> None:
    zones = {"stall": stacks(6), "them": {"discard": "acorn"}}
    for discard in ("acorn reflection", "reflection acorn"):
        game = given(hand="nostalgic", discard=discard, **zones)
        assert game.can_build("nostalgic", "acorn")
        assert game.can_build("nostalgic", "reflection as acorn")


def test_nostalgic_item_is_copied_by_a_chameleon() -> None:
    game = given(
        hand="reflection", discard="junk toy", them={"discard": "nostalgic"}, stall=stacks(3), actions=2
    )
    build(game, "reflection as nostalgic", "junk").then(stall=(*stacks(3), "reflection junk"), discard="toy")


def test_nostalgic_item_fetches_a_chameleon_that_copies() -> None:
    game = given(
        hand="nostalgic", discard="reflection", them={"discard": "toy"}, stall=stacks(7), sets="chameleons"
    )
    build(game, "nostalgic", "reflection as toy").then(winner=0, discard="")


# -- Acorn ------------------------------------------------------------------------------------------------


def test_acorn_takes_exactly_the_place_of_the_card_it_takes() -> None:
    game = given(hand="acorn", them={"stall": ["broker", "wily wily", "cookies broker"]})
    game.play("acorn").pick("swap_with_stall", "cookies")
    game.then(hand="cookies", discard="", them={"stall": ["broker", "wily wily", "acorn broker"]}, actions=1)
    assert game.match.table.stalls[1][2][0] == game.card("acorn", game.table.stalls[1][2])


def test_acorn_chooses_among_all_opponents_but_not_the_own_stall() -> None:
    game = given(hand="acorn", stall=["broker"], them=[{"stall": ["wily"]}, {"stall": ["haggler", "chest"]}])
    game.play("acorn")
    assert game.offered() == {"wily_fellow", "bold_haggler", "empty_chest"}
    game.pick("swap_with_stall", "chest")
    game.then(hand="chest", stall=["broker"], them=[{"stall": ["wily"]}, {"stall": ["haggler", "acorn"]}])


def test_acorn_leaves_the_stack_valid() -> None:
    game = given(hand="acorn", them={"stall": ["broker", "cookies"], "hand": "relic"})
    game.play("acorn").pick("swap_with_stall", "broker")
    next_turn(game)
    assert game.can_build("relic")
    game.then(active=1, them={"stall": ["acorn", "cookies"]})


def test_acorn_without_a_stall_to_take_from_fizzles_and_keeps_the_bonus() -> None:
    game = given(hand="acorn", stall=["broker"])
    game.play("acorn").then(hand="", discard="acorn", stall=["broker"], actions=1, active=0)


def test_acorn_takes_junk_out_of_a_stall() -> None:
    game = given(hand="acorn", them={"stall": ["wily", "vendor junk"]})
    game.play("acorn").pick("swap_with_stall", "junk")
    game.then(hand="junk", them={"stall": ["wily", "vendor acorn"]})


def test_acorn_must_take_the_only_card_there_is() -> None:
    game = given(hand="acorn", them={"stall": ["broker"]})
    game.play("acorn").then(hand="broker", them={"stall": ["acorn"]})


def test_acorn_takes_a_card_everybody_has_seen() -> None:
    game = given(hand="acorn relic", them={"stall": ["broker"]})
    game.play("acorn")
    assert seen(game, 1, 0) == ["swift_broker"]


def test_acorn_copied_by_a_chameleon_leaves_the_chameleon_in_the_stall() -> None:
    game = given(hand="reflection", them={"stall": ["broker"], "discard": "acorn"}, sets="chameleons")
    game.play("reflection as acorn").then(
        hand="broker", discard="", them={"stall": ["reflection"]}, actions=1
    )
    assert game.view(1)["guises"] == {}


# -- Accordion --------------------------------------------------------------------------------------------


def test_accordion_counts_four_five_or_six() -> None:
    for count in range(8):
        game = given(hand="accordion", stall=stacks(count))
        assert game.can("build") is (count + 1 in (4, 5, 6))
        assert game.can_build("accordion") is (count + 1 in (4, 5, 6))


def test_accordion_built_as_a_four() -> None:
    game = given(hand="accordion", stall=stacks(3), actions=2)
    build(game, "accordion").then(stall=(*stacks(3), "accordion"), hand="")


def test_accordion_starts_from_its_value_this_turn() -> None:
    game = given(hand="show accordion", stall=stacks(3), actions=2)
    game.play("show")
    assert not game.can("build")
    for count in (4, 5, 6):
        game = given(hand="show accordion", stall=stacks(count), actions=2)
        game.play("show")
        assert game.can_build("accordion")


def test_accordion_combines_with_empty_chest_in_one_stack() -> None:
    game = given(hand="accordion chest broker", stall=stacks(6), actions=2)
    build(game, "accordion", "chest", "broker")  # 4 + 2 + 1
    game.then(stall=(*stacks(6), "accordion chest broker"), hand="")


def test_accordion_has_no_effect_in_a_payment() -> None:
    game = given(hand="accordion", market="- toy")
    assert game.price("toy") == 6
    assert not game.can("purchase", "toy")
    game = given(hand="accordion broker", market="spyglass")
    assert not game.can_pay("spyglass", "accordion", "broker")


def test_accordion_is_copied_by_a_chameleon() -> None:
    game = given(hand="reflection", them={"discard": "accordion"}, stall=stacks(5), actions=2)
    build(game, "reflection as accordion").then(stall=(*stacks(5), "reflection"), hand="")


def test_accordion_and_its_copy_spread_by_two() -> None:
    game = given(hand="accordion doubles", stall=stacks(7))
    build(game, "accordion", "doubles as accordion").then(winner=0)  # 4 + 4


# -- Winter Is Coming -------------------------------------------------------------------------------------


def test_winter_is_coming_allows_a_further_stack_without_an_action() -> None:
    game = given(hand="winter accordion vendor", stall=stacks(4), actions=2)
    build(game, "winter").pick("build", "accordion")
    game.then(stall=(*stacks(4), "winter", "accordion"), hand="vendor", actions=1, active=0)


def test_winter_is_coming_gives_one_further_stack_only() -> None:
    game = given(hand="winter accordion chest vendor toy cookies", stall=stacks(4), actions=2)
    build(game, "winter").pick("build", "accordion")
    assert game.asked.prompt == "action"
    game.then(stall=(*stacks(4), "winter", "accordion"), actions=1)


def test_winter_is_coming_need_not_be_used() -> None:
    game = given(hand="winter accordion vendor", stall=stacks(4), actions=2)
    build(game, "winter").done()
    game.then(stall=(*stacks(4), "winter"), hand="accordion vendor", actions=1)


def test_winter_is_coming_asks_for_nothing_where_no_stack_is_possible() -> None:
    game = given(hand="winter vendor", stall=stacks(4), actions=2)
    build(game, "winter").then(stall=(*stacks(4), "winter"), hand="vendor", actions=1)
    assert game.asked.options == (("done",),)  # asked all the same, so that being asked tells nothing
    assert game.done().asked.prompt == "action"


def test_winter_is_coming_keeps_to_every_rule_for_the_further_stack() -> None:
    game = given(hand="winter toy broker junk junk vendor accordion", stall=stacks(4), actions=2)
    build(game, "winter")
    with refused("wrong_total", game):
        game.pick("build", "vendor", "junk", "junk")
    with refused("mixed_sets", game):
        game.pick("build", "toy", "vendor")
    with refused("wrong_total", game):
        game.pick("build", "toy")
    game.pick("build", "toy", "broker").then(stall=(*stacks(4), "winter", "toy broker"))


def test_winter_is_coming_built_by_charm_allows_a_further_stack() -> None:
    game = given(hand="charm accordion", market_deck="winter", stall=stacks(4), actions=1)
    game.play("charm").pick("build", "accordion")
    game.then(stall=(*stacks(4), "winter", "accordion"), hand="", discard="charm", actions=1)


def test_winter_is_coming_in_the_last_stack_does_nothing_more() -> None:
    game = given(hand="winter nostalgic toy broker", stall=stacks(7))
    build(game, "winter", "nostalgic").then(winner=0, hand="toy broker")
    assert game.match.is_over


def test_winter_is_coming_copied_in_the_further_stack_grants_another() -> None:
    """Flexible Shopkeeper copies the Winter Is Coming just built."""
    game = given(hand="winter shopkeeper vendor toy cookies", stall=stacks(4), actions=2)
    build(game, "winter").pick("build", "shopkeeper as winter", "vendor").pick("build", "toy", "cookies")
    game.then(stall=(*stacks(4), "winter", "shopkeeper vendor", "toy cookies"), hand="", actions=1)


def test_winter_is_coming_may_win_by_the_further_stack() -> None:
    game = given(hand="winter chest toy relic", stall=stacks(6))
    build(game, "winter", "chest").pick("build", "toy", "relic").then(winner=0)
