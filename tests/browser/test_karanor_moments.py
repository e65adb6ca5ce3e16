"""What lies over Karanor's chart, in real browsers: the draft, quests, cards at any time, windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import options, serve
from tests.browser.tables import advance, by_bots_until
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, Message, begun
from tests.server.running import Running

MOST_TABLES = 12
"""So many games are tried until one comes to what is to be seen."""
LONG = 600
WINDOW = 12
"""Seconds a window stays open at the table where one runs out."""


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose windows close by themselves, and to which people may talk fast."""
    running = serve(tmp_path_factory.mktemp("hurried"), window=WINDOW, rate=1000)
    yield running
    assert running.stop() == 0


def at_table(visitor: Visitor, guest: Guest) -> Visitor:
    """Take the seat of a guest, at a table of Karanor."""
    visitor.be(guest)
    visitor.see(".table.karanor")
    return visitor


# -- the opening ----------------------------------------------------------------------------------------


def test_the_draft_is_edited_until_all_are_ready_and_tells_nobody(arrive: Arrive, server: Running) -> None:
    host, friend = begun(server, 2, game="karanor")
    pack = [card["face"] for card in shown(host)["scene"]["merchants"][0]["draft"]["cards"]]
    ada = at_table(arrive("fr"), host)
    cards = ada.page.locator(".opening-cards .kcard")
    ready = ada.page.locator(".round-seat[data-ready]")
    friend.catch_up()
    heard = len(friend.raw)
    cards.nth(0).click()
    ada.commit.click()
    expect(ready).to_have_count(1)
    expect(ada.button("web-karanor-draft-change")).to_be_enabled()
    ada.button("web-karanor-draft-change").click()
    expect(ready).to_have_count(0)
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    ada.commit.click()
    expect(ready).to_have_count(1)
    ada.page.reload()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    assert ada.barriers() == []
    friend.catch_up()
    told = "".join(friend.raw[heard:])
    assert not [face for face in pack if f'"{face}"' in told], "which card was kept is nobody's business"
    friend.pick(0)
    expect(ada.page.locator(".opening-slots .kcard")).to_have_count(1)
    friend.catch_up()
    mine = Guest(server)
    mine.http.cookies.update(host.http.cookies)
    mine.table, mine.seat = host.table, 0
    mine.connect()
    kept = shown(mine)["scene"]["merchants"][0]["commerces"]["cards"]
    assert [card["face"] for card in kept] == [pack[1]]
    assert ada.complaints == []


def table_where(
    server: Running, people: int, dawns: Callable[[Message], bool], is_so: Callable[[Guest], bool]
) -> tuple[list[Guest], Guest]:
    """People at a table, and the one of them of whom something is true; bots play until it dawns."""
    for _ in range(MOST_TABLES):
        guests = begun(server, people, game="karanor")
        by_bots_until(guests, dawns)
        found = advance(guests, is_so)
        if found is not None:
            return guests, found
    raise AssertionError("nothing of the kind in any of the games")


def shown(guest: Guest) -> Any:
    guest.catch_up()
    assert guest.moment is not None
    return guest.moment


# -- quests ---------------------------------------------------------------------------------------------


def can_complete(guest: Guest) -> bool:
    question = guest.question
    return question is not None and any(item["kind"] == "quest" for item in question["items"])


def holds_quests(moment: Message) -> bool:
    return any(each["quests"]["count"] > 1 for each in moment["scene"]["merchants"])


def test_a_quest_is_read_and_completed_on_its_scroll(arrive: Arrive, hurried: Running) -> None:
    guests, found = table_where(hurried, 2, holds_quests, can_complete)
    before = shown(found)["scene"]["merchants"][found.seat]["quests"]["count"]
    for other in [each for each in guests if each is not found]:
        other.do("replace", seat=other.seat, bot=True)  # whatever it is asked meanwhile
    ada = at_table(arrive("fr", at=hurried), found)
    held = ada.page.locator(".hands .kcard.quest")
    expect(held).to_have_count(before)
    scroll = ada.page.locator(".moment.quest")
    for at in range(before):
        held.nth(at).click()
        expect(scroll).to_be_visible()
        if scroll.locator(".btn-gold:not(.show-way)").count():
            break
        ada.page.keyboard.press("Escape")
        expect(scroll).to_have_count(0)
    told = held.nth(at).get_attribute("data-card")
    card = ada.page.locator(f".hands [data-card='{told}']")
    assert ada.barriers() == []
    now = ada.now
    scroll.locator(".btn-gold:not(.show-way)").first.click()
    ada.until_on(now)
    # What it is paid with, or what was gained, may have to be chosen; another quest may have been gained.
    while card.count() and ada.until_asked():
        ada.take_advice()
    expect(card).to_have_count(0)
    assert ada.complaints == []


# -- the black market -----------------------------------------------------------------------------------


def plays_on_another_turn(guest: Guest) -> bool:
    moment = shown(guest)
    keys = [item["key"] for item in moment["unasked"]]
    return moment["scene"]["active"] != guest.seat and any(key.startswith("card:") for key in keys)


def somebody_holds_a_card(moment: Message) -> bool:
    return any(each["black_market"]["count"] for each in moment["scene"]["merchants"])


def test_a_black_market_card_is_played_on_another_turn(arrive: Arrive, hurried: Running) -> None:
    _, found = table_where(hurried, 3, somebody_holds_a_card, plays_on_another_turn)
    moment = shown(found)
    item = next(each for each in moment["unasked"] if each["key"].startswith("card:"))
    ada = at_table(arrive("fr", at=hurried), found)
    card = ada.page.locator(f".hands [data-card='{item['card']}']")
    card.click()
    panel = ada.see(".moment.play")
    assert ada.barriers() == []
    aims = panel.locator(".play-aim:not(.off)")
    if aims.count():
        aims.first.click()
    panel.locator(".night").click()
    expect(ada.page.locator(".moment.play")).to_have_count(0)
    expect(card).to_have_count(0)  # whatever it brings, it is played itself
    assert ada.complaints == []


# -- windows --------------------------------------------------------------------------------------------


def is_in_window(guest: Guest) -> bool:
    return guest.question is not None and bool(guest.question.get("window"))


def test_a_window_runs_out_for_a_person(arrive: Arrive, hurried: Running) -> None:
    guests, found = table_where(hurried, 3, somebody_holds_a_card, is_in_window)
    ada = arrive("en", at=hurried).be(found)
    panel = ada.page.locator(".moment.window")
    ran_out = ada.page.get_by_text(ada.say("log-lapsed-time"))
    # The one that was open may close before the page is there: then the next one is waited for.
    while True:
        ada.page.wait_for_selector(".moment.window .leave, .table.karanor:not([data-asked]), .prompt.mine")
        if panel.locator(".leave").count():
            break
        assert not ada.is_over
        assert advance([each for each in guests if each is not found], lambda _: is_at_rest(ada)) is not None
        if ada.is_asked and not panel.count():
            ada.take_advice()
    expect(panel.locator(".leave")).to_be_focused()
    ada.page.keyboard.press("1")  # no key but Enter answers
    expect(panel).to_have_count(0)
    ada.page.keyboard.press("l")
    expect(ran_out.last).to_be_visible()
    assert ada.complaints == []


def seconds_left(visitor: Visitor) -> int:
    """What the ring says."""
    told = visitor.see(".moment.window [role=timer]").get_attribute("aria-label") or ""
    return int("".join(filter(str.isdigit, told)))


def test_a_window_is_shown_again_after_a_lost_network_and_a_dead_server(
    arrive: Arrive, tmp_path: Path
) -> None:
    lasting = options(window=LONG, rate=1000)
    first = Running(tmp_path / "data", lasting)
    _, found = table_where(first, 3, somebody_holds_a_card, is_in_window)
    ada = at_table(arrive("fr", at=first), found)
    leave, lost = ada.page.locator(".moment.window .leave"), ada.page.locator(".banner.bad")
    expect(leave).to_be_focused()
    at, title, left = ada.at, ada.see(".moment.window h2").inner_text(), seconds_left(ada)
    ada.page.context.set_offline(True)
    expect(lost).to_contain_text(ada.say("web-table-lost"))
    ada.page.context.set_offline(False)
    expect(lost).to_have_count(0)
    # It has gone on meanwhile, and has not begun anew.
    expect(leave).to_be_visible()
    assert ada.see(".moment.window h2").inner_text() == title
    assert seconds_left(ada) <= left
    first.kill()
    expect(lost).to_be_visible()
    second = Running(tmp_path / "data", lasting, port=first.port)
    try:
        expect(lost).to_have_count(0)
        expect(leave).to_be_enabled()
        assert (ada.at, ada.see(".moment.window h2").inner_text()) == (at, title)
        assert 0 < seconds_left(ada) <= LONG
        now = ada.now
        leave.click()
        ada.until_on(now)  # perhaps to another window
        ada.page.goto("about:blank")
    finally:
        assert second.stop() == 0


def is_at_rest(visitor: Visitor) -> bool:
    return visitor.is_asked or visitor.is_over
