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
        "gold": "gold", "or": "gold", "Wood": "wood", "Bois": "wood", "Wine": "wine", "Vin": "wine",
        "Fruit": "fruit", "Diamond": "diamond", "Mount": "mount", "Big Lou Mallet": "as_meat",
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


@pytest.mark.parametrize(
    ("text", "word"), [("2 swords", "swords"), ("give 2", "2"), ("give wood to Nobody", "nobody")]
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
