"""Notices on their way: a push service, a mail server and a hook on this machine, and what goes wrong."""

from __future__ import annotations

import hmac
import json
import re
import socket
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidTag

from comptoir.server.post.push import server_key
from comptoir.server.post.wishes import MOST_TRIES
from comptoir.words import words
from tests.server.guests import Guest, Message, begun, play_on
from tests.server.postboxes import Browser, Mailroom, Outpost
from tests.server.running import Running, quick
from tests.server.test_people import another_device, asked, become_a_person, keep, papers, until
from tests.server.test_seats import refusal

SITE = "https://play.example"
IMPATIENT = """
from comptoir.server.post import mail, office, outside
office.SOON, office.SLOW_GRACE, office.AGAIN = 0.1, 0.3, (0.0, 0.1, 0.1)
outside.WITHIN = 3.0
"""
HASTY = f"{IMPATIENT}\nmail.WITHIN = 0.3"
SLOW = {"hours": 24}


@pytest.fixture(scope="module")
def mailroom() -> Iterator[Mailroom]:
    room = Mailroom()
    yield room
    room.close()


@pytest.fixture(scope="module")
def posted(tmp_path_factory: pytest.TempPathFactory, mailroom: Mailroom) -> Iterator[Running]:
    """A server that tells people."""
    smtp = f"smtp://127.0.0.1:{mailroom.port}"
    options = quick("--near-hooks", site=SITE, smtp=smtp)
    running = Running(tmp_path_factory.mktemp("posted"), options, setting=IMPATIENT)
    yield running
    assert running.stop() == 0
    assert [line for line in running.log if "trace" in line] == []


@pytest.fixture
def outpost() -> Iterator[Outpost]:
    opened = Outpost()
    yield opened
    opened.close()


def notices(guest: Guest) -> Message:
    answer = asked(guest, "GET", "me/notices")
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def wish(guest: Guest, method: str, path: str, **body: Any) -> Message:
    answer = asked(guest, method, f"me/notices{path}", **body)
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def missing(server: Running, lang: str = "en", **wishes: Any) -> tuple[Guest, Guest]:
    """Somebody who plays, and somebody with a personal link who has just left while it was not their turn."""
    guests = begun(server, 2, **({"pace": SLOW} | wishes))
    play_on(guests, Random(1), 4)
    for guest in guests:
        guest.catch_up()
    player, other = sorted(guests, key=lambda each: each.question is None)
    other.lang = lang
    become_a_person(other)
    assert keep(other).status_code == 200
    other.leave()
    return player, other


def end_turn(player: Guest) -> None:
    chance = Random(5)
    while player.question is not None:
        player.pick_any(chance)
        player.catch_up()


def figures(server: Running) -> dict[str, float]:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[:1] != "#"}


# -- push -------------------------------------------------------------------------------------------------


def test_a_push_can_be_read_by_one_browser_alone_and_names_its_sender(
    posted: Running, outpost: Outpost
) -> None:
    player, other = missing(posted, "fr")
    browser = Browser(outpost)
    assert notices(other)["can"] == ["push", "mail", "hook"]
    told = wish(other, "POST", "/push", **browser.subscription)
    assert (told["ways"], told["here"], len(told["pushes"])) == (["push"], True, 1)
    before = figures(posted)['comptoir_notices_sent_total{way="push"}']
    end_turn(player)
    post = outpost.next()
    say = words("fr").say
    assert browser.opened(post) == {
        "title": say("post-turn", game=say("game-dale"), others="", winners="", won="", unit="", count=1),
        "text": say("post-turn.text", others=player.shown["seats"][player.seat]["name"]),
        "lang": "fr",
        "tag": other.table,
        "path": f"/t/{other.table}/{other.seat}",
    }
    with pytest.raises(InvalidTag):
        Browser(outpost).opened(post)
    key, claims = browser.signed_by(post)
    assert key == told["key"]
    assert (claims["aud"], claims["sub"]) == (outpost.url, SITE)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert post.headers["content-encoding"] == "aes128gcm"
    assert int(post.headers["ttl"]) > 0
    assert len(post.headers["topic"]) <= 32
    until(lambda: figures(posted)['comptoir_notices_sent_total{way="push"}'] == before + 1)


def test_a_push_service_that_has_forgotten_a_browser_is_forgotten(posted: Running, outpost: Outpost) -> None:
    player, other = missing(posted)
    wish(other, "POST", "/push", **Browser(outpost).subscription)
    outpost.answers["/browser"] = [410]
    end_turn(player)
    until(lambda: notices(other)["pushes"] == [])
    assert notices(other)["ways"] == []


def test_a_push_service_in_trouble_is_asked_again_and_keeps_nobody_waiting(
    posted: Running, outpost: Outpost
) -> None:
    player, other = missing(posted)
    quick_one, friend = missing(posted)
    browser = Browser(outpost)
    wish(other, "POST", "/push", **browser.subscription)
    wish(friend, "POST", "/push", **Browser(outpost, "friend").subscription)
    outpost.answers["/browser"] = [0, 503]  # silent, then overloaded
    end_turn(player)
    found = [outpost.next()]
    end_turn(quick_one)
    while sorted(each.path for each in found)[-4:] != ["/browser"] * 3 + ["/friend"]:
        found.append(outpost.next())
    first, *_, last = [browser.opened(each) for each in found if each.path == "/browser"]
    assert first == last


def test_what_no_browser_would_say_is_refused(posted: Running, outpost: Outpost) -> None:
    guest = Guest(posted)
    become_a_person(guest)
    good = Browser(outpost).subscription
    for wrong in ({"endpoint": "ftp://127.0.0.1/"}, {"key": good["auth"]}, {"auth": "é"}, {"key": "A" * 87}):
        assert (
            refusal(asked(guest, "POST", "me/notices/push", **{**good, **wrong}))[1] == "bad_notice_address"
        )
    assert refusal(asked(Guest(posted), "POST", "me/notices/push", **good)) == (403, "unknown_person")


def test_all_processes_of_a_store_sign_with_the_same_key() -> None:
    one, same, other = [server_key(secret) for secret in (b"a" * 32, b"a" * 32, b"b" * 32)]
    assert one.private_numbers() == same.private_numbers() != other.private_numbers()


# -- mail -------------------------------------------------------------------------------------------------


def code_in(mail: EmailMessage) -> str:
    found = re.search(r"^    (\d{6})$", mail.get_content(), re.MULTILINE)
    assert found
    return found[1]


def test_a_mailbox_is_confirmed_by_a_code_before_anything_else_is_sent_there(
    posted: Running, mailroom: Mailroom
) -> None:
    other = Guest(posted, "fr")
    become_a_person(other)
    told = wish(other, "POST", "/mail", address=" Ada@Mail.Example ")
    assert told["mail"] == {"address": "Ada@Mail.Example", "confirmed": False}
    mail = mailroom.next("Ada@Mail.Example")
    assert words("fr").say("post-code", code=code_in(mail)) == mail["Subject"]
    wrong = f"{(int(code_in(mail)) + 1) % 10**6:06}"
    assert refusal(asked(other, "POST", "me/notices/mail/code", code=wrong)) == (403, "wrong_code")
    assert wish(other, "POST", "/try") == {"places": 0}
    told = wish(other, "POST", "/mail/code", code=f"{code_in(mail)[:3]} {code_in(mail)[3:]}")
    assert (told["mail"]["confirmed"], told["ways"]) == (True, ["mail"])
    assert refusal(asked(other, "POST", "me/notices/mail/code", code=code_in(mail))) == (410, "code_over")
    assert wish(other, "POST", "/try") == {"places": 1}
    first = mailroom.next("Ada@Mail.Example")  # after the code
    assert first["Subject"] == words("fr").say("post-try")


def test_a_code_is_worth_nothing_after_a_few_wrong_ones(posted: Running, mailroom: Mailroom) -> None:
    guest = Guest(posted)
    become_a_person(guest)
    for address in (
        "ada",
        "ada@mail",
        "a b@mail.example",
        "ada@mail.example\r\nBcc: x@y.example",
        "é@mail.example",
    ):
        assert refusal(asked(guest, "POST", "me/notices/mail", address=address))[1] == "bad_mailbox"
    wish(guest, "POST", "/mail", address="guess@mail.example")
    code = code_in(mailroom.next("guess@mail.example"))
    wrong = f"{(int(code) + 1) % 10**6:06}"
    for _ in range(MOST_TRIES):
        assert refusal(asked(guest, "POST", "me/notices/mail/code", code=wrong))[1] == "wrong_code"
    assert refusal(asked(guest, "POST", "me/notices/mail/code", code=code))[1] == "code_over"


def test_nobody_floods_a_mailbox_with_codes(posted: Running, mailroom: Mailroom) -> None:
    codes = []
    for _ in range(6):  # whoever asks for it
        guest = Guest(posted)
        become_a_person(guest)
        codes.append(asked(guest, "POST", "me/notices/mail", address="Victim@mail.example").status_code)
    assert codes == [200] * 5 + [429]
    for _ in range(5):
        mailroom.next("Victim@mail.example")


def confirmed(guest: Guest, mailroom: Mailroom, address: str) -> None:
    wish(guest, "POST", "/mail", address=address)
    wish(guest, "POST", "/mail/code", code=code_in(mailroom.next(address)))


def test_a_mail_leads_to_the_table_and_out_of_all_mails_with_one_click(
    posted: Running, mailroom: Mailroom
) -> None:
    player, other = missing(posted)
    confirmed(other, mailroom, "bob@mail.example")
    end_turn(player)
    mail = mailroom.next("bob@mail.example")
    say = words("en").say
    assert str(mail["Subject"]).startswith("Your turn · ")
    assert mail["From"] == "comptoir@play.example"
    text = mail.get_content()
    assert f"{SITE}/t/{other.table}/{other.seat}\n" in text
    assert all(say(key) in text for key in ("post-mail-stop-table", "post-mail-stop"))
    held = [str(each.value) for each in other.http.cookies.jar]
    assert not any(secret in mail.as_string() for secret in held)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail.preamble is not None
    assert f"\nList-Unsubscribe: <{SITE}/api/stop/" in mail.preamble  # in plain text, in one line
    way_out = mail["List-Unsubscribe"].strip("<>").removeprefix(SITE)
    assert way_out.removeprefix("/api") in text

    with httpx.Client(base_url=posted.url) as stranger:  # a program for mail: no cookie, no origin
        spoilt = way_out[:-1] + ("0" if way_out[-1] != "0" else "1")
        assert stranger.post(spoilt).json()["code"] == "bad_stop"
        form = {"List-Unsubscribe": "One-Click"}
        assert stranger.get(way_out).status_code == 404  # whoever only looks at links changes nothing
        assert stranger.post(way_out, data=form).status_code == 200
        assert notices(other)["tables"] == {other.table: []}
        all_out = re.search(r"/stop/\S+/all/\S+", text)
        assert all_out is not None
        assert stranger.post(f"/api{all_out[0]}", data=form).status_code == 200
        assert notices(other)["ways"] == []
        assert notices(other)["mail"]["confirmed"]  # the address stays, for who changes their mind


def test_choices_hold_for_one_table_or_for_all(posted: Running, outpost: Outpost) -> None:
    player, other = missing(posted)
    wish(other, "POST", "/push", **Browser(outpost).subscription)
    told = wish(other, "POST", "/hook", address=f"{outpost.url}/hook")
    assert told["ways"] == ["push", "hook"]
    told = wish(other, "PUT", f"/tables/{other.table}", ways=["hook"])
    assert told["tables"] == {other.table: ["hook"]}
    end_turn(player)
    assert outpost.next().path == "/hook"
    assert outpost.posts.empty()
    assert wish(other, "PUT", "", ways=[])["ways"] == []
    again = other.http.put(f"/api/me/notices/tables/{other.table}", json={"ways": None})
    assert again.json()["tables"] == {}
    assert refusal(asked(other, "PUT", "me/notices/tables/unknown", ways=[]))[1] == "not_your_seat"
    assert refusal(asked(other, "PUT", "me/notices", ways=["pigeon"]))[0] == 422


def test_a_mail_server_that_refuses_is_asked_again_where_it_may_change_its_mind(
    posted: Running, mailroom: Mailroom
) -> None:
    failed = 'comptoir_notices_failed_total{way="mail"}'
    before, guest = figures(posted)[failed], Guest(posted)
    become_a_person(guest)
    mailroom.refuses = ["451 not now"]
    confirmed(guest, mailroom, "later@mail.example")
    mailroom.refuses = ["550 nobody of that name"]
    wish(guest, "POST", "/try")
    until(lambda: figures(posted)[failed] == before + 1)
    assert mailroom.mails["later@mail.example"].empty()


def test_a_mail_server_that_hangs_is_told_to_the_host_and_games_go_on(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes calls, and never says a word
        smtp = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
        server = Running(tmp_path, quick(site=SITE, smtp=smtp), setting=HASTY)
        player, other = missing(server)
        wish(other, "POST", "/mail", address="ada@mail.example")
        end_turn(player)
        until(lambda: any("notice_failed" in line for line in server.log))
        (failed,) = [json.loads(line) for line in server.log if "notice_failed" in line]
        assert (failed["level"], failed["way"], failed["why"]) == ("error", "mail", "silent")
        assert "ada@" not in "".join(server.log)
        assert figures(server)['comptoir_notices_failed_total{way="mail"}'] == 1
        start = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - start < 10


# -- hooks ------------------------------------------------------------------------------------------------


def test_a_hook_is_signed_with_a_secret_that_is_shown_once(posted: Running, outpost: Outpost) -> None:
    player, other = missing(posted)
    told = wish(other, "POST", "/hook", address=f"{outpost.url}/my-hook?room=1")
    assert told["hook"] == f"{outpost.url}/my-hook?room=1"
    assert len(told["secret"]) == 64
    assert notices(other)["secret"] == ""
    end_turn(player)
    post = outpost.next()
    found = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", post.headers["comptoir-signature"])
    assert found is not None
    signed = found[1].encode() + b"." + post.body
    assert hmac.new(told["secret"].encode(), signed, "sha256").hexdigest() == found[2]
    assert post.path == "/my-hook?room=1"
    said = json.loads(post.body)
    assert (said["what"], said["game"], said["table"]) == ("turn", "dale", other.table)
    assert said["url"] == f"{SITE}/t/{other.table}/{other.seat}"
    assert said["others"] == [player.shown["seats"][player.seat]["name"]]
    assert set(said) == {"what", "game", "table", "others", "winners", "left", "title", "text", "url"}
    assert wish(other, "DELETE", "/hook")["ways"] == []


# -- what is kept, and where nothing is offered --------------------------------------------------------------


def test_whoever_deletes_everything_leaves_no_address(
    posted: Running, mailroom: Mailroom, outpost: Outpost
) -> None:
    player, other = missing(posted)
    browser = Browser(outpost, "left-behind")
    wish(other, "POST", "/push", **browser.subscription)
    wish(other, "POST", "/hook", address=f"{outpost.url}/left-behind")
    confirmed(other, mailroom, "left-behind@mail.example")
    end_turn(player)
    for _ in range(2):
        outpost.next()
    mailroom.next("left-behind@mail.example")
    assert "left-behind" in str(papers(posted))
    assert asked(other, "DELETE").status_code == 200
    assert "left-behind" not in str(papers(posted))


def test_a_device_that_was_taken_off_is_told_nothing(posted: Running, outpost: Outpost) -> None:
    player, other = missing(posted)
    phone = another_device(other)
    wish(phone, "POST", "/push", **Browser(outpost, "phone").subscription)
    (device,) = [each["id"] for each in asked(phone, "GET").json()["devices"] if each["here"]]
    assert asked(other, "DELETE", f"me/devices/{device}").status_code == 200
    assert "/phone" not in str(papers(posted))
    wish(other, "POST", "/push", **Browser(outpost, "laptop").subscription)
    assert len(notices(other)["pushes"]) == 1
    end_turn(player)
    assert outpost.next().path == "/laptop"
    assert outpost.posts.empty()


def test_a_server_without_a_site_offers_nothing(server: Running) -> None:
    guest = Guest(server)
    become_a_person(guest)
    assert notices(guest)["can"] == []
    for method, path, body in (
        ("POST", "/mail", {"address": "ada@mail.example"}),
        ("POST", "/hook", {"address": "https://1.1.1.1/"}),
        ("POST", "/try", {}),
    ):
        assert refusal(asked(guest, method, f"me/notices{path}", **body)) == (404, "no_notices")
