"""The process in which the past is told: ``python -m comptoir.server.remembering FOLDER|ADDRESS``.

It reads the store, which it cannot write, and makes of it what the loop that carries moves has no time for.
Whether somebody may see what they ask for has been decided by whoever asks.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections import OrderedDict
from collections.abc import Sequence
from functools import singledispatchmethod
from pathlib import Path

import msgspec

from comptoir.bots.review import Review
from comptoir.core import ComptoirError, archive, registry
from comptoir.core.fairness import draws
from comptoir.server import bodies, wire
from comptoir.server.folder import DATABASE, dial
from comptoir.server.ledger import Ledger
from comptoir.server.letters import answer_all, no_longer_than, where
from comptoir.server.past import (
    BROKEN,
    FAILED,
    TOLD,
    Lines,
    Question,
    Reviewed,
    Steps,
    Whole,
    longest,
)
from comptoir.server.postgres.address import is_address
from comptoir.server.recall import recalling
from comptoir.server.replays import Film, Replay
from comptoir.server.reviewing import review, told_review
from comptoir.server.storage import Record, Shelf
from comptoir.server.store import read_records
from comptoir.server.story import story
from comptoir.server.upgrades import story_of
from comptoir.telling.telling import find
from comptoir.words import LANGUAGES, words

MOST_KEPT = 16
"""Games kept for the next question; the one that was not asked for longest is forgotten first."""
MOST_REVIEWS = 1000
"""Reviews kept: they are small, and were dear."""
TURNS_AT_ONCE = 8
"""So many turns of the log are told at once."""
NICE = 10
"""Whoever moves comes first, also where there is only one processor."""
_encode = msgspec.json.Encoder().encode


class FolderShelf:
    """The store of a server that is running, to be read only."""

    def __init__(self, folder: Path) -> None:
        self._connection = dial(folder / DATABASE, "ro")

    def read(self, table: str, since: int = 0) -> Sequence[Record]:
        return read_records(self._connection, table, since)


class Told:
    """What has been told of a store."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.until = 0
        """The last record to be read: what comes after it nobody has been told yet."""

    def read(self, table: str, since: int = 0) -> Sequence[Record]:
        return [each for each in self._shelf.read(table, since) if each.seq <= self.until]


def open_shelf(data: str) -> Shelf:
    """Where the records are: in a folder, or in a database."""
    if not is_address(data):
        return FolderShelf(Path(data))
    from comptoir.server.postgres.shelf import DatabaseShelf  # not everybody has what it needs

    return DatabaseShelf(data)


class Memory:
    """Remembers the games it was asked about last."""

    def __init__(self, shelf: Told) -> None:
        self._shelf = shelf
        self._ledgers: OrderedDict[str, Ledger] = OrderedDict()
        self._films: dict[str, Film] = {}
        self._reviews: OrderedDict[str, Review] = OrderedDict()

    def tell(self, question: Question) -> bytes:
        """What was asked for. Raises ``ComptoirError``."""
        ledger = self._ledgers.pop(question.table, None) or Ledger(question.table)
        if ledger.length < question.length:
            self._shelf.until = question.length
            for _ in recalling(self._shelf, ledger):
                pass
        told = self._tell(question, ledger)
        self._keep(ledger)
        return told

    def _keep(self, ledger: Ledger) -> None:
        self._ledgers[ledger.table] = ledger
        if len(self._ledgers) > MOST_KEPT:
            oldest, _ = self._ledgers.popitem(last=False)
            self._films.pop(oldest, None)

    @singledispatchmethod
    def _tell(self, question: object, ledger: Ledger) -> bytes:
        raise TypeError(f"{type(question).__name__} is no question")

    def _film(self, ledger: Ledger) -> Film:
        film = self._films.get(ledger.table)
        if film is None or not film.is_of(ledger):
            film = self._films[ledger.table] = Film(ledger)
        return film

    @_tell.register
    def _(self, question: Steps, ledger: Ledger) -> bytes:
        film = self._film(ledger)
        frames = film.frames(question.eyes, question.lang, question.start, question.frames)
        over, names = ledger.state == "over", list(ledger.names_in(question.lang))
        return _encode(Replay(ledger.game, film.steps, film.turns, names, question.allowed, over, frames))

    @_tell.register
    def _(self, question: Reviewed, ledger: Ledger) -> bytes:
        if ledger.table not in self._reviews:
            self._reviews[ledger.table] = review(ledger)
            if len(self._reviews) > MOST_REVIEWS:
                self._reviews.popitem(last=False)
        found = self._reviews[ledger.table]
        return _encode(told_review(ledger, self._film(ledger), found, question.lang))

    @_tell.register
    def _(self, question: Lines, ledger: Ledger) -> bytes:
        reader = ledger.reader(question.observer, question.lang)
        first, beats = story(ledger, reader, question.before, TURNS_AT_ONCE)
        return _encode(wire.Story(first, beats))

    @_tell.register
    def _(self, question: Whole, ledger: Ledger) -> bytes:
        match question.what:
            case "story":
                return _encode(story_of(ledger))
            case "save":
                return archive.dump(ledger.playing, ledger.dealing.fairness)
            case "proof":
                return _proof(ledger).model_dump_json().encode()


def _proof(ledger: Ledger) -> bodies.Proof:
    fairness = ledger.dealing.fairness
    return bodies.Proof(
        commitment=fairness.commitment,
        key=fairness.key,
        nonces=list(fairness.nonces),
        terms=fairness.terms,
        digests=list(fairness.digests),
        game_key=ledger.playing.key.hex(),
        draws=[
            bodies.DrawSeen(
                count=each.count, sides=str(each.sides), number=str(each.number), cards=each.cards
            )
            for each in draws(ledger.playing.save())
        ],
    )


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    for game in registry.names("telling"):
        find(game)
    for lang in LANGUAGES:
        words(lang)
    memory = Memory(Told(open_shelf(sys.argv[1])))

    def answer(content: bytes) -> bytes:
        question: Question = pickle.loads(content)
        with no_longer_than(2 * longest(question)):
            try:
                return TOLD + memory.tell(question)
            except ComptoirError as error:
                return FAILED + _encode((error.code, error.details))
            except Exception as error:
                return BROKEN + where(error).encode()

    answer_all(answer)


if __name__ == "__main__":
    main()
