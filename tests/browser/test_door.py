"""The door of a table: what is agreed on before, what is said of it, and how one goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.tables import way_to
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, begun
from tests.server.running import Running


def in_words(somebody: Visitor, key: str) -> str:
    return somebody.say(f"house-rule-{key}")


@pytest.mark.parametrize(
    ("game", "rule", "value"), [("dale", "overpay", "free"), ("karanor", "offers", "loose")]
)
def test_agreeing_on_a_table(arrive: Arrive, game: str, rule: str, value: str) -> None:
    """By words alone: the page knows no switch by its name."""
    ada = arrive("fr")
    ada.go().page.locator(f".sign[data-game={game}] label").click()
    form = ada.see(".create")
    form.locator(".agreed .first").select_option("earliest")
    form.locator(".agreed .window").select_option("0")
    form.locator(".house summary").click()
    changed, usual = form.locator(".house .count"), ada.say("web-agree-rules-changed", count=0)
    expect(changed).to_have_text(usual)
    other = form.get_by_role("radio", name=in_words(ada, f"{game}-{rule}.{value}"))
    other.check()
    expect(changed).to_have_text(ada.say("web-agree-rules-changed", count=1))
    ada.button("web-agree-rules-usual").click()  # the defaults are one click away
    expect(changed).to_have_text(usual)
    expect(other).not_to_be_checked()
    other.check()
    assert ada.barriers(".create") == []
    ada.button("web-bar-open").click()
    agreed = ada.see(".lobby .agreements")
    expect(agreed).to_contain_text(in_words(ada, f"{game}-{rule}.{value}"))
    expect(agreed).to_contain_text(ada.say("web-agreed-window", seconds=0))
    expect(agreed).to_contain_text(ada.say("web-agreed-first-earliest"))
    agreed.locator("input[type=time]").fill("06:45")
    agreed.locator("input[type=time]").blur()
    expect(agreed).to_contain_text(ada.say("web-agreed-first", who="you", name=""))
    expect(ada.page.locator(".places li.me")).to_contain_text("06:45")
    assert ada.barriers() == []


def test_every_chosen_set_can_be_unticked(arrive: Arrive) -> None:
    ada = arrive("en")
    ada.go().see(".create .tile.on")
    chosen = ada.page.locator(".create .tile.on")
    for left in range(chosen.count(), 0, -1):
        expect(chosen).to_have_count(left)
        chosen.first.click()
    expect(chosen).to_have_count(0)


def test_a_link_as_a_picture(arrive: Arrive, server: Running) -> None:
    ada = arrive("fr", 360, 740)
    ada.go(way_to(server, players=2)).see(".lobby .share")
    ada.button("web-share-qr").first.click()
    picture = ada.page.get_by_role("img", name=ada.say("web-share-qr-of", label="").strip())
    expect(picture).to_have_count(1)
    assert len(picture.locator("path").get_attribute("d") or "") > 1000
    assert ada.barriers(".share") == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_guest_leaves_before_the_game(arrive: Arrive, server: Running) -> None:
    host = Guest(server)
    host.open_table(players=2)
    bob = arrive("fr")
    bob.go(host.links()["seats"][1]).see(".lobby")
    bob.button("web-going-leave").click()
    bob.see(".create")
    expect(bob.page.locator("#my-tables")).to_have_count(0)
    assert host.connect().shown["seats"][1]["kind"] == "open"


def test_leaving_and_coming_back(arrive: Arrive, server: Running) -> None:
    """A bot plays on, home says whose turn it is, and the seat is still one's own."""
    guests = begun(server, 2, first=0, options={"overpay": "free"})
    ada = arrive("fr")
    ada.be(guests[0]).sit()
    assert ada.until_asked()
    ada.go().see("#my-tables")
    expect(ada.page.locator(".list li").first).to_contain_text(ada.say("web-tables-yours"))
    ada.be(guests[0]).sit()
    ada.button("web-place").click()
    sheet = ada.see(".my-seat")
    expect(sheet).to_contain_text(in_words(ada, "dale-overpay.free"))
    expect(sheet).to_contain_text(ada.say("web-share-watchers"))
    ada.button("web-going-leave").click()
    assert ada.barriers() == []
    ada.button("web-going-leave").click()
    ada.see(".create")
    guests[1].catch_up()
    assert guests[1].shown["seats"][0]["bot"] != ""
    ada.page.locator(".list li a").first.click()
    ada.button("web-table-take-back").click()
    expect(ada.button("web-table-take-back")).to_have_count(0)


def test_giving_up_with_the_consent_of_the_others(arrive: Arrive, server: Running) -> None:
    ada, bob = arrive("fr"), arrive("en")
    people = begun(server, 3)
    ada.be(people[0]).sit()
    bob.be(people[1]).sit()
    for wish in range(2):
        ada.button("web-place").click()
        ada.button("web-going-resign").click()
        ada.button("web-going-resign").click()
        asked = bob.page.locator(".banner", has_text=bob.say("web-table-resign-wanted", name="Ada"))
        expect(asked).to_be_visible()
        if not wish:
            ada.button("web-table-proposal-drop").click()
            expect(asked).to_have_count(0)
    asked.get_by_role("button", name=bob.say("web-table-agree")).click()
    agree(people[2])
    for somebody, who in ((ada, "you"), (bob, "other")):
        said = somebody.say("result-resigned", who=who, name="Ada", winners="", count=2)
        expect(somebody.page.locator("main.end h1")).to_contain_text(said.split(".")[0])
    expect(bob.button("web-end-rematch")).to_be_visible()


def agree(guest: Guest) -> None:
    guest.catch_up()
    assert guest.do("consent", proposal=guest.shown["proposal"]["number"], yes=True)["is"] == "done"


def test_teams_in_the_top_bar(arrive: Arrive, server: Running) -> None:
    ada = arrive("fr")
    ada.go(way_to(server, players=4, teams=True, seats=["greedy"] * 3, start=True)).sit()
    teams = ada.page.locator(".turns li .team")
    expect(teams).to_have_text([ada.say("web-seat-team", number=number) for number in (1, 2, 1, 2)])
