"""Answers that several give at once: sealed until all are in, and open to change as long."""

from __future__ import annotations

from typing import Any

from tests.server.guests import Guest, Message, begun
from tests.server.running import Running


def drafting(server: Running) -> list[Guest]:
    """Three people who choose their first commerce."""
    guests = begun(server, 3, game="karanor", options={"round_limit": 1})
    for guest in guests:
        assert guest.until_asked()["prompt"] == "draft"
    return guests


def shown(guest: Guest) -> Any:
    """All that a guest is shown of the game."""
    guest.catch_up()
    return guest.moment


def pick(guest: Guest, item: int) -> None:
    assert guest.do("pick", at=guest.until_asked()["at"], items=[item])["is"] == "done"


def hand(guest: Guest) -> list[str]:
    moment = shown(guest)
    return [card["face"] for card in moment["scene"]["merchants"][guest.seat]["commerces"]["cards"]]


def lines(message: Message) -> list[Message]:
    beats: list[Message] = message.get("beats") or message.get("story") or []
    return [line for beat in beats for line in beat["lines"]]


def test_a_sealed_answer_is_changed_for_nothing_until_all_are_in(server: Running) -> None:
    ada, bob, cleo = drafting(server)
    assert ada.moment is not None
    assert ada.moment["undo"] == "none"
    faces = [card["face"] for card in ada.moment["scene"]["merchants"][0]["draft"]["cards"]]
    pick(ada, 0)
    pick(bob, 1)
    assert shown(ada)["undo"] == "free"
    assert ada.do("undo")["is"] == "done"
    assert shown(ada)["undo"] == "none"
    assert ada.until_asked()["prompt"] == "draft"
    assert shown(bob)["question"] is None, "what Bob has sealed stands"
    pick(ada, 2)
    pick(cleo, 0)
    assert hand(ada) == [faces[2]]
    assert shown(bob)["undo"] == "consent"
    assert ada.get("replay", frm=0).status_code == 200
    ada.reload()
    assert hand(ada) == [faces[2]]


def test_what_somebody_has_sealed_is_told_to_them_alone_and_outlives_a_reload(server: Running) -> None:
    ada, bob, cleo = drafting(server)
    card = ada.until_asked()["items"][2]["card"]
    assert [shown(each)["sealed"] for each in (ada, bob, cleo)] == [None] * 3
    pick(ada, 2)
    assert [shown(each)["sealed"] for each in (ada, bob, cleo)] == [card, None, None]
    watcher = Guest(server)
    assert watcher.enter(ada.links()["watch"]).status_code == 200
    assert shown(watcher.connect())["sealed"] is None
    drafted = shown(ada)["scene"]["merchants"][0]["draft"]["cards"]
    ada.reload()
    again = shown(ada)["scene"]["merchants"][0]["draft"]["cards"]
    chosen = [each["face"] for each in again if each["id"] == shown(ada)["sealed"]]
    assert chosen == [each["face"] for each in drafted if each["id"] == card]
    assert ada.do("undo")["is"] == "done"
    assert shown(ada)["sealed"] is None
    for each in (ada, bob, cleo):
        pick(each, 0)
    assert [shown(each)["sealed"] for each in (ada, bob, cleo)] == [None] * 3


def test_whoever_is_asked_with_others_goes_on_choosing_while_one_changes(server: Running) -> None:
    ada, bob, cleo = drafting(server)
    question = shown(cleo)["question"]
    pick(ada, 0)
    assert ada.do("undo")["is"] == "done"
    pick(ada, 1)
    assert shown(cleo)["question"] == question
    assert cleo.do("pick", at=question["at"], items=[0])["is"] == "done"
    assert bob.until_asked()["prompt"] == "draft"


def test_what_was_sealed_first_and_what_then_tell_others_the_same(server: Running) -> None:
    ada, bob, cleo = drafting(server)
    watcher = Guest(server)
    assert watcher.enter(ada.links()["watch"]).status_code == 200
    others = [bob, cleo, watcher.connect()]
    pick(ada, 0)
    first = [shown(each) for each in others]
    told = [len(each.heard) for each in others]
    assert ada.do("undo")["is"] == "done"
    pick(ada, 2)
    assert [shown(each) for each in others] == first
    for each, length in zip(others, told, strict=True):
        assert not [line for message in each.heard[length:] for line in lines(message)]
