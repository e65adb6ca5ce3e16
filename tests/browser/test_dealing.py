"""A deal on the page: who is waited for, what was withdrawn, one fingerprint for all, and what it proves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import options
from tests.browser.tables import leave_to_bots
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest
from tests.server.running import Running

FIRST_IS_SHORT = """
from comptoir.server import pacing
end_step = pacing.Pacer._end_step
async def end_soon(pacer, deal):
    pacer._pace = pacer._pace._replace(dealing=0.05 if deal.number == 1 else 60.0)
    await end_step(pacer, deal)
pacing.Pacer._end_step = end_soon
"""
"""The first deal of a table is withdrawn at once, any other has all the time it needs."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data", options(), setting=FIRST_IS_SHORT)
    yield running
    assert running.stop() == 0


def fingerprint(somebody: Visitor) -> str:
    """As the page shows it beside the log, or at the end."""
    text = somebody.page.locator(".dealt code, .deal code").first.text_content() or ""
    assert re.fullmatch("([0-9a-f]{4} ){7}[0-9a-f]{4}", text), text
    return text


def test_a_deal_from_its_withdrawal_to_its_proof(arrive: Arrive, hasty: Running) -> None:
    host = Guest(hasty)
    host.open_table("Ada", players=2)
    friend = Guest(hasty)
    friend.enter(host.links()["seats"][1], "Bob")
    friend.plays_fair = False  # it is somebody who leaves the others waiting
    ada = arrive("fr", at=hasty).be(host)
    start = ada.button("web-lobby-start")
    absent = ada.page.get_by_text(ada.say("web-lobby-away", count=1, names="Bob"))
    expect(absent).to_be_visible()
    start.click(force=True)  # it says why not
    expect(absent).to_have_count(2)
    friend.connect()
    expect(ada.page.get_by_text(ada.say("web-lobby-how", free=0))).to_be_visible()

    start.click()  # the first deal: its time is over before anybody has done anything
    alarm = ada.page.get_by_role("alert")
    expect(alarm).to_contain_text("Bob")
    expect(ada.page.locator(".promise li")).to_have_count(1)
    assert ada.barriers() == []
    ada.picture("deal-withdrawn")

    start.click()
    expect(ada.page.get_by_text(ada.say("web-deal-commit", names="Bob"))).to_be_visible()
    while friend.shown["deal"] is None or friend.shown["deal"]["number"] != 2:
        friend.hear()
    friend.send("commit", deal=2, digest=friend.digest(friend.shown["deal"]))
    expect(ada.page.get_by_text(ada.say("web-deal-reveal", names="Bob"))).to_be_visible()
    expect(ada.page.locator(".promise code")).to_be_visible()
    before = ada.page.locator(".promise code").text_content()
    assert ada.barriers() == []
    ada.picture("deal-locked")
    friend.send("reveal", deal=2, nonce=friend.nonce(2))
    ada.sit()
    expect(ada.page.locator(".prompt .refusal")).to_have_count(0)
    ada.page.locator(".dealt summary").click()
    assert fingerprint(ada) == before
    ada.picture("deal-playing")

    while friend.moment is None:
        friend.hear()
    leave_to_bots([ada], [friend, host.another_tab()])
    ada.see("main.end h1")
    assert fingerprint(ada) == before
    expect(ada.page.locator(".fair li").first).to_contain_text("Bob")
    ada.button("web-end-fair-check").click()
    expect(ada.page.locator(".fair .verdict.good")).to_be_visible()
    expect(ada.page.locator(".fair ul li.good")).to_have_count(7)
    ada.page.locator(".fair").scroll_into_view_if_needed()
    assert ada.barriers() == []
    ada.picture("deal-proven")

    # Whoever was not there when the commitments were shown is told so, and nothing is claimed.
    stranger = arrive("en", at=hasty)
    stranger.be(friend)
    stranger.see("main.end h1")
    stranger.button("web-end-fair-check").click()
    expect(stranger.page.locator(".fair .verdict")).to_contain_text("It is proven fair for whoever noted")
    expect(stranger.page.locator(".fair .verdict.good")).to_have_count(0)
    assert fingerprint(stranger) == before
