"""What a merchant does on the spot: harvest, work, talk, recruit and promote, deliver, buy a villa."""

from __future__ import annotations

from typing import Final

from comptoir.core import Option
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, HARVEST_YIELD, VILLA_GOLD, WORK_YIELD, KaranorBoard
from comptoir.karanor.costs import against_paying
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Rule
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.quests import draw_quest
from comptoir.karanor.reason import NOT_OFFERED, Reason, place_of
from comptoir.karanor.resolving import apply
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.windows import open_window, who_might_answer

NO_QUESTS_LEFT: Final[Reason] = ("no_quests_left", {})
NO_DELIVERY_LEFT: Final[Reason] = ("no_delivery_left", {})
ALL_RECRUITED: Final[Reason] = ("all_recruited", {})


def _against_price(board: KaranorBoard, at: int, price: int) -> Reason | None:
    gold = board.gold[at]
    return ("not_enough_gold", {"needs": price, "has": gold}) if gold < price else None


# -- harvest and work ---------------------------------------------------------------------------------------


def against_harvest(board: KaranorBoard, at: int) -> Reason | None:
    """Something grows here, and the reserve has some of it."""
    here = board.pawns[at]
    resource = board.pack.harvests[here]
    if resource == EMPTY:
        return "nothing_to_harvest", {"place": here}
    return None if board.reserve[resource] else ("reserve_empty", {"resource": resource})


def harvest(me: Merchant) -> None:
    table = me.table
    resource = table.pack.harvests[me.place]
    count = me.take_resource(resource, table.stats[me.at][HARVEST_YIELD])
    if table.is_heard:
        table.tell(events.Harvested(me.at, me.place, resource, count))


def work(me: Merchant) -> None:
    table = me.table
    gold = table.stats[me.at][WORK_YIELD]
    table.gold[me.at] += gold
    if table.is_heard:
        table.tell(events.Worked(me.at, gold))


# -- people -------------------------------------------------------------------------------------------------


def against_interacting(board: KaranorBoard, at: int) -> Reason | None:
    """The inhabitant has not left, and there are quests to tell of."""
    here = board.pawns[at]
    if not board.inhabitants >> here & 1:
        return "nobody_here", {"place": here}
    return None if board.quest_deck or board.quest_discard else NO_QUESTS_LEFT


async def interact(me: Merchant) -> None:
    """The inhabitant tells of a quest, and leaves."""
    table = me.table
    table.inhabitants &= ~(1 << me.place)
    await draw_quest(me, me.place)


def against_recruiting(board: KaranorBoard, at: int, name: str) -> Reason | None:
    """The associate is free, and there is gold enough."""
    if not board.free_associates:
        return ALL_RECRUITED
    associate = place_of(board.pack.associates, name)
    if associate == EMPTY:
        return NOT_OFFERED
    if associate not in board.free_associates:
        return "associate_taken", {"associate": associate}
    return _against_price(board, at, board.pack.associates[associate].cost)


def recruit_options(board: KaranorBoard, at: int) -> list[Option]:
    pack, gold = board.pack, board.gold[at]
    return [pack.recruits[each] for each in board.free_associates if gold >= pack.associates[each].cost]


def recruit(me: Merchant, name: str) -> None:
    associate = me.table.pack.index("associates", name)
    paid = me.table.pack.associates[associate].cost
    me.table.gold[me.at] -= paid
    me.take_associate(associate, paid)


def against_promoting(board: KaranorBoard, at: int, name: str) -> Reason | None:
    """An associate of one's own, and once."""
    associate = place_of(board.pack.associates, name)
    if associate == EMPTY:
        return NOT_OFFERED
    if associate not in board.associates[at]:
        return "not_your_associate", {"associate": associate}
    return ("promoted_already", {"associate": associate}) if board.promoted >> associate & 1 else None


def promote_options(board: KaranorBoard, at: int) -> list[Option]:
    promotions, promoted = board.pack.promotions, board.promoted
    return [promotions[each] for each in board.associates[at] if not promoted >> each & 1]


def promote(me: Merchant, name: str) -> None:
    me.promote(me.table.pack.index("associates", name))


# -- deliveries and villas ----------------------------------------------------------------------------------


def against_delivering(board: KaranorBoard, at: int) -> Reason | None:
    """The open delivery goes to this city, and its goods are there."""
    if not board.deliveries:
        return NO_DELIVERY_LEFT
    face = board.faces[board.deliveries[0]]
    delivery = board.pack.delivery_of[face]
    if delivery.city != board.pawns[at]:
        return "delivered_elsewhere", {"place": delivery.city}
    return against_paying(board, at, face, delivery.cost)


async def deliver(me: Merchant) -> None:
    """First come, first served; then the next delivery is turned up."""
    table, city = me.table, me.place
    card = table.deliveries[0]
    delivery = table.pack.delivery_of[table.faces[card]]
    me.give_back(delivery.cost.goods)
    table.tell(events.Delivered(me.at, table.show(card), city, delivery.cost.goods))
    await apply(Use(me, Rule(effects=delivery.effects), source=card))
    table.deliveries, table.delivery_discard = (), (*table.delivery_discard, card)
    settle_prestige(table)
    table.open_delivery()
    occasion = Occasion("deliver", me.at, city)
    await open_window(table, occasion, who_might_answer(table, occasion))


def against_villa(board: KaranorBoard, at: int) -> Reason | None:
    """A villa stands here, nobody owns it, and there is gold enough."""
    here = board.pawns[at]
    if not board.pack.villa_places >> here & 1:
        return "no_villa_here", {"place": here}
    if any([mask >> here & 1 for mask in board.villas]):
        return "villa_sold", {"place": here}
    return _against_price(board, at, board.stats[at][VILLA_GOLD])


def buy_villa(me: Merchant) -> None:
    table = me.table
    price = table.stats[me.at][VILLA_GOLD]
    table.gold[me.at] -= price
    table.villas[me.at] |= 1 << me.place
    gained = me.gain_prestige(table.pack.numbers.villa_prestige)
    table.tell(events.BoughtVilla(me.at, me.place, price, gained, table.prestige[me.at]))
