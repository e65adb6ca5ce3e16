"""Offers as people type them, goods collected in any order, and the map drawn in characters."""

import re

import pytest

from comptoir.cli.terminal.karanor.atlas import Atlas, letters
from comptoir.cli.terminal.karanor.drawing import NARROWEST
from comptoir.cli.terminal.karanor.haggling import Draft, Misread, Names, parts_of, read_offer
from comptoir.cli.terminal.karanor.speaking import Speaker
from comptoir.karanor.offering import GET
from comptoir.telling.shown import Part
from comptoir.telling.telling import Reader
from comptoir.words import LANGUAGES, words
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import given

NAMES = Names.of(
    {
        "gold": "gold", "or": "gold", "piece": "gold",
        "Wood": "wood", "Bois": "wood", "Wine": "wine", "Vin": "wine",
        "Fruit": "fruit", "Diamond": "diamond", "Diamant": "diamond",
        "Mount": "mount", "Big Lou Mallet": "as_meat",
        "Bourse sans fond": "ar_bourse",
    },
    {"Mira": 1, "Élise": 2, "Jean Paul": 3},
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ("give 2 wood 3 gold get 1 wine to Mira", Draft({"wood": 2, "gold": 3}, {"wine": 1}, (1,))),
        ("2 bois contre 1 vin à Mira", Draft({"wood": 2}, {"wine": 1}, (1,))),
        ("donner 2 bois pour Mira contre 1 vin", Draft({"wood": 2}, {"wine": 1}, (1,))),
        ("offer a mount for 5 gold", Draft({"mount": 1}, {"gold": 5}, ())),
        ("give 3x fruits and big lou to elise and jean paul", Draft({"fruit": 3, "as_meat": 1}, {}, (2, 3))),
        ("get 2 dia", Draft({}, {"diamond": 2}, ())),
        ("1 or, 2 or contre bourse sans fond", Draft({"gold": 3}, {"ar_bourse": 1}, ())),
        ("", Draft({}, {}, ())),
    ],
)
def test_an_offer_is_read_as_it_is_said(text: str, draft: Draft) -> None:
    assert read_offer(text, NAMES) == draft


def test_what_is_asked_for_alone_is_on_its_side() -> None:
    assert read_offer("2 wine", NAMES, GET) == Draft({}, {"wine": 2}, ())


BOUGHT = Draft({"gold": 2}, {"diamond": 1}, ())
FROM_MIRA = BOUGHT._replace(to=(1,))
SOLD = Draft({"wood": 2}, {"gold": 3}, ())
GIVEN = Draft({"wood": 2}, {}, (1,))


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ("buy 1 diamond for 2 gold", BOUGHT),
        ("buy a diamond 2 gold", BOUGHT),
        ("I buy 1 diamond with 2 gold from everybody", BOUGHT),
        ("for 2 gold I want 1 diamond", BOUGHT),
        ("would like 1 diamond in exchange for 2 gold", BOUGHT),
        ("give me 1 diamond, I give you 2 gold", BOUGHT),
        ("acheter 1 diamant pour 2 pièces d’or", BOUGHT),
        ("j’achète un diamant à 2 or à tout le monde", BOUGHT),
        ("acheter 1 diamant avec 2 or à tous", BOUGHT),
        ("je donne 2 or en échange d’un diamant", BOUGHT),
        ("pour 2 or je veux 1 diamant", BOUGHT),
        ("buy 1 diamond from Mira for 2 gold", FROM_MIRA),
        ("pay Mira 2 gold for 1 diamond", FROM_MIRA),
        ("sell me 1 diamond for 2 gold, Mira", FROM_MIRA),
        ("ask Mira for 1 diamond for 2 gold", FROM_MIRA),
        ("acheter 1 diamant à Mira pour 2 or", FROM_MIRA),
        ("Mira, donne-moi 1 diamant contre 2 or", FROM_MIRA),
        ("acheter 1 diamant auprès de Mira moyennant 2 or", FROM_MIRA),
        ("sell 2 wood for 3 gold to all", SOLD),
        ("sell 2 wood at 3 gold", SOLD),
        ("sell 2 wood for 3 gold pieces", SOLD),
        ("vendre 2 bois 3 or", SOLD),
        ("je vends 2 bois à 3 pièces d’or", SOLD),
        ("vends 2 bois pour 3 or pour tous", SOLD),
        ("3 gold please for 2 wood", Draft({"gold": 3}, {"wood": 2}, ())),
        ("buy 3 gold for 1 wood", Draft({"wood": 1}, {"gold": 3}, ())),
        ("give Mira 2 wood as a gift", GIVEN),
        ("gift 2 wood to Mira", GIVEN),
        ("2 wood for nothing to Mira", GIVEN),
        ("offrir 2 bois en cadeau à Mira", GIVEN),
        ("cadeau à Mira : 2 bois", GIVEN),
        ("donner 2 bois à Mira contre rien", GIVEN),
    ],
)
def test_buying_selling_and_giving_mean_what_they_say(text: str, draft: Draft) -> None:
    assert read_offer(text, NAMES) == draft


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("2 swords", "swords"),
        ("give 2", "2"),
        ("give wood to Nobody", "nobody"),
        ("give all my wood", "all"),
        ("tout le bois contre 1 vin", "tout"),
        ("1 diamond for me, 2 gold for you", "me"),
    ],
)
def test_a_word_that_means_nothing_is_named(text: str, word: str) -> None:
    with pytest.raises(Misread) as misread:
        read_offer(text, NAMES)
    assert misread.value.word == word


def test_an_offer_fills_in_its_form() -> None:
    draft = Draft({"wood": 2, "as_meat": 1}, {"gold": 5, "wine": 0}, (1, 2))
    parts = [Part("give:wood", 2), Part("give:as_meat"), Part("get:gold", 5)]
    assert parts_of(draft) == [Part("to:1"), Part("to:2"), *parts]
    assert parts_of(draft, counters=True) == parts


# -- the map --------------------------------------------------------------------------------------------


def atlas(lang: str = "en") -> Atlas:
    game = given(at="kien", seats={1: {"at": "kien"}, 2: {"at": "lac_noir"}}, gone="lac_noir")
    return Atlas(Speaker(Reader(words(lang), ("Anne", "Bob", "Cleo"), 0), game.match.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [NARROWEST, 80, 100])
def test_every_territory_has_its_place_on_the_map(width: int, lang: str) -> None:
    *lines, _, _ = [row.text for row in atlas(lang).drawn(width)]
    assert max(len(line) for line in lines) <= width
    drawn = "\n".join(lines)
    for number in range(1, len(PACK.territories) + 1):
        assert len(re.findall(rf"(?<!\d){number}(?!\d)", drawn)) == 1, number
    for place in PACK.territories:
        assert (place.name.in_(lang) in drawn) == place.is_city


def test_the_map_shows_who_is_where_and_what_there_is() -> None:
    drawn = "\n".join(row.text for row in atlas().drawn(80))
    assert "1 KIEN (AB)" in drawn
    assert "22 wood^ (C)" in drawn, "the inhabitant has left, the villa is for sale"
    assert "8?^" in drawn
    assert "A you, B Bob, C Cleo" in drawn


def test_a_narrow_window_gets_a_list_instead() -> None:
    rows = [row.text for row in atlas().drawn(NARROWEST - 1)]
    listed = "\n".join(rows)
    assert re.search(r" 5  SHADELAKE .* 22 23 ~8\n", listed)
    assert re.search(r"22  Black Lake +wood +\^ \(C\) .* 5 ~17\n", listed)


def test_two_players_with_one_letter_have_numbers() -> None:
    assert letters(["Anne", "Bob", "Alma"]) == ["1", "B", "3"]
