"""Dealing Giant Pandas: market mastery."""

from comptoir.core import Cards
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Payment, idle_unless, in_payment, once_per_turn, technique, when_purchased


@technique
async def loyal_partner(me: Seat) -> None:
    """Throw away all cards of the market in any order, then fill it."""
    await me.toss_in_order(me.market)
    me.fill_market()


@technique
async def prepaid_good(me: Seat) -> None:
    """Take 1 card of the market without paying."""
    me.take(await me.choose_card(me.market, "take_from_market"))


@when_purchased
async def essential_purchase(me: Seat, payment: Cards) -> Cards:
    """When you purchase this card, you may throw away up to 3 junk cards of its payment."""
    junk = [card for card in payment if me.is_junk(card)]
    return await me.choose_some(junk, 0, 3, "toss_junk")


@once_per_turn
@idle_unless(Seat.can_draw_from_market)
async def market_discovery(me: Seat) -> None:
    """Once in your turn you may throw away the top card of the market deck."""
    me.toss_market_deck()


@in_payment
def market_discovery_in_payment() -> Payment:
    """Paying with this card, you may purchase the top card of the market discard for its value."""
    return Payment(opens_discard=True)


@technique
async def special_offer(me: Seat) -> None:
    """Look at the top 3 cards of the market deck and take 1. Throw away the rest in any order."""
    me.lift_from_market_deck(3)
    me.take(await me.choose_card(me.aside, "take"))
    await me.toss_in_order(me.aside)


@in_payment
def stock_clearance() -> Payment:
    """Paying with this card, you may add any number of superfluous cards."""
    return Payment(lifts_overpay=True)
