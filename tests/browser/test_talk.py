"""Talk at a table of Dale: phrases and emotes that each reads in their language, beside who sent them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import Arrive
from tests.server.guests import begun
from tests.server.running import Running


def test_emotes_and_phrases_are_seen_beside_a_seat_and_can_be_muted(arrive: Arrive, server: Running) -> None:
    host, friend = begun(server, 2, sets="beginner")
    somebody = arrive("fr").be(host).sit()
    page = somebody.page
    talk, bubbles = page.locator(".talk li"), page.locator(".bubble")

    assert friend.do("say", phrase="well_played")["is"] == "done"
    expect(page.locator(".bubble[data-said=well_played]")).to_have_text(somebody.say("phrase-well-played"))
    expect(talk.last).to_contain_text(somebody.say("phrase-well-played"))
    page.locator(".chat [data-phrase=laugh]").click()
    heard = friend.until("talk", where=lambda each: each["said"]["seat"] == 0)["said"]
    assert (heard["phrase"], heard["text"]) == ("laugh", "bursts out laughing.")
    expect(page.locator(".bubble.seat-1[data-said=laugh]")).to_be_visible()
    page.locator(".sayings summary").click()
    page.locator(".sayings [data-phrase=thanks]").click()
    assert friend.until("talk")["said"]["text"] == "Thanks!"

    somebody.button("web-settings").click()
    page.get_by_role("radio", name=somebody.say("web-bubbles-off")).check()
    page.keyboard.press("Escape")
    assert friend.do("say", phrase="wow")["is"] == "done"
    expect(talk.last).to_contain_text(somebody.say("phrase-wow"))
    expect(page.locator(".bubble[data-said=wow]")).to_have_count(0)
    expect(bubbles).to_have_count(0)  # those of before go by themselves
