"""Giving up a game: at once where it concerns nobody else, else with the consent of those whom it does."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from comptoir.words import words
from tests.server.guests import Guest, Message, begun, play_on, said
from tests.server.running import Running


def is_over(guest: Guest) -> bool:
    guest.catch_up()
    return bool(guest.shown["state"] == "over")


def winners(guest: Guest) -> list[int]:
    assert guest.moment is not None
    assert guest.moment["over"]
    assert guest.moment["question"] is None
    assert guest.moment["asked"] == []
    return list(guest.moment["scene"]["winners"])


def proposed(guest: Guest) -> Message:
    guest.catch_up()
    proposal: Message = guest.shown["proposal"]
    return proposal


def test_who_plays_with_bots_gives_up_at_once(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=3, seats=["random", "random"], start=True)
    host.connect()
    host.until_asked()
    assert host.do("resign")["is"] == "done"
    assert is_over(host)
    assert 0 not in winners(host)
    assert host.do("resign")["code"] == "game_over"
    assert host.do("pick", at=0, items=[0])["code"] == "game_over"
    assert host.do("undo")["code"] == "game_over"


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_of_two_the_other_has_won(server: Running, game: str) -> None:
    host, friend = begun(server, 2, **({} if game == "dale" else {"game": game}))
    assert friend.do("resign")["is"] == "done"
    assert is_over(host)
    assert winners(host) == winners(friend) == [0]
    for guest, who in ((host, "other"), (friend, "you")):
        assert guest.moment is not None
        wanted = words("en").say("result-resigned", who=who, name="Guest 2", winners="Ada", count=1)
        assert said(guest.moment["result"]) == wanted
    for what in ("story", "save", "proof"):
        assert host.get(what).status_code == 200, what
    assert host.get("story").json()["winners"] == [0]
    assert "all" in host.get("replay", eyes="all").json()["eyes"]


def test_of_more_all_agree_and_whoever_is_furthest_has_won(server: Running) -> None:
    guests = begun(server, 3)
    host, second, third = guests
    play_on(guests, Random(6), 6)
    assert host.do("resign")["is"] == "done"
    proposal = proposed(second)
    assert (proposal["seat"], proposal["what"], proposal["waiting"]) == (0, "resign", [1, 2])
    assert second.do("consent", proposal=proposal["number"], yes=True)["is"] == "done"
    assert not is_over(second)
    assert third.do("consent", proposal=proposal["number"], yes=False)["is"] == "done"
    assert not is_over(second)
    assert second.shown["proposal"] is None
    assert host.do("resign")["is"] == "done"
    number = proposed(second)["number"]
    for guest in (second, third):
        assert guest.do("consent", proposal=number, yes=True)["is"] == "done"
    assert all(is_over(guest) for guest in guests)
    assert second.moment is not None
    progress = second.moment["progress"]
    assert winners(second) == [seat for seat in (1, 2) if progress[seat] == max(progress[1:])]


def test_in_a_team_the_teammate_agrees(server: Running) -> None:
    guests = begun(server, 4, teams=True)
    assert guests[1].do("resign")["is"] == "done"
    proposal = proposed(guests[3])
    assert proposal["waiting"] == [3]
    assert guests[0].do("consent", proposal=proposal["number"], yes=True)["code"] == "no_proposal"
    assert guests[3].do("consent", proposal=proposal["number"], yes=True)["is"] == "done"
    assert is_over(guests[0])
    assert winners(guests[0]) == [0, 2]


def test_it_stays_over_and_a_loser_begins_the_rematch(folder: Path) -> None:
    server = Running(folder)
    host, friend = begun(server, 2, window=0)
    assert host.do("resign")["is"] == "done"
    server.stop()
    server = Running(folder, port=server.port)
    for guest in (host, friend):
        guest.server = server
        guest.reload()
    assert winners(host) == winners(friend) == [1]
    host.send("rematch")
    moved = host.until("moved")
    assert host.enter(moved["link"]).status_code == 200
    host.connect()
    assert (host.shown["first"], host.shown["window"]) == (0, 0)
    server.stop()


def test_whoever_watches_gives_up_nothing(server: Running) -> None:
    host, _ = begun(server, 2)
    watcher = Guest(server)
    assert watcher.enter(host.links()["watch"]).status_code == 200
    assert watcher.connect().do("resign")["code"] == "only_watching"
