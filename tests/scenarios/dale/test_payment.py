"""The market action: prices, payments, and where the cards go."""

from __future__ import annotations

from itertools import combinations

import pytest

from comptoir.core import Refused
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.catalogue import FACE
from comptoir.dale.editions import CLASSIC
from tests.scenarios.dale.gestures import next_turn, told
from tests.scenarios.dale.stage import Stage, given, refused


def refuses(game: Stage, card: str, *payment: str) -> bool:
    """Is this payment refused, also when it is sent, and is nothing changed by that?"""
    assert not game.can_pay(card, *payment)
    game.answer(("purchase", game.slot_of(card)))
    before = game.match.hash
    with pytest.raises(Refused):
        game.pick("pay", *payment)
    return game.match.hash == before


# -- what pays a price ----------------------------------------------------------------------------------


def test_the_exact_price_pays() -> None:
    """Case 1."""
    game = given(hand="toy", market="show", actions=2)
    assert game.price("show") == 5
    game.purchase("show", "toy").then(hand="show", discard="toy", actions=1)


def test_an_excess_that_cannot_be_avoided_is_allowed() -> None:
    """Case 3."""
    game = given(hand="spyglass exchange toy", market="show", actions=2)
    game.purchase("show", "spyglass", "exchange")
    game.then(hand="show toy", discard="spyglass exchange")


def test_a_superfluous_card_is_refused() -> None:
    """Case 4."""
    game = given(hand="toy sabotage junk", market="show")
    assert refuses(game, "show", "toy", "junk")


def test_a_superfluous_third_card_is_refused() -> None:
    """Case 5."""
    game = given(hand="cookies relic junk toy", market="show")
    assert refuses(game, "show", "cookies", "relic", "junk")


def test_the_order_of_payment_makes_no_superfluous_card_needed() -> None:
    """1 + 2 + 4 for 5 in that order: the price is reached by the last card, but 2 + 4 is enough."""
    game = given(hand="junk cookies spyglass", market="show")
    assert refuses(game, "show", "junk", "cookies", "spyglass")
    game.pick("pay", "cookies", "spyglass")


def test_an_excess_below_the_smallest_card_is_allowed() -> None:
    """Case 7."""
    game = given(hand="relic spyglass", market="- show", actions=2)
    assert game.price("show") == 6
    game.purchase("show", "relic", "spyglass").then(hand="show", discard="relic spyglass")


def test_too_little_is_refused() -> None:
    """Case 8."""
    game = given(hand="cookies relic spyglass", market="- show")
    assert refuses(game, "show", "cookies", "relic")


def test_every_payment_is_allowed_exactly_when_no_card_of_it_is_superfluous() -> None:
    """With total V and price K: V >= K, and V - K less than the smallest value used."""
    hand = ["junk", "swift_broker", "cookies", "shattered_relic", "spyglass", "favourite_toy"]
    market = ["flashy_show", "sabotage", "treasure_hunter", "gamble", "blindfold"]
    game = given(hand=" ".join(hand), market=" ".join(market))
    for slot, wanted in enumerate(market):
        for size in range(1, len(hand) + 1):
            for payment in combinations(hand, size):
                values = [CLASSIC.values[FACE[card]] for card in payment]
                excess = sum(values) - (5 + slot)
                assert game.can_pay(wanted, *payment) == (0 <= excess < min(values)), (wanted, payment)


def test_superfluous_cards_may_be_allowed_by_a_switch() -> None:
    game = given(hand="toy junk", market="show", overpay="free", actions=2)
    game.purchase("show", "toy", "junk").then(hand="show", discard="toy junk")


# -- prices ---------------------------------------------------------------------------------------------


def test_the_leftmost_slot_costs_four_more() -> None:
    """Case 9."""
    game = given(hand="junk", market="- - - - relic")
    assert game.price("relic") == 7


def test_each_slot_costs_one_more_than_the_one_to_its_right() -> None:
    game = given(hand="junk", market="cookies cookies nuisance nuisance cookies")
    assert game.view(0)["prices"] == [2, 3, 4, 5, 6]


def test_an_empty_slot_has_no_price() -> None:
    game = given(hand="junk", market="cookies - nuisance")
    assert game.view(1)["prices"] == [2, None, 4, None, None]


def test_current_values_pay() -> None:
    """Case 13."""
    game = given(hand="show relic", market="spyglass", actions=2)
    assert not game.can_pay("spyglass", "relic")
    game.play("show").purchase("spyglass", "relic").then(hand="spyglass", discard="relic")


def test_prices_use_the_printed_value() -> None:
    """Case 15."""
    game = given(hand="show", market="spyglass")
    game.play("show")
    assert game.price("spyglass") == 4


# -- where the cards go ---------------------------------------------------------------------------------


def test_the_card_comes_to_hand_and_the_payment_to_the_own_discard() -> None:
    """Case 11."""
    game = given(hand="relic toy", discard="junk", market="- cookies show", market_deck="charm", actions=2)
    game.purchase("cookies", "relic")
    game.then(
        hand="toy cookies",
        discard="junk relic",
        market="- - show - -",
        market_deck="charm",
        market_discard="",
        actions=1,
    )


def test_the_payment_is_discarded_in_the_order_chosen() -> None:
    for order in (("junk", "cookies", "broker"), ("cookies", "broker", "junk")):
        game = given(hand="broker cookies junk", market="spyglass", actions=2)
        game.purchase("spyglass", *order).then(hand="spyglass", discard=" ".join(order))


def test_the_slot_is_filled_in_clean_up() -> None:
    market = "cookies relic spyglass nuisance food"
    game = given(hand="relic", deck="junk " * 4, market=market, market_deck="toy discovery")
    game.purchase("cookies", "relic")  # and now the window of clean-up, before the market is filled
    game.then(market="- relic spyglass nuisance food", market_deck="toy discovery")
    next_turn(game).then(market="relic spyglass nuisance food discovery", market_deck="toy", active=1)


def test_one_action_buys_one_card() -> None:
    game = given(
        hand="relic toy", deck="junk " * 4, market="cookies nuisance", sets="macaws raccoons ocelots"
    )
    game.purchase("cookies", "relic").then(active=1)


def test_the_bought_card_is_not_payment() -> None:
    """Case 12."""
    game = given(hand="cookies junk junk", market="relic")
    game.answer(("purchase", 0))
    before = game.match.hash
    with pytest.raises(Refused):
        game.match.answer(0, game.table.market[0])
    assert game.match.hash == before
    poor = given(hand="junk", market="relic")
    assert not poor.can("purchase", "relic")


def test_paying_with_a_technique_gives_no_bonus() -> None:
    """Case 57."""
    game = given(hand="spyglass", market="relic", actions=2)
    game.purchase("relic", "spyglass").then(hand="relic", discard="spyglass", actions=1)


def test_everybody_sees_a_purchase_and_its_payment() -> None:
    game = given(hand="cookies junk toy", market="relic", actions=2)
    game.purchase("relic", "cookies", "junk")
    (bought,) = told(game, 1, "purchased")
    assert (bought["card"]["face"], bought["slot"], bought["price"]) == ("shattered_relic", 0, 3)
    assert [card["face"] for card in bought["payment"]] == ["cookies", "junk"]
    assert (bought["kept"], bought["tossed"]) == ([], [])
    assert told(game, 1, "discarded") == []


def test_a_running_total_accompanies_the_payment() -> None:
    game = given(hand="cookies relic spyglass", market="- show", actions=2)
    game.answer(("purchase", 1))
    assert dict(game.asked.args) == {"price": 6, "total": 0}
    game.answer(game.option("cookies"))
    assert dict(game.asked.args) == {"price": 6, "total": 2}
    game.then(hand="cookies relic spyglass", discard="")  # nothing moves before the price is paid


# -- cards that change the payment ----------------------------------------------------------------------


def test_market_discovery_buys_from_the_market_discard_without_surcharge() -> None:
    """Case 20."""
    game = given(hand="discovery", market="cookies toy", market_discard="relic", actions=2)
    assert game.price("discard") == 3
    game.purchase("discard", "discovery")
    game.then(hand="relic", discard="discovery", market="cookies toy - - -", market_discard="")


def test_market_discovery_beside_a_card_that_is_enough_is_refused() -> None:
    """Case 21."""
    game = given(hand="discovery relic", market_discard="relic")
    assert not game.can_pay("discard", "relic", "discovery")
    assert not game.can_pay("discard", "relic")


def test_stock_clearance_pays_with_all_that_is_added() -> None:
    """Case 23."""
    game = given(hand="stock_clearance junk junk junk", market="cookies", actions=2)
    game.purchase("cookies", "stock_clearance", "junk", "junk", "junk")
    game.then(hand="cookies", discard="stock_clearance junk junk junk")


def test_essential_purchase_sends_three_of_four_junk_away() -> None:
    """Case 24."""
    game = given(hand="junk " * 4, market="- essential_purchase", actions=2)
    assert game.price("essential_purchase") == 4
    game.purchase("essential_purchase", "junk", "junk", "junk", "junk")
    game.pick("toss_junk", "junk", "junk", "junk")
    game.then(hand="essential_purchase", discard="junk", junk_reserve=9)


def test_essential_purchase_may_send_none_away() -> None:
    """Case 25."""
    game = given(hand="junk " * 4, market="- essential_purchase", actions=2)
    game.purchase("essential_purchase", "junk", "junk", "junk", "junk").pick("toss_junk")
    game.then(hand="essential_purchase", discard="junk junk junk junk", junk_reserve=6)


# -- reasons --------------------------------------------------------------------------------------------


def reason(game: Stage, pick: object) -> tuple[str, dict[str, object]]:
    """The code and the facts a pick is refused with."""
    with pytest.raises(Refused) as error:
        game.answer(pick)
    return error.value.code, error.value.details


def test_a_card_too_dear_is_refused_with_its_price_and_the_purse() -> None:
    game = given(hand="cookies relic", market="- show")
    assert reason(game, ("purchase", 1)) == ("too_expensive", {"price": 6, "purse": 5})


def test_an_empty_slot_is_refused() -> None:
    game = given(hand="cookies relic", market="- show")
    assert reason(game, ("purchase", 0)) == ("empty_slot", {})


def test_the_market_discard_is_refused_without_a_card_that_opens_it() -> None:
    game = given(hand="toy", market_discard="cookies")
    with refused("not_offered", game):
        game.answer(("purchase", DISCARD_SLOT))


def test_a_superfluous_card_is_refused_with_the_price_and_the_total() -> None:
    game = given(hand="toy sabotage junk", market="show")
    game.answer(("purchase", 0))
    junk = game.card("junk", game.table.hands[0])
    assert reason(game, junk) == ("superfluous", {"price": 5, "total": 1})


def test_a_payment_that_does_not_reach_the_price_is_too_little() -> None:
    game = given(hand="cookies relic junk", market="- show")
    game.answer(("purchase", 1))
    with refused("too_little", game):
        game.pick("pay", "cookies", "relic")


def test_only_the_active_player_buys() -> None:
    game = given(hand="toy", market="cookies", them={"hand": "toy"})
    before = game.match.hash
    with pytest.raises(Refused) as error:
        game.match.answer(1, ("purchase", 0))
    assert (error.value.code, game.match.hash) == ("not_asked", before)
