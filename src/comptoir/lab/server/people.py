"""People at the tables of a server under load: what they hear of it, and what they do."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct, field
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection

SEAT_PAUSE = 0.12
"""Seconds between two picks of a person: servers hang up on whoever is much quicker."""
Delays: TypeAlias = tuple[float, float]
"""Seconds until a pick was seen at its own seat, and at the last seat of its table."""


OFFER, ANSWERS = "offer", ("accept", "decline", "withdraw")


class _Item(Struct):
    kind: str = ""
    key: str = ""
    most: int = 1


class _Choice(Struct):
    least: int
    most: int
    sets: list[list[int]] | None = None
    one_by_one: bool = False


class HeardQuestion(Struct):
    at: int
    prompt: str
    items: list[_Item]
    choice: _Choice | None = None
    can_cancel: bool = False
    window: dict[str, float] | None = None

    def picks(self, chance: Random) -> list[int]:
        """Any legal answer."""
        if self.window is not None:
            return [next(at for at, item in enumerate(self.items) if item.kind == "pass")]
        choice = self.choice
        if choice is None or choice.one_by_one:
            return [chance.randrange(len(self.items))]
        if choice.sets is not None:
            return chance.choice(choice.sets)
        things = [at for at, item in enumerate(self.items) for _ in range(item.most)]
        return chance.sample(things, chance.randint(choice.least, min(choice.most, len(things))))


class HeardStock(Struct):
    gold: int
    goods: dict[str, int]
    forbidden: list[str] = []

    @property
    def wares(self) -> list[str]:
        """What can be had of its merchant now."""
        return [] if "trade" in self.forbidden else [name for name, held in self.goods.items() if held]


class _Scene(Struct):
    merchants: list[HeardStock] = []


class HeardMoment(Struct):
    at: int
    over: bool
    question: HeardQuestion | None
    scene: _Scene
    unasked: list[_Item] = []


class HeardDeal(Struct):
    number: int
    terms: str
    step: str


class _Table(Struct):
    state: str
    deal: HeardDeal | None = None


class _Heard(Struct):
    """As much of any message of the server as matters here."""

    kind: str = field(name="is")
    moment: HeardMoment | None = None
    table: _Table | None = None
    move: str = ""
    at: int = 0
    code: str = ""


decode = Decoder(_Heard).decode


class SentPick:
    """A pick under way: what was sent, and who has seen what came of it when."""

    def __init__(self, person: Person, move: str, message: str) -> None:
        self.person = person
        self.move = move
        self.message = message
        self.sent = perf_counter()
        self.patience: asyncio.TimerHandle | None = None
        self.begun_at = person.table.at
        self.done_at: int | None = None
        self.arrivals: list[tuple[int, int, float]] = []
        """Seats, the number of steps they were shown, and when."""

    def delays(self) -> Delays | None:
        """None before everybody has seen it; what is only begun is seen at its own seat alone."""
        if self.done_at is None:
            return None
        first: dict[int, float] = {}
        for seat, at, when in self.arrivals:
            if at >= self.done_at:
                first.setdefault(seat, when - self.sent)
        is_told = self.done_at > self.begun_at
        if self.person.seat not in first or (is_told and len(first) < len(self.person.table.people)):
            return None
        return first[self.person.seat], max(first.values())


class KnownTable:
    """A table as the people at it know it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.people: list[Person] = []
        self.at = 0
        """The most picks anybody here was told of: so many are durable."""
        self.pick: SentPick | None = None


class Person:
    """Somebody with a seat, a cookie for it and a socket."""

    def __init__(self, table: KnownTable, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.at = -1
        """The picks shown on this connection, or -1 before the game is."""
        self.question: HeardQuestion | None = None
        self.unasked: list[str] = []
        """What may be done although nobody asks, by its keys."""
        self.stocks: list[HeardStock] = []
        """What everybody has to trade with."""
        self.picked = 0.0
        self.is_away = False
        self.nonce = b""
        """What this person adds to the shuffle key."""
        self.step = ""
        """What they have done last for the deal."""

    def can_pick(self, now: float) -> bool:
        return self.question is not None and self.can_move(now)

    def can_move(self, now: float) -> bool:
        return self.table.pick is None and not self.is_away and now - self.picked >= SEAT_PAUSE

    def answer(self, chance: Random) -> dict[str, Any]:
        """Any legal answer to what is asked."""
        assert self.question is not None
        return {"is": "pick", "at": self.question.at, "items": self.question.picks(chance)}

    def trade(self, chance: Random) -> dict[str, Any] | None:
        """Answer an offer, or make one: a coin for something that somebody has."""
        answers = [key for key in self.unasked if key.partition(":")[0] in ANSWERS]
        if answers:
            return {"is": "act", "key": chance.choice(answers)}
        seat = chance.choice([at for at in range(len(self.table.people)) if at != self.seat])
        wares = self.stocks[seat].wares if self.stocks else []
        if OFFER not in self.unasked or not wares or not self.stocks[self.seat].gold:
            return None
        parts = (f"to:{seat}", "give:gold", f"get:{chance.choice(wares)}")
        return {"is": "act", "key": OFFER, "parts": [{"key": part} for part in parts]}
