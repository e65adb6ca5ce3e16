"""Quests: drawn from inhabitants, kept within the limit, completed, and their second parts."""

from __future__ import annotations

import pytest

from tests.scenarios.karanor.stage import Stage, given

THREE = "q_noces q_voiles q_choeur"
FOUR = f"{THREE} q_digue"


# -- drawing ----------------------------------------------------------------------------------------------


def test_ec_051_an_inhabitant_tells_of_a_quest_and_leaves_for_good() -> None:
    game = given(at="salanche", quest_deck="q_noces", players=3)
    assert "salanche" in game.view(1)["inhabitants"]
    game.interact()
    game.then(quests="q_noces", actions=3)
    assert "salanche" not in game.view(1)["inhabitants"]
    assert game.seen(0, 0, "quests") == ["q_noces"]
    assert game.seen(1, 0, "quests") == []


def test_ec_052_where_the_inhabitant_is_gone_there_is_nobody_to_talk_to() -> None:
    assert given(at="salanche").can("interact")
    given(at="salanche", gone="salanche").refuses(("interact",))
    given(at="kien").refuses(("interact",))


def drawing_a_fourth() -> Stage:
    game = given(at="salanche", quests=THREE, quest_deck="q_digue", seats={1: {"black_market": "bm_guet"}})
    return game.interact()


def test_ec_053_with_a_fourth_quest_one_must_go_before_anything_else() -> None:
    game = drawing_a_fourth()
    assert game.prompts == {0: "discard_quest"}
    assert sorted(game.offered()) == sorted(FOUR.split())
    assert [game.match.interruptions(seat) for seat in range(2)] == [(), ()]
    game.refuses(("work",)).refuses(("end",))


@pytest.mark.parametrize("gone", FOUR.split())
def test_ec_053_any_of_the_four_may_be_discarded(gone: str) -> None:
    game = drawing_a_fourth().discard(gone)
    kept = " ".join(word for word in FOUR.split() if word != gone)
    game.then(quests=kept, quest_discard=gone, actions=3, asked="action")


def test_ec_053_an_immediate_quest_is_no_fourth() -> None:
    game = given(at="salanche", quests=THREE, quest_deck="q_bourse_perdue")
    game.interact().choose(1)
    game.then(quests=THREE, gold=5, asked="action")


def test_ec_055_an_archivist_keeps_four() -> None:
    game = given(at="salanche", insignia="archivist", quests=THREE, quest_deck="q_digue")
    game.interact()
    game.then(quests=FOUR, quest_discard="", asked="action")


@pytest.mark.parametrize("on_turn", [True, False])
def test_ec_056_whoever_trades_the_archivist_away_discards_at_once(on_turn: bool) -> None:
    game = given(insignia="archivist", quests=FOUR, active=0 if on_turn else 1)
    game.offers(0, to=1, give="archivist").accepts(1, 1)
    assert game.prompts == {0: "discard_quest"}
    game.seat(0).discard("q_noces")
    game.then(quests="q_voiles q_choeur q_digue", insignia="", quest_discard="q_noces")
    assert game.prompts == {0 if on_turn else 1: "action"}


# -- completing -------------------------------------------------------------------------------------------


def test_ec_057_two_wine_without_the_fruit_do_not_make_a_wedding() -> None:
    game = given(at="kien", goods="2 wine", quests="q_noces")
    assert "fruit" in str(game.refusal(("quest", "q_noces")))


def test_ec_057_two_wine_and_a_fruit_do() -> None:
    game = given(at="kien", goods="2 wine fruit", quests="q_noces")
    game.complete("q_noces").then(goods="", gold=3, prestige=1, quests="", quest_discard="q_noces", actions=3)


def test_ec_059_a_second_part_takes_the_place_of_the_first() -> None:
    game = given(at="falaise_goelands", gold=2, goods="2 wood", quests="q_noces q_voiles q_phare_muet")
    game.complete("q_phare_muet")
    game.then(quests="q_noces q_voiles s_phare_muet", quest_discard="q_phare_muet", prestige=1)
    game.then(asked="action", actions=3, gold=0)


def at_the_graveyard() -> Stage:
    game = given(at="salanche", goods="wine", quests="q_cimetiere", artefact_deck="ar_bottes ar_boussole")
    return game.complete("q_cimetiere")


def test_ec_060_the_second_part_of_the_graveyard_is_chosen_at_once_for_no_action() -> None:
    game = at_the_graveyard()
    game.then(asked="immediate", actions=3)
    assert [game.match.interruptions(seat) for seat in range(2)] == [(), ()]
    game.choose(1).keep("ar_bottes")
    game.then(insignia="curse_salanche", artefacts="ar_bottes", artefact_discard="ar_boussole", actions=3)


def test_ec_061_who_flees_the_graveyard_gains_nothing_and_the_card_leaves_play() -> None:
    game = at_the_graveyard().choose(0)
    game.then(gold=0, goods="", prestige=0, insignia="", artefacts="", quests="", actions=3, asked="action")
    assert "s_cimetiere" in game.names(game.table.box)
