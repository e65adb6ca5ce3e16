"""Royal Privilege, the lemur that buys a second card."""

from __future__ import annotations

import pytest

from comptoir.core import DONE, PASS
from tests.scenarios.dale.gestures import seen, stacks, told
from tests.scenarios.dale.stage import Stage, given, refused


def bought(game: Stage, card: str = "toy", *payment: str) -> Stage:
    """The first purchase is made with Royal Privilege, alone unless more is said."""
    return game.purchase(card, *(payment or ("privilege",)))


def test_royal_privilege_buys_another_card_for_an_animalfolk_card() -> None:
    game = given(
        hand="privilege relic junk", market="toy cookies - - spyglass", market_deck="show", actions=2
    )
    bought(game).pick("toss_to_purchase", "relic").pick("purchase_free", "spyglass")
    game.then(
        hand="toy spyglass junk",
        discard="privilege",
        market="- cookies - - -",
        market_deck="show",
        market_discard="relic",
        actions=1,
    )


def test_royal_privilege_is_optional() -> None:
    game = given(hand="privilege relic", market="toy cookies", actions=2)
    bought(game).done()
    game.then(hand="toy relic", discard="privilege", market="- cookies - - -", market_discard="", actions=1)


def test_royal_privilege_once_paid_with_a_card_must_buy() -> None:
    game = given(hand="privilege relic", market="toy cookies spyglass", actions=2)
    bought(game).pick("toss_to_purchase", "relic")
    assert game.offered() == {"cookies", "spyglass"}
    with refused("not_offered", game):
        game.done()


def test_royal_privilege_may_throw_away_the_card_just_bought() -> None:
    game = given(hand="privilege junk", market="toy cookies", actions=2)
    bought(game)
    assert game.offered() == {"favourite_toy", "done"}
    game.pick("toss_to_purchase", "toy")
    game.then(hand="cookies junk", discard="privilege", market="- - - - -", market_discard="toy")


def test_royal_privilege_throws_away_neither_junk_nor_itself() -> None:
    game = given(hand="privilege junk relic", market="toy cookies", actions=2)
    bought(game)
    assert game.offered() == {"favourite_toy", "shattered_relic", "done"}
    game.done().then(discard="privilege")


def test_royal_privilege_buys_nothing_more_in_an_empty_market() -> None:
    game = given(
        hand="privilege relic", market="toy", market_deck="cookies", market_discard="show", actions=2
    )
    bought(game).then(hand="toy relic", discard="privilege", market_deck="cookies", actions=1)
    assert game.asked.prompt == "action"


def test_royal_privilege_works_only_in_the_payment() -> None:
    game = given(hand="privilege toy relic", market="spyglass cookies", actions=2)
    game.purchase("spyglass", "toy").then(hand="privilege relic spyglass", discard="toy", actions=1)
    assert game.asked.prompt == "action"


def test_royal_privilege_is_just_a_5_in_a_stack_and_no_technique() -> None:
    game = given(hand="privilege relic", stall=stacks(4), market="cookies", actions=2)
    with refused("not_a_technique", game):
        game.play("privilege")
    game.build("privilege").then(hand="relic", market="cookies - - - -", actions=1)


def test_royal_privilege_grants_one_card_even_twice_in_a_payment() -> None:
    game = given(
        hand="privilege reflection relic relic",
        market="cookies relic spyglass - toy",
        them={"discard": "privilege"},
        actions=2,
    )
    bought(game, "toy", "privilege", "reflection as privilege")
    game.pick("toss_to_purchase", "relic").pick("purchase_free", "spyglass")
    game.then(
        hand="toy spyglass relic", discard="privilege reflection", market="cookies relic - - -", actions=1
    )
    assert game.asked.prompt == "action"


def test_royal_privilege_buys_a_second_time_for_binoculars() -> None:
    game = given(
        hand="privilege relic",
        market="toy cookies",
        them={"hand": "binoculars junk", "deck": "junk junk"},
        actions=2,
    )
    bought(game).pick("toss_to_purchase", "relic").then(hand="toy cookies")
    for _ in range(2):
        assert dict(game.asked_of(1).args)["occasion"] == "purchased"
        game.react(1, "binoculars").pick("discard_one", "junk").pass_by(1)
    game.pass_by().then(them={"hand": "binoculars junk", "deck": "", "discard": "junk junk"}, actions=1)
    assert game.asked.prompt == "action"


def test_royal_privilege_not_used_buys_once_for_binoculars() -> None:
    them = {"hand": "binoculars junk", "deck": "junk junk"}
    game = given(hand="privilege relic", market="toy cookies", them=them, actions=2)
    bought(game).done()
    assert PASS in game.asked_of(1).options
    game.pass_by(1)
    assert game.asked.prompt == "action"


def test_royal_privilege_buys_essential_purchase_without_a_payment() -> None:
    game = given(hand="privilege relic junk junk", market="- - essential_purchase cookies", actions=2)
    bought(game, "cookies", "privilege").pick("toss_to_purchase", "relic")
    game.then(hand="cookies essential_purchase junk junk", discard="privilege", junk_reserve=6)


def test_royal_privilege_comes_after_what_the_card_bought_does() -> None:
    game = given(hand="privilege relic junk", market="- - - essential_purchase cookies", actions=2)
    bought(game, "essential_purchase", "privilege", "junk").pick("toss_junk", "junk")
    game.pick("toss_to_purchase", "essential_purchase")
    game.then(hand="relic cookies", discard="privilege", market_discard="essential_purchase", junk_reserve=7)


def test_royal_privilege_with_stock_clearance() -> None:
    game = given(hand="privilege stock_clearance junk", market="cookies toy", actions=2)
    bought(game, "cookies", "stock_clearance", "privilege", "junk").pick("toss_to_purchase", "cookies")
    game.then(hand="toy", discard="stock_clearance privilege junk", market_discard="cookies")


def test_royal_privilege_is_superfluous_beside_market_discovery() -> None:
    game = given(hand="privilege discovery", market_discard="toy")
    assert not game.can_pay("discard", "privilege", "discovery")
    assert not game.can("purchase", "discard")


def test_royal_privilege_adds_a_card_of_the_market_to_one_of_the_market_discard() -> None:
    game = given(
        hand="privilege discovery stock_clearance relic",
        market="cookies spyglass",
        market_discard="show toy",
        actions=2,
    )
    bought(game, "discard", "privilege", "discovery", "stock_clearance").then(market_discard="show")
    game.pick("toss_to_purchase", "relic")
    assert game.offered() == {"cookies", "spyglass"}
    game.pick("purchase_free", "spyglass")
    game.then(hand="toy spyglass", market="cookies - - - -", market_discard="show relic")


def test_royal_privilege_beside_rigorous_chronicler() -> None:
    game = given(hand="privilege chronicler", market="- - - toy cookies", actions=2)
    assert game.price("toy") == 8
    bought(game, "toy", "privilege", "chronicler worth 3").pick("toss_to_purchase", "toy")
    game.then(hand="cookies", discard="privilege chronicler", market_discard="toy")


def test_royal_privilege_beside_bribe_fills_the_hand_to_six() -> None:
    game = given(hand="privilege bribe", deck="junk " * 6, market="- - toy spyglass")
    bought(game, "toy", "privilege", "bribe").pick("toss_to_purchase", "toy")
    game.then(hand="spyglass junk junk junk junk junk", deck="junk", active=1)


def test_royal_privilege_buys_from_the_market_calculations_rearranged() -> None:
    game = given(hand="privilege calculations relic", market="cookies spyglass - - toy", actions=2)
    game.answer(("rearrange",)).pick("purchase_rearranged", "toy").answer(("slot", 1))
    game.pick("rearrange", "spyglass", "cookies").pay("calculations", "privilege")
    game.pick("toss_to_purchase", "relic").pick("purchase_free", "cookies")
    game.then(hand="toy cookies", discard="calculations privilege", market="spyglass - - - -")


def test_royal_privilege_may_throw_away_the_glue_that_was_kept() -> None:
    game = given(hand="privilege glue", market="- - - cookies toy", actions=2)
    bought(game, "toy", "privilege", "glue").yes()
    game.pick("toss_to_purchase", "glue")
    game.then(hand="toy cookies", discard="privilege", market_discard="glue")


@pytest.mark.parametrize("keeps", [True, False])
def test_royal_privilege_tells_what_was_thrown_away_and_bought(keeps: bool) -> None:
    game = given(hand="privilege relic junk", market="toy cookies", actions=2)
    bought(game)
    game.answer(DONE if keeps else game.option("relic"))
    prices = [event["price"] for event in told(game, 1, "purchased")]
    assert prices == ([5] if keeps else [5, 0])
    assert seen(game, 1, 0) == (["favourite_toy"] if keeps else ["cookies", "favourite_toy"])


def test_royal_privilege_copied_by_reflection() -> None:
    game = given(hand="reflection relic", market="toy cookies", them={"discard": "privilege"}, actions=2)
    bought(game, "toy", "reflection as privilege").pick("toss_to_purchase", "relic")
    game.then(hand="toy cookies", discard="reflection", them={"discard": "privilege"}, market_discard="relic")
