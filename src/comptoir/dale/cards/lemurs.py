"""Discontent White-headed Lemurs: card replacement."""

from comptoir.dale.purchase import purchase_free
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import after_payment, technique


@technique
async def voracious_consumer(me: Seat) -> None:
    """Shuffle your discard into your deck."""
    me.shuffle_in(me.discard_pile)


@technique
async def delightful_surprise(me: Seat) -> None:
    """Look at the top 2 cards of the market deck and take 1. Throw away the other one and this card."""
    me.lift_from_market_deck(2)
    me.take(await me.choose_card(me.aside, "take"))
    thrown = (*me.aside, me.source)
    if me.table.rules.toss_order == "chosen":
        await me.toss_in_order(thrown)
    else:
        me.toss(*thrown)


@technique
async def fortunate_upgrade(me: Seat) -> None:
    """Throw away 1 card of your hand. Draw the top card of the market deck."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw_from_market_deck()


@technique
async def replacement(me: Seat) -> None:
    """Throw away 1 animalfolk card of your hand. Take a card of the market worth at most 1 more or less."""
    card = await me.choose_from_hand("toss", me.folk)
    if card is not None:
        value = me.value(card)
        me.toss(card)
        fitting = [each for each in me.market if abs(me.printed_value(each) - value) <= 1]
        me.take(await me.choose_card(fitting, "take_from_market"))


@technique
async def fashion_hint(me: Seat) -> None:
    """You may throw away the top card of the market deck. You may swap 1 animalfolk card of your hand with
    the top card of the market discard."""
    if me.can_draw_from_market() and await me.may("toss_market_deck"):
        me.toss_market_deck()
    if me.market_discard and me.hand:
        given = await me.may_choose_from_hand("swap_with_market_discard", me.folk)
        me.swap(given, me.market_discard[-1])


@after_payment
async def royal_privilege(me: Seat) -> None:
    """Paying with this card, you may throw away 1 animalfolk card of your hand to purchase one more card of
    the market without paying."""
    if me.market:
        tossed = await me.may_choose_from_hand("toss_to_purchase", me.folk)
        if tossed is not None:
            me.toss(tossed)
            wanted = await me.choose_card(me.market, "purchase_free")
            assert wanted is not None
            await purchase_free(me, wanted)
