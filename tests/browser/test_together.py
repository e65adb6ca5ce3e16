"""Several people at one screen: nothing hidden of anybody is on the page while somebody else may look."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import advance, by_bots_until
from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, Message, until_dealt
from tests.server.running import Running

NAMES = ["Ada", "Lise"]
GAMES = [{"game": "dale", "sets": "beginner"}, {"game": "karanor"}]


def faces(told: Any) -> Iterator[str]:
    """Every card that is shown somewhere in a scene."""
    if isinstance(told, dict):
        if isinstance(told.get("face"), str):
            yield told["face"]
        told = list(told.values())
    if isinstance(told, list):
        for each in told:
            yield from faces(each)


class Family:
    """Two people at one screen, and what each of them knows, by sockets beside it."""

    def __init__(self, server: Running, **wishes: Any) -> None:
        self.host = Guest(server)
        self.host.open_table(players=2, seats=["here"], names=NAMES[1:], start=True, **wishes)
        self.voices = [self._voice(0), self._voice(1)]
        until_dealt(self.voices)
        self.public = self._voice(0, veiled=True)
        found = self.host.http.get(f"/api/games/{wishes.get('game', 'dale')}/catalogue").json()
        cards = [(each.get("face") or each["id"], each["name"]["en"]) for each in self._cards(found)]
        self.names = dict(cards)

    def _cards(self, catalogue: Message) -> list[Message]:
        return list(catalogue.get("cards") or catalogue["entries"])

    def _voice(self, seat: int, veiled: bool = False) -> Guest:
        voice = Guest(self.host.server)
        voice.http.cookies.update(self.host.http.cookies)
        voice.table, voice.seat = self.host.table, seat
        return voice.connect(veiled=veiled)

    def secrets(self, seat: int) -> set[str]:
        """The names of cards that only this seat sees."""
        for each in [*self.voices, self.public]:
            each.catch_up()
        mine, other = [set(faces(self.voices[at].moment)) for at in (seat, 1 - seat)]
        hidden = {self.names[each] for each in mine - other - set(faces(self.public.moment))}
        told = "".join(self.public.raw)  # what everybody was told stays in the log, though it is hidden again
        return {name for name in hidden if name not in told}

    def hides(self, seat: int) -> bool:
        return bool(self.secrets(seat))

    def come(self, visitor: Visitor) -> list[str]:
        """To the table, with all the cookies; the sockets that are opened from now on."""
        opened: list[str] = []
        visitor.page.on("websocket", lambda socket: opened.append(socket.url))
        held = json.dumps([[self.host.table, [0, 1]]])
        visitor.page.add_init_script(f"localStorage['comptoir.together'] ??= {held!r}")
        visitor.be(self.host)
        return opened

    def decide(self, seat: int) -> None:
        """All that a seat is asked until others are."""
        advance([self.voices[seat]], lambda guest: guest.question is None)


def on_page(visitor: Visitor, names: set[str]) -> set[str]:
    html = visitor.page.content().replace("\N{SOFT HYPHEN}", "").replace("&shy;", "").replace("&amp;", "&")
    return {each for each in names if each in html}


def assert_sees_own_alone(visitor: Visitor, family: Family, seat: int) -> None:
    mine = family.secrets(seat)  # there may be none any more, as the cards fall
    assert not mine or on_page(visitor, mine)
    assert on_page(visitor, family.secrets(1 - seat)) == set()


def lift(visitor: Visitor, name: str) -> None:
    visitor.button("web-curtain-lift", name=name).click()
    visitor.see(".table")


@pytest.mark.parametrize("wishes", GAMES, ids=["dale", "karanor"])
def test_nothing_hidden_is_on_the_page_but_of_whoever_looks(
    arrive: Arrive, server: Running, wishes: Message
) -> None:
    family = Family(server, **wishes)
    asked = advance(
        family.voices, lambda each: each.question is not None and bool(family.secrets(1 - each.seat))
    )
    assert asked is not None
    first = asked.seat
    screen = arrive("en", 768, 1024)
    opened = family.come(screen)
    screen.see(".curtain .lift")
    assert on_page(screen, family.secrets(0) | family.secrets(1)) == set()
    assert all("veiled=1" in each for each in opened)
    if wishes["game"] == "dale":
        assert screen.barriers_by_day_and_night() == []

    # Whoever is asked lifts it, and sees their own cards alone; no other seat is looked through.
    lift(screen, NAMES[first])
    screen.see(".table [data-card], .table .card")
    assert_sees_own_alone(screen, family, first)
    assert {each.split("/")[-2] for each in opened if "veiled" not in each} == {str(first)}

    # They are done, another one is asked: it falls by itself.
    family.decide(first)
    screen.see(".curtain .lift")
    assert on_page(screen, family.secrets(0) | family.secrets(1)) == set()
    expect(screen.page).to_have_title(re.compile(NAMES[1 - first]))
    lift(screen, NAMES[1 - first])
    screen.see(".table [data-card], .table .card")
    assert_sees_own_alone(screen, family, 1 - first)

    # At any time it falls on demand, and whoever wants to look may, though another is asked.
    screen.button("web-curtain-fall").click()
    screen.see(".curtain .lift")
    assert on_page(screen, family.secrets(0) | family.secrets(1)) == set()
    screen.page.locator(".curtain li").get_by_role("button").click()
    screen.see(".table [data-card], .table .card")
    assert_sees_own_alone(screen, family, first)
    expect(screen.page.locator(".curtain")).to_have_count(0)


def test_a_family_plays_from_the_first_click_to_the_rematch(arrive: Arrive, server: Running) -> None:
    screen = arrive("en", 768, 1024).go()
    page = screen.page
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seats input").fill(NAMES[0])
    page.locator(".seats select").select_option("here")
    page.get_by_label(screen.say("web-seat-beside-name", number=2)).fill(NAMES[1])
    screen.button("web-bar-open").click()
    screen.see(".curtain .lift")
    table = page.url.split("/")[-2]

    voices = [Guest(server), Guest(server)]
    for seat, voice in enumerate(voices):
        for cookie in page.context.cookies():
            voice.http.cookies.set(cookie["name"], cookie["value"], cookie["domain"], cookie["path"])
        voice.table, voice.seat = table, seat
        voice.connect()
    assert [each["name"] for each in voices[0].shown["seats"]] == NAMES
    assert all(each["connected"] for each in voices[0].shown["seats"])
    by_bots_until(voices, lambda _: False)
    screen.see("main.end")
    screen.button("web-end-rematch").click()
    screen.see(".curtain .lift")
    expect(page).not_to_have_url(re.compile(table))


def test_a_seat_is_taken_here_from_the_lobby(arrive: Arrive, server: Running) -> None:
    host = Guest(server)
    host.open_table(players=3, seats=["open", "greedy"])
    screen = arrive("en", 768, 1024).be(host)
    screen.button("web-seat-beside-sit").click()
    name = screen.page.get_by_label(screen.say("web-seat-beside-name", number=2))
    name.fill(NAMES[1])
    name.press("Enter")
    name.blur()
    screen.button("web-lobby-start").click()
    screen.see(".curtain .lift")
    expect(screen.page.locator(".curtain")).to_contain_text(NAMES[1])
