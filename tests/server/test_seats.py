"""A seat belongs to who sits on it: invitations are spent, devices seen and dismissed, seats freed."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from comptoir.core import registry
from comptoir.server import devices, entries, links
from comptoir.server.limits import DEVICES_PER_SEAT, SOCKETS_PER_DEVICE
from comptoir.server.store import Store
from tests.server.guests import Guest, Message, begun, play_on, said, settle, table_for
from tests.server.knocking import knock
from tests.server.running import Running
from tests.server.test_ending import finished

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


def refusal(answer: httpx.Response) -> tuple[int, str]:
    assert answer.status_code >= 400, answer.text
    assert answer.json()["text"].endswith(".")
    return answer.status_code, answer.json()["code"]


def news(guest: Guest) -> list[str]:
    """What this guest was told of the seats."""
    first = [each["talk"] for each in guest.heard if each["is"] == "snapshot"][-1]
    lines = {each["number"]: each for each in first}
    lines |= {each["said"]["number"]: each["said"] for each in guest.heard if each["is"] == "talk"}
    return [line["text"] for _, line in sorted(lines.items()) if line["is_news"]]


def until_closed(guest: Guest) -> Message:
    closed = guest.until("closed")
    with pytest.raises(ConnectionClosed):
        guest.hear()
    return closed


# -- invitations ----------------------------------------------------------------------------------------


def test_whoever_keeps_the_invitation_does_not_read_the_hand(server: Running) -> None:
    host = Guest(server)
    host.open_table()
    host.connect()
    kept = host.links()["seats"][1]
    friend = Guest(server)
    friend.enter(kept, "Bob")
    friend.connect()
    for spy in (host, Guest(server)):
        assert refusal(spy.enter(kept, "Eve")) == (403, "link_spent")
    socket = f"/api/tables/{host.table}/seats/1/socket"
    token = kept.partition("#")[2]
    for _ in range(2 * DEVICES_PER_SEAT):
        refused = knock(server, socket, f"seat1={token}")
        assert (refused.status, refused.code) == (4403, "link_spent")
    assert host.links()["seats"][1] == ""
    assert len(friend.shown["devices"]) == 1
    friend.reload()
    assert friend.do("rename", name="Bob himself")["is"] == "done"


def test_who_comes_again_by_a_spent_link_is_known(server: Running) -> None:
    """People keep the link they were sent, and click on it once more."""
    host, friend = (Guest(server) for _ in range(2))
    host.open_table()
    link = host.links()["seats"][1]
    friend.enter(link, "Bob")
    token = friend.token
    again = friend.enter(link, "Robert")
    assert (again.status_code, again.json()["seat"]) == (200, 1)
    assert "set-cookie" not in again.headers
    assert friend.token == token
    friend.connect()
    assert (friend.shown["seats"][1]["name"], len(friend.shown["devices"])) == ("Bob", 1)


def test_who_never_heard_the_answer_comes_again_and_nobody_else_does(server: Running) -> None:
    """The link is spent and its cookie was lost on the way: the claim says who it was."""
    host = Guest(server)
    host.open_table(players=3)
    for link in (host.links()["seats"][1], host.links()["seats"][2]):
        mine, other = secrets.token_hex(32), secrets.token_hex(32)
        for claim in (mine, mine):
            lost = Guest(server)
            assert lost.enter(link, "Bob", claim=claim).status_code == 200
        lost.connect()
        assert len(lost.shown["devices"]) == 1
        for claim in (other, ""):
            assert refusal(Guest(server).enter(link, "Eve", claim=claim)) == (403, "link_spent")
    ticket = lost.ticket()
    for _ in range(2):
        phone = Guest(server)
        assert phone.enter(ticket, claim=mine[::-1]).json()["seat"] == lost.seat


def test_answers_with_links_are_kept_by_nobody(server: Running) -> None:
    host, friend = (Guest(server) for _ in range(2))
    opened = host.http.post("/api/tables", json={"name": "Ada"})
    host.table = opened.json()["table"]
    path = f"/api/tables/{host.table}"
    shown = host.http.get(f"{path}/links")
    answers = [
        opened, shown, host.http.post(f"{path}/links"), host.http.post(f"{path}/mine/0"),
        friend.enter(shown.json()["seats"][1]), friend.http.get("/api/tables"),
    ]  # fmt: skip
    assert {each.headers["cache-control"] for each in answers} == {"no-store"}
    assert "#" not in opened.text


# -- devices --------------------------------------------------------------------------------------------


def test_a_person_sees_the_devices_of_their_seat_and_nobody_else_does(server: Running) -> None:
    host, friend = table_for(server, 2)
    phone = Guest(server)
    phone.http.headers["User-Agent"] = FIREFOX
    assert phone.enter(friend.ticket()).json()["seat"] == 1
    friend.until("room", where=lambda each: len(each["table"]["devices"]) == 2)
    assert [each["label"] for each in friend.shown["devices"]] == ["", "Firefox · Android"]
    assert [each["here"] for each in friend.shown["devices"]] == [True, False]
    phone.connect()
    friend.until("room", where=lambda each: each["table"]["devices"][1]["here"])
    me, other = (guest.heard_last("snapshot")["device"] for guest in (friend, phone))
    assert [me, other] == [each["id"] for each in phone.shown["devices"]]
    host.catch_up()
    assert [each["id"] for each in host.shown["devices"]] == [host.heard_last("snapshot")["device"]]
    assert me not in "".join(host.raw)
    assert "Firefox" not in "".join(host.raw)


def test_a_device_is_dismissed_at_once_and_for_good(server: Running) -> None:
    _, friend = table_for(server, 2)
    phone = friend.another_device()
    tab = phone.another_tab(lang="fr")
    pending = phone.ticket()
    device = phone.heard_last("snapshot")["device"]
    assert friend.do("dismiss", device=device)["is"] == "done"
    assert until_closed(phone)["code"] == "dismissed"
    assert "appareil a été retiré" in said(until_closed(tab)["text"])
    assert [each["id"] for each in friend.shown["devices"]] == [friend.heard_last("snapshot")["device"]]
    socket = f"/api/tables/{friend.table}/seats/1/socket"
    assert knock(server, socket, phone.cookies()).code == "bad_link"
    assert refusal(phone.http.post(f"/api/tables/{friend.table}/mine/1")) == (403, "not_your_seat")
    assert refusal(Guest(server).enter(pending)) == (403, "bad_link")
    friend.catch_up()
    assert friend.do("dismiss", device=device)["code"] == "no_such_device"


def test_the_last_device_stays(server: Running) -> None:
    host, friend = table_for(server, 2)
    mine = friend.shown["devices"][0]["id"]
    assert friend.do("dismiss", device=mine)["code"] == "last_device"
    assert host.do("dismiss", device=mine)["code"] == "no_such_device"
    phone = friend.another_device()
    assert phone.do("dismiss", device=mine)["is"] == "done"
    assert until_closed(friend)["code"] == "dismissed"
    phone.catch_up()
    assert len(phone.shown["devices"]) == 1


def test_a_ticket_admits_one_device(server: Running) -> None:
    host = Guest(server)
    host.open_table()
    ticket = host.ticket()
    assert Guest(server).enter(ticket).json()["seat"] == 0
    assert refusal(Guest(server).enter(ticket)) == (403, "bad_link")
    again = host.enter(host.ticket())  # in the browser that is here already: nothing to add
    assert (again.status_code, "set-cookie" in again.headers) == (200, False)
    host.connect()
    assert len(host.shown["devices"]) == 2


def test_a_seat_has_so_many_devices(server: Running) -> None:
    host = Guest(server)
    host.open_table()
    for _ in range(DEVICES_PER_SEAT - 1):
        assert Guest(server).enter(host.ticket()).status_code == 200
    assert refusal(Guest(server).enter(host.ticket())) == (409, "too_many_devices")
    host.connect()
    assert len(host.shown["devices"]) == DEVICES_PER_SEAT


def test_windows_of_one_device_never_lock_out_another(server: Running) -> None:
    host = Guest(server)
    host.open_table()
    host.connect()
    phone = host.another_device()
    windows = [phone, *[phone.another_tab() for _ in range(SOCKETS_PER_DEVICE + 2)]]
    for each in windows[:-SOCKETS_PER_DEVICE]:
        assert until_closed(each)["code"] == "opened_elsewhere"
    for each in (host, *windows[-SOCKETS_PER_DEVICE:]):
        each.catch_up()


def test_tokens_are_nowhere_but_in_the_browser(server: Running) -> None:
    host, friend = table_for(server, 2)
    phone = friend.another_device()
    ticket = friend.ticket().partition("#")[2]
    tokens = [host.token, friend.token, phone.token, ticket]
    assert len(set(tokens)) == len(tokens)
    assert {len(each) for each in tokens} == {43}  # 256 bits
    stored = b"".join(each.read_bytes() for each in server.folder.glob("comptoir.sqlite*"))
    assert devices.digest(phone.token).encode() in stored
    told = "".join([*host.raw, *friend.raw, *phone.raw, *server.log])
    for each in tokens:
        assert each.encode() not in stored
        assert each not in told


def test_devices_outlive_the_server_and_tickets_do_not(folder: Path) -> None:
    first = Running(folder)
    host = Guest(first)
    host.open_table()
    phone, ticket = host.another_device(), host.ticket()
    first.kill()
    second = Running(folder, port=first.port)
    assert refusal(Guest(second).enter(ticket)) == (403, "bad_link")
    for each in (host, phone):
        each.leave()
        each.connect()
    assert [each["here"] for each in phone.shown["devices"]] == [True, True]
    assert second.stop() == 0


@pytest.mark.parametrize(
    ("says", "name"),
    [
        (FIREFOX, "Firefox · Android"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge · Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0.0.0 Safari/537.36", "Chrome · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari/605.1.15", "Safari · macOS"),
        ("python-httpx/0.27", ""),
        ("<script>" * 50, ""),
    ],
)  # fmt: skip
def test_a_browser_in_two_words(says: str, name: str) -> None:
    assert devices.label(says) == name


def test_a_ticket_runs_out() -> None:
    tickets = devices.Tickets()
    tickets.issue("one", 0, "a", now=100)
    assert tickets.is_waiting(100 + devices.TICKET_LASTS - 1)
    assert not tickets.is_waiting(100 + devices.TICKET_LASTS)
    assert tickets.take("one", 100 + devices.TICKET_LASTS) is None
    for number in range(devices.MOST_TICKETS + 1):
        tickets.issue(str(number), 0, "a", now=100)
    assert tickets.take("0", 100) is None
    assert tickets.take("1", 100) is not None


# -- spectators -----------------------------------------------------------------------------------------


def test_the_spectators_link_is_made_anew(server: Running) -> None:
    host, friend = begun(server, 2)
    old = host.links()["watch"]
    watcher = Guest(server, "fr")
    watcher.enter(old)
    watcher.connect()
    renewed = host.http.post(f"/api/tables/{host.table}/links").json()["watch"]
    assert renewed == host.links()["watch"] != old
    closed = until_closed(watcher)
    assert (closed["code"], "lien des spectateurs" in said(closed["text"])) == ("watch_renewed", True)
    assert knock(server, f"/api/tables/{host.table}/watch/socket", watcher.cookies()).code == "link_spent"
    assert refusal(watcher.enter(old)) == (403, "link_spent")
    assert refusal(watcher.get("replay", eyes="watch")) == (403, "not_your_seat")
    assert watcher.enter(renewed).status_code == 200
    watcher.connect()
    assert refusal(friend.http.post(f"/api/tables/{host.table}/links")) == (403, "not_your_seat")
    friend.catch_up()
    assert news(friend) == ["The host has changed the spectators’ link: the old one opens nothing any more."]


# -- freed seats ----------------------------------------------------------------------------------------


def test_a_seat_is_freed_before_all_eyes(server: Running) -> None:
    guests = begun(server, 3)
    host, friend, other = guests
    friend.send("speak", lang="fr")
    play_on(guests, Random(1), 3)
    assert other.do("arrange", seat=1, to="open")["code"] == "only_the_host"
    assert host.do("arrange", seat=0, to="open")["code"] == "no_such_seat"
    assert host.do("arrange", seat=1, to="bot", bot="greedy")["code"] == "already_begun"
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    closed = until_closed(friend)
    assert (closed["code"], "a libéré ce siège" in said(closed["text"])) == ("sent_away", True)
    for guest in (host, other):
        guest.until("snapshot", where=lambda each: each["table"]["seats"][1]["kind"] == "open")
        assert guest.shown["seats"][1]["bot"] == "medium"
        assert "Guest 2" not in [seat["name"] for seat in guest.shown["seats"]]
        assert news(guest) == ["The host has freed Guest 2’s seat."]
    assert knock(server, f"/api/tables/{host.table}/seats/1/socket", friend.cookies()).code == "bad_link"
    assert refusal(friend.get("replay", eyes="1")) == (403, "not_your_seat")
    turn = host.moment["scene"]["turn"] if host.moment else 0
    while host.moment and host.moment["scene"]["turn"] < turn + 4:  # the bot plays meanwhile
        play_on([host, other], Random(2), 1)

    zoe = Guest(server, "fr")
    assert zoe.enter(host.links()["seats"][1], "Zoé").json()["seat"] == 1
    zoe.connect()
    for guest in (host, other):
        guest.until("snapshot", where=lambda each: each["table"]["seats"][1]["name"] == "Zoé")
    assert (zoe.shown["seats"][1]["kind"], zoe.shown["seats"][1]["bot"]) == ("person", "")
    assert news(zoe) == ["L’hôte a libéré la place d’Invité 2.", "Zoé prend la place 2."]
    assert host.links()["seats"][1] == ""
    while zoe.question is None:
        play_on([host, other, zoe], Random(3), 1)
    play_on([host, other, zoe], Random(4), 6)


def test_an_invitation_to_a_free_seat_is_withdrawn_by_freeing_it_again(server: Running) -> None:
    guests = begun(server, 3)
    player = settle(guests, Random(1))
    host, away = guests[0], next(guest for guest in guests[1:] if guest is not player)
    host.do("arrange", seat=away.seat, to="open")
    first = host.links()["seats"][away.seat]
    host.do("arrange", seat=away.seat, to="open")
    second = host.links()["seats"][away.seat]
    assert first != second
    assert refusal(Guest(server).enter(first)) == (403, "link_spent")
    assert away.enter(second, "Bob").status_code == 200
    host.catch_up()
    assert len(news(host)) == 2  # freed once, taken once


def test_nobody_is_sent_away_to_agree_to_what_is_taken_back(server: Running) -> None:
    """A wish to take back that they had to answer is dropped with their seat, and what was played stands."""
    guests = begun(server, 2)
    host, friend = guests
    while host.moment is None or host.moment["undo"] != "consent":
        play_on(guests, Random(5), 1)
        host.catch_up()
    host.send("undo")
    friend.until("room", where=lambda each: each["table"]["proposal"] is not None)
    at = host.at
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    host.until("room", where=lambda each: each["table"]["proposal"] is None)
    host.catch_up()
    assert host.moment["undo"] == "none"
    assert host.do("undo")["code"] == "nothing_to_undo"
    while not (host.moment["over"] or host.at > at + 12):
        play_on([host], Random(6), 1)
        assert host.moment["undo"] != "consent"  # there is nobody to ask


def test_news_are_told_in_the_lobby(server: Running) -> None:
    host, friend, other = table_for(server, 3)
    host.do("arrange", seat=1, to="open")
    other.until("talk")
    assert news(other) == ["The host has freed Guest 2’s seat."]
    assert until_closed(friend)["code"] == "sent_away"


# -- once more ------------------------------------------------------------------------------------------


def test_every_device_finds_its_way_to_the_rematch(server: Running) -> None:
    host, friend = finished(server, 2)
    phone, tab = friend.another_device(), friend.another_tab()
    host.send("rematch")
    ways = {guest: guest.until("moved")["link"] for guest in (host, friend, phone, tab)}
    assert len(set(ways.values())) == len(ways)
    for guest, way in ways.items():
        guest.leave()
        guest.moment, guest.shown = None, {}
        assert guest.enter(way).json()["seat"] == (0 if guest is host else 1)
        guest.connect()
        assert refusal(Guest(server).enter(way)) == (403, "bad_link")
    phone.catch_up()
    assert len(phone.shown["devices"]) == 2  # two windows of one browser are one device
    late = phone.another_tab()
    assert late.shown["me"] == 1


# -- tables older than devices --------------------------------------------------------------------------


async def store_an_old_table(folder: Path, table: str) -> list[str]:
    """A game in the middle, as it was stored when links were all there was; the links."""
    options = {"players": 2, "sets": ["macaws", "pandas", "squirrels"]}
    old: list[entries.Entry] = [
        entries.Opened("dale", registry.rules("dale").rules_version, options, ["", ""]),
        entries.Sat(0, "Ada"),
        entries.Sat(1, "Bob"),
        entries.Locked("11" * 32),
        entries.Nonced(0, "22" * 32),
        entries.Nonced(1, "33" * 32),
        entries.Began(),
    ]
    store = Store.open(folder)
    records = [entries.record(number, entry) for number, entry in enumerate(old, 1)]
    await store.append(table, records, state="playing", game="dale")
    found = [links.link(store.secret, table, seat, 0) for seat in range(2)]
    store.close()
    return found


def test_no_game_is_lost_to_the_people_of_an_older_table(folder: Path) -> None:
    kept = asyncio.run(store_an_old_table(folder, "oldtable"))
    server = Running(folder)
    ada, bob = (Guest(server) for _ in range(2))
    token = kept[0].partition("#")[2]
    path = "/api/tables/oldtable"
    # Ada's browser holds the old link as its cookie; the socket's answer trades it for another.
    ada.http.cookies.set("seat0", token, domain="127.0.0.1", path=path)
    ada.table, ada.seat = "oldtable", 0
    assert ada.http.get(f"{path}/links").status_code == 200
    ada.connect()
    assert ada.socket is not None
    cookie = ada.socket.response.headers["Set-Cookie"] if ada.socket.response else ""
    assert "HttpOnly" in cookie
    fresh = cookie.partition("=")[2].partition(";")[0]
    assert fresh != token
    assert knock(server, f"{path}/seats/0/socket", f"seat0={token}").code == "link_spent"
    assert refusal(Guest(server).enter(kept[0])) == (403, "link_spent")
    ada.http.cookies.set("seat0", fresh, domain="127.0.0.1", path=path)
    ada.reload()
    # Bob comes by his old link once more.
    assert bob.enter(kept[1], "Robert").json()["seat"] == 1
    assert refusal(Guest(server).enter(kept[1])) == (403, "link_spent")
    bob.connect()
    assert [seat["name"] for seat in bob.shown["seats"]] == ["Ada", "Bob"]
    play_on([ada, bob], Random(6), 8)
    assert server.stop() == 0
