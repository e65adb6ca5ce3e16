"""Tables of both games in all states, as the version of today stores them, and what is true of each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from comptoir.core import Dice, archive, registry
from comptoir.core.fairness import draws
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import SWITCHES
from comptoir.server import entries, upgrades
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.ledger import Ledger
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.replays import Film
from comptoir.server.store import Store
from comptoir.telling.telling import find
from tests.server.guests import without_ids

MOST_PICKS = 150


def wishes(number: int, chance: Random) -> tuple[str, dict[str, Any]]:
    """Both games, every number of players, teams, every switch, and games short enough to be over."""
    if number % 3 == 2:
        players = 2 + number % 5
        histories = chance.choice(["dealt", "chosen"]) if players < 4 else "dealt"
        return "karanor", {"players": players, "histories": histories, "round_limit": 1 + number % 2}
    players, teams = ((2, False), (3, False), (4, False), (4, True))[number % 4]
    name = chance.choice([each for each in SWITCHES if each != "edition"])
    sets = chance.sample(SET_NAMES, players if teams else players + 1)
    limit = {"turn_limit": 2 + number % 9}
    return "dale", {"players": players, "teams": teams, "sets": sets, name: SWITCHES[name][-1], **limit}


class Clerk:
    """Writes down what happens at one table, as its actor would."""

    def __init__(self, number: int) -> None:
        self.chance = Random(number)
        self.ledger = Ledger(f"table{number}")
        self.written: list[entries.Entry] = []

    def write(self, *what: entries.Entry) -> None:
        for entry in what:
            self.ledger.enter(entry)
            self.written.append(entry)

    def open(self, number: int) -> None:
        game, wanted = wishes(number, self.chance)
        options = dict(find(game).options(wanted, Dice.seeded(0)))
        rules = registry.rules(game).rules_version
        bots = ["", "", *["random"] * (int(wanted["players"]) - 2)]
        self.write(entries.Opened(game, rules, options, bots), entries.Sat(0, "Ada"), entries.Sat(1, "Bob"))

    def begin(self) -> None:
        self.write(entries.Locked(self.chance.randbytes(32).hex()))
        for seat in (0, 1):
            self.write(entries.Nonced(seat, self.chance.randbytes(32).hex()))
        self.write(entries.Began())

    def play(self, picks: int) -> None:
        while self.ledger.asked and self.ledger.at < picks:
            seat, (decision, _) = self.chance.choice(sorted(self.ledger.asked.items()))
            attempt = self.ledger.attempt(seat, [self.chance.choice(decision.options)])
            also = upgrades.mark(self.ledger, attempt.match)
            self.write(entries.Picked(seat, attempt.picks), *also)


async def written(number: int) -> Clerk:
    """Table ``number``: every seventh is still open, others are in the middle of the game or over."""
    clerk = Clerk(number)
    clerk.open(number)
    if number % 7:
        clerk.begin()
        clerk.play(clerk.chance.choice([0, 5, 23, MOST_PICKS, 10**6]))
        if clerk.ledger.state == "over":
            clerk.write(await upgrades.tell(clerk.ledger))
        else:
            clerk.write(*upgrades.mark(clerk.ledger, clerk.ledger.playing, now=True))
    clerk.write(entries.Talked(0, "Ada", "Bonjour !"))
    return clerk


class Account(NamedTuple):
    """What is true of a table, whatever build reads it."""

    state: str
    rules: int
    options: dict[str, Any]
    hash: str = ""
    seen: str = ""
    """Of all that two seats and a spectator are shown, in both languages."""
    replay: str = ""
    proof: str = ""
    download: str = ""


def account(ledger: Ledger) -> Account:
    if ledger.match is None:
        return Account(ledger.state, ledger.rules, dict(ledger.options))
    match = ledger.match
    seen = [(match.plain(observer), match.plain_events(observer)) for observer in (0, 1, ledger.spectator)]
    film = Film(ledger)
    frames = [film.frames(eyes, "fr", max(0, film.steps - 2), 3) for eyes in ("0", "watch")]
    download = archive.dump(match)
    proof = draws(match.save())
    assert archive.verify(download).broken_at is None
    return Account(
        ledger.state,
        match.rules,
        dict(match.options),
        match.hash,
        _digest(seen),
        _digest(without_ids(msgspec.to_builtins(frames))),
        _digest([tuple(map(str, (each.count, each.sides, each.number))) for each in proof]),
        _digest(download.decode()),
    )


def _digest(value: object) -> str:
    return sha256(repr(value).encode()).hexdigest()


async def store_tables(folder: Path, numbers: range) -> dict[str, Account]:
    """Store so many tables; what is true of each."""
    store = Store.open(folder)
    found = {}
    for number in numbers:
        clerk = await written(number)
        records = [entries.record(seq, entry) for seq, entry in enumerate(clerk.written, 1)]
        ledger = clerk.ledger
        await store.append(ledger.table, records, state=ledger.state, game=ledger.game)
        found[ledger.table] = account(ledger)
    store.close()
    return found


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    """A server on that folder, without its doors."""
    store, pool = Store.open(folder), Pool(0)
    house = House(store, pool, Pace(0, 1), 60)
    try:
        yield house
    finally:
        await house.stop()
        await pool.close()
        store.close()


def snapshot(actor: Actor, seat: int = 0, lang: Any = "fr") -> Any:
    return msgspec.to_builtins(actor.showing.snapshot(Listener(seat, seat, lang)))
