"""Before the game: opening a table, inviting friends, bots, the host's rights, the start."""

from __future__ import annotations

from comptoir.words import words
from tests.server.guests import Guest, said, start, table_for
from tests.server.running import Running


def lobby(server: Running, players: int = 2) -> Guest:
    host = Guest(server)
    host.open_table(players=players)
    return host.connect()


def kinds(guest: Guest) -> list[str]:
    return [seat["kind"] for seat in guest.shown["seats"]]


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.shown["seats"]]


def test_a_friend_enters_by_the_link(server: Running) -> None:
    host = lobby(server)
    assert kinds(host) == ["person", "open"]
    assert host.shown["state"] == "open"
    assert not host.shown["commitment"]
    friend = Guest(server, "fr")
    assert friend.enter(host.links()["seats"][1], "Zoé").json() == {
        "table": host.table,
        "seat": 1,
        "link": "",
        "here": [],
    }
    friend.connect()
    host.catch_up()
    assert names(host) == names(friend) == ["Ada", "Zoé"]
    assert [seat["connected"] for seat in host.shown["seats"]] == [True, True]
    assert [seat["is_host"] for seat in host.shown["seats"]] == [True, False]
    assert (host.shown["me"], friend.shown["me"]) == (0, 1)


def test_only_the_host_sees_the_links(server: Running) -> None:
    host, friend = table_for(server, 2, players=3)
    links = host.links()
    assert [bool(link) for link in links["seats"]] == [False, False, True]
    assert "/watch#" in links["watch"]
    answer = friend.get("links")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    assert Guest(server).http.get(f"/api/tables/{host.table}/links").status_code == 403


def test_a_ticket_on_another_device_is_the_same_seat(server: Running) -> None:
    host = lobby(server)
    phone = Guest(server)
    phone.enter(host.links()["seats"][1], "Bob")
    phone.connect()
    laptop = phone.another_device()
    assert phone.seat == laptop.seat == 1
    start([host, phone, laptop])
    assert names(phone) == names(laptop) == ["Ada", "Bob"]
    assert phone.moment == laptop.moment


def test_names_are_one_line_and_nobody_has_the_same(server: Running) -> None:
    host = lobby(server, 3)
    one, other = Guest(server), Guest(server)
    one.enter(host.links()["seats"][1], " Ada\u202e\n ")
    other.enter(host.links()["seats"][2], "")
    host.catch_up()
    assert names(host) == ["Ada", "Ada 2", "Guest 3"]
    other.connect()
    assert other.do("rename", name="Ada")["is"] == "done"
    assert names(other) == ["Ada", "Ada 2", "Ada 3"]
    refused = other.do("rename", name=" \t ")
    assert (refused["is"], refused["code"]) == ("refused", "no_name")
    assert other.do("rename", name="Mia")["is"] == "done"
    host.catch_up()
    assert names(host) == ["Ada", "Ada 2", "Mia"]


def test_the_host_seats_and_swaps_bots(server: Running) -> None:
    host = lobby(server, 3)
    assert host.do("arrange", seat=1, to="bot", bot="greedy")["is"] == "done"
    assert kinds(host) == ["person", "bot", "open"]
    assert host.do("arrange", seat=1, to="bot", bot="random")["is"] == "done"
    assert host.shown["seats"][1]["bot"] == "random"
    refused = host.do("arrange", seat=2, to="bot", bot="deep_blue")
    assert refused["code"] == "unknown_bot"
    assert "greedy" in said(refused["text"])
    assert host.do("arrange", seat=0, to="open")["code"] == "no_such_seat"
    assert host.do("arrange", seat=5, to="open")["code"] == "no_such_seat"
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    assert kinds(host) == ["person", "open", "open"]


def test_a_person_does_not_take_the_name_of_a_bot(server: Running) -> None:
    host = lobby(server, 2)
    host.do("arrange", seat=1, to="bot", bot="random")
    name = names(host)[1]
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    host.do("rename", name=name)
    host.do("arrange", seat=1, to="bot", bot="random")
    assert names(host) == [f"{name} 2", name]


def test_whoever_is_sent_away_needs_a_new_link(server: Running) -> None:
    host = lobby(server)
    old = host.links()["seats"][1]
    friend = Guest(server, "fr")
    friend.enter(old, "Bob")
    friend.connect()
    assert host.do("arrange", seat=1, to="open")["is"] == "done"
    closed = friend.until("closed")
    assert closed["code"] == "sent_away"
    assert "Demandez un nouveau lien" in said(closed["text"])
    friend.leave()
    refused = friend.enter(old, "Bob")
    assert (refused.status_code, refused.json()["code"]) == (403, "link_spent")
    new = host.links()["seats"][1]
    assert new != old
    assert friend.enter(new, "Bob again").status_code == 200
    friend.connect()
    host.catch_up()
    assert names(host) == ["Ada", "Bob again"]
    start([host, friend])


def test_the_host_alone_is_told_when_a_link_becomes_another(server: Running) -> None:
    host = lobby(server, 3)
    seen, links = host.shown.get("renewals", 0), host.links()
    friend = Guest(server)
    friend.enter(links["seats"][1], "Bob")  # and the link is spent
    friend.connect()
    for change in (
        lambda: None,
        lambda: host.do("arrange", seat=2, to="open"),  # withdrawn, for another
        lambda: host.http.post(f"/api/tables/{host.table}/links"),  # the spectators'
    ):
        change()
        host.catch_up()
        friend.catch_up()
        assert host.links() != links
        assert host.shown["renewals"] > seen
        assert not friend.shown.get("renewals")
        seen, links = host.shown["renewals"], host.links()


def test_the_cookie_of_somebody_sent_away_opens_nothing(server: Running) -> None:
    host, friend = table_for(server, 2)
    host.do("arrange", seat=1, to="open")
    friend.until("closed")
    tab = Guest(server)
    tab.http.cookies.update(friend.http.cookies)
    answer = tab.http.post(f"/api/tables/{host.table}/mine/1")
    assert answer.json()["code"] == "not_your_seat"


def test_guests_can_neither_arrange_nor_start(server: Running) -> None:
    host, friend = table_for(server, 2)
    before = host.shown
    assert friend.do("arrange", seat=1, to="bot", bot="random")["code"] == "only_the_host"
    assert friend.do("start")["code"] == "only_the_host"
    host.catch_up()
    assert host.shown["state"] == "open"
    assert host.shown["seats"] == [{**seat, "connected": True, "gone_for": 0} for seat in before["seats"]]


def test_no_start_with_empty_seats(server: Running) -> None:
    host = lobby(server, 3)
    refused = host.do("start")
    assert refused["code"] == "seats_open"
    assert "2 seats" in said(refused["text"])
    answer = host.http.post("/api/tables", json={"name": "Ada", "players": 3, "start": True})
    assert (answer.status_code, answer.json()["code"]) == (409, "seats_open")


def test_a_move_that_was_refused_stays_refused(server: Running) -> None:
    """Whoever was told no has moved on: what is still on its way is not done after all."""
    host, friend = table_for(server, 2)
    friend.leave()
    host.until("room", where=lambda each: not each["table"]["seats"][1]["connected"])
    refused = host.do("start", move="in-vain-1")
    assert (refused["is"], refused["code"]) == ("refused", "people_away")
    friend.connect()
    host.until("room", where=lambda each: each["table"]["seats"][1]["connected"])
    assert host.do("start", move=refused["move"]) == refused
    start([host, friend])


def test_one_click_against_bots(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=3, seats=["random", "greedy"], start=True)
    assert host.get().json()["state"] == "open", "nothing is dealt before its person has come"
    host.connect()
    while host.moment is None:
        host.hear()
    assert kinds(host) == ["person", "bot", "bot"]
    host.until_asked()


def test_what_anybody_may_know_of_a_table(server: Running) -> None:
    host, friend = table_for(server, 2)
    seen = Guest(server).http.get(f"/api/tables/{host.table}").json()
    assert seen["state"] == "open"
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Guest 2"]
    assert "link" not in seen
    assert not seen["watch"]
    start([host, friend])
    assert host.get().json()["state"] == "playing"
    assert host.table not in [each["id"] for each in host.http.get("/api/tables").json()]


def test_a_link_to_nowhere(server: Running) -> None:
    guest = Guest(server, "fr")
    answer = guest.enter("/t/abcdefghijkl/1#nothing")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
    assert "table n’existe pas" in answer.json()["text"]
    host = lobby(server)
    answer = guest.enter(f"/t/{host.table}/1#nothing")
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_link")


def test_a_guest_leaves_before_the_game(server: Running) -> None:
    host, friend = table_for(server, 2)
    assert friend.send("arrange", seat=1, to="open")
    assert friend.until("closed")["code"] == "has_left"
    host.catch_up()
    assert kinds(host) == ["person", "open"]
    assert host.heard_last("talk")["said"]["text"] == words("en").say("news-left", name="Guest 2", number=2)
    assert friend.get("replay").status_code in (403, 409)
    assert friend.enter(host.links()["seats"][1], "Bob").status_code == 200


def test_nobody_leaves_a_game_that_way(server: Running) -> None:
    host, friend = table_for(server, 2)
    start([host, friend])
    assert friend.do("arrange", seat=1, to="open")["code"] == "already_begun"
    assert friend.do("arrange", seat=1, to="bot", bot="greedy")["code"] == "only_the_host"
    assert host.do("arrange", seat=0, to="open")["code"] == "no_such_seat"
