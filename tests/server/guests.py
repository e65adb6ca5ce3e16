"""People at a table, as tests play them: through the same doors as a browser."""

from __future__ import annotations

import json
import secrets
import ssl
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from comptoir.core.fairness import commit_to
from tests.server.running import PATIENCE, Running

Message = dict[str, Any]
BUSY, A_MOMENT = 503, 0.5
"""What a server answers that has too much to do, and after how many seconds it is asked again."""
HERE: list[Guest] = []
"""Everybody a test has brought along."""
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""These servers are not asked who they are; to read whom one could believe takes longer than many a test."""


def send_home() -> None:
    """The test is over."""
    for guest in HERE:
        guest.leave()
        guest.http.close()
    HERE.clear()


class Guest:
    """One browser: its cookies, and the socket of one seat."""

    def __init__(self, server: Running, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.http = httpx.Client(
            base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE, verify=NO_AUTHORITIES
        )
        self.table = ""
        self.seat = 0
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        """Every message of the server, in order."""
        self.raw: list[str] = []
        self.moment: Message | None = None
        self.shown: Message = {}
        self.plays_fair = True
        """Does it commit and reveal by itself when cards are dealt?"""
        self._nonces: dict[tuple[str, int], str] = {}
        self._given: set[tuple[str, int]] = set()
        HERE.append(self)

    # -- coming and going -----------------------------------------------------------------------------

    def open_table(self, name: str = "Ada", **wishes: Any) -> Message:
        usual = {} if "game" in wishes else {"sets": "beginner"}
        body = {"name": name, **usual, **wishes}
        answer = self.http.post("/api/tables", json=body, params={"lang": self.lang})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        self.table, self.seat = opened["table"], 0
        return opened

    def links(self) -> Message:
        links: Message = self.http.get(f"/api/tables/{self.table}/links").json()
        return links

    def enter(self, link: str, name: str = "Bob", claim: str = "") -> httpx.Response:
        path, _, token = link.partition("#")
        table = path.split("/")[2]
        body = {"token": token, "name": name, "claim": claim}
        answer = self.http.post(f"/api/tables/{table}/enter", json=body, params={"lang": self.lang})
        if answer.status_code == 200:
            self.table, self.seat = table, answer.json()["seat"]
        return answer

    def ticket(self) -> str:
        """A link to one's own seat for one more device."""
        answer = self.http.post(f"/api/tables/{self.table}/mine/{self.seat}")
        assert answer.status_code == 200, answer.text
        return str(answer.json()["link"])

    def another_device(self) -> Guest:
        """The same seat in another browser."""
        device = Guest(self.server, self.lang)
        assert device.enter(self.ticket()).status_code == 200
        return device.connect()

    @property
    def token(self) -> str:
        """What this browser's cookie holds for its seat."""
        name = "watch" if self.seat < 0 else f"seat{self.seat}"
        path = f"/api/tables/{self.table}"
        found = [each.value for each in self.http.cookies.jar if (each.name, each.path) == (name, path)]
        return found[0] or ""

    def cookies(self) -> str:
        """What a browser would send to this table: it keeps those of other tables apart."""
        path = f"/api/tables/{self.table}"
        return "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar if each.path == path)

    def connect(self, veiled: bool = False, **headers: str) -> Guest:
        place = "watch" if self.seat < 0 else f"seats/{self.seat}"
        self.socket = connect(
            f"ws://{self.server.host}/api/tables/{self.table}/{place}/socket?lang={self.lang}"
            + ("&veiled=1" if veiled else ""),
            additional_headers={"Origin": self.server.url, "Cookie": self.cookies(), **headers},
            compression=None,
            max_size=None,
            max_queue=None,  # who does not listen for a while must still be able to leave
            legacy=True,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )
        self._given.clear()
        self.until("snapshot")
        return self

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None

    def go_to(self, server: Running) -> Guest:
        """The same browser at the door of another process that has the same tables."""
        self.leave()
        self.server = server
        self.http.base_url = server.url
        self.http.headers["Origin"] = server.url
        return self

    def another_tab(self, lang: str = "") -> Guest:
        """The same seat once more, in the same browser."""
        tab = Guest(self.server, lang or self.lang)
        tab.http.cookies.update(self.http.cookies)
        tab.table, tab.seat = self.table, self.seat
        return tab.connect()

    def reload(self) -> None:
        self.leave()
        self.moment, self.shown = None, {}
        self.connect()

    # -- talking --------------------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message; the name of the move."""
        assert self.socket is not None
        move = str(fields.pop("move", "") or secrets.token_hex(8))
        if kind not in ("passes", "speak", "older", "commit", "reveal", "ping"):
            fields["move"] = move
        self.socket.send(json.dumps({"is": kind, **fields}))
        return move

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message of the server."""
        assert self.socket is not None
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        self._note(message)
        return message

    def until(self, *kinds: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """Listen until a message of one of these kinds."""
        while True:
            message = self.hear()
            if message["is"] in kinds and where(message):
                return message

    def heard_last(self, kind: str) -> Message:
        """The last message of a kind that was heard."""
        return next(each for each in reversed(self.heard) if each["is"] == kind)

    def do(self, kind: str, **fields: Any) -> Message:
        """Send a move and wait for its answer: done, refused, a reason, or a form."""
        move = self.send(kind, **fields)
        return self.until("done", "refused", "reason", "form", where=lambda each: each["move"] == move)

    def catch_up(self) -> None:
        """Hear all that was said to this guest so far."""
        self.send("ping")
        self.until("pong")

    def get(self, what: str = "", **params: Any) -> httpx.Response:
        """Something about the table, by REST. A server that is too busy says so, and is asked again."""
        path = f"/api/tables/{self.table}/{what}" if what else f"/api/tables/{self.table}"
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.http.get(path, params={"lang": self.lang, **params})
            is_busy = answer.status_code == BUSY and answer.json()["code"] == "busy"
            if not is_busy or time.monotonic() > until:
                return answer
            time.sleep(A_MOMENT)

    def _note(self, message: Message) -> None:
        if message["is"] == "snapshot":
            self.shown, self.moment = message["table"], message["moment"]
        elif message["is"] == "update":
            self.moment = message["moment"]
        elif message["is"] == "room":
            self.shown = message["table"]
        deal = self.shown.get("deal")
        if self.plays_fair and deal and self.shown["state"] == "locked" and self.seat in deal["waiting"]:
            self._share(deal)

    def nonce(self, number: int) -> str:
        """What this guest adds to a deal."""
        return self._nonces.setdefault((self.table, number), secrets.token_hex(32))

    def digest(self, deal: Message) -> str:
        """Its commitment to that."""
        return commit_to(deal["terms"], self.seat, bytes.fromhex(self.nonce(deal["number"])))

    def _share(self, deal: Message) -> None:
        """Do once what a deal waits for; another device of the seat may have done it."""
        step, number = deal["step"], deal["number"]
        if (step, number) in self._given:
            return
        self._given.add((step, number))
        if step == "commit":
            self.send("commit", deal=number, digest=self.digest(deal))
        elif deal["digests"][self.seat] == self.digest(deal):
            self.send("reveal", deal=number, nonce=self.nonce(number))

    # -- playing --------------------------------------------------------------------------------------

    @property
    def question(self) -> Message | None:
        question: Message | None = self.moment["question"] if self.moment else None
        return question

    @property
    def at(self) -> int:
        """How many picks this guest knows of."""
        return int(self.moment["at"]) if self.moment else -1

    def until_asked(self) -> Message:
        """Listen until it is this seat's turn to decide."""
        while self.question is None:
            self.hear()
        return self.question

    def pick(self, *items: int, **fields: Any) -> Message:
        question = self.until_asked()
        return self.do("pick", at=fields.pop("at", question["at"]), items=list(items), **fields)

    def pick_any(self, chance: Random) -> Message:
        """Any legal answer to the question."""
        return self.pick(*any_items(self.until_asked(), chance))

    def item(self, kind: str) -> int:
        """The first item of that kind."""
        return next(at for at, each in enumerate(self.until_asked()["items"]) if each["kind"] == kind)


def any_items(question: Message, chance: Random) -> Sequence[int]:
    """Items that answer a question."""
    choice, count = question.get("choice"), len(question["items"])
    if choice is None or choice.get("one_by_one"):
        return [chance.randrange(count)]
    if choice.get("sets") is not None:
        return list(chance.choice(choice["sets"]))
    things = [at for at, item in enumerate(question["items"]) for _ in range(item.get("most", 1))]
    return chance.sample(things, chance.randint(choice["least"], choice["most"]))


def table_for(server: Running, people: int, **wishes: Any) -> list[Guest]:
    """So many people at a table, all connected; the game has not begun."""
    host = Guest(server)
    host.open_table(players=wishes.pop("players", people), **wishes)
    links = [link for link in host.links()["seats"] if link]
    guests = [host]
    for number, link in enumerate(links[: people - 1]):
        guest = Guest(server)
        assert guest.enter(link, f"Guest {number + 2}").status_code == 200
        guests.append(guest)
    for guest in guests:
        guest.connect()
    return guests


def start(guests: Sequence[Guest]) -> None:
    """The host starts, and everybody sees the first moment."""
    move = guests[0].send("start")
    until_dealt(guests)
    assert not any(each["is"] == "refused" and each["move"] == move for each in guests[0].heard)


def until_dealt(guests: Sequence[Guest]) -> None:
    """Everybody listens until they see the first moment: all commit before any waits for the others."""
    for is_done in (_has_committed, _has_revealed, _has_begun):
        for guest in guests:
            while not (is_done(guest) or _has_begun(guest)):
                guest.hear()


def _has_committed(guest: Guest) -> bool:
    return guest.shown["deal"] is not None


def _has_revealed(guest: Guest) -> bool:
    deal = guest.shown["deal"]
    return deal is not None and deal["step"] != "commit"


def _has_begun(guest: Guest) -> bool:
    return guest.moment is not None


def play_on(guests: Sequence[Guest], chance: Random, picks: int) -> int:
    """Let everybody pick what they like; how many picks that were."""
    done = 0
    while done < picks:
        for guest in guests:
            while _is_behind(guest, guests):
                guest.hear()
        asked = [guest for guest in guests if guest.question is not None]
        if not asked:
            if any(guest.moment and guest.moment["over"] for guest in guests):
                break
            guests[0].hear()
            continue
        answer = asked[0].pick_any(chance)
        assert answer["is"] == "done" or answer["code"] == "too_late", answer
        done += answer["is"] == "done"
        while asked[0].at < answer.get("at", 0):
            asked[0].hear()
    return done


def _is_behind(guest: Guest, guests: Sequence[Guest]) -> bool:
    return guest.at < max(each.at for each in guests)


def begun(server: Running, people: int, **wishes: Any) -> list[Guest]:
    """So many people in a game that has just begun."""
    guests = table_for(server, people, **wishes)
    start(guests)
    return guests


def bring_about(guests: Sequence[Guest], chance: Random, wanted: Callable[[Message], bool]) -> Guest:
    """Play until somebody is asked a question like that; who it is."""
    while True:
        for guest in guests:
            guest.catch_up()
            if guest.question is not None and wanted(guest.question):
                return guest
        assert play_on(guests, chance, 1), "the game is over"


def settle(guests: Sequence[Guest], chance: Random) -> Guest:
    """Play until somebody is to choose an action, so that nothing goes on by itself, and all know of it."""
    player = bring_about(guests, chance, lambda question: question["prompt"] == "action")
    for guest in guests:
        guest.catch_up()
    return player


def offers(kind: str) -> Callable[[Message], bool]:
    """Is something of that kind among the items?"""
    return lambda question: any(item["kind"] == kind for item in question["items"])


def said(text: Sequence[Any]) -> str:
    """A text in pieces, as it is read."""
    return "".join(each if isinstance(each, str) else each["text"] for each in text)


def finished_table(server: Running, **wishes: Any) -> Guest:
    """The host of a table where bots have played a game to its end; not connected any more."""
    host = Guest(server)
    players = int(wishes.pop("players", 2))
    host.open_table(players=players, seats=["random"] * (players - 1), start=True, **wishes)
    host.connect()
    while host.moment is None:
        host.hear()
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    while not host.moment["over"]:
        host.hear()
    host.leave()
    return host


def without_ids(shown: Any) -> Any:
    """The same without the observer's numbers for cards, which tell nothing and change with every start."""
    if isinstance(shown, dict):
        kept = {key: value for key, value in shown.items() if key != "id"}
        if isinstance(kept.get("card"), int):
            del kept["card"]
        return {key: without_ids(value) for key, value in kept.items()}
    return [without_ids(each) for each in shown] if isinstance(shown, list) else shown
