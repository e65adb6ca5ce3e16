"""Where the cards' functions stand, by face: the files of the sets write here, the actions read.

Each decorator takes the name of a card; the function under it is that card's sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar

from comptoir.core import Asked, Cards
from comptoir.dale.catalogue import FACE, FACES, rows_of

if TYPE_CHECKING:
    from comptoir.dale.seat import Seat
    from comptoir.dale.table import DaleTable

Effect: TypeAlias = "Callable[[Seat], Coroutine[Asked, Any, None]]"
PurchaseEffect: TypeAlias = "Callable[[Seat, Cards], Coroutine[Asked, Any, Cards]]"
Targets: TypeAlias = "Callable[[DaleTable, int, int], Cards]"
Need: TypeAlias = "Callable[[DaleTable, int], bool]"
"""Can an ability or a reaction of a seat do anything now?"""
F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")
Rule: TypeAlias = Callable[[], R]


@dataclass(frozen=True, slots=True)
class Payment:
    """What a card changes when it is part of a payment."""

    lifts_overpay: bool = False
    opens_discard: bool = False
    rearranges: bool = False
    """The cards of the market may change places first."""
    may_stay: bool = False
    """The card need not be discarded."""
    adds_purchase: bool = False
    hand_size: int = 0
    """How much larger the hand size is this turn."""
    worth: tuple[int, ...] = ()
    """The values its owner may choose from."""


@dataclass(frozen=True, slots=True)
class Stack:
    """What a card changes when it is part of a stack being built."""

    lets_junk_in: bool = False
    lets_any_set_in: bool = False
    fetches: int = 0
    spread: int = 0


@dataclass(frozen=True, slots=True)
class Lasting:
    """What a card in a schedule does to its owner's opponents until the owner's next turn."""

    price: int = 0
    stack_total: int = 0
    fills_one: bool = False


Occasion: TypeAlias = Literal["resolved", "purchased", "shuffled", "built", "entered"]
RESOLVED: Occasion = "resolved"
PURCHASED: Occasion = "purchased"
SHUFFLED: Occasion = "shuffled"
BUILT: Occasion = "built"
ENTERED: Occasion = "entered"
"""The one occasion to react to something of one's own: this very card has come into the hand."""


class Trigger(NamedTuple):
    """Something that happened, and who did it."""

    occasion: Occasion
    seat: int
    card: int
    """What came into the hand."""
    face: int
    """What was played or purchased: the face, since the card itself may have been shuffled away by now."""


class Reaction(NamedTuple):
    """What a card in hand may do when something has happened."""

    occasion: Occasion
    effect: Effect


_COUNT = len(FACES)
TECHNIQUES: list[Effect | None] = [None] * _COUNT
ABILITIES: list[Effect | None] = [None] * _COUNT
AFTER_BUILD: list[Effect | None] = [None] * _COUNT
WHEN_PURCHASED: list[PurchaseEffect | None] = [None] * _COUNT
PAYMENTS: list[Payment | None] = [None] * _COUNT
STACKS: list[Stack | None] = [None] * _COUNT
HAND_SIZES: list[int] = [0] * _COUNT
STALL_HAND_SIZES: list[int] = [0] * _COUNT
TURN_STARTS: list[Effect | None] = [None] * _COUNT
"""What a technique does at the start of its owner's next turn; it waits in the schedule."""
LASTING: list[Lasting | None] = [None] * _COUNT
REACTIONS: list[Reaction | None] = [None] * _COUNT
NEEDS: list[Need | None] = [None] * _COUNT
TARGETS: list[Targets | None] = [None] * _COUNT
"""What a chameleon may copy: the tokens that are valid for it now."""

LASTS_ALL_TURN: set[int] = set()
"""Techniques whose effect holds until the end of the turn."""
USED_IN_ACTIONS: set[int] = set()
"""Faces whose ability may be used beside the actions."""
USED_IN_CLEAN_UP: set[int] = set()
"""Faces whose ability may matter during clean-up."""
WAITS_WHILE_STORING: set[int] = set()
"""Techniques that wait for the next turn only if something is stored under them."""


class Presence(NamedTuple):
    """What the sets of a game make possible, whoever holds which card: grounds that are public."""

    hand_sizes: bool
    stall_sizes: bool
    copies_in_clean_up: bool
    clean_up: bool
    lasting: bool
    worths: bool
    occasions: frozenset[Occasion]
    entering: bool
    mixes_sets: bool
    mixes_junk: bool
    spread: int


@cache
def presence(sets: tuple[str, ...]) -> Presence:
    """Which rules can matter in a game with these sets."""
    faces = [FACE[row.name] for name in sets for row in rows_of(name)]
    copiers = any(TARGETS[face] for face in faces)
    own = [face for face in faces if face in USED_IN_CLEAN_UP or HAND_SIZES[face]]
    copies = copiers and bool(own)
    paying = [rule for face in faces if (rule := PAYMENTS[face])]
    stacking = [stack for face in faces if (stack := STACKS[face])]
    occasions = frozenset([reaction.occasion for face in faces if (reaction := REACTIONS[face])])
    return Presence(
        hand_sizes=any(HAND_SIZES[face] or STALL_HAND_SIZES[face] for face in faces)
        or any(rule.hand_size for rule in paying),
        stall_sizes=any(STALL_HAND_SIZES[face] for face in faces),
        copies_in_clean_up=copies,
        clean_up=copies or any(face in USED_IN_CLEAN_UP for face in faces),
        lasting=any(LASTING[face] for face in faces),
        worths=any(rule.worth for rule in paying),
        occasions=occasions,
        entering=ENTERED in occasions,
        mixes_sets=any(rule.lets_any_set_in for rule in stacking),
        mixes_junk=any(rule.lets_junk_in for rule in stacking),
        spread=max([rule.spread for rule in stacking], default=0),
    )


def technique(card: str, *, lasts_all_turn: bool = False) -> Callable[[F], F]:
    """The effect of a technique."""
    if lasts_all_turn:
        LASTS_ALL_TURN.add(FACE[card])
    return _write(TECHNIQUES, card)


def at_turn_start(card: str, *, while_storing: bool = False) -> Callable[[F], F]:
    """The part of a technique that resolves when its owner's next turn begins."""
    if while_storing:
        WAITS_WHILE_STORING.add(FACE[card])
    return _write(TURN_STARTS, card)


def until_next_turn(card: str) -> Callable[[Rule[Lasting]], Rule[Lasting]]:
    """What this technique does to the opponents until its owner's next turn; playing it does nothing else."""
    TECHNIQUES[FACE[card]] = _nothing
    return _write_rule(LASTING, card)


def next_turn_only(card: str) -> Callable[[F], F]:
    """A technique that does nothing now: its sentence is said at the start of its owner's next turn."""
    TECHNIQUES[FACE[card]] = _nothing
    return _write(TURN_STARTS, card)


async def _nothing(me: Seat) -> None:
    """What some techniques do when they are played."""


def once_per_turn(
    card: str, *, in_clean_up: bool, in_actions: bool = True, needs: Need | None = None
) -> Callable[[F], F]:
    """An ability of a passive in hand, optional, once in its owner's turn."""
    if in_actions:
        USED_IN_ACTIONS.add(FACE[card])
    if in_clean_up:
        USED_IN_CLEAN_UP.add(FACE[card])
    NEEDS[FACE[card]] = needs
    return _write(ABILITIES, card)


def reaction(card: str, occasion: Occasion, *, needs: Need) -> Callable[[F], F]:
    """What a passive in hand may do each time another player has done something, or it came into the hand."""
    NEEDS[FACE[card]] = needs

    def write(effect: F) -> F:
        REACTIONS[FACE[card]] = Reaction(occasion, effect)
        return effect

    return write


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


def in_stall(card: str) -> Callable[[Rule[int]], Rule[int]]:
    """How much larger the hand size is while this card lies in the stall."""
    return _write_rule(STALL_HAND_SIZES, card)


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
