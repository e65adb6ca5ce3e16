"""What else there is at the table: taking back, asking why, reading cards, talking, changing language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import way_to
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest
from tests.server.running import Running

MARKUP = "<b>bold</b> & <img src=x onerror=alert(1)>"
SEE_GHOSTS = """() => {
    window.ghosts = 0;
    new MutationObserver(() => { window.ghosts += document.querySelectorAll('.ghost').length; })
        .observe(document.body, {childList: true, subtree: true});
}"""
"""Count the cards in the air from now on: one may have landed before anybody looks."""


def with_a_bot(somebody: Visitor, server: Running) -> Visitor:
    """Somebody at a table with a bot, asked for an action."""
    link = way_to(server, players=2, seats=["greedy"], start=True)
    somebody.go(link).sit().until_free()
    return somebody


def two_people(arrive: Arrive, server: Running, **wishes: Any) -> tuple[Visitor, Visitor]:
    host = Guest(server)
    host.open_table(players=2, seats=["open"], **wishes)
    ada, bob = arrive("en"), arrive("fr")
    ada.go(host.ticket()).see(".lobby")
    bob.go(host.links()["seats"][1]).see(".lobby")
    ada.button("web-lobby-start").click()
    return ada.sit(), bob.sit()


def test_taking_back_what_nobody_saw(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    asked, at, now = somebody.prompt.inner_text(), somebody.at, somebody.now
    somebody.page.locator(".slots .card[data-state=can]").first.click()
    somebody.see(".prompt .cancel")
    assert (somebody.at, somebody.now != now) == (at, True)
    somebody.page.keyboard.press("u")
    expect(somebody.prompt).to_have_text(asked)
    assert somebody.at == at
    somebody.page.locator(".slots .card[data-state=can]").first.click()
    somebody.see(".prompt .cancel").click()
    expect(somebody.prompt).to_have_text(asked)


def test_taking_back_by_consent(arrive: Arrive, server: Running) -> None:
    people = two_people(arrive, server)
    asker, other = people
    wish = asker.page.get_by_role("button", name=asker.say("web-table-undo-consent"))
    while not wish.count():
        for each in people:
            if each.is_asked:
                each.take_advice()
        asker.page.wait_for_timeout(50)
    at = asker.at
    for answer, is_taken in (("web-table-disagree", False), ("web-table-agree", True)):
        wish.click()
        expect(asker.page.locator(".banner")).to_contain_text(asker.say("web-table-undo-waiting"))
        other.button(answer).click()
        expect(asker.page.locator(".banner")).to_have_count(0)
        if not is_taken:
            expect(asker.page.locator(".refusal")).to_contain_text("does not agree")
        else:
            asker.page.wait_for_function(
                "at => Number(document.querySelector('.table').dataset.at) < at", arg=at
            )
        assert (asker.at < at) is is_taken
    assert asker.until_asked()
    expect(other.page.locator(".table")).to_have_attribute("data-at", str(asker.at))


def test_what_was_taken_back_is_named_and_restored(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    page = somebody.page
    page.keyboard.press("u")
    expect(page.locator(".tip.shown")).to_have_text(somebody.say("web-table-undo-none"))
    while not page.locator(".log li.mineline").count():
        somebody.take_advice()
    assert somebody.until_asked()
    log = page.locator(".log .lines li")
    before, hand = log.last.text_content() or "", somebody.hand.count()
    page.keyboard.press("u")
    returned = somebody.see(".returned")
    expect(returned).to_have_text(re.compile("^You take back ."))
    # Not as it is laid out: there, a card that is named stands on a line of its own.
    expect(log.last).to_have_text(returned.text_content() or "")
    assert page.locator(".log del").count()
    somebody.button("web-table-redo").click()
    expect(page.locator(".log del")).to_have_count(0)
    expect(page.locator(".returned")).to_contain_text("You restore ")
    expect(log.nth(-2)).to_have_text(before)
    expect(somebody.hand).to_have_count(hand)


def test_a_reload_keeps_what_was_ticked(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    page = somebody.page
    page.locator(".slots .card[data-state=can]").last.click()
    somebody.see(".prompt .cancel")
    page.locator(".hand .card[data-state=can]").first.click()
    ticked = page.locator(".hand .card[data-state=selected]")
    expect(ticked).to_have_count(1)
    name = ticked.inner_text()
    page.reload()
    somebody.sit()
    somebody.see(".prompt .cancel")
    expect(ticked).to_have_count(1)
    assert ticked.inner_text() == name
    page.keyboard.press("u")
    expect(page.locator(".prompt .cancel")).to_have_count(0)
    expect(ticked).to_have_count(0)


def test_who_waits_for_reactions_sees_for_whom_and_reads_who_passed(arrive: Arrive, server: Running) -> None:
    ada, bob = two_people(arrive, server, sets=["owls", "macaws", "pandas"], window=0)
    waits, asks = ada.page.locator(".prompt.waits.reaction"), bob.page.locator(".reaction .pass-turn")
    while not (waits.count() and asks.count()):
        for each in (ada, bob):
            passing = each.page.get_by_role("button", name=each.say("web-table-pass"), exact=True)
            if passing.count() and each is ada:
                passing.click()
            elif each.is_asked and not each.page.locator(".prompt.reaction").count():
                each.take_advice()
        ada.page.wait_for_timeout(50)
    expect(waits.get_by_role("timer")).to_be_visible()
    expect(waits.locator(".awaited li")).to_have_count(1)
    name = waits.locator(".awaited b").inner_text()
    passes = ada.page.locator(".log li").get_by_text(f"{name} passes.")
    before = passes.count()
    asks.click()
    expect(passes.nth(before)).to_be_visible()
    expect(waits).to_have_count(0)


def test_why_not(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    at = somebody.at
    for what in somebody.page.locator(".slots .card[data-state=off], .act.dis").all():
        what.click(force=True)
        tip = somebody.see(".tip.shown")
        assert len(tip.inner_text()) > 20
        somebody.page.keyboard.press("Escape")
        expect(somebody.page.locator(".tip")).to_have_count(0)
    somebody.page.locator(".prompt").press("Enter")  # nothing selected yet
    assert len(somebody.see(".tip.shown").inner_text()) > 20
    assert somebody.at == at


def test_another_language_in_the_middle_of_a_game(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    lines = somebody.page.locator(".log .lines li:not(.sep)")
    assert somebody.play(2)
    assert somebody.until_asked()
    while not lines.count():  # the first picks of a run tell nothing yet
        assert somebody.play(1)
        assert somebody.until_asked()
    asked = somebody.prompt.inner_text()
    line = lines.first.inner_text()
    somebody.button("web-settings").click()
    somebody.page.get_by_label("Français").check()
    expect(somebody.page.locator("html")).to_have_attribute("lang", "fr")
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator("dialog[open]")).to_have_count(0)
    expect(somebody.prompt).not_to_have_text(asked)
    expect(lines.first).not_to_have_text(line)
    assert somebody.play(2)
    assert somebody.page.evaluate("document.documentElement.lang") == "fr"


def test_talk_is_text(arrive: Arrive, server: Running) -> None:
    ada, bob = two_people(arrive, server)
    bob.page.locator("#say").fill(MARKUP)
    bob.page.locator("#say").press("Enter")
    expect(ada.page.locator(".talk li")).to_contain_text(MARKUP)
    assert ada.count(".talk img, .talk li b") == 1  # the name in bold, and no more
    expect(ada.page.locator("[role=log] p", has_text=MARKUP)).to_have_count(1)  # spoken once
    expect(ada.page.get_by_role("button", name=ada.say("web-table-talk", count=1))).to_be_visible()
    ada.page.keyboard.press("c")
    ada.page.keyboard.type("👋")
    ada.page.keyboard.press("Enter")
    expect(bob.page.locator(".talk li")).to_have_count(2)


def test_reading_a_card(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    somebody.hand.first.hover()
    text = somebody.see(".zoom-float.shown").inner_text()
    assert len(text) > 40
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator(".zoom-float")).to_have_count(0)
    somebody.hand.nth(1).click(button="right")
    somebody.see(".zoom-dialog[open]")
    somebody.page.keyboard.press("Escape")
    expect(somebody.page.locator(".zoom-dialog[open]")).to_have_count(0)


def test_a_long_press_reads_a_card(arrive: Arrive, server: Running) -> None:
    phone = with_a_bot(arrive("fr", 360, 740), server)
    box = phone.hand.last.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + 30}]
    touch = phone.page.context.new_cdp_session(phone.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    phone.see(".zoom-dialog[open]")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.page.wait_for_timeout(200)
    assert len(phone.see(".zoom-dialog[open]").inner_text()) > 40
    assert phone.count(".card[data-state=selected], .tip") == 0
    phone.page.locator(".zoom-close").tap()
    expect(phone.page.locator(".zoom-dialog[open]")).to_have_count(0)


def test_leafing_through_a_discard(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    piles = somebody.page.locator("button[data-place^='discard:']:has(.card:not(.none))")
    while piles.count() == 0:
        somebody.take_advice()
        assert somebody.until_asked()
    piles.first.click()
    leaf = somebody.see("dialog.leaf[open]")
    expect(leaf).to_contain_text(somebody.say("web-table-leaf-order"))
    assert leaf.locator(".card").count() > 0
    somebody.page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


@pytest.mark.parametrize(
    ("link", "title"),
    [
        ("/t/nowhere/0#abc", "web-problem-unknown-table"),
        ("{table}/0#wrong", "web-problem-bad-link"),
        ("{table}/1", "web-problem-bad-link"),
        ("/nowhere", "web-problem-unknown-page"),
        ("/replay/nowhere", "web-problem-unknown-table"),
    ],
)
def test_a_wrong_link_says_so(arrive: Arrive, server: Running, link: str, title: str) -> None:
    host = Guest(server)
    host.open_table(players=2, seats=["open"])
    somebody = arrive("fr")
    somebody.go(link.format(table=f"/t/{host.table}"))
    expect(somebody.page.locator("main.problem h1")).to_have_text(somebody.say(title))
    somebody.page.locator("main.problem a", has_text=somebody.say("web-problem-home")).click()
    somebody.see("main.home")


def test_what_happens_is_animated_until_somebody_is_in_a_hurry(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en", animated=True), server)
    somebody.page.evaluate(SEE_GHOSTS)
    somebody.take_advice()
    while not somebody.count(".table:not([data-asked])"):
        somebody.take_advice()
    somebody.page.wait_for_function("() => window.ghosts > 0")
    somebody.page.keyboard.press("Shift")
    somebody.page.wait_for_function(
        "() => { const { at, shown } = document.querySelector('.table').dataset; return at === shown; }"
    )
    expect(somebody.page.locator(".ghost")).to_have_count(0)


def test_nothing_moves_for_those_who_ask_for_less_motion(arrive: Arrive, server: Running) -> None:
    somebody = with_a_bot(arrive("en"), server)
    assert somebody.count(".card[data-state=can]") > 0
    somebody.page.wait_for_timeout(500)
    assert somebody.page.evaluate("document.getAnimations().map(each => each.animationName ?? '')") == []
