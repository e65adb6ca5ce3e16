"""The end of a turn in the browser: one key where there is nothing to choose, none with a standing order."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.visitor import Arrive
from tests.server.guests import begun, bring_about
from tests.server.running import Running

SETS = ["macaws", "pandas", "raccoons"]


def test_one_key_ends_a_turn_and_a_standing_order_ends_them_all(server: Running, arrive: Arrive) -> None:
    guests = begun(server, 2, sets=SETS)
    player = bring_about(guests, Random(1), lambda question: question.get("ready") == [0])
    somebody = arrive("fr").be(player).sit()
    assert somebody.until_asked()
    expect(somebody.page.locator(".prompt .pr-items button")).to_have_count(1)
    somebody.picture("end-of-turn")
    assert not somebody.barriers()

    always = somebody.button("web-table-finish-always")
    expect(always).to_be_visible()
    before = somebody.now
    somebody.page.keyboard.press("Enter")
    somebody.until_on(before)

    other = next(guest for guest in guests if guest is not player)
    assert other.do("replace", seat=other.seat, bot=True)["is"] == "done"  # who looks on all the same
    while somebody.until_asked() and not always.is_visible():
        somebody.take_advice()
    before = somebody.now
    always.click()
    somebody.until_on(before)  # by itself
    expect(somebody.page.get_by_text(somebody.say("web-table-ends-always"))).to_be_visible()
    somebody.button("web-table-passes-stop").click()
    expect(somebody.page.get_by_text(somebody.say("web-table-ends-always"))).to_have_count(0)
