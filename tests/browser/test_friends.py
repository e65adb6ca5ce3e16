"""Two people in two browsers, from the home page to the end of the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import by_bots_until, voice_of
from tests.browser.visitor import FULL, Arrive, play_out
from tests.server.running import Running

STEPS = 40 if FULL else 14
"""So many are made by hand; the rest is left to bots."""


def test_two_people_finish_a_game(arrive: Arrive, server: Running) -> None:
    host, friend = arrive("en"), arrive("fr")
    host.go()
    host.page.get_by_role("group", name=host.say("web-create-players")).get_by_text("2", exact=True).click()
    host.page.get_by_label(host.say("web-seat-you"), exact=True).fill("Ada")
    host.button("web-bar-open").click()
    host.see(".lobby")
    assert "#" not in host.page.url
    host.button("web-lobby-start").click(force=True)  # it says why not
    expect(host.page.get_by_text(host.say("web-lobby-not-yet", free=1))).to_be_visible()
    # The link of the seat comes a moment after the seat is free; the first one there is for spectators.
    host.page.get_by_role("button", name=host.say("web-share-seat", number=2)).first.click()
    expect(host.button("web-share-copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    friend.go(link)
    friend.see(".lobby")
    assert friend.page.url == link.partition("#")[0]
    friend.page.locator("#my-name").fill("Zoé")
    friend.page.locator("#my-name").press("Enter")
    expect(host.page.locator(".places")).to_contain_text("Zoé")
    host.button("web-lobby-start").click()
    host.sit()
    friend.sit()
    play_out([host, friend], STEPS)
    by_bots_until([voice_of(each, server) for each in (host, friend)], lambda _: False)  # all of it is shown
    titles = {each.see("main.end h1").inner_text() for each in (host, friend)}
    assert len(titles) == 2  # each in their own language
    expect(host.page.locator(".end .merchants > *")).to_have_count(2)
    host.button("web-end-fair-check").click()
    expect(host.page.locator(".fair .verdict.good")).to_be_visible()

    friend.button("web-end-rematch").click()
    host.button("web-end-rematch-join").click()  # nobody is taken along who has not agreed
    for each in (host, friend):
        each.sit()
