"""What one seat, or the spectator, sees of a table."""

from __future__ import annotations

from comptoir.core import VIEW, Decision, View, loose_cards, registry, seen_cards
from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.table import KaranorTable


class KaranorView(View, KaranorBoard):
    """The board with some faces unknown. Of a hand the known cards come first; the rest are only counted."""

    __slots__ = VIEW
    shared = ("pack",)

    def find_shared(self) -> None:
        pack = registry.rules("karanor").pack  # type: ignore[attr-defined]  # the game of that name has one
        if pack.digest != self.rules.pack:
            raise ValueError("this view is of a game with another pack")
        self.pack = pack


def view_of(table: KaranorTable, observer: int, decisions: tuple[Decision, ...]) -> KaranorView:
    """The allow-list: what is not named here is not seen."""
    view, faces = KaranorView(), table.faces_for(observer)
    view.observer, view.decisions, view.faces = observer, decisions, faces
    _see_piles(view, table, faces)
    for zones in ("packs", "commerces", "quests", "black_hands", "histories"):
        setattr(view, zones, [loose_cards(cards, faces) for cards in getattr(table, zones)])
    for zones in ("artefacts", "built", "origins"):
        setattr(view, zones, [seen_cards(cards, faces) for cards in getattr(table, zones)])
    _see_open_things(view, table)
    return view


def _see_piles(view: KaranorView, table: KaranorTable, faces: bytes) -> None:
    view.commerce_deck, view.commerce_discard = (
        seen_cards(table.commerce_deck, faces),
        seen_cards(table.commerce_discard, faces),
    )
    view.quest_deck, view.quest_discard = (
        seen_cards(table.quest_deck, faces),
        seen_cards(table.quest_discard, faces),
    )
    view.black_deck, view.black_discard = (
        seen_cards(table.black_deck, faces),
        seen_cards(table.black_discard, faces),
    )
    view.artefact_deck, view.artefact_discard = (
        seen_cards(table.artefact_deck, faces),
        seen_cards(table.artefact_discard, faces),
    )
    view.delivery_deck, view.delivery_discard = (
        seen_cards(table.delivery_deck, faces),
        seen_cards(table.delivery_discard, faces),
    )
    view.row, view.sequels = seen_cards(table.row, faces), seen_cards(table.sequels, faces)
    view.deliveries, view.aside = seen_cards(table.deliveries, faces), seen_cards(table.aside, faces)


def _see_open_things(view: KaranorView, table: KaranorTable) -> None:
    """What lies open for everybody."""
    view.rules, view.pack = table.rules, table.pack
    view.used, view.spent = table.used, table.spent
    view.reserve, view.market, view.goods = table.reserve, table.market, table.goods[:]
    view.gold, view.income, view.prestige = table.gold[:], table.income[:], table.prestige[:]
    view.insignia, view.insignia_supply = table.insignia[:], table.insignia_supply
    view.associates, view.free_associates = table.associates[:], table.free_associates
    view.promoted, view.pawns, view.shops = table.promoted, table.pawns[:], table.shops[:]
    view.villas, view.inhabitants = table.villas[:], table.inhabitants
    view.phase, view.first, view.active, view.turn = table.phase, table.first, table.active, table.turn
    view.actions, view.steps, view.trigger = table.actions, table.steps, table.trigger
    view.lasting, view.stats, view.forbidden = table.lasting, table.stats[:], table.forbidden[:]
    view.offers, view.openings = table.offers, table.openings
