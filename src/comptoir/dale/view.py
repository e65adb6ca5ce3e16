"""What one seat, or the spectator, sees of a table."""

from __future__ import annotations

from typing import ClassVar

from comptoir.core import NO_CARD, Cards, Decision, View, loose_cards, seen_cards
from comptoir.dale.board import ZONES, DaleBoard
from comptoir.dale.table import DaleTable


class DaleView(View, DaleBoard):
    """The board with some faces unknown. Of a hand the known cards come first; the rest are only counted."""

    zones: ClassVar[tuple[str, ...]] = ZONES
    __slots__ = zones
    shared: ClassVar[tuple[str, ...]] = ("present",)

    def find_shared(self) -> None:
        self.present = self.book.presence(self.rules.sets)

    @property
    def hand(self) -> Cards:
        """The observer's own hand."""
        return self.hands[self.observer]

    @property
    def deck(self) -> Cards:
        """The observer's own deck."""
        return self.decks[self.observer]

    @property
    def discard(self) -> Cards:
        """The observer's own discard."""
        return self.discards[self.observer]


def view_of(table: DaleTable, observer: int, decisions: tuple[Decision, ...]) -> DaleView:
    """The allow-list: what is not named here is not seen."""
    view, faces = DaleView(), table.faces_for(observer)
    view.observer, view.decisions, view.faces = observer, decisions, faces
    view.rules, view.book, view.present = table.rules, table.book, table.present
    view.hands = [loose_cards(hand, faces) for hand in table.hands]
    view.decks = [seen_cards(deck, faces) for deck in table.decks]
    view.discards = [seen_cards(pile, faces) for pile in table.discards]
    view.stalls, view.schedules, view.market = table.stalls[:], table.schedules[:], table.market
    view.stored = {under: seen_cards(cards, faces) for under, cards in table.stored.items()}
    view.market_deck = seen_cards(table.market_deck, faces)
    view.market_discard = seen_cards(table.market_discard, faces)
    view.junk_reserve = (NO_CARD,) * len(table.junk_reserve)
    view.aside = seen_cards(table.aside, faces)
    view.modifiers, view.guises, view.used = table.modifiers, table.guises.copy(), table.used
    view.active, view.actions = table.active, table.actions
    view.begun, view.declined = table.begun, table.declined
    view.bonuses, view.extras, view.hand_bonus = table.bonuses, table.extras, table.hand_bonus
    view.turn, view.phase, view.winner = table.turn, table.phase, table.winner
    return view
