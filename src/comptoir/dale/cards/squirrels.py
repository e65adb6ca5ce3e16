"""Hoarding Flying Squirrels: stall manipulation."""

from comptoir.dale.building import build
from comptoir.dale.cardbook import Stack, after_build, in_stack, technique
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import swap_with_stall


@in_stack("stashing_vendor")
def stashing_vendor() -> Stack:
    """In a stack you build: any number of junk cards of your hand may be part of it."""
    return Stack(lets_junk_in=True)


@in_stack("empty_chest")
def empty_chest() -> Stack:
    """In a stack you build: its cards may belong to any sets."""
    return Stack(lets_any_set_in=True)


@in_stack("nostalgic_item")
def nostalgic_item() -> Stack:
    """In a stack you build: you may add any 1 card of your discard."""
    return Stack(fetches=1)


@technique("acorn")
async def acorn(me: Seat) -> None:
    """Swap this card with any card of an opponent's stall."""
    await swap_with_stall(me, me.opponents)


@in_stack("accordion")
def accordion() -> Stack:
    """In a stack you build: you may count it as 1 more or 1 less."""
    return Stack(spread=1)


@after_build("winter_is_coming")
async def winter_is_coming(me: Seat) -> None:
    """After you have built a stack with this card, you may build one more at once."""
    await build(me, is_optional=True)
