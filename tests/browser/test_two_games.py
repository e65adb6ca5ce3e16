"""Two games on one page: choosing between them, putting a table of Karanor together, reading about both."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.test_phone import WIDER
from tests.browser.visitor import Arrive, Visitor
from tests.server.running import Running

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def sign(somebody: Visitor, game: str) -> Locator:
    return somebody.page.locator(f".sign[data-game={game}]")


def at_karanor(somebody: Visitor) -> Visitor:
    """On the home page, with Karanor chosen."""
    somebody.go()
    sign(somebody, "karanor").locator("label").click()
    expect(somebody.page.locator(".create h2")).to_have_text(somebody.say("web-karanor-create"))
    return somebody


def seat_so_many(somebody: Visitor, players: int) -> None:
    sizes = somebody.page.get_by_role("group", name=somebody.say("web-create-players"))
    sizes.get_by_role("button", name=str(players), exact=True).click()


def table_of(somebody: Visitor, server: Running) -> dict[str, Any]:
    """What the server knows of the table whose lobby is on the page."""
    somebody.see(".lobby")
    table = somebody.page.url.split("/t/")[1].split("/")[0]
    seen: dict[str, Any] = httpx.get(f"{server.url}/api/tables/{table}").json()
    return seen


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_one_click_from_home_to_the_first_question(arrive: Arrive, game: str) -> None:
    somebody = arrive("fr")
    somebody.go()
    sign(somebody, game).get_by_role("button", name=somebody.say("web-home-play")).click()
    assert somebody.until_asked()
    assert somebody.count(".table.karanor") == (game == "karanor")
    # It is in the list of tables, by its name, and home remembers which game it was.
    somebody.go()
    expect(somebody.page.locator(".list li").first).to_contain_text(somebody.say(f"web-game-{game}"))
    expect(sign(somebody, game).get_by_role("radio")).to_be_checked()


def test_choosing_a_game_by_keyboard(arrive: Arrive) -> None:
    somebody = arrive("en")
    somebody.go().see(".create")
    sign(somebody, "dale").get_by_role("radio").focus()
    somebody.page.keyboard.press("ArrowRight")
    expect(sign(somebody, "karanor").get_by_role("radio")).to_be_focused()
    expect(somebody.page.locator(".create h2")).to_have_text(somebody.say("web-karanor-create"))


def test_a_table_for_two_with_the_market_tile(arrive: Arrive, server: Running) -> None:
    host = at_karanor(arrive("en"))
    tile = host.page.get_by_role("switch", name=host.say("web-karanor-create-market"))
    expect(tile).not_to_be_checked()  # three merchants trade with each other
    tile.click(force=True)
    expect(tile).not_to_be_checked()
    seat_so_many(host, 2)
    expect(tile).to_be_checked()
    host.page.get_by_text(host.say("web-karanor-quests-reader"), exact=True).click()
    host.page.get_by_label(host.say("web-agree-first")).select_option("1")
    host.button("web-bar-open").click()
    seen = table_of(host, server)
    assert (seen["game"], len(seen["seats"])) == ("karanor", 2)
    mix = host.page.locator("[aria-labelledby=lobby-mix]")
    for key in ("web-karanor-mix-market", "web-karanor-mix-rules"):
        expect(mix).to_contain_text(host.say(key))
    second = host.say("web-seat-number", number=2)
    agreed = host.page.locator(".lobby .agreements")
    expect(agreed).to_contain_text(host.say("web-agreed-first", who="other", name=second))
    expect(mix).to_contain_text(host.say("web-karanor-quests-reader").lower())
    expect(host.page.get_by_label(host.say("web-share-seat", number=2))).to_be_visible()


def test_a_table_for_six_on_a_phone(arrive: Arrive, server: Running) -> None:
    host = at_karanor(arrive("fr", 360, 740))
    seat_so_many(host, 6)
    for number, kind in ((2, "open"), (3, "random"), (6, "open")):
        host.page.get_by_role("combobox", name=host.say("web-seat-number", number=number)).select_option(kind)
    assert not host.page.evaluate(WIDER)
    host.button("web-bar-open").click()
    seats = table_of(host, server)["seats"]
    assert [each["bot"] or each["kind"] for each in seats] == [
        "person", "open", "random", "medium", "medium", "open",
    ]  # fmt: skip
    expect(host.page.get_by_label(host.say("web-share-seat", number=2))).to_be_visible()
    expect(host.page.get_by_label(host.say("web-share-seat", number=6))).to_be_visible()
    assert not host.page.evaluate(WIDER)


def test_a_dead_server_is_said_where_one_chooses(arrive: Arrive) -> None:
    somebody = arrive("en")
    somebody.go().see(".create")
    somebody.page.route("**/*karanor*", lambda route: route.abort())
    sign(somebody, "karanor").locator("label").click()
    expect(somebody.page.locator(".making [role=alert]")).to_be_visible()
    somebody.page.unroute("**/*karanor*")
    sign(somebody, "dale").locator("label").click()
    somebody.see(".create .tiles")
    # A browser may say late what it did not get.
    somebody.complaints[:] = [each for each in somebody.complaints if "ERR_FAILED" not in each]


def catalogue_of(server: Running, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}/api/games/{game}/catalogue").json()
    return found


@LANGUAGES
def test_everything_in_the_pack_can_be_looked_at(arrive: Arrive, server: Running, lang: str) -> None:
    entries = catalogue_of(server, "karanor")["entries"]
    somebody = arrive(lang)
    somebody.go("/karanor/cards")
    cards = somebody.page.locator(".block li .kcard")
    expect(cards).to_have_count(len(entries))
    assert len(entries) == 199
    for source in ("rulebook", "review", "original"):
        chip = somebody.button(f"web-karanor-origin-{source}")
        chip.click()
        expect(cards).to_have_count(sum(each["source"] == source for each in entries))
        chip.click()
    somebody.button("web-karanor-shelf-intrigues").click()
    expect(cards).to_have_count(sum(each["kind"] == "black_market" for each in entries))
    assert somebody.page.evaluate("getComputedStyle(document.querySelector('.kcard')).opacity") == "1"
    somebody.button("web-karanor-shelf-all").click()
    for name in ("Campfire", "feu de camp"):  # in either language
        somebody.page.get_by_role("searchbox").fill(name)
        expect(cards).to_have_count(1)
    cards.first.press("Enter")
    shown = somebody.see(".zoom-dialog[open]")
    (fire,) = [each for each in entries if each["id"] == "q_feu_de_camp"]
    for line in (fire["text"], *fire["lines"]):
        expect(shown).to_contain_text(line[lang])
    expect(shown).to_contain_text(somebody.say("web-karanor-source-rulebook"))
    somebody.page.keyboard.press("Escape")
    expect(cards.first).to_be_focused()


def test_the_pages_about_a_game_lead_to_those_about_the_other(arrive: Arrive) -> None:
    somebody = arrive("en", 360, 740)
    somebody.go("/cards").see("main h1")
    about = somebody.page.get_by_role("main").get_by_role("link", name=somebody.say("web-game-karanor"))
    about.click()
    expect(somebody.page).to_have_title(
        somebody.say(
            "web-title-of", page=somebody.say("web-page-about", page="Cards", game="Merchants of Karanor")
        )
    )
    somebody.page.get_by_role("navigation", name=somebody.say("web-nav")).get_by_text("Rules").click()
    expect(somebody.page).to_have_url(re.compile("/karanor/rules$"))
    assert not somebody.page.evaluate(WIDER)
    somebody.go("/nowhere/rules")
    expect(somebody.page.locator("main.problem h1")).to_have_text(somebody.say("web-problem-unknown-page"))


@LANGUAGES
def test_the_rules_of_karanor(arrive: Arrive, server: Running, lang: str) -> None:
    catalogue = catalogue_of(server, "karanor")
    somebody = arrive(lang, 360, 740)
    somebody.go("/karanor/rules")
    expect(somebody.page.locator("h1")).to_have_text(somebody.say("web-karanor-rules"))
    rules = somebody.page.get_by_role("main")
    fare = catalogue["numbers"]["sea_fare"]
    steps = catalogue["numbers"]["steps"]
    expect(rules).to_contain_text(somebody.say("web-karanor-rules-move.text", steps=steps, sea_fare=fare))
    rows = rules.locator("tbody tr")
    expect(rows).to_have_count(len(catalogue["sizes"]))
    expect(rows.last).to_contain_text(str(catalogue["sizes"][-1]["end"]))
    assert somebody.count(".rules .kcard") > 10
    assert not somebody.page.evaluate(WIDER)
    rules.get_by_role("link", name=somebody.say("web-home-play")).click()
    expect(sign(somebody, "karanor").get_by_role("radio")).to_be_checked()
