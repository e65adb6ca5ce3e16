"""What opens the next action, and the action itself: of one merchant, or of all in the draft."""

from __future__ import annotations

from comptoir.core import Asked, Option, Script
from comptoir.karanor.actions import act, choose_action
from comptoir.karanor.board import OVER, TURN
from comptoir.karanor.set_up import ask_all, take_all
from comptoir.karanor.table import KaranorTable


def decide(table: KaranorTable) -> Asked | None:
    if table.phase == TURN:
        return choose_action(table)
    return None if table.phase == OVER else ask_all(table)


def perform(table: KaranorTable, pick: Option | tuple[Option, ...]) -> Script:
    if table.phase == TURN:
        return act(table, pick)  # type: ignore[arg-type]  # one seat is asked, so one option is picked
    return take_all(table, pick)  # type: ignore[arg-type]  # all seats were
