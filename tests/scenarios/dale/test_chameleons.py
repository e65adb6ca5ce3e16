"""Chameleons, card by card. What holds for all of them is in test_copies."""

from __future__ import annotations

from tests.scenarios.dale.gestures import build, next_turn, offers, seen, stacks, told
from tests.scenarios.dale.stage import given, refused

# -- Flexible Shopkeeper ----------------------------------------------------------------------------------


def test_flexible_shopkeeper_copies_a_card_of_the_rightmost_stack() -> None:
    game = given(hand="shopkeeper", stall=["broker", "cookies", "broker cookies"])
    assert offers(game, "shopkeeper") == {"swift_broker", "cookies"}
    game = given(hand="shopkeeper", stall=["broker", "cookies", "relic"], market="relic", actions=2)
    game.purchase("relic", "shopkeeper as relic").then(hand="relic", discard="shopkeeper")


def test_flexible_shopkeeper_builds_as_what_it_copies() -> None:
    game = given(hand="shopkeeper cookies", stall=stacks(3), actions=2)
    assert not game.can("build")
    game = given(hand="shopkeeper broker", stall=stacks(4), actions=2)
    build(game, "shopkeeper as spyglass", "broker").then(stall=(*stacks(4), "shopkeeper broker"))


def test_flexible_shopkeeper_plays_a_technique_of_its_stack_with_the_bonus() -> None:
    game = given(hand="shopkeeper", stall=["broker", "cookies", "relic"], deck="junk toy")
    game.play("shopkeeper as relic").then(hand="toy", discard="shopkeeper", actions=1)


def test_flexible_shopkeeper_rolls_as_a_bold_haggler() -> None:
    game = given(hand="shopkeeper", stall=["haggler"], market="relic", roll=2, actions=2)
    game.use("shopkeeper as haggler").purchase("relic", "shopkeeper as haggler")
    game.then(hand="relic", discard="shopkeeper")


def test_flexible_shopkeeper_counts_as_cookies_at_the_fill() -> None:
    game = given(hand="shopkeeper", stall=["broker", "cookies"], deck="junk " * 9)
    game.inventory().done().then(hand="shopkeeper junk junk junk junk junk")


def test_flexible_shopkeeper_with_an_empty_stall_is_a_chameleon_of_one() -> None:
    game = given(hand="shopkeeper reflection", actions=2)
    assert offers(game, "shopkeeper") == {"flexible_shopkeeper"}
    build(game, "shopkeeper").then(stall=["shopkeeper"])


def test_flexible_shopkeeper_copies_junk_of_its_stack() -> None:
    game = given(hand="shopkeeper", stall=["vendor", "vendor junk"], market="broker - cookies")
    assert offers(game, "shopkeeper") == {"stashing_vendor", "junk"}
    game = given(hand="shopkeeper vendor", stall=["junk"], actions=2)
    assert not game.can_build("shopkeeper as junk")
    build(game, "shopkeeper as junk", "vendor").then(stall=["junk", "shopkeeper vendor"])


def test_flexible_shopkeeper_copies_what_acorn_left_behind() -> None:
    game = given(hand="shopkeeper", stall=["acorn"], them={"stall": ["relic"]})
    game.play("shopkeeper as acorn").then(hand="relic", them={"stall": ["shopkeeper"]}, actions=1)


def test_flexible_shopkeeper_goes_on_from_a_chameleon_in_its_stack() -> None:
    game = given(hand="shopkeeper", stall=["reflection"], them={"discard": "spyglass"})
    assert offers(game, "shopkeeper") == {"spyglass"}


def test_flexible_shopkeeper_that_copies_its_own_kind_keeps_its_value() -> None:
    game = given(hand="shopkeeper", stall=["shopkeeper"], market="- broker")
    assert offers(game, "shopkeeper") == {"flexible_shopkeeper"}
    assert not game.can("purchase", "broker")


def test_flexible_shopkeeper_copy_binds_until_another_stack_is_the_rightmost() -> None:
    game = given(hand="shopkeeper cookies", stall=["haggler broker"], roll=1, actions=2, copy_lasts="target")
    game.use("shopkeeper as haggler")
    assert offers(game, "shopkeeper") == {"bold_haggler"}
    build(game, "cookies")
    assert offers(game, "shopkeeper") == {"cookies"}


# -- Reflection -------------------------------------------------------------------------------------------


def test_reflection_copies_the_top_of_another_players_discard() -> None:
    game = given(
        hand="reflection", discard="toy", them={"discard": "toy spyglass"}, market="spyglass", actions=2
    )
    assert offers(game, "reflection") == {"spyglass"}
    game.purchase("spyglass", "reflection as spyglass").then(hand="spyglass", discard="toy reflection")


def test_reflection_chooses_among_all_other_players_with_a_discard() -> None:
    game = given(hand="reflection", them=[{"discard": "toy"}, {}, {"discard": "broker cookies"}])
    assert offers(game, "reflection") == {"favourite_toy", "cookies"}


def test_reflection_builds_as_what_it_copies() -> None:
    game = given(hand="reflection broker", them={"discard": "cookies"}, stall=stacks(2), actions=2)
    build(game, "reflection as cookies", "broker").then(stall=(*stacks(2), "reflection broker"))


def test_reflection_plays_a_technique_with_the_bonus_of_the_copied_card() -> None:
    game = given(hand="reflection", deck="junk relic cookies toy", them={"discard": "spyglass"})
    game.play("reflection as spyglass").take("relic").put_back("toy", "cookies")
    game.then(hand="relic", deck="junk toy cookies", discard="reflection", actions=1)


def test_reflection_of_a_technique_without_the_icon_gives_no_bonus() -> None:
    game = given(hand="reflection", them={"discard": "hunter"}, actions=2)
    game.play("reflection as hunter").then(hand="hunter", discard="reflection", actions=1)


def test_reflection_uses_the_ability_of_market_discovery() -> None:
    game = given(hand="reflection", them={"discard": "discovery"}, market_deck="broker toy")
    game.use("reflection as discovery").then(hand="reflection", market_discard="toy", actions=1)
    assert not game.can("use", "reflection as discovery")
    assert seen(game, 1, 0) == ["reflection"]


def test_reflection_counts_as_cookies_at_the_fill_when_it_can_be_nothing_else() -> None:
    game = given(hand="reflection", deck="junk " * 9, them=[{"discard": "cookies"}, {"discard": "cookies"}])
    game.inventory()
    assert game.offered() == {"done"}
    game.done().then(hand="reflection junk junk junk junk junk", active=1)
    assert seen(game, 1, 0) == ["reflection"]


def test_reflection_may_be_cookies_at_the_fill_when_it_could_be_something_else() -> None:
    them = [{"discard": "cookies"}, {"discard": "toy"}]
    game = given(hand="reflection", deck="junk " * 9, them=them)
    game.inventory().done().then(hand="reflection junk junk junk junk")
    game.copy("reflection as cookies").done().then(hand="reflection junk junk junk junk junk", active=1)
    assert told(game, 1, "copied")[0]["guise"] == "cookies"
    game = given(hand="reflection", deck="junk " * 9, them=them)
    game.inventory().done().done().then(hand="reflection junk junk junk junk", active=1)


def test_reflection_copies_junk() -> None:
    game = given(hand="reflection", them={"discard": "toy junk"}, market="broker cookies")
    assert offers(game, "reflection") == {"junk"}
    assert not game.can("purchase", "cookies")
    assert not game.can("build")
    assert not game.can("play", "reflection")


def test_reflection_without_another_discard_is_a_chameleon_of_two() -> None:
    game = given(hand="reflection", discard="toy", stall=stacks(1), actions=2)
    assert offers(game, "reflection") == {"reflection"}
    build(game, "reflection").then(stall=(*stacks(1), "reflection"))


def test_reflection_copy_binds_while_its_target_lies_on_top() -> None:
    game = given(hand="reflection", them=[{"discard": "haggler"}, {"discard": "toy"}], roll=1)
    assert offers(game, "reflection") == {"bold_haggler", "favourite_toy"}
    game.use("reflection as haggler")
    assert offers(game, "reflection") == {"bold_haggler"}
    with refused("not_a_technique", game):
        game.play("reflection as toy")


def test_reflection_copy_lapses_when_its_target_is_covered() -> None:
    game = given(
        hand="reflection nuisance", them={"discard": "haggler", "hand": "gamble"}, roll=1, copy_lasts="target"
    )
    game.use("reflection as haggler").play("nuisance")
    game.match.answer_run(0, (("seat", 1),))
    game.then(them={"discard": "haggler gamble"})
    assert offers(game, "reflection") == {"gamble"}


def test_reflection_whose_copy_lapsed_has_its_own_value() -> None:
    """Blindfold asks for the value of a card that is not in use: 2, not that of the copied 1."""
    them = {"discard": "haggler", "hand": "gamble"}
    game = given(hand="reflection nuisance blindfold", them=[them, {}], roll=0, copy_lasts="target")
    game.use("reflection as haggler").play("nuisance")
    game.match.answer_run(0, (("seat", 1),))
    game.play("blindfold").choose(1).name(2).then(hand="", discard="nuisance reflection blindfold")


def test_reflection_copies_anew_in_the_next_turn() -> None:
    decks = {"deck": "junk junk junk junk junk"}
    game = given(
        hand="reflection", them=[{"discard": "haggler", **decks}, {"discard": "toy", **decks}], roll=1
    )
    game.use("reflection as haggler")
    next_turn(next_turn(next_turn(game)))
    assert offers(game, "reflection") == {"bold_haggler", "favourite_toy"}
    assert game.can("use", "reflection as haggler")


# -- Good Old Times ---------------------------------------------------------------------------------------


def test_good_old_times_throws_away_the_top_of_the_market_deck_once() -> None:
    game = given(hand="times", market_deck="broker toy relic", market_discard="junk cookies")
    game.use("times").then(market_deck="broker toy", market_discard="junk cookies relic", actions=1)
    assert seen(game, 1, 0) == ["good_old_times"]
    with refused("used_already", game):
        game.use("times")


def test_good_old_times_with_the_market_used_up_throws_nothing_away() -> None:
    assert not given(hand="times").can("use", "times")
    game = given(hand="times", idle_abilities="offered")
    game.use("times").then(hand="times", market_deck="", market_discard="")


def test_good_old_times_forms_a_new_market_deck_first() -> None:
    game = given(hand="times", market_discard="toy toy toy")
    game.use("times").then(market_deck="toy toy", market_discard="toy")


def test_good_old_times_copies_the_top_of_the_market_discard() -> None:
    game = given(hand="times", market_discard="toy spyglass", market="spyglass", actions=2)
    assert offers(game, "times") == {"spyglass"}
    game.purchase("spyglass", "times as spyglass").then(hand="spyglass", discard="times")


def test_good_old_times_may_copy_the_card_it_has_just_thrown_away() -> None:
    game = given(hand="times", market_deck="spyglass", market_discard="cookies", deck="toy")
    game.use("times").play("times as spyglass").then(hand="toy", discard="times", actions=1)


def test_good_old_times_works_in_clean_up() -> None:
    game = given(hand="times", deck="junk " * 4, market_deck="broker toy", sets="chameleons")
    game.inventory().use("times").done()
    game.then(market="broker toy - - -", market_discard="", active=1)


def test_good_old_times_counts_as_cookies_at_the_fill_when_they_lie_on_top() -> None:
    game = given(hand="times", deck="junk " * 9, market_discard="cookies")
    game.inventory().done().then(hand="times junk junk junk junk junk")


def test_good_old_times_may_uncover_cookies_in_clean_up() -> None:
    game = given(hand="times", deck="junk " * 9, market_deck="cookies")
    game.inventory().done().then(hand="times junk junk junk junk")
    game.use("times").then(hand="times junk junk junk junk junk").done()


def test_good_old_times_builds_as_what_it_copies() -> None:
    game = given(hand="times broker", market_discard="cookies", stall=stacks(2), actions=2)
    build(game, "times as cookies", "broker").then(stall=(*stacks(2), "times broker"))


def test_good_old_times_without_a_market_discard_is_a_chameleon_of_three() -> None:
    game = given(hand="times", stall=stacks(2), actions=2)
    build(game, "times").then(stall=(*stacks(2), "times"))


def test_good_old_times_copy_lapses_in_hand_when_its_target_is_covered() -> None:
    game = given(hand="times times", market_discard="haggler", market_deck="toy", roll=1, copy_lasts="target")
    game.use("times as haggler")
    game.use("times")
    game.then(market_discard="haggler toy")
    assert offers(game, "times") == {"favourite_toy"}


def test_good_old_times_copy_in_the_schedule_does_not_lapse() -> None:
    """Copying Charm, it covers the Charm it copies while it resolves."""
    game = given(hand="times", market_discard="charm", market_deck="toy")
    game.play("times as charm").then(market_discard="charm toy", discard="times", actions=1)


# -- Gift Voucher -----------------------------------------------------------------------------------------


def test_gift_voucher_changes_places_with_a_card_of_the_market() -> None:
    game = given(hand="voucher", market="toy relic cookies")
    game.play("voucher").pick("swap_with_market", "relic")
    game.then(hand="relic", discard="", market="toy voucher cookies - -", actions=1)
    assert seen(game, 1, 0) == ["shattered_relic"]


def test_gift_voucher_with_an_empty_market_fizzles() -> None:
    game = given(hand="voucher", market_deck="toy")
    game.play("voucher").then(hand="", discard="voucher", market="- - - - -", actions=1, active=0)


def test_gift_voucher_must_take_the_only_card_there_is() -> None:
    game = given(hand="voucher", market="- toy")
    game.play("voucher").then(hand="toy", market="- voucher - - -")


def test_gift_voucher_is_not_a_purchase() -> None:
    game = given(hand="voucher junk junk", market="purchase")
    game.play("voucher").then(hand="junk junk purchase", discard="", junk_reserve=6, actions=1)
    assert told(game, 0, "purchased") == []


def test_gift_voucher_can_then_be_bought_by_anyone() -> None:
    game = given(hand="voucher", market="toy", them={"hand": "spyglass"}, deck="junk " * 4)
    next_turn(game.play("voucher"))
    assert game.price("voucher") == 4
    game.purchase("voucher", "spyglass").done().then(active=0, market="- - - - -")


def test_gift_voucher_copied_by_a_chameleon_leaves_the_chameleon_in_the_market() -> None:
    game = given(hand="reflection", market="toy cookies", them={"discard": "voucher"})
    game.play("reflection as voucher").pick("swap_with_market", "toy")
    game.then(hand="toy", discard="", market="reflection cookies - - -", actions=1)
    assert game.price("reflection") == 2


# -- Trendsetting -----------------------------------------------------------------------------------------


def test_trendsetting_copies_a_card_of_the_market() -> None:
    game = given(hand="trendsetting", market="toy - cookies")
    assert offers(game, "trendsetting") == {"favourite_toy", "cookies"}
    game = given(hand="trendsetting", market="cookies relic", actions=2)
    game.purchase("cookies", "trendsetting as relic").then(hand="cookies", discard="trendsetting")


def test_trendsetting_may_pay_for_the_very_card_it_copies() -> None:
    game = given(hand="trendsetting", market="spyglass", actions=2)
    game.purchase("spyglass", "trendsetting as spyglass").then(hand="spyglass", discard="trendsetting")


def test_trendsetting_lifts_the_overpayment_rule_as_stock_clearance() -> None:
    game = given(hand="trendsetting junk junk", market="broker clearance", actions=2)
    game.purchase("broker", "trendsetting as clearance", "junk", "junk")
    game.then(hand="broker", discard="trendsetting junk junk")


def test_trendsetting_buys_from_the_market_discard_as_market_discovery() -> None:
    game = given(hand="trendsetting", market="discovery", market_discard="relic", actions=2)
    game.purchase("discard", "trendsetting as discovery")
    game.then(hand="relic", market_discard="", discard="trendsetting", market="discovery - - - -")


def test_trendsetting_builds_as_what_it_copies() -> None:
    game = given(hand="trendsetting broker", market="cookies toy", stall=stacks(2), actions=2)
    build(game, "trendsetting as cookies", "broker").then(stall=(*stacks(2), "trendsetting broker"))


def test_trendsetting_plays_a_technique_of_the_market() -> None:
    """Loyal Partner throws the card away that is being copied; the bonus stays."""
    game = given(hand="trendsetting", market="partner", market_deck="toy")
    game.play("trendsetting as partner").then(market="toy partner - - -", discard="trendsetting", actions=1)


def test_trendsetting_counts_as_cookies_at_the_fill() -> None:
    game = given(hand="trendsetting", market="cookies", deck="junk " * 9)
    game.inventory().done().then(hand="trendsetting junk junk junk junk junk")


def test_trendsetting_with_an_empty_market_is_a_chameleon_of_five() -> None:
    game = given(hand="trendsetting", stall=stacks(4), actions=2)
    build(game, "trendsetting").then(stall=(*stacks(4), "trendsetting"))


def test_trendsetting_copy_binds_until_its_target_leaves_the_market() -> None:
    game = given(
        hand="trendsetting spyglass",
        market="discovery toy",
        market_deck="broker",
        actions=2,
        copy_lasts="target",
    )
    game.use("trendsetting as discovery").then(market_discard="broker")
    assert offers(game, "trendsetting") == {"market_discovery"}
    game.purchase("discovery", "spyglass")
    assert offers(game, "trendsetting") == {"favourite_toy"}


# -- Seeing Doubles ---------------------------------------------------------------------------------------


def test_seeing_doubles_copies_another_card_of_the_hand() -> None:
    game = given(hand="doubles junk spyglass", market="spyglass", actions=2)
    assert offers(game, "doubles") == {"junk", "spyglass"}
    game.purchase("spyglass", "doubles as spyglass").then(hand="junk spyglass spyglass", discard="doubles")


def test_seeing_doubles_cannot_copy_itself_and_alone_is_a_chameleon_of_five() -> None:
    game = given(hand="doubles", stall=stacks(4), actions=2)
    assert offers(game, "doubles") == {"seeing_doubles"}
    build(game, "doubles").then(stall=(*stacks(4), "doubles"))


def test_seeing_doubles_builds_with_the_card_it_copies_or_without_it() -> None:
    game = given(hand="doubles cookies", stall=stacks(3), actions=2)
    build(game, "doubles as cookies", "cookies").then(stall=(*stacks(3), "doubles cookies"), hand="")
    game = given(hand="doubles cookies broker", stall=stacks(2), actions=2)
    build(game, "doubles as cookies", "broker").then(stall=(*stacks(2), "doubles broker"), hand="cookies")
    assert seen(game, 1, 0) == ["cookies"]


def test_seeing_doubles_plays_a_technique_of_the_hand_which_stays_there() -> None:
    game = given(hand="doubles toy junk", discard="relic")
    game.play("doubles as toy").then(hand="toy junk relic", discard="doubles", actions=1)
    assert seen(game, 1, 0) == ["favourite_toy", "shattered_relic"]


def test_seeing_doubles_rolls_as_a_bold_haggler_of_the_hand() -> None:
    game = given(hand="doubles haggler junk", market="relic", roll=2, actions=2)
    game.use("doubles as haggler")
    assert seen(game, 1, 0) == ["bold_haggler", "seeing_doubles"]
    assert game.can("use", "haggler")
    game.purchase("relic", "doubles as haggler").then(hand="haggler junk relic", discard="doubles")


def test_seeing_doubles_may_be_cookies_at_the_fill_and_shows_them() -> None:
    game = given(hand="doubles cookies", deck="junk " * 9)
    game.inventory().then(hand="doubles cookies junk junk junk junk")
    game.copy("doubles as cookies").done().then(hand="doubles cookies junk junk junk junk junk")
    assert seen(game, 1, 0) == ["cookies", "seeing_doubles"]


def test_seeing_doubles_copy_lapses_when_the_copied_card_leaves_the_hand() -> None:
    game = given(hand="doubles haggler toy", roll=1, actions=2, copy_lasts="target")
    game.use("doubles as haggler")
    assert offers(game, "doubles") == {"bold_haggler"}
    game.inventory("haggler")
    assert offers(game, "doubles") == {"favourite_toy"}
