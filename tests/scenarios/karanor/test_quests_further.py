"""Quests that do more than take and give: rivals, extra actions, tiles, journeys, and what is given up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from comptoir.karanor.pack import Holding, Quest, Rule
from tests.karanor.refusing import changed
from tests.scenarios.karanor.bargaining import another_pack, play_out
from tests.scenarios.karanor.stage import Stage, given

THREE_SHOPS = "kien unisson mirevent"


def told_of(quest: str, **table: Any) -> Stage:
    """At Salanche somebody tells me of this quest, which is chosen at once."""
    return given(**{"at": "salanche", "quest_deck": quest, **table}).interact()


# -- what a quest needs and what it changes ---------------------------------------------------------------


def test_ec_063_an_artefact_is_still_found_when_no_curse_is_left() -> None:
    game = given(
        at="salanche", goods="wine", quests="q_cimetiere", artefact_deck="ar_corne ar_bourse",
        seats={1: {"insignia": "2 curse_salanche"}},
    )  # fmt: skip
    game.complete("q_cimetiere").choose(1).keep("ar_bourse")
    game.then(insignia="", artefacts="ar_bourse", artefact_discard="ar_corne", seats={1: {"gold": 0}})


def test_ec_063_while_there_is_one_the_curse_comes_with_the_artefact() -> None:
    game = given(at="salanche", goods="wine", quests="q_cimetiere", artefact_deck="ar_corne ar_bourse")
    game.complete("q_cimetiere").choose(1).keep("ar_corne")
    game.then(insignia="curse_salanche", artefacts="ar_corne").refuses(("work",))


@pytest.mark.parametrize(("quest", "place"), [("q_moisson", "verger_clos"), ("q_crabes", "plage_epaves")])
def test_ec_064_a_quest_that_costs_an_extra_action_needs_two(quest: str, place: str) -> None:
    given(at=place, gold=2, quests=quest, actions=1).refuses(("quest", quest))
    given(at=place, gold=2, quests=quest, actions=2).complete(quest).then(actions=0, prestige=1, quests="")


def test_ec_065_without_actions_no_quest_is_completed_though_everything_is_there() -> None:
    game = given(goods="2 wine fruit", quests="q_noces", actions=1)
    assert game.can("quest", "q_noces")
    game.work().refuses(("quest", "q_noces")).then(goods="2 wine fruit", quests="q_noces")


def test_ec_067_a_quest_that_names_a_rival_here_needs_one_here() -> None:
    away = {seat: {"at": "unisson"} for seat in (1, 2, 3)}
    game = given(quests="q_arbitrage", seats=away)
    for rival in range(4):
        game.refuses(("quest", "q_arbitrage", 0, rival))
    game.refuses(("quest", "q_arbitrage", 0, -1))


def test_ec_068_the_prestige_of_a_quest_and_of_its_effect_come_together() -> None:
    game = given(
        at="unisson", prestige=1, artefacts="ar_bourse", quests="q_musee", black_deck="bm_guet bm_recel"
    )
    game.complete("q_musee", 0)
    game.then(prestige=3, black_market="bm_recel", gold=4)
    (drawn,) = game.told(0, "drew_black_market")
    assert drawn["threshold"] == 3


def test_ec_068_two_steps_over_the_threshold_count_once() -> None:
    game = given(at="unisson", prestige=2, artefacts="ar_bourse", quests="q_musee", black_deck="bm_recel")
    game.complete("q_musee", 0).then(prestige=4, black_market="bm_recel")


def test_ec_069_an_unfinished_quest_costs_nothing_at_the_end() -> None:
    game = given(at="tour_des_mages", prestige=9, gold=8, quests="q_noces q_voiles q_choeur")
    play_out(game.buy_villa()).then(
        prestige=10, quests="q_noces q_voiles q_choeur", winners=(0,), is_over=True
    )


# -- rivals -----------------------------------------------------------------------------------------------


def test_the_fair_takes_a_piece_from_every_rival_wherever_they_are() -> None:
    purses = {1: {"gold": 5}, 2: {"gold": 0}, 3: {"gold": 1, "at": "perlance"}}
    game = given(goods="2 wine", quests="q_foire", seats=purses)
    game.complete("q_foire")
    game.then(gold=2, goods="", prestige=1, seats={1: {"gold": 4}, 2: {"gold": 0}, 3: {"gold": 0}})


def test_the_fair_takes_nothing_past_a_bodyguard() -> None:
    game = given(
        goods="2 wine",
        quests="q_foire",
        seats={1: {"gold": 5, "insignia": "bodyguard"}, 2: {"gold": 5}, 3: {}},
    )
    game.complete("q_foire").then(gold=1, seats={1: {"gold": 5}, 2: {"gold": 4}})


def test_the_arbitration_pays_me_and_the_rival_i_name() -> None:
    game = given(quests="q_arbitrage", seats={1: {"at": "kien"}, 2: {"at": "kien"}, 3: {}})
    game.refuses(("quest", "q_arbitrage", 0, 3))
    game.complete("q_arbitrage", on=2)
    game.then(gold=2, prestige=1, actions=3, seats={1: {"gold": 0}, 2: {"gold": 2}})


def test_the_arbitration_is_held_in_a_city() -> None:
    game = given(at="trois_bornes", quests="q_arbitrage", seats={1: {"at": "trois_bornes"}, 3: {}})
    game.refuses(("quest", "q_arbitrage", 0, 1))


def test_drinks_all_round_in_my_own_shop_give_everybody_a_piece() -> None:
    game = given(gold=2, goods="wine meat", shops="kien", quests="q_toast", seats={3: {"gold": 2}})
    game.complete("q_toast")
    game.then(income=1, gold=0, prestige=1, seats={1: {"gold": 1}, 2: {"gold": 1}, 3: {"gold": 3}})


def test_drinks_are_not_on_a_rivals_house() -> None:
    game = given(
        gold=2, goods="wine meat", shops="unisson", quests="q_toast", seats={1: {"shops": "kien"}, 3: {}}
    )
    game.refuses(("quest", "q_toast"))


@pytest.mark.parametrize("place", ["trois_bornes", "kien", "fort_ardent", "carriere_grise"])
def test_the_caravan_is_shared_with_a_rival_here_or_next_door(place: str) -> None:
    game = given(
        at="trois_bornes", gold=2, quests="q_caravane", seats={1: {"at": place}, 2: {"at": "unisson"}, 3: {}}
    )
    game.refuses(("quest", "q_caravane", 0, 2))
    game.complete("q_caravane", on=1).then(insignia="mount", prestige=1, gold=0, seats={1: {"gold": 3}})


def test_next_door_may_lie_across_the_sea() -> None:
    """Mislaid Crate from Red Gully to Fort Ember."""
    game = given(
        at="ravin_rouge", black_market="bm_caisse", seats={1: {"at": "fort_ardent", "goods": "2 wine"}}
    )
    game.plays("bm_caisse", on=1).then(goods="2 wine")


def test_the_war_of_signs_is_waged_on_a_rival_with_three_shops() -> None:
    game = given(
        quests="q_enseignes",
        seats={1: {"shops": THREE_SHOPS, "gold": 7}, 2: {"shops": "kien", "gold": 7}, 3: {}},
    )
    game.refuses(("quest", "q_enseignes", 0, 2))
    game.complete("q_enseignes", on=1).then(gold=3, prestige=1, seats={1: {"gold": 4}})


def test_the_war_of_signs_takes_no_more_than_there_is() -> None:
    game = given(quests="q_enseignes", seats={1: {"shops": THREE_SHOPS, "gold": 1}, 3: {}})
    game.complete("q_enseignes", on=1).then(gold=1, seats={1: {"gold": 0}})


# -- what one has to have ---------------------------------------------------------------------------------


def test_the_stray_herd_is_driven_by_a_mount_which_is_not_spent() -> None:
    given(at="patures_rousses", quests="q_troupeau").refuses(("quest", "q_troupeau"))
    game = given(at="patures_rousses", quests="q_troupeau", insignia="mount")
    game.complete("q_troupeau").then(insignia="mount", goods="2 meat", gold=0)


def test_the_starting_shop_counts_for_the_guild_register() -> None:
    game = given(gold=2, shops=THREE_SHOPS, quests="q_registre")
    game.complete("q_registre").then(insignia="guild_seal", gold=0, prestige=1, shops=THREE_SHOPS)


def test_villas_are_no_commerces_for_the_guild_register() -> None:
    game = given(gold=2, shops="kien unisson", villas="lac_noir", quests="q_registre")
    game.refuses(("quest", "q_registre"))


def test_the_bonesetter_lifts_a_curse_and_work_is_possible_again() -> None:
    game = given(at="lande_lanternes", insignia="2 curse_salanche", quests="q_rebouteuse")
    game.complete("q_rebouteuse", 0).then(insignia="curse_salanche", gold=0, prestige=1).refuses(("work",))
    game = given(at="lande_lanternes", insignia="curse_salanche", quests="q_rebouteuse")
    game.complete("q_rebouteuse", 0).then(insignia="").work().then(gold=1)


def test_the_bonesetter_has_only_a_basket_to_fill_for_whoever_is_not_cursed() -> None:
    game = given(at="lande_lanternes", gold=4, quests="q_rebouteuse")
    game.refuses(("quest", "q_rebouteuse", 0, -1))
    game.complete("q_rebouteuse", 1).goods("wine cloth").then(gold=0, goods="wine cloth", prestige=1)


# -- what one chooses and gives up ------------------------------------------------------------------------


def test_the_honest_swap_takes_two_of_my_choice_for_three_of_my_choice() -> None:
    game = given(at="champs_lin", gold=2, goods="wine 2 meat diamond", quests="q_troc")
    game.complete("q_troc", 0).goods("wine meat").goods("2 iron wood")
    game.then(gold=0, goods="meat diamond 2 iron wood", prestige=1)


def test_diamonds_are_not_swapped() -> None:
    game = given(at="champs_lin", gold=2, goods="meat 2 diamond", quests="q_troc")
    game.refuses(("quest", "q_troc", 0, -1))
    game = given(at="champs_lin", gold=6, quests="q_troc").complete("q_troc", 1)
    assert ("goods", "diamond") not in game.asked.options


def test_of_a_nearly_empty_reserve_the_swap_gives_what_there_is() -> None:
    scarce = "0 wood 0 wine 0 fruit 1 meat 0 cloth 1 iron"
    game = given(at="champs_lin", gold=6, quests="q_troc", reserve=scarce, players=2)
    game.complete("q_troc", 1).then(goods="meat iron", prestige=1)


def test_the_museum_takes_the_artefact_i_choose() -> None:
    game = given(at="unisson", artefacts="ar_bourse ar_bottes", quests="q_musee")
    game.complete("q_musee", 0).give_up("ar_bottes")
    game.then(artefacts="ar_bourse", artefact_discard="ar_bottes", prestige=2, gold=4)


def test_without_an_artefact_the_museum_takes_gold() -> None:
    game = given(at="unisson", gold=8, quests="q_musee")
    game.refuses(("quest", "q_musee", 0, -1))
    game.complete("q_musee", 1).then(gold=0, prestige=1)


@contextmanager
def museum_that_takes(kind: str) -> Iterator[None]:
    """In another pack the museum wants something else than an artefact."""

    def otherwise(quest: Quest) -> tuple[Rule, ...]:
        first, *others = quest.options
        cost = replace(first.cost, give_up=(Holding(kind, 0, 1),))
        return replace(first, cost=cost), *others

    with another_pack(quests=changed("quests", "q_musee", options=otherwise)):
        yield


def test_a_quest_is_not_paid_with_itself() -> None:
    with museum_that_takes("quest"):
        given(at="unisson", quests="q_musee").refuses(("quest", "q_musee", 0, -1))
        game = given(at="unisson", quests="q_musee q_troc").complete("q_musee", 0)
        game.then(quests="", prestige=2, gold=4)


def test_an_associate_who_is_given_up_is_nobody_s_captain_any_more() -> None:
    with museum_that_takes("associate"):
        game = given(at="unisson", quests="q_musee", associates="as_wood+")
        game.complete("q_musee", 0)
        assert (game.table.associates[0], game.table.promoted) == ((), 0)


# -- immediate choices ------------------------------------------------------------------------------------


def test_an_immediate_choice_comes_before_everything_else() -> None:
    game = told_of("q_bourse_perdue", black_market="bm_recel", seats={1: {"black_market": "bm_guet"}})
    assert game.prompts == {0: "immediate"}
    assert [game.match.interruptions(seat) for seat in range(2)] == [(), ()]
    game.choose(0).then(prestige=1, actions=3, quests="", quest_discard="q_bourse_perdue")


def test_the_lantern_leads_to_any_city_for_no_fare() -> None:
    game = told_of("q_brume")
    game.choose(0)
    assert len(game.offered()) == 7
    game.go_to("perlance").then(at="perlance", gold=0, actions=3)


def test_who_refuses_the_toll_does_not_move_this_turn() -> None:
    game = told_of("q_peage", gold=2, players=2)
    game.choose(1).refuses(("step", "unisson")).then(gold=2)
    game.work().end_turns_until(0)
    game.move("unisson").then(at="unisson")


def test_who_cannot_pay_the_toll_waits() -> None:
    told_of("q_peage", gold=1).then(asked="action", gold=1).refuses(("step", "unisson"))


def test_who_pays_the_toll_walks_on() -> None:
    told_of("q_peage", gold=2).choose(0).then(gold=0).move("unisson").then(at="unisson", actions=2)


def test_the_teller_of_good_deals_may_tell_of_another_immediate_choice() -> None:
    game = told_of("q_pacte q_diseuse", gold=2)
    game.choose(0).then(asked="immediate", gold=0)
    game.choose(0).then(insignia="curse_salanche", gold=12, quest_discard="q_pacte q_diseuse", quests="")


def test_the_teller_of_good_deals_may_fill_the_hand_too_much() -> None:
    game = told_of("q_pont q_diseuse", gold=2, quests="q_noces q_voiles q_choeur")
    game.choose(0).discard("q_voiles").then(quests="q_noces q_choeur q_pont", asked="action")


def test_the_midnight_pact_pays_although_no_curse_is_left() -> None:
    game = told_of("q_pacte", seats={1: {"insignia": "2 curse_salanche"}})
    game.choose(0).then(gold=12, insignia="")


def test_the_shell_game_is_lost_gold_for_a_hidden_card() -> None:
    game = told_of("q_bonneteau", gold=3, black_deck="bm_guet")
    game.choose(0).then(gold=0, black_market="bm_guet")
    assert (game.seen(0, 0, "black_market"), game.seen(1, 0, "black_market")) == (["bm_guet"], [])


def test_the_counter_spy_brings_two_hidden_cards_and_no_prestige() -> None:
    game = given(players=4, at="perlance", gold=2, quests="q_espion", black_deck="bm_recel bm_guet")
    game.complete("q_espion").then(gold=0, prestige=0, black_market="bm_guet bm_recel")
