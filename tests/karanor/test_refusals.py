"""What cannot be done is refused with a code and the rule behind it, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from comptoir.core import BadOptions, Option
from comptoir.karanor.game import GAME
from comptoir.telling.karanor.errors import sentence
from comptoir.words import LANGUAGES, words
from tests.karanor.refusing import changed, market, refuse, told
from tests.scenarios.karanor.bargaining import another_pack
from tests.scenarios.karanor.stage import given

INN: dict[str, Any] = {"commerces": "co_populaire", "gold": 9, "goods": "fruit meat cloth"}


# -- actions ----------------------------------------------------------------------------------------------


def test_a_step_leads_to_a_neighbour() -> None:
    said = refuse(given(at="kien"), ("step", "perlance"), "not_next_to", place="perlance", here="kien")
    assert said == "Perlance is not next to Kien. Go there step by step, by land or by sea."


def test_a_crossing_takes_the_fare() -> None:
    said = refuse(given(at="unisson", gold=1), ("step", "mirevent"), "no_fare", needs=2, has=1)
    assert said == "The crossing costs 2 gold, paid before you sail, and you have 1."
    refuse(given(at="unisson", gold=0, insignia="captain"), ("step", "mirevent"), "no_fare", needs=1, has=0)


@pytest.mark.parametrize(
    "pick",
    [("step", "bois_murmure"), ("harvest",), ("work",), ("interact",), ("deliver",), ("recruit", "as_wood")],
)
def test_without_actions_there_is_no_action(pick: Option) -> None:
    refuse(given(at="bois_murmure" if pick == ("harvest",) else "kien", actions=0), pick, "no_actions_left")


def test_the_curse_forbids_to_work() -> None:
    said = refuse(given(insignia="curse_salanche foreman"), ("work",), "forbidden_by_tile", action="work")
    assert said == "Curse of Salanche forbids this: while you own it, you do not work."


def test_a_lasting_ban_is_named() -> None:
    game = given(at="salanche", gold=2, quest_deck="q_peage").interact().choose(1)
    said = refuse(game, ("step", "unisson"), "forbidden_for_now", action="move")
    assert said == "A card or quest forbids this for now: you cannot move. The table shows until when."


def test_nothing_grows_in_a_city() -> None:
    refuse(given(at="kien"), ("harvest",), "nothing_to_harvest", place="kien")


def test_an_empty_reserve_gives_nothing() -> None:
    game = given(at="bois_murmure", reserve="0 wood")
    assert refuse(game, ("harvest",), "reserve_empty", resource="wood").startswith("The reserve of wood")


def test_shops_are_for_cities() -> None:
    refuse(given(at="salanche", **INN), ("build", "co_populaire"), "not_in_a_city")


def test_there_is_one_shop_for_each_merchant_and_city() -> None:
    refuse(given(shops="kien", **INN), ("build", "co_populaire"), "shop_here_already", place="kien")


def test_building_says_what_is_missing() -> None:
    game = given(commerces="co_populaire", gold=4, goods="fruit")
    said = refuse(game, ("build", "co_populaire"), "lacks", missing="2 gold, 1 meat, 1 cloth")
    assert said == "For People’s Inn you still need 2 gold, 1 meat and 1 cloth."
    french = told(game.refusal(("build", "co_populaire")), "fr")
    assert french == "Pour « Auberge populaire », il vous manque 2 pièces d’or, 1 viande et 1 tissu."


def test_a_bonus_is_paid_on_top() -> None:
    game = given(commerces="co_populaire", gold=8, goods="fruit meat cloth")
    refuse(game, ("build", "co_populaire", 1), "lacks", missing="1 gold")


def test_a_bonus_that_is_gone_cannot_be_bought() -> None:
    game = given(**INN, seats={1: {"insignia": "8 mount"}})
    refuse(game, ("build", "co_populaire", 1), "bonus_gone", card="co_populaire")


def test_some_commerces_have_no_bonus() -> None:
    with another_pack(commerces=changed("commerces", "co_populaire", bonus=lambda _: None)):
        refuse(given(**INN), ("build", "co_populaire", 1), "no_bonus", card="co_populaire")


def test_the_card_of_another_is_not_mine_wherever_it_is() -> None:
    others = {
        1: {"commerces": "co_forge", "quests": "q_noces", "black_market": "bm_guet", "artefacts": "ar_cape"}
    }
    game = given(seats=others)
    for pick in (("build", "co_forge"), ("quest", "q_noces"), ("card", "bm_guet"), ("activate", "ar_cape")):
        refuse(game, pick, "not_your_card")
    table = game.table
    in_the_deck = [table.commerce_deck[0], table.quest_deck[0], table.black_deck[0], 10**9]
    for verb, card in zip(("build", "quest", "card", "card"), in_the_deck, strict=True):
        rest = {"build": (0,), "quest": (0, -1), "card": (-1,)}[verb]
        refusal = game.refusal((verb, card, *rest))
        assert (refusal.code, refusal.details) == ("not_your_card", {})


def test_nobody_is_left_to_talk_to() -> None:
    refuse(given(at="salanche", gone="salanche"), ("interact",), "nobody_here", place="salanche")


def test_quests_run_out() -> None:
    refuse(given(at="salanche", quest_deck="only"), ("interact",), "no_quests_left")


def test_the_open_delivery_goes_elsewhere() -> None:
    game = given(delivery="de_unisson", goods="3 wood")
    said = refuse(game, ("deliver",), "delivered_elsewhere", place="unisson")
    assert said == "The open delivery goes to City of Unison."


def test_a_delivery_says_which_goods_are_missing() -> None:
    game = given(at="unisson", delivery="de_unisson", goods="wood")
    said = refuse(game, ("deliver",), "lacks", card="de_unisson", missing="2 wood")
    assert said == "For Delivery to City of Unison you still need 2 wood."


def test_deliveries_run_out() -> None:
    refuse(given(deliveries="only", delivery_deck="only"), ("deliver",), "no_delivery_left")


def test_associates_are_recruited_once() -> None:
    game = given(gold=5, seats={1: {"associates": "wood"}})
    refuse(game, ("recruit", "as_wood"), "associate_taken", associate="as_wood")
    everybody = given(gold=5, seats={1: {"associates": "wood wine fruit meat cloth iron"}})
    refuse(everybody, ("recruit", "as_wood"), "all_recruited")


def test_recruiting_costs_gold() -> None:
    refuse(given(gold=4), ("recruit", "as_wood"), "not_enough_gold", needs=5, has=4)


def test_villas_stand_where_they_stand() -> None:
    refuse(given(at="kien", gold=9), ("villa",), "no_villa_here", place="kien")
    sold = given(at="lac_noir", gold=9, seats={1: {"villas": "lac_noir"}})
    refuse(sold, ("villa",), "villa_sold", place="lac_noir")
    refuse(given(at="lac_noir", gold=7), ("villa",), "not_enough_gold", needs=8, has=7)


# -- quests and cards -------------------------------------------------------------------------------------


def test_a_quest_names_its_place() -> None:
    game = given(at="unisson", quests="q_noces", goods="2 wine fruit")
    said = refuse(game, ("quest", "q_noces"), "wrong_place", place="kien")
    assert said == "The Kien Wedding needs this place: Kien."
    refuse(given(at="salanche", quests="q_inventaire"), ("quest", "q_inventaire"), "wrong_place", sort="city")


def test_a_quest_says_what_is_missing() -> None:
    game = given(at="kien", quests="q_noces", goods="2 wine")
    assert refuse(game, ("quest", "q_noces"), "lacks", missing="1 fruit").endswith("you still need 1 fruit.")


def test_a_quest_asks_for_what_one_has() -> None:
    game = given(at="kien", gold=2, quests="q_registre", shops="kien unisson")
    said = refuse(game, ("quest", "q_registre"), "lacks", missing="1 commerces")
    assert said == "For The Guild Register you still need 1 shop."


def test_a_second_action_is_missing() -> None:
    game = given(at="plage_epaves", quests="q_crabes", actions=1)
    assert refuse(game, ("quest", "q_crabes"), "lacks", missing="1 actions").endswith("need 1 action.")


def test_a_quest_needs_a_rival_here() -> None:
    game = given(at="kien", quests="q_arbitrage", players=4)
    refuse(game, ("quest", "q_arbitrage", 0, 1), "no_rival_near", near="same")


def test_a_rival_who_does_not_fit_is_told_from_one_who_does() -> None:
    game = given(at="kien", black_market="bm_pickpocket", seats={1: {"at": "kien"}, 2: {}})
    refuse(game, ("card", "bm_pickpocket", 2), "not_that_rival", card="bm_pickpocket")
    nobody = given(at="kien", black_market="bm_ragots", gold=3, prestige=2)
    refuse(nobody, ("card", "bm_ragots", 1), "no_such_rival", card="bm_ragots")


def test_a_card_for_ones_own_turn_waits_for_it() -> None:
    game = given(seats={1: {"black_market": "bm_pot_de_vin", "gold": 3}})
    said = refuse(game.seat(1), ("card", "bm_pot_de_vin"), "not_this_turn", turn="own")
    assert said == "Bribe can be used on your own turn only."


def test_a_card_that_costs_an_action_is_for_ones_own_turn() -> None:
    spent = given(at="kien", black_market="bm_recel", actions=0)
    refuse(spent, ("card", "bm_recel"), "lacks", missing="1 actions")
    at_any_time = changed("black_market", "bm_recel", rule=lambda each: replace(each.rule, when=()))
    with another_pack(black_market=at_any_time):
        game = given(seats={1: {"at": "kien", "black_market": "bm_recel"}})
        refuse(game.seat(1), ("card", "bm_recel"), "costs_an_action", card="bm_recel")


def test_an_answer_is_no_card_for_any_time() -> None:
    refuse(given(black_market="bm_tempete"), ("card", "bm_tempete"), "not_used_now", card="bm_tempete")


def test_a_tile_works_once() -> None:
    game = given(artefacts="ar_sablier", used="ar_sablier", gold=3)
    refuse(game, ("activate", "ar_sablier"), "tile_used", once="turn")
    refuse(given(artefacts="ar_bourse"), ("activate", "ar_bourse"), "not_used_now", card="ar_bourse")


def test_an_associate_is_promoted_once_and_by_its_owner() -> None:
    game = given(associates="wood+", seats={1: {"associates": "wine"}})
    refuse(game, ("promote", "as_wood"), "promoted_already", associate="as_wood")
    refuse(game, ("promote", "as_wine"), "not_your_associate", associate="as_wine")
    refuse(game.seat(1), ("promote", "as_wine"), "only_on_your_turn")


def test_an_immediate_option_that_cannot_be_paid_says_what_is_missing() -> None:
    with another_pack(
        quests=changed("quests", "q_bonneteau", options=lambda each: (*each.options, each.options[1]))
    ):
        game = given(at="salanche", quest_deck="q_bonneteau", gold=2).interact()
        assert game.prompts == {0: "immediate"}
        refuse(game, ("option", 0, -1), "lacks", missing="1 gold")


def test_in_a_window_only_answers_count() -> None:
    game = given(
        at="bois_murmure", players=3, seats={1: {"shops": "kien", "black_market": "bm_octroi bm_pickpocket"}}
    )
    game.answer(("step", "kien"))
    assert game.windows == {1: "enter"}
    refuse(game.seat(1), ("card", "bm_pickpocket", 0), "not_used_now", card="bm_pickpocket")


# -- the market of two ------------------------------------------------------------------------------------


def test_the_market_does_not_deal_in_diamonds() -> None:
    refuse(
        market(goods="diamond wood", market="wood"), ("sell", "diamond"), "not_at_market", resource="diamond"
    )


def test_a_full_pile_takes_no_more() -> None:
    game = market(goods="wood wine", market="3 wood")
    refuse(game, ("sell", "wood"), "market_full", resource="wood")
    refuse(game, ("sell", "iron"), "not_held", what="iron")


def test_an_empty_pile_has_nothing_to_sell() -> None:
    refuse(market(goods="wood", gold=3), ("buy", "wood"), "market_empty", resource="wood")


def test_the_market_gives_no_credit() -> None:
    game = market(goods="iron", gold=2, market="wood")
    refuse(game, ("buy", "wood"), "not_enough_gold", needs=3, has=2)


def test_one_visit_is_two_tokens() -> None:
    game = market(goods="2 wood", gold=9, market="2 wine")
    with game.refused():
        game.match.answer_run(0, [("buy", "wine"), ("buy", "wine"), ("sell", "wood")])
    three = replace(GAME.pack.numbers, market=replace(GAME.pack.numbers.market, max_units=3))
    with another_pack(numbers=three):
        game = market(goods="2 wood", gold=9, market="3 wine").answer(("buy", "wine")).answer(("buy", "wine"))
        refuse(game, ("sell", "wood"), "too_many_at_market", most=3)


def test_the_market_is_for_two_who_can_use_it() -> None:
    refuse(given(players=3, gold=9), ("market",), "no_market")
    refuse(given(options={"market": False}, gold=9), ("market",), "no_market")
    refuse(given(), ("market",), "nothing_at_market")


# -- options ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"players": 7}, "out_of_range"),
        ({"first": 5}, "out_of_range"),
        ({"round_limit": 0}, "out_of_range"),
        ({"colour": "red"}, "unknown_option"),
        ({"market": "yes"}, "bad_option"),
        ({"curse_bound": 1}, "bad_option"),
        ({"histories": "drawn"}, "bad_option"),
        ({"pack": "0123"}, "other_pack"),
        ({"players": 6, "histories": "chosen"}, "too_few_histories"),
    ],
)
def test_options_that_make_no_sense_are_refused(wishes: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        GAME.options(wishes)
    assert refusal.value.code == code
    assert all(sentence(words(lang), refusal.value, GAME.pack) for lang in LANGUAGES)
