"""Turns: how they begin, what the income phase brings, what prestige sets off, and how the game ends."""

from __future__ import annotations

from comptoir.core import Finished
from comptoir.karanor import events
from comptoir.karanor.board import ACTIONS, EMPTY, OVER, QUEST_LIMIT
from comptoir.karanor.falling import prune_offers
from comptoir.karanor.merchant import Merchant, minus
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.quests import keep_limit
from comptoir.karanor.resolving import apply
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Use


def begin_turn(table: KaranorTable) -> None:
    table.actions, table.steps = table.stats[table.active][ACTIONS], 0
    if table.is_heard:
        table.tell(events.TurnBegan(table.active, table.turn, table.round, table.actions))


async def end_turn(me: Merchant) -> None:
    """The income phase; then it is the next merchant's turn, or the game is over."""
    table = me.table
    table.actions = table.steps = 0
    await collect_income(me)
    table.used = ()
    _end_lasting(table)
    if is_unsettled(table):
        await settle(table)
    following = (table.active + 1) % table.rules.players
    if following == table.first and (table.trigger != EMPTY or table.round >= table.rules.round_limit):
        table.phase = OVER
        table.tell(events.GameEnded(table.winners))
        raise Finished
    table.active, table.turn = following, table.turn + 1
    begin_turn(table)


async def collect_income(me: Merchant) -> None:
    """Income, then associates in the order they came, then artefacts."""
    table, at = me.table, me.at
    income, wages, goods = table.income[at], table.wages(at), table.goods[at]
    table.gold[at] += income + wages
    for associate in table.associates[at]:
        if not table.promoted >> associate & 1:
            me.take_resource(table.pack.associates[associate].resource, 1)
    if table.is_heard and (income or table.associates[at]):
        brought = minus(table.goods[at], goods)
        table.tell(events.CollectedIncome(at, income, table.associates[at], brought, wages))
    for card in table.artefacts[at]:
        artefact = table.pack.artefact_of[table.faces[card]]
        if artefact.trigger == "income" and card in table.artefacts[at]:
            await apply(Use(me, artefact.rule, source=card))


def _end_lasting(table: KaranorTable) -> None:
    """Drop what lasts until the end of this turn."""
    if table.lasting:
        over = {each.seat for each in table.lasting if each.last_turn <= table.turn}
        table.lasting = tuple([each for each in table.lasting if each.last_turn > table.turn])
        for seat in sorted(over):
            table.reckon(seat)


# -- after every card and action ----------------------------------------------------------------------------


def is_unsettled(table: KaranorTable) -> bool:
    """Is there anything to settle? Mostly there is not, and to look takes less than a script."""
    for seat, held in enumerate(table.quests):
        if len(held) > table.stats[seat][QUEST_LIMIT]:
            return True
    return table.has_risen or len(table.offers) > 0


async def settle(table: KaranorTable) -> None:
    """What follows from a card or an action as a whole: thresholds, the end, and hands that are too large."""
    if table.has_risen:
        settle_prestige(table)
    for seat, held in enumerate(table.quests):
        if len(held) > table.stats[seat][QUEST_LIMIT]:
            await keep_limit(Merchant(table, seat))
    if table.offers:
        prune_offers(table)
