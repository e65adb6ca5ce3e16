"""Marchands de Karanor as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comptoir.core import Asked, Decision, Dice, Game, Option, PlainView, Refused, Script, View
from comptoir.karanor import events, legality
from comptoir.karanor.actions import act, choose_action
from comptoir.karanor.board import OVER, TURN
from comptoir.karanor.interrupting import interrupt, interruptions
from comptoir.karanor.options import Rules, check
from comptoir.karanor.pack import Pack, default_pack
from comptoir.karanor.plain import plain_view
from comptoir.karanor.set_up import ask_all, set_up, take_all
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.view import KaranorView, view_of
from comptoir.karanor.violations import violations


class Karanor(Game[KaranorTable]):
    """Marchands de Karanor, with a content pack."""

    name = "karanor"
    rules_version = 1

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.faces = pack.faces

    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        return check(wishes, self.pack).plain()

    def set_up(self, options: Mapping[str, object], dice: Dice) -> KaranorTable:
        return set_up(Rules.of(options), self.pack, dice)

    def decide(self, table: KaranorTable) -> Asked | None:
        if table.phase == TURN:
            return choose_action(table)
        return None if table.phase == OVER else ask_all(table)

    def perform(self, table: KaranorTable, pick: Option | tuple[Option, ...]) -> Script:
        if table.phase == TURN:
            return act(table, pick)  # type: ignore[arg-type]  # one seat is asked, so one option is picked
        return take_all(table, pick)  # type: ignore[arg-type]  # all seats were

    def interruptions(self, table: KaranorTable, seat: int) -> tuple[Option, ...]:
        return interruptions(table, seat)

    def interrupt(self, table: KaranorTable, seat: int, pick: Option) -> Script:
        return interrupt(table, seat, pick)

    def refusal(self, table: KaranorTable, decision: Decision, pick: object) -> Refused:
        return legality.refusal(table, decision, pick)

    def run_refusal(self, table: KaranorTable, decision: Decision, picks: Sequence[Option]) -> Refused | None:
        return legality.run_refusal(table, decision, picks)

    def interruption_refusal(self, table: KaranorTable, seat: int, pick: object) -> Refused:
        return legality.interruption_refusal(table, seat, pick)

    def seats(self, table: KaranorTable) -> int:
        return table.rules.players

    def winners(self, table: KaranorTable) -> tuple[int, ...]:
        return table.winners

    def view(self, table: KaranorTable, observer: int, decisions: tuple[Decision, ...]) -> KaranorView:
        return view_of(table, observer, decisions)

    def plain(self, view: View) -> PlainView:
        assert isinstance(view, KaranorView)
        return plain_view(view)

    def violations(self, table: KaranorTable) -> list[str]:
        return violations(table)


GAME = Karanor(default_pack())
__all__ = ["GAME", "Karanor", "events"]
