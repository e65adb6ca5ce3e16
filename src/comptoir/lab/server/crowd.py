"""A crowd of people for a server: they open tables, sit down, play by the rules and look at the clock.

They know of the server what a browser knows: its REST, its socket messages, and nothing behind them.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from itertools import count, cycle, islice
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from comptoir.core.fairness import commit_to
from comptoir.lab.server.people import Delays, HeardDeal, HeardMoment, KnownTable, Person, SentPick, decode

PATIENCE = 5.0
"""Seconds after which a pick that has not reached everybody counts as lost on the way."""
LONGEST_WAIT = 60.0
"""Seconds everybody may take to come in or to begin."""
AT_ONCE = 32
"""Picks under way at the same time when the crowd is in a hurry."""
TRADES = 0.3
"""The part of all moves that is about a trade, in a game that has them."""
DOORS = 8
"""Connections over which tables are opened."""


class Crowd:
    """All people of a server."""

    def __init__(self, seed: int = 1) -> None:
        self.tables: list[KnownTable] = []
        self.errors: Counter[str] = Counter()
        self.delays: list[Delays] = []
        """Of every pick that has arrived."""
        self.trades: Counter[str] = Counter()
        """What was done about trades, by its verb."""
        self.patience = PATIENCE
        self.late: list[float] = []
        """Seconds by which this crowd itself sent its picks too late."""
        self.is_enough = False
        """Is everybody to stop playing?"""
        self._chance = Random(seed)
        self._moves = count()
        self._readers: list[asyncio.Task[None]] = []
        self._is_cut_off = False
        """Is the server about to be killed, so that whatever breaks is no error?"""

    @property
    def people(self) -> Iterator[Person]:
        return (person for table in self.tables for person in table.people)

    # -- coming in ------------------------------------------------------------------------------------

    async def open_tables(self, ports: Sequence[int], game: str, tables: int, seats: int) -> None:
        """Open them by all of these ports in turn."""
        with ThreadPoolExecutor(DOORS) as doors:
            loop = asyncio.get_running_loop()
            turns = islice(cycle(ports), tables)
            opened = [loop.run_in_executor(doors, open_table, port, seats, game) for port in turns]
            self.tables = await asyncio.gather(*opened)

    async def connect(self, port: int) -> None:
        """Everybody comes, or comes back; returns when each has been shown how things stand."""
        self._is_cut_off = False
        await asyncio.gather(*[self._enter(person, port) for person in self.people])

    async def _enter(self, person: Person, port: int) -> None:
        person.socket = await self._dial(person, port)
        person.at = -1
        self._hear(person, await asyncio.wait_for(person.socket.recv(decode=False), LONGEST_WAIT))
        self._readers.append(asyncio.create_task(self._read(person, person.socket)))

    async def _dial(self, person: Person, port: int) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{port}/api/tables/{person.table.name}/seats/{person.seat}/socket?lang=fr",
            origin=Origin(f"http://127.0.0.1:{port}"),
            additional_headers={"Cookie": person.cookie},
            compression=None,
            proxy=None,
            open_timeout=LONGEST_WAIT,
            ping_interval=None,
            max_queue=None,
        )

    async def _read(self, person: Person, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                self._hear(person, message)
        except ConnectionClosed:
            pass
        if not self._is_cut_off:
            self._miss(person)

    def _miss(self, person: Person) -> None:
        """Somebody was hung up on."""
        self.errors["disconnected"] += 1

    async def begin(self) -> None:
        """All games begin; a table at a time would take long, all at once is nothing a server ever sees."""
        for start in range(0, len(self.tables), AT_ONCE):
            group = self.tables[start : start + AT_ONCE]
            for table in group:
                await self._send(table.people[0], {"is": "start", "move": self._next_move()})
            async with asyncio.timeout(LONGEST_WAIT):
                while any(person.at < 0 for table in group for person in table.people):
                    await asyncio.sleep(0.01)

    async def leave(self) -> None:
        self._is_cut_off = True
        await asyncio.gather(*[person.socket.close() for person in self.people if person.socket])
        await self._end_reading()

    # -- hearing --------------------------------------------------------------------------------------

    def _hear(self, person: Person, message: bytes | str) -> None:
        now = perf_counter()
        heard, table = decode(message), person.table
        pick = table.pick
        if heard.kind in ("refused", "closed"):
            self._take_refusal(table, heard.move, heard.code)
        elif heard.kind == "done" and pick is not None and heard.move == pick.move:
            pick.done_at = heard.at
        elif heard.moment is not None:
            self._see(person, heard.moment, now)
        if heard.table is not None and heard.table.state == "locked" and heard.table.deal is not None:
            self._share(person, heard.table.deal)
        if table.pick is not None and (delays := table.pick.delays()) is not None:
            self.delays.append(delays)
            table.pick = None

    def _take_refusal(self, table: KnownTable, move: str, code: str) -> None:
        self.errors[code] += 1
        if table.pick is not None and move == table.pick.move:
            table.pick = None

    def _share(self, person: Person, deal: HeardDeal) -> None:
        """Commit to a part of the shuffle key, and reveal it when everybody has committed."""
        if person.step == deal.step:
            return
        person.step = deal.step
        if deal.step == "commit":
            person.nonce = self._chance.randbytes(32)
            digest = commit_to(deal.terms, person.seat, person.nonce)
            self._send_soon(person, {"is": "commit", "deal": deal.number, "digest": digest})
        elif deal.step == "reveal":
            nonce = person.nonce.hex()
            self._send_soon(person, {"is": "reveal", "deal": deal.number, "nonce": nonce})

    def _see(self, person: Person, moment: HeardMoment, now: float) -> None:
        person.at = moment.at
        person.table.at = max(person.table.at, moment.at)
        person.question = moment.question
        person.unasked = [item.key for item in moment.unasked]
        person.stocks = moment.scene.merchants
        if person.table.pick is not None:
            person.table.pick.arrivals.append((person.seat, moment.at, now))

    # -- playing --------------------------------------------------------------------------------------

    async def hurry(self, seconds: float) -> None:
        """Play as fast as the server lets us."""
        end = perf_counter() + seconds
        while (now := perf_counter()) < end:
            free = AT_ONCE - sum(table.pick is not None for table in self.tables)
            ready = self._ready(now)
            for person in self._chance.sample(ready, min(len(ready), max(0, free))):
                if person.table.pick is None:
                    await self._pick(person)
            await asyncio.sleep(0.002)
        await self._settle()

    async def play(self, rate: float, seconds: float) -> None:
        """A pick is due every so often, whatever became of those before it."""
        start = perf_counter()
        for number in range(round(rate * seconds)):
            due = start + number / rate
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if self._is_cut_off:
                return
            if self.is_enough:
                break
            now = perf_counter()
            ready = self._ready(now)
            if ready:
                self.late.append(now - due)
                await self._pick(self._chance.choice(ready))
        await self._settle()

    def _ready(self, now: float) -> list[Person]:
        return [person for person in self.people if person.can_pick(now)]

    async def _pick(self, person: Person) -> None:
        """What somebody is asked is answered, or somebody else at the table trades meanwhile."""
        move = self._next_move()
        message = person.answer(self._chance)
        if self._chance.random() < TRADES:
            trader = self._chance.choice(person.table.people)
            trade = trader.trade(self._chance) if trader.can_move(perf_counter()) else None
            if trade is not None:
                person, message = trader, trade
                self.trades[trade["key"].partition(":")[0]] += 1
        pick = person.table.pick = SentPick(person, move, json.dumps({**message, "move": move}))
        person.picked = pick.sent
        await self._send_pick(pick)

    async def _send_pick(self, pick: SentPick) -> None:
        pick.patience = asyncio.get_running_loop().call_later(self.patience, self._give_up, pick)
        await self._send(pick.person, pick.message)

    def _give_up(self, pick: SentPick) -> None:
        if pick.person.table.pick is pick and not self._is_cut_off:
            pick.person.table.pick = None
            pick.person.question = None  # until it hears again: the pick may still come through
            self.errors["timeout"] += 1

    async def _settle(self) -> None:
        """Wait until what is under way has arrived, or was given up."""
        while any(table.pick is not None for table in self.tables) and not self._is_cut_off:
            await asyncio.sleep(0.01)

    # -- when the server is killed --------------------------------------------------------------------

    def expect_the_worst(self) -> None:
        self._is_cut_off = True

    async def _end_reading(self) -> None:
        """Hear out what was on the way."""
        await asyncio.gather(*self._readers)
        self._readers.clear()

    async def cut_off(self) -> list[int]:
        """After the kill: the picks every table was told of, which have to be there again."""
        await self._end_reading()
        for table in self.tables:
            if table.pick is not None and table.pick.patience is not None:
                table.pick.patience.cancel()  # until it is sent again, however long that takes
        return [table.at for table in self.tables]

    async def send_again(self) -> None:
        """What was under way is sent again under its old name: stored before or not, it counts once."""
        for table in self.tables:
            if table.pick is not None:
                pick = table.pick
                pick.sent = now = perf_counter()
                pick.arrivals = [(each.seat, each.at, now) for each in table.people]
                await self._send_pick(pick)
        await self._settle()

    # -- sending --------------------------------------------------------------------------------------

    def _next_move(self) -> str:
        return f"crowd-{next(self._moves):06}"

    def _send_soon(self, person: Person, message: dict[str, Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._send(person, message))
        self._readers.append(task)

    async def _send(self, person: Person, message: dict[str, Any] | str) -> None:
        assert person.socket is not None
        try:
            await person.socket.send(message if isinstance(message, str) else json.dumps(message))
        except WebSocketException:
            if not self._is_cut_off:
                self._take_back(person)

    def _take_back(self, person: Person) -> None:
        """What somebody said did not leave."""
        self.errors["not_sent"] += 1


def open_table(port: int, seats: int, game: str = "dale") -> KnownTable:
    """A table with a person at every seat, as browsers do it."""
    door = HTTPConnection("127.0.0.1", port, timeout=LONGEST_WAIT)
    try:
        opened, cookie = _ask(door, "POST", "/api/tables", {"game": game, "name": "Greta", "players": seats})
        table = KnownTable(opened["table"])
        table.people.append(Person(table, 0, cookie))
        links, _ = _ask(door, "GET", f"/api/tables/{table.name}/links", cookie=cookie)
        for seat, token in enumerate(_tokens(links["seats"]), 1):
            _, cookie = _ask(door, "POST", f"/api/tables/{table.name}/enter", {"token": token, "name": "Jo"})
            table.people.append(Person(table, seat, cookie))
    finally:
        door.close()
    return table


def _tokens(links: Iterable[str]) -> list[str]:
    return [link.partition("#")[2] for link in links if link]


def _ask(
    door: HTTPConnection, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[Any, str]:
    """What a request is answered with, and the cookie that came with it."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    door.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = door.getresponse()
    content = answer.read()
    if answer.status >= 400:
        raise ConnectionError(f"{method} {path.split('/')[-1]}: {answer.status} {content[:200]!r}")
    return json.loads(content), (answer.getheader("Set-Cookie") or "").partition(";")[0]
