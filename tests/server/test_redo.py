"""What was taken back is made again, as long as nobody has gone on otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

from comptoir.server.simulated.truth import without_ids
from tests.server.guests import Guest, any_items, begun, said, settle
from tests.server.running import Running
from tests.server.test_undo import after_inventory, unnumbered


def with_bots(server: Running, chance: Random) -> Guest:
    """Ada among bots, to choose an action after some turns."""
    host = Guest(server)
    host.open_table(players=3, seats=["random", "random"], start=True)
    host.connect()
    host.until_asked()
    for _ in range(3):
        host.pick(host.item("inventory"))
        settle([host], chance)
    return host


def lines(guest: Guest) -> list[str]:
    """The log of the last snapshot, what is struck out in brackets."""
    told = [line for beat in guest.heard_last("snapshot")["story"] for line in beat["lines"]]
    return [f"[{said(each['text'])}]" if each.get("struck") else said(each["text"]) for each in told]


def shown(guest: Guest) -> Any:
    """The moment, but for the numbers it goes by."""
    assert guest.moment is not None
    moment = without_ids(guest.moment)
    question = moment["question"] and {**unnumbered(moment["question"]), "items": None}
    return {**moment, "question": question, "returned": None, "window": None}


def test_what_was_taken_back_is_made_again(server: Running) -> None:
    chance = Random(11)
    host = with_bots(server, chance)
    host.reload()
    before, log = shown(host), lines(host)
    assert host.moment is not None
    assert (host.moment["can_redo"], host.moment["returned"]) == (False, [])
    assert host.do("redo")["code"] == "nothing_to_redo"
    assert host.do("undo")["is"] == "done"
    host.until("snapshot")
    taken_back = said(host.moment["returned"])
    assert host.moment["can_redo"]
    assert taken_back.startswith("You take back ")
    assert lines(host)[-1] == taken_back
    assert lines(host)[-2].startswith("["), "struck out, and not gone"
    assert host.do("redo")["is"] == "done"
    host.until("snapshot")
    assert shown(host) == before
    restored = said(host.moment["returned"])
    assert restored == taken_back.replace("take back", "restore")
    assert lines(host) == [*log, restored]
    host.reload()
    assert lines(host) == [*log, restored]
    settle([host], chance)
    host.pick(host.item("inventory"))
    settle([host], chance)
    assert host.moment is not None
    assert (host.moment["can_redo"], host.moment["returned"]) == (False, [])


def test_several_steps_are_made_again_one_by_one(server: Running) -> None:
    host = with_bots(server, Random(12))
    host.reload()
    moments, log = [shown(host)], lines(host)
    for _ in range(2):
        assert host.do("undo")["is"] == "done"
        host.until("snapshot")
        moments.append(shown(host))
    for each in (moments[1], moments[0]):
        assert host.do("redo")["is"] == "done"
        host.until("snapshot")
        assert {**shown(host), "can_redo": None} == {**each, "can_redo": None}
    assert host.do("redo")["code"] == "nothing_to_redo"
    assert [line for line in lines(host) if not line.startswith("You restore ")] == log


def test_who_goes_on_otherwise_makes_nothing_again(server: Running) -> None:
    host = with_bots(server, Random(13))
    assert host.do("undo")["is"] == "done"
    host.until("snapshot")
    assert host.pick(*any_items(host.until_asked(), Random(13)))["is"] == "done"
    assert host.do("redo")["code"] == "nothing_to_redo"


def test_nobody_makes_again_what_another_has_done(server: Running) -> None:
    """They agreed to have it taken back, and may think better of it."""
    guests = begun(server, 2)
    host, friend = after_inventory(guests), guests[1]
    friend.send("passes", scope="always", where="end")
    friend.pick(friend.item("inventory"))
    friend.pick(*any_items(friend.until_asked(), Random(14)))
    host.until_asked()
    for guest in guests:
        guest.catch_up()
    host.do("undo")
    assert friend.do("consent", proposal=1, yes=True)["is"] == "done"
    host.until("snapshot")
    assert host.moment is not None
    assert host.moment["returned"]
    assert not host.moment["can_redo"]
    assert host.do("redo")["code"] == "nothing_to_redo"
