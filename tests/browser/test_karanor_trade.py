"""Negotiation at a table of Karanor: offers, counter-offers, reasons, drafts that survive, and talk."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.bazaar import Trader, all_come, gold, has_tile, market_day, offers, propose
from tests.browser.conftest import options
from tests.browser.tables import advance, voice_of
from tests.browser.visitor import Arrive
from tests.karanor.packages import install
from tests.server.guests import Guest
from tests.server.running import Running

ADA, BEA, CLEO = 0, 1, 2
SEE_NEW = """() => {
    window.isNew = false;
    new MutationObserver(() => { window.isNew ||= document.querySelector('.offer .new') !== null; })
        .observe(document.body, {childList: true, subtree: true});
}"""
"""An offer is new for a moment only, which may be over before a test looks."""
SOON_OVER = ("end_prestige = { p2 = 10", "end_prestige = { p2 = 2")


def test_a_counter_offer_is_refused_and_the_first_one_accepted(arrive: Arrive, server: Running) -> None:
    guests = market_day(server)
    ada, bea = map(Trader, all_come(arrive, guests, "en", "fr"))
    bea.page.evaluate(SEE_NEW)
    ada.propose(BEA, CLEO, give={"gold": 1}, get={"gold": 2})
    bea.page.wait_for_function("window.isNew")
    bea.offer(1).locator(".counter").click()
    # What was offered stays beside what is answered, and can still be accepted as it is.
    expect(bea.composer.locator(".countered .offer")).to_have_count(2)
    expect(bea.field("give", "gold")).to_have_value("2")
    bea.fill({"gold": 1}, {})
    expect(bea.composer.locator(".countered .delta").first).to_contain_text("1")
    assert bea.visitor.barriers(".bargain") == []
    bea.send()
    # Ada sees the answer with her own offer beside it, and declines it.
    expect(ada.offer(2).locator(".answered")).to_be_visible()
    assert ada.visitor.barriers(".bargain") == []
    ada.offer(2).locator(".btn", has_text=ada.visitor.say("web-karanor-bargain-decline")).click()
    # Her first offer is still there; the refused answer says so, hatched.
    expect(bea.page.locator(".offer.dead[data-offer='2']")).to_contain_text("Ada")
    expect(bea.offer(1).locator(".yes")).to_be_visible()
    bea.offer(1).locator(".yes").click()
    expect(bea.page.locator(".offer.done[data-offer='1']")).to_be_visible()


def test_two_accept_the_same_offer_at_once(arrive: Arrive, server: Running) -> None:
    guests = market_day(server)
    before = gold(guests[0])
    bea, cleo = map(Trader, all_come(arrive, guests[1:], "en", "en"))
    propose(guests[ADA], BEA, CLEO, give={"gold": 2}, get={"gold": 1})
    for each in (bea, cleo):
        expect(each.offer(1).locator(".yes")).to_be_visible()
        # Neither hears of the other before both have clicked.
        each.page.context.set_offline(True)
        each.page.locator(".banner").first.wait_for()
        each.offer(1).locator(".yes").click()
    for each in (bea, cleo):
        each.page.context.set_offline(False)
    for each in (bea, cleo):
        # Both read who was faster, where the offer lay.
        expect(each.page.locator(".offer.done[data-offer='1']")).to_contain_text("accept")
    guests[ADA].catch_up()
    changed = [now - then for now, then in zip(gold(guests[ADA]), before, strict=True)]
    assert (sorted(changed), changed[ADA]) == ([-1, 0, 1], -1)
    faster, slower = (bea, cleo) if changed[BEA] else (cleo, bea)
    expect(slower.page.locator(".offer .note.bad")).to_contain_text("no open offer")
    expect(faster.page.locator(".offer .note.bad")).to_have_count(0)


def test_what_cannot_be_offered_is_refused_where_it_was_composed(arrive: Arrive, server: Running) -> None:
    guests = market_day(server, 2)
    [ada] = map(Trader, all_come(arrive, guests, "en"))
    ada.compose()
    ada.fill({"gold": 500}, {})
    ada.send()
    reason = ada.composer.locator(".note.bad")
    expect(reason).to_be_visible()
    expect(ada.field("give", "gold")).to_have_value("500")
    ada.fill({"gold": 0}, {})
    ada.send()
    expect(reason).to_contain_text("empty")
    ada.field("give", "gold").press_sequentially("x1.")
    expect(ada.field("give", "gold")).to_have_value("1")
    ada.address()
    ada.send()
    expect(reason).to_be_visible()
    assert offers(guests[BEA]) == []


def test_a_draft_survives_a_reload(arrive: Arrive, server: Running) -> None:
    guests = market_day(server)
    [ada] = map(Trader, all_come(arrive, guests, "en"))
    ada.compose()
    ada.address(CLEO)
    ada.fill({"gold": 2}, {"wood": 1})
    ada.page.reload()
    expect(ada.field("give", "gold")).to_have_value("2")
    expect(ada.field("get", "wood")).to_have_value("1")
    expect(ada.page.locator(f".addressee[data-to='{CLEO}']")).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(f".addressee[data-to='{BEA}']")).to_have_attribute("aria-pressed", "false")
    # Closed, it waits; a half-written offer is nobody else's business.
    ada.page.keyboard.press("Escape")
    expect(ada.composer).to_have_count(0)
    assert offers(guests[BEA]) == []
    ada.compose()
    ada.fill({}, {"wood": 0, "gold": 1})
    ada.send()
    expect(ada.offer(1)).to_be_visible()
    [offer] = offers(guests[CLEO])
    assert [each["seat"] for each in offer["to"]] == [CLEO]


def test_a_draft_survives_without_a_network_and_the_death_of_the_server(
    arrive: Arrive, tmp_path: Path
) -> None:
    first = Running(tmp_path / "data", options())
    guests = market_day(first, 2)
    [ada] = map(Trader, all_come(arrive, guests, "fr", at=first))
    lost = ada.page.locator(".banner.bad")
    ada.compose()
    ada.fill({"gold": 1}, {"gold": 1})
    ada.page.context.set_offline(True)
    expect(lost).to_contain_text(ada.visitor.say("web-table-lost"))
    ada.fill({}, {"gold": 2})  # no more than everybody has
    ada.page.context.set_offline(False)
    expect(lost).to_have_count(0)
    first.kill()
    expect(lost).to_be_visible()
    # All of it is there, and can be gone on with.
    expect(ada.field("give", "gold")).to_have_value("1")
    expect(ada.field("get", "gold")).to_have_value("2")
    ada.fill({"gold": 2}, {})
    ada.send()
    second = Running(tmp_path / "data", options(), port=first.port)
    try:
        # It was sent while nobody listened, and arrives once.
        expect(ada.composer).to_have_count(0)
        expect(ada.offer(1)).to_be_visible()
        guests[BEA].reload()
        [offer] = offers(guests[BEA])
        assert (offer["give"]["gold"], offer["get"]["gold"]) == (2, 2)
        ada.page.goto("about:blank")
    finally:
        assert second.stop() == 0


def test_a_tile_is_asked_for_once_more(arrive: Arrive, server: Running) -> None:
    guests = market_day(server, 2, lambda merchants: has_tile(merchants[BEA]))
    ada, bea = map(Trader, all_come(arrive, guests, "fr", "en"))
    ada.compose()
    ada.page.locator(".rack .tile").last.click()
    ada.fill({"gold": 1}, {})
    ada.send()
    offer = bea.offer(1)
    offer.locator(".yes").click()
    # In the same place, and the first answer is to keep it.
    expect(offer.locator(".keep")).to_be_focused()
    bea.page.keyboard.press("Enter")
    expect(offer.locator(".yes")).to_be_focused()
    assert bea.visitor.barriers(".bargain") == []
    offer.locator(".yes").click()
    offer.locator(".sure").click()
    expect(bea.page.locator(".offer.done[data-offer='1']")).to_be_visible()


def test_an_offer_with_the_keyboard_alone(arrive: Arrive, server: Running) -> None:
    guests = market_day(server, 2)
    ada, bea = map(Trader, all_come(arrive, guests, "en", "fr"))
    keys = ada.page.keyboard
    keys.press("g")
    expect(ada.page.locator(".addressee")).to_be_focused()
    keys.press("Tab")
    expect(ada.field("give", "gold")).to_be_focused()
    keys.type("2")
    for _ in range(8):  # down the left column, to the top of the right one
        keys.press("Tab")
    expect(ada.field("get", "gold")).to_be_focused()
    keys.press("ArrowUp")
    keys.press("+")
    keys.press("-")
    expect(ada.field("get", "gold")).to_have_value("1")
    keys.press("Enter")
    expect(ada.composer).to_have_count(0)
    expect(bea.offer(1)).to_be_visible()
    # It was said once to who listens.
    spoken = bea.page.locator(".narrator p", has_text="Ada vous propose")
    expect(spoken).to_have_count(1)
    bea.offer(1).locator(".yes").focus()
    bea.page.keyboard.press("Enter")
    expect(ada.page.locator(".offer.done[data-offer='1']")).to_be_visible()
    # Nobody who goes by keys is sent back to the top of the page.
    expect(bea.page.locator(".offers")).to_be_focused()


def test_a_phrase_is_read_in_everybody_s_language(arrive: Arrive, server: Running) -> None:
    guests = market_day(server, 2)
    ada, bea = map(Trader, all_come(arrive, guests, "en", "fr"))
    for each in (ada, bea):
        each.page.locator(".talking summary").click()
    ada.page.locator("[data-phrase='anyone:wood']").click()
    expect(bea.page.locator(".talking ol")).to_contain_text("Qui a du bois")
    expect(ada.page.locator(".talking ol")).to_contain_text("wood")
    # It is spoken once to whoever listens, and not to who says it.
    expect(bea.page.locator("[role=log] p", has_text="Qui a du bois")).to_have_count(1)
    expect(ada.page.locator("[role=log] p", has_text="wood")).to_have_count(0)
    bea.page.locator("[data-phrase=too_expensive]").click()
    expect(ada.page.locator(".talking ol")).to_contain_text("Too expensive")
    assert bea.visitor.barriers(".bargain") == []


def test_an_offer_with_one_thumb(arrive: Arrive, server: Running) -> None:
    guests = market_day(server, 2)
    [ada] = map(Trader, all_come(arrive, guests, "fr", width=390, height=844))
    ada.page.get_by_role("button", name=ada.visitor.say("web-karanor-tab-trade")).first.tap()
    ada.page.locator(".bargain .compose").tap()
    coin = ada.page.locator(".key[data-key=gold]")
    coin.tap()
    coin.tap()
    ada.page.locator(".pan").first.locator("button").tap()
    ada.page.locator(".switch button").last.tap()
    # A finger that stays asks for a number.
    coin.dispatch_event("pointerdown")
    many = ada.page.locator("dialog.how-many input")
    many.fill("2")
    many.press("Enter")
    expect(many).to_have_count(0)
    expect(coin.locator("b")).to_have_text("2")
    expect(ada.composer).to_be_visible()
    assert ada.visitor.barriers(".bargain") == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ada.composer.locator("footer .btn-gold").tap()
    expect(ada.offer(1).locator(".good")).to_have_count(2)
    assert len(offers(guests[BEA])) == 1


def test_offers_between_others_are_read_and_not_answered(arrive: Arrive, server: Running) -> None:
    guests = market_day(server)
    ada, bea, cleo = map(Trader, all_come(arrive, guests, "en", "en", "fr"))
    watcher = Trader(arrive("en").go(guests[0].links()["watch"]))
    watcher.visitor.see(".table.karanor")
    ada.propose(BEA, give={"gold": 1}, get={"gold": 2})
    expect(bea.offer(1).locator(".yes")).to_be_visible()
    # Who watches sees what lies on the table; who plays reads of it in the ledger.
    expect(watcher.offer(1)).to_be_visible()
    expect(watcher.page.locator(".bargain .btn")).to_have_count(0)
    cleo.page.get_by_role("tab", name=cleo.visitor.say("web-karanor-tab-log")).click()
    expect(cleo.page.locator(".log .lines")).to_contain_text("Ada propose")
    cleo.page.get_by_role("tab", name=cleo.visitor.say("web-karanor-tab-trade")).click()
    expect(cleo.page.locator(".offers .offer")).to_have_count(0)
    ada.page.locator(".offer .btn", has_text=ada.visitor.say("web-karanor-bargain-withdraw")).click()
    expect(bea.page.locator(".offer.dead[data-offer='1']")).to_contain_text("Ada withdraws")
    expect(watcher.page.locator(".offers .offer")).to_have_count(0)


def is_triggered(guest: Guest) -> bool:
    return guest.moment is not None and bool(guest.moment["scene"]["trigger"] >= 0)


def test_all_offers_fall_when_the_end_is_triggered(
    arrive: Arrive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "packages", "short", pack=SOON_OVER)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "packages"))
    server = Running(tmp_path / "data", options())
    try:
        guests = market_day(server, 2, options={"pack": "short"})
        [ada] = map(Trader, all_come(arrive, guests, "en", at=server))
        ada.propose(BEA, give={"gold": 1}, get={"gold": 2})
        propose(guests[BEA], ADA, give={}, get={"gold": 1})
        assert advance([voice_of(ada.visitor, server), guests[BEA]], is_triggered) is not None
        dead = ada.page.locator(".offer.dead", has_text="nobody trades any more")
        expect(dead).to_have_count(2)
        expect(dead.locator(".btn")).to_have_count(0)
        expect(ada.page.locator(".note.closed")).to_be_visible()
        expect(ada.page.locator(".turnno")).to_have_text(ada.visitor.say("web-karanor-last-round"))
        expect(ada.page.locator(".bargain .compose")).to_have_attribute("aria-disabled", "true")
        assert offers(guests[BEA]) == []
        assert ada.visitor.barriers(".bargain") == []
        ada.page.goto("about:blank")
    finally:
        assert server.stop() == 0
