"""La Vallée des Marchands as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import Dice, Game, PlainView, View
from comptoir.dale import events, legality
from comptoir.dale.actions import choose_action, perform, resume
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import FACES
from comptoir.dale.editions import BOOKS
from comptoir.dale.options import OLDEST, VERSION, Rules, check
from comptoir.dale.plain import plain_view
from comptoir.dale.prepared import prepare
from comptoir.dale.table import DaleTable, set_up
from comptoir.dale.view import DaleView, view_of
from comptoir.dale.violations import violations


class Dale(Game[DaleTable]):
    """La Vallée des Marchands, in any edition that has a book."""

    name = "dale"
    rules_version = VERSION
    oldest_rules = OLDEST
    faces: Sequence[str] = FACES
    decide = staticmethod(choose_action)
    perform = staticmethod(perform)
    resume = staticmethod(resume)
    refusal = staticmethod(legality.refusal)
    run_refusal = staticmethod(legality.run_refusal)
    view = staticmethod(view_of)
    violations = staticmethod(violations)

    def __init__(self, books: Mapping[str, Cardbook]) -> None:
        self.books = books

    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        return self.options_of(wishes, self.rules_version)

    def options_of(self, wishes: Mapping[str, object], rules: int) -> Mapping[str, object]:
        return check(wishes, self.books.keys(), rules).plain(rules)

    def set_up(self, options: Mapping[str, object], dice: Dice) -> DaleTable:
        rules = Rules.of(options)
        lay_out = prepare if rules.lesson else set_up
        return lay_out(rules, self.books[rules.edition], dice)

    def blank(self) -> DaleTable:
        table = DaleTable()
        table.triggers = ()
        return table

    def seats(self, table: DaleTable) -> int:
        return table.rules.players

    def lay(self, table: DaleTable, zones: dict[str, Any], rules: int) -> None:
        if "declined" not in zones:  # as a table was before version 3
            zones["begun"], zones["declined"] = (), ((),) if zones.pop("has_asked_for_help") else ()
        super().lay(table, zones, rules)

    def winners(self, table: DaleTable) -> tuple[int, ...]:
        return table.winners

    def plain(self, view: View) -> PlainView:
        assert isinstance(view, DaleView)
        return plain_view(view)


GAME = Dale(BOOKS)
__all__ = ["GAME", "Dale", "events"]
