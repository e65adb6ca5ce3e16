"""Sharing Short-beaked Echidnas: borrowing."""

from comptoir.core import without
from comptoir.dale.cardbook import once_per_turn, technique
from comptoir.dale.catalogue import VALUE
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import (
    give_up,
    replace_in_stall,
    stall_cards,
    swap_with_discard,
    swap_with_hand,
    swap_with_lifted,
    swap_with_stall,
)
from comptoir.dale.table import EMPTY, DaleTable


@technique("carefree_swapper")
async def carefree_swapper(me: Seat) -> None:
    """Swap this card with the top card of another player's discard."""
    other = await me.choose_seat([each for each in me.others if each.discard_pile], "choose_discard")
    if other is not None:
        swap_with_discard(me, other)


def has_bargain(table: DaleTable, at: int) -> bool:
    """Is there a card to throw away where the bargains are?"""
    if table.rules.bargain_seeker_slot == "first_slot":
        return table.market[0] != EMPTY
    return bool(table.market_cards)


@once_per_turn("bargain_seeker", in_clean_up=True, needs=has_bargain)
async def bargain_seeker(me: Seat) -> None:
    """Once in your turn you may throw away the rightmost card of the market; then fill it."""
    me.toss(me.table.market_cards[0])
    me.table.fill_market(slides=me.table.rules.effect_fill_slides)


@technique("delicacy")
async def delicacy(me: Seat) -> None:
    """Look at the top 2 cards of another player's deck; you may swap this card with one. That player shuffles
    both into their deck."""
    other = await me.choose_other("choose_deck")
    seen = me.lift(2, owner=other)
    if seen:
        taken = await me.may_choose(seen, "swap_with_deck")
        if taken is not None:
            swap_with_lifted(me, taken, other)
        other.shuffle_in(seen if taken is None else (*without(seen, taken), me.source))


@technique("umbrella")
async def umbrella(me: Seat) -> None:
    """Look at 2 random cards of another player's hand; you may swap this card with one of them."""
    other = await me.choose_other("choose_hand")
    seen = other.at_random(2)
    if seen:
        me.look_at_hand(other, seen)
        taken = await me.may_choose(seen, "swap_with_hand")
        if taken is not None:
            swap_with_hand(me, taken, other)


@technique("velocipede")
async def velocipede(me: Seat) -> None:
    """Swap this card with any card of any stall."""
    await swap_with_stall(me, me.everyone)


@technique("matching_colours")
async def matching_colours(me: Seat) -> None:
    """Swap 1 animalfolk card of your hand with a card of the same value of an opponent's stall."""
    table = me.table
    owner_of = stall_cards(table, me.opponents)
    values = {VALUE[table.faces[card]] for card in owner_of}
    fitting = tuple([card for card in me.folk if me.value(card) in values])
    given = await me.choose_from_hand("swap_away", fitting)
    if given is not None:
        wanted = [card for card in owner_of if VALUE[table.faces[card]] == me.value(given)]
        taken = await me.choose_card(wanted, "swap_with_stall", given=given)
        if taken is not None:  # there is one, unless an imagined world has changed the card since
            replace_in_stall(table, owner_of[taken], taken, given)
            give_up(me, given, taken, "stall", owner_of[taken])
