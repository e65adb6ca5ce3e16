"""Any question before a page without playing up to it: what the server would say is said here."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import WebSocketRoute

from comptoir.core import Match
from comptoir.telling.dale.telling import TELLING as DALE
from comptoir.telling.karanor.telling import TELLING as KARANOR
from comptoir.telling.telling import Reader
from comptoir.words import words
from tests.browser.visitor import Visitor
from tests.server.guests import Guest, Message
from tests.server.running import Running
from tests.telling.karanor_reading import NAMES, moments

MOST_GAMES, MOST_PICKS = 200, 400
TELLINGS: dict[str, Any] = {each.game: each for each in (DALE, KARANOR)}


def as_it_is(token: int) -> int:
    return token


@cache
def moment_of(prompt: str, players: int) -> tuple[Match, int]:
    """A game of Karanor at random as far as that question, and the seat that is asked."""
    for seed in range(MOST_GAMES):
        for match in moments(players, f"s{seed}", MOST_PICKS):
            for decision in match.decisions:
                if decision.prompt == prompt:
                    return match.clone(), decision.seat
    raise AssertionError(f"nobody is asked {prompt} in any game of {players}")


class Asked:
    """Somebody whose page is asked that, and what the page answers."""

    def __init__(self, visitor: Visitor, server: Running, match: Match, seat: int) -> None:
        self.visitor = visitor
        self.seat = seat
        self.sent: list[Message] = []
        lang = visitor.words.lang
        self.snapshot = snapshot_of(server, match, seat, lang)
        self.items: list[Message] = self.snapshot["moment"]["question"]["items"]
        visitor.page.route_web_socket(re.compile("/socket"), self._serve)
        visitor.go(f"/t/{self.snapshot['table']['id']}/{seat}")
        visitor.see(f".table.{match.game.name}")

    def see(self, game: Match, before: int, at: int = 51) -> None:
        """The page is told what has happened in the game since it had so many events, and what it led to."""
        lang = self.visitor.words.lang
        reader = Reader(words(lang), NAMES[: game.table.rules.players], self.seat, game.options)
        events = game.events_for(self.seat)[before:]
        beats = TELLINGS[game.game.name].beats(events, reader, as_it_is)
        moment = moment_for(game, self.seat, lang, at)
        self.tell(**{"is": "update"}, beats=json.loads(msgspec.json.encode(beats)), moment=moment)

    def _serve(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))
        self.socket = socket
        socket.send(json.dumps(self.snapshot))

    def _hear(self, socket: WebSocketRoute, message: Message) -> None:
        self.sent.append(message)
        if message["is"] == "speak":
            socket.send(json.dumps(self.snapshot))

    def tell(self, **message: Any) -> None:
        """The server says something more."""
        self.socket.send(json.dumps(message))

    @property
    def picks(self) -> list[list[Message]]:
        """What the page has picked, by the items."""
        return [[self.items[at] for at in each["items"]] for each in self.sent if each["is"] == "pick"]


def snapshot_of(server: Running, match: Match, seat: int, lang: str) -> Message:
    """What the server would tell this seat."""
    told = _first_snapshot(server, match.game.name, match.table.rules.players, lang)
    return {
        **told,
        "table": {**told["table"], "me": seat, "state": "playing"},
        "moment": moment_for(match, seat, lang),
        "story": [],
        "talk": [],
    }


def moment_for(match: Match, seat: int, lang: str, at: int = 50) -> Message:
    """What the server would tell this seat of the table as it is."""
    telling, players = TELLINGS[match.game.name], match.table.rules.players
    view, reader = match.view(seat), Reader(words(lang), NAMES[:players], seat, match.options)
    offer = telling.offer(match, seat) if match.decision_of(seat) else None
    question: Any = None if offer is None else telling.question(view, offer, reader, as_it_is, None, at - 43)
    if offer is not None and telling.is_no_choice(match, seat):
        question = replace(question, ready=offer.ready)
    moment = {
        "at": at,
        "beat": 0,
        "scene": telling.scene(view, as_it_is),
        "asked": telling.asked(view, reader),
        "question": question,
        "undo": "none",
        "progress": telling.progress(match),
        "over": match.is_over,
        "result": telling.result(view, reader) if match.is_over else [],
        "unasked": telling.unasked(match, reader, as_it_is),
    }
    told: Message = json.loads(msgspec.json.encode(moment))
    return told


@cache
def _first_snapshot(server: Running, game: str, players: int, lang: str) -> Message:
    """What somebody is told at a real table of that size, for all that does not hang on the question."""
    host = Guest(server, lang)
    host.open_table(players=players, seats=["greedy"] * (players - 1), start=True, game=game)
    host.connect()
    while host.moment is None:
        host.hear()
    told: Message = next(each for each in host.heard if each["is"] == "snapshot")
    host.leave()
    return {**told, "table": host.shown}
