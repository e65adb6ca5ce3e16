"""Superstitious Snowshoe Hares: predictions."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import once_per_turn, only_if, technique


@technique
async def arcane_scholar(me: Seat) -> None:
    """Draw 1 card and roll the hare die. Comet: discard 2 cards of your hand. Stars: discard the top 2 cards
    of your deck."""
    me.draw()
    sign = await me.roll_for("hares")
    if sign == "comet":
        await me.discard_some(2)
    elif sign == "stars":
        me.discard_from_deck(2)


@once_per_turn
@only_if(Seat.can_draw_from_market)
async def barometer(me: Seat) -> None:
    """Once in your turn you may throw away the top card of the market deck; this card has its value this
    turn."""
    tossed = me.toss_market_deck()
    if tossed is not None:
        me.set_value(me.source, me.printed_value(tossed))


@technique
async def bad_omen(me: Seat) -> None:
    """Look at the top 3 cards of your deck; you may throw away 1. Put back the rest in any order."""
    me.lift(3)
    me.toss(await me.may_choose(me.aside, "may_toss"))
    await me.put_back(me.aside)


@technique
async def festival(me: Seat) -> None:
    """Roll the hare die. Comet: draw the top card of the market deck. Planet: draw 1 card."""
    sign = await me.roll_for("hares")
    if sign == "comet":
        me.draw_from_market_deck()
    elif sign == "planet":
        me.draw()


@technique
async def celestial_guidance(me: Seat) -> None:
    """Roll the hare die. Planet: search your deck, take 1 card and shuffle it. Stars: take 1 card of your
    discard."""
    sign = await me.roll_for("hares")
    if sign == "planet":
        me.take(await me.find_card())
        me.shuffle_deck()
    elif sign == "stars":
        me.take(await me.choose_card(me.discard_pile, "take_from_discard"))


@once_per_turn
@only_if(Seat.has_discard)
async def calendar(me: Seat) -> None:
    """Once in your turn you may shuffle the top card of your discard into your deck."""
    me.shuffle_in(me.discard_pile[-1:])
