"""Names: nothing invisible, nobody who poses as somebody else, room for every script."""

from __future__ import annotations

import json
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from comptoir.server.ledger import BOT_NAMES
from comptoir.server.names import MOST_MARKS, in_words, name_of, plain, shapes, unlike
from tests.server.guests import Guest, table_for
from tests.server.running import Running

PEOPLE = (
    "Ada", "José", "Zoë", "Łukasz", "Nguyễn Thị Ánh", "Ólöf",
    "O’Brien", "Jean-Luc", "Иван", "Ελένη", "שָׁלוֹם", "محمد",
    "می‌خواهم", "राजेश", "क्‍षमा", "ไพลิน", "தமிழ்", "ချစ်", "李小龍", "さくら",
    "김민준", "Բարև", "ქეთი", "ⵣⵉⵔⵉ", "ᏣᎳᎩ", "🦊", "R2-D2", "Ada 2",
)  # fmt: skip


@pytest.mark.parametrize("name", PEOPLE)
def test_people_keep_their_names(name: str) -> None:
    assert name_of(name) == normalize("NFC", name)
    assert unlike(name_of(name), ["Grace"]) == normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\u00add\u2060a", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\u200f\u061c", "Ada"),
        ("Ada\U000e0041\U000e007f", "Ada"),
        ("A\u0000d\u001ba\u0085", "A d a"),
        ("A\u2028d\u2029a", "A d a"),
        ("\u3164Ada\u2800\u115f", "Ada"),
        ("\u0301\u0302Ada", "Ada"),
        ("Ada" + "\u0315" * 40, "Ada" + "\u0315" * MOST_MARKS),
        ("e\u0301", "é"),
        ("e\u200b\u0301", "é"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, name: str) -> None:
    assert name_of(typed) == name


@pytest.mark.parametrize(
    "typed", ["", " ", "\u200b", "\u3164", "...", "--", "\u202e", "\u0301", "\u2800\u2800"]
)
def test_a_name_has_something_to_call_somebody_by(typed: str) -> None:
    assert name_of(typed) == ""


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"), ("Ada", "АԁА"), ("Ada", "Аda"),
        ("Ada", "Αda"), ("Ada", "Ａｄａ"), ("Ada", "𝓐𝓭𝓪"), ("Ada", "A-d a."),
        ("Bill", "BiII"), ("Bill", "Bi11"), ("Bob", "B0b"),
        ("Tom", "Torn"), ("Walter", "VValter"), ("ﬁn", "fin"),
        ("José", "Jose\u0301"), ("Straße", "STRASSE"), ("Марк", "марк"), ("Hope", "Норе"), ("Oxy", "Оху"),
        ("Filou", "FiIou"), ("Noisette", "N0isette"), ("Ivan", "lvan"),
    ],
)  # fmt: skip
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert shapes(one) & shapes(other)
    assert unlike(other, [one]) == f"{other} 2"
    assert unlike(other, [one, f"{one} 2"]) == f"{other} 3"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ada", "Ida"), ("Jose", "José"), ("Ada", "Ada 2"), ("李", "孝"), ("Иван", "Иванна"), ("🦊", "🐻")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert unlike(other, [one]) == other


@given(st.text(max_size=40))
def test_whatever_is_typed(text: str) -> None:
    said = plain(text)
    assert plain(said) == said
    assert said == said.strip()
    assert all(each.isprintable() or each in "\u200c\u200d" for each in said)
    assert unlike(said, [said, f"{said} 2"]) != said


def test_nobody_at_a_table_poses_as_another(server: Running) -> None:
    (host,) = table_for(server, 1, players=4)
    links = [link for link in host.links()["seats"] if link]
    names = []
    for link, name in zip(links, ("\u202eАda\u200b", BOT_NAMES[2].upper(), "Bob"), strict=True):
        guest = Guest(server)
        assert guest.enter(link, name).status_code == 200
        guest.connect()
        names.append(guest.shown["seats"][guest.seat]["name"])
    assert names == ["Аda 2", f"{BOT_NAMES[2].upper()} 2", "Bob"]
    host.catch_up()
    assert host.do("rename", name="BОB")["is"] == "done"
    host.catch_up()
    assert host.shown["seats"][0]["name"] == "BОB 2"
    refused = host.do("rename", name="\u200b\u3164")
    assert (refused["is"], refused["code"]) == ("refused", "no_name")
    said = host.do("say", text="\u202eevil\u202c" + "a\u0315" + "\u0315" * 50)
    assert said["is"] == "done"
    talk = host.until("talk") if not [each for each in host.heard if each["is"] == "talk"] else None
    talk = talk or next(each for each in host.heard if each["is"] == "talk")
    assert talk["said"]["text"] == "evila" + "\u0315" * MOST_MARKS


def test_a_guest_without_a_name_is_called_in_the_reader_s_language(server: Running) -> None:
    host = Guest(server, "en")
    host.open_table(players=2)
    guest = Guest(server, "fr")
    assert guest.enter(host.links()["seats"][1], "").status_code == 200
    for person, name in ((host, "Guest 2"), (guest, "Invité 2")):
        assert person.connect().shown["seats"][1]["name"] == name
    assert (in_words("Invité", "en"), in_words("Ada", "fr"), in_words("Guest 9", "fr")) == (
        "Guest",
        "Ada",
        "Guest 9",
    )


def test_everybody_is_called_as_the_terms_of_a_deal_say(server: Running) -> None:
    """A page commits to nothing that names its people otherwise than it shows them."""
    host, guest = Guest(server, "en"), Guest(server, "fr")
    host.open_table(players=2)
    assert guest.enter(host.links()["seats"][1], "").status_code == 200
    for each in (host, guest):
        each.plays_fair = False
        each.connect()
    host.send("start")
    for each in (host, guest):
        while each.shown["state"] != "locked":
            each.hear()
        named = [seat["name"] for seat in json.loads(each.shown["deal"]["terms"])["seats"]]
        assert [seat["name"] for seat in each.shown["seats"]] == named
