"""The eight second parts, each from its first part to its end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.stage import given


def test_the_graveyard_gives_an_artefact_and_a_curse() -> None:
    game = given(at="salanche", goods="wine", quests="q_cimetiere", artefact_deck="ar_corne ar_bourse")
    game.complete("q_cimetiere").then(asked="immediate", actions=3, goods="")
    game.choose(1).keep("ar_bourse")
    game.then(artefacts="ar_bourse", insignia="curse_salanche", prestige=0, actions=3, quests="")


def test_the_torn_map_leads_to_two_diamonds_on_mount_ash() -> None:
    game = given(at="tour_des_mages", gold=4, quests="q_carte_dechiree")
    game.complete("q_carte_dechiree").then(quests="s_carte_dechiree", gold=2, prestige=0, asked="action")
    game.refuses(("quest", "s_carte_dechiree"))
    game = given(at="mont_cendre", gold=2, quests="s_carte_dechiree")
    game.complete("s_carte_dechiree").then(goods="2 diamond", gold=0, prestige=2, quests="", actions=3)


def test_of_the_torn_map_only_the_diamonds_that_are_left_are_found() -> None:
    game = given(at="mont_cendre", gold=2, quests="s_carte_dechiree", reserve="1 diamond")
    game.complete("s_carte_dechiree").then(goods="diamond", prestige=2)


def test_the_silent_lighthouse_speaks_again_and_a_captain_joins() -> None:
    game = given(at="falaise_goelands", gold=4, goods="2 wood cloth", quests="q_phare_muet")
    game.complete("q_phare_muet").then(prestige=1, gold=2, goods="cloth", quests="s_phare_muet")
    game = given(at="plage_epaves", gold=2, goods="cloth", quests="s_phare_muet")
    game.complete("s_phare_muet").then(insignia="captain", gold=0, goods="", prestige=1)


@pytest.mark.parametrize(("number", "gold", "won"), [(0, 4, {"insignia": "mount"}), (1, 2, {"gold": 4})])
def test_the_white_she_wolf_follows_or_goes_home(number: int, gold: int, won: dict[str, Any]) -> None:
    game = given(at="foret_crocs", goods="meat", gold=gold, quests="q_louve")
    game.complete("q_louve").then(quests="s_louve", prestige=0, goods="")
    game.move("lac_noir").complete("s_louve", number)
    game.then(**{"gold": 0, "insignia": "", "prestige": 1, "quests": "", "actions": 1, **won})


@pytest.mark.parametrize(("number", "prestige", "gold"), [(0, 2, 0), (1, 1, 2 + 6)])
def test_the_two_wills_are_settled_for_honour_or_for_gold(number: int, prestige: int, gold: int) -> None:
    game = given(at="ombrelac", gold=3, quests="q_testament")
    game.complete("q_testament").then(quests="s_testament", gold=0)
    game = given(at="fort_ardent", gold=2, quests="s_testament")
    game.complete("s_testament", number).then(prestige=prestige, gold=gold)


def test_the_cracked_bell_rings_in_unison() -> None:
    game = given(at="carriere_grise", gold=4, goods="2 iron wine", quests="q_cloche")
    game.complete("q_cloche").then(prestige=1, quests="s_cloche", gold=2, goods="wine")
    game.move("salanche", "unisson").complete("s_cloche")
    game.then(prestige=2, income=1, gold=0, goods="", quests="", actions=1)


def test_the_lost_recipe_is_cooked_in_perlance() -> None:
    game = given(at="verger_clos", goods="2 fruit", quests="q_recette")
    game.complete("q_recette").then(quests="s_recette", goods="", prestige=0)
    game = given(at="perlance", gold=2, goods="meat", quests="s_recette")
    game.complete("s_recette").then(income=2, prestige=1, gold=0, goods="")


@pytest.mark.parametrize(("number", "prestige", "gold"), [(0, 1, 0), (1, 0, 7)])
def test_the_old_debt_is_forgiven_or_collected_at_once(number: int, prestige: int, gold: int) -> None:
    game = given(at="port_feral", gold=4, quests="q_dette")
    game.complete("q_dette").then(asked="immediate", gold=0, actions=3)
    game.choose(number).then(prestige=prestige, gold=gold, actions=3, quests="")


def test_a_second_part_lies_open_until_it_is_won_and_is_known_to_all() -> None:
    game = given(at="tour_des_mages", gold=2, quests="q_carte_dechiree", players=2)
    game.complete("q_carte_dechiree")
    assert game.seen(1, 0, "quests") == ["s_carte_dechiree"]


def test_a_second_part_that_is_discarded_leaves_play() -> None:
    """It does not come back with the quests that are shuffled in again."""
    hand = "s_louve q_noces q_voiles"
    game = given(at="salanche", quests=hand, quest_deck="q_choeur")
    game.interact().discard("s_louve")
    game.then(quests="q_noces q_voiles q_choeur", quest_discard="")


def test_a_second_part_that_was_fetched_before_is_not_there_again() -> None:
    """The first part came round once more, after the discards were shuffled."""
    game = given(at="foret_crocs", goods="meat", quests="q_louve", seats={1: {"quests": "s_louve"}})
    game.complete("q_louve").then(quests="", goods="", asked="action", seats={1: {"quests": "s_louve"}})
