"""A pick is tried, stored and entered: nobody sees it before it is stored, and it is executed once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from comptoir.core import Option, Refused
from comptoir.dale.game import Dale
from comptoir.server import entries
from comptoir.server.ledger import Ledger
from tests.server.worlds import MIXES, begin_with, play_on


def before_a_purchase(ledger: Ledger, chance: Random) -> tuple[int, Option]:
    """Play until somebody may buy something: who, and what."""
    while True:
        for seat in ledger.asked:
            for option in ledger.offer(seat).options:
                if isinstance(option, tuple) and option[0] == "purchase":
                    return seat, option
        assert play_on(ledger, chance)


def test_a_purchase_is_executed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = begin_with(MIXES[0], 3)
    seat, option = before_a_purchase(ledger, Random(3))
    begun: list[Any] = []
    perform = Dale.perform

    def counted(table: Any, pick: Any) -> Any:
        begun.append(pick)
        return perform(table, pick)

    monkeypatch.setattr(Dale, "perform", staticmethod(counted))
    attempt = ledger.attempt(seat, [option])
    ledger.enter(entries.Picked(seat, attempt.picks), attempt=attempt)
    offer = ledger.offer(seat)
    assert offer.choice is not None
    assert offer.choice.sets is not None
    payment = [offer.options[place] for place in offer.choice.sets[0]]
    attempt = ledger.attempt(seat, payment, is_run=True)
    ledger.enter(entries.Picked(seat, attempt.picks), attempt=attempt)
    assert begun == [option]


def test_what_is_not_stored_is_seen_by_nobody() -> None:
    ledger = begin_with(MIXES[0], 4)
    seat, option = before_a_purchase(ledger, Random(4))

    def seen() -> tuple[object, ...]:
        match = ledger.playing
        return match.view(seat), match.events_for(seat), match.hash

    before = seen()
    attempt = ledger.attempt(seat, [option])
    assert seen() == before
    ledger.enter(entries.Picked(seat, attempt.picks), attempt=attempt)
    assert seen() != before


def test_what_is_refused_leaves_the_table_as_it_was() -> None:
    ledger, chance = begin_with(MIXES[1], 5), Random(5)
    for _ in range(60):
        seat = next(iter(ledger.asked))
        before = ledger.playing.hash, list(ledger.playing.events or ())
        with pytest.raises(Refused):
            ledger.attempt(seat, [*ledger.offer(seat).options, ("nothing",)], is_run=True)
        assert (ledger.playing.hash, list(ledger.playing.events or ())) == before
        assert play_on(ledger, chance)


def test_what_was_tried_is_what_its_entry_says() -> None:
    """A table read from its entries stands where the one stands that adopted what it tried."""
    live, again = begin_with(MIXES[2], 6), begin_with(MIXES[2], 6)
    for _ in range(80):
        decision = live.playing.decisions[0]
        attempt = live.attempt(decision.seat, decision.options[:1])
        entry = entries.Picked(decision.seat, attempt.picks)
        live.enter(entry, attempt=attempt)
        again.enter(entry)
        assert live.playing.hash == again.playing.hash
        assert live.playing.events == again.playing.events
        assert live.steps == again.steps
