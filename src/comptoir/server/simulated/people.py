"""People at a simulated table: they play at random, talk, change their minds, leave and come back.

They keep what they were told, send again what was not answered, and know the server by its doors alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from comptoir.core.dice import KEY_BYTES
from comptoir.core.fairness import commit_to
from comptoir.server.links import WATCH
from comptoir.server.simulated.lines import Answer, Line, Message, Unreachable

UNNAMED = ("passes", "speak", "older", "commit", "reveal", "ping")
"""Messages that are no moves."""
SHARE_BEFORE = 0.3
"""Before a game begins there is less to talk about."""
IDLE = 5.0
"""Seconds after which somebody who has nothing to do looks up."""
QUICK = 4.0
"""How many things a second somebody does who just plays."""


Way: TypeAlias = tuple[float, Callable[[], Awaitable[None] | None]]
"""Something to do, and how likely it is."""


class Town(Protocol):
    """The world as people see it."""

    has_whims: bool
    """Do people do more than the game needs?"""
    is_calm: bool
    """Does everybody just play now, and quickly?"""
    is_quiet: bool
    """Does nobody do anything any more?"""
    invitations: dict[int, str]
    """The links that the host has sent around, by seat."""
    locked_out: set[int]
    """Who has told the host that their invitation is spent, and they are not in."""
    wishes: Message
    """The table that the host opens."""

    def dial(self, person: Person, path: str) -> Line: ...

    async def ask(self, person: Person, method: str, path: str, body: Any = None) -> Answer: ...

    def send(self, person: Person, message: Message) -> None:
        """A person sends something on their line."""
        ...


class Person:
    """Somebody with one browser."""

    def __init__(self, town: Town, seat: int, lang: str, hurry: float, chance: Random) -> None:
        self.town = town
        self.seat = seat
        self.lang = lang
        self.chance = chance
        self.cookies: dict[str, str] = {}
        self.table = ""
        self.line: Line | None = None
        self.shown: Message = {}
        self.moment: Message | None = None
        self.unanswered: dict[str, Message] = {}
        """What was sent and not answered yet, by the name of the move."""
        self.nonces: dict[tuple[str, int], bytes] = {}
        """What they add to each deal."""
        self.way = ""
        """To the next table, if there is one."""
        self.last: Message | None = None
        self.may_leave = True
        self._hurry = hurry
        """How many things they do in a second."""
        self._away_until = 0.0

    @property
    def name(self) -> str:
        return "the watcher" if self.seat == WATCH else f"seat {self.seat}"

    @property
    def state(self) -> str:
        """What they wait for, for the report."""
        place = "here" if self.line is not None else "away"
        return f"{self.name} is {place}, waits for {list(self.unanswered.values())}"

    async def live(self) -> None:
        """Do one thing after the other."""
        while True:
            await asyncio.sleep(self._pause())
            try:
                if not self.table:
                    await self._arrive()
                elif self.line is not None:
                    await self._go_on()
                elif self._is_back():
                    place = "watch" if self.seat == WATCH else f"seats/{self.seat}"
                    self.line = self.town.dial(self, f"/api/tables/{self.table}/{place}/socket")
            except Unreachable:
                pass

    def _pause(self) -> float:
        if (self.town.is_quiet and self.line is not None) or not self._is_back():
            return IDLE
        return self.chance.expovariate(QUICK if self.town.is_calm else self._hurry)

    def _is_back(self) -> bool:
        return self.town.is_calm or asyncio.get_running_loop().time() >= self._away_until

    # -- coming -------------------------------------------------------------------------------------------

    async def _arrive(self) -> None:
        if self.seat == 0:
            answer = await self.town.ask(self, "POST", "/api/tables", self.town.wishes)
            if answer.status == 201:
                self.table = answer.body["table"]
                self.cookies |= answer.cookies
        elif self.seat in self.town.invitations:
            path, _, token = self.town.invitations[self.seat].partition("#")
            table = path.split("/")[2]
            body = {"token": token, "name": f"Friend {self.seat}"}
            answer = await self.town.ask(self, "POST", f"/api/tables/{table}/enter", body)
            if answer.status == 200:
                self.table = table
                self.cookies |= answer.cookies
            elif answer.body["code"] == "link_spent":  # by themselves, and nobody told them
                self.town.invitations.pop(self.seat, None)
                self.town.locked_out.add(self.seat)

    async def _invite(self) -> None:
        answer = await self.town.ask(self, "GET", f"/api/tables/{self.table}/links")
        if answer.status == 200:
            links = {seat: link for seat, link in enumerate(answer.body["seats"]) if link}
            self.town.locked_out -= set(links)
            self.town.invitations |= {**links, WATCH: answer.body["watch"]}

    async def _follow(self) -> None:
        """Go to the next table. A way that leads nowhere, since it was used unseen, is asked for again."""
        (path, _, token), self.way = self.way.partition("#"), ""
        table = path.split("/")[2]
        answer = await self.town.ask(self, "POST", f"/api/tables/{table}/enter", {"token": token, "name": ""})
        if answer.status == 200:
            self.hang_up(0)
            self.table = table
            self.cookies |= answer.cookies  # none comes to a device that is at the seat already
            self.shown, self.moment, self.last = {}, None, None
            self.unanswered.clear()

    # -- hearing ------------------------------------------------------------------------------------------

    def hear(self, line: Line, message: Message) -> None:
        """A message of the server has arrived."""
        if line is not self.line:
            return
        kind = message["is"]
        if kind in ("snapshot", "room"):
            self.shown = message["table"]
        if kind in ("snapshot", "update"):
            self.moment = message["moment"]
        if kind == "snapshot":
            for each in list(self.unanswered.values()):
                self.town.send(self, each)
        elif kind == "moved":
            self.way = message["link"]
        elif kind in ("done", "refused", "reason", "form"):
            self.unanswered.pop(message["move"], None)

    def lose(self, line: Line) -> None:
        """The line was cut at its other end."""
        if line is self.line:
            self.line = None

    def hang_up(self, away: float) -> None:
        if self.line is not None:
            self.line.cut()
            self.line = None
            self._away_until = asyncio.get_running_loop().time() + away

    # -- doing --------------------------------------------------------------------------------------------

    @property
    def question(self) -> Message | None:
        question: Message | None = self.moment["question"] if self.moment else None
        return question

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message; a move has a name, and is sent again until it is answered."""
        message: Message = {"is": kind, **fields}
        if kind not in UNNAMED:
            message["move"] = self.chance.randbytes(8).hex()
            self.unanswered[message["move"]] = message
            self.last = message
        self.town.send(self, message)

    async def _go_on(self) -> None:
        ways = [] if self.town.is_quiet else self._needed()
        if self.town.has_whims and not self.town.is_calm:
            share = 1.0 if self.moment is not None else SHARE_BEFORE
            ways += [(share * weight, do) for weight, do in self._whims()]
        if ways:
            weights = [weight for weight, _ in ways]
            ((_, do),) = self.chance.choices(ways, weights)
            doing = do()
            if doing is not None:
                await doing

    def _needed(self) -> list[Way]:
        """What moves the game on."""
        state, found = self.shown.get("state"), list[Way]()
        if self.seat == WATCH or state is None:
            return found
        seats = self.shown["seats"]
        if state == "open" and self.seat == 0 and not self._waits_for("start"):
            if any(seat["kind"] == "open" for seat in seats):
                found.append((0.3 if self.town.invitations else 4, self._invite))
            else:
                is_full = all(seat["connected"] or seat["kind"] == "bot" for seat in seats)
                found.append((4 if is_full else 0.3, lambda: self.say("start")))
        if self.seat == 0 and self.town.locked_out and state != "locked":
            seat = min(self.town.locked_out)
            if seats[seat]["kind"] == "open":
                found.append((2, self._invite))
            elif not self._waits_for("arrange"):
                found.append((2, lambda: self.say("arrange", seat=seat, to="open")))
        if self.seat == 0 and WATCH not in self.town.invitations:
            found.append((2, self._invite))
        deal = self.shown["deal"]
        if state == "locked" and deal is not None and self.seat in deal["waiting"]:
            found.append((6, lambda: self._share(deal)))
        if state == "playing" and seats[self.seat]["bot"] and not self._waits_for("replace"):
            found.append((2, lambda: self.say("replace", seat=self.seat, bot=False)))
        if self.shown["proposal"] is not None:
            found += self._answer_proposal(self.shown["proposal"])
        if self.question is not None and not self._waits_for("pick"):
            found.append((8, self._pick))
        if self.way:
            found.append((3, self._follow))
        elif self.shown["next_table"] and not self._waits_for("rematch"):
            found.append((1, lambda: self.say("rematch")))
        return found

    def _answer_proposal(self, proposal: Message) -> list[Way]:
        """Somebody wishes to take back a step."""
        if self.seat not in proposal["waiting"] or self._waits_for("consent"):
            return []
        yes = self.town.is_calm or self.chance.random() < 0.6
        return [(8, lambda: self.say("consent", proposal=proposal["number"], yes=yes))]

    def _whims(self) -> list[Way]:
        """Whatever else people do."""
        chance, other = self.chance, "fr" if self.lang == "en" else "en"
        found: list[Way] = [
            (0.2, lambda: self._speak(other)),
            (0.2, lambda: self.say("older", before=chance.randrange(60))),
        ]
        if self.may_leave:
            found.append((0.4, lambda: self.hang_up(chance.uniform(0, 3))))
            found.append((0.1, lambda: self.hang_up(chance.choice((15, 30, 400)))))
        if self.seat == WATCH:
            return found
        if self.last is not None:
            again = self.last
            found.append((0.6, lambda: self.town.send(self, again)))
        found.append((0.4, lambda: self.say("say", text=f"hello {chance.randrange(1000)}")))
        found.append((0.2, lambda: self.say("say", phrase=chance.choice(("hello", "thanks")))))
        if self.shown.get("state") == "open":
            found.append((0.2, lambda: self.say("rename", name=f"Name {chance.randrange(100)}")))
        if self.moment is not None and self.moment["over"] and not self.shown["next_table"]:
            found.append((2, lambda: self.say("rematch")))
        if self.moment is None or self.moment["over"]:
            return found
        if self.moment["undo"] != "none" and not self._waits_for("undo"):
            found.append((3 if self.moment["undo"] == "consent" else 1, lambda: self.say("undo")))
        if self.moment["can_redo"]:
            found.append((2, lambda: self.say("redo")))
        found.append((0.2, lambda: self.say("passes", scope=chance.choice(["none", "turn", "always"]))))
        found.append((0.1, lambda: self.say("replace", seat=self.seat, bot=True)))
        found.append((0.1, lambda: self.say("hint")))
        gone = [at for at, seat in enumerate(self.shown["seats"]) if not seat["connected"]]
        if gone:
            found.append((1, lambda: self.say("replace", seat=chance.choice(gone), bot=True)))
        unasked = [item["key"] for item in self.moment["unasked"]]
        if unasked:
            found.append((0.5, lambda: self.say("open", key=chance.choice(unasked))))
            found.append((0.5, lambda: self.say("act", key=chance.choice(unasked), parts=[])))
        return found

    def _waits_for(self, kind: str) -> bool:
        return any(each["is"] == kind for each in self.unanswered.values())

    def _speak(self, lang: str) -> None:
        self.lang = lang
        self.say("speak", lang=lang)

    def _share(self, deal: Message) -> None:
        """Do what a deal waits for: commit to a number, and reveal it when all have."""
        number = deal["number"]
        nonce = self.nonces.setdefault((self.table, number), self.chance.randbytes(KEY_BYTES))
        digest = commit_to(deal["terms"], self.seat, nonce)
        if deal["step"] == "commit":
            self.say("commit", deal=number, digest=digest)
        elif deal["digests"][self.seat] == digest:
            self.say("reveal", deal=number, nonce=nonce.hex())

    def _pick(self) -> None:
        assert self.question is not None
        self.say("pick", at=self.question["at"], items=answer_to(self.question, self.chance))


def answer_to(question: Message, chance: Random) -> list[int]:
    """Any legal answer to a question."""
    choice, count = question.get("choice"), len(question["items"])
    if choice is None or choice.get("one_by_one"):
        return [chance.randrange(count)]
    if choice.get("sets") is not None:
        return list(chance.choice(choice["sets"]))
    return chance.sample(range(count), chance.randint(choice["least"], choice["most"]))
