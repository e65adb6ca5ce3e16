"""Observant Snowy Owls: reactions to events."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import (
    BUILT,
    ENTERED,
    PURCHASED,
    RESOLVED,
    SHUFFLED,
    once_per_turn,
    only_if,
    reaction,
)


@once_per_turn
@only_if(Seat.can_look)
async def wise_spy(me: Seat) -> None:
    """Once in your turn you may look at the top 3 cards of your deck and put them back in any order."""
    await me.put_back(me.lift(3))


@reaction(RESOLVED)
@only_if(Seat.can_search)
async def ancient_knowledge(me: Seat) -> None:
    """When another player has resolved a technique, you may search your deck, discard up to 1 card of it and
    shuffle it."""
    me.discard(await me.may_choose(me.distinct(me.search()), "discard_from_deck"))
    me.shuffle_deck()


@reaction(ENTERED)
@only_if(Seat.has_hand)
async def quality_inspection(me: Seat) -> None:
    """When this card came into your hand, you may throw away 1 card of your hand and draw 1 card."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw()


@reaction(PURCHASED)
@only_if(Seat.can_draw)
async def binoculars(me: Seat) -> None:
    """When another player has purchased a card, you may draw 1 card and discard 1 card of your hand."""
    if me.draw():
        me.discard(await me.choose_from_hand("discard_one"))


@reaction(SHUFFLED)
@only_if(Seat.has_discard)
async def balancing(me: Seat) -> None:
    """When another player has shuffled their deck, you may swap 1 animalfolk card of your hand with any card
    of your discard."""
    given = await me.choose_from_hand("swap_away", me.folk)
    me.swap(given, await me.choose_card(me.discard_pile, "swap_with_discard", given=given or 0))


@reaction(BUILT)
@only_if(Seat.has_discard)
async def extra_remarks(me: Seat) -> None:
    """When another player has built a stack, you may put any card of your discard on top of your deck."""
    me.put_on_deck(await me.choose_card(me.discard_pile, "put_from_discard"))
