"""Two against two: two people across from each other, and two bots, until one of the people has to leave."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.tables import leave_to_bots, voice_of
from tests.browser.visitor import FULL, Arrive, play_out
from tests.server.running import Running

STEPS = 25 if FULL else 6
"""So often both look whether they are asked, before one of them leaves."""


def test_partners_fill_one_stall(arrive: Arrive, server: Running) -> None:
    host, partner = arrive("en"), arrive("fr", 1024, 768)
    host.go()
    host.button("web-create-teams").click()
    for number, kind in ((2, "easy"), (3, "open"), (4, "hard")):
        host.page.get_by_role("combobox", name=host.say("web-seat-number", number=number)).select_option(kind)
    host.button("web-bar-open").click()
    host.see(".lobby")
    partner.go(host.page.get_by_label(host.say("web-share-seat", number=3)).input_value())
    partner.see(".lobby")
    expect(host.page.locator(".places li", has_text=host.say("web-seat-team", number=1))).to_have_count(2)
    host.button("web-lobby-start").click()
    for each in (host, partner):
        each.sit()
        expect(each.page.locator(".table.teams .mystall")).to_contain_text(each.say("web-table-our-stall"))
        expect(each.page.locator(".opps .opp:not(.bare)")).to_have_count(1)
    for _ in range(STEPS):
        for each in (host, partner):
            if each.is_asked:
                each.take_advice()
        host.page.wait_for_timeout(100)
    partner.page.context.close()
    host.button("web-table-let-bot").click()
    expect(host.button("web-table-let-bot")).to_have_count(0)
    # She plays on alone for a while, and has a bot play the rest for her too.
    play_out([host], STEPS)
    leave_to_bots([host], [voice_of(host, server)], nearly=9)  # of ten
    expect(host.page.locator(".end .merchants > *")).to_have_count(2)  # one for each team
