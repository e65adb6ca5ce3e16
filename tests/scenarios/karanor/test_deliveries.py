"""Deliveries, associates and villas."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.scenarios.karanor.bargaining import VILLAS, another_pack
from tests.scenarios.karanor.setting import ASSOCIATES, PACK
from tests.scenarios.karanor.stage import given

# -- deliveries -------------------------------------------------------------------------------------------


def test_ec_071_three_wood_for_unison() -> None:
    game = given(
        at="unisson", goods="3 wood", actions=1, delivery="de_unisson", delivery_deck="de_mirevent de_kien"
    )
    game.deliver()
    game.then(
        prestige=1, gold=4, goods="", actions=0, delivery="de_kien", delivery_deck="de_mirevent",
        delivery_discard="de_unisson", reserve="8 wood",
    )  # fmt: skip
    assert game.view(1)["delivery"]["face"] == "de_kien"


def test_ec_072_who_delivers_first_is_served_and_the_other_keeps_the_goods() -> None:
    game = given(
        at="unisson", goods="3 wood", delivery="de_unisson", delivery_deck="de_kien",
        seats={1: {"at": "unisson", "goods": "3 wood"}},
    )  # fmt: skip
    game.deliver().end_turn()
    game.refuses(("deliver",)).then(delivery="de_kien", prestige=1, seats={1: {"goods": "3 wood"}})


def test_ec_073_the_next_delivery_for_the_same_city_may_be_made_at_once() -> None:
    """In the first pack no two go to one city; here all of them go to Unison."""
    to_unison = tuple([replace(each, city=PACK.index("territories", "unisson")) for each in PACK.deliveries])
    with another_pack(deliveries=to_unison):
        game = given(at="unisson", goods="3 wood 4 cloth", delivery="de_unisson", delivery_deck="de_kien")
    game.deliver().deliver()
    game.then(prestige=2, gold=7, actions=2, goods="", delivery="")


def test_ec_073_a_delivery_further_off_may_be_made_in_the_same_turn() -> None:
    game = given(at="unisson", goods="3 wood 4 cloth", delivery="de_unisson", delivery_deck="de_kien")
    game.deliver().move("bois_murmure", "kien").deliver()
    game.then(prestige=2, gold=7, actions=1, goods="")


def test_without_further_cards_there_are_no_more_deliveries() -> None:
    game = given(at="unisson", goods="6 wood", delivery="de_unisson")
    game.deliver().refuses(("deliver",)).then(delivery="", goods="3 wood")


# -- associates -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("associate", ASSOCIATES)
def test_ec_075_five_gold_bring_the_associate_of_my_choice_resource_up(associate: str) -> None:
    game = given(gold=5, actions=1)
    game.recruit(associate).then(gold=0, associates=associate, actions=0)
    assert game.view(1)["seats"][0]["associates"] == [{"name": associate, "promoted": False}]


def test_ec_075_four_gold_bring_nobody() -> None:
    given(gold=4).refuses(("recruit", "as_wood"))


def test_ec_076_when_all_six_are_taken_they_can_only_be_bought_from_players() -> None:
    game = given(
        gold=20,
        associates="wood wine",
        seats={1: {"associates": "fruit meat"}, 2: {"associates": "cloth iron"}},
    )
    for associate in ASSOCIATES:
        game.refuses(("recruit", associate))
    game.offers(0, to=2, give="6 gold", get="as_iron").accepts(2, 1)
    game.then(gold=14, associates="wood wine iron", seats={2: {"gold": 6, "associates": "cloth"}})


def test_ec_077_from_an_empty_reserve_an_associate_brings_nothing_at_all() -> None:
    game = given(associates="wood wine", reserve="0 wood")
    game.end_turn().then(goods="wine", gold=0)
    (told,) = game.told(1, "collected_income")
    assert (len(told["associates"]), sum(told["goods"]), told["wages"]) == (2, 1, 0)


def test_ec_079_a_promoted_associate_is_sold_promoted() -> None:
    game = given(associates="wood", gold=0, seats={1: {"gold": 6}})
    game.promote("wood").offers(0, to=1, give="as_wood", get="6 gold").accepts(1, 1)
    game.then(gold=6, associates="", seats={1: {"gold": 0, "associates": "wood+"}})
    game.end_turn().refuses(("promote", "as_wood")).end_turn()
    game.then(seats={1: {"gold": 1, "goods": ""}})


def test_ec_080_an_associate_bought_on_my_turn_works_for_me_in_it() -> None:
    game = given(gold=3, seats={1: {"associates": "wine"}})
    game.offers(0, to=1, give="3 gold", get="as_wine").accepts(1, 1)
    game.end_turn().then(goods="wine", gold=0, seats={1: {"goods": ""}})


def test_ec_081_nobody_promotes_on_a_rivals_turn() -> None:
    game = given(active=1, associates="wood", seats={1: {"associates": "wine"}})
    assert not game.seat(0).can("promote", "as_wood")
    game.seat(0).refuses(("promote", "as_wood")).seat(1).promote("wine")
    game.then(associates="wood", seats={1: {"associates": "wine+"}})


def test_a_promotion_is_free_and_for_good() -> None:
    game = given(associates="wood wine", actions=0)
    game.promote("wood").refuses(("promote", "as_wood")).end_turn()
    game.then(gold=1, goods="wine", associates="wood+ wine")
    game.end_turn().end_turn().then(gold=2, goods="2 wine", associates="wood+ wine")


def test_in_the_income_phase_it_is_too_late_to_promote() -> None:
    game = given(associates="wood", artefacts="ar_corne").end_turn()
    game.then(asked="gain_goods", goods="wood").refuses(("promote", "as_wood"))


# -- villas -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", VILLAS)
def test_a_villa_costs_eight_and_is_worth_one(place: str) -> None:
    given(at=place, gold=7).refuses(("villa",))
    given(at=place, gold=8, actions=1).buy_villa().then(gold=0, prestige=1, villas=place, actions=0)


def test_there_is_no_villa_where_none_stands() -> None:
    given(at="kien", gold=20).refuses(("villa",))
    given(at="salanche", gold=20).refuses(("villa",))


def test_ec_083_a_sold_villa_is_offered_to_nobody_its_owner_included() -> None:
    game = given(at="lac_noir", gold=20, seats={1: {"at": "lac_noir", "gold": 20}})
    game.buy_villa().refuses(("villa",)).end_turn()
    game.refuses(("villa",)).then(villas="lac_noir", seats={1: {"villas": "", "gold": 20}})


def test_ec_084_with_the_key_to_the_terraces_five_gold_suffice() -> None:
    given(at="lac_noir", gold=4, artefacts="ar_clef").refuses(("villa",))
    game = given(at="lac_noir", gold=5, artefacts="ar_clef")
    game.buy_villa().then(gold=0, prestige=1, villas="lac_noir")


def test_a_villa_is_no_commerce_and_does_not_keep_me_from_building() -> None:
    game = given(villas="lac_noir", commerces="co_primeurs", gold=2, goods="2 fruit", shops="unisson")
    game.build("co_primeurs", take="deck").then(shops="kien unisson", villas="lac_noir", income=2)
