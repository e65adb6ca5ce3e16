"""Tables that last days, as their people see them: the pace, the clocks, nights and holidays."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Arrive
from tests.server.guests import begun
from tests.server.running import Running

A_DAY = {"hours": 24, "reserve": 72}
NARROW, HIGH = 390, 844
OWLS = ["owls", "macaws", "pandas"]


@pytest.mark.parametrize(("game", "lang", "width"), [("dale", "en", NARROW), ("karanor", "fr", 1440)])
def test_a_pace_is_chosen_and_told(arrive: Arrive, game: str, lang: str, width: int) -> None:
    ada = arrive(lang, width, HIGH)
    ada.go().page.locator(f".sign[data-game={game}] label").click()
    form = ada.see(".create")
    form.locator(".agreed .pace").select_option("day")
    expect(form.locator(".agreed .window")).to_have_count(0)
    form.locator(".agreed .late").select_option("free")
    form.locator(".agreed .late").scroll_into_view_if_needed()
    ada.picture(f"slow-pace-{game}-{lang}")
    assert ada.barriers(".create") == []
    ada.button("web-bar-open").click()
    agreed = ada.say("web-slow-agreed", turn=24, reserve=72, late="free")
    expect(ada.see(".lobby .agreements")).to_contain_text(agreed)
    assert ada.barriers() == []


@pytest.mark.parametrize(("game", "lang", "width"), [("dale", "fr", NARROW), ("karanor", "en", 1440)])
def test_clocks_nights_and_holidays(
    arrive: Arrive, server: Running, game: str, lang: str, width: int
) -> None:
    wishes = {"sets": OWLS, "first": 0} if game == "dale" else {"game": game}
    guests = begun(server, 2, pace=A_DAY, **wishes)
    ada = arrive(lang, width, HIGH).be(guests[0])
    ada.see(".table")
    clock = ada.see(".seat-clock.runs:visible")
    expect(clock).to_contain_text(ada.say("web-slow-left-days", count=3, rest=23))
    ada.picture(f"slow-clocks-{game}-{lang}-{width}")
    assert ada.barriers(".top") == []
    if width == NARROW:
        ada.button("web-settings").click()
    ada.button("web-place").click()
    rest = ada.see(".my-seat [aria-labelledby=my-rest]")
    rest.get_by_role("checkbox").check()
    times = rest.locator("input[type=time]")
    times.nth(0).fill("21:00")
    times.nth(1).fill("10:00")
    save = rest.get_by_role("button", name=ada.say("web-slow-rest-save"))
    save.click()
    expect(rest.get_by_role("status")).to_contain_text(ada.say("error-night-too-long", hours=12))
    times.nth(1).fill("09:00")
    ada.button("web-slow-holiday-add").click()
    save.click()
    expect(rest.get_by_role("status")).to_contain_text(ada.say("web-slow-rest-saved"))
    rest.scroll_into_view_if_needed()
    ada.picture(f"slow-rest-{game}-{lang}-{width}")
    foresight = ada.see(".my-seat [aria-labelledby=my-foresight]")
    foresight.locator("select").nth(1).select_option("pass")
    foresight.locator("select").nth(0).select_option("unconcerned")
    expect(ada.see(".banner.quiet")).to_contain_text(ada.say("web-table-passes-unconcerned"))
    foresight.scroll_into_view_if_needed()
    ada.picture(f"slow-foresight-{game}-{lang}-{width}")
    ada.page.reload()
    ada.see(".seat-clock:visible")
    if width == NARROW:
        ada.button("web-settings").click()
    ada.button("web-place").click()
    expect(foresight.locator("select").nth(1)).to_have_value("pass")
    expect(foresight.locator("select").nth(0)).to_have_value("unconcerned")
    assert ada.barriers(".my-seat") == []
    expect(ada.see(".seat-clock:visible")).to_contain_text(ada.say("web-slow-rests"))
