"""One's own games, kept in the browser: noted once, counted, taken away, thrown away."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.tables import advance, by_bots_until
from tests.browser.visitor import Arrive
from tests.server.guests import Guest, until_dealt
from tests.server.running import Running

FAR = 5
"""Stacks somebody has when the host plays on by themselves."""


def ended_by_its_host(server: Running) -> Guest:
    """A game whose host has played its end, after bots have played most of it."""
    while True:
        host = Guest(server)
        host.open_table(players=2, seats=["greedy"], start=True)
        until_dealt([host.connect()])
        by_bots_until([host], lambda moment: max(moment["progress"]) >= FAR)
        advance([host], lambda _: False)
        host.catch_up()
        if not host.shown["seats"][0]["bot"]:  # else the bots were quicker
            return host


def test_a_finished_game_counts_once_and_can_be_taken_away(arrive: Arrive, server: Running) -> None:
    host = ended_by_its_host(server)
    assert host.moment is not None
    somebody = arrive("en", 390, 844)
    page = somebody.page
    for _ in range(2):  # its end is seen twice
        somebody.be(host).see("main.end")
        page.wait_for_function("() => JSON.parse(localStorage['comptoir.games'] ?? '[]').length > 0")
    somebody.go()
    page.locator("main").get_by_role("link", name=somebody.say("web-page-statistics")).click()
    won = 0 in host.moment["scene"]["winners"]
    share = "100%" if won else "0%"
    expected = somebody.say("web-stats-sum", games=1, won=int(won), share=share)
    expect(page.locator(".sum")).to_have_text(expected)
    expect(page.locator("tbody").first.locator("tr")).to_have_count(1)
    assert somebody.barriers_by_day_and_night() == []

    saved = {}
    for kind in ("JSON", "CSV"):
        with page.expect_download() as download:
            somebody.button("web-stats-save", kind=kind).click()
        saved[kind] = Path(download.value.path()).read_text("utf-8")
    (game,) = json.loads(saved["JSON"])
    assert (game["table"], game["seat"], game["won"]) == (host.table, 0, won)
    assert saved["CSV"].count(host.table) == 1
    somebody.button("web-stats-forget").click()
    somebody.button("web-stats-forget-sure").click()
    expect(page.locator(".sum")).to_have_text(somebody.say("web-stats-none"))
    somebody.go("/statistics").see(".btn-gold")
