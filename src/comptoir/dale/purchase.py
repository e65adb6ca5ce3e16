"""The market action: one card of the market is purchased, or several by what was paid with."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards
from comptoir.dale import events
from comptoir.dale.board import DISCARD_SLOT, DaleBoard
from comptoir.dale.guises import Use, is_copy, uses
from comptoir.dale.payment import can_pay_with, choose_payment, with_worths
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import PURCHASED


def can_buy_from_discard(table: DaleBoard, choices: Sequence[Use]) -> bool:
    """Is there a payment for the top of the market discard?"""
    if not table.market_discard:
        return False
    opening = _opening(table, choices)
    return bool(opening) and can_pay_with(table, choices, table.price(DISCARD_SLOT), opening)


async def purchase(me: Seat, slot: int) -> None:
    """Purchase the card in a slot, or the top of the market discard."""
    table = me.table
    is_discard = slot == DISCARD_SLOT
    wanted = table.market_discard[-1] if is_discard else table.market[slot]
    choices = coins(me)
    price = table.price(slot)
    must = [use.option for use in _opening(table, choices)] if is_discard else None
    paid = await choose_payment(me, choices, wanted, price, must)
    await complete(me, wanted, price, paid)


def coins(me: Seat) -> list[Use]:
    """Everything this seat may pay with."""
    return with_worths(me.table, uses(me.table, me.at, me.hand))


def _opening(table: DaleBoard, choices: Sequence[Use]) -> list[Use]:
    rules = table.book.payments
    return [use for use in choices if (rule := rules[use.face]) and rule.opens_discard]


async def complete(me: Seat, wanted: int, price: int, paid: Sequence[Use]) -> None:
    """The card into the hand, what was paid to the discard in the order picked, then what the payment adds.

    A card that may stay is kept if its owner likes.
    """
    table, book = me.table, me.table.book
    cards = table.stand_ins(me.at, tuple([use.card for use in paid]))
    rules, follows = [], {}
    for use, card in zip(paid, cards, strict=True):
        if is_copy(use):
            me.show_copy(card, use.face)
        if rule := book.payments[use.face]:
            rules.append((card, use, rule))
        if then := book.after_payment[use.face]:
            follows[then] = True  # once, however many of these cards paid
    slot = _enter_hand(me, wanted)
    effect = book.when_purchased[table.faces[wanted]]
    tossed: Cards = ()
    if effect:
        tossed = await effect(Seat(table, me.at, wanted), cards)
        me.throw_away(tossed)
    kept: Cards = ()
    for card, use, rule in rules:
        if rule.may_stay and await Seat(table, me.at, card).may("keep_payment"):
            me.lay_open(card)
            if is_copy(use):
                table.take_guise(card, use.face)  # a copy that stays in the hand stays a copy for the turn
            kept += (card,)
    elsewhere = (*kept, *tossed)
    me.lay_on_discard(tuple([card for card in cards if card not in elsewhere]) if elsewhere else cards)
    if table.is_heard:
        parts = [table.show_all(each) for each in (cards, kept, tossed)]
        table.tell(events.Purchased(me.at, table.show(wanted), slot, price, *parts))
    table.hand_bonus += sum([rule.hand_size for _, _, rule in rules])
    for then in follows:
        await then(me)


async def purchase_free(me: Seat, wanted: int) -> None:
    """Purchase a card of the market without paying."""
    table = me.table
    slot = _enter_hand(me, wanted)
    table.tell(events.Purchased(me.at, table.show(wanted), slot, 0, (), (), ()))
    if effect := table.book.when_purchased[table.faces[wanted]]:
        await effect(Seat(table, me.at, wanted), ())


def _enter_hand(me: Seat, wanted: int) -> int:
    """The purchased card comes into the hand; the slot it comes from."""
    table = me.table
    slot = DISCARD_SLOT
    if wanted in table.market:
        slot = table.empty_slot(wanted)
    else:
        table.market_discard = table.market_discard[:-1]
    table.enter_hand(me.at, wanted)
    table.trigger(PURCHASED, me.at, face=table.faces[wanted])
    return slot
