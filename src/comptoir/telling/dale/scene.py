"""The table to be drawn, out of one observer's view of it."""

from __future__ import annotations

from typing import Literal

from comptoir.core import UNKNOWN, Cards
from comptoir.dale.board import EMPTY, PHASES
from comptoir.dale.stacks import next_total
from comptoir.dale.view import DaleView
from comptoir.telling.dale.shapes import DaleScene, Scheduled, SeatScene, Slot
from comptoir.telling.shown import Seen
from comptoir.telling.telling import Number

Phase = Literal["start", "action", "clean_up"]


def scene(view: DaleView, number: Number) -> DaleScene:
    """Everything the observer can see, in the observer's own numbers."""
    painter, rules = _Painter(view, number), view.rules
    return DaleScene(
        turn=view.turn,
        active=view.active,
        phase=PHASES[view.phase],
        actions=view.actions,
        winners=list(view.winners),
        sets=list(rules.sets),
        teams=rules.teams,
        stacks_to_win=rules.stacks_to_win,
        market=[painter.slot(slot, card) for slot, card in enumerate(view.market)],
        market_deck=len(view.market_deck),
        market_discard=painter.pile(view.market_discard),
        aside=painter.pile(view.aside),
        junk_reserve=len(view.junk_reserve),
        seats=[painter.seat(at) for at in range(rules.players)],
    )


class _Painter:
    """Draws the cards of one view."""

    def __init__(self, view: DaleView, number: Number) -> None:
        self.view = view
        self.number = number
        self.keys = view.book.keys

    def known(self, card: int, value: int | None = None) -> Seen:
        guise = self.view.guises.get(card)
        face = self.keys[self.view.faces[card]]
        return Seen(self.number(card), face, "" if guise is None else self.keys[guise], value)

    def held(self, at: int, card: int) -> Seen:
        """A card of a hand: it may count something else than what is printed on it."""
        value = self.view.value_at(at, card, self.view.shown(card))
        return self.known(card, None if value == self.view.book.values[self.view.faces[card]] else value)

    def pile(self, cards: Cards) -> list[Seen | None]:
        faces = self.view.faces
        return [None if faces[card] == UNKNOWN else self.known(card) for card in cards]

    def slot(self, slot: int, card: int) -> Slot:
        surcharge = slot + self.view.surcharge(self.view.active)
        if card == EMPTY:
            return Slot(None, None, surcharge)
        return Slot(self.known(card), self.view.price(slot), surcharge)

    def seat(self, at: int) -> SeatScene:
        view = self.view
        return SeatScene(
            hand=[self.held(at, card) for card in view.hands[at] if card >= 0],
            hand_count=len(view.hands[at]),
            deck=self.pile(view.decks[at]),
            discard=self.pile(view.discards[at]),
            stall=[[self.known(card) for card in stack] for stack in view.stall(at)],
            schedule=[
                Scheduled(self.known(card), self.pile(view.stored.get(card, ())))
                for card in view.schedules[at]
            ],
            next_stack=view.next_stack(at),
            needed=next_total(view, at),
            mate=view.mate_of(at),
        )
