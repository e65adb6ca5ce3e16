"""Deals as tests make them, in the process of the table."""

from __future__ import annotations

from functools import partial
from secrets import token_hex

from comptoir.core.fairness import commit_to
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener


async def deal(actor: Actor) -> None:
    """The people of a table come, commit, reveal and go again; their game has begun."""
    ledger, dealing = actor.ledger, actor.dealing
    people = [Listener(seat, seat, "en") for seat in ledger.people()]
    for each in people:
        actor.join(each)
    if ledger.state == "open":
        await actor.do(dealing.lock)
    number, nonces = ledger.dealing.number, {each.seat: token_hex(32) for each in people}
    for seat, nonce in nonces.items():
        digest = commit_to(ledger.dealing.terms, seat, bytes.fromhex(nonce))
        await actor.do(partial(dealing.commit, seat, number, digest))
    for seat, nonce in nonces.items():
        await actor.do(partial(dealing.reveal, seat, number, nonce))
    assert ledger.state == "playing"
    for each in people:
        actor.leave(each)
