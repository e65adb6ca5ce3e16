"""What a question is about is picked where it lies; only what lies nowhere comes on a shelf."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.asked import Asked
from tests.browser.visitor import Arrive, Visitor
from tests.scenarios.dale.stage import Stage, given
from tests.server.running import Running

MARKET = "relic toy cookies broker spyglass"
SETTING: dict[str, Any] = {
    "stall": ["broker", "cookies"],
    "deck": "junk junk",
    "market": MARKET,
    "actions": 2,
}
SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 640)]
OVERLAPS = """names => {
    const boxes = names.flatMap(name => [...document.querySelectorAll(name)])
        .filter(each => each.checkVisibility({visibilityProperty: true}))
        .map(each => [each.className, each.getBoundingClientRect()]);
    return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
        .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        .map(([other]) => `${name} lies over ${other}`));
}"""


def overlapping(visitor: Visitor) -> list[str]:
    """The parts of the table that lie over each other, in windows of any size."""
    found: list[str] = []
    usual = visitor.page.viewport_size
    assert usual is not None
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        over = visitor.page.evaluate(OVERLAPS, [".opp .stall", ".slots", ".prompt", ".hand", ".ochip"])
        found += [f"{width}x{height}: {each}" for each in over]
    visitor.page.set_viewport_size(usual)
    return found


def acorn(**them: Any) -> Stage:
    theirs = [{"stall": ["broker", "toy relic"], "discard": "junk"}, {"stall": ["cookies"]}]
    game = given(hand="acorn junk toy", them=[them] if them else theirs, sets="macaws squirrels", **SETTING)
    game.match.answer(0, ("play", game.table.hands[0][0]))
    return game


def pick(asked: Asked) -> list[Any]:
    """Send what is selected; what was sent."""
    asked.visitor.commit.click()
    asked.visitor.page.wait_for_function("document.querySelector('.commit')?.getAttribute('aria-disabled')")
    return [each.get("card") for each in asked.picks[-1]]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_card_of_a_stall_is_clicked_where_it_lies(
    arrive: Arrive, server: Running, width: int, height: int
) -> None:
    ada = arrive("fr", width, height)
    asked = Asked(ada, server, acorn().match, 0)
    cards, chips = (
        ada.page.locator(".opp .stack .card[data-state]"),
        ada.page.locator(".ochip[data-look=can]"),
    )
    expect(cards).to_have_count(4)
    expect(ada.page.locator(".tray")).to_have_count(0)
    if chips.first.is_visible():
        expect(chips).to_have_count(2)
        assert [each.locator("[aria-hidden]").first.inner_text() for each in chips.all()] == ["3", "1"]
        chips.first.click()
        expect(ada.page.locator(".opp.open.wanted")).to_have_count(1)
    token = asked.items[2]["card"]
    wanted = ada.page.locator(f".opp .stack [data-card='{token}']")
    wanted.click()
    expect(wanted).to_have_attribute("data-state", "selected")
    expect(ada.page.locator(".deal .card")).to_have_count(2)
    expect(ada.page.locator(".deal .hole")).to_have_count(0)
    assert overlapping(ada) == []
    assert ada.barriers_by_day_and_night() == []
    assert pick(asked) == [token]


def test_the_only_target_can_be_clicked_and_confirmed(arrive: Arrive, server: Running) -> None:
    ada = arrive("en")
    asked = Asked(ada, server, acorn(stall=["relic relic"]).match, 0)
    ready = ada.page.locator(".opp .stack .card[data-state=selected]")
    expect(ready).to_have_count(1)
    ready.click()
    expect(ready).to_have_count(1)
    assert pick(asked) == [asked.items[0]["card"]]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_top_of_a_discard_is_clicked_where_it_lies(
    arrive: Arrive, server: Running, width: int, height: int
) -> None:
    them = [{"discard": "toy relic"}, {"discard": "cookies"}, {"hand": "junk"}]
    game = given(hand="treasure_hunter junk", them=them, sets="macaws raccoons", **SETTING)
    ada = arrive("en", width, height)
    asked = Asked(ada, server, game.play("treasure_hunter").match, 0)
    lit = ada.page.locator(".zone.wanted:visible, .ochip[data-look]:visible")
    expect(lit).to_have_count(2)
    lit.nth(1).click()
    expect(ada.page.locator(".deal[data-sign=take] .card")).to_have_count(2)
    expect(ada.commit).to_have_text(ada.say("commit-take"))
    assert overlapping(ada) == []
    assert ada.barriers() == []
    assert pick(asked) == [game.table.discards[2][-1]]


def test_what_lies_nowhere_lies_on_a_shelf_in_the_prompt_and_the_market_stays_whole(
    arrive: Arrive, server: Running
) -> None:
    deck, them = "junk relic cookies toy", [{"stall": ["broker"]}]
    game = given(hand="spyglass junk", them=them, sets="macaws", **{**SETTING, "deck": deck})
    ada = arrive("fr")
    asked = Asked(ada, server, game.play("spyglass").match, 0)
    cards = ada.page.locator(".prompt .tray .card")
    expect(cards).to_have_count(len(asked.items))
    expect(ada.page.locator(".act").first).to_be_hidden()
    assert overlapping(ada) == []
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    assert ada.barriers_by_day_and_night() == []


def test_a_long_pile_is_searched_on_the_shelf(arrive: Arrive, server: Running) -> None:
    pile = "relic cookies toy broker " * 3
    game = given(hand="new_season junk", discard=pile, them=[{}], sets="macaws ocelots", **SETTING)
    ada = arrive("en")
    asked = Asked(ada, server, game.play("new_season").match, 0)
    cards = ada.page.locator(".prompt .tray .card")
    expect(cards).to_have_count(len(asked.items))
    assert overlapping(ada) == []
    ada.page.locator(".tray input").fill("cooki")
    expect(cards).to_have_count(3)
    assert ada.barriers() == []


def test_a_chameleon_shows_its_faces_and_nothing_is_sent_before_it_is_played(
    arrive: Arrive, server: Running
) -> None:
    hand, market = "trendsetting junk toy", "spyglass prepaid voucher relic"
    zones = {**SETTING, "hand": hand, "market": market, "them": [{"stall": ["broker"]}]}
    ada = arrive("fr")
    asked = Asked(ada, server, given(sets="macaws chameleons pandas", **zones).match, 0)
    ways = [each for each in asked.items if each["kind"] == "play" and each.get("face")]
    faces, card = ada.page.locator(".prompt .tray .card"), ada.hand.first
    card.click()
    expect(faces).to_have_count(len(ways))
    expect(ada.page.locator(".tray .wearer")).to_have_count(len(ways))
    assert overlapping(ada) == []
    ada.button("web-table-cancel").click()
    expect(faces).to_have_count(0)
    card.click()
    faces.nth(0).click()
    faces.nth(1).click()
    expect(ada.page.locator(".tray [aria-pressed=true]")).to_have_count(1)
    expect(ada.page.locator(".slots .card[data-state=affected]")).to_have_count(1)
    assert ada.barriers_by_day_and_night() == []
    assert asked.picks == []
    expect(ada.commit).to_have_text(ada.say("web-table-commit-play"))
    ada.commit.click()
    ada.page.wait_for_function("document.querySelector('.commit')?.getAttribute('aria-disabled')")
    assert asked.picks == [[ways[1]]]
