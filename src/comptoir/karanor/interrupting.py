"""What a merchant may do unasked, at a quiet moment: trade, and play a card on somebody else's turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from comptoir.core import Option
from comptoir.karanor.actions import card_options
from comptoir.karanor.bargains import accept, decline, make_offer, take_back, trade_options
from comptoir.karanor.board import TURN
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import settle
from comptoir.karanor.windows import play_card


def interruptions(table: KaranorTable, seat: int) -> tuple[Option, ...]:
    """Nothing while a window is open. The active merchant plays cards when asked for an action."""
    if table.phase != TURN or table.openings or not 0 <= seat < table.rules.players:
        return ()
    cards = card_options(table, seat) if seat != table.active and table.black_hands[seat] else []
    return (*cards, *trade_options(table, seat))


async def interrupt(table: KaranorTable, seat: int, pick: Option) -> None:
    """Carry out an interruption, and what follows from it."""
    assert isinstance(pick, tuple)
    await VERBS[str(pick[0])](Merchant(table, seat), *pick[1:])
    await settle(table)


VERBS: dict[str, Callable[..., Awaitable[None]]] = {
    "card": play_card,
    "offer": make_offer,
    "counter": make_offer,
    "accept": accept,
    "decline": decline,
    "withdraw": take_back,
}
