"""Moments of drama: the die in the middle, a theft, a swap, the last stack; short, and gone with any key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.asked import Asked
from tests.browser.visitor import Arrive, Visitor
from tests.scenarios.dale.stage import Stage, given
from tests.server.running import Running

LONGEST = 1200
"""Milliseconds that a scene may take."""
STEP, STEPS = 25, 400
SEVEN = ["broker", "cookies", "relic", "spyglass", "toy", "toy broker", "toy cookies"]
"""Stacks one to seven of one set."""
THEM = [{"hand": "toy junk relic", "stall": ["broker"], "deck": "junk"}]
LENGTH = "each => parseFloat(getComputedStyle(each).getPropertyValue('--length'))"


def die() -> tuple[Stage, Callable[[Stage], Any]]:
    game = given(hand="bold_haggler junk", roll=3, them=THEM, sets="macaws ocelots", actions=2)
    return game, lambda game: game.use("bold_haggler")


def theft() -> tuple[Stage, Callable[[Stage], Any]]:
    game = given(hand="dirty_exchange junk", them=THEM, sets="macaws raccoons", actions=2)
    return game, lambda game: game.play("dirty_exchange")


def swap() -> tuple[Stage, Callable[[Stage], Any]]:
    game = given(hand="acorn junk", them=THEM, sets="macaws squirrels", actions=2)
    return game, lambda game: game.play("acorn")


def win() -> tuple[Stage, Callable[[Stage], Any]]:
    game = given(hand="toy relic junk", stall=SEVEN, them=THEM, sets="macaws", actions=2)
    return game, lambda game: game.build("toy", "relic")


def run_until(ada: Visitor, selector: str) -> None:
    """Let the page's clock go on until something is there."""
    for _ in range(STEPS):
        if ada.count(selector):
            return
        ada.page.clock.run_for(STEP)
    raise AssertionError(f"{selector} did not come")


def watch(arrive: Arrive, server: Running, scene: Any, still: bool = False) -> Visitor:
    """Somebody sees that scene, and their clock stands still when it begins."""
    game, happen = scene()
    ada = arrive("fr", animated=True)
    if still:
        ada.page.emulate_media(reduced_motion="reduce")
    ada.page.clock.install()
    asked = Asked(ada, server, game.match, 0)
    ada.see(".table[data-asked]")
    ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000") + 1)
    before = len(game.match.events_for(0))
    happen(game)
    asked.see(game.match, before)
    run_until(ada, ".drama" if scene is not win else ".finale")
    return ada


@pytest.mark.parametrize("scene", [die, theft, swap], ids=["die", "theft", "swap"])
def test_a_scene_is_short_and_any_key_ends_it(arrive: Arrive, server: Running, scene: Any) -> None:
    ada = watch(arrive, server, scene)
    drama = ada.page.locator(f".drama[data-scene={scene.__name__}]")
    expect(drama).to_have_count(1)
    assert drama.evaluate(LENGTH) <= LONGEST
    ada.page.keyboard.press("Shift")
    expect(ada.page.locator(".drama")).to_have_count(0)
    expect(ada.page.locator(".table")).to_have_attribute("data-shown", "51")
    assert ada.count(".ghost") == 0


def test_a_theft_shows_the_hand_the_way_and_what_both_hold_then(arrive: Arrive, server: Running) -> None:
    ada = watch(arrive, server, theft)
    expect(ada.page.locator(".drama-fan .back")).to_have_count(3)
    run_until(ada, ".drama[data-phase=ends]")
    assert ada.page.locator(".drama-count").all_inner_texts() == ["3 → 2", "1 → 2"]
    run_until(ada, ".table[data-shown='51']")
    expect(ada.page.locator(".drama")).to_have_count(0)


def test_the_last_stack_is_seen_before_the_end_of_the_game(arrive: Arrive, server: Running) -> None:
    ada = watch(arrive, server, win)
    finale = ada.page.locator(".finale")
    assert finale.evaluate(LENGTH) <= LONGEST
    expect(ada.page.locator(".me.wins .stack:not(.empty)")).to_have_count(8)
    assert ada.count("main.end") == 0
    finale.get_by_role("button").dispatch_event("click")
    ada.see("main.end")
    expect(finale).to_have_count(0)


def test_where_nothing_is_to_move_only_the_last_frame_is_shown(arrive: Arrive, server: Running) -> None:
    ada = watch(arrive, server, die, still=True)
    expect(ada.page.locator(".drama.still .drama-result .die")).to_be_visible()
    expect(ada.page.locator(".drama .drama-die")).to_be_hidden()
    run_until(ada, ".table[data-shown='51']")


def test_sounds_have_a_volume_that_is_kept(arrive: Arrive, server: Running) -> None:
    ada = arrive("en")
    ada.go("/")
    ada.button("web-settings").click()
    slider = ada.page.get_by_role("slider", name=ada.say("web-volume"))
    expect(slider).to_be_disabled()
    ada.page.get_by_role("radio", name=ada.say("web-sound-on")).check()
    slider.fill("0.4")
    assert ada.barriers(".settings-panel") == []
    ada.page.reload()
    ada.button("web-settings").click()
    expect(slider).to_have_value("0.4")
