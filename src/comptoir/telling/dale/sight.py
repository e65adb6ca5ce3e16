"""An observer's view of the table, read into types. Whatever anybody is shown comes from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from comptoir.core import UNKNOWN, Cards, Match
from comptoir.dale.board import ADD, ALL_CARDS, BECOME, EMPTY, PHASES
from comptoir.dale.cardbook import LASTING, STALL_HAND_SIZES, Lasting
from comptoir.dale.catalogue import FACE, FACES, VALUE
from comptoir.dale.view import DaleView


class Card(NamedTuple):
    """A token whose printed side this observer knows."""

    token: int
    face: str


class Place(NamedTuple):
    """Where a card lies: the zone, whose it is (-1: nobody's), and which stack or slot."""

    zone: str
    owner: int = -1
    number: int = 0


class SeatSight(NamedTuple):
    """What can be seen of one seat. ``hand`` holds the known cards only; piles have their top last."""

    hand: tuple[Card, ...]
    hand_count: int
    deck: tuple[Card | None, ...]
    discard: tuple[Card | None, ...]
    stall: tuple[tuple[Card | None, ...], ...]
    schedule: tuple[Card | None, ...]
    stored: dict[int, tuple[Card | None, ...]]
    """What lies under cards of the schedule, by their tokens."""


class Sight:
    """The table as one observer sees it."""

    def __init__(self, view: DaleView) -> None:
        self.view = view
        self.observer = view.observer
        self.turn = view.turn
        self.active = view.active
        self.phase = PHASES[view.phase]
        self.actions = view.actions
        self.winners = list(view.winners)
        self.sets = view.rules.sets
        self.teams = view.rules.teams
        self.stacks_to_win = view.rules.stacks_to_win
        self.market = _cards(view, view.market)
        self.prices = tuple(
            [None if card == EMPTY else view.price(slot) for slot, card in enumerate(view.market)]
        )
        self.market_deck = len(view.market_deck)
        self.market_discard = _cards(view, view.market_discard)
        self.junk_reserve = len(view.junk_reserve)
        self.aside = _cards(view, view.aside)
        self.modifiers = view.modifiers
        self.hand_bonus = view.hand_bonus
        self.guises = {str(card): FACES[face] for card, face in view.guises.items()}
        self.seats = tuple([_seat(view, at) for at in range(view.rules.players)])
        mine = view.decision
        self.source = _card(view, mine.source) if mine else None
        """The card that asks this observer, if one does."""
        self.prompt = mine.prompt if mine else ""

    @cached_property
    def _places(self) -> dict[int, tuple[Card, Place]]:
        return dict(self._lying())

    @property
    def me(self) -> SeatSight:
        return self.seats[self.observer]

    @property
    def next_stack(self) -> int:
        """The number of the observer's next stack."""
        return len(self.me.stall) + 1

    def card(self, token: int) -> Card | None:
        """A token this observer knows."""
        found = self._places.get(token)
        return found[0] if found else None

    def place(self, token: int) -> Place:
        """Where a token this observer knows lies."""
        return self._places[token][1]

    def face(self, token: int) -> str:
        """The face a known token shows: its guise if it has one."""
        return self.guises.get(str(token)) or self._places[token][0].face

    def value(self, token: int, face: str, worth: int | None = None) -> int:
        """What a card of the observer counts now, used with that face, or for a declared worth."""
        return self.value_at(self.observer, token, face, worth)

    def value_at(self, at: int, token: int, face: str, worth: int | None = None) -> int:
        """The same for a card of any seat; this turn's changes hold for the cards of the active player."""
        value = printed_value(face) if worth is None else worth
        for operation, aim, amount in self.modifiers if self.active == at else ():
            if aim in (ALL_CARDS, token):
                if operation == ADD:
                    value += amount
                elif operation == BECOME:
                    value = amount
                else:
                    value *= amount
        return value

    def is_singled_out(self, token: int) -> bool:
        """Does this very card count something else than its like, this turn?"""
        return self.active == self.observer and any(aim == token for _, aim, _ in self.modifiers)

    # -- what lasts -----------------------------------------------------------------------------------

    def is_one_side(self, at: int, other: int) -> bool:
        """Is it the same seat, or its teammate, who sits opposite?"""
        return at == other or (self.teams and (at - other) % 2 == 0)

    def lasting(self, at: int) -> Iterator[tuple[Card, Lasting]]:
        """The cards of opponents that hold for a seat until their owners' next turns."""
        for owner, seat in enumerate(self.seats):
            for card in seat.schedule if not self.is_one_side(owner, at) else ():
                rule = LASTING[FACE[self.face(card.token)]] if card else None
                if card and rule is not None:
                    yield card, rule

    def surcharge(self, at: int) -> int:
        """How much more than usual the market costs a seat."""
        return sum(rule.price for _, rule in self.lasting(at))

    def needed(self, at: int) -> int:
        """What the next stack of a seat has to add up to."""
        return len(self.seats[at].stall) + 1 + sum(rule.stack_total for _, rule in self.lasting(at))

    @property
    def larger_hand(self) -> int:
        """How many cards more than usual the observer's hand is filled to, not counting cards of the hand."""
        stall = [card for stack in self.me.stall for card in stack if card]
        sofas = sum(STALL_HAND_SIZES[FACE[self.face(card.token)]] for card in stall)
        return sofas + (self.hand_bonus if self.active == self.observer else 0)

    def _lying(self) -> list[tuple[int, tuple[Card, Place]]]:
        zones: list[tuple[Sequence[Card | None], Place]] = [
            (self.aside, Place("aside")),
            (self.market_discard, Place("market_discard")),
        ]
        zones += [((card,), Place("market", -1, slot)) for slot, card in enumerate(self.market)]
        for at, seat in enumerate(self.seats):
            zones += [(seat.deck, Place("deck", at)), (seat.discard, Place("discard", at))]
            zones += [(seat.hand, Place("hand", at)), (seat.schedule, Place("schedule", at))]
            zones += [(cards, Place("stored", at)) for cards in seat.stored.values()]
            # A team's stall is seen at both its seats: it is told of once, at the first of them.
            owner = at % 2 if self.teams else at
            zones += [(stack, Place("stall", owner, number)) for number, stack in enumerate(seat.stall, 1)]
        return [(card.token, (card, place)) for zone, place in zones for card in zone if card]


def printed_value(face: str) -> int:
    return VALUE[FACE[face]]


def look(match: Match[Any], observer: int) -> Sight:
    """The table now, as that observer sees it."""
    return Sight(match.view(observer))


def _card(view: DaleView, card: int) -> Card | None:
    face = view.faces[card]
    return None if face == UNKNOWN else Card(card, FACES[face])


def _cards(view: DaleView, cards: Cards) -> tuple[Card | None, ...]:
    return tuple([_card(view, card) for card in cards])


def _seat(view: DaleView, at: int) -> SeatSight:
    schedule = view.schedules[at]
    return SeatSight(
        tuple([card for card in _cards(view, view.hands[at]) if card]),
        len(view.hands[at]),
        _cards(view, view.decks[at]),
        _cards(view, view.discards[at]),
        tuple([_cards(view, stack) for stack in view.stall(at)]),
        _cards(view, schedule),
        {card: _cards(view, view.stored[card]) for card in schedule if card in view.stored},
    )
