"""Snappy Scarlet Macaws: hand management."""

from comptoir.core import without
from comptoir.dale.cardbook import in_hand, technique
from comptoir.dale.seat import Seat


@technique("swift_broker")
async def swift_broker(me: Seat) -> None:
    """Discard your hand in any order. Draw as many cards as you discarded."""
    me.draw(await me.discard_hand())


@in_hand("cookies")
def cookies() -> int:
    """While this card is in your hand, your hand size is 1 larger."""
    return 1


@technique("shattered_relic")
async def shattered_relic(me: Seat) -> None:
    """Throw away 1 card of your hand. Draw 1 card."""
    me.toss(await me.choose_from_hand("toss"))
    me.draw()


@technique("spyglass")
async def spyglass(me: Seat) -> None:
    """Look at the top 3 cards of your deck and take 1. Put back the rest in any order."""
    seen = me.lift(3)
    card = await me.choose_card(seen, "take")
    if card is not None:
        me.take(card)
        await me.put_back(without(seen, card))


@technique("flashy_show", lasts_all_turn=True)
async def flashy_show(me: Seat) -> None:
    """This turn, each card you use counts 1 more."""
    me.raise_all(1)


@technique("favourite_toy")
async def favourite_toy(me: Seat) -> None:
    """Take the top card of your discard."""
    me.take(me.discard_pile[-1] if me.discard_pile else None)
