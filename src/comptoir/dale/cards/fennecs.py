"""Friendly Fennec Foxes: helping everyone."""

from comptoir.dale.choices import choose_together
from comptoir.dale.seat import Seat, hand_over
from comptoir.dale.sentences import technique


@technique
async def cunning_neighbour(me: Seat) -> None:
    """Look at another player's hand. You may put this card on top of your deck."""
    other = await me.choose_other("choose_hand")
    me.look_at_hand(other, other.hand)
    if await me.may("put_on_own_deck"):
        me.put_on_deck(me.source)


@technique
async def cheer(me: Seat) -> None:
    """All players search their decks and take 1 card. They shuffle their decks."""
    seats = me.everyone
    decks = [seat.search() for seat in seats]
    chosen = await choose_together(seats, decks, "take_from_deck")
    for seat, card in zip(seats, chosen, strict=True):
        seat.take(card)
    for seat in seats:
        seat.shuffle_deck()


@technique
async def raffle(me: Seat) -> None:
    """Choose a direction. All players take 1 random card of the hand of their neighbour on that side."""
    step = await me.choose_direction()
    seats = me.everyone
    givers = seats[step:] + seats[:step]
    hand_over(
        [(giver, card, seat) for giver, seat in zip(givers, seats, strict=True) for card in giver.at_random()]
    )


@technique
async def charity(me: Seat) -> None:
    """Take 1 random card of each player's hand and look at them. Give one of them to each player."""
    givers = [seat for seat in me.everyone if me.lift_from_hand(seat)]
    for card, seat in await me.distribute(givers, "give_to"):
        me.give(card, to=seat)


@technique
async def tasters(me: Seat) -> None:
    """Choose a direction. You first, each player takes 1 card of the market."""
    step = await me.choose_direction()
    for seat in [me, *me.others[::step]]:
        seat.take(await seat.choose_card(me.market, "take_from_market"))


@technique
async def rumours(me: Seat) -> None:
    """All players put the top 2 cards of their discard on top of their deck, one by one."""
    for seat in me.everyone:
        seat.put_on_deck(*seat.discard_pile[:-3:-1])
