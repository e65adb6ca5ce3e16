"""Those who look on: spectators during a game, and anybody with a link to a step afterwards."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visitor import Arrive
from tests.server.guests import Guest, finished_table
from tests.server.running import Running

SCREEN = ".table.replay"


def step_of(page: Page) -> int:
    return int(page.locator(SCREEN).get_attribute("data-step") or -1)


def test_a_spectator_sees_and_does_nothing(arrive: Arrive, server: Running) -> None:
    player, watcher = arrive("en"), arrive("fr")
    host = Guest(server)
    host.open_table(players=2, seats=["greedy"], start=True)
    player.go(host.ticket()).sit()
    assert player.until_asked()
    watcher.go(host.links()["watch"]).sit()
    expect(watcher.page.locator(".table.watching .opp")).to_have_count(2)
    assert watcher.count(".hand, .mypiles, [data-anchor=commit], .table[data-asked]") == 0
    assert player.play(4)
    assert player.until_asked()
    expect(watcher.page.locator(".table")).to_have_attribute("data-at", str(player.at))
    assert watcher.count(".log .lines li:not(.sep)") > 0
    # Spectators have seen no hand: no card there is face up.
    assert watcher.count("[data-place^='hand:'] .card") == 0


def test_a_replay_from_every_eye(arrive: Arrive, server: Running) -> None:
    host = finished_table(server)
    somebody = arrive("en")
    page = somebody.page
    somebody.go(f"/replay/{host.table}?eyes=0&step=7")
    somebody.see(SCREEN)
    expect(page.locator(SCREEN)).to_have_attribute("data-step", "7")
    somebody.see(".hand .card")

    # The scrubber, the buttons, and an address for every step.
    scrubber = page.get_by_label(somebody.say("web-replay-scrub"))
    last = int(scrubber.get_attribute("max") or 0)
    scrubber.fill(str(last // 2))
    expect(page.locator(SCREEN)).to_have_attribute("data-step", str(last // 2))
    expect(page).to_have_url(re.compile(rf"eyes=0&step={last // 2}$"))
    somebody.button("web-replay-next").click()
    page.wait_for_function(
        "step => Number(document.querySelector('.replay').dataset.step) > step", arg=last // 2
    )
    somebody.button("web-replay-copy").click()
    expect(somebody.button("web-replay-copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    told = somebody.see(".told-lines").inner_text()
    other = arrive("en")
    other.go(link)
    expect(other.page.locator(SCREEN)).to_have_attribute("data-step", str(step_of(page)))
    expect(other.page.locator(".told-lines")).to_have_text(told, use_inner_text=True)

    # Somebody else's eyes, a spectator's, and all open now that the game is over.
    page.locator(".eyes input[value='1']").check(force=True)
    expect(page).to_have_url(re.compile("eyes=1&"))
    expect(page.locator(".mysign")).to_have_attribute("data-place", "seat:1")
    page.locator(".eyes input[value=watch]").check(force=True)
    expect(page.locator(".hand, .hands")).to_have_count(0)
    page.locator(".eyes input[value=all]").check(force=True)
    expect(page.locator(".hands .ohand")).to_have_count(2)

    # A step of the list, and playing.
    scrubber.fill("0")
    expect(page.locator(SCREEN)).to_have_attribute("data-step", "0")
    somebody.button("web-replay-play").click()
    page.wait_for_function("() => Number(document.querySelector('.replay').dataset.step) > 3")
    somebody.button("web-replay-pause").click()
    page.go_back()


def test_a_replay_of_a_game_that_goes_on_keeps_its_secrets(arrive: Arrive, server: Running) -> None:
    player = arrive("en")
    host = Guest(server)
    host.open_table(players=2, seats=["greedy"], start=True)
    player.go(host.ticket()).sit()
    assert player.play(3)
    assert player.until_asked()
    player.go(f"/replay/{host.table}?eyes=0&step=1")
    player.see(SCREEN)
    assert player.count(".eyes input[value='1'], .eyes input[value=all]") == 0
    player.go(f"/replay/{host.table}?eyes=1&step=1")
    expect(player.page.locator("main.problem h1")).to_be_visible()
