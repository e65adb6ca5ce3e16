"""The table to be drawn, out of one observer's view of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from comptoir.dale.view import DaleView
from comptoir.telling.dale.shapes import DaleScene, Scheduled, SeatScene, Slot
from comptoir.telling.dale.sight import Card, Sight, printed_value
from comptoir.telling.shown import Seen
from comptoir.telling.telling import Number

Phase = Literal["start", "action", "clean_up"]


def scene(view: DaleView, number: Number) -> DaleScene:
    """Everything the observer can see, in the observer's own numbers."""
    sight = Sight(view)
    painter = _Painter(sight, number)
    surcharge = sight.surcharge(sight.active)
    return DaleScene(
        turn=sight.turn,
        active=sight.active,
        phase=cast(Phase, sight.phase),
        actions=sight.actions,
        winners=sight.winners,
        sets=list(sight.sets),
        teams=sight.teams,
        stacks_to_win=sight.stacks_to_win,
        market=[
            Slot(painter.seen(card), price, slot + surcharge)
            for slot, (card, price) in enumerate(zip(sight.market, sight.prices, strict=True))
        ],
        market_deck=sight.market_deck,
        market_discard=painter.pile(sight.market_discard),
        aside=painter.pile(sight.aside),
        junk_reserve=sight.junk_reserve,
        seats=[painter.seat(at) for at in range(len(sight.seats))],
    )


class _Painter:
    """Draws the cards of one view."""

    def __init__(self, sight: Sight, number: Number) -> None:
        self.sight = sight
        self.number = number

    def seen(self, card: Card | None) -> Seen | None:
        return None if card is None else self.known(card)

    def known(self, card: Card) -> Seen:
        guise = self.sight.guises.get(str(card.token), "") if self.sight.guises else ""
        return Seen(self.number(card.token), card.face, guise)

    def held(self, at: int, card: Card) -> Seen:
        """A card of a hand: it may count something else than what is printed on it."""
        seen = self.known(card)
        value = self.sight.value_at(at, card.token, seen.guise or card.face)
        if value == printed_value(card.face):
            return seen
        return Seen(seen.id, seen.face, seen.guise, value)

    def pile(self, cards: Iterable[Card | None]) -> list[Seen | None]:
        return [None if card is None else self.known(card) for card in cards]

    def open(self, cards: Iterable[Card | None]) -> list[Seen]:
        """Cards of a zone where every card lies open."""
        return [self.known(card) for card in cards if card is not None]

    def seat(self, at: int) -> SeatScene:
        seat = self.sight.seats[at]
        return SeatScene(
            hand=[self.held(at, card) for card in seat.hand],
            hand_count=seat.hand_count,
            deck=self.pile(seat.deck),
            discard=self.pile(seat.discard),
            stall=[self.open(stack) for stack in seat.stall],
            schedule=[
                Scheduled(self.known(card), self.pile(seat.stored.get(card.token, ())))
                for card in seat.schedule
                if card is not None
            ],
            next_stack=len(seat.stall) + 1,
            needed=self.sight.needed(at),
        )
