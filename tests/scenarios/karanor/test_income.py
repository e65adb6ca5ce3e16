"""The income phase, and artefacts: how they are found and what each of them does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.stage import Stage, given

# -- income -----------------------------------------------------------------------------------------------


def test_ec_103_who_ends_early_is_paid_and_loses_the_actions() -> None:
    game = given(income=3, gold=1, actions=2, players=2)
    game.end_turn().then(gold=4, active=1, actions=4, seats={1: {"gold": 0}})


def test_income_comes_first_then_associates_in_their_order_then_artefacts() -> None:
    game = given(income=2, associates="wine wood+", artefacts="ar_bourse", reserve="1 wine")
    game.end_turn().then(gold=5, goods="wine", reserve="0 wine")
    order = ["collected_income", "gained"]
    told = [event.name() for event in game.match.events or ()]
    assert [name for name in told if name in order] == order


def test_the_granary_horn_takes_what_the_associates_left() -> None:
    game = given(associates="wine", artefacts="ar_corne", reserve="1 wine")
    game.end_turn().then(goods="wine", asked="gain_goods")
    assert ("goods", "wine") not in game.asked.options
    game.goods("cloth").then(goods="wine cloth", active=1)


def test_nobody_else_is_paid() -> None:
    game = given(income=1, seats={1: {"income": 5, "associates": "wood", "artefacts": "ar_bourse"}})
    game.end_turn().then(gold=1, seats={1: {"gold": 0, "goods": ""}})


# -- finding artefacts ------------------------------------------------------------------------------------


def finding(**piles: Any) -> Stage:
    """I buy the forbidden book at the Mages' Tower."""
    return given(at="tour_des_mages", gold=5, quests="q_livre", **piles).complete("q_livre")


@pytest.mark.parametrize(("kept", "gone"), [("ar_corne", "ar_bourse"), ("ar_bourse", "ar_corne")])
def test_ec_104_i_see_two_keep_one_and_the_other_is_discarded_face_up(kept: str, gone: str) -> None:
    game = finding(artefact_deck="only ar_corne ar_bourse")
    assert sorted(game.offered()) == ["ar_bourse", "ar_corne"]
    assert game.view(1)["aside"][1:] == [None, None]  # beside the quest, which all can see
    game.keep(kept).then(artefacts=kept, artefact_discard=gone)
    assert [each["face"] for each in game.view(1)["discards"]["artefact"]] == [gone]


def test_ec_105_the_discards_are_shuffled_in_for_the_second() -> None:
    discarded = "ar_corne ar_plume ar_clef"
    game = finding(artefact_deck="only ar_bourse", artefact_discard=discarded)
    first, second = sorted(game.offered(), key=lambda name: name != "ar_bourse")
    assert (first, second in discarded.split()) == ("ar_bourse", True)
    game.keep("ar_bourse").then(artefacts="ar_bourse", artefact_discard=second)
    assert len(game.table.artefact_deck) == 2


def test_the_last_artefact_is_taken_without_a_choice() -> None:
    finding(artefact_deck="only ar_bourse").then(artefacts="ar_bourse", asked="action")


def test_where_there_are_no_artefacts_none_is_found() -> None:
    finding(artefact_deck="only").then(artefacts="", gold=0, quests="", asked="action")


# -- tiles that act when they are gained ------------------------------------------------------------------


def test_the_chipped_crown_gives_prestige_when_it_is_found() -> None:
    finding(artefact_deck="only ar_couronne", prestige=2, black_deck="bm_guet").then(
        prestige=3, artefacts="ar_couronne", black_market="bm_guet"
    )


def test_ec_107_a_crown_that_is_traded_moves_no_prestige() -> None:
    game = given(artefacts="ar_couronne", prestige=2, seats={1: {"gold": 4, "prestige": 1}})
    game.offers(0, to=1, give="ar_couronne", get="4 gold").accepts(1, 1)
    game.then(prestige=2, artefacts="", gold=4, seats={1: {"prestige": 1, "artefacts": "ar_couronne"}})
    game.offers(1, to=0, give="ar_couronne").accepts(0, 2).then(prestige=2, artefacts="ar_couronne")


def test_the_fox_mask_brings_two_hidden_cards_once() -> None:
    game = finding(artefact_deck="only ar_masque", black_deck="bm_recel bm_guet")
    game.then(artefacts="ar_masque", black_market="bm_guet bm_recel")
    game.offers(0, to=1, give="ar_masque").accepts(1, 1).then(seats={1: {"black_market": ""}})


# -- tiles that work while they are owned -----------------------------------------------------------------


def test_the_azure_compass_sails_for_nothing() -> None:
    given(at="unisson", artefacts="ar_boussole").move("mirevent").then(at="mirevent", gold=0)


def test_the_boots_of_seven_hills_walk_four_territories() -> None:
    game = given(artefacts="ar_bottes", actions=1)
    game.move("trois_bornes", "carriere_grise", "salanche", "unisson").then(at="unisson", actions=0)
    game.refuses(("step", "salanche"))


def test_the_notarys_quill_takes_three_gold_off_a_building_but_not_off_its_bonus() -> None:
    table: dict[str, Any] = {
        "artefacts": "ar_plume",
        "commerces": "co_populaire",
        "goods": "fruit meat cloth",
    }
    given(gold=2, **table).refuses(("build", "co_populaire"))
    given(gold=5, **table).refuses(("build", "co_populaire", 1))
    given(gold=3, **table).build("co_populaire", take="deck").then(gold=0, prestige=1)
    given(gold=6, **table).build("co_populaire", bonus=True, take="deck").then(gold=0, insignia="mount")


def test_no_price_falls_below_nothing() -> None:
    game = given(artefacts="ar_plume", insignia="4 guild_seal", commerces="co_primeurs", goods="2 fruit")
    game.build("co_primeurs", take="deck").then(gold=0, income=2)


def test_the_moon_sickle_harvests_and_works_one_more() -> None:
    game = given(at="bois_murmure", artefacts="ar_faucille")
    game.harvest().work().then(goods="3 wood", gold=2)


# -- tiles that are used ----------------------------------------------------------------------------------


def test_the_cracked_hourglass_sells_an_action_once_a_turn() -> None:
    game = given(artefacts="ar_sablier", gold=7, actions=0, players=2)
    game.activates("ar_sablier").then(gold=4, actions=1).refuses(("activate", "ar_sablier"))
    game.work().end_turns_until(0)
    game.activates("ar_sablier").then(gold=2, actions=5)


def test_the_travelling_mirror_shows_one_of_my_shops() -> None:
    game = given(artefacts="ar_miroir", shops="unisson perlance kien")
    game.activates("ar_miroir")
    assert sorted(game.offered()) == [("place", "perlance"), ("place", "unisson")]
    game.go_to("perlance").then(at="perlance", actions=4, gold=0).refuses(("activate", "ar_miroir"))


def test_the_golden_scales_change_a_token_and_drop_a_coin() -> None:
    given(artefacts="ar_balance", goods="2 diamond").refuses(("activate", "ar_balance"))
    game = given(artefacts="ar_balance", goods="wood wine")
    game.activates("ar_balance").goods("wood").goods("iron").then(goods="wine iron", gold=1, actions=4)


def test_a_tile_used_this_turn_stays_used_when_it_is_sold_and_bought_back() -> None:
    game = given(artefacts="ar_balance", goods="2 wood", players=2)
    game.activates("ar_balance").goods("iron")
    game.offers(0, to=1, give="ar_balance").accepts(1, 1).offers(1, to=0, give="ar_balance").accepts(0, 2)
    game.refuses(("activate", "ar_balance")).end_turns_until(0)
    assert game.can("activate", "ar_balance", -1)


def test_using_an_artefact_ends_my_move_but_owning_one_does_not() -> None:
    game = given(artefacts="ar_sablier ar_boussole", gold=3)
    game.move("trois_bornes").activates("ar_sablier").then(steps=0, actions=4)
    game.move("fort_ardent").then(actions=3)


def test_artefacts_are_used_on_their_owners_turn_only() -> None:
    game = given(active=1, artefacts="ar_sablier", gold=3)
    game.seat(0).refuses(("activate", "ar_sablier"))


def test_the_conclave_ring_takes_a_piece_from_everybody_who_stands_with_me() -> None:
    here = {"at": "kien", "gold": 2}
    game = given(
        artefacts="ar_anneau", seats={1: here, 2: {"gold": 2}, 3: {**here, "insignia": "bodyguard"}}, income=1
    )
    game.end_turn().then(gold=2, seats={1: {"gold": 1}, 2: {"gold": 2}, 3: {"gold": 2}})
