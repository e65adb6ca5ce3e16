"""A game without a mouse, from the home page to the end screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.tables import leave_to_bots, voice_of
from tests.browser.visitor import FULL, Arrive
from tests.server.running import Running

STEPS = 400 if FULL else 16
"""So many are made by hand; the rest is left to a bot."""
STOPS = 120
"""More stops of the Tab key than any page has before what is looked for."""
FOCUSED = """() => {
    const at = document.activeElement;
    return (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
}"""
FOCUS_IS_KEPT = "() => document.activeElement !== document.body || document.querySelector('main.end')"
ZONE = "document.activeElement.closest('ol, ul, [role=toolbar], .pr-act')?.className ?? ''"


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if str(page.evaluate(FOCUSED)).startswith(wanted):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab does not come to {wanted}")


def test_a_game_by_keyboard_only(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    page = somebody.page
    somebody.go()
    page.wait_for_selector(".create")
    tab_to(page, somebody.say("web-home-play"))
    page.keyboard.press("Enter")
    somebody.sit()
    assert somebody.until_asked()

    # Tab goes from zone to zone, arrows within one.
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if "hand" in page.evaluate(ZONE).split():
            break
    seen = []
    for _ in range(5):
        seen.append(page.evaluate("document.activeElement.dataset.card"))
        page.keyboard.press("ArrowRight")
    assert len(set(seen)) == 5
    page.wait_for_selector(".zoom-float.shown")  # the focus enlarges a card
    page.keyboard.press("Escape")
    page.wait_for_selector(".zoom-float", state="detached")
    page.keyboard.press("i")
    page.wait_for_selector(".zoom-dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".zoom-dialog:not([open])", state="attached")
    assert page.evaluate("document.activeElement.dataset.card") == seen[0]

    # The four panels, and what the other keys do.
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("c")
    page.wait_for_function("() => document.activeElement.id === 'say'")
    page.keyboard.type("hello")
    page.keyboard.press("Enter")
    page.wait_for_selector(".talk li")
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.wait_for_function("() => document.activeElement.matches('.prompt')")

    # A purchase or what else there is by digits, Enter and a hint; then to the end.
    for _ in range(STEPS):
        if not somebody.until_asked():
            break
        somebody.take_advice()
        page.wait_for_function(FOCUS_IS_KEPT)
    else:
        leave_to_bots([somebody], [voice_of(somebody, server)])
    somebody.see("main.end h1")
    tab_to(page, somebody.say("web-end-replay"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".table.replay")
    last = page.get_by_label(somebody.say("web-replay-scrub")).get_attribute("max") or ""
    page.keyboard.press("End")
    expect(page.locator(".table.replay")).to_have_attribute("data-step", last)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".table.replay")).not_to_have_attribute("data-step", last)
