"""Diligent Pale-throated Sloths: delayed actions."""

from comptoir.dale.cardbook import at_turn_start, next_turn_only, technique
from comptoir.dale.seat import Seat


@next_turn_only("steady_achiever")
async def steady_achiever(me: Seat) -> None:
    """At the start of your next turn: draw 1 card."""
    me.draw()


@next_turn_only("shopping_journey")
async def shopping_journey(me: Seat) -> None:
    """At the start of your next turn: take 1 card of the market without paying."""
    me.take(await me.choose_card(me.table.market_cards, "take_from_market"))


@technique("housecleaning")
async def housecleaning(me: Seat) -> None:
    """Take up to 3 junk cards of your discard."""
    for card in await me.choose_some(me.discarded_junk, 0, 3, "take_junk"):
        me.take(card)


@at_turn_start("housecleaning")
async def housecleaning_next_turn(me: Seat) -> None:
    """At the start of your next turn: you may throw away 1 card of your hand."""
    me.toss(await me.may_choose_from_hand("may_toss"))


@next_turn_only("siesta")
async def siesta(me: Seat) -> None:
    """At the start of your next turn: you may take 1 card of your discard."""
    if me.discard_pile:
        me.take(await me.may_choose(me.discard_pile, "may_take"))


@technique("lunch_break")
@at_turn_start("lunch_break")
async def lunch_break(me: Seat) -> None:
    """Draw 1 card, now and at the start of your next turn."""
    me.draw()


@next_turn_only("ironing")
async def ironing(me: Seat) -> None:
    """During your next turn, each card you use counts 1 more."""
    me.raise_all(1)
