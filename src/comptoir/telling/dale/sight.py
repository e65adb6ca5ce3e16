"""An observer's view of the table, read into types. Whatever anybody is shown comes from here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from comptoir.core import Match, PlainView
from comptoir.dale.board import ADD, ALL_CARDS, BECOME
from comptoir.dale.cardbook import LASTING, STALL_HAND_SIZES, Lasting
from comptoir.dale.catalogue import FACE, VALUE


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

    def __init__(self, view: PlainView) -> None:
        plain: Any = view
        self.observer: int = plain["observer"]
        self.turn: int = plain["turn"]
        self.active: int = plain["active"]
        self.phase: str = plain["phase"]
        self.actions: int = plain["actions"]
        self.winners: list[int] = plain["winners"]
        self.sets: tuple[str, ...] = tuple(plain["sets"])
        self.teams: bool = plain["teams"]
        self.stacks_to_win: int = plain["stacks_to_win"]
        self.market = _cards(plain["market"])
        self.prices: tuple[int | None, ...] = tuple(plain["prices"])
        self.market_deck = len(plain["market_deck"])
        self.market_discard = _cards(plain["market_discard"])
        self.junk_reserve: int = plain["junk_reserve"]
        self.aside = _cards(plain["aside"])
        self.modifiers: list[list[int]] = plain["modifiers"]
        self.hand_bonus: int = plain["hand_bonus"]
        self.guises: dict[str, str] = plain["guises"]
        self.seats = tuple(_seat(each) for each in plain["seats"])
        mine = next((each for each in plain["decisions"] if each["seat"] == self.observer), None)
        self.source = _card(mine["source"]) if mine else None
        """The card that asks this observer, if one does."""
        self.prompt: str = mine["prompt"] if mine else ""

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
    return Sight(match.plain(observer))


def _card(plain: Any) -> Card | None:
    return None if plain is None else Card(plain["card"], plain["face"])


def _cards(plain: Any) -> tuple[Card | None, ...]:
    return tuple(_card(each) for each in plain)


def _seat(plain: Any) -> SeatSight:
    hand = tuple(Card(each["card"], each["face"]) for each in plain["hand"]["cards"])
    return SeatSight(
        hand,
        plain["hand"]["count"],
        _cards(plain["deck"]),
        _cards(plain["discard"]),
        tuple(_cards(stack) for stack in plain["stall"]),
        _cards(plain["schedule"]),
        {int(token): _cards(cards) for token, cards in plain["stored"].items()},
    )
