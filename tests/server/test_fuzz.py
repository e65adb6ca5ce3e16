"""Noise on every socket: answered or ignored as documented, and only what was acknowledged has happened."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from comptoir.server.sockets import MOST_MALFORMED
from tests.server.guests import Guest, any_items, start, table_for
from tests.server.knocking import open_socket
from tests.server.noise import Noisy, send, written
from tests.server.running import Running

MESSAGES = 1_000_000 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 20_000
AT_ONCE = 40
STORED = ("pick", "act", "say", "rename")
"""Kinds of moves that are written down whenever they are done."""
ANSWERS = ("done", "refused", "reason", "form")
Message = dict[str, Any]


class Door:
    """A way to one observer's socket, for as many connections as it takes."""

    def __init__(self, server: Running, guest: Guest) -> None:
        self.server = server
        place = "watch" if guest.seat < 0 else f"seats/{guest.seat}"
        self.table, self.seat = guest.table, guest.seat
        self._path = f"/api/tables/{guest.table}/{place}/socket"
        self._cookies = guest.cookies()

    def open(self) -> ClientConnection:
        return open_socket(self.server, self._path, self._cookies)


class Heckler:
    """Sends noise through doors and keeps account of it."""

    def __init__(self, noisy: Noisy) -> None:
        self.noisy = noisy
        self.chance = noisy.chance
        self.sent = 0
        self.done: set[str] = set()
        """The moves that were acknowledged, with their tables and seats."""
        self.stored: set[str] = set()
        """Those among them that must be written down."""

    def talk(self, door: Door, *, wrong_only: bool) -> None:
        """Well-formed and malformed messages mixed: every one is answered as documented."""
        with door.open() as socket:
            moment = json.loads(socket.recv(20))["moment"]
            sent, malformed = list[Message](), 0
            for _ in range(AT_ONCE):
                if self.chance.random() < 0.4 and malformed < MOST_MALFORMED - 1:
                    send(socket, self.noisy.malformed())
                    malformed += 1
                else:
                    message = self._wrong() if wrong_only else self._any(moment)
                    socket.send(written(message))
                    sent.append(message)
            # The last one is refused in its turn, so everything before it has been answered by then.
            last = self._send_last(socket)
            heard = self._until(socket, lambda each: each.get("move") == last)
        self.sent += AT_ONCE + 1
        self._check(door, sent, malformed, heard)

    def abuse(self, door: Door) -> None:
        """Nothing but noise: refused, then hung up on."""
        with door.open() as socket:
            with suppress(ConnectionClosed):
                for _ in range(MOST_MALFORMED + 5):
                    send(socket, self.noisy.malformed())
                    self.sent += 1
            heard = self._until(socket, lambda each: each["is"] == "closed")
            assert heard[-1]["code"] == "malformed_often"
            refused = [each for each in heard if each["is"] == "refused"]
            assert [each["code"] for each in refused] == ["malformed"] * (MOST_MALFORMED - 1)
            with pytest.raises(ConnectionClosed):
                socket.recv(20)
            assert socket.close_code == 4429

    def _check(self, door: Door, sent: list[Message], malformed: int, heard: list[Message]) -> None:
        refused = [each for each in heard if each["is"] == "refused"]
        assert sum(each["code"] == "malformed" for each in refused) == malformed
        assert all(each["code"] and each["text"] for each in refused)
        answered = {each["move"] for each in heard if each["is"] in ANSWERS}
        named = {each["move"] for each in sent if "move" in each and each["is"] != "hint"}
        assert named <= answered
        pings = sum(each["is"] == "ping" for each in sent)
        assert sum(each["is"] == "pong" for each in heard) == pings
        done = {each["move"] for each in heard if each["is"] == "done"}
        self.done |= {f"{door.table} {door.seat} {move}" for move in done}
        written_down = {each["move"] for each in sent if each["is"] in STORED} & done
        self.stored |= {f"{door.table} {door.seat} {move}" for move in written_down}

    def _any(self, moment: Message | None) -> Message:
        message = self.noisy.well_formed()
        if message["is"] == "resign" and len(self.stored) <= MESSAGES // 400:
            return self._any(moment)  # a game that is given up has nothing more to be disturbed
        if message["is"] == "arrange":
            message["seat"] = 0  # whoever was sent away could make no more noise
        question = moment["question"] if moment else None
        if message["is"] == "pick" and question and self.chance.random() < 0.5:
            message |= {"at": question["at"], "items": list(any_items(question, self.chance))}
        if message["is"] in ("act", "open") and moment and moment.get("unasked"):
            message["key"] = self.chance.choice(moment["unasked"])["key"]
        if message["is"] == "act":
            message["parts"] = self._parts()
        return message

    def _parts(self) -> list[Message]:
        """Of an offer, or nearly: what nobody holds, to oneself, twice the same."""
        keys = ("to:0", "to:1", "to:2", "give:gold", "give:wood", "get:gold", "get:wine", "get:villa", "x")
        picked = self.chance.choices(keys, k=self.chance.randint(0, 5))
        return [{"key": key, "count": self.chance.choice((1, 1, 1, 2, 7, 999))} for key in picked]

    def _wrong(self) -> Message:
        """A message that cannot be right at a table where a game has begun and nobody has picked yet."""
        message = self.noisy.well_formed()
        match message["is"]:
            case "say":
                message |= {"text": "\u200b \x00", "phrase": None}
            case "pick" if self.chance.random() < 0.5:
                message["at"] += 10_000
            case "pick":
                message["items"] = [9_999, *message["items"][1:]]
            case "replace":
                message["seat"] = 5
            case "arrange":
                message["seat"] = 0
            case "resign":  # which is never wrong
                return self._wrong()
        return message

    def _send_last(self, socket: ClientConnection) -> str:
        move = "".join(self.chance.choices("abcdef", k=20))
        socket.send(written({"is": "consent", "move": move, "proposal": -7, "yes": True}))
        return move

    def _until(self, socket: ClientConnection, is_last: Callable[[Message], bool]) -> list[Message]:
        heard = [json.loads(socket.recv(20))]
        while not is_last(heard[-1]):
            heard.append(json.loads(socket.recv(20)))
        return heard


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_noise_changes_nothing(server: Running, game: str) -> None:
    quiet = table_for(server, 2, game=game)
    start(quiet)
    lively = table_for(server, 2, game=game, players=3, seats=["open", "greedy"])
    start(lively)
    waiting = table_for(server, 2, players=3)
    doors = [Door(server, guest) for guest in (*quiet, *_with_spectator(server, quiet))]
    lively_doors = [Door(server, guest) for guest in (*lively, *_with_spectator(server, lively), waiting[1])]
    for guest in (*quiet, *lively, *waiting):
        guest.leave()
    before = [_seen(door) for door in doors]
    moves = _moves(server)
    complaints = len(server.complaints)
    heckler = Heckler(Noisy(Random(4)))
    # A busy server is asked for longer, until enough of it has meant something.
    while heckler.sent < MESSAGES // 2 or (
        len(heckler.stored) <= MESSAGES // 800 and heckler.sent < 5 * MESSAGES
    ):
        heckler.talk(heckler.chance.choice(doors), wrong_only=True)
        heckler.talk(heckler.chance.choice(lively_doors), wrong_only=False)
        heckler.abuse(heckler.chance.choice((*doors, *lively_doors)))
    assert [_seen(door) for door in doors] == before
    now = _moves(server) - moves
    assert now <= heckler.done, "something happened that nobody was told of"
    assert heckler.stored <= now, "something was acknowledged that is not stored"
    assert len(heckler.stored) > MESSAGES // 800
    assert server.complaints[complaints:] == []
    assert server.process.poll() is None


def _with_spectator(server: Running, guests: list[Guest]) -> list[Guest]:
    spectator = Guest(server)
    assert spectator.enter(guests[0].links()["watch"]).status_code == 200
    return [spectator]


def _seen(door: Door) -> Message:
    """What a fresh snapshot shows of the game; who is here does not matter."""
    with door.open() as socket:
        said = json.loads(socket.recv(20))
    return {name: said[name] for name in ("moment", "story", "talk")} | {
        "state": said["table"]["state"],
        "names": [seat["name"] for seat in said["table"]["seats"]],
    }


def _moves(server: Running) -> set[str]:
    """The moves that are written down, with their tables and seats."""
    with closing(sqlite3.connect(f"file:{server.folder / 'comptoir.sqlite'}?mode=ro", uri=True)) as store:
        rows = store.execute("SELECT at, move FROM records WHERE move IS NOT NULL").fetchall()
    return {f"{table} {move}" for table, move in rows}
