"""A card is enlarged when a pointer comes to it, and covers nothing that is pressed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.asked import Asked, moment_for, moment_of
from tests.browser.visitor import Arrive
from tests.scenarios.dale.stage import given
from tests.server.running import Running

MUCH_LATER = "new Promise(done => setTimeout(done, 600))"
"""After whatever was to happen to a card since: timers of a page go off in their order."""
COVERED = """() => {
    const a = document.querySelector('.zoom-float').getBoundingClientRect();
    return [...document.querySelectorAll('.deed')].map(each => [each.innerText, each.getBoundingClientRect()])
        .filter(([, b]) => Math.min(a.right, b.right) > Math.max(a.left, b.left)
            && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)).map(([name]) => name);
}"""


def test_a_card_that_comes_to_lie_under_a_resting_pointer_is_not_enlarged(
    arrive: Arrive, server: Running
) -> None:
    ada = arrive("en")
    before, after = given(hand="junk toy", market="relic"), given(hand="junk toy", market="- cookies")
    asked = Asked(ada, server, before.match, 0)
    slot = ada.page.locator(".slot[data-place='market:1'] .card")
    slot.hover()
    asked.tell(**{"is": "update", "beats": [], "moment": moment_for(after.match, 0, "en", at=51)})
    dealt = f".slot [data-card='{after.table.market[1]}']"
    ada.page.wait_for_function(f'document.querySelector("{dealt}:hover")')
    ada.page.evaluate(MUCH_LATER)
    assert ada.count(".zoom-float") == 0
    box = ada.page.locator(dealt).bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(ada.page.locator(".zoom-float.shown")).to_have_count(1)


def test_an_enlarged_card_of_karanor_covers_no_action(arrive: Arrive, server: Running) -> None:
    ada = arrive("fr", 1024, 768)
    Asked(ada, server, *moment_of("action", 2))
    cards = ada.page.locator(".bench .kcard")
    expect(cards).not_to_have_count(0)
    for card in cards.all():
        card.hover()
        ada.see(".zoom-float.shown")
        assert ada.page.evaluate(COVERED) == []
        ada.page.mouse.move(2, 2)
        expect(ada.page.locator(".zoom-float")).to_have_count(0)
