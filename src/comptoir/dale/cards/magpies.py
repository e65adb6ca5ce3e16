"""Scheming Green Magpies: guessing and stealing."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Payment, in_payment, technique


@technique
async def pompous_professional(me: Seat) -> None:
    """Name a set and show the top 3 cards of your deck. Take 1 of that set, shuffle the rest back in."""
    named = await me.name_set()
    me.turn_over(3)
    me.take(await me.choose_card([card for card in me.aside if me.set_of(card) == named], "take"))
    if me.aside:
        me.shuffle_in(me.aside)


@in_payment
def bribe() -> Payment:
    """Paying with this card, your hand size is 1 larger this turn."""
    return Payment(hand_size=1)


@technique
async def burglary(me: Seat) -> None:
    """Name a value and turn over the top card of another player's deck: right, take it; wrong, it is
    discarded."""
    other = await me.choose_other("choose_deck")
    if other.can_turn_over():
        guess = await me.name_value()
        for card in me.turn_over(1, owner=other):
            if me.printed_value(card) == guess:
                me.take(card)
            else:
                me.discard(card, owner=other)


@technique
async def grasp(me: Seat) -> None:
    """Name the value of a random card of another player's hand: right, take it."""
    other = await me.choose_other("choose_hand")
    guess = await me.name_value() if other.hand else 0
    for card in other.at_random():  # drawn after the guess, so that nobody's imagination can know it
        other.reveal(card, again=True)
        if me.printed_value(card) == guess:
            me.take(card)


@technique
async def periscope(me: Seat) -> None:
    """Name a card. Another player discards the top 2 cards of their deck one by one; take those so named."""
    named = await me.name_card()
    other = await me.choose_other("choose_deck")
    for _ in range(2):
        for card in other.discard_from_deck():
            if me.face(card) == named:
                me.take(card)


@technique
async def sudden_nap(me: Seat) -> None:
    """Throw away 1 random card of another player's hand."""
    other = await me.choose_other("choose_hand")
    other.toss(*other.at_random(), source="random")
