"""Diligent Pale-throated Sloths: delayed actions."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import at_turn_start, next_turn_long, next_turn_only, technique


@next_turn_only
async def steady_achiever(me: Seat) -> None:
    """At the start of your next turn: draw 1 card."""
    me.draw()


@next_turn_only
async def shopping_journey(me: Seat) -> None:
    """At the start of your next turn: take 1 card of the market without paying."""
    me.take(await me.choose_card(me.market, "take_from_market"))


@technique
async def housecleaning(me: Seat) -> None:
    """Take up to 3 junk cards of your discard."""
    me.take(*await me.choose_some(me.discarded_junk, 0, 3, "take_junk"))


@at_turn_start
async def housecleaning_at_turn_start(me: Seat) -> None:
    """At the start of your next turn: you may throw away 1 card of your hand."""
    me.toss(await me.may_choose_from_hand("may_toss"))


@next_turn_only
async def siesta(me: Seat) -> None:
    """At the start of your next turn: you may take 1 card of your discard."""
    me.take(await me.may_choose(me.discard_pile, "may_take"))


@technique
@at_turn_start
async def lunch_break(me: Seat) -> None:
    """Draw 1 card, now and at the start of your next turn."""
    me.draw()


@next_turn_long
async def ironing(me: Seat) -> None:
    """During your next turn, each card you use counts 1 more."""
    me.raise_all(1)
