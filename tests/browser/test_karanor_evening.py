"""Evenings of Karanor in real browsers: three people with trades, and one against five bots."""

from __future__ import annotations

import os
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.bazaar import Trader, gold
from tests.browser.tables import way_to
from tests.browser.visitor import Arrive, Visitor, play_out
from tests.server.guests import Guest
from tests.server.running import Running

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
ROUNDS = 10 if FULL else 2
ADA, BEA, CLEO = 0, 1, 2


def play_until(people: Sequence[Visitor], step: str) -> None:
    """Everybody plays as a bot would, until something is true of the first one's page."""
    while not people[0].page.evaluate(step):
        asked = [each for each in people if each.is_asked]
        for each in asked:
            each.take_advice()
        if not asked:
            people[0].page.wait_for_timeout(20)


def is_round(number: int) -> str:
    """Is that round under way, or the game over?"""
    return f"Number(document.querySelector('.table')?.dataset.round ?? 99) >= {number}"


def test_three_people_play_an_evening(arrive: Arrive, server: Running) -> None:
    """One of them on a phone; every round somebody makes an offer that somebody accepts."""
    guest = Guest(server)
    guest.open_table("Ada", game="karanor", players=3)
    ada = arrive("fr").go(guest.ticket())
    ada.see(".lobby")
    links = guest.links()["seats"]
    bea = arrive("en", width=390, height=844).go(links[BEA])
    cleo = arrive("fr", width=1024, height=768).go(links[CLEO])
    for each in (bea, cleo):
        each.see(".lobby")
    start = ada.button("web-lobby-start")
    expect(start).to_be_enabled()
    start.click()
    people = [ada, bea, cleo]
    for each in people:
        each.see(".table.karanor")
    trader, other = Trader(ada), Trader(cleo)
    offers = 0
    for number in range(1, ROUNDS + 1):
        play_until(people, is_round(number))
        if ada.is_over:
            break
        if trader.page.locator(".bargain .compose:not([aria-disabled])").count() == 0:
            continue
        if not gold(guest.another_tab())[CLEO]:
            continue  # nothing can be had of her
        offers += 1
        trader.propose(CLEO, give={"gold": 0}, get={"gold": 1})
        other.look()
        other.page.locator(".offers .offer .yes").last.click()
        expect(trader.page.locator(".offer.done").first).to_be_visible()
    assert offers > 0, "nobody had anything"
    for each in people:
        assert each.complaints == []
        assert not each.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_whole_game_against_five_bots(arrive: Arrive, server: Running) -> None:
    limit = {} if FULL else {"options": {"round_limit": 3}}
    ada = arrive("fr").go(
        way_to(server, game="karanor", players=6, seats=["greedy"] * 5, start=True, **limit)
    )
    ada.see(".table.karanor")
    play_out([ada])
    assert ada.see("main.end h1").inner_text()
    assert ada.barriers() == []
