"""The best picks beside the hint's button: read, compared, selected and sent."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import options
from tests.browser.tables import way_to
from tests.browser.visitor import Arrive
from tests.server.running import Running

OFF_THE_SCREEN = """() => {
    const { left, top, right, bottom } = document.querySelector('.tip.hint').getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here hints come from the bot that looks ahead, as for everybody else."""
    running = Running(tmp_path_factory.mktemp("data"), options())
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1366, 768), ("fr", 360, 740)])
def test_the_best_picks_are_told_with_chances_and_any_can_be_taken(
    arrive: Arrive, server: Running, lang: str, width: int, height: int
) -> None:
    somebody = arrive(lang, width, height)
    somebody.go(way_to(server, players=2, seats=["greedy"], start=True, first=0)).sit()
    somebody.until_free()
    tip = somebody.until_advised(somebody.button("web-table-hint").click)
    picks = tip.locator(".best li button")
    count = picks.count()
    assert 1 < count <= 3
    for each in picks.all():
        figure = each.locator(".best-chance")
        assert re.fullmatch(r"\d{1,2}\s?%", figure.inner_text())
        number = re.sub(r"\D", "", figure.inner_text())
        read = somebody.say("web-table-hint-chance", chance=int(number))
        expect(each).to_have_accessible_name(re.compile(rf"\S.*\..*{re.escape(read)}"))
        expect(each.locator(".best-why")).not_to_be_empty()
    assert not somebody.page.evaluate(OFF_THE_SCREEN)
    somebody.picture(f"hint-{lang}-{width}")
    assert somebody.barriers(".tip-live") == []
    expect(picks.first).to_have_attribute("aria-pressed", "true")
    picks.nth(1).click()
    expect(picks.first).to_have_attribute("aria-pressed", "false")
    expect(picks.nth(1)).to_have_attribute("aria-pressed", "true")
    before = somebody.now
    tip.locator(".best > .btn").click()
    somebody.until_on(before)
    expect(somebody.page.locator(".best")).to_have_count(0)


def test_with_keys_a_pick_is_selected_and_enter_sends_it(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    somebody.go(way_to(server, players=2, seats=["greedy"], start=True, first=0)).sit()
    somebody.until_free()
    tip = somebody.until_advised(lambda: somebody.page.keyboard.press("h"))
    second = tip.locator(".best li button").nth(1)
    second.focus()
    somebody.page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    before = somebody.now
    somebody.page.keyboard.press("Enter")
    somebody.until_on(before)
