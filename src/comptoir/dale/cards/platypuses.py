"""Experimenting Platypuses: card control."""

from comptoir.dale.cardbook import Payment, in_payment, technique
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import swap_with_stall


@technique("tireless_tinkerer")
async def tireless_tinkerer(me: Seat) -> None:
    """Put the top card of your discard on top of your deck."""
    me.put_on_deck(me.discard_pile[-1] if me.discard_pile else None)


@in_payment("calculations")
def calculations() -> Payment:
    """Paying with this card, you may rearrange the market first."""
    return Payment(rearranges=True)


@technique("safety_precaution")
async def safety_precaution(me: Seat) -> None:
    """Swap this card with any card of your stall."""
    await swap_with_stall(me, [me])


@technique("magnet")
async def magnet(me: Seat) -> None:
    """Search your deck and take 1 card. Shuffle your deck."""
    me.take(await me.find_card())
    me.shuffle_deck()


@technique("dangerous_test")
async def dangerous_test(me: Seat) -> None:
    """Draw 3 cards, then discard 3 cards of your hand."""
    drawn = me.draw(3)
    if drawn or me.table.rules.dangerous_test_without_draw == "discard":
        await me.discard_some(3)


@in_payment("glue")
def glue() -> Payment:
    """Paying with this card, you may keep it."""
    return Payment(may_stay=True)
