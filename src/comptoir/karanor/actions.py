"""What the active merchant can do: ten kinds of actions, and what is free."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from comptoir.core import Decision, Option
from comptoir.karanor import bans, errands
from comptoir.karanor.bans import against_acting, barred
from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.building import against_building, build, build_options
from comptoir.karanor.market import against_visiting, market
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.moving import against_step, step, step_options
from comptoir.karanor.quests import against_completing, complete_quest, quest_options
from comptoir.karanor.reason import NOT_OFFERED, Reason, fits, split
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import end_turn, settle
from comptoir.karanor.windows import (
    activate,
    against_activating,
    against_card,
    card_options,
    end_move,
    play_card,
    tile_options,
)


class Verb(NamedTuple):
    """One kind of thing to do: why not, and how."""

    against: Callable[..., Reason | None] | None
    """None if nothing ever is."""
    do: Callable[..., Awaitable[None]]
    action: int = EMPTY
    """What it is as an action, which can be forbidden and ends a move; EMPTY if it is free."""
    shape: tuple[type, ...] = ()
    """What follows the verb in a pick."""


VERBS = {
    "step": Verb(against_step, step, EMPTY, (str,)),  # it counts its actions for itself
    "harvest": Verb(errands.against_harvest, errands.harvest, bans.HARVEST),
    "work": Verb(None, errands.work, bans.WORK),
    "build": Verb(against_building, build, bans.BUILD, (int, int)),
    "interact": Verb(errands.against_interacting, errands.interact, bans.INTERACT),
    "quest": Verb(against_completing, complete_quest, bans.QUEST, (int, int, int)),
    "deliver": Verb(errands.against_delivering, errands.deliver, bans.DELIVER),
    "recruit": Verb(errands.against_recruiting, errands.recruit, bans.RECRUIT, (str,)),
    "villa": Verb(errands.against_villa, errands.buy_villa, bans.VILLA),
    "market": Verb(against_visiting, market, bans.MARKET),
    "promote": Verb(errands.against_promoting, errands.promote, EMPTY, (str,)),
    "activate": Verb(against_activating, activate, EMPTY, (int, int)),
    "card": Verb(against_card, play_card, EMPTY, (int, int)),
    "end": Verb(None, end_turn),
}


def choose_action(table: KaranorTable) -> Decision:
    """What the active merchant does next: everything that nothing is against.

    The order is a contract: saves store places. It is written out, since one call for many verbs is slow.
    """
    at = table.active
    found, banned = step_options(table, at), barred(table, at)
    if not banned >> bans.HARVEST & 1 and errands.against_harvest(table, at) is None:
        found.append(("harvest",))
    if not banned >> bans.WORK & 1:
        found.append(("work",))
    if not banned >> bans.BUILD & 1:
        found += build_options(table, at)
    if not banned >> bans.INTERACT & 1 and errands.against_interacting(table, at) is None:
        found.append(("interact",))
    if not banned >> bans.QUEST & 1:
        found += quest_options(table, at)
    if not banned >> bans.DELIVER & 1 and errands.against_delivering(table, at) is None:
        found.append(("deliver",))
    if not banned >> bans.RECRUIT & 1:
        found += errands.recruit_options(table, at)
    if not banned >> bans.VILLA & 1 and errands.against_villa(table, at) is None:
        found.append(("villa",))
    if not banned >> bans.MARKET & 1 and against_visiting(table, at) is None:
        found.append(("market",))
    found += errands.promote_options(table, at)
    found += tile_options(table, at)
    found += card_options(table, at)
    found.append(("end",))
    return Decision(at, "action", tuple(found))


def reason_against(board: KaranorBoard, at: int, pick: object) -> Reason | None:
    """Why a merchant on turn cannot do this now; None exactly if it can be done."""
    name, parts = split(pick)
    verb = VERBS.get(name)
    if verb is None or not fits(parts, verb.shape):
        return NOT_OFFERED
    reason = against_acting(board, at, verb.action) if verb.action != EMPTY else None
    return reason if reason or verb.against is None else verb.against(board, at, *parts)


async def act(table: KaranorTable, pick: Option) -> None:
    """Carry out what the active merchant picked, and what follows from it."""
    assert isinstance(pick, tuple)
    me = Merchant(table, table.active)
    verb = VERBS[str(pick[0])]
    if verb.action != EMPTY:
        table.actions -= 1
        end_move(me)
    await verb.do(me, *pick[1:])
    if verb.do is not end_turn:
        await settle(table)
