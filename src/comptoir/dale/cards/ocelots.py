"""Lucky Ocelots: chaos and luck."""

from collections.abc import Sequence

from comptoir.dale.building import build_with
from comptoir.dale.choices import HIGHEST_VALUE
from comptoir.dale.seat import Seat, hand_over
from comptoir.dale.sentences import once_before_clean_up, technique, turn_long_technique


@once_before_clean_up
async def bold_haggler(me: Seat) -> None:
    """Once in your turn you may roll the ocelot die; this card counts that much more this turn."""
    me.raise_value(me.source, me.roll("ocelots"))


@technique
async def new_season(me: Seat) -> None:
    """Throw away an animalfolk card of your discard. If you did, draw the top card of the market deck."""
    card = await me.choose_card(me.discarded_folk, "toss_from_discard")
    if card is not None:
        me.toss(card)
        me.draw_from_market_deck()


@technique
async def whirligig(me: Seat) -> None:
    """Discard your hand and draw as many. Mix your hand with another player's and deal it out at random."""
    if me.hand:
        me.draw(await me.discard_hand())
        me.mix_hands(await me.choose_other("choose_hand"))


@technique
async def charm(me: Seat) -> None:
    """Draw the top card of the market deck. If it can be your next stack, build that; else throw it away."""
    for card in me.turn_over_market_deck():
        if not await build_with(me, card):
            me.toss(card)


@technique
async def gamble(me: Seat) -> None:
    """Choose another player and roll the ocelot die: exchange that many random cards of your hands."""
    other = await me.choose_other("choose_hand")
    count = min(me.roll("ocelots"), len(me.hand), len(other.hand))
    moves = [(me, card, other) for card in me.at_random(count)]
    hand_over(moves + [(other, card, me) for card in other.at_random(count)])


@turn_long_technique
async def blindfold(me: Seat) -> None:
    """Secretly choose a card of your hand. An opponent names its value: right, discard it; wrong, set it."""
    card = await me.choose_card(me.hand, "choose_secretly")
    opponent = await me.choose_seat(me.opponents, "choose_guesser") if card is not None else None
    if card is None or opponent is None:
        return
    me.hide_choice(card)
    guess = await opponent.name_value(nameable(me), "guess_value")
    me.reveal(card)
    if guess == me.value(card):
        me.discard(card)
    else:
        me.set_value(card, await me.choose_number(settable(me), "set_value"))


def nameable(me: Seat) -> Sequence[int]:
    """The values that can be guessed: any that a card of this hand might have, as far as all can tell."""
    return me.possible_values if me.table.rules.blindfold_values == "possible" else settable(me)


def settable(me: Seat) -> range:
    """Those the card can be given: the printed ones, or shifted by what raises all cards this turn."""
    shift = me.raised if me.table.rules.blindfold_values == "shifted" else 0
    return range(1 + shift, HIGHEST_VALUE + shift + 1)
