"""What the log of Karanor says, to those who did it and to the others, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Event
from comptoir.karanor import events as e
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.telling import Reader
from comptoir.words import LANGUAGES, words
from tests.telling.karanor_reading import NAMES, PACK, card, goods, insignia, log, place, said

ANNE, ELISE, OSKAR = range(3)
KIEN, WOOD, HAVEN = place("kien"), PACK.index("resources", "wood"), place("bois_murmure")
FREE = e.Payment()
TWO_WOOD, THREE_GOLD = Bundle(0, goods(wood=2)), Bundle(3, goods())
NOTHING = Bundle(0, goods())


def gained(seat: int = 0, by: int = 0, **amounts: Any) -> e.Gained:
    """What a shop gave."""
    facts: dict[str, Any] = {
        "gold": 0, "goods": goods(), "income": 0, "prestige": 0, "total": 3, "actions": 0,
        "insignia": insignia(),
    }  # fmt: skip
    return e.Gained(seat, by, card("co_populaire"), **{**facts, **amounts})


def offer(
    number: int = 3, maker: int = 0, give: Bundle = TWO_WOOD, get: Bundle = THREE_GOLD, **more: Any
) -> Offer:
    return Offer(number, maker, more.get("to", (1, 2)), give, get, more.get("counters", 0))


SECRET: list[Event] = [
    e.Drafted((card("co_populaire", 0), card("co_primeurs", 1), card("co_primeurs", 2))),
    e.TookCommerce(0, card("co_populaire", 0), -1, ()),
    e.DrewQuest(0, card("q_feu_de_camp", 0), -1),
    e.DrewQuest(0, card("q_feu_de_camp", 0), KIEN),
    e.DrewArtefacts(0, (card("ar_boussole", 0), card("ar_bottes", 0))),
    e.DrewBlackMarket(0, card("bm_pickpocket", 0), 3),
    e.DrewBlackMarket(0, card("bm_pickpocket", 0), 0),
]
"""Things with cards that only the first seat knows."""
SAMPLES: list[Event] = [
    *SECRET,
    e.DiscardedCommerce((card("co_populaire"), card("co_primeurs"))),
    e.SetOut(0, KIEN, card("hi_large"), 3, goods(wood=1, wine=1), 2),
    e.TurnBegan(0, 4, 2, 5),
    e.Moved(0, KIEN, HAVEN, sea=True, fare=2, first=True),
    e.Moved(0, KIEN, HAVEN, sea=False, fare=0, first=False),
    e.Stopped(0, KIEN, 2),
    e.Placed(0, KIEN, HAVEN),
    e.Harvested(0, HAVEN, WOOD, 2),
    e.Worked(0, 1),
    e.Built(0, card("co_populaire"), KIEN, bonus=True, paid=e.Payment(6, goods(meat=2))),
    e.TookCommerce(0, card("co_populaire"), 1, (card("co_primeurs"),)),
    *[e.Shuffled(pile) for pile in ("commerce", "quest", "artefact", "black_market")],
    e.ReadAloud(0, card("q_feu_de_camp")),
    e.DiscardedQuest(0, card("q_feu_de_camp")),
    e.CompletedQuest(0, card("q_feu_de_camp"), 1, 1, FREE),
    e.ChoseAtOnce(0, card("q_feu_de_camp"), 0, 1, FREE),
    e.GotSequel(0, card("s_cimetiere")),
    e.Delivered(0, card("de_kien"), KIEN, goods(wood=3)),
    e.OpenedDelivery(card("de_kien")),
    e.Recruited(0, 0, 5),
    e.Recruited(0, 0, 0),
    e.Promoted(0, 0),
    e.BoughtVilla(0, KIEN, 8, 1, 4),
    e.VisitedMarket(0, goods(wood=1), 3, goods(iron=1), 1),
    gained(gold=-2),
    gained(goods=goods(wood=1, wine=0)),
    gained(income=1, actions=1, insignia=insignia(mount=1)),
    gained(1, prestige=-1, insignia=insignia(mount=-1), gold=2),
    e.ChoseArtefact(0, card("ar_boussole"), (card("ar_bottes"),)),
    e.ChoseArtefact(0, card("ar_boussole"), ()),
    e.Stole(0, 1, Bundle(2, goods(wood=1), (0,), insignia(mount=1))),
    e.SoldGoods(0, goods(wood=2), 4),
    *[e.Modified(0, stat, 1, until) for stat in range(len(STATS)) for until in ("turn_end", "next_turn_end")],
    *[e.Forbade(0, ban, until) for ban in range(len(ACTIONS)) for until in ("turn_end", "next_turn_end")],
    e.Played(0, card("bm_pickpocket"), 1, FREE),
    e.Played(0, card("bm_pickpocket"), -1, e.Payment(1, goods(), 1, 2, (0,), (0,), (card("ar_bottes"),))),
    e.Activated(0, card("ar_boussole"), -1, e.Payment(quests=(card("q_feu_de_camp"),))),
    e.Negated(0, card("bm_pickpocket")),
    e.TookBack(0, card("bm_pickpocket")),
    e.CollectedIncome(0, 3, (), goods(), 0),
    e.CollectedIncome(0, 0, (0,), goods(), 0),
    e.Offered(0, offer()),
    e.Offered(0, offer(4, give=NOTHING, to=(1,), counters=3)),
    e.Traded(1, offer(get=NOTHING)),
    *[e.DeclinedOffer(0, 3, lacks=lacks, off=off) for lacks in (False, True) for off in (False, True)],
    *[
        e.WithdrewOffer(0, 3, reason)
        for reason in ("maker", "maker_lacks", "taker_lacks", "forbidden", "end")
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
        (e.TurnBegan(1, 4, 2, 4), ANNE, "Round 2 · Élise’s turn", "Manche 2 · Tour d’Élise"),
        (e.TurnBegan(0, 3, 2, 4), ANNE, "Round 2 · Your turn", "Manche 2 · À vous de jouer"),
        (
            e.SetOut(0, KIEN, card("hi_large"), 3, goods(), 2),
            ANNE,
            "You set out from Kien: Raised by the Tide (3 gold and 2 income).",
            "Vous partez de Kien. Votre histoire : Élevée par la marée (3 pièces d’or et 2 de revenu).",
        ),
        (
            e.Moved(0, KIEN, place("trois_bornes"), sea=False, fare=0, first=True),
            ANNE,
            "You move from Kien to Three Milestones.",
            "Vous vous déplacez : Kien → Trois-Bornes.",
        ),
        (
            e.Moved(1, KIEN, place("trois_bornes"), sea=True, fare=2, first=False),
            ANNE,
            "Élise moves on from Kien to Three Milestones by sea, for 2 gold.",
            "Élise poursuit son déplacement : Kien → Trois-Bornes, par mer, pour 2 pièces d’or.",
        ),
        (
            e.Built(1, card("co_populaire"), KIEN, bonus=True, paid=e.Payment(9, goods(meat=2))),
            ANNE,
            "Élise builds People’s Inn in Kien with its bonus for 9 gold and 2 meat.",
            "Élise construit Auberge populaire avec son bonus (Kien) pour 9 pièces d’or et 2 viandes.",
        ),
        (
            gained(income=1, prestige=1, total=4, insignia=insignia(mount=1)),
            ANNE,
            "You gain 1 income, 1 prestige (now 4) and the Mount insignia.",
            "Vous gagnez 1 de revenu, 1 de prestige (4 en tout) et l’insigne Monture.",
        ),
        (
            gained(goods=goods(wood=2, meat=0), gold=-1),
            ANNE,
            "You gain 2 wood and lose 1 gold.",
            "Vous gagnez 2 bois et perdez 1 pièce d’or.",
        ),
        (
            e.DrewQuest(1, card("q_feu_de_camp", 1), place("trois_bornes")),
            ANNE,
            "Élise talks to the inhabitant of Three Milestones and hears of a quest.",
            "Élise interagit avec l’habitant (Trois-Bornes) et reçoit une quête.",
        ),
        (
            e.DrewQuest(1, card("q_feu_de_camp", 1), place("trois_bornes")),
            ELISE,
            "You talk to the inhabitant of Three Milestones and hear of a quest: Campfire.",
            "Vous interagissez avec l’habitant (Trois-Bornes) et recevez une quête : Feu de camp.",
        ),
        (
            e.CompletedQuest(0, card("q_feu_de_camp"), 0, -1, e.Payment(0, goods(meat=2))),
            ANNE,
            "You complete the quest Campfire (“Sell the band two meats”) for 2 meat.",
            "Vous réalisez la quête Feu de camp (« Vendre deux viandes à la troupe ») pour 2 viandes.",
        ),
        (
            e.CompletedQuest(1, card("q_feu_de_camp"), 0, 0, FREE),
            ANNE,
            "Élise completes the quest Campfire and names you (“Sell the band two meats”).",
            "Élise réalise la quête Feu de camp en vous désignant (« Vendre deux viandes à la troupe »).",
        ),
        (
            e.Activated(0, card("ar_boussole"), -1, e.Payment(2, goods(), 1, artefacts=(card("ar_bottes"),))),
            ELISE,
            "Anne uses Azure Compass for 2 gold, 1 income and Boots of Seven Hills.",
            "Anne utilise Boussole d’Azur pour 2 pièces d’or, 1 de revenu et Bottes des Sept Collines.",
        ),
        (
            e.Stole(1, 0, Bundle(0, goods(), (), insignia(mount=1))),
            ANNE,
            "Élise steals the Mount insignia from you.",
            "Élise vous vole l’insigne Monture.",
        ),
        (
            e.Played(1, card("bm_pickpocket"), 0, FREE),
            ANNE,
            "Élise plays Light Fingers on you.",
            "Élise joue Main leste contre vous.",
        ),
        (
            e.BoughtVilla(0, KIEN, 8, 1, 4),
            ELISE,
            "Anne buys the villa of Kien for 8 gold and gains 1 prestige (now 4).",
            "Anne achète la villa (Kien) pour 8 pièces d’or et gagne 1 de prestige (4 en tout).",
        ),
        (
            e.CollectedIncome(2, 3, (0, 1), goods(wood=1), 1),
            ANNE,
            "Oskar collects 3 gold of income; 2 associates bring 1 gold and 1 wood.",
            "Oskar touche 3 pièces d’or de revenu ; les 2 associés rapportent 1 pièce d’or et 1 bois.",
        ),
        (
            e.VisitedMarket(0, goods(wood=1), 3, goods(iron=1), 2),
            ANNE,
            "At the market you buy 1 wood for 3 gold and sell 1 iron for 2 gold.",
            "Au marché, vous achetez 1 bois pour 3 pièces d’or et vendez 1 fer pour 2 pièces d’or.",
        ),
        (
            e.Offered(1, offer(maker=1, to=(0, 2), counters=2)),
            ANNE,
            "Offer 3, in answer to offer 2: Élise offers Oskar and you 2 wood for 3 gold.",
            "Offre 3, en réponse à l’offre 2 : Élise propose 2 bois contre 3 pièces d’or à Oskar et vous.",
        ),
        (
            e.Traded(0, offer(maker=1)),
            ANNE,
            "You accept Élise’s offer 3: you get 2 wood and give 3 gold.",
            "Vous acceptez l’offre 3 d’Élise : vous recevez 2 bois et donnez 3 pièces d’or.",
        ),
        (
            e.DeclinedOffer(2, 3, lacks=False, off=True),
            ANNE,
            "Oskar declines offer 3, which is off the table.",
            "Oskar refuse l’offre 3, qui ne tient plus.",
        ),
        (
            e.EndTriggered(1, 10),
            ANNE,
            "Élise has 10 prestige: this round is the last, and nobody trades any more.",
            "Élise a 10 de prestige : cette manche est la dernière, et le négoce est clos.",
        ),
        (
            e.GameEnded((0, 1)),
            ANNE,
            "The game is over. Élise and you share the victory!",
            "La partie est finie. Élise et vous partagez la victoire !",
        ),
    ],
)
def test_the_log_reads_as_people_would_tell_it(
    happened: Event, observer: int, english: str, french: str
) -> None:
    assert said(observer, "en", happened) == english
    assert said(observer, "fr", happened) == french


@pytest.mark.parametrize(
    ("happened", "became"),
    [
        (e.Offered(0, offer()), "made"),
        (e.Traded(1, offer()), "accepted"),
        (e.DeclinedOffer(1, 3, lacks=False, off=False), "declined"),
        (e.DeclinedOffer(2, 3, lacks=True, off=True), "fallen"),
        (e.WithdrewOffer(0, 3, "end"), "fallen"),
    ],
)
def test_a_line_about_an_offer_says_which_and_what_became_of_it(happened: Event, became: str) -> None:
    reader = Reader(words("en"), NAMES[:3], ANNE)
    [beat] = TELLING.beats([happened], reader, lambda token: token)
    assert [(line.about, line.became) for line in beat.lines] == [("offer:3", became)]


def test_in_a_draft_one_reads_of_one_s_own_card_and_of_those_one_has_passed_on() -> None:
    drafted = e.Drafted((card("co_populaire", 0), card("co_primeurs", 0, 1), card("co_populaire", 2)))
    assert said(ANNE, "en", drafted) == (
        "You keep People’s Inn. Élise keeps Greengrocer’s Stall. Oskar keeps a card."
    )
    assert said(3, "fr", drafted) == f"{NAMES[0]}, {NAMES[1]} et {NAMES[2]} gardent une carte."
