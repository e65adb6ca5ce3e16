"""Discontent White-headed Lemurs: card replacement."""

from comptoir.core import without
from comptoir.dale.cardbook import Payment, in_payment, technique
from comptoir.dale.catalogue import VALUE
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import swap_market_discard


@technique("voracious_consumer")
async def voracious_consumer(me: Seat) -> None:
    """Shuffle your discard into your deck."""
    me.shuffle_in(me.discard_pile)


@technique("delightful_surprise")
async def delightful_surprise(me: Seat) -> None:
    """Look at the top 2 cards of the market deck and take 1. Throw away the other one, then this card."""
    seen = me.lift_from_market_deck(2)
    card = await me.choose_card(seen, "take")
    if card is not None:
        me.take(card)
        for rest in without(seen, card):
            me.toss(rest)
    me.toss(me.source)


@technique("fortunate_upgrade")
async def fortunate_upgrade(me: Seat) -> None:
    """Throw away 1 card of your hand. Draw the top card of the market deck."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw_from_market_deck()


@technique("replacement")
async def replacement(me: Seat) -> None:
    """Throw away 1 animalfolk card of your hand. Take a card of the market worth at most 1 more or less."""
    card = await me.choose_from_hand("toss", me.folk)
    if card is not None:
        value, faces = me.value(card), me.table.faces
        me.toss(card)
        fitting = [each for each in me.table.market_cards if abs(VALUE[faces[each]] - value) <= 1]
        me.take(await me.choose_card(fitting, "take_from_market"))


@technique("fashion_hint")
async def fashion_hint(me: Seat) -> None:
    """You may throw away the top card of the market deck. You may swap 1 animalfolk card of your hand with
    the top card of the market discard."""
    table = me.table
    if (table.market_deck or table.market_discard) and await me.may("toss_market_deck"):
        me.toss_market_deck()
    if table.market_discard and me.hand:
        given = await me.may_choose_from_hand("swap_with_market_discard", me.folk)
        if given is not None:
            swap_market_discard(me, given)


@in_payment("royal_privilege")
def royal_privilege() -> Payment:
    """Paying with this card, you may throw away 1 animalfolk card of your hand to purchase one more card of
    the market without paying."""
    return Payment(adds_purchase=True)
