"""Prepared Grizzled Tree-kangaroos: stashing and protecting."""

from comptoir.dale.cardbook import at_turn_start, once_per_turn, technique
from comptoir.dale.catalogue import JUNK
from comptoir.dale.seat import Seat
from comptoir.dale.table import DaleTable


@technique("clever_guardian")
async def clever_guardian(me: Seat) -> None:
    """Store 1 card of your hand."""
    card = await me.choose_from_hand("store")
    if card is not None:
        me.store((card,))


def has_junk_in_discard(table: DaleTable, at: int) -> bool:
    return any([table.faces[card] == JUNK for card in table.discards[at]])


@once_per_turn("barricade", in_actions=False, in_clean_up=True, needs=has_junk_in_discard)
async def barricade(me: Seat) -> None:
    """After you have filled your hand you may take up to 2 junk cards of your discard."""
    for card in await me.choose_some(me.discarded_junk, 0, 2, "take_junk"):
        me.take(card)


@technique("wheelbarrow")
async def wheelbarrow(me: Seat) -> None:
    """Store the top card of your deck."""
    me.store(me.lift(1))


@at_turn_start("wheelbarrow", while_storing=True)
async def wheelbarrow_next_turn(me: Seat) -> None:
    """At the start of your next turn: throw away the stored card or take it."""
    for card in me.stored:
        if await me.may("toss_stored"):
            me.toss(card)
        else:
            me.take(card)


@technique("vigilance")
async def vigilance(me: Seat) -> None:
    """Search your deck and store 1 card. Shuffle your deck."""
    card = await me.find_card("store_from_deck")
    if card is not None:
        me.store((card,))
        me.shuffle_deck()


@technique("supply_depot")
async def supply_depot(me: Seat) -> None:
    """Store up to 2 cards of your hand."""
    cards = await me.choose_some(me.hand, 0, 2, "store")
    me.store(me.table.stand_ins(me.at, cards))


@at_turn_start("clever_guardian", while_storing=True)
@at_turn_start("vigilance", while_storing=True)
@at_turn_start("supply_depot", while_storing=True)
async def take_stored(me: Seat) -> None:
    """At the start of your next turn: take what is stored."""
    me.take_stored()


@once_per_turn("tactical_measurement", in_clean_up=True)
async def tactical_measurement(me: Seat) -> None:
    """Once in your turn you may draw 1 card; then put 1 card of your hand on top of your deck."""
    if me.draw():
        me.put_on_deck(await me.choose_from_hand("put_on_own_deck_from_hand"))
