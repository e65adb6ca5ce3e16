"""Any question of Karanor before a page without playing up to it: what the server would say is said here."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from comptoir.core import Match
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.telling import Reader
from comptoir.words import words
from tests.browser.visitor import Visitor
from tests.server.guests import Guest, Message
from tests.server.running import Running
from tests.telling.karanor_reading import NAMES, moments

MOST_GAMES, MOST_PICKS = 200, 400


def as_it_is(token: int) -> int:
    return token


@cache
def moment_of(prompt: str, players: int) -> tuple[Match[Any], int]:
    """A game at random as far as that question, and the seat that is asked."""
    for seed in range(MOST_GAMES):
        for match in moments(players, f"s{seed}", MOST_PICKS):
            for decision in match.decisions:
                if decision.prompt == prompt:
                    return match.clone(), decision.seat
    raise AssertionError(f"nobody is asked {prompt} in any game of {players}")


class Asked:
    """Somebody whose page is asked that, and what the page answers."""

    def __init__(self, visitor: Visitor, server: Running, match: Match[Any], seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.sent: list[Message] = []
        lang = visitor.words.lang
        self.snapshot = _snapshot(server, match, seat, lang)
        self.items: list[Message] = self.snapshot["moment"]["question"]["items"]
        visitor.page.route_web_socket(re.compile("/socket"), self._serve)
        visitor.go(f"/t/{self.snapshot['table']['id']}/{seat}")
        visitor.see(".table.karanor")

    def _serve(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))
        socket.send(json.dumps(self.snapshot))

    def _hear(self, socket: WebSocketRoute, message: Message) -> None:
        self.sent.append(message)
        if message["is"] == "speak":
            socket.send(json.dumps(self.snapshot))

    @property
    def picks(self) -> list[list[Message]]:
        """What the page has picked, by the items."""
        return [[self.items[at] for at in each["items"]] for each in self.sent if each["is"] == "pick"]


def _snapshot(server: Running, match: Match[Any], seat: int, lang: str) -> Message:
    """What the server would tell this seat."""
    players = match.table.rules.players
    told = _first_snapshot(server, players, lang)
    view, reader = match.view(seat), Reader(words(lang), NAMES[:players], seat)
    moment = {
        "at": 50,
        "beat": 0,
        "scene": TELLING.scene(view, as_it_is),
        "asked": TELLING.asked(view, reader),
        "question": TELLING.question(view, TELLING.offer(match, seat), reader, as_it_is, None, 7),
        "undo": "none",
        "progress": TELLING.progress(match),
        "over": False,
        "result": [],
        "unasked": TELLING.unasked(match, reader, as_it_is),
    }
    return {
        **told,
        "table": {**told["table"], "me": seat, "state": "playing"},
        "moment": json.loads(msgspec.json.encode(moment)),
        "story": [],
        "talk": [],
    }


@cache
def _first_snapshot(server: Running, players: int, lang: str) -> Message:
    """What somebody is told at a real table of that size, for all that does not hang on the question."""
    host = Guest(server, lang)
    host.open_table(players=players, seats=["greedy"] * (players - 1), start=True, game="karanor")
    host.connect()
    while host.moment is None:
        host.hear()
    told: Message = next(each for each in host.heard if each["is"] == "snapshot")
    host.leave()
    return {**told, "table": host.shown}
