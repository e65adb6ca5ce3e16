"""Experimenting Platypuses: card control."""

from collections.abc import Sequence

from comptoir.core import without
from comptoir.dale.board import DaleBoard
from comptoir.dale.catalogue import FACE
from comptoir.dale.guises import Use
from comptoir.dale.owner import Owner
from comptoir.dale.payment import can_pay_with, choose_payment
from comptoir.dale.purchase import coins, complete
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import Payment, in_payment, opens_purchase, technique


@technique
async def tireless_tinkerer(me: Seat) -> None:
    """Put the top card of your discard on top of your deck."""
    me.put_on_deck(me.top_of_discard)


def can_rearrange(table: DaleBoard, choices: Sequence[Use]) -> bool:
    """Is there a card of the market to purchase after it was rearranged?"""
    me = Owner(table, table.active)
    values = {me.printed_value(card) for card in me.market}
    prices = {value + me.surcharge(slot) for value in values for slot in range(len(me.market))}
    must = with_calculations(choices)
    return any(can_pay_with(table, choices, price, must) for price in sorted(prices))


@opens_purchase("rearrange", can_rearrange)
async def calculations(me: Seat) -> None:
    """Paying with this card, you may rearrange the market first."""
    choices = coins(me)
    must = with_calculations(choices)
    places = {card: slots for card in me.market if (slots := affordable_slots(me, choices, card))}
    wanted = await me.choose_fitting(tuple(places), me.market, "purchase_rearranged")
    assert wanted is not None
    slot = await me.choose_slot(places[wanted], wanted)
    row = list(await me.arrange(without(me.market, wanted), "rearrange"))
    row.insert(slot, wanted)
    price = me.printed_value(wanted) + me.surcharge(slot)
    paid = await choose_payment(me, choices, wanted, price, [use.option for use in must])
    me.rearrange_market(row)
    await complete(me, wanted, price, paid)


def affordable_slots(me: Owner, choices: Sequence[Use], card: int) -> list[int]:
    """The slots in which this seat could purchase a card of the market."""
    must, value = with_calculations(choices), me.printed_value(card)
    slots = range(len(me.market))
    return [slot for slot in slots if can_pay_with(me.board, choices, value + me.surcharge(slot), must)]


def with_calculations(choices: Sequence[Use]) -> list[Use]:
    """The uses that allow it, copies too."""
    return [use for use in choices if use.face == FACE["calculations"]]


@technique
async def safety_precaution(me: Seat) -> None:
    """Swap this card with any card of your stall."""
    me.swap(me.source, await me.choose_from_stalls([me]))


@technique
async def magnet(me: Seat) -> None:
    """Search your deck and take 1 card. Shuffle your deck."""
    me.take(await me.find_card())
    me.shuffle_deck()


@technique
async def dangerous_test(me: Seat) -> None:
    """Draw 3 cards, then discard 3 cards of your hand."""
    drawn = me.draw(3)
    if drawn or me.table.rules.dangerous_test_without_draw == "discard":
        await me.discard_some(3)


@in_payment
def glue() -> Payment:
    """Paying with this card, you may keep it."""
    return Payment(may_stay=True)
