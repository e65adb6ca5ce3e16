"""Karanor's table in a real browser: a turn on the bench, what keeps people out, every question answered."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.asked import Asked, moment_of
from tests.browser.tables import advance, played
from tests.browser.visitor import Arrive, Visitor
from tests.scenarios.karanor.stage import given
from tests.server.guests import Guest, begun, bring_about, offers
from tests.server.running import Running

WIDER = "document.documentElement.scrollWidth > innerWidth"
QUESTIONS = {
    "take_commerce": 2,
    "discard_quest": 2,
    "pay_goods": 2,
    "gain_goods": 2,
    "keep_artefact": 2,
    "choose_associate": 2,
    "sell_goods": 2,
    "steal_associate": 3,
    "steal_goods": 3,
    "market": 2,
}
"""Questions that are answered on the table itself, and how many merchants it takes."""
PICKABLE = "[data-state=can], [data-look=can] > button, button[data-look=can]"


def merchant(server: Running, arrive: Arrive, lang: str = "en", players: int = 2, **how: Any) -> Visitor:
    """Somebody whose turn has just begun."""
    guests = begun(server, players, game="karanor")
    # Once in some thousand deals the first one can go nowhere.
    player = bring_about(guests, Random(3), offers("step"))
    visitor = arrive(lang, **how).be(player)
    visitor.see(".deed:not(.idle), .drawers")
    visitor.see(".place[data-reach]")
    return visitor


def deed(visitor: Visitor, action: str) -> Any:
    return visitor.page.locator(f"[data-anchor='action:{action}']")


def test_a_turn_on_the_bench_work_ask_why_and_end(arrive: Arrive, server: Running) -> None:
    ada = merchant(server, arrive)
    page = ada.page
    pips = page.locator(".action-pips i:not(.spent)")
    gold = page.locator(".purse .num")
    before, left = gold.inner_html(), pips.count()
    deed(ada, "deliver").click(force=True)
    expect(page.locator(".tip.shown")).to_be_visible()  # why not, in a sentence
    page.keyboard.press("Escape")
    deed(ada, "work").click()
    expect(pips).to_have_count(left - 1)
    assert gold.inner_html() != before
    end = page.locator(".end-turn")
    end.click()
    expect(end).to_contain_text(ada.say("web-karanor-end-really", count=left - 1))  # actions are left
    end.click()
    expect(page.locator(".end-turn")).to_have_count(0)
    assert ada.complaints == []


def test_keys_alone_play_a_turn(arrive: Arrive, server: Running) -> None:
    ada = merchant(server, arrive, "fr")
    page = ada.page
    pips = page.locator(".action-pips i:not(.spent)")
    left = pips.count()
    page.keyboard.press("3")
    expect(pips).to_have_count(left - 1)
    page.keyboard.press("u")
    expect(pips).to_have_count(left)
    page.keyboard.press("9")
    expect(page.locator(".tip.shown")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.classList.contains('kcard')")
    page.keyboard.press("l")
    expect(page.locator(".log .lines")).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator(".help")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".end-turn")).to_have_count(0)


@pytest.mark.parametrize("prompt", QUESTIONS)
def test_questions_are_answered_where_their_things_lie(prompt: str, arrive: Arrive, server: Running) -> None:
    ada = Asked(arrive("fr"), server, *moment_of(prompt, QUESTIONS[prompt]))
    page = ada.visitor.page
    assert ada.visitor.barriers() == []
    for _ in range(8):
        if ada.picks:
            break
        gold = page.locator(".commit:not([aria-disabled])")
        (gold if gold.count() else page.locator(PICKABLE).last).click()  # the last of a hand lies free
    assert ada.picks, prompt
    assert ada.visitor.complaints == []


@pytest.mark.parametrize("prompt", ["discard_quest", "pay_goods", "gain_goods", "choose_associate"])
def test_a_thumb_answers_them_too(prompt: str, arrive: Arrive, server: Running) -> None:
    ada = Asked(arrive("en", 390, 844), server, *moment_of(prompt, QUESTIONS[prompt]))
    page = ada.visitor.page
    expect(page.locator(PICKABLE).first).to_be_visible()
    for _ in range(8):
        if ada.picks:
            break
        gold = page.locator(".commit:not([aria-disabled])")
        (gold.last if gold.count() else page.locator(PICKABLE).first).click()  # the last: a drawer is over it
    assert ada.picks, prompt


def test_the_scroll_shows_the_way_and_asks_the_table(arrive: Arrive, server: Running) -> None:
    """Where a quest can end and what is missing for it: each a click away, on a desk and on a phone."""
    game = given(at="kien", quests="q_testament", seats={1: {"gold": 5}, 2: {"gold": 1}})
    ada = Asked(arrive("fr"), server, game.match, 0)
    page = ada.visitor.page
    quest = page.locator(f".hands [data-card='{game.table.quests[0][0]}']")
    scroll = page.locator(".moment.quest")
    # What cannot be done says why, on its button or, where that is small, beside it.
    harvest = page.locator("[data-anchor='action:harvest']")
    expect(harvest.locator("em")).to_have_text("rien ici")
    page.set_viewport_size({"width": 1024, "height": 768})
    expect(harvest).to_have_attribute("title", re.compile("rien ici"))
    page.set_viewport_size({"width": 1440, "height": 900})
    quest.click()
    expect(scroll.locator(".needs")).to_contain_text("Ombrelac")
    expect(scroll.locator(".needs")).not_to_contain_text("OMBRELAC")
    assert ada.visitor.barriers(".moment.quest") == []
    scroll.locator(".ask-table").click()
    expect(page.locator(".addressee[aria-pressed=true]")).to_have_attribute("data-to", "1")
    expect(page.locator(".composer .scale")).to_contain_text("3")
    page.keyboard.press("Escape")
    expect(page.locator(".composer")).to_have_count(0)
    quest.click()
    scroll.locator(".show-way").click()
    shows_the_way(page)
    page.keyboard.press("Escape")
    expect(page.locator(".journey")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".drawers button").first.click()
    quest.click()
    scroll.locator(".show-way").click()
    shows_the_way(page)
    expect(page.locator(".drawer")).to_have_count(0)
    assert ada.visitor.complaints == []


def shows_the_way(page: Page) -> None:
    expect(page.locator(".moment.quest")).to_have_count(0)
    expect(page.locator(".journey")).to_contain_text("Ombrelac")
    expect(page.locator(".place[data-state=goal]")).to_be_in_viewport()
    expect(page.locator(".journey")).to_be_focused()
    expect(page.locator(".journey .clear")).to_be_visible()


@pytest.fixture(scope="module")
def host(server: Running) -> Guest:
    """Somebody in the middle of a game of four, who may act: no other question lies over the table."""
    host = played(server, 8, players=4, game="karanor").connect()
    assert advance([host], lambda each: each.question is not None and each.question["prompt"] == "action")
    host.leave()
    return host


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_nothing_keeps_people_out(width: int, arrive: Arrive, host: Guest) -> None:
    ada = arrive("fr", width, 844).be(host)
    ada.see(".table.karanor .crate")
    assert ada.barriers_by_day_and_night() == []
    assert not ada.page.evaluate(WIDER)
    if width == 390:
        for drawer in ("hand", "tiles", "stand"):
            ada.button(f"web-karanor-drawer-{drawer}").click()
            ada.see(".drawer")
            assert ada.barriers_by_day_and_night() == []
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator(".drawer")).to_have_count(0)


@pytest.mark.parametrize("players", [2, 6])
def test_the_smallest_phone_scrolls_sideways_nowhere(players: int, arrive: Arrive, server: Running) -> None:
    ada = arrive("fr", 360, 640).be(played(server, 1, players=players, game="karanor"))
    ada.see(".table.karanor .crate")
    assert not ada.page.evaluate(WIDER)


def test_more_of_a_rival_and_the_piles_on_a_click(arrive: Arrive, host: Guest) -> None:
    ada = arrive("en").be(host)
    page = ada.page
    page.locator(".rival-head").first.click()
    expect(page.locator(".rival-pop")).to_contain_text(re.compile("Hidden:"))
    assert ada.barriers() == []
    page.keyboard.press("Escape")
    expect(page.locator(".rival-pop")).to_have_count(0)
    page.locator(".piles button").first.click()
    expect(page.locator(".leaf")).to_be_visible()
    assert ada.barriers() == []
