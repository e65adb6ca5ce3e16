"""Card faces: what each of our cards does can be read on it, in signs and in a line, in both languages."""

from pathlib import Path

import pytest

from comptoir.dale.catalogue import FIRST_GUEST
from comptoir.dale.printed import SIGNS, TABS, read
from comptoir.telling.dale.gallery import catalogue
from comptoir.telling.dale.shapes import CardEntry
from comptoir.words import words

WEB = Path(__file__).parents[2] / "web"
DRAWN_AS_THE_HAND = {"hold"}
LONGEST_LINE = 40
MOST_SIGNS, MOST_ON_A_SMALL_FACE = 5, 3
PARTED = {ord("\u00ad"): " ", ord("-"): " "}
OURS = catalogue().cards[:FIRST_GUEST]
SET = {"complexity": 1, "interaction": 1, "nastiness": 1, "luck": 1}


def signs(slate: str) -> list[str]:
    """What is drawn: neither wedges nor amounts."""
    tokens = [token.removeprefix("~").removesuffix(":") for token in slate.split()]
    return [token for token in tokens if token in SIGNS | TABS]


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.face)
def test_a_card_says_what_it_does_in_signs_and_in_a_line(card: CardEntry) -> None:
    assert 1 <= len(signs(card.slate)) <= MOST_SIGNS
    small = " ".join(token for token in card.slate.split() if not token.startswith("~"))
    assert 1 <= len(signs(small)) <= MOST_ON_A_SMALL_FACE
    assert small.strip(" >") == small, "a wedge leads from something to something"
    for line in (card.gist.en, card.gist.fr):
        assert 5 <= len(line) <= LONGEST_LINE
    assert card.gist.en != card.gist.fr


@pytest.mark.parametrize("card", OURS, ids=lambda card: card.face)
def test_a_long_name_is_parted_without_being_changed(card: CardEntry) -> None:
    for name, wrapped in ((card.name.en, card.wrapped.en), (card.name.fr, card.wrapped.fr)):
        assert wrapped.replace("\u00ad", "") in ("", name)
        assert all(len(word) <= 12 for word in (wrapped or name).translate(PARTED).split())


def test_every_sign_has_a_drawing_and_a_word_and_every_drawing_is_a_sign() -> None:
    drawn = {path.stem for path in (WEB / "drawings" / "dale").glob("*.svg")}
    assert drawn == (SIGNS | TABS) - DRAWN_AS_THE_HAND
    used = {sign for card in OURS for sign in signs(card.slate)}
    assert used == SIGNS | TABS
    explained = (WEB / "src" / "dale" / "slate.ts").read_text("utf-8").partition("VOCABULARY")[2]
    assert all(f"'{sign}'" in explained for sign in used)
    for language in ("en", "fr"):
        assert all(words(language).knows(f"web-dale-sign-{sign}") for sign in SIGNS)
        assert all(words(language).knows(f"web-dale-when-{tab}") for tab in TABS)


@pytest.mark.parametrize("slate", ["dance", "draw: take", "draw > ~fly", "0", "once throw"])
def test_a_slate_with_an_unknown_sign_is_refused(slate: str) -> None:
    cards = {"dancer": {"value": 1, "kind": "technique", "slate": slate}}
    with pytest.raises(ValueError, match="slate of the card 'dancer'"):
        read("dancers", "dancers", {**SET, "cards": cards})
