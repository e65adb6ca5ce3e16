"""Adapting Veiled Chameleons: imitation."""

from comptoir.core import Cards
from comptoir.dale.cardbook import copies, once_per_turn, technique
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import swap_with_market
from comptoir.dale.table import DaleTable


@copies("flexible_shopkeeper")
def flexible_shopkeeper(table: DaleTable, seat: int, card: int) -> Cards:
    """Copy a card of the rightmost stack of your stall."""
    stall = table.stall(seat)
    return stall[-1] if stall else ()


@copies("reflection")
def reflection(table: DaleTable, seat: int, card: int) -> Cards:
    """Copy the top card of another player's discard."""
    piles = table.discards[seat + 1 :] + table.discards[:seat]
    return tuple([pile[-1] for pile in piles if pile])


@copies("good_old_times")
def good_old_times(table: DaleTable, seat: int, card: int) -> Cards:
    """Copy the top card of the market discard."""
    return table.market_discard[-1:]


@once_per_turn("good_old_times", in_clean_up=True)
async def good_old_times_in_hand(me: Seat) -> None:
    """Once in your turn you may throw away the top card of the market deck."""
    me.toss_market_deck()


@technique("gift_voucher")
async def gift_voucher(me: Seat) -> None:
    """Swap this card with any card of the market."""
    await swap_with_market(me)


@copies("trendsetting")
def trendsetting(table: DaleTable, seat: int, card: int) -> Cards:
    """Copy a card of the market."""
    return table.market_cards


@copies("seeing_doubles")
def seeing_doubles(table: DaleTable, seat: int, card: int) -> Cards:
    """Copy another card of your hand; it is shown too."""
    return tuple([each for each in table.hands[seat] if each != card])
