"""Moving: steps to neighbours, by land or by sea, several for one action."""

from __future__ import annotations

from comptoir.core import Option
from comptoir.karanor import events
from comptoir.karanor.bans import MOVE, NO_ACTIONS_LEFT, SEA, ban
from comptoir.karanor.board import EMPTY, MOVE_STEPS, SEA_COST, KaranorBoard
from comptoir.karanor.effects import enter
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.reason import NOT_OFFERED, Reason, place_of
from comptoir.karanor.use import Occasion
from comptoir.karanor.windows import open_window, who_might_answer


def against_step(board: KaranorBoard, at: int, name: str) -> Reason | None:
    """Why a merchant cannot step there."""
    to, here = place_of(board.pack.territories, name), board.pawns[at]
    if to == EMPTY:
        return NOT_OFFERED
    barred = _against_moving(board, at)
    if barred is not None:
        return barred
    leads = board.pack.steps[here].get(("step", name))
    if leads is None:
        return "not_next_to", {"place": to, "here": here}
    return _against_sailing(board, at) if leads[1] else None


def step_options(board: KaranorBoard, at: int) -> list[Option]:
    """Where a step leads."""
    if _against_moving(board, at) is not None:
        return []
    steps = board.pack.all_steps if _against_sailing(board, at) is None else board.pack.land_steps
    return list(steps[board.pawns[at]])


def _against_moving(board: KaranorBoard, at: int) -> Reason | None:
    """A step is part of the move that goes on, or takes a new action."""
    if board.forbidden[at] >> MOVE & 1:
        return ban(board, at, MOVE)
    return None if board.actions or _goes_on(board, at) else NO_ACTIONS_LEFT


def _goes_on(board: KaranorBoard, at: int) -> bool:
    return 0 < board.steps < board.stats[at][MOVE_STEPS]


def _against_sailing(board: KaranorBoard, at: int) -> Reason | None:
    fare = board.stats[at][SEA_COST]
    if board.gold[at] < fare:
        return "no_fare", {"needs": fare, "has": board.gold[at]}
    return ban(board, at, SEA) if board.forbidden[at] >> SEA & 1 else None


async def step(me: Merchant, pick: tuple[str | int, ...]) -> None:
    """One territory further; a fare is paid before each crossing."""
    table, at = me.table, me.at
    source = table.pawns[at]
    target, sea = table.pack.steps[source][pick]
    goes_on = _goes_on(table, at)
    if goes_on:
        table.steps += 1
    else:
        table.actions -= 1
        table.steps = 1
    fare = table.stats[at][SEA_COST] if sea else 0
    table.gold[at] -= fare
    if sea:
        occasion = Occasion("cross", at, source)
        asked = who_might_answer(table, occasion)
        if asked:
            await open_window(table, occasion, asked)
        if occasion.is_stopped or table.pawns[at] != source:  # a card of one's own may have led elsewhere
            table.steps = 0
            table.tell(events.Stopped(at, source, fare))
            return
    table.pawns[at] = target
    if table.is_heard:
        table.tell(events.Moved(at, source, target, sea, fare, not goes_on))
    await enter(me, source)
