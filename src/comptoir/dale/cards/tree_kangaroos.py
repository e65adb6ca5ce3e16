"""Prepared Grizzled Tree-kangaroos: stashing and protecting."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import (
    at_turn_start,
    idle_unless,
    once_in_clean_up,
    once_per_turn,
    only_if,
    storing_technique,
)


@storing_technique
async def clever_guardian(me: Seat) -> None:
    """Store 1 card of your hand. At the start of your next turn: take it."""
    me.store(await me.choose_from_hand("store"))


@once_in_clean_up
@only_if(Seat.has_discarded_junk)
async def barricade(me: Seat) -> None:
    """After you have filled your hand you may take up to 2 junk cards of your discard."""
    me.take(*await me.choose_some(me.discarded_junk, 0, 2, "take_junk"))


@storing_technique
async def wheelbarrow(me: Seat) -> None:
    """Store the top card of your deck."""
    me.store(*me.lift(1))


@at_turn_start
async def wheelbarrow_at_turn_start(me: Seat) -> None:
    """At the start of your next turn: throw away the stored card or take it."""
    if me.stored and await me.may("toss_stored"):
        me.toss(*me.stored)
    me.take(*me.stored)


@storing_technique
async def vigilance(me: Seat) -> None:
    """Search your deck and store 1 card. Shuffle your deck. At the start of your next turn: take it."""
    me.store(await me.find_card("store_from_deck"))
    me.shuffle_deck()


@storing_technique
async def supply_depot(me: Seat) -> None:
    """Store up to 2 cards of your hand. At the start of your next turn: take them."""
    me.store(*await me.choose_some_from_hand(0, 2, "store"))


@once_per_turn
@idle_unless(Seat.can_draw)
async def tactical_measurement(me: Seat) -> None:
    """Once in your turn you may draw 1 card; then put 1 card of your hand on top of your deck."""
    if me.draw():
        me.put_on_deck(await me.choose_from_hand("put_on_own_deck_from_hand"))
