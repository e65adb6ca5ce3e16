"""The truth about a table, out of its store: what lay where after every step, and who could know it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from functools import cached_property
from typing import Any, NamedTuple

from comptoir.core import Match, registry
from comptoir.core.fairness import SERVER, Fairness, commit_to, mix_deal
from comptoir.server import entries
from comptoir.server.links import WATCH, token
from tests.server.running import Running

Plain = Any
Spot = tuple[int, str] | None
"""A token and its face as somebody sees them; None for a card they do not know."""


class Moment(NamedTuple):
    """A game after some picks."""

    match: Match
    events: int


class Truth:
    """All of one table."""

    def __init__(self, server: Running, table: str) -> None:
        with closing(sqlite3.connect(f"file:{server.folder / 'comptoir.sqlite'}?mode=ro", uri=True)) as store:
            rows = store.execute("SELECT body FROM records WHERE at = ? ORDER BY seq", (table,)).fetchall()
        self._entries = [entries.decode(body) for (body,) in rows]
        opened = next(each for each in self._entries if isinstance(each, entries.Opened))
        locked = next(each for each in self._entries if isinstance(each, entries.Locked))
        digests = {each.seat: each.digest for each in self._entries if isinstance(each, entries.Committed)}
        self.seats = len(opened.bots)
        self.nonces = {each.seat: each.nonce for each in self._entries if isinstance(each, entries.Revealed)}
        self.key = locked.key
        by_seat = [tuple(part.get(seat, "") for seat in range(self.seats)) for part in (self.nonces, digests)]
        commitment = commit_to(locked.terms, SERVER, bytes.fromhex(self.key))
        key = mix_deal(Fairness(commitment, self.key, by_seat[0], locked.terms, by_seat[1]))
        self.match = Match(registry.rules(opened.game), opened.options, key)
        self.faces = set(self.match.game.faces)
        self._secret, self._table = (server.folder / "secret").read_bytes(), table
        self.asked: dict[tuple[int, int], Match] = {}
        """The game in which a seat was asked the question of a number."""
        self._begun: dict[tuple[int, int], list[Match]] = {}
        """What a seat has begun since a step, and nobody else knows of."""
        self._views: dict[tuple[int, int], Plain] = {}
        self._known: dict[int, list[set[str]]] = {}
        self._told: dict[int, list[set[str]]] = {}

    @cached_property
    def moments(self) -> list[Moment]:
        """The game after every step that everybody knows of."""
        match = self.match
        found = [Moment(match.clone(), 0)]
        alone, self.asked = Counter[int](), {(seat, 0): match.clone() for seat in range(self.seats)}
        for entry in self._entries:
            if isinstance(entry, entries.Picked):
                for pick in entry.picks:
                    match.replay(pick)
                if match.unseen < len(entry.picks):
                    found.append(Moment(match.clone(), len(match.events or ())))
                else:
                    alone[entry.seat] += 1
                    self._begun.setdefault((len(found) - 1, entry.seat), []).append(match.clone())
                for decision in match.decisions:
                    number = len(found) - 1 + alone[decision.seat]
                    self.asked.setdefault((decision.seat, number), match.clone())
        return found

    @property
    def secrets(self) -> dict[str, str]:
        """What nobody may be sent before the end, by name."""
        found = {"server key": self.key, "game key": self.match.key.hex(), "secret": self._secret.hex()}
        found |= {f"nonce {seat}": nonce for seat, nonce in self.nonces.items()}
        return found | {f"token {seat}": self.token(seat) for seat in (WATCH, *range(self.seats))}

    def token(self, seat: int) -> str:
        return token(self._secret, self._table, seat, 0)

    def view(self, at: int, observer: int) -> Plain:
        if (at, observer) not in self._views:
            self._views[at, observer] = self.moments[at].match.plain(observer)
        return self._views[at, observer]

    def spots(self, at: int, observer: int, scene: Plain) -> list[Spot]:
        """What an observer sees in a scene: of that step, or of what they have begun since then."""
        return self.sights(at, observer, scene)[0]

    def sights(self, at: int, observer: int, scene: Plain) -> list[list[Spot]]:
        """The same where equal cards may have changed places in what was begun: all it may be."""
        faces = [spot and spot[1] for spot in shown(scene)]
        begun = [each.plain(observer) for each in self._begun.get((at, observer), ())]
        may_be = [spots(view) for view in (self.view(at, observer), *begun)]
        found = [each for each in may_be if [spot and spot[1] for spot in each] == faces]
        assert found, f"observer {observer} may not see this at {at}: {faces}"
        return found

    def known_cards(self, at: int, observer: int) -> Counter[str]:
        """How many cards of each face an observer knows after a step, or in what they have begun since."""
        begun = self._begun.get((at, observer), ())
        found = Counter[str]()
        for match in (self.moments[at].match, *begun):
            table, names = match.table, match.game.faces
            tokens = [each for each in range(len(table.faces)) if table.knows(observer, each)]
            found |= Counter([names[table.faces[each]] for each in tokens])
        return found

    def known(self, at: int, observer: int) -> set[str]:
        """The faces an observer has come to know by then: seen, told of, or named in a question."""
        known = self._known.setdefault(observer, [])
        while len(known) <= at:
            now = len(known)
            first = self.moments[now - 1].events if now else 0
            found = self.faces_in(self.view(now, observer)) | self.told(
                observer, first, self.moments[now].events
            )
            known.append(found | known[-1] if known else found)
        return known[at]

    def told(self, observer: int, first: int, end: int) -> set[str]:
        """The faces in the events from one number to another, as that observer may see them."""
        if observer not in self._told:
            assert self.moments
            self._told[observer] = [self.faces_in(event) for event in self.match.plain_events(observer)]
        return set().union(*self._told[observer][first:end])

    def faces_in(self, plain: Plain) -> set[str]:
        return {each for each in texts(plain) if each in self.faces}


def texts(plain: Plain) -> list[str]:
    """Every string in plain data."""
    if isinstance(plain, str):
        return [plain]
    if isinstance(plain, dict):
        return [text for each in plain.values() for text in texts(each)]
    if isinstance(plain, list | tuple):
        return [text for each in plain for text in texts(each)]
    return []


def numbered(plain: Plain) -> list[tuple[int, str]]:
    """Every card in a scene, wherever it lies: an observer's number for it, and its face."""
    if isinstance(plain, dict):
        found = [(plain["id"], plain["face"])] if plain.keys() >= {"id", "face"} else []
        return found + [card for each in plain.values() for card in numbered(each)]
    return [card for each in plain for card in numbered(each)] if isinstance(plain, list) else []


def spots(view: Plain) -> list[Spot]:
    """What an observer sees, place by place, in the order of a scene."""
    cards = [*view["market"], *view["market_discard"], *view["aside"]]
    for seat in view["seats"]:
        cards += [*seat["hand"]["cards"], *seat["deck"], *seat["discard"]]
        cards += [card for stack in seat["stall"] for card in stack if card]
        for card in seat["schedule"]:
            cards += [card, *seat["stored"].get(str(card["card"]), ())] if card else []
    return [None if card is None else (card["card"], card["face"]) for card in cards]


def shown(scene: Plain) -> list[Spot]:
    """The same of a scene, with an observer's numbers for tokens."""
    cards = [slot["card"] for slot in scene["market"]] + scene["market_discard"] + scene["aside"]
    for seat in scene["seats"]:
        cards += [*seat["hand"], *seat["deck"], *seat["discard"]]
        cards += [card for stack in seat["stall"] for card in stack]
        for scheduled in seat["schedule"]:
            cards += [scheduled["card"], *scheduled["stored"]]
    return [None if card is None else (card["id"], card["face"]) for card in cards]
