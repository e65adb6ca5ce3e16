"""The chart of Karanor: journeys with one confirmation, by mouse, by keyboard and by thumb, and its list."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, Message, begun, settle
from tests.server.running import Running

MOST_DEALS = 40
WIDER = "document.documentElement.scrollWidth > innerWidth"
IN_SIGHT = """places => places.find(place => {
    const button = document.querySelector(`.place[data-place="place:${place}"]`);
    const {left, top, width, height} = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
"""The first of some places that nothing lies over."""
SIGHT = "document.querySelector('.world').style.transform"


def chooser(server: Running) -> Guest:
    """Somebody whose turn has just begun, with a way to go, at a table where nobody can interfere."""
    for _ in range(MOST_DEALS):
        player = settle(begun(server, 2, game="karanor"), Random(3))
        merchants = scene_of(player)["merchants"]
        is_calm = all(not each["black_market"]["count"] and not each["artefacts"] for each in merchants)
        if is_calm and len(farthest(player)["steps"]) > 2:
            return player
    raise AssertionError("no such table in so many deals")


def traveller(server: Running, arrive: Arrive, lang: str = "en", **how: Any) -> tuple[Visitor, Guest]:
    """The same before the chart; and what they were without a browser."""
    player = chooser(server)
    visitor = arrive(lang, **how).be(player)
    visitor.see(".place[data-reach]")
    return visitor, player


def scene_of(player: Guest) -> Message:
    player.until_asked()
    assert player.moment is not None
    scene: Message = player.moment["scene"]
    return scene


def farthest(player: Guest) -> Message:
    """The way by land with most steps that can be gone now: nobody is asked anything on it."""
    ways = [way for place in scene_of(player)["places"] for way in place.get("ways", [])]
    by_land = [way for way in ways if way["is_possible"] and not way["gold"]]
    return max(by_land, key=lambda way: len(way["steps"]), default={"steps": []})


def stands_at(visitor: Visitor, player: Guest, place: str) -> None:
    expect(visitor.page.locator(spot(place))).to_have_attribute(
        "aria-label", re.compile(visitor.say("web-karanor-chart-here"))
    )
    expect(visitor.page.locator(f"[data-pawn='{player.seat}']")).to_have_count(1)


def spot(place: str) -> str:
    return f".place[data-place='place:{place}']"


def test_one_click_and_one_confirmation_travel_several_steps(arrive: Arrive, server: Running) -> None:
    ada, player = traveller(server, arrive)
    way = farthest(player)
    goal = way["steps"][-1]
    page = ada.page
    page.locator(spot(goal)).hover()
    expect(page.locator(".route.seen .dots").first).to_be_attached()
    expect(page.locator(".place-tag")).to_contain_text(
        ada.say("web-karanor-chart-steps", steps=len(way["steps"]))
    )
    before = ada.at
    page.locator(spot(goal)).click()
    assert ada.at == before  # nothing was sent yet
    expect(page.locator(".journey .sum")).to_contain_text(
        ada.say("web-karanor-chart-actions", actions=way["actions"])
    )
    assert ada.barriers(".chart") == []
    page.locator(".journey .commit").click()
    stands_at(ada, player, goal)
    expect(page.locator(".journey")).to_have_count(0)
    assert ada.complaints == []


def test_the_chart_is_walked_and_travelled_with_keys_alone(arrive: Arrive, server: Running) -> None:
    ada, player = traveller(server, arrive, "fr")
    page = ada.page
    here = scene_of(player)["merchants"][player.seat]["place"]
    page.locator(".place[tabindex='0']").focus()
    page.keyboard.press("Home")
    expect(page.locator(spot(here))).to_be_focused()
    seen = {here}
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press("Home")
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.place").removeprefix("place:"))
    assert len(seen) > 2
    goal = farthest(player)["steps"][-1]
    page.locator(spot(goal)).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".journey")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".journey")).to_have_count(0)
    expect(page.locator(spot(goal))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(spot(goal))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    stands_at(ada, player, goal)


def test_the_list_says_the_same_and_travels_as_well(arrive: Arrive, server: Running) -> None:
    ada, player = traveller(server, arrive)
    page = ada.page
    page.keyboard.press("v")
    rows = page.locator(".listed")
    expect(rows).to_have_count(30)
    expect(rows.first).to_be_focused()
    expect(rows.first).to_contain_text(ada.say("web-karanor-chart-here"))
    assert ada.barriers(".chart") == []
    goal = farthest(player)["steps"][-1]
    page.locator(f"[data-listed='{goal}']").click()
    expect(page.locator(".journey")).to_be_visible()
    page.locator(f"[data-listed='{goal}']").click()
    expect(rows.first).to_have_attribute("data-listed", goal)
    page.keyboard.press("v")
    stands_at(ada, player, goal)


def test_a_place_out_of_reach_says_why(arrive: Arrive, server: Running) -> None:
    player = chooser(server)
    while scene_of(player)["actions"]:
        player.pick(player.item("work"))
    ada = arrive().be(player)
    page = ada.page
    far = page.locator(".place:not([data-reach])[aria-label*='out of reach']").first
    expect(far).to_be_visible()
    far.click()
    expect(page.locator(".tip")).to_contain_text(re.compile("action"))
    expect(page.locator(".journey")).to_have_count(0)


def test_a_thumb_moves_the_chart_and_goes_where_it_taps(arrive: Arrive, server: Running) -> None:
    phone, player = traveller(server, arrive, "fr", width=360, height=740)
    page = phone.page
    close = page.evaluate(SIGHT)
    page.locator(".chart-tools .whole").tap()
    page.wait_for_function(f"before => {SIGHT} !== before", arg=close)
    # From afar only cities are named, and every name there is can be read.
    assert 0 < phone.count(".name") == phone.count(".name.city")
    page.locator(".chart-tools .find").tap()
    page.wait_for_function(f"before => {SIGHT} === before", arg=close)
    sizes = page.evaluate(
        "[...document.querySelectorAll('.name')].map(each => each.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 11
    near = [
        place["place"]
        for place in scene_of(player)["places"]
        if any(len(way["steps"]) == 1 and not way["gold"] for way in place.get("ways", []))
    ]
    goal = page.evaluate(IN_SIGHT, near)
    page.locator(spot(goal)).tap()
    expect(page.locator(".journey")).to_be_visible()
    assert not page.evaluate(WIDER)
    assert phone.barriers(".chart") == []
    page.locator(".journey .commit").tap()
    stands_at(phone, player, goal)
    assert phone.complaints == []
