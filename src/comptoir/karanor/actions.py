"""What the active merchant can do: ten kinds of actions, and what is free."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from comptoir.core import Decision, Option
from comptoir.karanor import events
from comptoir.karanor.board import HARVEST_YIELD, MOVE_STEPS, SEA_COST, VILLA_GOLD, WORK_YIELD
from comptoir.karanor.building import build, build_options
from comptoir.karanor.conditions import targets_of
from comptoir.karanor.costs import can_pay
from comptoir.karanor.effects import enter
from comptoir.karanor.market import can_trade_at_market, market
from comptoir.karanor.merchant import Merchant, covers
from comptoir.karanor.pack import Rule
from comptoir.karanor.pack.vocabulary import ACTIONS
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.quests import complete_quest, completions, draw_quest
from comptoir.karanor.resolving import apply
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import end_turn, settle
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.windows import activate, can_activate, end_move, open_window, play_card

HARVEST, WORK, INTERACT, DELIVER, VILLA, MARKET, END = (
    ("harvest",), ("work",), ("interact",), ("deliver",), ("villa",), ("market",), ("end",),
)  # fmt: skip
(
    NO_MOVE, NO_HARVEST, NO_WORK, NO_BUILD, NO_INTERACT, NO_QUEST, NO_DELIVER, NO_RECRUIT, NO_VILLA,
    NO_MARKET, NO_SEA, NO_TRADE,
) = [1 << at for at in range(len(ACTIONS))]  # fmt: skip


def choose_action(table: KaranorTable) -> Decision:
    """What the active merchant does next."""
    at = table.active
    options: list[Option] = step_options(table)
    if table.actions:
        options += action_options(table)
    options += free_options(table, at)
    options.append(END)
    return Decision(at, "action", tuple(options))


def step_options(table: KaranorTable) -> list[Option]:
    """Where a step leads: as part of the move that goes on, or for a new action."""
    at = table.active
    stats, forbidden = table.stats[at], table.forbidden[at]
    if forbidden & NO_MOVE or not (table.actions or 0 < table.steps < stats[MOVE_STEPS]):
        return []
    sails = table.gold[at] >= stats[SEA_COST] and not forbidden & NO_SEA
    return [option for option, _, sea in table.pack.steps[table.pawns[at]] if sails or not sea]


def action_options(table: KaranorTable) -> list[Option]:
    """What costs an action, but for moves."""
    at, pack = table.active, table.pack
    place, forbidden, gold = table.pawns[at], table.forbidden[at], table.gold[at]
    found: list[Option] = []
    resource = pack.harvests[place]
    if resource >= 0 and table.reserve[resource] and not forbidden & NO_HARVEST:
        found.append(HARVEST)
    if not forbidden & NO_WORK:
        found.append(WORK)
    if pack.cities >> place & 1 and not table.shops[at] >> place & 1 and not forbidden & NO_BUILD:
        found += build_options(table, at)
    has_quests = table.quest_deck or table.quest_discard
    if table.inhabitants >> place & 1 and has_quests and not forbidden & NO_INTERACT:
        found.append(INTERACT)
    if not forbidden & NO_QUEST:
        for card in table.quests[at]:
            found += [("quest", card, *how) for how in completions(table, at, card)]
    if table.deliveries and not forbidden & NO_DELIVER:
        delivery = pack.delivery_of[table.faces[table.deliveries[0]]]
        if delivery.city == place and covers(table.goods[at], delivery.cost.goods):
            found.append(DELIVER)
    if table.free_associates and not forbidden & NO_RECRUIT:
        tiles = [pack.associates[each] for each in table.free_associates]
        found += [("recruit", tile.id) for tile in tiles if gold >= tile.cost]
    if can_buy_villa(table, at) and not forbidden & NO_VILLA:
        found.append(VILLA)
    if table.market and not forbidden & NO_MARKET and can_trade_at_market(table, at):
        found.append(MARKET)
    return found


def can_buy_villa(table: KaranorTable, at: int) -> bool:
    """Is there a villa here that nobody owns, and gold enough?"""
    place = table.pawns[at]
    if not table.pack.villa_places >> place & 1 or table.gold[at] < table.stats[at][VILLA_GOLD]:
        return False
    return not any([mask >> place & 1 for mask in table.villas])


def free_options(table: KaranorTable, at: int) -> list[Option]:
    """What the active merchant can do without an action."""
    found: list[Option] = [
        ("promote", table.pack.associates[associate].id)
        for associate in table.associates[at]
        if not table.promoted >> associate & 1
    ]
    for card in table.artefacts[at]:
        artefact = table.pack.artefact_of[table.faces[card]]
        if artefact.trigger == "activate":
            targets = can_activate(table, at, card, artefact)
            found += [("activate", card, target) for target in targets]
    if table.black_hands[at]:
        found += card_options(table, at)
    return found


def card_options(table: KaranorTable, at: int) -> list[Option]:
    """The black-market cards a merchant can play now, on anybody's turn."""
    found: list[Option] = []
    for card in Merchant(table, at).playable_black_market():
        black = table.pack.black_of[table.faces[card]]
        if black.trigger == "anytime" and can_pay(table, at, black.rule.cost):
            found += [("card", card, target) for target in targets_of(table, black.rule, at)]
    return found


# -- doing it -----------------------------------------------------------------------------------------------


async def act(table: KaranorTable, pick: Option) -> None:
    """Carry out what the active merchant picked, and what follows from it."""
    assert isinstance(pick, tuple)
    me = Merchant(table, table.active)
    verb = str(pick[0])
    if verb in COSTLY:
        table.actions -= 1
        end_move(me)
    await VERBS[verb](me, *pick[1:])
    if verb != "end":
        await settle(table)


async def step(me: Merchant, name: str) -> None:
    """One territory further; a fare is paid before each crossing."""
    table, at, pack = me.table, me.at, me.table.pack
    source = me.place
    target, sea = next((to, by_sea) for option, to, by_sea in pack.steps[source] if option[1] == name)
    goes_on = 0 < table.steps < table.stats[at][MOVE_STEPS]
    if goes_on:
        table.steps += 1
    else:
        table.actions -= 1
        table.steps = 1
    fare = table.stats[at][SEA_COST] if sea else 0
    table.gold[at] -= fare
    if sea:
        occasion = Occasion("cross", at, source)
        await open_window(table, occasion)
        if occasion.is_stopped or me.place != source:  # a card of one's own may have led elsewhere
            table.steps = 0
            table.tell(events.Stopped(at, pack.territories[source].id, fare))
            return
    table.pawns[at] = target
    if table.journal is not None:
        names = pack.territories[source].id, name
        table.journal.append(events.Moved(at, *names, sea, fare, not goes_on))
    await enter(me, source)


async def harvest(me: Merchant) -> None:
    table = me.table
    resource, count = table.pack.harvests[me.place], table.stats[me.at][HARVEST_YIELD]
    moved = me.take_goods(tuple([count if at == resource else 0 for at in range(len(table.reserve))]))
    if table.journal is not None:
        name = table.pack.resources[resource].id
        table.journal.append(events.Harvested(me.at, name, moved[resource]))


async def work(me: Merchant) -> None:
    table = me.table
    gold = table.stats[me.at][WORK_YIELD]
    table.gold[me.at] += gold
    table.tell(events.Worked(me.at, gold))


async def interact(me: Merchant) -> None:
    """The inhabitant tells of a quest, and leaves."""
    table = me.table
    table.inhabitants &= ~(1 << me.place)
    table.tell(events.Met(me.at, table.pack.territories[me.place].id))
    await draw_quest(me)


async def deliver(me: Merchant) -> None:
    """First come, first served; then the next delivery is turned up."""
    table, city = me.table, me.place
    card = table.deliveries[0]
    delivery = table.pack.delivery_of[table.faces[card]]
    me.give_back(delivery.cost.goods)
    table.tell(events.Delivered(me.at, table.show(card), table.pack.territories[city].id))
    await apply(Use(me, Rule(effects=delivery.effects), source=card))
    table.deliveries, table.delivery_discard = (), (*table.delivery_discard, card)
    settle_prestige(table)
    table.open_delivery()
    await open_window(table, Occasion("deliver", me.at, city))


async def recruit(me: Merchant, name: str) -> None:
    associate = me.table.pack.index("associates", name)
    paid = me.table.pack.associates[associate].cost
    me.table.gold[me.at] -= paid
    me.take_associate(associate, paid)


async def buy_villa(me: Merchant) -> None:
    table = me.table
    price = table.stats[me.at][VILLA_GOLD]
    table.gold[me.at] -= price
    table.villas[me.at] |= 1 << me.place
    table.tell(events.BoughtVilla(me.at, table.pack.territories[me.place].id, price))
    me.gain_prestige(table.pack.numbers.villa_prestige)


async def promote(me: Merchant, name: str) -> None:
    me.promote(me.table.pack.index("associates", name))


VERBS: dict[str, Callable[..., Awaitable[None]]] = {
    "step": step,
    "harvest": harvest,
    "work": work,
    "build": build,
    "interact": interact,
    "quest": complete_quest,
    "deliver": deliver,
    "recruit": recruit,
    "villa": buy_villa,
    "market": market,
    "promote": promote,
    "activate": activate,
    "card": play_card,
    "end": end_turn,
}
COSTLY = ("harvest", "work", "build", "interact", "quest", "deliver", "recruit", "villa", "market")
"""What takes an action and ends a move; a step counts for itself."""
