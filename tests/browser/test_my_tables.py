"""My tables: kept together on one device, played on another, and deleted."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import finished_table, settle, start, table_for
from tests.server.running import Running


def shown_link(visitor: Visitor) -> str:
    visitor.button("web-mine-link-show").click()
    return visitor.see("main.mine .share input").input_value()


def begin(visitor: Visitor) -> None:
    """By the list on the home page."""
    visitor.go()
    visitor.page.get_by_role("link", name=visitor.say("web-tables-everywhere")).click()
    expect(visitor.page.get_by_text(visitor.say("web-mine-begin-with", count=1))).to_be_visible()
    assert visitor.barriers() == []
    visitor.button("web-mine-begin").click()


def test_a_game_goes_on_on_the_phone_by_one_link(arrive: Arrive, server: Running) -> None:
    guests = table_for(server, 2)
    start(guests)
    desk = arrive("en")
    desk.be(settle(guests, Random(3))).sit()
    begin(desk)
    waiting = desk.see("#group-yours ~ ul li")
    expect(waiting).to_contain_text(desk.say("web-mine-asked", when=desk.say("web-mine-now")))
    link = shown_link(desk)
    desk.picture("my-tables-desk")
    assert desk.barriers_by_day_and_night() == []

    phone = arrive("fr", 390, 844)
    phone.go(link)
    phone.see("#group-yours ~ ul li")
    assert phone.page.url.endswith("/me")  # the secret has left the address bar
    assert phone.barriers() == []
    phone.picture("my-tables-phone")
    phone.page.get_by_role("link", name=phone.say("web-mine-play")).click()
    phone.sit()
    assert phone.is_asked

    desk.page.reload()
    other = desk.page.get_by_role("listitem").filter(has_not_text=desk.say("web-place-this"))
    other.filter(has_text="Chrome").get_by_role("button").click()
    phone.see("main.problem")


def test_tables_and_people_can_be_deleted(arrive: Arrive, server: Running) -> None:
    somebody = arrive("fr", 390, 844)
    somebody.be(finished_table(server)).see("main.end")
    begin(somebody)
    somebody.see("#group-over ~ ul li")
    somebody.picture("my-tables-over-phone")
    somebody.page.context.set_offline(True)
    expect(somebody.page.get_by_text(somebody.say("web-mine-offline"))).to_be_visible()
    somebody.see("#group-over ~ ul li")
    somebody.page.context.set_offline(False)

    somebody.page.locator("main.mine li .iconbtn").click()
    somebody.button("web-mine-delete-table").click()
    somebody.see(".sure")
    somebody.picture("my-tables-sure-phone")
    assert somebody.barriers("main") == []
    somebody.button("web-mine-delete-yes").click()
    expect(somebody.page.get_by_text(somebody.say("web-mine-none"))).to_be_visible()

    link = shown_link(somebody)
    somebody.button("web-mine-delete").click()
    somebody.button("web-mine-delete-yes").click()
    expect(somebody.button("web-mine-begin")).to_be_visible()
    somebody.go("/").go(link)
    expect(somebody.page.get_by_role("alert")).to_have_text(somebody.say("error-bad-personal-link"))
    expect(somebody.button("web-mine-begin")).to_be_visible()
