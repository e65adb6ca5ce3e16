"""What the log of Karanor says, to those who did it and to the others, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Event
from comptoir.karanor import events as e
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS
from comptoir.words import LANGUAGES
from tests.telling.karanor_reading import NAMES, card, log, said

ANNE, ELISE, OSKAR = range(3)
SWAP: dict[str, Any] = {"give": {"goods": {"wood": 2}}, "get": {"gold": 3}}

SECRET: list[Event] = [
    e.Drafted(0, card("co_populaire", 0)),
    e.TookCommerce(0, card("co_populaire", 0), -1),
    e.DrewQuest(0, card("q_feu_de_camp", 0)),
    e.DrewArtefacts(0, (card("ar_boussole", 0), card("ar_bottes", 0))),
    e.DrewBlackMarket(0, card("bm_pickpocket", 0), 3),
    e.DrewBlackMarket(0, card("bm_pickpocket", 0), 0),
]
"""Things with cards that only the first seat knows."""
SAMPLES: list[Event] = [
    *SECRET,
    e.DiscardedCommerce(0, card("co_populaire")),
    e.SetOut(0, "kien", card("hi_large")),
    e.TurnBegan(0, 4, 2, 5),
    e.Moved(0, "kien", "bois_murmure", sea=True, fare=2, first=True),
    e.Stopped(0, "kien", 2),
    e.Placed(0, "kien", "bois_murmure"),
    e.Harvested(0, "wood", 2),
    e.Worked(0, 1),
    e.Built(0, card("co_populaire"), "kien", bonus=True),
    e.TookCommerce(0, card("co_populaire"), 1),
    e.FilledRow(card("co_populaire")),
    *[e.Shuffled(pile) for pile in ("commerce", "quest", "artefact", "black_market")],
    e.Met(0, "kien"),
    e.DiscardedQuest(0, card("q_feu_de_camp")),
    e.CompletedQuest(0, card("q_feu_de_camp"), 1, 1),
    e.ChoseAtOnce(0, card("q_feu_de_camp"), 0),
    e.GotSequel(0, card("s_cimetiere")),
    e.Delivered(0, card("de_kien"), "kien"),
    e.OpenedDelivery(card("de_kien")),
    e.Recruited(0, "as_wood", 5),
    e.Recruited(0, "as_wood", 0),
    e.Promoted(0, "as_wood"),
    e.BoughtVilla(0, "kien", 8),
    e.Bought(0, "wood", 3),
    e.Sold(0, "wood", 1),
    e.Paid(0, 3, {"wood": 1}),
    e.GaveUp(0, "associate", "as_wood", 1),
    e.GaveUp(0, "artefact", "ar_boussole", 1),
    e.GaveUp(0, "income", "", 1),
    e.GaveUp(0, "prestige", "", 2),
    e.GainedGold(0, -2),
    e.GainedGoods(0, {"wood": 1, "wine": -1}),
    e.GainedIncome(0, 1),
    e.GainedPrestige(0, -1, 3),
    e.GainedActions(0, 1),
    e.GainedInsignia(0, "mount"),
    e.LostInsignia(0, "mount"),
    e.KeptArtefact(0, card("ar_boussole")),
    e.DiscardedArtefact(0, card("ar_bottes")),
    e.Stole(0, 1, 2, {"wood": 1}, "mount", "as_wood"),
    e.SoldGoods(0, {"wood": 2}, 4),
    *[e.Modified(0, stat, 1, until) for stat in STATS for until in ("turn_end", "next_turn_end")],
    *[e.Forbade(0, action, until) for action in ACTIONS for until in ("turn_end", "next_turn_end")],
    e.Played(0, card("bm_pickpocket"), 1),
    e.Activated(0, card("ar_boussole"), -1),
    e.Negated(0, card("bm_pickpocket")),
    e.TookBack(0, card("bm_pickpocket")),
    e.CollectedIncome(0, 3),
    e.AssociateBrought(0, "as_wood", "", 0),
    e.Offered(0, 3, (1, 2), SWAP["give"], SWAP["get"], 0),
    e.Offered(0, 4, (1,), {}, SWAP["get"], 3),
    e.Traded(1, 3, 0, SWAP["give"], {}),
    e.DeclinedOffer(0, 3, lacks=False),
    e.DeclinedOffer(0, 3, lacks=True),
    *[
        e.WithdrewOffer(0, 3, reason)
        for reason in ("maker", "declined", "maker_lacks", "taker_lacks", "forbidden", "end")
    ],
    e.EndTriggered(0, 10),
    e.GameEnded((0, 1)),
    e.GameEnded((2,)),
]
"""Something of everything that can happen, done by the first seat, mostly to the second."""
NAMES_OF_SECRETS = ("People’s Inn", "Campfire", "Light Fingers", "Azure Compass")
"""The names of these cards."""


def test_there_is_a_sample_of_every_event() -> None:
    kinds = [each for each in vars(e).values() if isinstance(each, type) and issubclass(each, Event)]
    assert {type(event) for event in SAMPLES} == {kind for kind in kinds if kind is not Event}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: event.name())
def test_every_event_has_a_sentence_for_whoever_reads(event: Event, lang: str) -> None:
    for observer in range(4):
        lines = log(observer, lang, event)
        assert lines
        for line in lines:
            assert line.endswith((".", "!")) or isinstance(event, e.TurnBegan)
            assert "  " not in line
            assert " ." not in line
            assert line[0] == line[0].upper()


@pytest.mark.parametrize("event", SECRET, ids=lambda event: event.name())
def test_a_card_that_somebody_else_does_not_know_is_not_named(event: Event) -> None:
    named = " ".join(log(ANNE, "en", event))
    assert any(name in named for name in NAMES_OF_SECRETS)
    for observer in (ELISE, 3):
        told = " ".join(log(observer, "en", event))
        assert not any(name in told for name in NAMES_OF_SECRETS)


@pytest.mark.parametrize(
    ("happened", "observer", "english", "french"),
    [
        (
            [e.TurnBegan(1, 4, 2, 4)],
            ANNE,
            "Round 2 · Élise’s turn",
            "Manche 2 · Tour d’Élise",
        ),
        ([e.TurnBegan(0, 3, 2, 4)], ANNE, "Round 2 · Your turn", "Manche 2 · À vous de jouer"),
        (
            [
                e.Moved(0, "kien", "trois_bornes", sea=False, fare=0, first=True),
                e.Moved(0, "trois_bornes", "carriere_grise", sea=False, fare=0, first=False),
            ],
            ANNE,
            "You move from KIEN to Grey Quarry (KIEN → Three Milestones → Grey Quarry).",
            "Vous vous déplacez : KIEN → Trois-Bornes → Carrière Grise.",
        ),
        (
            [e.Built(1, card("co_populaire"), "kien", bonus=True), e.Paid(1, 9, {"meat": 2})],
            ANNE,
            "Élise builds People’s Inn in KIEN with its bonus for 9 gold and 2 meat.",
            "Élise construit Auberge populaire avec son bonus (KIEN) pour 9 pièces d’or et 2 viandes.",
        ),
        (
            [e.GainedIncome(0, 1), e.GainedPrestige(0, 1, 4), e.GainedInsignia(0, "mount")],
            ANNE,
            "You gain 1 income, 1 prestige (now 4) and the Mount insignia.",
            "Vous gagnez 1 de revenu, 1 de prestige (4 en tout) et l’insigne Monture.",
        ),
        (
            [e.Met(1, "trois_bornes"), e.DrewQuest(1, card("q_feu_de_camp", 1))],
            ANNE,
            "Élise talks to the inhabitant of Three Milestones and hears of a quest.",
            "Élise parle à l’habitant (Trois-Bornes) et reçoit une quête.",
        ),
        (
            [e.Met(1, "trois_bornes"), e.DrewQuest(1, card("q_feu_de_camp", 1))],
            ELISE,
            "You talk to the inhabitant of Three Milestones and hear of a quest: Campfire.",
            "Vous parlez à l’habitant (Trois-Bornes) et recevez une quête : Feu de camp.",
        ),
        (
            [e.CompletedQuest(0, card("q_feu_de_camp"), 0, -1), e.Paid(0, 0, {"meat": 2})],
            ANNE,
            "You complete the quest Campfire (“Sell the band two meats”) for 2 meat.",
            "Vous réalisez la quête Feu de camp (« Vendre deux viandes à la troupe ») pour 2 viandes.",
        ),
        (
            [e.CompletedQuest(1, card("q_feu_de_camp"), 0, 0)],
            ANNE,
            "Élise completes the quest Campfire and names you (“Sell the band two meats”).",
            "Élise réalise la quête Feu de camp en vous désignant (« Vendre deux viandes à la troupe »).",
        ),
        (
            [e.Stole(1, 0, 0, {}, "mount", "")],
            ANNE,
            "Élise steals the Mount insignia from you.",
            "Élise vous vole l’insigne Monture.",
        ),
        (
            [e.Played(1, card("bm_pickpocket"), 0)],
            ANNE,
            "Élise plays Light Fingers on you.",
            "Élise joue Main leste contre vous.",
        ),
        (
            [e.Stole(1, 0, 3, {}, "", ""), e.Stole(1, 0, 0, {"wood": 1}, "", "")],
            ANNE,
            "Élise steals 3 gold and 1 wood from you.",
            "Élise vous vole 3 pièces d’or et 1 bois.",
        ),
        (
            [
                e.CollectedIncome(2, 3),
                e.AssociateBrought(2, "as_wood", "wood", 0),
                e.AssociateBrought(2, "as_wine", "", 1),
            ],
            ANNE,
            "Oskar collects 3 gold of income; 2 associates bring 1 gold and 1 wood.",
            "Oskar touche 3 pièces d’or de revenu ; les 2 associés rapportent 1 pièce d’or et 1 bois.",
        ),
        (
            [e.Bought(0, "wood", 3), e.Sold(0, "iron", 2)],
            ANNE,
            "At the market you buy 1 wood for 3 gold and sell 1 iron for 2 gold.",
            "Au marché, vous achetez 1 bois pour 3 pièces d’or et vendez 1 fer pour 2 pièces d’or.",
        ),
        (
            [e.Offered(1, 3, (0, 2), SWAP["give"], SWAP["get"], 2)],
            ANNE,
            "Offer 3, in answer to offer 2: Élise offers Oskar and you 2 wood for 3 gold.",
            "Offre 3, en réponse à l’offre 2 : Élise propose 2 bois contre 3 pièces d’or à Oskar et vous.",
        ),
        (
            [e.Traded(0, 3, 1, SWAP["give"], SWAP["get"])],
            ANNE,
            "You accept Élise’s offer 3: you get 2 wood and give 3 gold.",
            "Vous acceptez l’offre 3 d’Élise : vous recevez 2 bois et donnez 3 pièces d’or.",
        ),
        (
            [e.DeclinedOffer(2, 3, lacks=False), e.WithdrewOffer(1, 3, "declined")],
            ANNE,
            "Oskar declines offer 3, which is off the table.",
            "Oskar refuse l’offre 3, qui ne tient plus.",
        ),
        (
            [e.EndTriggered(1, 10)],
            ANNE,
            "Élise has 10 prestige: this round is the last, and nobody trades any more.",
            "Élise a 10 de prestige : cette manche est la dernière, et le négoce est clos.",
        ),
        (
            [e.GameEnded((0, 1))],
            ANNE,
            "The game is over. Élise and you share the victory!",
            "La partie est finie. Élise et vous partagez la victoire !",
        ),
    ],
)
def test_the_log_reads_as_people_would_tell_it(
    happened: list[Event], observer: int, english: str, french: str
) -> None:
    assert said(observer, "en", *happened) == english
    assert said(observer, "fr", *happened) == french


def test_in_a_draft_one_reads_of_one_s_own_card_and_of_those_one_has_passed_on() -> None:
    drafted = [
        e.Drafted(0, card("co_populaire", 0)),
        e.Drafted(1, card("co_primeurs", 0, 1)),
        e.Drafted(2, card("co_populaire", 2)),
    ]
    assert said(ANNE, "en", *drafted) == (
        "You keep People’s Inn. Élise keeps Greengrocer’s Stall. Oskar keeps a card."
    )
    assert said(3, "fr", *drafted) == f"{NAMES[0]}, {NAMES[1]} et {NAMES[2]} gardent une carte."


def test_two_visits_to_the_market_are_told_apart() -> None:
    visits = [e.Bought(0, "wood", 3), e.Bought(0, "wood", 3), e.Sold(0, "iron", 1)]
    assert log(ELISE, "en", *visits) == [
        "At the market Anne buys 2 wood for 6 gold.",
        "At the market Anne sells 1 iron for 1 gold.",
    ]


def test_what_is_gained_and_what_is_lost_are_told_apart() -> None:
    assert log(ANNE, "fr", e.GainedGoods(0, {"wood": 2, "meat": -1}), e.GainedGold(0, -1)) == [
        "Vous gagnez 2 bois.",
        "Vous perdez 1 viande et 1 pièce d’or.",
    ]
