"""Thieving Northern Raccoons: direct conflict."""

from comptoir.dale.seat import Seat, hand_over
from comptoir.dale.sentences import technique


@technique
async def wily_fellow(me: Seat) -> None:
    """Your discard becomes your deck and your deck your discard. Shuffle the new deck."""
    me.flip_piles()
    me.shuffle_deck()


@technique
async def nuisance(me: Seat) -> None:
    """Choose up to 2 other players. Each discards 1 card of their hand at random."""
    for other in await me.choose_seats(me.opponents, 0, 2, "choose_victims"):
        other.discard(*other.at_random(), source="random")


@technique
async def rotten_food(me: Seat) -> None:
    """Put 1 card of your hand face down on top of another player's deck."""
    card = await me.choose_from_hand("put_on_other_deck")
    if card is not None:
        me.put_on_deck(card, owner=await me.choose_other("choose_deck"))


@technique
async def dirty_exchange(me: Seat) -> None:
    """Take 1 card at random from another player's hand, then give that player 1 card of your hand."""
    other = await me.choose_other("choose_hand")
    if other.hand:
        hand_over([(other, card, me) for card in other.at_random()])
        me.give(await me.choose_from_hand("give"), to=other)


@technique
async def sabotage(me: Seat) -> None:
    """Look at the top 2 cards of another player's deck. Throw 1 away; that player discards the other."""
    other = await me.choose_other("choose_deck")
    me.lift(2, owner=other)
    me.toss(await me.choose_card(me.aside, "toss"))
    me.discard(*me.aside, owner=other)


@technique
async def treasure_hunter(me: Seat) -> None:
    """Take the top card of another player's discard."""
    me.take(await me.choose_discard_of_other())
