"""Observant Snowy Owls: reactions to events."""

from comptoir.dale.cardbook import BUILT, ENTERED, PURCHASED, RESOLVED, SHUFFLED, once_per_turn, reaction
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import swap_own_discard
from comptoir.dale.table import DaleTable


def can_search(table: DaleTable, at: int) -> bool:
    return bool(table.decks[at] or (table.rules.search_reshuffles and table.discards[at]))


def has_discard(table: DaleTable, at: int) -> bool:
    return bool(table.discards[at])


def has_hand(table: DaleTable, at: int) -> bool:
    return bool(table.hands[at])


@once_per_turn("wise_spy", in_clean_up=True, needs=DaleTable.can_draw)
async def wise_spy(me: Seat) -> None:
    """Once in your turn you may look at the top 3 cards of your deck and put them back in any order."""
    await me.put_back(me.lift(3))


@reaction("ancient_knowledge", RESOLVED, needs=can_search)
async def ancient_knowledge(me: Seat) -> None:
    """When another player has resolved a technique, you may search your deck, discard up to 1 card of it and
    shuffle it."""
    me.discard(await me.may_choose(me.distinct(me.search()), "discard_from_deck"))
    me.shuffle_deck()


@reaction("quality_inspection", ENTERED, needs=has_hand)
async def quality_inspection(me: Seat) -> None:
    """When this card came into your hand, you may throw away 1 card of your hand and draw 1 card."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw()


@reaction("binoculars", PURCHASED, needs=DaleTable.can_draw)
async def binoculars(me: Seat) -> None:
    """When another player has purchased a card, you may draw 1 card and discard 1 card of your hand."""
    if me.draw():
        me.discard(await me.choose_from_hand("discard_one"))


@reaction("balancing", SHUFFLED, needs=has_discard)
async def balancing(me: Seat) -> None:
    """When another player has shuffled their deck, you may swap 1 animalfolk card of your hand with any card
    of your discard."""
    given = await me.choose_from_hand("swap_away", me.folk)
    taken = await me.choose_card(me.discard_pile, "swap_with_discard", given=given or 0)
    if given is not None and taken is not None:
        swap_own_discard(me, given, taken)


@reaction("extra_remarks", BUILT, needs=has_discard)
async def extra_remarks(me: Seat) -> None:
    """When another player has built a stack, you may put any card of your discard on top of your deck."""
    me.put_on_deck(await me.choose_card(me.discard_pile, "put_from_discard"))
