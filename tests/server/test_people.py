"""My tables: one personal link gathers somebody's tables on all their devices."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx

from comptoir.server.folder import DATABASE
from comptoir.server.people import MOST_DEVICES
from comptoir.words import words
from tests.server.guests import Guest, Message, begun, play_on, settle, table_for, until_dealt
from tests.server.knocking import knock
from tests.server.running import PATIENCE, Running
from tests.server.test_ending import finished
from tests.server.test_seats import refusal, until_closed

DRAWERS = ("people", "keys", "sitters", "glances")


def asked(guest: Guest, method: str, path: str = "me", **body: Any) -> httpx.Response:
    return guest.http.request(method, f"/api/{path}", params={"lang": guest.lang}, json=body or None)


def tables_of(guest: Guest) -> dict[str, Message]:
    """What somebody's list says of each of their tables."""
    answer = asked(guest, "GET")
    assert answer.status_code == 200, answer.text
    return {each["table"]: each for each in answer.json()["tables"]}


def become_a_person(guest: Guest) -> None:
    assert asked(guest, "POST").status_code == 200


def link_of(guest: Guest) -> str:
    return str(asked(guest, "GET", "me/link").json()["link"])


def come_by(link: str, guest: Guest, claim: str = "") -> httpx.Response:
    return asked(guest, "POST", "me/enter", token=link.partition("#")[2], claim=claim)


def keep(guest: Guest) -> httpx.Response:
    return asked(guest, "POST", f"tables/{guest.table}/mine/{guest.seat}/keep")


def another_device(guest: Guest, lang: str = "en") -> Guest:
    """A second browser of the same person, which has only been sent their link."""
    device = Guest(guest.server, lang)
    answer = come_by(link_of(guest), device)
    assert answer.status_code == 200, answer.text
    return device


def sit_at(device: Guest, table: str, seat: int) -> Guest:
    """Open a table of one's list: the cookie of the person is all this browser has."""
    device.table, device.seat = table, seat
    return device.connect(Cookie=f"me={device.http.cookies['me']}")


def until(true: Any) -> None:
    """What lists show follows a moment later."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def papers(server: Running) -> dict[str, list[str]]:
    """What lies in the drawers."""
    with closing(sqlite3.connect(server.folder / DATABASE)) as base:
        rows = base.execute("SELECT drawer, key, content FROM papers").fetchall()
    return {
        drawer: [key + content.decode() for at, key, content in rows if at == drawer] for drawer in DRAWERS
    }


# -- one link, all devices --------------------------------------------------------------------------------


def test_one_link_brings_all_tables_to_another_device(server: Running) -> None:
    laptop = Guest(server)
    assert asked(laptop, "GET").json() is None  # nobody yet, and that is no error
    become_a_person(laptop)
    laptop.open_table("Ada", players=2)
    table = laptop.table
    friend = Guest(server)
    assert friend.enter(laptop.links()["seats"][1], "Bob").status_code == 200

    phone = another_device(laptop, "fr")
    seen = tables_of(phone)[table]
    assert (seen["state"], seen["mine"], seen["names"]) == ("open", [0], ["Ada", "Bob"])
    assert seen["kinds"] == ["person", "person"]
    sit_at(phone, table, 0)
    assert phone.shown["me"] == 0
    assert len(phone.shown["devices"]) == 2
    assert come_by(link_of(laptop), phone).status_code == 200  # who comes again is the same device
    assert len(asked(phone, "GET").json()["devices"]) == 2
    assert [each["here"] for each in asked(phone, "GET").json()["devices"]] == [False, True]


def test_who_never_heard_the_answer_is_the_same_device(server: Running) -> None:
    laptop = Guest(server)
    become_a_person(laptop)
    claim = "ab" * 32
    for _ in range(2):
        lost = Guest(server)
        assert come_by(link_of(laptop), lost, claim).status_code == 200
    assert len(tables_of(lost)) == 0
    assert len(asked(laptop, "GET").json()["devices"]) == 2


def test_tables_played_before_are_kept_with_the_seat_as_proof(server: Running) -> None:
    host, friend = table_for(server, 2)
    become_a_person(host)
    assert tables_of(host) == {}
    assert keep(host).status_code == 200
    assert list(tables_of(host)) == [host.table]
    spy = Guest(server)
    become_a_person(spy)
    for spy.seat in (0, 1, 5):
        spy.table = host.table
        assert refusal(keep(spy)) == (403, "not_your_seat")
    assert refusal(keep(friend)) == (403, "unknown_person")
    asked(host, "DELETE", f"me/tables/{host.table}")
    assert tables_of(host) == {}
    host.reload()  # it was only taken off the list


# -- what a list says -------------------------------------------------------------------------------------


def test_a_list_says_whose_turn_it_is_and_since_when(server: Running) -> None:
    before = int(time.time())
    guests = table_for(server, 2)
    for guest in guests:
        become_a_person(guest)
        assert keep(guest).status_code == 200
    guests[0].send("start")
    until_dealt(guests)
    chance = Random(4)
    for _ in range(4):
        player = settle(guests, chance)
        (other,) = [each for each in guests if each is not player]
        mine, theirs = tables_of(player)[player.table], tables_of(other)[player.table]
        assert (mine["is_mine"], mine["asked"]) == (True, [])
        assert (theirs["is_mine"], theirs["asked"]) == (False, [player.seat])
        for each in (mine, theirs):
            assert before <= each["since"] <= time.time()
            assert (each["state"], each["until"]) == ("playing", 0)
        play_on(guests, chance, 1)


def test_a_list_tells_nothing_of_what_others_are_asked_or_have_begun(server: Running) -> None:
    """Its words are few, and none of them depends on what only another seat knows."""
    guests = begun(server, 3)
    for guest in guests:
        become_a_person(guest)
        keep(guest)
    chance = Random(7)
    for _ in range(12):
        play_on(guests, chance, 1)
        for guest in guests:
            guest.catch_up()
        for guest in guests:
            seen = tables_of(guest)[guest.table]
            assert seen["is_mine"] == (guest.question is not None)
            assert guest.moment is not None
            public = {each["seat"] for each in guest.moment["asked"]} - {guest.seat}
            assert set(seen["asked"]) <= public
            told = repr(asked(guest, "GET").json())
            assert not [each for each in guests if each is not guest and each.http.cookies["me"] in told]


def test_a_list_says_how_long_is_left_and_to_nobody_else(server: Running) -> None:
    guests = begun(server, 2, pace={"hours": 24, "reserve": 48, "late": "bot"})
    for guest in guests:
        become_a_person(guest)
        keep(guest)
    player = settle(guests, Random(5))
    for guest in guests:
        seen = tables_of(guest)[guest.table]
        left = seen["until"] - time.time()
        assert 71 * 3600 < left <= 72 * 3600 if guest is player else seen["until"] == 0


def test_a_finished_game_says_who_won_and_where_the_rematch_is(server: Running) -> None:
    host, friend = finished(server)
    for guest in (host, friend):
        become_a_person(guest)
        keep(guest)
    assert host.moment is not None
    table = host.table
    seen = tables_of(host)[table]
    assert (seen["state"], seen["winners"], seen["is_mine"]) == (
        "over",
        host.moment["scene"]["winners"],
        False,
    )
    friend.send("rematch")
    moved = friend.until("moved")
    until(lambda: tables_of(host)[table]["next_table"] == moved["table"])
    following = tables_of(host)[moved["table"]]
    assert (following["mine"], following["names"]) == ([0], seen["names"])
    phone = another_device(host)
    sit_at(phone, moved["table"], 0)  # by the list alone
    assert phone.shown["me"] == 0
    assert asked(phone, "DELETE", f"tables/{moved['table']}").status_code == 200
    friend.send("rematch")  # the same people may still want one
    assert friend.until("moved")["table"] not in (table, moved["table"])


def test_sleeping_tables_are_listed_without_waking_one(folder: Path) -> None:
    server = Running(folder)
    ada = Guest(server)
    become_a_person(ada)
    for _ in range(8):
        ada.open_table("Ada", players=2)
    host, _ = guests = table_for(server, 2)
    host.http.cookies.set("me", ada.http.cookies["me"], path="/api")
    keep(host)
    host.send("start")
    until_dealt(guests)
    player = settle(guests, Random(1))
    before = tables_of(ada)
    assert len(before) == 9
    assert server.stop() == 0
    again = Running(folder, port=server.port)
    try:
        after = tables_of(ada)
        assert after == before  # also since when
        assert ada.http.get("/health").json()["tables"] == 0
        assert after[player.table]["is_mine"] == (player is host)
        for guest in guests:
            guest.reload()
        play_on(guests, Random(1), 1)
    finally:
        again.kill()  # before it has written down what has just happened
    third = Running(folder, port=server.port)
    for guest in guests:
        guest.reload()  # whoever played comes back, and with them what is true
        guest.catch_up()
    seen = tables_of(ada)[host.table]
    assert host.moment is not None
    assert (seen["is_mine"], seen["turn"]) == (host.question is not None, host.moment["scene"]["turn"])
    assert third.stop() == 0


# -- who may what -----------------------------------------------------------------------------------------


def test_a_freed_seat_is_on_nobodys_list_and_no_list_opens_it(server: Running) -> None:
    host, friend = begun(server, 2)
    become_a_person(friend)
    keep(friend)
    phone = another_device(friend)
    assert list(tables_of(phone)) == [friend.table]
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    until_closed(friend)
    assert tables_of(phone) == {}
    heir = Guest(server)
    assert heir.enter(host.links()["seats"][1], "Cléo").status_code == 200
    heir.connect()
    assert turned_away(phone, friend.table, 1) == "bad_link"


def turned_away(device: Guest, table: str, seat: int) -> str:
    """Why somebody does not get in by their list."""
    way = f"/api/tables/{table}/seats/{seat}/socket"
    return knock(device.server, way, f"me={device.http.cookies['me']}").code


def test_a_device_that_is_dismissed_has_neither_list_nor_seats(server: Running) -> None:
    host, friend = begun(server, 2)
    become_a_person(host)
    keep(host)
    phone = another_device(host)
    sit_at(phone, host.table, 0)
    name = next(each["id"] for each in asked(host, "GET").json()["devices"] if not each["here"])
    assert len(asked(host, "DELETE", f"me/devices/{name}").json()["devices"]) == 1
    assert until_closed(phone)["code"] == "dismissed"
    assert refusal(asked(phone, "GET")) == (403, "unknown_person")
    mine = next(each["id"] for each in asked(host, "GET").json()["devices"])
    assert refusal(asked(host, "DELETE", f"me/devices/{name}")) == (404, "no_such_own_device")
    assert refusal(asked(host, "DELETE", f"me/devices/{mine}")) == (409, "last_own_device")
    assert refusal(keep(phone)) == (403, "unknown_person")
    friend.catch_up()


def test_a_device_taken_off_one_seat_does_not_come_back_by_the_list(server: Running) -> None:
    host, _ = begun(server, 2)
    become_a_person(host)
    keep(host)
    phone = another_device(host)
    sit_at(phone, host.table, 0)
    host.catch_up()
    assert host.do("dismiss", device=phone.heard_last("snapshot")["device"])["is"] == "done"
    assert until_closed(phone)["code"] == "dismissed"
    assert turned_away(phone, host.table, 0) == "bad_link"


def test_a_renewed_link_is_the_only_one(server: Running) -> None:
    laptop = Guest(server)
    become_a_person(laptop)
    old = link_of(laptop)
    phone = another_device(laptop)
    new = str(asked(laptop, "POST", "me/link").json()["link"])
    assert new != old
    assert link_of(phone) == new  # devices stay
    for wrong in (old, "/me#", "/me#" + "a" * 43, "/me#é"):
        answer = come_by(wrong, Guest(server))
        assert refusal(answer)[1] in ("bad_personal_link", "malformed")
    assert refusal(come_by(old, Guest(server, "fr"))) == (403, "bad_personal_link")
    assert come_by(new, Guest(server)).status_code == 200


def test_a_person_has_so_many_devices(server: Running) -> None:
    laptop = Guest(server)
    become_a_person(laptop)
    for _ in range(MOST_DEVICES - 1):
        another_device(laptop)
    assert refusal(come_by(link_of(laptop), Guest(server))) == (409, "too_many_own_devices")


# -- deleting ---------------------------------------------------------------------------------------------


def test_a_person_deletes_everything_and_keeps_their_seats(folder: Path) -> None:
    server = Running(folder)
    host, friend = begun(server, 2)
    become_a_person(host)
    keep(host)
    phone, link = another_device(host), link_of(host)
    until(lambda: papers(server)["glances"])
    kept = papers(server)
    assert {name: len(kept[name]) for name in DRAWERS} == {"people": 1, "keys": 3, "sitters": 1, "glances": 1}
    secrets = [link.partition("#")[2], host.http.cookies["me"], phone.http.cookies["me"]]
    assert not [each for each in secrets if each in repr(kept)]  # hashes alone

    assert asked(host, "DELETE").status_code == 200
    assert papers(server) == {name: [] for name in DRAWERS}
    assert asked(host, "GET").json() is None
    assert refusal(asked(phone, "GET")) == (403, "unknown_person")
    assert refusal(asked(phone, "DELETE")) == (403, "unknown_person")
    assert refusal(come_by(link, Guest(server))) == (403, "bad_personal_link")
    host.reload()
    play_on([host, friend], Random(2), 2)
    assert server.stop() == 0


def test_the_host_deletes_a_table_and_everybody_is_told(server: Running) -> None:
    host, friend = guests = begun(server, 2)
    watcher = Guest(server, "fr")
    assert watcher.enter(host.links()["watch"]).status_code == 200
    watcher.connect()
    for guest in guests:
        become_a_person(guest)
        keep(guest)
    assert refusal(asked(friend, "DELETE", f"tables/{host.table}")) == (403, "not_your_table")
    assert refusal(asked(watcher, "DELETE", f"tables/{host.table}")) == (403, "not_your_table")
    phone = another_device(host)  # which has never been at the table
    assert asked(phone, "DELETE", f"tables/{host.table}").status_code == 200
    for guest in (*guests, watcher):
        closed = until_closed(guest)
        assert closed["code"] == "table_deleted"
    assert closed["text"] == [words("fr").say("error-table-deleted")]
    assert tables_of(host) == tables_of(friend) == {}
    assert refusal(host.get()) == (404, "unknown_table")
    assert refusal(asked(host, "DELETE", f"tables/{host.table}")) == (404, "unknown_table")
    with closing(sqlite3.connect(server.folder / DATABASE)) as base:
        for what, where in (("records", "at"), ("tables", "id")):
            assert base.execute(
                f"SELECT count(*) FROM {what} WHERE {where} = ?", (host.table,)
            ).fetchone() == (0,)
    assert host.table not in repr(papers(server))


def test_what_is_said_of_a_person_is_kept_by_nobody_and_for_this_site_alone(server: Running) -> None:
    laptop = Guest(server)
    made = asked(laptop, "POST")
    cookie = made.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/api"))
    answers = [made, asked(laptop, "GET"), asked(laptop, "GET", "me/link"), asked(laptop, "POST", "me/link")]
    assert {each.headers["cache-control"] for each in answers} == {"no-store"}
    for method, path in (("POST", "me"), ("DELETE", "me"), ("POST", "me/link"), ("DELETE", "tables/abc")):
        stranger = laptop.http.request(method, f"/api/{path}", headers={"Origin": "http://evil.example"})
        assert refusal(stranger) == (403, "wrong_origin")
