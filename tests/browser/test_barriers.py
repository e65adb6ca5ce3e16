"""Axe finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serve
from tests.browser.tables import played, way_to
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, begun, bring_about
from tests.server.running import Running

BUT_A_FEW = "() => [...document.querySelectorAll('main .block')].slice(2).forEach((each) => each.remove())"
"""The blocks of a gallery are made alike: two of them are looked at."""
REACTIVE = ["macaws", "owls", "ocelots"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here reaction windows stay open for as long as it takes."""
    running = serve(tmp_path_factory.mktemp("data"), window=0)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="module")
def host(server: Running) -> Guest:
    """Somebody in the middle of a game."""
    return played(server, 12, players=3)


def no_barriers(somebody: Visitor, place: str) -> None:
    assert (place, somebody.barriers_by_day_and_night()) == (place, [])


def test_pages_around_the_table(arrive: Arrive, server: Running) -> None:
    somebody = arrive("fr")
    somebody.go().see(".create")
    no_barriers(somebody, "home")
    somebody.button("web-create-filter").click()
    somebody.button("web-settings").click()
    no_barriers(somebody, "create, filtered, with settings")
    somebody.go().page.locator(".sign[data-game=karanor] label").click()
    somebody.see(".create .options")
    no_barriers(somebody, "create, of Karanor")
    for page in ("cards", "rules", "credits", "karanor/cards", "karanor/rules"):
        somebody.go(f"/{page}").see("main h1")
        somebody.page.evaluate(BUT_A_FEW)
        no_barriers(somebody, page)
    somebody.go("/karanor/cards").see(".block .kcard").click()
    somebody.see(".zoom-dialog[open]")
    no_barriers(somebody, "something of Karanor, enlarged")
    somebody.go("/t/nowhere/0#wrong").see("main.problem")
    no_barriers(somebody, "problem")
    somebody.go(way_to(server, players=3, seats=["open", "greedy"])).see(".lobby .share")
    no_barriers(somebody, "lobby")
    somebody.go(way_to(server, game="karanor", players=2, seats=["open"])).see(".lobby .share")
    no_barriers(somebody, "lobby of Karanor")


def test_the_table(arrive: Arrive, host: Guest) -> None:
    somebody = arrive("en")
    somebody.be(host).sit().until_free()
    no_barriers(somebody, "asked")
    somebody.page.locator(".prompt").press("Enter")  # with nothing selected
    somebody.see(".tip.shown")
    no_barriers(somebody, "why not")
    somebody.page.keyboard.press("Escape")
    somebody.hand.first.click(button="right")
    somebody.see(".zoom-dialog[open]")
    no_barriers(somebody, "enlarged card")
    somebody.page.keyboard.press("Escape")
    somebody.page.locator(".mp [data-place^='discard:']").click()  # from one's own nobody buys
    somebody.see("dialog.leaf[open]")
    no_barriers(somebody, "discard")
    somebody.page.keyboard.press("Escape")
    for key in ("web-table-help", "web-settings"):
        somebody.button(key).click()
        somebody.see("dialog[open]")
        no_barriers(somebody, key)
        somebody.page.keyboard.press("Escape")


def test_waiting_and_watching(arrive: Arrive, server: Running) -> None:
    guests = begun(server, 2)
    waiting, watching = arrive("fr", 1024, 768), arrive("en")
    for guest in guests:
        guest.catch_up()
    waiting.be(next(guest for guest in guests if guest.question is None)).sit()
    expect(waiting.page.locator(".prompt.waits")).to_be_visible()
    no_barriers(waiting, "waiting")
    waiting.button("web-table-log").click()
    waiting.see(".log.open")
    no_barriers(waiting, "log")
    watching.go(guests[0].links()["watch"]).sit()
    no_barriers(watching, "watching")


def test_a_reaction_window(arrive: Arrive, server: Running) -> None:
    guests = begun(server, 2, sets=REACTIVE)
    asked = bring_about(guests, Random(3), lambda question: question["prompt"] == "react")
    somebody = arrive("en")
    somebody.be(asked)
    somebody.see(".prompt.reaction")
    no_barriers(somebody, "reaction window")


def test_a_phone(arrive: Arrive, host: Guest) -> None:
    phone = arrive("fr", 360, 740)
    phone.go().see(".create")
    no_barriers(phone, "home")
    phone.be(host).sit()
    assert phone.until_asked()
    no_barriers(phone, "table")
    phone.page.locator(".ochip").first.tap()
    phone.see(".opp.open")
    no_barriers(phone, "stall")
    phone.page.keyboard.press("Escape")
    phone.button("web-table-log").tap()
    phone.see(".log.open")
    no_barriers(phone, "log")


def test_after_the_end(arrive: Arrive, server: Running) -> None:
    host = played(server, players=3)
    somebody, phone = arrive("en"), arrive("fr", 360, 740)
    for each, eyes, shown in ((somebody, "all", ".hands"), (phone, "0", ".hand")):
        each.be(host).see(".end .merchants")
        no_barriers(each, "end")
        each.go(f"/replay/{host.table}?eyes={eyes}&step=30").see(shown)
        no_barriers(each, f"replay, eyes of {eyes}")
