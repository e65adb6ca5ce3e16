"""Thieving Northern Raccoons: direct conflict."""

from comptoir.core import choose_some, without
from comptoir.dale import events
from comptoir.dale.cardbook import technique
from comptoir.dale.seat import Seat
from comptoir.dale.swaps import hand_over


@technique("wily_fellow")
async def wily_fellow(me: Seat) -> None:
    """Your discard becomes your deck and your deck your discard. Shuffle the new deck."""
    table, at = me.table, me.at
    table.decks[at], table.discards[at] = table.discards[at], table.decks[at][::-1]
    if table.rules.wily_fellow_order == "random":
        table.shuffle(table.discards[at])
    for card in table.discards[at]:
        table.known[card] = table.public
    table.tell(events.Flipped(at))
    table.shuffle_deck(at)


@technique("nuisance")
async def nuisance(me: Seat) -> None:
    """Choose up to 2 other players. Each discards 1 card of their hand at random."""
    options = [("seat", other.at) for other in me.opponents]
    chosen = await choose_some(me.at, "choose_victims", options, 0, 2, source=me.source, swift=me.table.swift)
    for other in me.opponents:
        if ("seat", other.at) in chosen:
            for card in other.at_random():
                other.discard(card, source="random")


@technique("rotten_food")
async def rotten_food(me: Seat) -> None:
    """Put 1 card of your hand face down on top of another player's deck."""
    card = await me.choose_from_hand("put_on_other_deck")
    if card is not None:
        me.put_on_deck(card, await me.choose_other("choose_deck"))


@technique("dirty_exchange")
async def dirty_exchange(me: Seat) -> None:
    """Take 1 card at random from another player's hand, then give that player 1 card of your hand."""
    other = await me.choose_other("choose_hand")
    if other.hand:
        hand_over([(other, card, me) for card in other.at_random()])
        me.give(await me.choose_from_hand("give"), to=other)


@technique("sabotage")
async def sabotage(me: Seat) -> None:
    """Look at the top 2 cards of another player's deck. Throw 1 away; that player discards the other."""
    other = await me.choose_other("choose_deck")
    seen = me.lift(2, owner=other)
    card = await me.choose_card(seen, "toss")
    if card is not None:
        me.toss(card)
        for rest in without(seen, card):
            me.discard(rest, owner=other)


@technique("treasure_hunter")
async def treasure_hunter(me: Seat) -> None:
    """Take the top card of another player's discard."""
    other = await me.choose_seat([each for each in me.others if each.discard_pile], "choose_discard")
    if other is not None:
        me.take(other.discard_pile[-1], owner=other)
