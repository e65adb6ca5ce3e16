"""A person and three bots, in French, on a phone: taps only, and nothing to scroll sideways."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import TimeoutError, expect

from tests.browser.tables import leave_to_bots, voice_of
from tests.browser.visitor import FULL, Arrive, Visitor
from tests.server.running import Running

TAPS = 14 if FULL else 6
STEPS = 400 if FULL else 12
"""So many more are made by hand; the rest is left to a bot."""
CAN = (
    ".tray .card[data-state=can]",
    ".prompt .item:not([aria-pressed=true])",
    ".hand .card[data-state=can]",
    ".slots .card[data-state=can]",
    ".opp.open.wanted .card[data-state=can]",
    ".ochip[data-look=can]",
    ".act:not(.dis):not(.idle)",
)
"""What can be tapped to answer, in the order in which it is tried."""
WIDER = "document.documentElement.scrollWidth > innerWidth"
ENDS_OF_HAND = """() => {
    const cards = [...document.querySelectorAll('.hand .card')].map(each => each.getBoundingClientRect());
    return cards.length ? [cards.at(0), cards.at(-1)].map(each => [each.x + each.width / 2, each.y]) : [];
}"""
"""Where the first and the last card are, seen in one moment."""


def fits(phone: Visitor) -> None:
    """Nothing is cut off at the side, and the hand can be reached."""
    assert not phone.page.evaluate(WIDER)
    for middle, top in phone.page.evaluate(ENDS_OF_HAND):
        assert top < 740
        assert 0 <= middle <= 360


def tap_something(phone: Visitor) -> None:
    """Answer with taps: select until the golden button can be pressed, or press one of the others."""
    before = phone.now
    for _ in range(8):
        if phone.now != before or not phone.is_asked:
            return
        if phone.count("[data-anchor=commit]:not([aria-disabled])"):
            phone.commit.tap()
            phone.until_on(before)
            return
        for each in CAN:
            if phone.page.locator(each).first.is_visible():
                with suppress(TimeoutError):  # it was taken away meanwhile: the answer was complete
                    phone.page.locator(each).first.tap(timeout=2000)
                break
        phone.page.wait_for_timeout(60)


def test_a_person_and_three_bots_on_a_phone(arrive: Arrive, server: Running) -> None:
    phone = arrive("fr", 360, 740)
    phone.go()
    assert not phone.page.evaluate(WIDER)
    sizes = phone.page.get_by_role("group", name=phone.say("web-create-players"))
    sizes.get_by_text("4", exact=True).tap()
    phone.page.locator(".seats").get_by_label(phone.say("web-seat-number", number=2)).select_option("medium")
    assert not phone.page.evaluate(WIDER)
    phone.button("web-bar-open").tap()
    phone.sit()
    for _ in range(TAPS):
        assert phone.until_asked()
        fits(phone)
        tap_something(phone)
        fits(phone)
    assert phone.page.evaluate("document.documentElement.lang") == "fr"
    # The stall of another opens as a sheet, and the log as a drawer.
    assert phone.until_asked()
    phone.page.locator(".ochip").first.tap()
    expect(phone.page.locator(".opp.open")).to_be_visible()
    fits(phone)
    phone.page.keyboard.press("Escape")
    phone.button("web-table-log").tap()
    expect(phone.page.locator(".log.open")).to_be_visible()
    fits(phone)
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator(".log.open")).to_have_count(0)
    for _ in range(STEPS):
        if not phone.until_asked():
            break
        phone.take_advice()
        fits(phone)
    else:
        leave_to_bots([phone], [voice_of(phone, server)])
    phone.see("main.end h1")
    fits(phone)
