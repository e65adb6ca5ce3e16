"""Paying: in full and before any effect, or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comptoir.core import without
from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.choosing import choose_card, choose_goods, choose_named, only_common
from comptoir.karanor.conditions import amount, called
from comptoir.karanor.events import Payment
from comptoir.karanor.merchant import Merchant, minus, plus
from comptoir.karanor.pack import Cost, Holding
from comptoir.karanor.reason import Reason

GIVEN_UP: Final = {"artefact": "artefacts", "associate": "associates", "quest": "quests"}
"""What is given up, as holdings are called."""


def shortfalls(
    board: KaranorBoard, at: int, cost: Cost, actions: int = 0, completing: bool = False
) -> list[tuple[str, int]]:
    """What a merchant lacks to pay all of it, and that many actions more; how much of each.

    ``completing``: one quest is not to spare.
    """
    lacking: list[tuple[str, int]] = []
    if board.gold[at] < cost.gold:
        lacking.append(("gold", cost.gold - board.gold[at]))
    held, wanted = board.goods[at], cost.goods
    for resource, needs in enumerate(wanted):
        if held[resource] < needs:
            lacking.append((board.pack.resources[resource].id, needs - held[resource]))
    if cost.any:
        spare = sum([max(held[each] - wanted[each], 0) for each in board.pack.common])
        if spare < cost.any:
            lacking.append(("any", cost.any - spare))
    actions += cost.actions
    if actions:
        left = board.actions if board.active == at else 0
        if left < actions:
            lacking.append(("actions", actions - left))
    for each in cost.give_up:
        holding = replace(each, kind=GIVEN_UP.get(each.kind, each.kind))
        needs, has = each.least + (completing and each.kind == "quest"), amount(board, at, holding)
        if has < needs:
            lacking.append((called(board.pack, holding), needs - has))
    return lacking


def can_pay(board: KaranorBoard, at: int, cost: Cost, actions: int = 0, completing: bool = False) -> bool:
    """Does a merchant lack nothing? Mostly it is gold."""
    return board.gold[at] >= cost.gold and not shortfalls(board, at, cost, actions, completing)


def against_paying(
    board: KaranorBoard, at: int, face: int, cost: Cost, actions: int = 0, completing: bool = False
) -> Reason | None:
    """What is missing."""
    lacking = shortfalls(board, at, cost, actions, completing)
    if not lacking:
        return None
    if lacking[0][0] == "actions" and board.active != at:
        return "costs_an_action", {"card": face}
    return "lacks", {"card": face, "missing": lacking}


async def pay(me: Merchant, cost: Cost, *, source: int = EMPTY) -> Payment:
    """Pay a cost that can be paid; what is of the payer's choice is asked first."""
    table, at = me.table, me.at
    goods = cost.goods
    if cost.any:
        spare = only_common(me, minus(me.goods, goods))
        goods = plus(goods, await choose_goods(me, "pay_goods", spare, cost.any, source=source))
    table.actions -= cost.actions
    table.gold[at] -= cost.gold
    if any(goods):
        me.give_back(goods)
    paid = Payment(cost.gold, goods)
    for each in cost.give_up:
        paid = await _give_up(me, each, source, paid)
    return paid


async def _give_up(me: Merchant, given: Holding, source: int, paid: Payment) -> Payment:
    """Give up one thing of a cost; all that is paid so far."""
    table, at = me.table, me.at
    if given.kind == "income":
        table.income[at] -= given.least
        return paid._replace(income=paid.income + given.least)
    if given.kind == "prestige":
        table.prestige[at] -= given.least
        return paid._replace(prestige=paid.prestige + given.least)
    for _ in range(given.least):
        if given.kind == "artefact":
            card = await choose_card(me, "give_up_artefact", table.artefacts[at], source=source)
            me.drop_artefact(card)
            paid = paid._replace(artefacts=(*paid.artefacts, table.show(card)))
        elif given.kind == "associate":
            held = table.associates[at]
            names = [table.pack.associates[each].id for each in held]
            place = await choose_named(me, "give_up_associate", "associate", names, source=source)
            me.dismiss(held[place])
            paid = paid._replace(associates=(*paid.associates, held[place]))
        elif given.kind == "quest":
            others = table.quests[at] if source not in table.quests[at] else without(table.quests[at], source)
            card = await choose_card(me, "give_up_quest", others, source=source)
            me.drop_quest(card)
            paid = paid._replace(quests=(*paid.quests, table.show(card)))
        else:
            me.lose_insignia(given.which)
            paid = paid._replace(insignia=(*paid.insignia, given.which))
    return paid
