"""Payments: what may pay for what.

A payment of total V for a price K is allowed when V >= K and no card in it is superfluous, that is when
V - K is less than the smallest value used. Taken from the largest value down, such payments are exactly
those that stop as soon as the price is reached; that is how they are found. Some purchases demand that one of
certain cards is part of the payment: ``must``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from operator import attrgetter
from typing import Final

from comptoir.core import Args, Option
from comptoir.dale.board import DaleBoard
from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import Use, by_option
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Payment

_VALUE: Final = attrgetter("value")
MOST_SPELT_OUT: Final = 7
"""Up to so many uses, payments with superfluous cards are spelt out; of more there would be thousands."""


def with_worths(table: DaleBoard, choices: list[Use]) -> list[Use]:
    """The same uses, where a card may pay with several values one for each; they stand side by side."""
    if not table.present.worths:
        return choices
    found, rules = [], table.book.payments
    for use in choices:
        found.append(use)
        rule = rules[use.face]
        if rule is not None and rule.worth:
            found += _worths(table, use, rule)
    return found


def _worths(table: DaleBoard, use: Use, rule: Payment) -> list[Use]:
    """The other values a card may pay with; changes of value come on top of the one declared."""
    values = {use.value: table.book.values[use.face]}
    for worth in rule.worth:
        value = table.value(use.card, use.face, worth)
        values.setdefault(value, worth)
    del values[use.value]
    guise = () if table.faces[use.card] == use.face else (FACES[use.face],)
    return [Use(("worth", use.card, n, *guise), use.card, use.face, value) for value, n in values.items()]


def purse(choices: Sequence[Use], *fixed: Use) -> int:
    """The most that these uses can pay, each card counted once; ``fixed`` ones are used just so."""
    best: dict[int, int] = {}
    for use in choices:
        if use.value > best.get(use.card, 0):
            best[use.card] = use.value
    for use in fixed:
        best[use.card] = use.value
    return sum(best.values())


def payments(
    table: DaleBoard, choices: Sequence[Use], price: int, must: Collection[Option] | None = None
) -> list[tuple[Option, ...]]:
    """All payments allowed for a price, each as the options that make it up."""
    order = sorted(choices, key=_VALUE, reverse=True)
    if table.rules.overpay == "free":
        found = _any_payments(choices, price)
    else:
        found = _exact_payments(order, price)
        lifting = [use.option for use in _lifting(table, order)]
        if lifting:
            any_way = _any_payments(choices, price)
            lifted = [one for one in any_way if any([option in one for option in lifting])]
            known = {frozenset(one) for one in found}
            found += [one for one in lifted if frozenset(one) not in known]
    if must is not None:
        found = [one for one in found if any([option in one for option in must])]
    return found


def fault_of_payment(table: DaleBoard, paid: Sequence[Use], price: int) -> str:
    """What is against a payment, as the code of a refusal; nothing if it is allowed."""
    total = sum([use.value for use in paid])
    if total < price:
        return "too_little"
    may_overpay = table.rules.overpay == "free" or bool(_lifting(table, paid))
    return "" if may_overpay or total - price < min([use.value for use in paid]) else "superfluous"


def can_pay_with(table: DaleBoard, choices: Sequence[Use], price: int, must: Sequence[Use]) -> bool:
    """Is there a payment for this price that contains one of these uses?"""
    if table.rules.overpay == "free":
        return any([purse(choices, use) >= price for use in must])
    for lifting in _lifting(table, choices):
        # With both in the payment, anything that reaches the price will do.
        if any([purse(choices, use, lifting) >= price for use in must if use.card != lifting.card]):
            return True
        if lifting in must and purse(choices, lifting) >= price:
            return True
    return any([_pays_exactly(choices, price, use) for use in must])


def _pays_exactly(choices: Sequence[Use], price: int, use: Use) -> bool:
    """Is this use part of a payment without a superfluous card?

    Asked by sums: with ``least`` as the smallest value used, any total from the price up to, but not
    including, the price and ``least`` will do. Bit ``n`` stands for others that count n together.
    """
    values: dict[int, set[int]] = {}
    for each in choices:
        if each.card != use.card:
            values.setdefault(each.card, set()).add(each.value)
    low = max(price - use.value, 0)
    for least in {each.value for each in choices if each.value <= use.value}:
        high = price + least - 1 - use.value
        if high < low:
            continue
        sums = 1
        for counts in values.values():
            more = sums
            for value in counts:
                if value >= least:
                    more |= sums << value
            sums = more
        if sums >> low & (1 << high - low + 1) - 1:
            return True
    return False


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
    for use in choices:
        # The uses of one card stand side by side, so a twin can only be the last one chosen.
        found += [
            ((*chosen, use.option), due - use.value, use.card)
            for chosen, due, last in found
            if last != use.card
        ]
    return [chosen for chosen, due, _ in found if due <= 0]


def _lifting(table: DaleBoard, choices: Sequence[Use]) -> list[Use]:
    rules = table.book.payments
    return [use for use in choices if (rule := rules[use.face]) and rule.lifts_overpay]


def _lifted_offers(
    table: DaleBoard,
    choices: Sequence[Use],
    price: int,
    must: Collection[Option] | None,
    exact: Sequence[frozenset[Option]],
    picked: tuple[Option, ...],
) -> tuple[tuple[Option, ...], bool]:
    """What may follow these picks where superfluous cards are allowed, or can still become so.

    Once a lifting card is in the payment, or while one can still join it, any card may be added as long as
    the price can be reached. Otherwise the payment has to become one without superfluous cards.
    """
    is_free = table.rules.overpay == "free"
    by_name = by_option(choices)
    begun = [one for one in exact if one.issuperset(picked)]

    def has_must(uses: Sequence[Use]) -> bool:
        return must is None or any([use.option in must for use in uses])

    def can_follow(use: Use) -> bool:
        uses = [*[by_name[option] for option in picked], use]
        cards = {each.card for each in uses}
        if any([use.option in one for one in begun]):
            return True
        rest = [each for each in choices if each.card not in cards]
        ways = [()] if is_free or _lifting(table, uses) else [(each,) for each in _lifting(table, rest)]
        for lifted in ways:
            held = [*uses, *lifted]
            more = [each for each in rest if each.card not in [other.card for other in lifted]]
            doors: list[tuple[Use, ...]] = [()]
            if not has_must(held):
                doors = [(each,) for each in more if each.option in (must or ())]
            if any([purse([*held, *more], *held, *door) >= price for door in doors]):
                return True
        return False

    uses_so_far = [by_name[option] for option in picked]
    used = {use.card for use in uses_so_far}
    offered = tuple([use.option for use in choices if use.card not in used and can_follow(use)])
    reaches = sum([use.value for use in uses_so_far]) >= price
    will_do = reaches and has_must(uses_so_far) and (is_free or bool(_lifting(table, uses_so_far)))
    return offered, will_do or frozenset(picked) in exact


def _exact_sets(
    choices: Sequence[Use], price: int, must: Collection[Option] | None
) -> list[frozenset[Option]]:
    """The payments without a superfluous card, as sets."""
    exact = [frozenset(one) for one in _exact_payments(sorted(choices, key=_VALUE, reverse=True), price)]
    return exact if must is None else [one for one in exact if not one.isdisjoint(must)]


async def choose_payment(
    me: Seat, choices: Sequence[Use], wanted: int, price: int, must: Collection[Option] | None = None
) -> list[Use]:
    """The uses this seat pays with, in the order picked."""
    table = me.table
    by_name = by_option(choices)
    tally = partial(_tally, by_name, price)
    if len(choices) > MOST_SPELT_OUT and (table.rules.overpay == "free" or _lifting(table, choices)):
        exact = _exact_sets(choices, price, must)
        offers = partial(_lifted_offers, table, choices, price, must, exact)
        picked = await me.choose_while(offers, "pay", source=wanted, tally=tally)
    else:
        family = payments(table, choices, price, must)
        picked = await me.choose_set(family, "pay", source=wanted, tally=tally, always=True)
    return [by_name[option] for option in picked]


def _tally(choices: Mapping[Option, Use], price: int, picked: tuple[Option, ...]) -> Args:
    """The running total against the price."""
    return (("price", price), ("total", sum([choices[option].value for option in picked])))
