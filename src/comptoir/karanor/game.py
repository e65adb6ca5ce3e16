"""Marchands de Karanor as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import Dice, Game, PlainView, View
from comptoir.karanor import events, legality
from comptoir.karanor.deciding import decide, perform
from comptoir.karanor.interrupting import interrupt, interruptions
from comptoir.karanor.options import OLDEST, VERSION, Rules, check
from comptoir.karanor.pack import BadPack, Pack, PackShelf, installed_packs
from comptoir.karanor.plain import plain_view
from comptoir.karanor.prepared import prepare
from comptoir.karanor.set_up import set_up
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.view import KaranorView, view_of
from comptoir.karanor.violations import violations


class Karanor(Game[KaranorTable]):
    """Marchands de Karanor, with any content pack that lies on its shelf."""

    name = "karanor"
    rules_version = VERSION
    oldest_rules = OLDEST
    decide = staticmethod(decide)
    perform = staticmethod(perform)
    interruptions = staticmethod(interruptions)
    interrupt = staticmethod(interrupt)
    interruption_refusal = staticmethod(legality.interruption_refusal)
    refusal = staticmethod(legality.refusal)
    run_refusal = staticmethod(legality.run_refusal)
    view = staticmethod(view_of)
    violations = staticmethod(violations)

    def __init__(self, shelf: PackShelf) -> None:
        self.shelf = shelf
        self.faces = shelf.usual.faces

    @property
    def pack(self) -> Pack:
        """The one that is played with unless another is asked for."""
        return self.shelf.usual

    @property
    def faults(self) -> Mapping[str, BadPack]:
        """Packs that are installed and cannot be played with."""
        return self.shelf.faulty

    def printed(self, table: KaranorTable) -> Sequence[str]:
        return table.pack.faces

    def lay(self, table: KaranorTable, zones: dict[str, Any], rules: int) -> None:
        """Before version 2 nobody remembered how offers ended."""
        super().lay(table, {"fallen": (), **zones}, rules)

    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        return self.options_of(wishes, self.rules_version)

    def options_of(self, wishes: Mapping[str, object], rules: int) -> Mapping[str, object]:
        return check(wishes, self.shelf, rules).plain(rules)

    def set_up(self, options: Mapping[str, object], dice: Dice) -> KaranorTable:
        rules = Rules.of(options)
        lay_out = prepare if rules.lesson else set_up
        return lay_out(rules, self.shelf.find(rules.pack), dice)

    def blank(self) -> KaranorTable:
        return KaranorTable()

    def seats(self, table: KaranorTable) -> int:
        return table.rules.players

    def winners(self, table: KaranorTable) -> tuple[int, ...]:
        return table.winners

    def plain(self, view: View) -> PlainView:
        assert isinstance(view, KaranorView)
        return plain_view(view)


GAME = Karanor(installed_packs())
__all__ = ["GAME", "Karanor", "events"]
