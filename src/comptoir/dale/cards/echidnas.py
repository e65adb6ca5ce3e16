"""Sharing Short-beaked Echidnas: borrowing."""

from comptoir.dale.board import EMPTY
from comptoir.dale.owner import Owner
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import once_per_turn, only_if, technique
from comptoir.dale.swaps import stall_cards


@technique
async def carefree_swapper(me: Seat) -> None:
    """Swap this card with the top card of another player's discard."""
    me.swap(me.source, await me.choose_discard_of_other())


def has_bargain(me: Owner) -> bool:
    """Is there a card to throw away where the bargains are?"""
    if me.board.rules.bargain_seeker_slot == "first_slot":
        return me.board.market[0] != EMPTY
    return bool(me.market)


@once_per_turn
@only_if(has_bargain)
async def bargain_seeker(me: Seat) -> None:
    """Once in your turn you may throw away the rightmost card of the market; then fill it."""
    me.toss(me.market[0])
    me.fill_market()


@technique
async def delicacy(me: Seat) -> None:
    """Look at the top 2 cards of another player's deck; you may swap this card with one. That player shuffles
    both into their deck."""
    other = await me.choose_other("choose_deck")
    if me.lift(2, owner=other):
        me.swap(me.source, await me.may_choose(me.aside, "swap_with_deck"), owner=other)
        other.shuffle_in(me.aside, by=me)


@technique
async def umbrella(me: Seat) -> None:
    """Look at 2 random cards of another player's hand; you may swap this card with one of them."""
    other = await me.choose_other("choose_hand")
    if other.hand:
        seen = me.look_at_hand(other, other.at_random(2))
        me.swap(me.source, await me.may_choose(seen, "swap_with_hand"))


@technique
async def velocipede(me: Seat) -> None:
    """Swap this card with any card of any stall."""
    me.swap(me.source, await me.choose_from_stalls(me.everyone))


@technique
async def matching_colours(me: Seat) -> None:
    """Swap 1 animalfolk card of your hand with a card of the same value of an opponent's stall."""
    theirs = stall_cards(me.opponents)
    values = {me.printed_value(card) for card in theirs}
    fitting = tuple([card for card in me.folk if me.value(card) in values])
    given = await me.choose_from_hand("swap_away", fitting)
    if given is not None:
        wanted = [card for card in theirs if me.printed_value(card) == me.value(given)]
        me.swap(given, await me.choose_card(wanted, "swap_with_stall", given=given))
