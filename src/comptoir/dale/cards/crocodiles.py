"""Intimidating Dwarf Crocodiles: threats and harassment."""

from comptoir.dale.cardbook import Lasting, technique, until_next_turn
from comptoir.dale.seat import Seat


@technique("little_villain")
async def little_villain(me: Seat) -> None:
    """Each opponent discards the top 2 cards of their deck, one by one."""
    for opponent in me.opponents:
        opponent.discard_from_deck()
        opponent.discard_from_deck()


@until_next_turn("scary_gunfight")
def scary_gunfight() -> Lasting:
    """Until your next turn, cards of the market cost opponents 2 more."""
    return Lasting(price=2)


@technique("night_shift")
async def night_shift(me: Seat) -> None:
    """Look at the top card of each player's deck. Put one of them on top of each of these decks."""
    seen = {card: seat for seat in me.everyone for card in me.lift(1, owner=seat)}
    shares = await me.distribute(tuple(seen), list(seen.values()), "put_on_deck_of")
    for card, seat in shares.items():
        me.put_on_deck(card, seat)


@technique("ruthless_competition")
async def ruthless_competition(me: Seat) -> None:
    """Draw the top card of another player's deck. Put 1 card of your hand on top of that deck."""
    other = await me.choose_other("choose_deck")
    if me.draw_from(other) is not None:
        me.put_on_deck(await me.choose_from_hand("put_on_deck_of", to=other.at), other)


@until_next_turn("nasty_threat")
def nasty_threat() -> Lasting:
    """Until your next turn, each stack an opponent builds has to total 1 more."""
    return Lasting(stack_total=1)


@until_next_turn("lost_shipments")
def lost_shipments() -> Lasting:
    """Until your next turn, opponents draw only 1 card when they fill their hand."""
    return Lasting(fills_one=True)
