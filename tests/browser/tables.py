"""Tables that are somewhere in a game already, for a browser to come to."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.guests import Guest, Message
from tests.server.running import Running

LONG = 10_000
NEARLY = 7
"""So many stacks, of the eight a stall needs, is near the end."""
BREATH = 0.005
"""Seconds between two looks around: servers hang up on whoever asks without taking breath."""


def way_to(server: Running, **wishes: Any) -> str:
    """A link by which a browser sits down at the first seat of a new table."""
    host = Guest(server)
    host.open_table(**wishes)
    return host.ticket()


def voice_of(visitor: Visitor, server: Running) -> Guest:
    """Somebody at a browser, by a socket besides: the same seat, in the same name."""
    voice = Guest(server)
    for cookie in visitor.page.context.cookies():
        voice.http.cookies.set(cookie["name"], cookie["value"], cookie["domain"], cookie["path"])
    found = re.search(r"/t/([^/?#]+)/(\d+)", visitor.page.url)
    assert found is not None, visitor.page.url
    voice.table, voice.seat = found[1], int(found[2])
    return voice.connect()


def played(server: Running, turns: int = LONG, lang: str = "en", **wishes: Any) -> Guest:
    """The host of a table where a bot has played for them until so many turns were over, or the game was."""
    host = Guest(server, lang)
    players = int(wishes.pop("players", 2))
    seats = ["greedy"] * (players - 1)
    host.open_table(players=players, seats=seats, start=True, **wishes)
    host.connect()
    while host.moment is None:
        host.hear()
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    while not host.moment["over"] and host.moment["scene"]["turn"] <= turns:
        host.hear()
    if not host.moment["over"]:
        assert host.do("replace", seat=0, bot=False)["is"] == "done"
    host.leave()
    return host


def advance(guests: Sequence[Guest], until: Callable[[Guest], bool]) -> Guest | None:
    """Everybody plays as a bot advises, until something is true of one of them; None if the game ends."""
    while True:
        for guest in guests:
            guest.catch_up()
            if until(guest):
                return guest
        if any(guest.moment is not None and guest.moment["over"] for guest in guests):
            return None
        time.sleep(BREATH)
        for guest in [each for each in guests if each.question is not None]:
            question = guest.question
            advice = guest.do("hint")
            if question is not None and advice["is"] == "reason":
                guest.do("pick", at=question["at"], items=advice["items"])


def by_bots_until(guests: Sequence[Guest], wanted: Callable[[Message], bool]) -> None:
    """Bots play for all of them until something is true of the game, as the first one sees it."""
    first = guests[0]
    for guest in guests:
        answer = guest.do("replace", seat=guest.seat, bot=True)
        # Other bots may have ended it since anybody looked.
        assert answer["is"] == "done" or answer["code"] == "game_over", answer
    while first.moment is None or not (wanted(first.moment) or first.moment["over"]):
        first.hear()
    for guest in guests:
        if not first.moment["over"]:
            guest.do("replace", seat=guest.seat, bot=False)
        guest.catch_up()


def leave_to_bots(people: Sequence[Visitor], voices: Sequence[Guest], nearly: int = NEARLY) -> None:
    """Bots play a game of Dale to its end in the place of everybody. Whoever is at a browser looks elsewhere
    until it is near: a page shows every move, which takes it longer than a bot. How it ends is seen."""
    places = [each.page.url for each in people]
    for each in people:
        each.go("about:blank")
    by_bots_until(voices, lambda moment: max(moment["progress"]) >= nearly)
    for each, place in zip(people, places, strict=True):
        each.go(place).see(".table, main.end")
    if not any(voice.moment is not None and voice.moment["over"] for voice in voices):
        by_bots_until(voices, lambda _: False)
