"""A player as the owner of cards: what lies where, who the others are, what could be done. Nothing moves."""

from __future__ import annotations

from typing import Self

from comptoir.core import Cards
from comptoir.dale.board import EMPTY, DaleBoard
from comptoir.dale.catalogue import JUNK, SET


class Owner:
    """One player, as far as their zones and the market go."""

    __slots__ = ("at", "board", "source")

    def __init__(self, board: DaleBoard, at: int, source: int = EMPTY) -> None:
        self.board = board
        self.at = at
        self.source = source
        """The card whose effect is being resolved."""

    # -- zones ----------------------------------------------------------------------------------------

    @property
    def hand(self) -> Cards:
        return self.board.hands[self.at]

    @property
    def folk(self) -> Cards:
        """The animalfolk cards of the hand."""
        faces = self.board.faces
        return tuple([card for card in self.hand if faces[card] != JUNK])

    @property
    def deck(self) -> Cards:
        return self.board.decks[self.at]

    @property
    def discard_pile(self) -> Cards:
        return self.board.discards[self.at]

    @property
    def top_of_discard(self) -> int | None:
        pile = self.discard_pile
        return pile[-1] if pile else None

    @property
    def discarded_junk(self) -> Cards:
        faces = self.board.faces
        return tuple([card for card in self.discard_pile if faces[card] == JUNK])

    @property
    def discarded_folk(self) -> Cards:
        faces = self.board.faces
        return tuple([card for card in self.discard_pile if faces[card] != JUNK])

    @property
    def stall(self) -> tuple[Cards, ...]:
        """The stacks of this player, or of the team."""
        return self.board.stall(self.at)

    @property
    def rightmost_stack(self) -> Cards:
        """The newest one; no card if there is none."""
        stall = self.board.stall(self.at)
        return stall[-1] if stall else ()

    @property
    def aside(self) -> Cards:
        """What the effect that is being resolved has set aside."""
        return self.board.aside

    @property
    def stored(self) -> Cards:
        """What lies under the card whose effect is being resolved."""
        return self.board.stored.get(self.source, ())

    @property
    def market(self) -> Cards:
        """The cards of the market from the right, without its gaps."""
        return self.board.market_cards

    @property
    def market_discard(self) -> Cards:
        return self.board.market_discard

    # -- the others -----------------------------------------------------------------------------------

    @property
    def others(self) -> list[Self]:
        """The players other than this one, the teammate too, clockwise: any of them is *another player*."""
        found: list[Self] = []
        count, kind = self.board.rules.players, type(self)
        for step in range(1, count):
            found.append(kind(self.board, (self.at + step) % count, self.source))
        return found

    def holder_of(self, card: int) -> Self:
        """Another player who has this card in hand or on the discard."""
        for each in self.others:
            if card in each.hand or card in each.discard_pile:
                return each
        raise LookupError(f"nobody else has the card {card}")

    @property
    def discards_of_others(self) -> list[Cards]:
        """Theirs, clockwise."""
        discards, at = self.board.discards, self.at
        return discards[at + 1 :] + discards[:at]

    @property
    def opponents(self) -> list[Self]:
        """The others without the teammate. In a team game *other players* are these."""
        is_one_side = self.board.is_one_side
        return [each for each in self.others if not is_one_side(each.at, self.at)]

    @property
    def teammate(self) -> Self | None:
        mates = [each for each in self.others if self.board.is_one_side(each.at, self.at)]
        return mates[0] if mates else None

    @property
    def everyone(self) -> list[Self]:
        """All players clockwise, this one first."""
        return [self, *self.others]

    # -- what is printed on cards ---------------------------------------------------------------------

    def is_junk(self, card: int) -> bool:
        return self.board.faces[card] == JUNK

    def face(self, card: int) -> int:
        return self.board.faces[card]

    def printed_value(self, card: int) -> int:
        return self.board.book.values[self.board.faces[card]]

    def set_of(self, card: int) -> int:
        """The number of a card's set."""
        return SET[self.board.faces[card]]

    def surcharge(self, slot: int) -> int:
        """What a card in a slot of the market costs this player beside its value."""
        return slot + self.board.surcharge(self.at)

    # -- what could be done ---------------------------------------------------------------------------

    def has_hand(self) -> bool:
        return bool(self.hand)

    def has_discard(self) -> bool:
        return bool(self.discard_pile)

    def has_discarded_junk(self) -> bool:
        return bool(self.discarded_junk)

    def can_turn_over(self) -> bool:
        """Is there a card in the deck, or would there be after shuffling? Junk stands in for drawing only."""
        return bool(self.deck or self.discard_pile)

    def can_look(self) -> bool:
        """Is there anything to look at on the own deck? Junk is there only where it always stands in."""
        return self.can_turn_over() or self.board.rules.junk_fallback == "any_draw"

    def can_draw(self) -> bool:
        """Is there anything to draw off the own deck?"""
        return self.board.can_draw(self.at)

    def can_search(self) -> bool:
        return bool(self.deck or (self.board.rules.search_reshuffles and self.discard_pile))

    def can_draw_from_market(self) -> bool:
        """Is there a card in the market deck, or would there be after shuffling?"""
        return bool(self.board.market_deck or self.board.market_discard)
