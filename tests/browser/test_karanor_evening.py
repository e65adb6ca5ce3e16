"""Evenings of Karanor in real browsers: three people with trades, and one against five bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.bazaar import Trader, gold
from tests.browser.conftest import serve
from tests.browser.tables import voice_of, way_to
from tests.browser.visitor import FULL, Arrive, Visitor, play_out
from tests.server.guests import Guest
from tests.server.running import Running

ROUNDS, MOST_ROUNDS = 10 if FULL else 2, 40
WINDOW = 3 if FULL else 0.6
ADA, BEA, CLEO = 0, 1, 2
WANTED = {"swap", "refused counter", "accepted counter", "card", "window"} if FULL else {"swap"}
"""What has to happen in an evening: it goes on until all of it has."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = serve(tmp_path_factory.mktemp("data"), window=WINDOW)
    yield running
    assert running.stop() == 0


def is_round(number: int) -> str:
    """Is that round under way, or the game over?"""
    return f"Number(document.querySelector('.table')?.dataset.round ?? 99) >= {number}"


class Evening:
    """Three people, the second of them with a phone, and what has happened among them."""

    def __init__(self, people: Sequence[Visitor], server: Running) -> None:
        self.people = people
        self.server = server
        self.ada, self.cleo = people[ADA], people[CLEO]
        self.seen: set[str] = set()

    def play_until(self, number: int) -> None:
        """Everybody plays as a bot would until that round, when somebody is to choose an action."""
        while not self.ada.is_over:
            if self.ada.page.evaluate(is_round(number)) and any(
                each.count(".end-turn") for each in self.people
            ):
                return
            asked = [each for each in self.people if each.is_asked]
            for each in asked:
                if not self.does_otherwise(each):
                    each.take_advice()
            if not asked:
                self.ada.page.wait_for_timeout(20)

    def does_otherwise(self, visitor: Visitor) -> bool:
        """What no bot would advise, once in an evening."""
        if "window" in WANTED - self.seen and visitor is self.ada and visitor.count(".moment.window .leave"):
            return self.let_run_out(visitor)
        if "card" in WANTED - self.seen:
            return any(self.play_a_card(each) for each in (self.ada, self.cleo))
        return False

    def let_run_out(self, visitor: Visitor) -> bool:
        expect(visitor.page.locator(".moment.window .leave")).to_have_count(0)
        visitor.page.keyboard.press("l")
        expect(visitor.page.get_by_text(visitor.say("log-lapsed-time")).last).to_be_visible()
        visitor.page.keyboard.press("n")
        self.seen.add("window")
        return True

    def play_a_card(self, visitor: Visitor) -> bool:
        """One of the black market, on another's turn, if there is one."""
        voice = voice_of(visitor, self.server)
        moment = voice.moment
        voice.leave()
        assert moment is not None
        cards = [each["card"] for each in moment["unasked"] if each["key"].startswith("card:")]
        if not cards or moment["scene"]["active"] == voice.seat:
            return False
        visitor.page.locator(f".hands [data-card='{cards[0]}']").click()
        panel = visitor.see(".moment.play")
        if panel.locator(".play-aim:not(.off)").count():
            panel.locator(".play-aim:not(.off)").first.click()
        panel.locator(".night").click()
        expect(visitor.page.locator(".moment.play")).to_have_count(0)
        self.seen.add("card")
        return True

    def trade(self) -> None:
        """Ada and Cleo make a deal, another way each time."""
        if min(self.gold[ADA], self.gold[CLEO]) < 2 or not self.ada.count(".compose:not([aria-disabled])"):
            return
        ada, cleo = Trader(self.ada), Trader(self.cleo)
        kinds = [each for each in ("swap", "refused counter", "accepted counter") if each in WANTED]
        kind = next((each for each in kinds if each not in self.seen), kinds[0])
        ada.propose(CLEO, give={"gold": 1}, get={"gold": 2})
        cleo.look()
        if kind != "swap":
            cleo.page.locator(".offers .offer .counter").click()
            cleo.fill({"gold": 1}, {})
            cleo.send()
            answer = ada.page.locator(".offers .offer", has=ada.page.locator(".answered"))
            decline = answer.get_by_role("button", name=self.ada.say("web-karanor-bargain-decline"))
            (answer.locator(".yes") if kind == "accepted counter" else decline).click()
        if kind != "accepted counter":
            cleo.page.locator(".offers .offer .yes").click()
        expect(ada.page.locator(".offers .offer .btn")).to_have_count(0)  # none is open any more
        expect(ada.page.locator(".offer.done").first).to_be_visible()
        self.seen.add(kind)

    @property
    def gold(self) -> list[int]:
        voice = voice_of(self.ada, self.server)
        voice.leave()
        return gold(voice)


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
    evening = Evening(people, server)
    for number in range(1, MOST_ROUNDS + 1):
        evening.play_until(number)
        if ada.is_over:
            break
        evening.trade()
        if number >= ROUNDS and evening.seen >= WANTED:
            break
    assert evening.seen >= WANTED
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
