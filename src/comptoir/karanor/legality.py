"""Why a pick is not possible, whatever the question: who asks is told the reason across the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from comptoir.core import Decision, Refused
from comptoir.karanor.actions import reason_against
from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.choosing import against_token
from comptoir.karanor.interrupting import against_interrupting
from comptoir.karanor.market import against_unit
from comptoir.karanor.offering import against_offer, against_part
from comptoir.karanor.quests import against_choosing
from comptoir.karanor.reason import Reason, refused
from comptoir.karanor.windows import against_answering

ASKED: Final[dict[str, Callable[[KaranorBoard, Decision, object], Reason | None]]] = {
    "action": lambda board, decision, pick: reason_against(board, decision.seat, pick),
    "window": against_answering,
    "immediate": against_choosing,
    "market": against_unit,
    "offer": against_part,
    "pay_goods": against_token,
    "gain_goods": against_token,
    "sell_goods": against_token,
    "hand_over": against_token,
}
"""By the prompt of a question."""


def refusal(table: KaranorBoard, decision: Decision, pick: object) -> Refused:
    """Why this does not answer a question."""
    against = ASKED.get(decision.prompt)
    return refused(table.pack, against(table, decision, pick) if against else None, pick)


def run_refusal(table: KaranorBoard, decision: Decision, picks: Sequence[object]) -> Refused | None:
    """What is wrong with an offer as a whole."""
    reason = against_offer(table, decision, picks) if decision.prompt == "offer" else None
    return refused(table.pack, reason, picks) if reason is not None else None


def interruption_refusal(table: KaranorBoard, seat: int, pick: object) -> Refused:
    """Why a merchant may not do this unasked."""
    return refused(table.pack, against_interrupting(table, seat, pick), pick)
