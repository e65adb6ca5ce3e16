"""What a merchant may do unasked, at a quiet moment: trade, and play a card on somebody else's turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from comptoir.core import Option
from comptoir.karanor.actions import VERBS as ACTIONS
from comptoir.karanor.actions import reason_against
from comptoir.karanor.bargains import (
    ANSWERS,
    NOT_QUIET,
    accept,
    against_trade,
    decline,
    take_back,
    trade_options,
)
from comptoir.karanor.board import TURN, KaranorBoard
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.offering import make_offer
from comptoir.karanor.reason import NOT_OFFERED, Reason, split
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import settle
from comptoir.karanor.windows import card_options, play_card

WINDOW_OPEN: Final[Reason] = ("window_open", {})
PICK_AMONG_ACTIONS: Final[Reason] = ("pick_among_actions", {})
ONLY_ON_YOUR_TURN: Final[Reason] = ("only_on_your_turn", {})


def against_interrupting(board: KaranorBoard, seat: int, pick: object) -> Reason | None:
    """Why a merchant may not do this unasked; None exactly if it may be done."""
    closed = _against_all(board, seat)
    if closed is not None:
        return closed
    verb, parts = split(pick)
    if verb == "offer" or verb in ANSWERS:
        return against_trade(board, seat, verb, parts)
    if verb not in ACTIONS:
        return NOT_OFFERED
    if seat == board.active:
        return PICK_AMONG_ACTIONS
    return reason_against(board, seat, pick) if verb == "card" else ONLY_ON_YOUR_TURN


def interruptions(table: KaranorTable, seat: int) -> tuple[Option, ...]:
    """What a merchant may do. The active one plays cards when asked for an action."""
    if _against_all(table, seat) is not None:
        return ()
    cards = card_options(table, seat) if seat != table.active and table.black_hands[seat] else []
    return (*cards, *trade_options(table, seat))


def _against_all(board: KaranorBoard, seat: int) -> Reason | None:
    """Nothing happens unasked while a window is open, nor before the first turn."""
    if board.openings:
        return WINDOW_OPEN
    return None if board.phase == TURN and 0 <= seat < board.rules.players else NOT_QUIET


async def interrupt(table: KaranorTable, seat: int, pick: Option) -> None:
    """Carry out an interruption, and what follows from it."""
    assert isinstance(pick, tuple)
    await VERBS[str(pick[0])](Merchant(table, seat), *pick[1:])
    await settle(table)


VERBS: Final[dict[str, Callable[..., Awaitable[None]]]] = {
    "card": play_card,
    "offer": make_offer,
    "counter": make_offer,
    "accept": accept,
    "decline": decline,
    "withdraw": take_back,
}
