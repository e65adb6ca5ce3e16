"""What one seat, or the spectator, sees of a table."""

from __future__ import annotations

from typing import ClassVar

from comptoir.core import BadOptions, Decision, View, loose_cards, registry, seen_cards
from comptoir.karanor.board import HELD, LYING, ROWS, ZONES, KaranorBoard
from comptoir.karanor.pack import PackShelf
from comptoir.karanor.table import KaranorTable


class KaranorView(View, KaranorBoard):
    """The board with some faces unknown. Of a hand the known cards come first; the rest are only counted."""

    zones: ClassVar[tuple[str, ...]] = ZONES
    __slots__ = zones
    shared: ClassVar[tuple[str, ...]] = ("pack",)

    def find_shared(self) -> None:
        shelf: PackShelf = registry.rules("karanor").shelf  # type: ignore[attr-defined]  # that game has one
        try:
            self.pack = shelf.find(self.rules.pack)
        except BadOptions:
            raise ValueError("this view is of a game with another pack") from None


def view_of(table: KaranorTable, observer: int, decisions: tuple[Decision, ...]) -> KaranorView:
    """The allow-list: what is not named here and below is not seen."""
    view, faces = KaranorView(), table.faces_for(observer)
    view.observer, view.decisions, view.faces = observer, decisions, faces
    for pile in LYING:
        setattr(view, pile, seen_cards(getattr(table, pile), faces))
    for rows in ROWS:
        setattr(view, rows, [seen_cards(cards, faces) for cards in getattr(table, rows)])
    for hands in HELD:
        setattr(view, hands, [loose_cards(cards, faces) for cards in getattr(table, hands)])
    _see_open_things(view, table)
    return view


def _see_open_things(view: KaranorView, table: KaranorTable) -> None:
    """What lies open for everybody."""
    view.rules, view.pack = table.rules, table.pack
    view.used, view.spent = table.used, table.spent
    view.reserve, view.market, view.goods = table.reserve, table.market, table.goods[:]
    view.gold, view.income, view.prestige = table.gold[:], table.income[:], table.prestige[:]
    view.insignia, view.insignia_supply = table.insignia[:], table.insignia_supply
    view.associates, view.free_associates = table.associates[:], table.free_associates
    view.promoted, view.pawns, view.shops = table.promoted, table.pawns[:], table.shops[:]
    view.sites = table.sites[:]
    view.villas, view.inhabitants = table.villas[:], table.inhabitants
    view.phase, view.first, view.active, view.turn = table.phase, table.first, table.active, table.turn
    view.actions, view.steps, view.trigger = table.actions, table.steps, table.trigger
    view.lasting, view.stats, view.forbidden = table.lasting, table.stats[:], table.forbidden[:]
    view.offers, view.fallen, view.openings = table.offers, table.fallen, table.openings
