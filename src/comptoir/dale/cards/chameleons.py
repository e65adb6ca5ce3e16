"""Adapting Veiled Chameleons: imitation."""

from comptoir.core import Cards
from comptoir.dale.owner import Owner
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import copies, idle_unless, once_per_turn, technique


@copies
def flexible_shopkeeper(me: Owner) -> Cards:
    """Copy a card of the rightmost stack of your stall."""
    return me.rightmost_stack


@copies
def reflection(me: Owner) -> Cards:
    """Copy the top card of another player's discard."""
    return tuple([pile[-1] for pile in me.discards_of_others if pile])


@copies
def good_old_times(me: Owner) -> Cards:
    """Copy the top card of the market discard."""
    return me.market_discard[-1:]


@once_per_turn
@idle_unless(Seat.can_draw_from_market)
async def good_old_times_once_per_turn(me: Seat) -> None:
    """Once in your turn you may throw away the top card of the market deck."""
    me.toss_market_deck()


@technique
async def gift_voucher(me: Seat) -> None:
    """Swap this card with any card of the market."""
    me.swap(me.source, await me.choose_card(me.market, "swap_with_market"))


@copies
def trendsetting(me: Owner) -> Cards:
    """Copy a card of the market."""
    return me.market


@copies
def seeing_doubles(me: Owner) -> Cards:
    """Copy another card of your hand; it is shown too."""
    return tuple([card for card in me.hand if card != me.source])
