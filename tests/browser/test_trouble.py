"""A page that is reloaded, and a server that dies, in the middle of an effect."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import options
from tests.browser.tables import way_to
from tests.browser.visitor import Arrive, Visitor
from tests.server.running import Running

MOST_STEPS = 200


def in_the_middle(somebody: Visitor) -> str:
    """Play until a step has been begun and more of it is asked; the question."""
    for _ in range(MOST_STEPS):
        assert somebody.until_asked(), "a whole game without an effect"
        # In the middle of something that can still be taken back, and that asks for cards.
        if somebody.count(".prompt .cancel") and somebody.count(".hand .card[data-state=can]"):
            return somebody.prompt.inner_text()
        somebody.take_advice()
    raise AssertionError("nothing was begun in so many steps")


def select_one(somebody: Visitor) -> None:
    somebody.page.locator(".hand .card[data-state=can]").first.click()
    somebody.see(".hand .card[data-state=selected]")


def test_a_reload_in_the_middle_of_an_effect(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    somebody.go(way_to(server, players=2, seats=["greedy"], start=True)).sit()
    asked = in_the_middle(somebody)
    at, hand = somebody.at, somebody.page.locator(".hand").inner_text()
    select_one(somebody)
    somebody.page.reload()
    somebody.sit()
    assert somebody.until_asked()
    assert somebody.prompt.inner_text() == asked
    assert (somebody.at, somebody.page.locator(".hand").inner_text()) == (at, hand)
    somebody.see(".hand .card[data-state=selected]")  # what was ticked still is
    somebody.take_advice()
    assert somebody.play(3)


def test_the_server_dies_in_the_middle_of_an_effect(arrive: Arrive, tmp_path: Path) -> None:
    first = Running(tmp_path / "data", options())
    somebody = arrive("fr", at=first)
    somebody.go(way_to(first, players=2, seats=["greedy"], start=True)).sit()
    asked = in_the_middle(somebody)
    at = somebody.at
    select_one(somebody)
    selected = somebody.see(".hand .card[data-state=selected]").get_attribute("aria-label")
    first.kill()
    expect(somebody.page.locator(".banner.bad")).to_contain_text(somebody.say("web-table-lost"))
    second = Running(tmp_path / "data", options(), port=first.port)
    try:
        expect(somebody.page.locator(".banner.bad")).to_have_count(0)
        assert somebody.until_asked()
        assert (somebody.at, somebody.prompt.inner_text()) == (at, asked)
        # What was selected and not sent is selected still.
        expect(somebody.page.locator(".hand .card[data-state=selected]")).to_have_attribute(
            "aria-label", selected or ""
        )
        somebody.take_advice()
        assert somebody.play(3)
        somebody.page.goto("about:blank")
    finally:
        assert second.stop() == 0
