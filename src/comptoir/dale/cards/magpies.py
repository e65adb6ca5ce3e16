"""Scheming Green Magpies: guessing and stealing."""

from comptoir.core import without
from comptoir.dale import events
from comptoir.dale.cardbook import Payment, in_payment, technique
from comptoir.dale.catalogue import FACES, SET, SET_NAMES, VALUE
from comptoir.dale.choices import HIGHEST_VALUE
from comptoir.dale.seat import Seat


@technique("pompous_professional")
async def pompous_professional(me: Seat) -> None:
    """Name a set and show the top 3 cards of your deck. Take 1 of that set, shuffle the rest back in."""
    named = await me.choose_set_name()
    me.table.tell(events.NamedSet(me.at, SET_NAMES[named]))
    seen = me.lift(3)
    for card in seen:
        me.reveal(card)
    fitting = [card for card in seen if SET[me.table.faces[card]] == named]
    taken = await me.choose_card(fitting, "take")
    me.take(taken)
    rest = seen if taken is None else without(seen, taken)
    if rest:
        me.shuffle_in(rest)


@in_payment("bribe")
def bribe() -> Payment:
    """Paying with this card, your hand size is 1 larger this turn."""
    return Payment(hand_size=1)


@technique("burglary")
async def burglary(me: Seat) -> None:
    """Name a value and turn over the top card of another player's deck: right, take it; wrong, it is
    discarded."""
    other = await me.choose_other("choose_deck")
    if other.deck or other.discard_pile:  # turning over is no drawing: junk never stands in
        guess = await guess_value(me)
        for card in me.lift(1, owner=other):
            me.reveal(card, again=True)
            if VALUE[me.table.faces[card]] == guess:
                me.take(card)
            else:
                me.discard(card, owner=other)


@technique("grasp")
async def grasp(me: Seat) -> None:
    """Name the value of a random card of another player's hand: right, take it."""
    other = await me.choose_other("choose_hand")
    guess = await guess_value(me) if other.hand else 0
    for card in other.at_random():  # drawn after the guess, so that nobody's imagination can know it
        other.reveal(card, again=True)
        if VALUE[me.table.faces[card]] == guess:
            me.take(card, owner=other)


@technique("periscope")
async def periscope(me: Seat) -> None:
    """Name a card. Another player discards the top 2 cards of their deck one by one; take those so named."""
    named = await me.choose_card_name()
    me.table.tell(events.NamedCard(me.at, FACES[named]))
    other = await me.choose_other("choose_deck")
    for _ in range(2):
        card = other.discard_from_deck()
        if card is not None and me.table.faces[card] == named:
            me.take(card, owner=other)


@technique("sudden_nap")
async def sudden_nap(me: Seat) -> None:
    """Throw away 1 random card of another player's hand."""
    other = await me.choose_other("choose_hand")
    for card in other.at_random():
        other.toss(card, source="random")


async def guess_value(me: Seat) -> int:
    """Name a printed value aloud."""
    guess = await me.choose_number(range(1, HIGHEST_VALUE + 1), "name_value")
    me.table.tell(events.Named(me.at, guess))
    return guess
