"""Paying: in full and before any effect, or not at all."""

from __future__ import annotations

from comptoir.core import without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY
from comptoir.karanor.choosing import choose_card, choose_goods, choose_named, only_common
from comptoir.karanor.merchant import Merchant, covers, minus, plus
from comptoir.karanor.pack import Cost, Holding
from comptoir.karanor.table import KaranorTable


def can_pay(table: KaranorTable, at: int, cost: Cost, *, actions: int = 0, completing: bool = False) -> bool:
    """Can a merchant pay all of it, and that many actions more? ``completing``: one quest is not to spare."""
    return lacking(table, at, cost, actions=actions, completing=completing) is None


def lacking(
    table: KaranorTable, at: int, cost: Cost, *, actions: int = 0, completing: bool = False
) -> str | None:
    """What a merchant lacks to pay: gold, goods, actions, or what would have to be given up."""
    if table.gold[at] < cost.gold:
        return "gold"
    goods = table.goods[at]
    if not covers(goods, cost.goods):
        return "goods"
    if cost.any and sum([goods[each] - cost.goods[each] for each in table.pack.common]) < cost.any:
        return "goods"
    actions += cost.actions
    if actions and (table.active != at or table.actions < actions):
        return "actions"
    for each in cost.give_up:
        if _held(table, at, each) - (completing and each.kind == "quest") < each.least:
            return each.kind
    return None


def _held(table: KaranorTable, at: int, given: Holding) -> int:
    match given.kind:
        case "artefact":
            return len(table.artefacts[at])
        case "associate":
            return len(table.associates[at])
        case "quest":
            return len(table.quests[at])
        case "income":
            return table.income[at]
        case "prestige":
            return table.prestige[at]
        case _:
            return table.insignia[at][given.which]


async def pay(me: Merchant, cost: Cost, *, source: int = EMPTY) -> None:
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
    if table.journal is not None and (cost.gold or any(goods)):
        table.journal.append(events.Paid(at, cost.gold, table.goods_by_name(goods)))
    for each in cost.give_up:
        await _give_up(me, each, source)


async def _give_up(me: Merchant, given: Holding, source: int) -> None:
    table, at, pack = me.table, me.at, me.table.pack
    if given.kind == "income":
        table.income[at] -= given.least
        table.tell(events.GaveUp(at, "income", "", given.least))
        return
    if given.kind == "prestige":
        table.prestige[at] -= given.least
        table.tell(events.GaveUp(at, "prestige", "", given.least))
        return
    for _ in range(given.least):
        if given.kind == "artefact":
            card = await choose_card(me, "give_up_artefact", table.artefacts[at], source=source)
            me.drop_artefact(card)
            what = pack.faces[table.faces[card]]
        elif given.kind == "associate":
            held = table.associates[at]
            names = [pack.associates[each].id for each in held]
            place = await choose_named(me, "give_up_associate", "associate", names, source=source)
            me.dismiss(held[place])
            what = names[place]
        elif given.kind == "quest":
            others = table.quests[at] if source not in table.quests[at] else without(table.quests[at], source)
            me.discard_quest(await choose_card(me, "give_up_quest", others, source=source))
            continue
        else:
            me.lose_insignia(given.which)
            continue
        table.tell(events.GaveUp(at, given.kind, what, 1))
