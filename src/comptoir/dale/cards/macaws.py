"""Snappy Scarlet Macaws: hand management."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import in_hand, technique, turn_long_technique


@technique
async def swift_broker(me: Seat) -> None:
    """Discard your hand in any order. Draw as many cards as you discarded."""
    me.draw(await me.discard_hand())


@in_hand
def cookies() -> int:
    """While this card is in your hand, your hand size is 1 larger."""
    return 1


@technique
async def shattered_relic(me: Seat) -> None:
    """Throw away 1 card of your hand. Draw 1 card."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw()


@technique
async def spyglass(me: Seat) -> None:
    """Look at the top 3 cards of your deck and take 1. Put back the rest in any order."""
    me.lift(3)
    me.take(await me.choose_card(me.aside, "take"))
    await me.put_back(me.aside)


@turn_long_technique
async def flashy_show(me: Seat) -> None:
    """This turn, each card you use counts 1 more."""
    me.raise_all(1)


@technique
async def favourite_toy(me: Seat) -> None:
    """Take the top card of your discard."""
    me.take(me.top_of_discard)
