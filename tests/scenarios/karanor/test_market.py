"""The market tile of two merchants."""

from __future__ import annotations

import pytest

from tests.scenarios.karanor.setting import RESOURCES
from tests.scenarios.karanor.stage import given


def test_ec_119_onto_an_empty_pile_the_first_token_sells_for_two() -> None:
    game = given(goods="2 wood", market="0 wood")
    game.market("sell wood", "sell wood").then(gold=3, goods="", market="2 wood", actions=3)


def test_ec_120_from_a_full_pile_the_first_token_costs_two() -> None:
    game = given(gold=5, market="3 fruit")
    game.market("buy fruit", "buy fruit").then(gold=0, goods="2 fruit", market="1 fruit", actions=3)


def test_ec_121_nothing_is_sold_onto_a_full_pile() -> None:
    game = given(goods="2 wine", gold=9, market="3 wine 1 wood")
    with game.refused():
        game.market("sell wine")
    game = given(goods="2 wine", market="2 wine")
    with game.refused():
        game.market("sell wine", "sell wine")
    game.market("sell wine").then(gold=1, goods="wine", market="3 wine")


def test_ec_123_who_sells_first_can_pay_for_what_is_bought() -> None:
    game = given(gold=1, goods="wine", market="0 wine 1 wood")
    with game.refused():
        game.market("buy wood", "sell wine")
    game.market("sell wine", "buy wood").then(gold=0, goods="wood", market="1 wine 0 wood")


def test_ec_123_what_was_just_sold_may_be_bought_back_at_the_usual_price() -> None:
    game = given(gold=1, goods="wine", market="0 wine")
    game.market("sell wine", "buy wine").then(gold=0, goods="wine", market="0 wine")


@pytest.mark.parametrize(
    "units",
    ["buy wood,buy wood,sell wine", "buy wood,sell wine,buy wood", "sell wine,sell wine,buy wood",
     "buy wood,buy wood,buy wood", "sell wine,sell wine,sell wine"],
)  # fmt: skip
def test_ec_124_three_tokens_in_one_visit_are_too_many(units: str) -> None:
    game = given(gold=20, goods="3 wine", market="3 wood", actions=1)
    with game.refused():
        game.market(*units.split(","))
    game.then(gold=20, actions=1)


@pytest.mark.parametrize(
    ("units", "gold"),
    [("buy wood", 17), ("buy wood,buy meat", 14), ("sell wine", 22), ("sell wine,sell meat", 23),
     ("buy wood,sell wine", 19), ("sell meat,buy meat", 19)],
)  # fmt: skip
def test_one_or_two_bought_one_or_two_sold_or_one_of_each(units: str, gold: int) -> None:
    """Wine has an empty pile; of the others there are two, and a third fills the pile."""
    game = given(gold=20, goods="wine meat", market="0 wine 2 wood 2 meat")
    game.market(*units.split(",")).then(gold=gold, actions=3)


def test_ec_125_diamonds_are_neither_sold_nor_bought() -> None:
    game = given(gold=20, goods="2 diamond", market="1 wood").answer(("market",))
    assert game.offered() == [("buy", "wood")]
    for verb in ("buy", "sell"):
        game.refuses((verb, "diamond"))


def test_each_visit_costs_an_action_and_is_made_from_anywhere() -> None:
    game = given(at="mont_cendre", gold=20, market="3 wood", actions=2)
    game.market("buy wood").market("buy wood").then(gold=15, actions=0, market="1 wood")
    game.refuses(("market",))


def test_there_is_nothing_to_do_at_the_market_without_gold_or_goods() -> None:
    given(gold=1, market="3 wood").refuses(("market",))
    given(gold=2, market="3 wood").market("buy wood").then(gold=0)
    given(gold=20, market="").refuses(("market",))


def test_market_tokens_come_out_of_the_reserve_and_stay_out_of_it() -> None:
    game = given(goods="2 wood", market="1 wood")
    game.then(reserve="5 wood").market("sell wood").then(reserve="5 wood", market="2 wood")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_than_two_there_is_no_market(players: int) -> None:
    game = given(players=players, gold=20, goods="2 wood").refuses(("market",))
    assert game.view(0)["market"] is None


def test_two_merchants_may_do_without_it() -> None:
    game = given(gold=20, goods="2 wood", options={"market": False}).refuses(("market",))
    assert game.view(0)["market"] is None


def test_two_merchants_trade_directly_as_well() -> None:
    game = given(gold=2, seats={1: {"goods": "wood"}})
    game.offers(0, to=1, give="2 gold", get="wood").accepts(1, 1).then(goods="wood", gold=0)


def test_all_six_common_goods_are_dealt_in() -> None:
    common = [name for name in RESOURCES if name != "diamond"]
    game = given(gold=20, market=" ".join(common)).answer(("market",))
    assert sorted(game.offered()) == [("buy", name) for name in sorted(common)]
