"""Building a commerce: what it costs, the optional bonus, and the new card."""

from __future__ import annotations

from comptoir.core import Option, without
from comptoir.karanor import events
from comptoir.karanor.board import BUILD_GOLD, EMPTY
from comptoir.karanor.choosing import choose
from comptoir.karanor.costs import can_pay, pay
from comptoir.karanor.merchant import Merchant, plus
from comptoir.karanor.pack import Commerce, Cost, Rule
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.resolving import apply, gives_nothing
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.windows import open_window

PLAIN, WITH_BONUS = 0, 1
BLIND: Option = ("deck",)
"""The top of the commerce deck, unseen."""


def build_options(table: KaranorTable, at: int) -> list[Option]:
    """The commerces a merchant can pay for, each also with its bonus where that can be paid and is there."""
    found: list[Option] = []
    for card in table.commerces[at]:
        commerce = table.pack.commerce_of[table.faces[card]]
        if can_pay(table, at, base_cost(table, at, commerce)):
            found.append(("build", card, PLAIN))
            if can_pay(table, at, full_cost(table, at, commerce)) and has_bonus(table, commerce):
                found.append(("build", card, WITH_BONUS))
    return found


def has_bonus(table: KaranorTable, commerce: Commerce) -> bool:
    """Is there a bonus, and anything left for it to give?"""
    return commerce.bonus is not None and not gives_nothing(table, commerce.bonus.effects)


def base_cost(table: KaranorTable, at: int, commerce: Commerce) -> Cost:
    """The upper cost, with what takes gold off it."""
    off = table.stats[at][BUILD_GOLD]
    return commerce.cost if not off else commerce.cost._replace(gold=max(commerce.cost.gold + off, 0))


def full_cost(table: KaranorTable, at: int, commerce: Commerce) -> Cost:
    """The same with the bonus, whose price nothing lowers."""
    base = base_cost(table, at, commerce)
    if commerce.bonus is None:
        return base
    more = commerce.bonus.cost
    return Cost(
        base.gold + more.gold,
        plus(base.goods, more.goods),
        base.any + more.any,
        base.actions + more.actions,
        base.give_up + more.give_up,
    )


async def build(me: Merchant, card: int, bonus: int) -> None:
    """Pay, place the pawn, take the reward, then the bonus, then a new card."""
    table, city = me.table, me.place
    commerce = table.pack.commerce_of[table.faces[card]]
    table.known[card] = table.public
    name = table.pack.territories[city].id
    table.tell(events.Built(me.at, table.show(card), name, bonus == WITH_BONUS))
    cost = full_cost if bonus == WITH_BONUS else base_cost
    await pay(me, cost(table, me.at, commerce), source=card)
    table.commerces[me.at] = without(table.commerces[me.at], card)
    table.built[me.at] += (card,)
    table.shops[me.at] |= 1 << city
    await apply(Use(me, Rule(effects=commerce.effects), source=card))
    if bonus == WITH_BONUS and commerce.bonus is not None:
        await apply(Use(me, commerce.bonus, source=card))
    settle_prestige(table)
    await take_commerce(me)
    await open_window(table, Occasion("build", me.at, city))


async def take_commerce(me: Merchant) -> None:
    """One of the row, which is refilled at once, or the top of the deck unseen, while there are any."""
    table = me.table
    options: list[Option] = list(table.row)
    if table.commerce_deck or table.commerce_discard:
        options.append(BLIND)
    if not options:
        return
    pick = await choose(me, "take_commerce", options)
    if isinstance(pick, int):
        card, slot = pick, table.row.index(pick)
        table.row = without(table.row, card)
        known = table.known[card]
    else:
        card, slot, known = table.draw("commerce"), EMPTY, 0
    table.known[card] = known | 1 << me.at
    table.commerces[me.at] += (card,)
    table.tell(events.TookCommerce(me.at, table.show(card), slot))
    if slot != EMPTY:
        table.fill_row()
