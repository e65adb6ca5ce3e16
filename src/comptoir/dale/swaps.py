"""A played card changes places with another one; it keeps that one's exact place."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import without
from comptoir.dale import events
from comptoir.dale.seat import Seat
from comptoir.dale.table import EMPTY


async def swap_with_stall(me: Seat, owners: Sequence[Seat]) -> None:
    """With any card of these seats' stalls. The finished stack is not counted again."""
    table = me.table
    places = {
        card: (owner.at, number)
        for owner in owners
        for number, stack in enumerate(table.stalls[owner.at])
        for card in stack
    }
    taken = await me.choose_card(tuple(places), "swap_with_stall")
    if taken is None:
        return
    at, number = places[taken]
    stall = table.stalls[at]
    stack = tuple([me.source if card == taken else card for card in stall[number]])
    table.stalls[at] = (*stall[:number], stack, *stall[number + 1 :])
    _leave_schedule(me, taken, at)


async def swap_with_market(me: Seat) -> None:
    """With any card of the market."""
    table = me.table
    taken = await me.choose_card([card for card in table.market if card != EMPTY], "swap_with_market")
    if taken is not None:
        table.market = tuple([me.source if card == taken else card for card in table.market])
        _leave_schedule(me, taken, events.MARKET)


def _leave_schedule(me: Seat, taken: int, owner: int) -> None:
    """The played card lies elsewhere now, as what is printed on it; the other comes into the hand."""
    table = me.table
    table.schedules[me.at] = without(table.schedules[me.at], me.source)
    table.forget(me.source)
    table.hands[me.at] += (taken,)
    table.tell(events.Swapped(me.at, table.show(me.source), table.show(taken), owner))
