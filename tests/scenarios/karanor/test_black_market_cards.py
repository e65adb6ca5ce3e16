"""Each of the fifteen kinds of black-market cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.scenarios.karanor.bargaining import another_pack, entries
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import given

HERE = {"at": "kien"}

# -- Light Fingers, Mislaid Crate, Cut Halter, Market Round-up --------------------------------------------


@pytest.mark.parametrize(("guards", "stolen"), [("", 3), ("bodyguard", 2), ("2 bodyguard", 1)])
def test_light_fingers_take_three_gold_less_what_bodyguards_keep(guards: str, stolen: int) -> None:
    game = given(black_market="bm_pickpocket", seats={1: {**HERE, "gold": 5, "insignia": guards}})
    game.plays("bm_pickpocket", on=1)
    game.then(gold=stolen, actions=4, black_discard="bm_pickpocket", seats={1: {"gold": 5 - stolen}})


def test_light_fingers_reach_only_whoever_is_here() -> None:
    game = given(black_market="bm_pickpocket", seats={1: {"at": "trois_bornes", "gold": 5}, 2: HERE})
    game.refuses(("card", "bm_pickpocket", 1)).refuses(("card", "bm_pickpocket", 0))
    assert game.can("card", "bm_pickpocket", 2)


def test_the_thief_chooses_what_the_mislaid_crate_holds() -> None:
    game = given(black_market="bm_caisse", seats={1: {"at": "trois_bornes", "goods": "wood wine diamond"}})
    game.plays("bm_caisse", on=1).then(asked="steal_goods")
    game.goods("diamond wine").then(goods="wine diamond", seats={1: {"goods": "wood"}})


@pytest.mark.parametrize(
    ("guards", "stolen", "kept"), [("bodyguard", "wood", "wood"), ("2 bodyguard", "", "2 wood")]
)
def test_bodyguards_keep_their_part_of_a_crate(guards: str, stolen: str, kept: str) -> None:
    game = given(black_market="bm_caisse", seats={1: {**HERE, "goods": "2 wood", "insignia": guards}})
    game.plays("bm_caisse", on=1).then(goods=stolen, seats={1: {"goods": kept}})


def test_a_bodyguard_is_in_the_way_once_for_each_card() -> None:
    """No card of our pack robs the same merchant twice; one of somebody else's may."""
    crate, fingers = (PACK.black_of[PACK.face[name]] for name in ("bm_caisse", "bm_pickpocket"))
    rule = replace(crate.rule, effects=(*fingers.rule.effects, *crate.rule.effects))
    cards = [replace(crate, rule=rule) if each is crate else each for each in PACK.black_market]
    victim = {**HERE, "gold": 5, "goods": "3 wood", "insignia": "bodyguard"}
    with another_pack(black_market=tuple(cards)):
        game = given(black_market="bm_caisse", seats={1: victim})
    game.plays("bm_caisse", on=1)
    game.then(gold=2, goods="2 wood", seats={1: {"gold": 3, "goods": "wood"}})


def test_a_crate_two_territories_away_is_out_of_reach() -> None:
    game = given(black_market="bm_caisse", seats={1: {"at": "fort_ardent", "goods": "2 wood"}})
    game.refuses(("card", "bm_caisse", 1))


def test_a_cut_halter_takes_a_mount_past_every_bodyguard() -> None:
    game = given(black_market="bm_licol", seats={1: {**HERE, "insignia": "2 mount bodyguard"}})
    game.plays("bm_licol", on=1).then(insignia="mount", seats={1: {"insignia": "mount bodyguard"}})


def test_a_cut_halter_needs_a_rival_here_with_a_mount() -> None:
    game = given(black_market="bm_licol", seats={1: HERE, 2: {"at": "unisson", "insignia": "mount"}})
    game.refuses(("card", "bm_licol", 1)).refuses(("card", "bm_licol", 2))


def test_a_stolen_mount_is_ridden_at_once() -> None:
    game = given(black_market="bm_licol", seats={1: {**HERE, "insignia": "mount"}})
    game.plays("bm_licol", on=1).move("trois_bornes", "carriere_grise", "salanche").then(actions=3)


def test_whoever_loses_the_mount_in_mid_move_walks() -> None:
    rival = {"at": "trois_bornes", "black_market": "bm_licol"}
    game = given(insignia="mount", seats={1: rival}, actions=1).move("patures_rousses", "trois_bornes")
    assert game.can("step", "kien")
    game.seat(1).plays("bm_licol", on=0)
    game.then(insignia="", seats={1: {"insignia": "mount"}}).refuses(("step", "kien"))


def test_the_round_up_takes_a_token_from_everybody_here() -> None:
    game = given(
        black_market="bm_rafle",
        seats={1: {**HERE, "goods": "wood"}, 2: {"goods": "wood"}, 3: {**HERE, "goods": "2 wine"}},
    )
    game.plays("bm_rafle")
    game.then(goods="wood wine", seats={1: {"goods": ""}, 2: {"goods": "wood"}, 3: {"goods": "wine"}})


def test_the_round_up_takes_what_chance_has_it() -> None:
    found = set()
    for seed in range(30):
        game = given(black_market="bm_rafle", seats={1: {**HERE, "goods": "wood wine"}, 3: {}}, seed=seed)
        found.add(game.plays("bm_rafle").table.goods[0])
    assert len(found) == 2


def test_the_round_up_passes_by_a_bodyguard() -> None:
    guarded = {**HERE, "goods": "2 wood", "insignia": "bodyguard"}
    game = given(black_market="bm_rafle", seats={1: guarded, 2: {**HERE, "goods": "wine"}, 3: {}})
    game.plays("bm_rafle").then(goods="wine", seats={1: {"goods": "2 wood"}})


def test_the_round_up_needs_somebody_here() -> None:
    given(black_market="bm_rafle", players=4).refuses(("card", "bm_rafle"))


# -- Gate Tax, Storm, Forged Bond, Crooked Inspector ------------------------------------------------------


@pytest.mark.parametrize(("gold", "taken"), [(5, 2), (1, 1)])
def test_the_gate_tax_is_taken_where_its_owner_has_a_shop(gold: int, taken: int) -> None:
    game = given(at="trois_bornes", gold=gold, seats={1: {"shops": "kien", "black_market": "bm_octroi"}})
    game.move("kien")
    assert game.windows == {1: "enter"}
    game.seat(1).plays("bm_octroi")
    game.then(at="kien", gold=gold - taken, seats={1: {"gold": taken}}, black_discard="bm_octroi")


def test_the_gate_tax_leaves_me_my_second_step() -> None:
    game = given(at="trois_bornes", gold=5, seats={1: {"shops": "kien", "black_market": "bm_octroi"}})
    game.move("kien").seat(1).plays("bm_octroi")
    game.move("bois_murmure").then(actions=3, at="bois_murmure")


@pytest.mark.parametrize("shops", ["", "unisson"])
def test_there_is_no_gate_tax_where_its_owner_has_no_shop(shops: str) -> None:
    game = given(at="trois_bornes", gold=5, seats={1: {"shops": shops, "black_market": "bm_octroi"}})
    game.move("kien").then(asked="action", gold=5)


def test_the_gate_tax_is_asked_of_whoever_comes_by_mirror() -> None:
    keeper = {"shops": "perlance", "black_market": "bm_octroi"}
    game = given(gold=5, artefacts="ar_miroir", shops="kien perlance", seats={1: keeper})
    game.activates("ar_miroir").seat(1).plays("bm_octroi")
    game.then(at="perlance", gold=3, actions=4, seats={1: {"gold": 2}})


def test_the_gate_tax_is_not_for_whoever_stays_or_for_its_owner() -> None:
    game = given(shops="unisson", at="bois_murmure", black_market="bm_octroi", gold=5)
    game.refuses(("card", "bm_octroi")).move("unisson").then(asked="action", gold=5)


def test_a_bribed_storm_stops_the_ship_and_the_fare_is_lost() -> None:
    game = given(at="unisson", gold=5, seats={1: {"black_market": "bm_tempete"}})
    game.move("mirevent")
    assert game.windows == {1: "cross"}
    game.then(gold=3, at="unisson")
    game.seat(1).plays("bm_tempete")
    game.then(at="unisson", gold=3, actions=3, steps=0, seats={1: {"gold": 0}}, black_discard="bm_tempete")
    game.move("salanche").then(actions=2, at="salanche")


def test_a_storm_may_be_tried_again_for_another_fare() -> None:
    game = given(at="unisson", gold=5, seats={1: {"black_market": "bm_tempete"}})
    game.move("mirevent").seat(1).plays("bm_tempete")
    game.move("mirevent").then(at="mirevent", gold=1, actions=2)


def test_there_are_no_storms_on_land() -> None:
    game = given(seats={1: {"black_market": "bm_tempete"}}, keeps_windows=True)
    game.move("trois_bornes").then(at="trois_bornes")
    assert "cross" not in game.windows.values()


@pytest.mark.parametrize(("gold", "left"), [(0, 1), (5, 6)])
def test_a_forged_bond_is_cashed_after_a_rivals_delivery(gold: int, left: int) -> None:
    game = given(
        at="unisson",
        goods="3 wood",
        gold=gold,
        delivery="de_unisson",
        seats={1: {"black_market": "bm_caution"}},
    )
    game.deliver().then(prestige=1, gold=gold + 4)
    assert game.windows == {1: "deliver"}
    game.seat(1).plays("bm_caution")
    game.then(gold=left, prestige=1, seats={1: {"gold": 3}}, black_discard="bm_caution")


def test_a_crooked_inspector_fines_who_builds_beside_me() -> None:
    rival = {"shops": "kien", "black_market": "bm_inspecteur"}
    game = given(commerces="co_primeurs", gold=5, goods="2 fruit", seats={1: rival})
    game.build("co_primeurs", take="deck")
    assert game.windows == {1: "build"}
    game.seat(1).plays("bm_inspecteur")
    game.then(gold=1, income=2, shops="kien", seats={1: {"gold": 0}}, black_discard="bm_inspecteur")


def test_a_fine_takes_no_more_than_there_is() -> None:
    rival = {"shops": "kien", "black_market": "bm_inspecteur"}
    game = given(commerces="co_primeurs", gold=3, goods="2 fruit", seats={1: rival})
    game.build("co_primeurs", take="deck").seat(1).plays("bm_inspecteur")
    game.then(gold=0)


def test_the_inspector_has_no_say_where_i_have_no_shop() -> None:
    rival = {"shops": "unisson", "black_market": "bm_inspecteur"}
    game = given(commerces="co_primeurs", gold=5, goods="2 fruit", seats={1: rival})
    game.build("co_primeurs", take="deck").then(gold=3, asked="action")


# -- Gossip, Poaching, Ambush, Blacklisted ----------------------------------------------------------------


def test_gossip_costs_three_gold_and_a_leader_one_prestige() -> None:
    game = given(black_market="bm_ragots", gold=4, prestige=1, seats={1: {"prestige": 2}, 2: {"prestige": 1}})
    game.refuses(("card", "bm_ragots", 2))
    game.plays("bm_ragots", on=1).then(gold=1, prestige=1, seats={1: {"prestige": 1}})


def test_gossip_without_gold_stays_untold() -> None:
    given(black_market="bm_ragots", gold=2, seats={1: {"prestige": 5}}).refuses(("card", "bm_ragots", 1))


def test_a_poached_associate_comes_promoted_as_it_was_and_works_for_me() -> None:
    game = given(black_market="bm_debauche", gold=4, seats={1: {"associates": "wood wine+"}})
    game.plays("bm_debauche", on=1).associate("wine")
    game.then(gold=0, associates="wine+", seats={1: {"associates": "wood"}})
    game.end_turn().then(gold=1)


def test_poaching_needs_my_turn_four_gold_and_somebody_to_poach() -> None:
    rivals: dict[int, Any] = {1: {"associates": "wood"}, 2: {}}
    game = given(black_market="bm_debauche", gold=4, seats=rivals)
    assert game.can("card", "bm_debauche", 1)
    game.refuses(("card", "bm_debauche", 2))
    given(black_market="bm_debauche", gold=3, seats=rivals).refuses(("card", "bm_debauche", 1))
    given(black_market="bm_debauche", gold=4, seats=rivals, active=2).seat(0).refuses(
        ("card", "bm_debauche", 1)
    )


def test_an_ambush_waits_here_or_next_door() -> None:
    game = given(black_market="bm_guet", seats={1: {"at": "trois_bornes"}, 2: HERE, 3: {"at": "fort_ardent"}})
    game.refuses(("card", "bm_guet", 3))
    assert game.can("card", "bm_guet", 2)
    game.plays("bm_guet", on=1).end_turn().then(active=1, actions=3)


def test_who_is_blacklisted_does_not_trade_until_the_end_of_the_next_turn() -> None:
    game = given(black_market="bm_ban", gold=3, seats={1: {"gold": 3}, 3: {"gold": 3}})
    game.plays("bm_ban", on=1)
    for _ in range(2):  # this turn and the one that was meant
        assert not game.seat(1).can("offer")
        with game.refused():
            game.offers(0, to=1, give="gold")
        game.offers(0, to=3, give="gold").withdraws(0, game.table.offer_count)
        game.end_turn()
    game.offers(1, to=0, give="gold").accepts(0, game.table.offer_count)
    game.then(gold=4, seats={1: {"gold": 2}})


# -- Fencing, Bribe, Case Dismissed -----------------------------------------------------------------------


@pytest.mark.parametrize(("sold", "gold"), [("diamond 2 wood", 9), ("wood", 3), ("", 0)])
def test_fencing_sells_up_to_three_of_anything(sold: str, gold: int) -> None:
    game = given(black_market="bm_recel", goods="2 diamond 2 wood", actions=1)
    game.plays("bm_recel").then(actions=0, asked="sell_goods")
    game.goods(sold).then(gold=gold, black_discard="bm_recel")


def test_fencing_is_done_in_cities() -> None:
    given(black_market="bm_recel", goods="3 wood", at="trois_bornes").refuses(("card", "bm_recel"))


def test_a_bribe_buys_two_actions() -> None:
    game = given(black_market="bm_pot_de_vin", gold=3, actions=0)
    game.plays("bm_pot_de_vin").then(gold=0, actions=2).work(2).then(gold=2)


def test_a_bribe_is_for_my_own_turn() -> None:
    game = given(black_market="bm_pot_de_vin", gold=3, active=1)
    game.seat(0).refuses(("card", "bm_pot_de_vin"))


def test_case_dismissed_waits_for_a_card_that_names_me() -> None:
    game = given(black_market="bm_non_lieu", seats={1: {**HERE, "black_market": "bm_guet"}, 2: HERE})
    game.refuses(("card", "bm_non_lieu"))
    game.seat(1).plays("bm_guet", on=2)
    game.then(asked="action", black_market="bm_non_lieu").end_turns_until(2).then(actions=3)


# -- all of them ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card", [entry["id"] for entry in entries("black_market") if entry.get("min_players")]
)
def test_cards_for_four_and_more_are_not_in_smaller_games(card: str) -> None:
    for players in (2, 3, 4, 5, 6):
        game = given(players=players)
        assert (card in game.names(range(len(game.table.faces)))) == (players >= 4)
