"""Experimenting Platypuses: card control."""

from comptoir.dale.cardbook import Payment, in_payment, technique
from comptoir.dale.seat import Seat


@technique
async def tireless_tinkerer(me: Seat) -> None:
    """Put the top card of your discard on top of your deck."""
    me.put_on_deck(me.top_of_discard)


@in_payment
def calculations() -> Payment:
    """Paying with this card, you may rearrange the market first."""
    return Payment(rearranges=True)


@technique
async def safety_precaution(me: Seat) -> None:
    """Swap this card with any card of your stall."""
    me.swap(me.source, await me.choose_from_stalls([me]))


@technique
async def magnet(me: Seat) -> None:
    """Search your deck and take 1 card. Shuffle your deck."""
    me.take(await me.find_card())
    me.shuffle_deck()


@technique
async def dangerous_test(me: Seat) -> None:
    """Draw 3 cards, then discard 3 cards of your hand."""
    drawn = me.draw(3)
    if drawn or me.table.rules.dangerous_test_without_draw == "discard":
        await me.discard_some(3)


@in_payment
def glue() -> Payment:
    """Paying with this card, you may keep it."""
    return Payment(may_stay=True)
