"""Every card has its rulings, short and in both languages; the browser shows them below its text."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from comptoir.dale.catalogue import ROWS, SETS
from comptoir.words import LANGUAGES, catalogue, words

MOST, LONGEST = 4, 240
FILES = {"": 1, "-2": 2, "-3": 3}
"""How the file of a game is called."""
RULINGS = Path(__file__).parents[2] / "docs" / "rulings"


def message(face: str) -> str:
    return f"ruling-{face.replace('_', '-')}"


@cache
def resources(lang: str) -> dict[str, ftl.Resource]:
    """The parsed files of a language; parsing takes its time."""
    return catalogue(lang)


def attributes(lang: str, file: str) -> dict[str, list[str]]:
    """The messages of a file of rulings with the names of their attributes."""
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in resources(lang)[file].body
        if isinstance(entry, ftl.Message)
    }


def files() -> list[str]:
    return [f"dale-rulings{end}.ftl" for end in FILES]


def said(lang: str) -> dict[str, str]:
    """Every ruling of a language as a reader sees it."""
    keys = [
        f"{key}.{name}" for file in files() for key, names in attributes(lang, file).items() for name in names
    ]
    return {key: words(lang).say(key) for key in keys}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("end", FILES)
def test_every_card_has_rulings_in_the_file_of_its_game(lang: str, end: str) -> None:
    games = {"": 1} | {each.name: each.game for each in SETS}  # junk stands with game 1
    faces = {message(row.name) for row in ROWS if games[row.set] == FILES[end]}
    assert set(attributes(lang, f"dale-rulings{end}.ftl")) == faces


@pytest.mark.parametrize("file", files())
def test_the_languages_count_them_alike(file: str) -> None:
    first, *others = [attributes(lang, file) for lang in LANGUAGES]
    for other in others:
        assert other == first


@pytest.mark.parametrize("file", files())
def test_they_are_numbered_from_one(file: str) -> None:
    for key, names in attributes(LANGUAGES[0], file).items():
        assert 1 <= len(names) <= MOST, key
        assert names == [f"r{place}" for place in range(1, len(names) + 1)], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_none_is_empty_or_long(lang: str) -> None:
    lengths = {key: len(text.strip()) for key, text in said(lang).items()}
    assert {key: length for key, length in lengths.items() if not 0 < length <= LONGEST} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_statements(lang: str) -> None:
    wrong = [key for key, text in said(lang).items() if not text.endswith(".") or "?" in text]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_says_the_same_twice(lang: str) -> None:
    texts = [(key.partition(".")[0], text) for key, text in said(lang).items()]
    assert len(texts) == len(set(texts))


def test_french_typography() -> None:
    wrong = [
        key for key, text in said("fr").items() if re.search(r"['\"]|[^\u00a0][:;!?»]|«(?!\u00a0)", text)
    ]
    assert wrong == []


def test_no_ruling_was_left_in_the_other_language() -> None:
    first, *others = [said(lang) for lang in LANGUAGES]
    for other in others:
        assert [key for key in first if first[key] == other[key]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_card_is_named_by_its_own_message(lang: str) -> None:
    """A name written out would stay behind when the card is renamed; names of one word are words too."""
    names = {words(lang).say(f"card-{row.name.replace('_', '-')}") for row in ROWS}
    several = [name for name in names if re.search(r"[ -]", name)]
    written = "".join(
        element.value
        for file in files()
        for entry in resources(lang)[file].body
        if isinstance(entry, ftl.Message)
        for attribute in entry.attributes
        for element in attribute.value.elements
        if isinstance(element, ftl.TextElement)
    )
    assert [name for name in several if name in written] == []


def test_the_rulings_of_the_documents_are_about_the_same_cards() -> None:
    """Whoever shows rulings points to the pages with the reasons: every card has a heading there."""
    pages = "\n".join(page.read_text(encoding="utf-8") for page in sorted(RULINGS.glob("*.md")))
    headings = set(re.findall(r"^## (.+) \(\d\) — (.+)$", pages, flags=re.MULTILINE))
    keys = [f"card-{row.name.replace('_', '-')}" for row in ROWS if row.set]
    assert headings == {(words("en").say(key), words("fr").say(key)) for key in keys}
