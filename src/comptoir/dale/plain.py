"""A view of La Vallée des Marchands in plain data, see docs/views.md."""

from __future__ import annotations

from functools import partial

from comptoir.core import Plain, PlainView, plain_card, plain_cards, plain_decisions, plain_hand
from comptoir.dale.board import EMPTY, PHASES
from comptoir.dale.catalogue import FACES
from comptoir.dale.view import DaleView


def plain_view(view: DaleView) -> PlainView:
    cards, rules = partial(plain_cards, view, names=FACES), view.rules
    slots = list(enumerate(view.market))
    return {
        "game": "dale",
        "observer": view.observer,
        "decisions": plain_decisions(view, FACES),
        "turn": view.turn,
        "active": view.active,
        "phase": PHASES[view.phase],
        "actions": view.actions,
        "winners": [*view.winners],
        "sets": [*rules.sets],
        "teams": rules.teams,
        "stacks_to_win": rules.stacks_to_win,
        "market": [None if card == EMPTY else plain_card(view, card, FACES) for card in view.market],
        "prices": [None if card == EMPTY else view.price(slot) for slot, card in slots],
        "market_deck": cards(view.market_deck),
        "market_discard": cards(view.market_discard),
        "junk_reserve": len(view.junk_reserve),
        "aside": cards(view.aside),
        "modifiers": [[*each] for each in view.modifiers],
        "hand_bonus": view.hand_bonus,
        "guises": {str(card): FACES[face] for card, face in view.guises.items()},
        "used": [*view.used],
        "seats": [_seat(view, at) for at in range(rules.players)],
    }


def _seat(view: DaleView, at: int) -> Plain:
    cards = partial(plain_cards, view, names=FACES)
    storing = [card for card in view.schedules[at] if card in view.stored]
    return {
        "hand": plain_hand(view, view.hands[at], FACES),
        "deck": cards(view.decks[at]),
        "discard": cards(view.discards[at]),
        "stall": [cards(stack) for stack in view.stall(at)],
        "schedule": cards(view.schedules[at]),
        "stored": {str(card): cards(view.stored[card]) for card in storing},
    }
