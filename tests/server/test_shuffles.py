"""No number on the wire outlasts a shuffle: whatever comes out of one has another."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
import pytest

from comptoir.server.audience import Listener
from comptoir.server.links import WATCH
from comptoir.server.showing import Showing
from comptoir.server.sightings import STRIDE
from tests.server.worlds import TABLES, Quiet, begin, play_on

GAMES = 200 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 4
STEPS = 200


def numbers_in(plain: Any) -> set[int]:
    """Every number of a card in something that was sent."""
    if isinstance(plain, dict):
        own = {plain["id"]} if "id" in plain and "face" in plain else set()
        return own.union(*[numbers_in(each) for each in plain.values()])
    return set().union(*[numbers_in(each) for each in plain]) if isinstance(plain, list) else set()


def survivors(game: str, number: int) -> tuple[int, int, int]:
    """How many numbers of tokens that went through a shuffle were seen on both sides of it, of how many."""
    chance = Random(f"shuffled {game} {number}")
    ledger = begin(game, TABLES[game][number % len(TABLES[game])], number)
    showing, found, shuffles, sightings = Showing(ledger, Quiet()), 0, 0, 0
    seats = [*range(len(ledger.seats)), WATCH]
    listeners = [Listener(seat, seat if seat >= 0 else ledger.spectator, "en") for seat in seats]
    for listener in listeners:
        showing.snapshot(listener)
    for _ in range(STEPS):
        before = {each.observer: showing.sightings(each.observer).tokens() for each in listeners}
        journal = ledger.playing.events
        done = len(journal.shuffles) if journal is not None else 0
        if not play_on(ledger, chance):
            break
        journal = ledger.playing.events
        assert journal is not None
        new = journal.shuffles[done:]
        assert showing.begin_telling()
        shuffled = {token for _, pile in new for token in pile}
        shuffles += len(new)
        for listener in listeners:
            sent = msgspec.to_builtins(showing.update(listener))
            old = {number for number, token in before[listener.observer].items() if token in shuffled}
            scene = numbers_in(sent["moment"]["scene"])
            found += len(old & scene)
            sightings += len(scene)
        showing.end_telling()
    assert all(token < STRIDE for token in range(len(ledger.playing.table.faces)))
    return found, shuffles, sightings


@pytest.mark.parametrize("game", TABLES)
def test_no_number_outlasts_a_shuffle(game: str) -> None:
    counts = [survivors(game, number) for number in range(GAMES)]
    found, shuffles, sightings = (sum(each) for each in zip(*counts, strict=True))
    assert shuffles > 0 or game == "karanor", "there decks rarely run out so early"
    assert sightings > 1000
    assert found == 0, f"{found} of {sightings}"
