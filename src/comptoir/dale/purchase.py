"""The market action: one card of the market is purchased, or several by what was paid with."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, Option, ask, without
from comptoir.core.decision import Decision
from comptoir.dale import events
from comptoir.dale.cardbook import PAYMENTS, PURCHASED, WHEN_PURCHASED
from comptoir.dale.catalogue import VALUE
from comptoir.dale.guises import Use, is_copy, uses
from comptoir.dale.payment import can_pay_with, choose_payment, with_worths
from comptoir.dale.seat import Seat
from comptoir.dale.table import DISCARD_SLOT, EMPTY, SLOTS, DaleTable


def can_buy_from_discard(table: DaleTable, choices: Sequence[Use]) -> bool:
    """Is there a payment for the top of the market discard?"""
    if not table.market_discard:
        return False
    opening = _opening(choices)
    return bool(opening) and can_pay_with(table, choices, table.price(DISCARD_SLOT), opening)


def can_rearrange(table: DaleTable, choices: Sequence[Use]) -> bool:
    """Is there a card of the market to purchase after the market was rearranged?"""
    must = _rearranging(choices)
    if not must:
        return False
    faces, surcharge = table.faces, table.surcharge(table.active)
    values = {VALUE[faces[card]] for card in table.market_cards}
    prices = {value + slot + surcharge for value in values for slot in range(len(table.market_cards))}
    return any(can_pay_with(table, choices, price, must) for price in sorted(prices))


async def purchase(me: Seat, slot: int) -> None:
    """Purchase the card in a slot, or the top of the market discard."""
    table = me.table
    is_discard = slot == DISCARD_SLOT
    wanted = table.market_discard[-1] if is_discard else table.market[slot]
    choices = with_worths(table, uses(table, me.at, me.hand))
    price = table.price(slot)
    must = [use.option for use in _opening(choices)] if is_discard else None
    paid = await choose_payment(me, choices, wanted, price, must)
    await _complete(me, wanted, slot, price, paid)


async def purchase_rearranged(me: Seat) -> None:
    """Rearrange the market, then purchase one of its cards with a payment that allows it."""
    table = me.table
    choices = with_worths(table, uses(table, me.at, me.hand))
    places = _places(table, choices)
    wanted = await me.choose_fitting(tuple(places), table.market_cards, "purchase_rearranged")
    assert wanted is not None
    slot = await _choose_slot(me, wanted, places[wanted])
    row = list(await me.arrange(without(table.market_cards, wanted), "rearrange"))
    row.insert(slot, wanted)
    price = VALUE[table.faces[wanted]] + slot + table.surcharge(me.at)
    must = [use.option for use in _rearranging(choices)]
    paid = await choose_payment(me, choices, wanted, price, must)
    table.market = (*row, *[EMPTY] * (SLOTS - len(row)))
    table.tell(events.Rearranged(me.at, table.show_all(row)))
    await _complete(me, wanted, slot, price, paid)


async def _choose_slot(me: Seat, wanted: int, slots: Sequence[int]) -> int:
    if len(slots) == 1 and (me.table.swift or len(me.table.market_cards) == 1):
        return slots[0]
    options: tuple[Option, ...] = tuple([("slot", slot) for slot in slots])
    pick = await ask(Decision(me.at, "choose_slot", options, (), wanted))
    return int(pick[1])  # type: ignore[index]


def _opening(choices: Sequence[Use]) -> list[Use]:
    return [use for use in choices if (rule := PAYMENTS[use.face]) and rule.opens_discard]


def _rearranging(choices: Sequence[Use]) -> list[Use]:
    return [use for use in choices if (rule := PAYMENTS[use.face]) and rule.rearranges]


def _places(table: DaleTable, choices: Sequence[Use]) -> dict[int, list[int]]:
    """The cards that could be purchased after rearranging, with the slots they could lie in then."""
    cards = table.market_cards
    surcharge, must = table.surcharge(table.active), _rearranging(choices)
    places = {
        card: [
            slot
            for slot in range(len(cards))
            if can_pay_with(table, choices, VALUE[table.faces[card]] + slot + surcharge, must)
        ]
        for card in cards
    }
    return {card: slots for card, slots in places.items() if slots}


async def _complete(me: Seat, wanted: int, slot: int, price: int, paid: Sequence[Use]) -> None:
    """The card into the hand, what was paid to the discard in the order picked, then what the payment adds.

    A card that may stay is kept if its owner likes.
    """
    table = me.table
    cards = table.stand_ins(me.at, tuple([use.card for use in paid]))
    for use, card in zip(paid, cards, strict=True):
        if is_copy(use):
            me.show_copy(card, use.face)
    rules = [(card, use, rule) for card, use in zip(cards, paid, strict=True) if (rule := PAYMENTS[use.face])]
    cards = await _obtain(me, wanted, slot, price, cards)
    for card, use, rule in rules:
        if rule.may_stay and await Seat(table, me.at, card).may("keep_payment"):
            me.reveal(card)
            if is_copy(use):
                table.guises[card] = use.face  # a copy that stays in the hand stays a copy for the turn
            table.tell(events.KeptPayment(me.at, table.show(card)))
            cards = tuple([each for each in cards if each != card])
    me.discard_from_hand(cards)
    table.hand_bonus += sum([rule.hand_size for _, _, rule in rules])
    if any([rule.adds_purchase for _, _, rule in rules]):
        await _purchase_another(me)


async def _obtain(me: Seat, wanted: int, slot: int, price: int, payment: Cards) -> Cards:
    """The purchased card comes into the hand and does what it says; what is left of the payment."""
    table = me.table
    if slot == DISCARD_SLOT:
        table.market_discard = table.market_discard[:-1]
    else:
        table.empty_slot(wanted)
    table.enter_hand(me.at, wanted)
    if table.journal is not None:
        table.journal.append(events.Purchased(me.at, table.show(wanted), slot, price))
    table.trigger(PURCHASED, me.at, face=table.faces[wanted])
    when_purchased = WHEN_PURCHASED[table.faces[wanted]]
    if when_purchased is not None:
        return await when_purchased(Seat(table, me.at, wanted), payment)
    return payment


async def _purchase_another(me: Seat) -> None:
    """Throw away an animalfolk card of the hand to purchase one more card of the market without paying."""
    table = me.table
    if table.market_cards:
        card = await me.may_choose_from_hand("toss_to_purchase", me.folk)
        if card is not None:
            me.toss(card)
            wanted = await me.choose_card(table.market_cards, "purchase_free")
            assert wanted is not None
            await _obtain(me, wanted, table.market.index(wanted), 0, ())
