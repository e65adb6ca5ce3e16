"""Market Discovery and Stock Clearance, the pandas that change what a payment may be."""

from __future__ import annotations

from comptoir.dale.board import DISCARD_SLOT
from tests.scenarios.dale.gestures import next_turn, seen
from tests.scenarios.dale.stage import given, refused

# -- Market Discovery -----------------------------------------------------------------------------------


def test_market_discovery_throws_away_the_top_of_the_market_deck() -> None:
    game = given(hand="discovery junk", market_deck="relic toy", market_discard="acorn")
    game.use("discovery")
    game.then(hand="discovery junk", market_deck="relic", market_discard="acorn toy", discard="", actions=1)


def test_market_discovery_is_optional_and_shown_when_used() -> None:
    game = given(hand="discovery junk", market_deck="relic toy")
    assert seen(game, 1, 0) == []
    assert game.can("use", "discovery")
    assert game.can("inventory")
    game.use("discovery")
    assert seen(game, 1, 0) == ["market_discovery"]


def test_market_discovery_works_once_in_a_turn() -> None:
    game = given(hand="discovery", market_deck="relic toy")
    game.use("discovery")
    assert not game.can("use", "discovery")
    with refused("used_already", game):
        game.use("discovery")
    game.inventory()
    assert game.offered() == {"done"}


def test_market_discovery_works_once_for_each_copy() -> None:
    game = given(hand="discovery discovery", market_deck="relic toy acorn")
    game.use("discovery").use("discovery")
    game.then(market_deck="relic", market_discard="acorn toy", actions=1)
    assert not game.can("use", "discovery")


def test_market_discovery_works_again_in_my_next_turn() -> None:
    game = given(
        hand="discovery", deck="junk " * 4, them={"deck": "junk " * 5}, market_deck="relic " * 9 + "toy"
    )
    game.use("discovery").then(market_discard="toy")
    next_turn(next_turn(game)).then(active=0)
    assert game.can("use", "discovery")


def test_market_discovery_may_be_used_in_clean_up() -> None:
    market = "cookies relic spyglass toy show"
    game = given(hand="discovery", deck="junk " * 4, market=market, market_deck="charm gamble")
    game.inventory().use("discovery").done()
    game.then(
        hand="discovery junk junk junk junk",
        market=market,
        market_deck="charm",
        market_discard="gamble",
        active=1,
    )


def test_market_discovery_comes_before_the_market_is_filled_in_clean_up() -> None:
    game = given(hand="discovery", deck="junk " * 4, market="- relic", market_deck="charm gamble toy")
    game.inventory().use("discovery").done()
    game.then(market="relic gamble charm toy -", market_deck="", market_discard="", active=1)


def test_market_discovery_shuffles_the_market_discard_when_the_deck_is_empty() -> None:
    game = given(hand="discovery", market_discard="relic toy acorn")
    game.use("discovery")
    assert (len(game.table.market_deck), len(game.table.market_discard)) == (2, 1)
    game.then(actions=1)


def test_market_discovery_finds_nothing_in_an_empty_market() -> None:
    assert not given(hand="discovery", junk_fallback="any_draw").can("use", "discovery")
    game = given(hand="discovery", junk_fallback="any_draw", idle_abilities="offered")
    game.use("discovery")
    game.then(hand="discovery", market_deck="", market_discard="", junk_reserve=6, actions=1)


def test_market_discovery_that_left_the_hand_and_came_back_works_again() -> None:
    game = given(hand="discovery toy", market="cookies", market_deck="relic show acorn", actions=2)
    game.use("discovery").purchase("cookies", "discovery").play("toy")
    game.then(hand="cookies discovery", discard="toy", actions=1)
    game.use("discovery").then(market_deck="relic", market_discard="acorn show")


def test_market_discovery_buys_the_top_of_the_market_discard_at_its_value() -> None:
    """Case 20."""
    game = given(hand="discovery junk", market_discard="toy relic", actions=2)
    assert game.price("discard") == 3
    game.purchase("discard", "discovery")
    game.then(hand="relic junk", discard="discovery", market_discard="toy", actions=1)


def test_market_discovery_leaves_the_choice_of_a_card_of_the_market() -> None:
    game = given(hand="discovery", market="spyglass", market_discard="relic", actions=2)
    assert game.can("purchase", "discard")
    game.purchase("spyglass", "discovery").then(hand="spyglass", discard="discovery", market_discard="relic")


def test_market_discovery_is_needed_in_the_payment_itself() -> None:
    game = given(hand="discovery relic", market_discard="relic")
    assert not game.can_pay("discard", "relic")
    assert game.can_pay("discard", "discovery")
    without_it = given(hand="spyglass", market_discard="relic")
    with refused("not_offered", without_it):
        without_it.answer(("purchase", DISCARD_SLOT))


def test_market_discovery_must_not_be_redundant() -> None:
    """Case 21."""
    game = given(hand="discovery relic", market_discard="relic")
    assert not game.can_pay("discard", "relic", "discovery")
    dear = given(hand="discovery cookies junk", market_discard="toy")
    assert dear.can_pay("discard", "discovery", "cookies")
    assert dear.can_pay("discard", "discovery", "junk")
    assert not dear.can_pay("discard", "discovery", "cookies", "junk")


def test_market_discovery_cannot_pay_more_than_it_is_worth() -> None:
    game = given(hand="discovery", market_discard="toy")
    assert not game.can("purchase", "discard")
    nothing = given(hand="discovery")
    assert not nothing.can("purchase", "discard")


def test_market_discovery_may_buy_the_card_it_has_thrown_away() -> None:
    game = given(hand="discovery", market_deck="toy relic", market_discard="show", actions=2)
    assert not game.can("purchase", "discard")
    game.use("discovery").purchase("discard", "discovery")
    game.then(hand="relic", discard="discovery", market_deck="toy", market_discard="show")


def test_market_discovery_cannot_be_played() -> None:
    game = given(hand="discovery", market_deck="toy")
    with refused("not_a_technique", game):
        game.play("discovery")


def test_market_discovery_ability_copied_by_reflection() -> None:
    game = given(hand="reflection", market_deck="relic toy", them={"discard": "discovery"})
    game.use("reflection as discovery")
    game.then(hand="reflection", market_deck="relic", market_discard="toy", actions=1)
    with refused("used_already", game):
        game.use("reflection as discovery")


def test_market_discovery_purchase_copied_by_trendsetting() -> None:
    game = given(hand="trendsetting", market="discovery", market_discard="relic", actions=2)
    game.purchase("discard", "trendsetting as discovery")
    game.then(hand="relic", discard="trendsetting", market="discovery - - - -", market_discard="")


def test_market_discovery_on_the_market_discard_is_bought_by_its_own_copy() -> None:
    game = given(hand="good_old_times", market_discard="discovery", actions=2)
    game.purchase("discard", "good_old_times as discovery")
    game.then(hand="discovery", discard="good_old_times", market_discard="")


# -- Stock Clearance ------------------------------------------------------------------------------------


def test_stock_clearance_lets_superfluous_cards_into_the_payment() -> None:
    """Case 23."""
    game = given(hand="stock_clearance junk junk junk toy", market="cookies", actions=2)
    game.purchase("cookies", "junk", "stock_clearance", "junk", "junk")
    game.then(hand="cookies toy", discard="junk stock_clearance junk junk", junk_reserve=6, actions=1)


def test_stock_clearance_forces_nothing_to_be_added() -> None:
    game = given(hand="stock_clearance junk", market="cookies", actions=2)
    game.purchase("cookies", "stock_clearance").then(hand="cookies junk", discard="stock_clearance")


def test_stock_clearance_may_itself_be_superfluous() -> None:
    game = given(hand="stock_clearance cookies", market="nuisance", actions=2)
    game.purchase("nuisance", "cookies", "stock_clearance")
    game.then(hand="nuisance", discard="cookies stock_clearance")


def test_stock_clearance_lifts_the_restriction_only_as_part_of_the_payment() -> None:
    game = given(hand="stock_clearance toy junk", market="cookies")
    assert not game.can_pay("cookies", "toy", "junk")
    assert game.can_pay("cookies", "toy", "junk", "stock_clearance")


def test_stock_clearance_does_not_lower_the_price() -> None:
    game = given(hand="stock_clearance junk cookies", market="- - toy")
    assert not game.can_pay("toy", "stock_clearance", "junk")
    assert game.can_pay("toy", "stock_clearance", "cookies")
    poor = given(hand="stock_clearance", market="- toy")
    assert not poor.can("purchase", "toy")


def test_stock_clearance_feeds_essential_purchase() -> None:
    game = given(hand="stock_clearance" + " junk" * 4, market="essential_purchase", actions=2)
    game.purchase("essential_purchase", "stock_clearance", "junk", "junk", "junk", "junk")
    game.pick("toss_junk", "junk", "junk", "junk")
    game.then(hand="essential_purchase", discard="stock_clearance junk", junk_reserve=9)


def test_stock_clearance_keeps_market_discovery_from_being_redundant() -> None:
    game = given(hand="stock_clearance discovery relic", market_discard="relic", actions=2)
    assert not game.can_pay("discard", "stock_clearance", "relic")
    game.purchase("discard", "stock_clearance", "discovery", "relic")
    game.then(hand="relic", discard="stock_clearance discovery relic", market_discard="")


def test_stock_clearance_cannot_be_played() -> None:
    game = given(hand="stock_clearance")
    with refused("not_a_technique", game):
        game.play("stock_clearance")


def test_stock_clearance_copied_by_reflection() -> None:
    game = given(
        hand="reflection junk junk", market="cookies", them={"discard": "stock_clearance"}, actions=2
    )
    game.purchase("cookies", "reflection as stock_clearance", "junk", "junk")
    game.then(hand="cookies", discard="reflection junk junk", them={"discard": "stock_clearance"})
