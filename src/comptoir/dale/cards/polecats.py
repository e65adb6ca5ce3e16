"""Reckless Marbled Polecats: risk taking."""

from comptoir.dale.seat import Seat
from comptoir.dale.sentences import in_stall, technique, turn_long_technique


@technique
async def daring_adventurer(me: Seat) -> None:
    """Roll the polecat die. Throw away that many cards of the market, then fill it."""
    count = me.roll("polecats")
    me.toss(*await me.choose_in_order(me.market, count, count, "toss_from_market"))
    me.fill_market()


@turn_long_technique
async def rare_artefact(me: Seat) -> None:
    """Show 1 card of your hand and roll the polecat die: this turn its value is multiplied by that."""
    card = await me.choose_from_hand("show")
    if card is not None:
        me.reveal(card)
        me.multiply_value(card, me.roll("polecats"))


@technique
async def swank(me: Seat) -> None:
    """Throw away 1 card of your hand. If it was animalfolk, draw the top card of the market deck."""
    card = await me.choose_from_hand("toss")
    me.toss(card)
    if card is not None and not me.is_junk(card):
        me.draw_from_market_deck()


@technique
async def risky_business(me: Seat) -> None:
    """Name a value and turn over the top card of the market deck: right, take it; wrong, throw it away."""
    if me.can_draw_from_market():
        guess = await me.name_value()
        for card in me.turn_over_market_deck():
            if me.printed_value(card) == guess:
                me.take(card)
            else:
                me.toss(card)


@technique
async def natural_survivor(me: Seat) -> None:
    """Roll the polecat die. Search your deck and swap that many cards of your hand with it. Shuffle it."""
    count = me.roll("polecats")
    deck = me.search(count)
    count = min(count, len(deck), len(me.hand))
    given = await me.choose_some(me.hand, count, count, "put_into_deck")
    taken = await me.choose_some(deck, count, count, "take_some_from_deck")
    me.put_on_deck(*me.stand_ins(given))
    me.take(*taken)
    me.shuffle_deck()


@in_stall
def sofa() -> int:
    """While this card is in your stall, your hand size is 1 larger."""
    return 1
