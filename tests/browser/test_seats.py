"""A seat and its devices: a link that is spent, one more device, one dismissed, a seat that is freed."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import options
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest
from tests.server.running import Running
from tests.server.test_seats import store_an_old_table


def open_place(somebody: Visitor) -> None:
    somebody.button("web-place").click()
    somebody.see(".my-seat")


def is_told(somebody: Visitor, problem: str) -> None:
    title = somebody.page.locator("main.problem h1")
    expect(title).to_have_text(somebody.say(f"web-problem-{problem}"))


def leave_and_return(somebody: Visitor, link: str, *, seen_by: Visitor) -> None:
    """Go and come again by the same link, and wait until the host has seen both: nobody begins between."""
    start = seen_by.button("web-lobby-start")
    somebody.go("about:blank")
    expect(start).to_be_disabled()
    somebody.go(link).see(".lobby")
    expect(start).to_be_enabled()


def test_a_seat_belongs_to_who_sits_on_it(arrive: Arrive, server: Running) -> None:
    guest = Guest(server)
    guest.open_table(players=2)
    host, friend, spy, phone, zoe = (arrive(lang) for lang in ("en", "fr", "en", "fr", "fr"))
    host.go(guest.ticket()).see(".lobby")
    link = guest.links()["seats"][1]
    friend.go(link).see(".lobby")

    # Whoever has kept the invitation finds the seat taken, and its person does not notice.
    spy.go(link)
    is_told(spy, "link-spent")
    leave_and_return(friend, link, seen_by=host)  # the same browser is known again
    host.button("web-lobby-start").click()
    host.sit()
    friend.sit()

    # One more device, by a link that is shown once; the first one is told.
    open_place(friend)
    expect(friend.page.locator(".devices li")).to_have_count(1)
    friend.button("web-place-add").click()
    ticket = friend.page.get_by_label(friend.say("web-place-ticket")).first.input_value()
    phone.go(ticket).sit()
    assert "#" not in phone.page.url
    expect(friend.page.locator(".devices li")).to_have_count(2)
    expect(friend.page.locator(".ticket")).to_have_count(0)
    spy.go(ticket)
    is_told(spy, "bad-link")
    assert phone.page.locator(".hand").inner_text() == friend.page.locator(".hand").inner_text()
    friend.page.keyboard.press("Escape")
    stranger = friend.page.locator(".banner", has=friend.page.locator("button")).filter(
        has_text=friend.say("web-place-mine")
    )
    expect(stranger).to_be_visible()
    stranger.get_by_role("button", name=friend.say("web-place-dismiss")).click()
    is_told(phone, "dismissed")
    expect(stranger).to_have_count(0)
    phone.page.reload()
    is_told(phone, "bad-link")

    # The host frees the seat: its person is told, and somebody else takes it.
    open_place(host)
    host.button("web-place-free").click()
    host.button("web-place-free-yes").click()
    is_told(friend, "sent-away")
    invitation = host.page.locator(".my-seat .seats .share input").input_value()
    assert host.barriers() == []
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".talk .news")).to_have_text(
        host.say("news-freed", name=host.say("guest-name", number=2))
    )
    zoe.go(invitation).sit()
    expect(host.page.locator(".talk .news")).to_have_count(2)
    assert zoe.count(".mypiles") == 1


def test_the_link_that_is_shown_opens_the_seat(arrive: Arrive, server: Running) -> None:
    """An invitation is withdrawn by another device of the host, and the page shows the one that holds."""
    guest = Guest(server)
    guest.open_table(players=2)
    host, friend = arrive("en"), arrive("fr")
    host.go(guest.ticket()).see(".lobby")
    shown = host.page.get_by_role("textbox", name=host.say("web-share-seat", number=2))
    old = guest.links()["seats"][1]
    expect(shown).to_have_value(server.url + old)
    assert guest.connect().do("arrange", seat=1, to="open")["is"] == "done"
    new = guest.links()["seats"][1]
    assert new != old
    expect(shown).to_have_value(server.url + new)
    friend.go(old)
    is_told(friend, "link-spent")
    friend.go(new).see(".lobby")


def test_the_host_changes_the_spectators_link(arrive: Arrive, server: Running) -> None:
    guest = Guest(server)
    guest.open_table(players=2)
    host, watcher = arrive("fr"), arrive("en")
    host.go(guest.ticket()).see(".lobby .watchers")
    old = guest.links()["watch"]
    watcher.go(old).see(".lobby")
    host.button("web-place-watch-renew").click()
    is_told(watcher, "watch-renewed")
    expect(host.page.locator(".lobby .news")).to_contain_text(host.say("news-renewed"))
    watcher.go(old)
    is_told(watcher, "link-spent")
    watcher.go(guest.links()["watch"]).see(".lobby")


def test_the_cookie_of_an_older_table_is_traded_on_the_way_in(arrive: Arrive, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as beside:  # the browser has a loop in this thread
        links = beside.submit(asyncio.run, store_an_old_table(tmp_path / "data", "oldtable")).result()
    server = Running(tmp_path / "data", options())
    path, _, token = links[0].partition("#")
    ada = arrive("fr", at=server)
    place = "/api/tables/oldtable"
    ada.page.context.add_cookies([{"name": "seat0", "value": token, "domain": "127.0.0.1", "path": place}])
    for _ in range(2):  # the link is spent after the first time
        ada.go(path).sit()
    (kept,) = ada.page.context.cookies(f"{server.url}{place}")
    assert kept.get("value") != token
    assert kept.get("httpOnly")
    bob = arrive("fr", at=server)
    bob.go(links[0])
    is_told(bob, "link-spent")
    bob.go(links[1]).sit()
    assert server.stop() == 0
