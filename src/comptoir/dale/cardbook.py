"""Where the cards' functions stand, by face: the files of the sets write here, the actions read.

Each decorator takes the name of a card; the function under it is that card's sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from comptoir.core import Asked, Cards
from comptoir.dale.catalogue import FACE, FACES, rows_of

if TYPE_CHECKING:
    from comptoir.dale.seat import Seat
    from comptoir.dale.table import DaleTable

Effect: TypeAlias = "Callable[[Seat], Coroutine[Asked, Any, None]]"
PurchaseEffect: TypeAlias = "Callable[[Seat, Cards], Coroutine[Asked, Any, Cards]]"
Targets: TypeAlias = "Callable[[DaleTable, int, int], Cards]"
F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")
Rule: TypeAlias = Callable[[], R]


@dataclass(frozen=True, slots=True)
class Payment:
    """What a card changes when it is part of a payment."""

    lifts_overpay: bool = False
    opens_discard: bool = False


@dataclass(frozen=True, slots=True)
class Stack:
    """What a card changes when it is part of a stack being built."""

    lets_junk_in: bool = False
    lets_any_set_in: bool = False
    fetches: int = 0
    spread: int = 0


_COUNT = len(FACES)
TECHNIQUES: list[Effect | None] = [None] * _COUNT
ABILITIES: list[Effect | None] = [None] * _COUNT
AFTER_BUILD: list[Effect | None] = [None] * _COUNT
WHEN_PURCHASED: list[PurchaseEffect | None] = [None] * _COUNT
PAYMENTS: list[Payment | None] = [None] * _COUNT
STACKS: list[Stack | None] = [None] * _COUNT
HAND_SIZES: list[int] = [0] * _COUNT
TARGETS: list[Targets | None] = [None] * _COUNT
"""What a chameleon may copy: the tokens that are valid for it now."""

LASTS_ALL_TURN: set[int] = set()
"""Techniques whose effect holds until the end of the turn."""
USED_IN_CLEAN_UP: set[int] = set()
"""Faces whose ability may matter during clean-up."""


class Presence(NamedTuple):
    """What the sets of a game make possible, whoever holds which card: grounds that are public."""

    hand_sizes: bool
    copies_in_clean_up: bool
    clean_up: bool


@cache
def presence(sets: tuple[str, ...]) -> Presence:
    """Which rules can matter in a game with these sets."""
    faces = [FACE[row.name] for name in sets for row in rows_of(name)]
    copiers = any(TARGETS[face] for face in faces)
    own = [face for face in faces if face in USED_IN_CLEAN_UP or HAND_SIZES[face]]
    copies = copiers and bool(own)
    return Presence(
        hand_sizes=any(HAND_SIZES[face] for face in faces),
        copies_in_clean_up=copies,
        clean_up=copies or any(face in USED_IN_CLEAN_UP for face in faces),
    )


def technique(card: str, *, lasts_all_turn: bool = False) -> Callable[[F], F]:
    """The effect of a technique."""
    if lasts_all_turn:
        LASTS_ALL_TURN.add(FACE[card])
    return _write(TECHNIQUES, card)


def once_per_turn(card: str, *, in_clean_up: bool) -> Callable[[F], F]:
    """An ability of a passive in hand, optional, once in its owner's turn."""
    if in_clean_up:
        USED_IN_CLEAN_UP.add(FACE[card])
    return _write(ABILITIES, card)


def when_purchased(card: str) -> Callable[[F], F]:
    """What happens when this very card is bought: gets the payment, returns what is left to discard."""
    return _write(WHEN_PURCHASED, card)


def after_build(card: str) -> Callable[[F], F]:
    """What follows when a stack that contains this card was built."""
    return _write(AFTER_BUILD, card)


def copies(card: str) -> Callable[[F], F]:
    """A chameleon: the cards it may copy, for a seat that uses the token given."""
    return _write(TARGETS, card)


def in_payment(card: str) -> Callable[[Rule[Payment]], Rule[Payment]]:
    """How this card changes a payment it is part of."""
    return _write_rule(PAYMENTS, card)


def in_stack(card: str) -> Callable[[Rule[Stack]], Rule[Stack]]:
    """How this card changes a stack it is part of."""
    return _write_rule(STACKS, card)


def in_hand(card: str) -> Callable[[Rule[int]], Rule[int]]:
    """How much larger the hand size is while this card is in hand."""
    return _write_rule(HAND_SIZES, card)


def _write(page: list[Any], card: str) -> Callable[[F], F]:
    """Write a function onto a page of the book, in the card's place."""

    def write(function: F) -> F:
        page[FACE[card]] = function
        return function

    return write


def _write_rule(page: list[Any], card: str) -> Callable[[Rule[R]], Rule[R]]:
    """Write what a function says once and for all onto a page of the book."""

    def write(rule: Rule[R]) -> Rule[R]:
        page[FACE[card]] = rule()
        return rule

    return write
