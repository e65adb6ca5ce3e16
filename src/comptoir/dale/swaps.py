"""Cards change places: each takes the other's exact place."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, without
from comptoir.dale import events
from comptoir.dale.seat import Seat
from comptoir.dale.table import DaleTable


def stall_cards(table: DaleTable, owners: Sequence[Seat]) -> dict[int, int]:
    """The cards of these seats' stalls, each with a seat it belongs to."""
    found: dict[int, int] = {}
    for owner in owners:
        for stack in table.stall(owner.at):
            for card in stack:
                found.setdefault(card, owner.at)  # teammates share a stall: the nearer one counts
    return found


async def swap_with_stall(me: Seat, owners: Sequence[Seat]) -> None:
    """The played card with any card of these seats' stalls. The finished stack is not counted again."""
    owner_of = stall_cards(me.table, owners)
    taken = await me.choose_card(tuple(owner_of), "swap_with_stall", given=me.source)
    if taken is not None:
        replace_in_stall(me.table, owner_of[taken], taken, me.source)
        _swap_played(me, taken, "stall", owner_of[taken])


async def swap_with_market(me: Seat) -> None:
    """The played card with any card of the market."""
    table = me.table
    taken = await me.choose_card(table.market_cards, "swap_with_market")
    if taken is not None:
        table.market = _replaced(table.market, taken, me.source)
        _swap_played(me, taken, "market", events.MARKET)


def swap_with_discard(me: Seat, owner: Seat) -> None:
    """The played card with the top card of a player's discard."""
    pile = owner.discard_pile
    if pile:
        me.table.discards[owner.at] = (*pile[:-1], me.source)
        _swap_played(me, pile[-1], "discard", owner.at)


def swap_with_lifted(me: Seat, taken: int, owner: Seat) -> None:
    """The played card with one of the cards lifted off a player's deck."""
    me.table.aside = _replaced(me.table.aside, taken, me.source)
    _swap_played(me, taken, "deck", owner.at)


def swap_with_hand(me: Seat, taken: int, owner: Seat) -> None:
    """The played card with one card of another player's hand, which the two of them know."""
    table = me.table
    owner.hide_choice(taken, me)
    table.leave_hand(owner.at, taken)
    _swap_played(me, taken, "hand", owner.at)
    table.enter_hand(owner.at, me.source)


def swap_own_discard(me: Seat, given: int, taken: int) -> None:
    """A card of the hand with one of the own discard."""
    table = me.table
    table.discards[me.at] = _replaced(me.discard_pile, taken, given)
    give_up(me, given, taken, "discard", me.at)


def swap_market_discard(me: Seat, given: int) -> None:
    """A card of the hand with the top card of the market discard."""
    table = me.table
    taken = table.market_discard[-1]
    table.market_discard = (*table.market_discard[:-1], given)
    give_up(me, given, taken, "market_discard", events.MARKET)


def hand_over(moves: Sequence[tuple[Seat, int, Seat]]) -> None:
    """Random cards go from hands to hands, all at once: who gives, the card, who gets it."""
    for giver, card, to in moves:
        giver.hide_choice(card, to)
        giver.table.leave_hand(giver.at, card)
    for giver, card, to in moves:
        giver.table.enter_hand(to.at, card)
        giver.table.tell(events.Gave(giver.at, to.at, giver.table.show(card), True))


def give_up(me: Seat, given: int, taken: int, zone: str, owner: int) -> None:
    """A card of the hand lies open elsewhere now; the one it replaced comes into the hand."""
    table = me.table
    table.leave_hand(me.at, given)
    table.known[given] = table.public
    table.enter_hand(me.at, taken)
    table.tell(events.Swapped(me.at, table.show(given), table.show(taken), zone, owner))


def replace_in_stall(table: DaleTable, at: int, taken: int, given: int) -> None:
    """``given`` lies in a stall where ``taken`` lay, which is what is printed on it again."""
    side = at % len(table.stalls)
    table.stalls[side] = tuple([_replaced(stack, taken, given) for stack in table.stalls[side]])
    table.forget(taken)


def _replaced(cards: Cards, taken: int, given: int) -> Cards:
    return tuple([given if card == taken else card for card in cards])


def _swap_played(me: Seat, taken: int, zone: str, owner: int) -> None:
    """The played card lies elsewhere now, as what is printed on it; the other comes into the hand."""
    table = me.table
    table.schedules[me.at] = without(table.schedules[me.at], me.source)
    table.forget(me.source)
    table.enter_hand(me.at, taken)
    table.tell(events.Swapped(me.at, table.show(me.source), table.show(taken), zone, owner))
