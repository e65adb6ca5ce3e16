"""What the active merchant can do: ten kinds of actions, and what is free."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from comptoir.core import Decision, Option
from comptoir.core.decision import swift_decision
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
from comptoir.karanor.turns import end_turn, is_unsettled, settle
from comptoir.karanor.windows import (
    activate,
    against_activating,
    against_card,
    card_options,
    end_move,
    play_card,
    tile_options,
)


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of thing to do, and why not."""

    against: Callable[..., Reason | None] | None
    """None if nothing ever is."""
    action: int = EMPTY
    """What it is as an action, which can be forbidden and ends a move; EMPTY if it is free."""
    shape: tuple[type, ...] = ()
    """What follows the verb in a pick."""


VERBS: Final[dict[str, Verb]] = {
    "step": Verb(against_step, EMPTY, (str,)),  # it counts its actions for itself
    "harvest": Verb(errands.against_harvest, bans.HARVEST),
    "work": Verb(None, bans.WORK),
    "build": Verb(against_building, bans.BUILD, (int, int)),
    "interact": Verb(errands.against_interacting, bans.INTERACT),
    "quest": Verb(against_completing, bans.QUEST, (int, int, int)),
    "deliver": Verb(errands.against_delivering, bans.DELIVER),
    "recruit": Verb(errands.against_recruiting, bans.RECRUIT, (str,)),
    "villa": Verb(errands.against_villa, bans.VILLA),
    "market": Verb(against_visiting, bans.MARKET),
    "promote": Verb(errands.against_promoting, EMPTY, (str,)),
    "activate": Verb(against_activating, EMPTY, (int, int)),
    "card": Verb(against_card, EMPTY, (int, int)),
    "end": Verb(None),
}

HARVEST: Final[Option] = ("harvest",)
WORK: Final[Option] = ("work",)
INTERACT: Final[Option] = ("interact",)
DELIVER: Final[Option] = ("deliver",)
BUY_VILLA: Final[Option] = ("villa",)
VISIT_MARKET: Final[Option] = ("market",)
END: Final[Option] = ("end",)


def choose_action(table: KaranorTable) -> Decision:
    """What the active merchant does next: everything that nothing is against.

    The order is a contract: saves store places. It is written out, since one call for many verbs is slow.
    """
    at = table.active
    found = step_options(table, at)
    banned = barred(table, at) | table.pack.elsewhere[table.pawns[at]]
    if not banned >> bans.HARVEST & 1 and errands.against_harvest(table, at) is None:
        found.append(HARVEST)
    if not banned >> bans.WORK & 1:
        found.append(WORK)
    if not banned >> bans.BUILD & 1:
        found += build_options(table, at)
    if not banned >> bans.INTERACT & 1 and errands.against_interacting(table, at) is None:
        found.append(INTERACT)
    if not banned >> bans.QUEST & 1:
        found += quest_options(table, at)
    if not banned >> bans.DELIVER & 1 and errands.against_delivering(table, at) is None:
        found.append(DELIVER)
    if not banned >> bans.RECRUIT & 1:
        found += errands.recruit_options(table, at)
    if not banned >> bans.VILLA & 1 and errands.against_villa(table, at) is None:
        found.append(BUY_VILLA)
    if not banned >> bans.MARKET & 1 and against_visiting(table, at) is None:
        found.append(VISIT_MARKET)
    found += errands.promote_options(table, at)
    if table.artefacts[at]:
        found += tile_options(table, at)
    if table.black_hands[at]:
        found += card_options(table, at)
    found.append(END)
    return swift_decision((at, "action", tuple(found), (), EMPTY, None, False))


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
    me, verb = Merchant(table, table.active), str(pick[0])
    if VERBS[verb].action != EMPTY:
        table.actions -= 1
        end_move(me)
    match verb:  # written out, likewise; the most common first
        case "step":
            await step(me, pick)
        case "end":
            await end_turn(me)
            return
        case "work":
            errands.work(me)
        case "harvest":
            errands.harvest(me)
        case "build":
            await build(me, int(pick[1]), int(pick[2]))
        case "interact":
            await errands.interact(me)
        case "quest":
            await complete_quest(me, int(pick[1]), int(pick[2]), int(pick[3]))
        case "deliver":
            await errands.deliver(me)
        case "recruit":
            errands.recruit(me, str(pick[1]))
        case "villa":
            errands.buy_villa(me)
        case "market":
            await market(me)
        case "promote":
            errands.promote(me, str(pick[1]))
        case "activate":
            await activate(me, int(pick[1]), int(pick[2]))
        case "card":
            await play_card(me, int(pick[1]), int(pick[2]))
    if is_unsettled(table):
        await settle(table)
