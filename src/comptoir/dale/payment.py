"""The market action: what may pay for what.

A payment of total V for a price K is allowed when V >= K and no card in it is superfluous, that is when
V - K is less than the smallest value used. Taken from the largest value down, such payments are exactly
those that stop as soon as the price is reached; that is how they are found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from operator import itemgetter

from comptoir.core import Args, Option, choose_set, choose_while
from comptoir.dale import events
from comptoir.dale.cardbook import PAYMENTS, WHEN_PURCHASED
from comptoir.dale.guises import Use, by_option, uses
from comptoir.dale.seat import Seat
from comptoir.dale.table import DISCARD_SLOT, DaleTable

_VALUE = itemgetter(3)
MOST_SPELT_OUT = 7
"""Up to so many uses, payments with superfluous cards are spelt out; of more there would be thousands."""


def purse(choices: Sequence[Use], *fixed: Use) -> int:
    """The most that these uses can pay, each card counted once; ``fixed`` ones are used just so."""
    best: dict[int, int] = {}
    for use in choices:
        if use.value > best.get(use.card, 0):
            best[use.card] = use.value
    for use in fixed:
        best[use.card] = use.value
    return sum(best.values())


def payments(table: DaleTable, choices: Sequence[Use], slot: int) -> list[tuple[Option, ...]]:
    """All payments allowed for a slot, each as the options that make it up."""
    price = table.price(slot)
    order = sorted(choices, key=_VALUE, reverse=True)
    if table.rules.overpay == "free":
        found = _any_payments(choices, price)
    else:
        found = _exact_payments(order, price)
        lifting = [use.option for use in order if (rule := PAYMENTS[use.face]) and rule.lifts_overpay]
        if lifting:
            any_way = _any_payments(choices, price)
            lifted = [one for one in any_way if any([option in one for option in lifting])]
            known = {frozenset(one) for one in found}
            found += [one for one in lifted if frozenset(one) not in known]
    if slot == DISCARD_SLOT:
        opening = _opens_discard(order)
        found = [one for one in found if any([option in one for option in opening])]
    return found


def can_buy_from_discard(table: DaleTable, choices: Sequence[Use]) -> bool:
    """Is there a payment for the top of the market discard?"""
    if not table.market_discard:
        return False
    opening = [use for use in choices if (rule := PAYMENTS[use.face]) and rule.opens_discard]
    if not opening:
        return False
    price = table.price(DISCARD_SLOT)
    for lifting in [use for use in choices if (rule := PAYMENTS[use.face]) and rule.lifts_overpay]:
        # With both in the payment, anything that reaches the price will do.
        if any([purse(choices, use, lifting) >= price for use in opening if use.card != lifting.card]):
            return True
    options = [use.option for use in opening]
    exact = _exact_payments(sorted(choices, key=_VALUE, reverse=True), price)
    return any([option in one for one in exact for option in options])


def _opens_discard(choices: Sequence[Use]) -> list[Option]:
    return [use.option for use in choices if (rule := PAYMENTS[use.face]) and rule.opens_discard]


def _exact_payments(order: Sequence[Use], price: int) -> list[tuple[Option, ...]]:
    """Payments without a superfluous card, by cards ordered from the largest value down."""
    options = [use.option for use in order]
    cards = [use.card for use in order]
    found = [
        tuple([options[place] for place in places])
        for places in _exact_places(tuple([use.value for use in order]), price)
    ]
    if len(cards) > len(set(cards)):  # a card with several faces pays with one of them
        by_card = dict(zip(options, cards, strict=True))
        found = [one for one in found if len({by_card[option] for option in one}) == len(one)]
    return found


@lru_cache(maxsize=1 << 14)
def _exact_places(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Which places of falling values make up payments that stop as soon as the price is reached."""
    found: list[tuple[int, ...]] = []
    after = list(accumulate(reversed(values)))[::-1]
    open_ends: list[tuple[int, int, tuple[int, ...]]] = [(0, price, ())]
    while open_ends:
        start, due, chosen = open_ends.pop()
        for place in range(start, len(values)):
            if after[place] < due:
                break
            if values[place] >= due:
                found.append((*chosen, place))
            else:
                open_ends.append((place + 1, due - values[place], (*chosen, place)))
    return tuple(found)


def _any_payments(choices: Sequence[Use], price: int) -> list[tuple[Option, ...]]:
    """Every set of uses that reaches the price, superfluous cards or not."""
    found: list[tuple[tuple[Option, ...], int, int]] = [((), price, -1)]
    for option, card, _, value in choices:
        # The uses of one card stand side by side, so a twin can only be the last one chosen.
        found += [((*chosen, option), due - value, card) for chosen, due, last in found if last != card]
    return [chosen for chosen, due, _ in found if due <= 0]


def _lifting(choices: Sequence[Use]) -> list[Use]:
    return [use for use in choices if (rule := PAYMENTS[use.face]) and rule.lifts_overpay]


def _lifted_offers(
    table: DaleTable, choices: Sequence[Use], slot: int, picked: tuple[Option, ...]
) -> tuple[tuple[Option, ...], bool]:
    """What may follow these picks where superfluous cards are allowed, or can still become so.

    Once a lifting card is in the payment, or while one can still join it, any card may be added as long as
    the price can be reached. Otherwise the payment has to become one without superfluous cards.
    """
    price, is_free = table.price(slot), table.rules.overpay == "free"
    by_name = by_option(choices)
    exact = [set(one) for one in _exact_payments(sorted(choices, key=_VALUE, reverse=True), price)]
    opening = {use.option for use in choices if (rule := PAYMENTS[use.face]) and rule.opens_discard}
    if slot == DISCARD_SLOT:
        exact = [one for one in exact if one & opening]

    def is_open(uses: Sequence[Use]) -> bool:
        return slot != DISCARD_SLOT or any([use.option in opening for use in uses])

    def can_follow(use: Use) -> bool:
        uses = [*[by_name[option] for option in picked], use]
        cards = {each.card for each in uses}
        if any([one.issuperset([each.option for each in uses]) for one in exact]):
            return True
        rest = [each for each in choices if each.card not in cards]
        ways = [()] if is_free or _lifting(uses) else [(each,) for each in _lifting(rest)]
        for lifted in ways:
            held = [*uses, *lifted]
            more = [each for each in rest if each.card not in [other.card for other in lifted]]
            doors: list[tuple[Use, ...]] = [()]
            if not is_open(held):
                doors = [(each,) for each in more if each.option in opening]
            if any([purse([*held, *more], *held, *door) >= price for door in doors]):
                return True
        return False

    uses_so_far = [by_name[option] for option in picked]
    used = {use.card for use in uses_so_far}
    offered = tuple([use.option for use in choices if use.card not in used and can_follow(use)])
    reaches = sum([use.value for use in uses_so_far]) >= price
    will_do = reaches and is_open(uses_so_far) and (is_free or bool(_lifting(uses_so_far)))
    return offered, will_do or set(picked) in exact


async def purchase(me: Seat, slot: int) -> None:
    """Buy the card in a slot: paid cards to the discard in the order picked, the card into the hand."""
    table = me.table
    hand = uses(table, me.at, me.hand)
    choices = by_option(hand)
    price = table.price(slot)
    wanted = table.market_discard[-1] if slot == DISCARD_SLOT else table.market[slot]
    tally = partial(_tally, choices, price)
    if len(hand) > MOST_SPELT_OUT and (table.rules.overpay == "free" or _lifting(hand)):
        offers = partial(_lifted_offers, table, hand, slot)
        picked = await choose_while(me.at, "pay", offers, source=wanted, tally=tally, swift=table.swift)
    else:
        family = payments(table, hand, slot)
        picked = await choose_set(me.at, "pay", family, source=wanted, tally=tally, swift=table.swift)
    paid = tuple([choices[option].card for option in picked])
    cards = table.stand_ins(me.at, paid)
    if picked != paid:
        for option, card in zip(picked, cards, strict=True):
            if not isinstance(option, int):
                me.show_copy(card, choices[option].face)
    if slot == DISCARD_SLOT:
        table.market_discard = table.market_discard[:-1]
    else:
        table.empty_slot(wanted)
    table.hands[me.at] += (wanted,)
    if table.journal is not None:
        table.journal.append(events.Purchased(me.at, table.show(wanted), slot, price))
    when_purchased = WHEN_PURCHASED[table.faces[wanted]]
    if when_purchased is not None:
        cards = await when_purchased(Seat(table, me.at, wanted), cards)
    me.discard_from_hand(cards)


def _tally(choices: Mapping[Option, Use], price: int, picked: tuple[Option, ...]) -> Args:
    """The running total against the price."""
    return (("price", price), ("total", sum([choices[option].value for option in picked])))
