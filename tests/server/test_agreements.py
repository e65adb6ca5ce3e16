"""What people agree on before a game: who begins, by which rules of the house, how long one may react."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from comptoir.telling.telling import find
from comptoir.words import words
from tests.server.guests import Guest, begun, start, table_for
from tests.server.running import QUICK, Running
from tests.server.test_windows import OWLS, is_window, purchase

BREATH = 0.1
"""Seconds between two tries: servers hang up on whoever asks without taking breath."""
LENGTH = float(QUICK[QUICK.index("--window") + 1])


def opened(server: Running, lang: str = "en", **wishes: Any) -> Guest:
    host = Guest(server, lang)
    host.open_table(**wishes)
    return host.connect()


# -- who begins -----------------------------------------------------------------------------------------


def test_a_seat_that_is_named_begins(server: Running) -> None:
    guests = begun(server, 2, first=1)
    assert guests[0].shown["first"] == 1
    assert guests[1].moment is not None
    assert guests[1].moment["scene"]["active"] == 1


@pytest.mark.parametrize("how", ["lot", "earliest"])
def test_who_is_alone_with_bots_begins_at_once_or_by_lot(server: Running, how: str) -> None:
    host = opened(server, players=3, seats=["random", "random"], first=how)
    assert host.shown["rose"] is None
    assert host.shown["first"] in ([0, 1, 2] if how == "lot" else [0])


def test_the_lot_falls_on_everybody(server: Running) -> None:
    found = {opened(server, players=2, first="lot").shown["first"] for _ in range(40)}
    assert found == {0, 1}


def test_karanor_leaves_the_lot_to_its_deal(server: Running) -> None:
    assert opened(server, game="karanor", players=3, first="lot").shown["first"] == -1


def test_whoever_got_up_earliest_begins(server: Running) -> None:
    guests = table_for(server, 3, first="earliest")
    host, second, third = guests
    assert host.shown["rose"] == [-1, -1, -1]
    assert host.do("gotup", minutes=420)["is"] == "done"
    assert third.do("gotup", minutes=400)["is"] == "done"
    assert second.do("gotup", minutes=400)["is"] == "done"
    host.catch_up()
    assert (host.shown["rose"], host.shown["first"]) == ([420, 400, 400], 1)
    assert second.do("gotup", minutes=500)["is"] == "done"
    host.catch_up()
    assert (host.shown["rose"], host.shown["first"]) == ([420, 500, 400], 2)
    start(guests)
    assert third.moment is not None
    assert third.moment["scene"]["active"] == 2
    assert third.do("gotup", minutes=3)["code"] == "already_begun"


def test_a_seat_that_is_freed_has_not_got_up(server: Running) -> None:
    host, friend = table_for(server, 2, first="earliest")
    host.do("gotup", minutes=420)
    friend.do("gotup", minutes=60)
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    host.catch_up()
    assert (host.shown["rose"], host.shown["first"]) == ([420, -1], 0)


def test_nobody_says_so_where_it_does_not_matter(server: Running) -> None:
    assert opened(server, players=2).do("gotup", minutes=60)["code"] == "not_by_rising"


# -- the rules of the house -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_says_where_it_departs_from_what_is_usual(server: Running, lang: str) -> None:
    host = opened(server, lang, players=2, options={"overpay": "free", "search_reshuffles": True})
    say = words(lang).say
    assert host.shown["departures"] == [
        {"title": say("house-rule-dale-overpay"), "text": say("house-rule-dale-overpay.free")},
        {
            "title": say("house-rule-dale-search-reshuffles"),
            "text": say("house-rule-dale-search-reshuffles.true"),
        },
    ]


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_every_switch_can_be_set_and_what_is_usual_is_no_departure(server: Running, game: str) -> None:
    rules: Any = find(game).catalogue()
    usual = {rule.name: rule.values[0].value for rule in rules.rules}
    others = {rule.name: rule.values[-1].value for rule in rules.rules}
    assert opened(server, game=game, players=2, options=usual).shown["departures"] == []
    shown = opened(server, game=game, players=2, options=others).shown
    assert [each["title"] for each in shown["departures"]] == [rule.title.en for rule in rules.rules]
    assert {name: shown["options"][name] for name in others} == others


# -- how long one may react -----------------------------------------------------------------------------


def test_a_table_may_take_all_the_time_it_wants(folder: Path) -> None:
    """It stays so after a restart, and at the next table of the same people."""
    server = Running(folder)
    guests = begun(server, 2, sets=OWLS, window=0)
    _, friend, _ = purchase(guests, Random(4))
    question = friend.until_asked()
    assert is_window(question)
    assert question["window"] == {"length": 0.0, "left": 0.0}
    server.stop()
    server = Running(folder, port=server.port)
    for guest in guests:
        guest.server = server
        guest.reload()
    assert friend.shown["window"] == 0
    question = friend.until_asked()
    assert question["window"] == {"length": 0.0, "left": 0.0}
    server.stop()


def test_what_is_not_said_is_as_the_server_has_it(server: Running) -> None:
    assert opened(server, players=2).shown["window"] == LENGTH
    assert opened(server, players=2, window=45).shown["window"] == 45


def test_whoever_is_gone_keeps_nobody_waiting_for_ever(server: Running) -> None:
    """Where windows do not close by themselves, a bot may answer for who has left, as at any other time."""
    host, friend, _ = purchase(begun(server, 2, sets=OWLS, window=0), Random(5))
    friend.until_asked()
    friend.leave()
    at = host.at
    while host.do("replace", seat=1, bot=True)["is"] != "done":
        sleep(BREATH)
    while host.at == at and not (host.moment and host.moment["over"]):
        host.hear()
    assert host.at > at


# -- whose turn it is -----------------------------------------------------------------------------------


def test_a_table_says_who_is_waited_for(server: Running) -> None:
    guests = begun(server, 2, first=1)
    assert guests[0].get().json()["asked"] == [1]
    assert opened(server, players=2).get().json()["asked"] == []


def test_a_team_table_says_who_plays_with_whom(server: Running) -> None:
    assert opened(server, players=4, teams=True).shown["teams"] == [0, 1, 0, 1]
    assert opened(server, players=4).shown["teams"] == []
