"""Building a commerce: what it costs, the optional bonus, and the new card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.core import Option, without
from comptoir.karanor import events
from comptoir.karanor.board import BUILD_GOLD, EMPTY, KaranorBoard
from comptoir.karanor.choosing import choose
from comptoir.karanor.costs import against_paying, can_pay, pay
from comptoir.karanor.merchant import Merchant, plus
from comptoir.karanor.pack import Commerce, Cost, Rule
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.reason import NOT_OFFERED, NOT_YOUR_CARD, Reason
from comptoir.karanor.resolving import apply, gives_nothing
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.windows import open_window, who_might_answer

PLAIN: Final = 0
WITH_BONUS: Final = 1
BLIND: Final[Option] = ("deck",)
"""The top of the commerce deck, unseen."""
NOT_IN_A_CITY: Final[Reason] = ("not_in_a_city", {})


def against_building(board: KaranorBoard, at: int, card: int, bonus: int) -> Reason | None:
    """Why a merchant cannot build a commerce here, with or without its bonus."""
    if bonus not in (PLAIN, WITH_BONUS):
        return NOT_OFFERED
    if card not in board.commerces[at]:
        return NOT_YOUR_CARD
    face = board.faces[card]
    reason = _against_shop(board, at) or _against_commerce(board, at, face)
    return reason if reason or bonus == PLAIN else _against_bonus(board, at, face)


def build_options(board: KaranorBoard, at: int) -> list[Option]:
    """The commerces a merchant can build here, each also with its bonus where that can be had."""
    found: list[Option] = []
    if _against_shop(board, at) is None:
        for card in board.commerces[at]:
            face = board.faces[card]
            if can_pay(board, at, base_cost(board, at, board.pack.commerce_of[face])):
                found.append(("build", card, PLAIN))
                if _against_bonus(board, at, face) is None:
                    found.append(("build", card, WITH_BONUS))
    return found


def _against_shop(board: KaranorBoard, at: int) -> Reason | None:
    """One shop for each merchant, in cities."""
    here = board.pawns[at]
    if not board.pack.cities >> here & 1:
        return NOT_IN_A_CITY
    return ("shop_here_already", {"place": here}) if board.shops[at] >> here & 1 else None


def _against_commerce(board: KaranorBoard, at: int, face: int) -> Reason | None:
    return against_paying(board, at, face, base_cost(board, at, board.pack.commerce_of[face]))


def _against_bonus(board: KaranorBoard, at: int, face: int) -> Reason | None:
    """There is one, with anything left for it to give, and it is paid on top."""
    commerce = board.pack.commerce_of[face]
    if commerce.bonus is None:
        return "no_bonus", {"card": face}
    if is_bonus_gone(board, at, commerce):
        return "bonus_gone", {"card": face}
    return against_paying(board, at, face, full_cost(board, at, commerce))


def is_bonus_gone(board: KaranorBoard, at: int, commerce: Commerce) -> bool:
    """Would the bonus give nothing? What is paid for it has flowed back to the reserve by then."""
    assert commerce.bonus is not None
    reserve: Sequence[int] = board.reserve
    if board.rules.bonus_judged == "after_payment":
        cost, held = full_cost(board, at, commerce), board.goods[at]
        # Goods of one's choice may be any that one holds.
        paid = zip(held, cost.goods, strict=True)
        goods = tuple([max(has, count) if cost.any else count for has, count in paid])
        reserve = plus(board.reserve, goods)
    return gives_nothing(board, commerce.bonus.effects, reserve)


def base_cost(board: KaranorBoard, at: int, commerce: Commerce) -> Cost:
    """The upper cost, with what takes gold off it."""
    cost, off = commerce.cost, board.stats[at][BUILD_GOLD]
    if not off:
        return cost
    return Cost(max(cost.gold + off, 0), cost.goods, cost.any, cost.actions, cost.give_up)


def full_cost(board: KaranorBoard, at: int, commerce: Commerce) -> Cost:
    """The same with the bonus, whose price nothing lowers."""
    base = base_cost(board, at, commerce)
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
    cost = full_cost if bonus == WITH_BONUS else base_cost
    paid = await pay(me, cost(table, me.at, commerce), source=card)
    table.tell(events.Built(me.at, table.show(card), city, bonus == WITH_BONUS, paid))
    table.commerces[me.at] = without(table.commerces[me.at], card)
    table.built[me.at] += (card,)
    table.sites[me.at] += (city,)
    table.shops[me.at] |= 1 << city
    await apply(Use(me, Rule(effects=commerce.effects), source=card))
    if bonus == WITH_BONUS and commerce.bonus is not None:
        await apply(Use(me, commerce.bonus, source=card))
    settle_prestige(table)
    await take_commerce(me)
    occasion = Occasion("build", me.at, city)
    await open_window(table, occasion, who_might_answer(table, occasion))


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
    shown = table.show(card)
    filled = table.fill_row() if slot != EMPTY else ()
    table.tell(events.TookCommerce(me.at, shown, slot, table.show_all(filled)))
