"""How a deal comes about: everybody commits, then everybody reveals, and then the game begins.

Nobody can choose the cards, not even who runs the server and plays: no commitment is made knowing another
secret, and nothing is revealed before all have committed. Whoever is missing in time withdraws the deal, and
that is told to all and stays in the record of the table, so nobody tries again unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.core import Refused, registry
from comptoir.core.dice import KEY_BYTES
from comptoir.server import entries
from comptoir.server.deals import Deal, Step, terms_of

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

MOST_WITHDRAWN = 20
"""Deals a table may withdraw: whoever plays there reads all of them."""


class Dealing:
    """The deals of one table."""

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._ledger = actor.ledger

    async def lock(self, move: str | None = None) -> None:
        """Nobody comes or goes any more; the server commits to its part, and everybody is asked to."""
        ledger = self._ledger
        if ledger.state != "open":
            raise Refused("already_begun")
        free = sum(seat.kind == "open" for seat in ledger.seats)
        if free:
            raise Refused("seats_open", count=free)
        if len(ledger.withdrawn) >= MOST_WITHDRAWN:
            raise Refused("withdrawn_often", most=MOST_WITHDRAWN)
        away = [ledger.seats[seat].name for seat in ledger.people() if not self._can_deal(seat)]
        if away:
            raise Refused("people_away", names=", ".join(away), count=len(away))
        ledger.choose_rules()
        key = self._actor.house.chance.randbytes(KEY_BYTES).hex()
        await self._actor.record(entries.Locked(key, terms_of(ledger)), move)
        await self._go_on()

    def come(self) -> None:
        """Somebody has come: where everybody was waited for, the deal is made by itself."""
        if self._ledger.starts:
            self._actor.post(self._start)

    async def _start(self) -> None:
        ledger = self._ledger
        is_full = all(seat.kind != "open" for seat in ledger.seats)
        if ledger.starts and is_full and all(self._can_deal(seat) for seat in ledger.people()):
            await self.lock()

    def _can_deal(self, seat: int) -> bool:
        """Is somebody here to do their part? At a slow table they do it when they come."""
        return self._ledger.clocks is not None or bool(self._actor.audience.at_seat(seat))

    # -- what people give -----------------------------------------------------------------------------

    async def commit(self, seat: int, number: int, digest: str) -> None:
        """A seat commits, once: which commitment stands is told to all, so its other devices know."""
        if not self._current(number).digests[seat]:
            await self._actor.record(entries.Committed(seat, digest))

    async def reveal(self, seat: int, number: int, nonce: str) -> None:
        """A seat reveals what it has committed to, after everybody has committed."""
        deal = self._current(number)
        if deal.step == "commit":
            raise Refused("reveal_early")
        if not deal.fits(seat, nonce):
            raise Refused("reveal_unfit")
        if not deal.nonces[seat]:
            await self._actor.record(entries.Revealed(seat, nonce))
            await self._go_on()

    def _current(self, number: int) -> Deal:
        deal = self._ledger.deal
        if self._ledger.state != "locked" or deal is None or deal.number != number or not deal.terms:
            raise Refused("deal_gone")
        return deal

    # -- what comes of it -----------------------------------------------------------------------------

    async def _go_on(self) -> None:
        deal = self._ledger.deal
        if self._ledger.state == "locked" and deal is not None and deal.step == "dealt":
            is_played = registry.rules(self._ledger.game).keeps(self._ledger.rules)
            entry = entries.Began(self._ledger.rules) if is_played else entries.Withdrawn([])
            await self._actor.record(entry)

    async def end_step(self, number: int, step: Step) -> None:
        """The time for a step is over: whoever is missing withdraws the deal."""
        deal = self._ledger.deal
        if self._ledger.state != "locked" or deal is None or (deal.number, deal.step) != (number, step):
            return
        if step == "dealt":
            await self._go_on()
        else:
            await self._actor.record(entries.Withdrawn(deal.waiting if deal.terms else []))
