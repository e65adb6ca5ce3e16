"""What a player of Karanor reads before picking: options, questions, offers, the result."""

from __future__ import annotations

import pytest

from comptoir.karanor.board import EMPTY
from comptoir.telling.karanor.questions import question
from comptoir.telling.karanor.wording import card_of, result, word
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given, given_a_draft
from tests.telling.karanor_reading import spaced, teller


def offered(stage: Stage, lang: str, seat: int = 0) -> list[str]:
    """All options of a seat in words."""
    decision = stage.match.decision_of(seat)
    assert decision is not None
    players = len(stage.table.gold)
    view, speaker = stage.match.view(seat), teller(seat, lang, players)
    return [spaced(word(speaker, view, option)) for option in decision.options]


def unasked(stage: Stage, lang: str, seat: int) -> list[str]:
    """What a seat may do although it is not asked."""
    view, speaker = stage.match.view(seat), teller(seat, lang, len(stage.table.gold))
    return [spaced(word(speaker, view, option)) for option in stage.match.interruptions(seat)]


def asked(stage: Stage, lang: str, seat: int = 0) -> str:
    return spaced(question(teller(seat, lang, len(stage.table.gold)), stage.match.view(seat)))


# -- a turn -----------------------------------------------------------------------------------------------


def test_a_step_says_whether_it_is_by_sea_and_what_that_costs() -> None:
    game = given(at="unisson", gold=3)
    assert "Move to Windmere (by sea, 2 gold)" in offered(game, "en")
    assert "Se déplacer vers Mirevent (par mer, 2 pièces d’or)" in offered(game, "fr")
    assert "Move to Walled Orchard" in offered(game, "en")


def test_a_captain_makes_the_fare_cheaper() -> None:
    assert "Move to Windmere (by sea, 1 gold)" in offered(
        given(at="unisson", gold=3, insignia="captain"), "en"
    )
    free = given(at="unisson", insignia="2 captain")
    assert "Move to Windmere (by sea, free)" in offered(free, "en")
    assert "Se déplacer vers Mirevent (par mer, gratuit)" in offered(free, "fr")


def test_a_move_that_goes_on_says_so() -> None:
    game = given(at="kien").move("trois_bornes")
    assert asked(game, "en") == "You have 3 actions left and 1 step of your move. What do you do?"
    assert asked(game, "fr") == "Il vous reste 3 actions et 1 pas de votre déplacement. Que faites-vous ?"
    assert "Move on to Grey Quarry" in offered(game, "en")


def test_a_commerce_says_what_it_costs_what_it_brings_and_what_the_bonus_is() -> None:
    game = given(at="kien", gold=20, goods="2 fruit 2 meat 2 cloth", commerces="co_populaire")
    bargain = "6 gold, 1 fruit, 1 meat, 1 cloth → income +1, prestige +1"
    assert [each for each in offered(game, "en") if each.startswith("Build")] == [
        f"Build People’s Inn: {bargain}",
        f"Build People’s Inn with its bonus: {bargain}; bonus: 3 gold → the Mount insignia",
    ]
    bargain = "6 pièces d’or, 1 fruit, 1 viande, 1 tissu → revenu +1, prestige +1"
    assert f"Construire Auberge populaire : {bargain}" in offered(game, "fr")


def test_a_guild_seal_is_taken_off_the_price() -> None:
    game = given(
        at="kien", gold=20, goods="fruit meat cloth", commerces="co_populaire", insignia="guild_seal"
    )
    assert any(each.startswith("Build People’s Inn: 5 gold, 1 fruit") for each in offered(game, "en"))


def test_each_choice_of_a_quest_is_an_option_of_its_own() -> None:
    game = given(at="kien", gold=12, goods="2 meat", quests="q_feu_de_camp")
    assert [each for each in offered(game, "en") if each.startswith("Complete")] == [
        "Complete Campfire: Sell the band two meats (2 meat → 8 gold, prestige +1)",
        "Complete Campfire: Buy a piece of the loot (10 gold → 1 artefact, prestige +1)",
    ]
    assert (
        "Réaliser Feu de camp : Vendre deux viandes à la troupe (2 viandes → 8 pièces d’or, prestige +1)"
        in offered(game, "fr")
    )


def test_what_can_be_had_anywhere_says_its_price() -> None:
    game = given(at="lac_noir", gold=9, associates="wine", delivery="de_kien")
    english, french = offered(game, "en"), offered(game, "fr")
    assert "Recruit Bruna Bark (5 gold → 1 wood at each income)" in english
    assert "Recruter Brune Écorce (5 pièces d’or → 1 bois à chaque revenu)" in french
    assert "Buy the villa: 8 gold → prestige +1" in english
    assert "Acheter la villa : 8 pièces d’or → prestige +1" in french
    assert "Promote Father Keglet for good (at each income 1 gold instead of 1 wine)" in english
    assert "Work (1 gold)" in english
    assert english[-1] == "End the turn (income: 0 gold – 4 actions unused)"


def test_the_delivery_says_what_is_wanted() -> None:
    (kien,) = [each for each in PACK.deliveries if each.id == "de_kien"]
    count, (prestige, gold) = sum(kien.cost.goods), [each.value for each in kien.effects]
    game = given(at="kien", goods=f"{count} cloth", delivery="de_kien")
    assert f"Make the delivery: {count} cloth → prestige +{prestige}, {gold} gold" in offered(game, "en")
    french = f"Réaliser la livraison : {count} tissus → prestige +{prestige}, {gold} pièces d’or"
    assert french in offered(game, "fr")


# -- cards ------------------------------------------------------------------------------------------------


def test_a_card_says_on_whom_it_is_played() -> None:
    game = given(at="kien", black_market="bm_pickpocket", seats={1: {"at": "kien", "gold": 4}})
    (english,) = [each for each in offered(game, "en") if each.startswith("Play")]
    (french,) = [each for each in offered(game, "fr") if each.startswith("Jouer")]
    assert english.startswith("Play Light Fingers on Élise (")
    assert french.startswith("Jouer Main leste contre Élise (")
    assert "3 gold" in english


def test_a_card_can_be_read_of_by_whoever_may_play_it_unasked() -> None:
    game = given(at="kien", gold=4, seats={1: {"at": "kien", "black_market": "bm_pickpocket"}})
    assert any(each.startswith("Play Light Fingers on Anne") for each in unasked(game, "en", 1))


def test_a_window_says_what_happened_and_that_passing_is_fine() -> None:
    game = given(at="unisson", gold=4, seats={1: {"black_market": "bm_tempete"}}).move("mirevent")
    assert asked(game, "en", 1) == (
        "Anne is about to set sail from City of Unison. Do you answer? You may pass."
    )
    assert asked(game, "fr", 1) == (
        "Anne s’apprête à prendre la mer (Cité de l’Unisson). Répondez-vous ? Vous pouvez passer."
    )
    assert offered(game, "en", 1)[0] == "Pass"
    assert offered(game, "fr", 1)[1].startswith("Jouer Tempête soudoyée")


def test_a_window_for_whoever_cannot_answer_says_so() -> None:
    game = given(keeps_windows=True, at="unisson", gold=4, seats={1: {"black_market": "bm_pickpocket"}})
    game.move("mirevent")
    assert asked(game, "en", 1).endswith("You have no answer: you can only pass.")


def test_an_immediate_choice_tells_its_story() -> None:
    game = given(at="trois_bornes", gold=3, quest_deck="q_peage").answer(("interact",))
    told = asked(game, "en")
    assert told.startswith("The Makeshift Toll. A rope, two children and very detailed regulations.")
    assert offered(game, "fr")[0].endswith("(coûte 2 pièces d’or)")
    view, decision = game.match.view(0), game.asked
    assert [card_of(view, option) for option in decision.options] == [EMPTY, EMPTY]


def test_in_the_draft_cards_go_to_the_right() -> None:
    game = given_a_draft(players=3)
    assert asked(game, "en", 1) == "Which commerce card do you keep? The others go to Anne."
    assert asked(game, "fr", 0) == "Quelle carte commerce gardez-vous ? Les autres vont à Oskar."
    assert len(set(offered(game, "en"))) == 3


# -- markets and trades -----------------------------------------------------------------------------------


def test_the_market_says_its_prices_as_the_piles_change() -> None:
    game = given(at="kien", gold=9, goods="iron", market="3 wood wine").answer(("market",))
    assert {"Buy 1 wood for 2 gold", "Buy 1 wine for 3 gold", "Sell 1 iron for 2 gold"} <= set(
        offered(game, "en")
    )
    game.match.answer(0, ("buy", "wood"))
    assert "Acheter 1 bois pour 3 pièces d’or" in offered(game, "fr")
    assert asked(game, "fr") == "Pour l’instant : achat de 1 bois. Et encore ?"


def test_an_offer_is_read_while_it_is_made_and_answered() -> None:
    game = given(goods="2 wood", seats={1: {"gold": 5}, 2: {}})
    match = game.match
    match.interrupt(0, ("offer",))
    assert asked(game, "en") == "Whom do you make an offer?"
    match.answer(0, ("to", 1))
    match.answer(0, ("give", "wood", 2))
    assert asked(game, "fr") == "Votre offre à Élise. Vous donnez : 2 bois. Vous recevez : rien. Et encore ?"
    assert "Ask for 3 gold" in offered(game, "en")
    match.answer(0, ("get", "gold", 3))
    match.answer(0, ("done",))
    assert {
        "Accept Anne’s offer 1: you get 2 wood and give 3 gold",
        "Decline Anne’s offer 1: 2 wood for 3 gold",
        "Make a counter-offer to Anne’s offer 1: 2 wood for 3 gold",
    } <= set(unasked(game, "en", 1))
    assert "Accepter l’offre 1 d’Anne : vous recevez 2 bois et donnez 3 pièces d’or" in unasked(game, "fr", 1)
    assert "Withdraw your offer 1: 2 wood for 3 gold" in unasked(game, "en", 0)


# -- the result -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "observer", "english", "french"),
    [
        (
            5,
            0,
            "You win with 10 prestige and 5 gold, which breaks the tie!",
            "Vous remportez la partie avec 10 de prestige et 5 pièces d’or, ce qui départage les ex æquo !",
        ),
        (
            5,
            1,
            "Anne wins with 10 prestige and 5 gold, which breaks the tie!",
            "Anne remporte la partie avec 10 de prestige et 5 pièces d’or, ce qui départage les ex æquo !",
        ),
        (
            1,
            2,
            "Anne and Élise share the victory with 10 prestige and 1 gold!",
            "Anne et Élise se partagent la victoire avec 10 de prestige et 1 pièce d’or !",
        ),
    ],
)
def test_the_result_says_who_has_won_with_what(gold: int, observer: int, english: str, french: str) -> None:
    game = given(active=1, gold=gold, prestige=10, seats={1: {"gold": 1, "prestige": 10}})
    game.match.answer(1, ("end",))
    assert game.match.is_over
    view = game.match.view(observer)
    assert spaced(result(teller(observer, "en", 2), view)) == english
    assert spaced(result(teller(observer, "fr", 2), view)) == french
