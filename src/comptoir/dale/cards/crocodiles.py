"""Intimidating Dwarf Crocodiles: threats and harassment."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Lasting, technique, until_next_turn


@technique
async def little_villain(me: Seat) -> None:
    """Each opponent discards the top 2 cards of their deck, one by one."""
    for opponent in me.opponents:
        opponent.discard_from_deck(2)


@until_next_turn
def scary_gunfight() -> Lasting:
    """Until your next turn, cards of the market cost opponents 2 more."""
    return Lasting(price=2)


@technique
async def night_shift(me: Seat) -> None:
    """Look at the top card of each player's deck. Put one of them on top of each of these decks."""
    owners = [seat for seat in me.everyone if me.lift(1, owner=seat)]
    for card, owner in await me.distribute(owners, "put_on_deck_of"):
        me.put_on_deck(card, owner=owner)


@technique
async def ruthless_competition(me: Seat) -> None:
    """Draw the top card of another player's deck. Put 1 card of your hand on top of that deck."""
    other = await me.choose_other("choose_deck")
    if me.draw_from(other):
        me.put_on_deck(await me.choose_from_hand("put_on_deck_of", to=other.at), owner=other)


@until_next_turn
def nasty_threat() -> Lasting:
    """Until your next turn, each stack an opponent builds has to total 1 more."""
    return Lasting(stack_total=1)


@until_next_turn
def lost_shipments() -> Lasting:
    """Until your next turn, opponents draw only 1 card when they fill their hand."""
    return Lasting(fills_one=True)
