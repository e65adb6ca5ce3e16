"""The end of a game of Karanor and its replay, in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import played
from tests.browser.visitor import Arrive
from tests.server.guests import Guest
from tests.server.running import Running

PLAYERS = 4


@pytest.fixture(scope="module")
def host(server: Running) -> Guest:
    """Somebody at a table where a whole game was played."""
    return played(server, players=PLAYERS, game="karanor", options={"round_limit": 5})


def test_the_end_tells_where_prestige_came_from(arrive: Arrive, server: Running, host: Guest) -> None:
    ada = arrive("fr").be(host)
    ada.see("main.end .rows")
    rows = ada.page.locator("main.end .rows > li")
    expect(rows).to_have_count(PLAYERS)
    assert host.moment is not None
    merchants = host.moment["scene"]["merchants"]
    for at in range(PLAYERS):
        row = rows.nth(at)
        prestige = merchants[int(row.get_attribute("data-seat") or -1)]["prestige"]
        assert int(row.locator(".total").get_attribute("data-prestige") or -1) == prestige
        lost = row.locator(".pennant.lost").count()
        assert row.locator(".pennant").count() - 2 * lost == prestige
    story = host.get("story").json()
    assert [sum(seat["prestige"].values()) for seat in story["seats"]] == [
        each["prestige"] for each in merchants
    ]
    expect(ada.page.locator("main.end .line")).to_have_count(PLAYERS)
    ada.see("main.end .miniature svg")
    built = [city for seat in story["seats"] for city in seat["cities"]]
    told = ada.page.locator("main.end .where [data-city]")
    assert [each.get_attribute("data-city") for each in told.all()] == built
    ada.button("web-end-fair-check").click()
    expect(ada.page.locator(".fair .verdict")).to_be_visible()
    assert ada.barriers() == []
    assert ada.complaints == []


@pytest.mark.parametrize("width", [360, 768])
def test_the_end_fits_every_screen(arrive: Arrive, server: Running, host: Guest, width: int) -> None:
    ada = arrive("fr", width=width, height=900).be(host)
    ada.see("main.end .rows")
    assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert ada.complaints == []


def test_a_replay_opens_at_a_step_from_any_eyes(arrive: Arrive, server: Running, host: Guest) -> None:
    ada = arrive("en").be(host)
    ada.see("main.end")
    address = ada.page.locator(".ways a").first.get_attribute("href") or ""
    step = 40
    ada.go(re.sub(r"step=\d+", f"step={step}", address))
    ada.see(f".table.karanor.replay[data-step='{step}']")
    expect(ada.page.locator(".steps [aria-current=step]").first).to_be_visible()
    ada.go(re.sub(r"eyes=\w+&step=\d+", f"eyes=all&step={step}", address))
    ada.see(f".table.karanor.replay.opened[data-step='{step}']")
    expect(ada.page.locator(".all-hand")).to_have_count(PLAYERS)
    assert ada.page.locator(".all-hand .kcard").count() > PLAYERS
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".table.replay")).not_to_have_attribute("data-step", str(step))
    assert ada.barriers() == []
    assert ada.complaints == []
