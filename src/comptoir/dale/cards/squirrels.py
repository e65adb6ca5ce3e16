"""Hoarding Flying Squirrels: stall manipulation."""

from comptoir.dale.building import build
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Stack, after_build, in_stack, technique


@in_stack
def stashing_vendor() -> Stack:
    """In a stack you build: any number of junk cards of your hand may be part of it."""
    return Stack(lets_junk_in=True)


@in_stack
def empty_chest() -> Stack:
    """In a stack you build: its cards may belong to any sets."""
    return Stack(lets_any_set_in=True)


@in_stack
def nostalgic_item() -> Stack:
    """In a stack you build: you may add any 1 card of your discard."""
    return Stack(fetches=1)


@technique
async def acorn(me: Seat) -> None:
    """Swap this card with any card of an opponent's stall."""
    me.swap(me.source, await me.choose_from_stalls(me.opponents))


@in_stack
def accordion() -> Stack:
    """In a stack you build: you may count it as 1 more or 1 less."""
    return Stack(spread=1)


@after_build
async def winter_is_coming(me: Seat) -> None:
    """After you have built a stack with this card, you may build one more at once."""
    await build(me, is_optional=True)
