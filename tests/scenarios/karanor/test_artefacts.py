"""The fourteen artefacts: what each does, when, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given

COMMON = [each.id for each in PACK.resources if each.is_common]


def finding(artefact: str, **table: Any) -> Stage:
    """I read in the tower of the mages and find that artefact, and keep it."""
    deck = "ar_bottes " + artefact if artefact != "ar_bottes" else "ar_boussole ar_bottes"
    game = given(at="tour_des_mages", gold=5, quests="q_livre", artefact_deck=deck, **table)
    return game.complete("q_livre").keep(artefact)


# -- those that work by themselves ------------------------------------------------------------------------


def test_the_compass_makes_a_crossing_free() -> None:
    game = given(at="unisson", artefacts="ar_boussole")
    game.move("mirevent", "perlance").then(at="perlance", gold=0, actions=3)


def test_the_boots_add_two_steps() -> None:
    game = given(at="kien", artefacts="ar_bottes", actions=1)
    game.move("bois_murmure", "unisson", "salanche", "carriere_grise").then(actions=0)
    game.refuses(("step", "fort_ardent"))


def test_the_purse_brings_two_gold_with_the_income() -> None:
    game = given(artefacts="ar_bourse", income=1)
    game.end_turn().then(gold=3, active=1)


@pytest.mark.parametrize("resource", COMMON)
def test_the_horn_brings_a_token_of_choice_with_the_income(resource: str) -> None:
    game = given(artefacts="ar_corne")
    game.end_turn().then(active=0, asked="gain_goods")
    assert game.offered() == [("goods", name) for name in COMMON]
    game.goods(resource).then(goods=resource, active=1)


def test_the_quill_takes_three_off_a_price_but_not_off_that_of_the_bonus() -> None:
    table: dict[str, Any] = {
        "goods": "fruit meat cloth",
        "commerces": "co_populaire",
        "artefacts": "ar_plume",
    }
    assert not given(at="kien", gold=5, **table).can("build", "co_populaire", 1)
    game = given(at="kien", gold=6, **table)
    game.build("co_populaire", bonus=True, take="deck").then(gold=0, insignia="mount")


def test_the_key_takes_three_off_a_villa() -> None:
    game = given(at="lac_noir", gold=5, artefacts="ar_clef")
    game.buy_villa().then(gold=0, villas="lac_noir", prestige=1, actions=3)


def test_the_sickle_brings_one_more_from_harvest_and_work() -> None:
    game = given(at="bois_murmure", artefacts="ar_faucille")
    game.harvest().work().then(goods="3 wood", gold=2)


# -- those that give something when they are found --------------------------------------------------------


def test_the_mask_brings_two_cards_of_the_black_market() -> None:
    game = finding("ar_masque", black_deck="bm_guet bm_ragots")
    game.then(artefacts="ar_masque", black_market="bm_guet bm_ragots", artefact_discard="ar_bottes")


@pytest.mark.parametrize(("before", "cards"), [(0, 0), (2, 1)])
def test_the_crown_brings_a_prestige_and_what_comes_with_it(before: int, cards: int) -> None:
    game = finding("ar_couronne", prestige=before)
    game.then(artefacts="ar_couronne", prestige=before + 1)
    assert len(game.table.black_hands[0]) == cards


@pytest.mark.parametrize("artefact", ["ar_masque", "ar_couronne"])
def test_what_an_artefact_gives_when_found_it_gives_its_first_owner_only(artefact: str) -> None:
    game = given(artefacts=artefact)
    game.offers(0, to=1, give=artefact).accepts(1, 1)
    game.then(artefacts="", seats={1: {"artefacts": artefact, "prestige": 0, "black_market": ""}})


# -- those that are used ----------------------------------------------------------------------------------


def test_the_hourglass_sells_an_action_once_in_a_turn() -> None:
    game = given(gold=6, artefacts="ar_sablier", actions=0)
    game.activates("ar_sablier").then(gold=3, actions=1)
    game.refuses(("activate", "ar_sablier"))
    game.end_turns_until(0).activates("ar_sablier").then(gold=0, actions=5)


def test_the_hourglass_is_not_turned_for_less_or_on_a_rivals_turn() -> None:
    given(gold=2, artefacts="ar_sablier").refuses(("activate", "ar_sablier"))
    given(gold=3, artefacts="ar_sablier", active=1).seat(0).refuses(("activate", "ar_sablier"))


def test_the_mark_on_a_tile_goes_with_it_when_it_is_traded() -> None:
    game = given(gold=6, artefacts="ar_sablier")
    game.activates("ar_sablier")
    game.offers(0, to=1, give="ar_sablier").accepts(1, 1)
    game.offers(1, to=0, give="ar_sablier").accepts(0, 2)
    game.then(artefacts="ar_sablier").refuses(("activate", "ar_sablier"))


def test_using_an_artefact_ends_a_move() -> None:
    game = given(at="kien", gold=3, artefacts="ar_sablier", actions=2)
    game.move("bois_murmure").then(actions=1)
    game.activates("ar_sablier").then(actions=2)
    game.move("unisson").then(actions=1)


def test_the_mirror_leads_to_any_of_my_shops_but_the_one_i_am_in() -> None:
    game = given(at="kien", shops="kien unisson perlance", artefacts="ar_miroir")
    game.activates("ar_miroir")
    assert game.offered() == [("place", "unisson"), ("place", "perlance")]
    game.go_to("perlance").then(at="perlance", gold=0, actions=4)
    game.refuses(("activate", "ar_miroir"))


def test_the_scales_change_a_token_for_another_and_a_piece_of_gold() -> None:
    game = given(goods="wood iron diamond", artefacts="ar_balance")
    game.activates("ar_balance").then(asked="pay_goods")
    assert game.offered() == [("goods", "wood"), ("goods", "iron")]
    game.goods("wood").goods("wine").then(goods="wine iron diamond", gold=1, actions=4)
    game.refuses(("activate", "ar_balance"))


def test_the_scales_weigh_no_diamonds() -> None:
    given(goods="diamond", artefacts="ar_balance").refuses(("activate", "ar_balance"))


def test_the_cloak_turns_a_card_aside_once_in_a_game() -> None:
    thief = {"at": "kien", "black_market": "bm_pickpocket bm_caisse"}
    game = given(at="kien", gold=5, goods="2 wine", artefacts="ar_cape", seats={1: thief})
    game.seat(1).plays("bm_pickpocket", on=0)
    assert game.windows == {0: "targeted"}
    game.seat(0).activates("ar_cape")
    game.then(gold=5, black_discard="bm_pickpocket")
    game.seat(1).plays("bm_caisse", on=0)
    game.then(goods="", artefacts="ar_cape", black_discard="bm_pickpocket bm_caisse")


def test_the_ring_robs_everybody_who_is_with_me_at_my_income() -> None:
    here, there = {"at": "kien", "gold": 2}, {"at": "unisson", "gold": 2}
    guarded = {"at": "kien", "gold": 2, "insignia": "bodyguard"}
    game = given(players=4, at="kien", artefacts="ar_anneau", seats={1: here, 2: there, 3: guarded})
    game.end_turn().then(gold=1, active=1, seats={1: {"gold": 1}, 2: {"gold": 2}, 3: {"gold": 2}})


@pytest.mark.parametrize(("players", "is_there"), [(2, False), (3, False), (4, True)])
def test_the_ring_is_for_four_or_more(players: int, is_there: bool) -> None:
    game = given(players=players)
    assert ("ar_anneau" in game.names(game.table.artefact_deck)) == is_there
