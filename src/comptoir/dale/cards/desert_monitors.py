"""Archiving Desert Monitors: discard pile mastery."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Payment, idle_unless, in_payment, once_per_turn, technique


@in_payment
def rigorous_chronicler() -> Payment:
    """In a payment this card is worth 1, 2 or 3, as you like."""
    return Payment(worth=(1, 2, 3))


@once_per_turn
async def refreshing_drink(me: Seat) -> None:
    """Once in your turn you may discard 1 card of your hand."""
    me.discard(await me.choose_from_hand("discard_one"))


@technique
async def duplicate_entry(me: Seat) -> None:
    """Search your deck; you may throw away 1 card of it. Shuffle your deck."""
    me.toss(await me.may_choose(me.distinct(me.search()), "toss_from_deck"))
    me.shuffle_deck()


@technique
async def history_lesson(me: Seat) -> None:
    """Shuffle up to 3 cards off the top of your discard into your deck."""
    most = min(len(me.discard_pile), 3)
    if most:
        count = await me.choose_number(range(most + 1), "how_many")
        if count:
            me.shuffle_in(me.discard_pile[-count:])


@technique
async def cultural_preservation(me: Seat) -> None:
    """Search your deck for up to 3 cards: take 1 of them, discard the others. Shuffle your deck."""
    chosen = await me.choose_some(me.search(3), 0, 3, "choose_from_deck")
    taken = await me.choose_card(chosen, "take")
    me.take(taken)
    await me.discard_in_order([card for card in chosen if card != taken])
    me.shuffle_deck()


@once_per_turn
@idle_unless(Seat.can_draw)
async def slice_of_life(me: Seat) -> None:
    """Once in your turn you may draw 1 card; then discard 1 card of your hand."""
    if me.draw():
        me.discard(await me.choose_from_hand("discard_one"))
