"""What the entries of a pack say is said in both languages, from their primitives, without a raw word."""

import re
from collections.abc import Iterator

import pytest

from comptoir.karanor.pack import (
    NONE,
    OWN_VILLA,
    Condition,
    Cost,
    Effect,
    Forbid,
    GoodsGain,
    Holding,
    Modify,
    Pack,
    Piece,
    Sell,
    Source,
    Steal,
    default_pack,
    vocabulary,
)
from comptoir.telling.karanor import clauses
from comptoir.telling.karanor.clauses import describe_cost, describe_effects, describe_when
from comptoir.telling.karanor.describing import describe_card, entry_title, source_line
from comptoir.words import LANGUAGES, words

TABLES = (
    "resources", "islands", "territories", "origin_cities", "histories", "associates", "insignia",
    "artefacts", "commerces", "deliveries", "quests", "sequels", "black_market",
)  # fmt: skip


@pytest.fixture(scope="module")
def pack() -> Pack:
    return default_pack()


def entries(pack: Pack) -> Iterator[Piece]:
    for table in TABLES:
        yield from getattr(pack, table)


def entry(pack: Pack, name: str) -> Piece:
    return next(each for each in entries(pack) if each.id == name)


def lines(pack: Pack, lang: str, name: str) -> list[str]:
    """The name of an entry and all its lines, plain spaces for those that do not break."""
    speaking, found = words(lang), entry(pack, name)
    said = [entry_title(speaking, pack, found), *describe_card(speaking, pack, found)]
    return [line.replace("\u00a0", " ") for line in said]


# -- whole entries --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_has_lines(pack: Pack, lang: str) -> None:
    for each in entries(pack):
        said = describe_card(words(lang), pack, each)
        assert said, each.id
        assert all(line == line.strip() and line for line in said), each.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_raw_word_of_the_pack_is_shown(pack: Pack, lang: str) -> None:
    ids = {each.id for each in entries(pack)}
    raw = {each for each in (*ids, *vocabulary.EFFECTS, *vocabulary.STATS) if "_" in each}
    for each in entries(pack):
        for line in (entry_title(words(lang), pack, each), *describe_card(words(lang), pack, each)):
            shown = set(re.findall(r"\w+", line))
            assert not shown & raw, (each.id, line)
            assert "_" not in line, (each.id, line)


def test_the_two_languages_say_as_much(pack: Pack) -> None:
    for each in entries(pack):
        english, french = [describe_card(words(lang), pack, each) for lang in ("en", "fr")]
        assert len(english) == len(french), each.id


def test_the_peoples_inn(pack: Pack) -> None:
    assert lines(pack, "en", "co_populaire") == [
        "People’s Inn",
        "Commerce for 6 gold, 1 fruit, 1 meat, 1 cloth",
        "Reward: income +1, prestige +1",
        "Bonus for 3 gold more: the Mount insignia",
    ]
    assert lines(pack, "fr", "co_populaire") == [
        "Auberge populaire",
        "Commerce pour 6 pièces d’or, 1 fruit, 1 viande, 1 tissu",
        "Récompense : revenu +1, prestige +1",
        "Bonus pour 3 pièces d’or de plus : l’insigne Monture",
    ]


def test_the_campfire_has_two_choices(pack: Pack) -> None:
    assert lines(pack, "en", "q_feu_de_camp") == [
        "Campfire",
        "Quest: in a city",
        "“Sell the band two meats” – for 2 meat: 8 gold",
        "“Buy a piece of the loot” – for 10 gold: 1 artefact",
        "In every case: prestige +1",
    ]
    assert lines(pack, "fr", "q_feu_de_camp") == [
        "Feu de camp",
        "Quête, dans une cité",
        "« Vendre deux viandes à la troupe » – contre 2 viandes : 8 pièces d’or",
        "« Racheter une pièce du butin » – contre 10 pièces d’or : 1 artefact",
        "Dans tous les cas : prestige +1",
    ]


def test_the_graveyard_has_a_sequel_with_an_immediate_choice(pack: Pack) -> None:
    assert lines(pack, "en", "q_cimetiere") == [
        "The Graveyard 1/2",
        "Quest: at Salanche Graveyard",
        "Cost: 1 wine",
        "Then comes: The Graveyard 2/2",
    ]
    assert lines(pack, "en", "s_cimetiere") == [
        "The Graveyard 2/2",
        "Sequel: immediate choice, made as soon as it is drawn, without an action",
        "“Run” – nothing",
        "“Push the vault door” – the Curse of Salanche insignia, 1 artefact",
    ]
    assert lines(pack, "fr", "q_cimetiere") == [
        "Le Cimetière 1/2",
        "Quête, lieu : Cimetière de Salanche",
        "Coût : 1 vin",
        "Suite : Le Cimetière 2/2",
    ]
    assert lines(pack, "fr", "s_cimetiere") == [
        "Le Cimetière 2/2",
        "Suite de quête, choix immédiat : dès que la carte est piochée, sans action",
        "« Fuir » – rien",
        "« Pousser la porte du caveau » – l’insigne Malédiction de Salanche, 1 artefact",
    ]


def test_light_fingers(pack: Pack) -> None:
    assert lines(pack, "en", "bm_pickpocket") == [
        "Light Fingers",
        "Black market: at any time; name a rival on your territory",
        "Effect: steal 3 gold from that rival",
        "2 copies",
    ]
    assert lines(pack, "fr", "bm_pickpocket") == [
        "Main leste",
        "Marché noir, à tout moment ; désignez un rival présent sur votre territoire",
        "Effet : volez 3 pièces d’or à ce rival",
        "2 exemplaires",
    ]


def test_the_cracked_hourglass(pack: Pack) -> None:
    assert lines(pack, "en", "ar_sablier") == [
        "Cracked Hourglass",
        "Artefact: on your turn",
        "Cost: 3 gold",
        "Effect: 1 more action",
        "Once per turn",
    ]
    assert lines(pack, "fr", "ar_sablier") == [
        "Sablier fêlé",
        "Artefact, à votre tour",
        "Coût : 3 pièces d’or",
        "Effet : 1 action de plus",
        "Une fois par tour",
    ]


def test_the_captain(pack: Pack) -> None:
    assert lines(pack, "en", "captain") == [
        "Captain",
        "Insignia: while you own it",
        "Effect: sea crossing −1 gold",  # a minus sign, as it is printed
        "5 copies",
    ]
    assert lines(pack, "fr", "captain") == [
        "Capitaine",
        "Insigne, tant que vous le possédez",
        "Effet : traversée en mer −1 or",  # likewise
        "5 exemplaires",
    ]


def test_a_delivery_and_an_origin_city_are_called_by_their_city(pack: Pack) -> None:
    (kien,) = [each for each in pack.deliveries if each.id == "de_kien"]
    count = sum(kien.cost.goods)
    assert lines(pack, "en", "de_kien")[:2] == ["Delivery to Kien", f"Delivery: {count} cloth to Kien"]
    assert lines(pack, "fr", "de_kien")[:2] == [
        "Livraison : Kien",
        f"Livraison de {count} tissus, destination : Kien",
    ]
    origin = pack.origin_cities[0]
    assert entry_title(words("en"), pack, origin) == "Origin city Kien"


def test_a_card_for_four_says_so_and_names_its_rival(pack: Pack) -> None:
    assert lines(pack, "en", "bm_ban")[1:] == [
        "Black market: at any time; name a rival",
        "Effect: that rival: no trade until the end of their next turn",
        "Only with 4 players or more",
    ]


def test_a_second_action_is_told_from_the_first(pack: Pack) -> None:
    assert lines(pack, "en", "q_moisson")[2].endswith("1 more action")
    assert "Cost: 1 action" in lines(pack, "en", "bm_recel")


# -- primitives -----------------------------------------------------------------------------------------


def test_there_is_a_phrase_for_every_primitive() -> None:
    assert set(clauses.CONDITIONS) == set(vocabulary.CONDITIONS)
    assert set(clauses.COSTS) == set(vocabulary.COSTS)
    assert set(clauses.EFFECTS) == set(vocabulary.EFFECTS)


def values(kind: str) -> list[object]:
    """Every shape the value of a primitive can have."""
    holdings = [Holding(name, 0, 2) for name in vocabulary.HOLDINGS]
    held = (*holdings, Holding("resource", 0, 1), Holding("insignia", 0, 2))
    shapes: dict[str, list[object]] = {
        **{key: [1, OWN_VILLA] for key in ("at", "event_at")},
        "near": ["same", "adjacent"],
        **{key: [(each,) for each in held] for key in ("has", "target_has")},
        "ahead": list(vocabulary.AHEAD),
        "turn": ["own", "rival"],
        **{key: [2, -1] for key in ("gain_gold", "gain_income", "gain_prestige")},
        "gain_goods": [GoodsGain((2, 0, 0, 0, 0, 0, 0), 1)],
        **{key: [0] for key in ("insignia", "lose_insignia")},
        "steal": [
            Steal("gold", 1), Steal("insignia", 1, insignia=0), Steal("associate", 2),
            *[Steal("goods", count, pick) for count in (1, 2) for pick in ("thief", "victim", "random")],
        ],
        "sell": [Sell(1, 1), Sell(3, 2)],
        "move_to": [1, OWN_VILLA],
        "modify": [Modify(at, add, each) for at in range(9) for add in (1, -1) for each in vocabulary.UNTIL],
        "forbid": [Forbid(at, until) for at in range(12) for until in vocabulary.UNTIL],
        **{key: [True] for key in ("negate", "end_move")},
    }  # fmt: skip
    return shapes.get(kind, [1, 2])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_primitive_is_said_with_every_value(pack: Pack, lang: str) -> None:
    everywhere = (1 << len(pack.territories)) - 1
    places = [everywhere, pack.cities, everywhere & ~pack.cities]
    for kind in vocabulary.CONDITIONS:
        for value in (*values(kind), *(places if kind.endswith("at") else [])):
            assert describe_when(words(lang), pack, [Condition(kind, value)])
    for kind in vocabulary.EFFECTS:
        for value in (*values(kind), *(places if kind == "move_to" else [])):
            for target in vocabulary.TARGETS:
                assert describe_effects(words(lang), pack, [Effect(kind, value, target)])


def test_what_is_given_up_is_part_of_the_cost(pack: Pack) -> None:
    cost = Cost(2, (0, 3, 0, 0, 0, 0, 0), 1, 1, tuple([Holding(each, 0, 1) for each in vocabulary.GIVEN_UP]))
    assert describe_cost(words("en"), pack, cost) == (
        "2 gold, 3 wine, 1 good of any kind but diamonds, 1 action, 1 artefact, 1 associate, 1 quest, "
        "1 income, 1 prestige"
    )
    assert describe_cost(words("en"), pack, Cost()) == ""


def test_no_condition_says_nothing(pack: Pack) -> None:
    assert describe_when(words("fr"), pack, ()) == ""


def test_french_forms_plurals(pack: Pack) -> None:
    said = [clauses.describe_goods(words("fr"), pack, (count,) * len(pack.resources)) for count in (1, 2)]
    assert said[0] == ["1 bois", "1 vin", "1 fruit", "1 viande", "1 tissu", "1 fer", "1 diamant"]
    assert said[1] == ["2 bois", "2 vins", "2 fruits", "2 viandes", "2 tissus", "2 fers", "2 diamants"]


# -- sources --------------------------------------------------------------------------------------------


def test_what_is_ours_is_said_to_be_ours() -> None:
    assert source_line(words("en"), Source("original", "")) == "Our own"
    assert source_line(words("fr"), Source("original", "")) == "De notre invention"
    assert source_line(words("en"), Source("review", "a note")) == "From a public review"
    noted = source_line(words("en"), Source("rulebook", "page 7"), with_note=True)
    assert noted == "From the rulebook (page 7)"


def test_a_sequel_is_named_only_where_there_is_one(pack: Pack) -> None:
    with_sequel = [each for each in pack.quests if each.sequel != NONE]
    assert len(with_sequel) == len(pack.sequels)
    for each in pack.quests:
        said = any(line.startswith("Then comes:") for line in describe_card(words("en"), pack, each))
        assert said == (each.sequel != NONE)
