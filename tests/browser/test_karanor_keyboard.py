"""Three turns of Karanor without a mouse, with a trade that is accepted and one that is answered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.bazaar import Trader, propose
from tests.browser.tables import advance
from tests.browser.visitor import GOES_ON, Arrive, Visitor
from tests.server.guests import Guest, Message, begun
from tests.server.running import Running

STOPS = 150
"""More stops of the Tab key than the table has."""
NO_POINTER = "addEventListener('pointerdown', () => (document.documentElement.dataset.pointed = ''), true);"
IS_ON = "selector => document.activeElement.matches(selector)"
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
ENDS_OR_ASKS = f"before => document.querySelector('.end-turn.btn-gold') || ({GOES_ON})(before)"
ADA, BEA = 0, 1


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until such a thing has the focus, and shows it."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(IS_ON, selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab does not come to {selector}")


class Evening:
    """Ada, who has only a keyboard, and Bea, who has no browser at all."""

    def __init__(self, ada: Visitor, bea: Guest) -> None:
        self.ada, self.bea = ada, bea
        self.page = ada.page
        self.keys = ada.page.keyboard

    @property
    def scene(self) -> Message:
        self.bea.catch_up()
        assert self.bea.moment is not None
        scene: Message = self.bea.moment["scene"]
        return scene

    @property
    def is_free(self) -> bool:
        """May Ada choose an action?"""
        return self.ada.is_asked and self.ada.count(".end-turn") > 0

    def until_free(self) -> None:
        """Whatever Ada is asked besides is answered as a hint says; Bea plays on."""
        while not self.is_free:
            assert advance([self.bea], lambda _: self.ada.is_asked or self.ada.is_over) is not None
            if self.ada.is_asked and not self.is_free:
                self.ada.take_advice()

    def end_turn(self) -> None:
        turn = self.scene["turn"]
        while self.scene["turn"] == turn:
            self.until_free()
            before = self.ada.now
            while self.ada.now == before:
                self.keys.press("e")  # once more where actions are left
                self.page.wait_for_function(ENDS_OR_ASKS, arg=before)
            advance([self.bea], lambda _: self.ada.is_asked or self.scene["turn"] != turn)

    def draft(self) -> None:
        """Keep a commerce, and whatever comes before the first turn."""
        tab_to(self.page, ".opening-cards .kcard")
        first = self.page.evaluate("document.activeElement.dataset.card")
        self.keys.press("ArrowRight")
        assert self.page.evaluate("document.activeElement.dataset.card") != first
        before = self.ada.now
        self.keys.press("Enter")
        expect(self.page.locator(".opening-cards .kcard:focus")).to_have_attribute("aria-pressed", "true")
        self.keys.press("Enter")
        self.ada.until_on(before)

    def work(self) -> None:
        before = self.ada.now
        self.keys.press("3")
        self.ada.until_on(before)

    def travel(self) -> None:
        """To a place nearby, by arrows on the chart, and once more to confirm."""
        tab_to(self.page, ".place")
        for key in ARROWS:
            self.keys.press("Home")
            self.keys.press(key)
            if self.page.evaluate(IS_ON, ".place[data-reach]"):
                break
        for _ in range(STOPS):
            if self.page.evaluate(IS_ON, ".place[data-reach]"):
                break
            self.keys.press("PageDown")
        here = self.scene["merchants"][ADA]["place"]
        self.keys.press("Enter")
        expect(self.page.locator(".journey")).to_be_visible()
        self.keys.press("Enter")
        advance([self.bea], lambda _: self.scene["merchants"][ADA]["place"] != here)


def test_three_turns_with_a_trade_by_keyboard_alone(arrive: Arrive, server: Running) -> None:
    host, bea = begun(server, 2, game="karanor")
    ada = arrive("en")
    ada.page.context.add_init_script(NO_POINTER)
    ada.be(host).see(".table.karanor")
    evening, trader, keys = Evening(ada, bea), Trader(ada), ada.page.keyboard
    evening.draft()

    # The first turn: work, and go somewhere.
    evening.until_free()
    gold = evening.scene["merchants"][ADA]["gold"]
    evening.work()
    assert evening.scene["merchants"][ADA]["gold"] > gold
    evening.until_free()
    evening.travel()
    evening.end_turn()

    # The second: an offer, which somebody far away accepts.
    evening.until_free()
    evening.work()
    evening.until_free()
    keys.press("g")
    expect(ada.page.locator(".addressee")).to_be_focused()
    keys.press("Tab")
    expect(trader.field("give", "gold")).to_be_focused()
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(trader.composer).to_have_count(0)
    expect(trader.offer(1)).to_be_visible()
    assert bea.do("act", key="accept:1")["is"] == "done"
    expect(ada.page.locator(".offer.done[data-offer='1']")).to_be_visible()
    evening.end_turn()

    # The third: an offer of the other, found and accepted.
    evening.until_free()
    evening.work()
    evening.until_free()
    coin = {"gold": 1}
    has_coin = evening.scene["merchants"][BEA]["gold"] > 0
    propose(bea, ADA, give=coin if has_coin else {}, get={} if has_coin else coin)
    expect(trader.offer(2)).to_be_visible()
    keys.press("n")
    tab_to(ada.page, ".offer .yes")
    keys.press("Enter")
    expect(ada.page.locator(".offer.done[data-offer='2']")).to_be_visible()
    evening.end_turn()
    assert not ada.page.evaluate("'pointed' in document.documentElement.dataset")
    assert ada.complaints == []
