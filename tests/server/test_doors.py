"""Wrong origins, stolen and stale tokens, other people's seats, odd requests: refused; nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

from comptoir.server import links
from tests.server.guests import Guest, settle, start, table_for
from tests.server.knocking import ask, knock, open_socket, post, refused, written
from tests.server.running import Running


class Street(NamedTuple):
    """A table that waits for people, one where two people play, and every token there is or was."""

    server: Running
    open: str
    host: str
    second: str
    watch: str
    stale: str
    """Opened the third seat until its person was sent away."""
    invitation: str
    """Brought the second person here."""
    withdrawn: str
    """Brought the third, who was sent away."""
    old_watch: str
    """Opened the spectators' door until the host changed it."""
    ticket: str
    """Admitted the second person's other device, once."""
    voided: str
    """Would have admitted one more, had it been used before a device was taken off the seat."""
    dismissed: str
    """Was that device."""
    playing: str
    player: str
    other_player: str
    bystander: str
    """Opens the spectators' door of the table where a game is going on."""
    left: str
    """A table where the host has freed a seat in the middle of the game."""
    freed: str
    """Opened that seat."""
    freed_seat: str

    def socket(self, place: str, table: str = "") -> str:
        return f"/api/tables/{table or self.open}/{place}/socket"

    def enter(self) -> str:
        return f"/api/tables/{self.open}/enter"


@pytest.fixture(scope="module")
def street(server: Running) -> Street:
    host, second, third, device = (Guest(server) for _ in range(4))
    host.open_table(players=3)
    found = host.links()
    for guest, link in ((second, found["seats"][1]), (third, found["seats"][2])):
        assert guest.enter(link, "Guest").status_code == 200
    host.connect()
    assert host.do("arrange", seat=2, to="open")["is"] == "done"
    ticket, never_used = second.ticket(), second.ticket()
    assert device.enter(ticket).status_code == 200
    second.connect()
    assert second.do("dismiss", device=second.shown["devices"][1]["id"])["is"] == "done"
    watch = host.http.post(f"/api/tables/{host.table}/links").json()["watch"]
    links_of_old = (found["seats"][1], found["seats"][2], found["watch"], ticket, never_used)
    players = table_for(server, 2)
    bystander = players[0].links()["watch"]
    start(players)
    return Street._make([
        server, host.table, host.token, second.token, _token(watch), third.token,
        *[_token(link) for link in links_of_old], device.token,
        players[0].table, players[0].token, players[1].token, _token(bystander), *_with_a_free_seat(server),
    ])  # fmt: skip


def _with_a_free_seat(server: Running) -> tuple[str, str, str]:
    """A table where somebody who was not to move was sent away: nothing goes on by itself."""
    guests = table_for(server, 3)
    start(guests)
    player = settle(guests, Random(1))
    away = next(guest for guest in guests[1:] if guest is not player)
    assert guests[0].do("arrange", seat=away.seat, to="open")["is"] == "done"
    return guests[0].table, away.token, str(away.seat)


def _token(link: str) -> str:
    return link.partition("#")[2]


@pytest.fixture(autouse=True)
def nothing_changes(street: Street) -> Iterator[None]:
    """Every test here is about something that was refused."""
    tables = (street.open, street.playing, street.left)
    before = written(street.server, *tables)[1:]
    complaints = len(street.server.complaints)
    yield
    assert written(street.server, *tables)[1:] == before
    assert street.server.complaints[complaints:] == []


# -- origins --------------------------------------------------------------------------------------------

ORIGINS = (
    "http://evil.example",
    "https://evil.example",
    "",
    "null",
    "http://evil.{host}",
    "http://{host}.evil.example",
    "http://{host}0",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://{host}@evil.example",
    "http://evil.example@{host}",
    "http://{host}/",
    "http://{host}?x",
    "{host}",
    "//{host}",
    "ws://{host}",
    "file://{host}",
    "http://{host} http://evil.example",
    "http://evil.example, http://{host}",
    "http://[",
)


def _origin(pattern: str, server: Running) -> str:
    return pattern.replace("{host}", server.host).replace("{port}", str(server.port))


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_others_cannot_open_a_socket(street: Street, origin: str) -> None:
    headers = {"Origin": _origin(origin, street.server)}
    refused(
        knock(street.server, street.socket("seats/0"), f"seat0={street.host}", headers), 403, "wrong_origin"
    )


@pytest.mark.parametrize("place", ["seats/0", "watch"])
def test_a_socket_needs_an_origin(street: Street, place: str) -> None:
    cookies = f"seat0={street.host}; watch={street.watch}"
    refused(knock(street.server, street.socket(place), cookies, {}), 403, "wrong_origin")


@pytest.mark.parametrize("origin", ORIGINS)
def test_pages_of_others_cannot_post(street: Street, origin: str) -> None:
    origin, before = _origin(origin, street.server), written(street.server)
    refused(post(street.server, "/api/tables", {"name": "Eve"}, Origin=origin), 403, "wrong_origin")
    refused(post(street.server, street.enter(), {"token": street.watch}, Origin=origin), 403, "wrong_origin")
    host = {"Origin": origin, "Cookie": f"seat0={street.host}"}
    for path in ("links", "mine/0"):
        refused(post(street.server, f"/api/tables/{street.open}/{path}", {}, **host), 403, "wrong_origin")
    assert written(street.server) == before


def test_a_refusal_speaks_french(street: Street) -> None:
    answer = post(street.server, "/api/tables?lang=fr", {"name": "Eve"}, Origin="null")
    assert answer.text.startswith("Cette demande vient")
    answer = knock(
        street.server, street.socket("seats/0"), "", {"Origin": "null", "Accept-Language": "fr-CA"}
    )
    assert answer.text.startswith("Cette demande vient")


# -- links ----------------------------------------------------------------------------------------------

WRONG_COOKIES = (
    "",
    "seat0=",
    "seat0={second}",
    "seat1={host}",
    "seat1={second}",
    "seat0={player}",
    "seat0={watch}",
    "watch={watch}",
    "seat0={host:.42}",
    "seat0={host}x",
    "seat0={host}; seat0=x",
    "seat0=" + "A" * 43,
    "seat0=" + "A" * 4000,
    "seat0=é{host}",
    "seat00={host}",
    "SEAT0={host}",
)


@pytest.mark.parametrize("cookies", WRONG_COOKIES)
def test_a_seat_opens_to_its_own_token_only(street: Street, cookies: str) -> None:
    given = cookies.format_map(street._asdict()).encode().decode("latin-1")
    refused(knock(street.server, street.socket("seats/0"), given), 4403, "bad_link")


@pytest.mark.parametrize("place", ["seats/1", "seats/2", "watch"])
def test_the_host_has_no_other_seat(street: Street, place: str) -> None:
    cookies = f"seat0={street.host}; seat1={street.host}; seat2={street.host}; watch={street.host}"
    refused(knock(street.server, street.socket(place), cookies), 4403, "bad_link")


WORTHLESS = (
    ("open", "seat2", "stale", "bad_link"),
    ("open", "seat1", "invitation", "link_spent"),
    ("open", "seat2", "withdrawn", "link_spent"),
    ("open", "watch", "old_watch", "link_spent"),
    ("open", "seat1", "ticket", "bad_link"),
    ("open", "seat1", "voided", "bad_link"),
    ("open", "seat1", "dismissed", "bad_link"),
    ("left", "seat{freed_seat}", "freed", "bad_link"),
)
"""At which table, as which cookie: tokens that have opened something, and how they are refused now."""


@pytest.mark.parametrize(("table", "seat", "token", "code"), WORTHLESS)
@pytest.mark.parametrize("door", ["socket", "enter", "mine", "links", "new links", "replay"])
def test_what_has_opened_a_seat_opens_nothing_any_more(
    street: Street, table: str, seat: str, token: str, code: str, door: str
) -> None:
    known = street._asdict()
    place, cookie = f"/api/tables/{known[table]}", seat.format_map(known)
    number, headers = cookie.removeprefix("seat"), {"Cookie": f"{cookie}={known[token]}"}
    if door == "socket":
        path = "watch" if cookie == "watch" else f"seats/{number}"
        answer = knock(street.server, f"{place}/{path}/socket", headers["Cookie"])
        refused(answer, 4403, code)
    elif door == "enter":
        refused(post(street.server, f"{place}/enter", {"token": known[token]}), 403, code)
    elif door == "mine":
        own = f"{place}/mine/{0 if cookie == 'watch' else number}"
        refused(post(street.server, own, b"", **headers), 403, "not_your_seat")
    elif door == "links":
        refused(ask(street.server, "GET", f"{place}/links", None, headers), 403, "not_your_seat")
    elif door == "new links":
        refused(post(street.server, f"{place}/links", b"", **headers), 403, "not_your_seat")
    else:
        eyes = "watch" if table == "open" else number
        answer = ask(street.server, "GET", f"{place}/replay?eyes={eyes}", None, headers)
        begun = (403, "not_your_seat") if table == "left" else (409, "not_begun")
        refused(answer, *begun)


DEVICE_TOKENS = ("host", "second", "player")


@pytest.mark.parametrize("token", DEVICE_TOKENS)
def test_what_a_cookie_holds_is_no_invitation(street: Street, token: str) -> None:
    refused(post(street.server, street.enter(), {"token": street._asdict()[token]}), 403, "bad_link")


def test_a_ticket_is_good_for_a_while_only(folder: Path) -> None:
    at_once = Running(folder, setting="from comptoir.server import devices\ndevices.TICKET_LASTS = 0.0")
    host = Guest(at_once)
    host.open_table()
    late = Guest(at_once).enter(host.ticket())
    assert (late.status_code, late.json()["code"]) == (403, "bad_link")
    assert at_once.stop() == 0


SEATS: tuple[str, ...] = (
    "3",
    "5",
    "9",
    "-1",
    "-0",
    "00",
    "01",
    "10",
    "99999999999999999999",
    "0x0",
    "0.0",
    "+0",
    "%200",
    "0%20",
)
SEATS += ("%D9%A0", "%EF%BC%90", "%C2%B2", "%00", "None", "watch", "0;1", "%F0%9D%9F%8E")


@pytest.mark.parametrize("seat", SEATS)
def test_seats_that_no_table_has(street: Street, seat: str) -> None:
    cookies = "; ".join([f"seat{at}={street.host}" for at in range(-1, 10)] + [f"watch={street.watch}"])
    refused(knock(street.server, street.socket(f"seats/{seat}"), cookies), 4403, "bad_link")


TABLES: tuple[str, ...] = (
    "x",
    "%00",
    "..",
    "%2e%2e",
    "A" * 24,
    "A" * 25,
    "A" * 5000,
    "{open}%0A",
    "{open}%00",
    "%20{open}",
)
TABLES += ("{open}'--", "%27%20OR%201=1", "%FF%FE", "%ED%A0%80", "%C3%A9", "*", "{open}%E2%80%8B")


@pytest.mark.parametrize("name", TABLES)
def test_tables_that_do_not_exist(street: Street, name: str) -> None:
    table = name.format(open=street.open)
    refused(
        knock(street.server, street.socket("seats/0", table), f"seat0={street.host}"), 4403, "unknown_table"
    )
    answer = ask(street.server, "GET", f"/api/tables/{table}/links", None, {"Cookie": f"seat0={street.host}"})
    assert answer.status in (404, 422), answer
    assert answer.is_a_sentence


@pytest.mark.parametrize("slash", ["/", "%2F"])
def test_a_table_name_holds_no_path(street: Street, slash: str) -> None:
    path = f"/api/tables/x{slash}..{slash}{street.open}/links"
    refused(ask(street.server, "GET", path, None, {"Cookie": f"seat0={street.host}"}), 404, "unknown_address")


ENTRANCES: tuple[tuple[object, int, str], ...] = (
    ({}, 422, "malformed"),
    ({"token": ""}, 422, "malformed"),
    ({"token": None}, 422, "malformed"),
    ({"token": 5}, 422, "malformed"),
    ({"token": ["{watch}"]}, 422, "malformed"),
    ({"token": "{player}"}, 403, "bad_link"),
    ({"token": "{bystander}"}, 403, "bad_link"),
    ({"token": "{watch:.42}"}, 403, "bad_link"),
    ({"token": "{watch}="}, 403, "bad_link"),
    ({"token": " {watch}"}, 403, "bad_link"),
    ({"token": "A" * 64}, 403, "bad_link"),
    ({"token": "A" * 65}, 422, "malformed"),
    ({"token": "ünïcödé" * 6}, 403, "bad_link"),
    ({"token": "\ud800" * 43}, 422, "malformed"),
    ({"token": "\x00" * 43}, 403, "bad_link"),
    ({"token": "{watch}", "seat": 0}, 422, "malformed"),
    ({"token": "{second}", "name": "x" * 25}, 422, "malformed"),
    ({"token": "{second}", "name": 7}, 422, "malformed"),
)


@pytest.mark.parametrize(("body", "status", "code"), ENTRANCES)
def test_a_link_that_opens_nothing(street: Street, body: object, status: int, code: str) -> None:
    written_out = json.dumps(body)
    for name, token in street._asdict().items():
        written_out = written_out.replace(f"{{{name}}}", str(token)).replace(
            f"{{{name}:.42}}", str(token)[:42]
        )
    refused(post(street.server, street.enter(), written_out.encode()), status, code)


def test_the_seat_of_a_bot_is_taken(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=2, seats=["greedy"])
    before = written(server, host.table)
    token = links.token((server.folder / "secret").read_bytes(), host.table, 1, 0)
    refused(post(server, f"/api/tables/{host.table}/enter", {"token": token}), 409, "seat_taken")
    assert written(server, host.table) == before


# -- what is somebody else's ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "cookies"),
    [
        ("links", ""),
        ("links", "seat0={second}"),
        ("links", "seat1={second}"),
        ("links", "watch={watch}"),
        ("links", "seat0={player}"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_links_are_for_the_host(street: Street, path: str, cookies: str, method: str) -> None:
    headers = {"Cookie": cookies.format_map(street._asdict())}
    address = f"/api/tables/{street.open}/{path}"
    refused(ask(street.server, method, address, None, headers), 403, "not_your_seat")


@pytest.mark.parametrize(
    ("seat", "cookies"),
    [
        (0, "seat1={second}"),
        (1, "seat0={host}"),
        (1, "seat1={host}; seat0={second}"),
        (2, "seat0={host}; seat2={stale}"),
        (5, "seat0={host}; seat5={host}"),
        (1, "watch={watch}"),
    ],
)
def test_only_its_person_adds_a_device_to_a_seat(street: Street, seat: int, cookies: str) -> None:
    headers = {"Cookie": cookies.format_map(street._asdict())}
    answer = post(street.server, f"/api/tables/{street.open}/mine/{seat}", b"", **headers)
    refused(answer, 403, "not_your_seat")


@pytest.mark.parametrize(
    ("query", "cookies", "status", "code"),
    [
        ("eyes=1", "seat0={player}", 403, "not_your_seat"),
        ("eyes=0", "seat1={other_player}", 403, "not_your_seat"),
        ("eyes=all", "seat0={player}; seat1={other_player}", 403, "not_your_seat"),
        ("eyes=0", "watch={bystander}", 403, "not_your_seat"),
        ("eyes=0", "seat0={host}", 403, "not_your_seat"),
        ("eyes=watch", "", 403, "not_your_seat"),
        ("eyes=watch", "watch={watch}", 403, "not_your_seat"),
        ("eyes=5", "seat0={player}; seat5={player}", 403, "not_your_seat"),
        ("eyes=6", "seat0={player}", 422, "malformed"),
        ("eyes=-1", "seat0={player}", 422, "malformed"),
        ("eyes=%D9%A0", "seat0={player}", 422, "malformed"),
        ("eyes=0&start=-1", "seat0={player}", 422, "malformed"),
        ("eyes=0&count=51", "seat0={player}", 422, "malformed"),
        ("eyes=0&count=0", "seat0={player}", 422, "malformed"),
        ("eyes=0&start=1e3", "seat0={player}", 422, "malformed"),
    ],
)
def test_nobody_replays_through_the_eyes_of_others(
    street: Street, query: str, cookies: str, status: int, code: str
) -> None:
    headers = {"Cookie": cookies.format_map(street._asdict())}
    path = f"/api/tables/{street.playing}/replay?{query}"
    refused(ask(street.server, "GET", path, None, headers), status, code)


@pytest.mark.parametrize("what", ["save", "proof", "story", "review"])
def test_what_is_secret_until_the_end(street: Street, what: str) -> None:
    cookies = {"Cookie": f"seat0={street.player}"}
    refused(ask(street.server, "GET", f"/api/tables/{street.playing}/{what}", None, cookies), 409, "not_over")
    cookies = {"Cookie": f"seat0={street.host}"}
    refused(ask(street.server, "GET", f"/api/tables/{street.open}/{what}", None, cookies), 409, "not_begun")


def test_nothing_is_replayed_before_the_start(street: Street) -> None:
    headers = {"Cookie": f"seat0={street.host}"}
    path = f"/api/tables/{street.open}/replay?eyes=0"
    refused(ask(street.server, "GET", path, None, headers), 409, "not_begun")


MOVE = {"move": "abcdefgh"}
BOT = {"to": "bot", "bot": "greedy"}


@pytest.mark.parametrize(
    ("place", "cookies", "message", "code"),
    [
        ("seats/1", "seat1={second}", {"is": "start", **MOVE}, "only_the_host"),
        ("seats/1", "seat1={second}", {"is": "arrange", "seat": 2, **BOT, **MOVE}, "only_the_host"),
        ("seats/1", "seat1={second}", {"is": "arrange", "seat": 0, "to": "open", **MOVE}, "only_the_host"),
        ("seats/0", "seat0={host}", {"is": "arrange", "seat": 0, "to": "open", **MOVE}, "no_such_seat"),
        ("seats/0", "seat0={host}", {"is": "arrange", "seat": 5, "to": "open", **MOVE}, "no_such_seat"),
        ("seats/0", "seat0={host}", {"is": "arrange", "seat": 2, "to": "bot", **MOVE}, "unknown_bot"),
        ("seats/0", "seat0={host}", {"is": "start", **MOVE}, "seats_open"),
        ("seats/1", "seat1={second}", {"is": "pick", "at": 0, "items": [0], **MOVE}, "not_begun"),
        ("seats/1", "seat1={second}", {"is": "replace", "seat": 0, "bot": True, **MOVE}, "not_begun"),
        ("seats/1", "seat1={second}", {"is": "rematch", **MOVE}, "not_over"),
        ("seats/1", "seat1={second}", {"is": "dismiss", "device": "nobody", **MOVE}, "no_such_device"),
        ("watch", "watch={watch}", {"is": "dismiss", "device": "nobody", **MOVE}, "only_watching"),
        ("watch", "watch={watch}", {"is": "start", **MOVE}, "only_watching"),
        ("watch", "watch={watch}", {"is": "say", "text": "hello", **MOVE}, "only_watching"),
        ("watch", "watch={watch}", {"is": "rename", "name": "Eve", **MOVE}, "only_watching"),
        ("watch", "watch={watch}", {"is": "commit", "deal": 1, "digest": "0" * 64}, "only_watching"),
        ("watch", "watch={watch}", {"is": "passes", "scope": "always"}, "only_watching"),
        ("watch", "watch={watch}", {"is": "pick", "at": 0, "items": [0], **MOVE}, "only_watching"),
    ],
)  # fmt: skip
def test_what_only_others_may_do(
    street: Street, place: str, cookies: str, message: dict[str, object], code: str
) -> None:
    if "move" in message:  # one that was refused before would get the same answer
        message = {**message, "move": token_hex(8)}
    with open_socket(street.server, street.socket(place), cookies.format_map(street._asdict())) as socket:
        socket.send(json.dumps(message))
        while (said := json.loads(socket.recv(10)))["is"] != "refused":
            assert said["is"] in ("snapshot", "room"), said
        assert (said["code"], said["move"]) == (code, message.get("move", ""))
        assert len("".join(said["text"])) > 15


def test_a_player_cannot_answer_for_another(street: Street) -> None:
    """Whatever the two players send at the same time, only who is asked is heard."""
    with open_socket(
        street.server, street.socket("watch", street.playing), f"watch={street.bystander}"
    ) as socket:
        asked = [each["seat"] for each in json.loads(socket.recv(10))["moment"]["asked"]]
    idle = 1 - asked[0]
    token = (street.player, street.other_player)[idle]
    with open_socket(
        street.server, street.socket(f"seats/{idle}", street.playing), f"seat{idle}={token}"
    ) as socket:
        moment = json.loads(socket.recv(10))["moment"]
        assert moment["question"] is None
        socket.send(json.dumps({"is": "pick", "at": moment["at"], "items": [0], **MOVE}))
        while (said := json.loads(socket.recv(10)))["is"] != "refused":
            pass
        assert said["code"] == "not_asked"


def test_the_cookie_of_a_seat_is_for_the_server_alone(street: Street) -> None:
    guest = Guest(street.server)
    answer = guest.http.post(street.enter(), json={"token": street.watch})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert f"path=/api/tables/{street.open}".lower() in cookie
    assert "domain" not in cookie


# -- sent away ------------------------------------------------------------------------------------------


def test_messages_of_somebody_sent_away_do_nothing(server: Running, street: Street) -> None:
    host, guest = table_for(server, 2, players=3)
    kick = host.send("arrange", seat=1, to="open")
    for number in range(100):
        try:
            guest.send("rename", name=f"Ghost {number}")
        except ConnectionClosed:
            break
    host.until("done", where=lambda each: each["move"] == kick)
    assert guest.until("closed")["code"] == "sent_away"
    with pytest.raises(ConnectionClosed):
        guest.hear()
    assert guest.socket is not None
    assert guest.socket.close_code == 4403
    seats = host.http.get(f"/api/tables/{host.table}").json()["seats"]
    assert seats[1]["kind"] == "open"
    refused(knock(server, street.socket("seats/1", host.table), guest.cookies()), 4403, "bad_link")
