"""Phrases and remarks: short, in both languages, and about the resources of the pack that is played with."""

import pytest

from comptoir.karanor.pack import default_pack
from comptoir.telling.karanor.phrases import ABOUT_GOODS, NEEDS, REMARKS, phrase, phrases
from comptoir.telling.telling import Reader, find
from comptoir.words import LANGUAGES, words

LONGEST = 60


def reader(lang: str) -> Reader:
    return Reader(words(lang), ("Ada", "Bob"), 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_and_remark_has_its_words(lang: str) -> None:
    pack = default_pack()
    listed = phrases(pack, reader(lang))
    goods = [each.id for each in pack.resources]
    remarks = [*REMARKS, *[f"{name}:{each}" for name in NEEDS for each in goods]]
    texts = [phrase(pack, key, reader(lang)) for key in [*[each.name for each in listed], *remarks]]
    assert [text for text in texts if not text or len(text) > LONGEST or "{" in text] == []
    assert len(set(texts)) == len(texts)
    assert [each.about for each in listed if each.about] == goods * len(ABOUT_GOODS)


def test_nothing_goes_by_another_key() -> None:
    telling = find("karanor")
    for key in ("", "deal:wood", "anyone", "anyone:", "anyone:gold", "need_build:kien", "need:", "nothing"):
        assert telling.phrase(key, reader("en")) is None
    assert find("dale").phrase("deal", reader("en")) is None
    of_dale = {each.name: each.text for each in find("dale").phrases(reader("fr"))}
    assert "hello" in of_dale
    assert of_dale["laugh"] == "éclate de rire."


def test_a_need_is_said_as_people_say_it() -> None:
    pack = default_pack()
    need = [phrase(pack, "need_build:wood", reader(lang)) for lang in ("en", "fr")]
    assert need == ["I need the wood for my next shop.", "J’ai besoin du bois pour mon prochain commerce."]
