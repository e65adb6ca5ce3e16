"""Somebody is gone: after a time of grace a bot may play for them, and they may come back."""

from __future__ import annotations

from random import Random
from time import monotonic, sleep

from tests.server.guests import Guest, begun, play_on, said, start
from tests.server.running import QUICK, Running
from tests.server.test_undo import after_inventory

GRACE = int(QUICK[QUICK.index("--grace") + 1])


def wait_for_grace(host: Guest, seat: int) -> None:
    """Until somebody has been away for long enough."""
    while host.shown["seats"][seat]["connected"]:
        host.hear()
    sleep(GRACE + 0.1)
    host.catch_up()


def test_a_bot_plays_for_somebody_who_is_gone(server: Running) -> None:
    host, friend = begun(server, 2)
    left = monotonic()
    friend.leave()
    host.until("room", where=lambda each: not each["table"]["seats"][1]["connected"])
    assert host.shown["seats"][1]["gone_for"] >= 1
    answer = host.do("replace", seat=1, bot=True)
    assert (answer["is"], answer.get("code")) == ("refused", "still_here") or monotonic() - left > GRACE
    wait_for_grace(host, seat=1)
    assert host.do("replace", seat=1, bot=True)["is"] == "done"
    assert host.shown["seats"][1]["bot"] == "medium"
    assert host.shown["seats"][1]["kind"] == "person"
    turn = host.moment["scene"]["turn"] if host.moment else 0
    while host.moment and host.moment["scene"]["turn"] < turn + 4:
        play_on([host], Random(1), 1)


def test_whoever_comes_back_takes_the_seat_back(server: Running) -> None:
    host, friend = begun(server, 2)
    friend.leave()
    wait_for_grace(host, seat=1)
    host.do("replace", seat=1, bot=True)
    play_on([host], Random(2), 5)
    friend.connect()
    assert friend.shown["seats"][1]["bot"] == "medium"
    assert friend.question is None
    refused = friend.do("pick", at=friend.at, items=[0])
    assert (refused["is"], refused["code"]) == ("refused", "bot_plays")
    assert host.do("replace", seat=1, bot=False)["code"] == "only_its_person"
    assert friend.do("replace", seat=1, bot=False)["is"] == "done"
    host.catch_up()
    assert not host.shown["seats"][1]["bot"]
    done = len(own_picks(friend))
    while len(own_picks(friend)) < done + 3:
        play_on([host, friend], Random(3), 1)


def own_picks(guest: Guest) -> list[int]:
    return [each["at"] for each in guest.heard if each["is"] == "done"]


def test_one_s_own_seat_can_be_handed_over_at_once(server: Running) -> None:
    host, friend = begun(server, 2)
    assert host.until_asked()
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    friend.until_asked()  # the bot has taken its turn
    host.catch_up()
    assert host.question is None
    assert host.do("undo")["code"] == "bot_plays"
    assert host.do("replace", seat=0, bot=True)["is"] == "done"  # as it is already
    assert host.do("replace", seat=0, bot=False)["is"] == "done"
    play_on([host, friend], Random(4), 6)


def test_who_is_here_is_not_replaced(server: Running) -> None:
    host, friend = begun(server, 2, players=3, seats=["open", "random"])
    sleep(GRACE + 0.1)
    assert host.do("replace", seat=1, bot=True)["code"] == "still_here"
    assert host.do("replace", seat=2, bot=True)["code"] == "no_such_seat"
    assert host.do("replace", seat=4, bot=True)["code"] == "no_such_seat"
    friend.catch_up()
    assert not friend.shown["seats"][1]["bot"]


def test_nobody_is_replaced_before_the_game(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=2)
    host.connect()
    assert host.do("replace", seat=1, bot=True)["code"] == "not_begun"


def test_who_sat_down_and_never_came_is_waited_for_or_replaced(server: Running) -> None:
    """Nothing is dealt without somebody who has a seat: that would be a way to drop them."""
    host = Guest(server)
    host.open_table(players=2)
    host.connect()
    absent = Guest(server)
    absent.enter(host.links()["seats"][1], "Bob")
    refused = host.do("start")
    assert refused["code"] == "people_away"
    assert said(refused["text"]).startswith("Bob is not here: wait, or free the seat.")
    assert host.do("arrange", seat=1, to="bot", bot="random")["is"] == "done"
    start([host])
    play_on([host], Random(5), 4)


def test_nothing_is_taken_back_behind_the_back_of_who_is_gone(server: Running) -> None:
    """Else whoever plays against somebody who has gone could look at what comes, and choose again."""
    guests = begun(server, 2)
    host = after_inventory(guests)
    guests[1].leave()
    wait_for_grace(host, seat=1)
    at = host.at
    assert host.do("undo")["is"] == "done"
    host.catch_up()
    assert (host.shown["proposal"]["waiting"], host.at) == ([1], at)
    assert host.do("consent", proposal=1, yes=True)["is"] == "done"
    host.catch_up()
    assert (host.shown["proposal"]["waiting"], host.at) == ([1], at)
    assert host.do("replace", seat=1, bot=True)["is"] == "done"
    assert host.do("undo")["code"] == "cannot_agree"
    assert host.do("replace", seat=1, bot=False)["code"] == "only_its_person"
