"""Where the cards' functions stand, by face: the files of the sets write here, the actions read.

The function under a decorator is a card's sentence and has the card's name: ``@technique`` above
``async def spyglass(me)``. Where a card has a second sentence, the name of that function goes on with its
decorator's: ``@at_turn_start`` above ``async def housecleaning_at_turn_start(me)``.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar

from comptoir.core import Asked, Cards
from comptoir.dale.catalogue import FACE, FACES, rows_of

if TYPE_CHECKING:
    from comptoir.dale.guises import Use
    from comptoir.dale.owner import Owner
    from comptoir.dale.seat import Seat
    from comptoir.dale.table import DaleTable

Effect: TypeAlias = "Callable[[Seat], Coroutine[Asked, Any, None]]"
PurchaseEffect: TypeAlias = "Callable[[Seat, Cards], Coroutine[Asked, Any, Cards]]"
Targets: TypeAlias = "Callable[[Owner], Cards]"
"""What a chameleon may copy now; ``source`` is the chameleon itself."""
Need: TypeAlias = "Callable[[Owner], bool]"
"""Can an ability or a reaction of a seat do anything now?"""
F = TypeVar("F", bound=Callable[..., Any])
R = TypeVar("R")
Rule: TypeAlias = Callable[[], R]


@dataclass(frozen=True, slots=True)
class Payment:
    """What a card changes when it is part of a payment."""

    lifts_overpay: bool = False
    opens_discard: bool = False
    may_stay: bool = False
    """The card need not be discarded."""
    hand_size: int = 0
    """How much larger the hand size is this turn."""
    worth: tuple[int, ...] = ()
    """The values its owner may choose from."""


class Way(NamedTuple):
    """A way to purchase that is open to whoever pays with a certain card: an action of its own."""

    action: str
    is_open: Callable[[DaleTable, Sequence[Use]], bool]
    """Is there a purchase of this kind for who may use these cards?"""
    purchase: Effect


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
AFTER_PAYMENT: list[Effect | None] = [None] * _COUNT
WAYS: list[Way | None] = [None] * _COUNT
STACKS: list[Stack | None] = [None] * _COUNT
HAND_SIZES: list[int] = [0] * _COUNT
STALL_HAND_SIZES: list[int] = [0] * _COUNT
TURN_STARTS: list[Effect | None] = [None] * _COUNT
"""What a technique does at the start of its owner's next turn; it waits in the schedule."""
LASTING: list[Lasting | None] = [None] * _COUNT
REACTIONS: list[Reaction | None] = [None] * _COUNT
NEEDS: list[Need | None] = [None] * _COUNT
TARGETS: list[Targets | None] = [None] * _COUNT

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


def has_sentence(face: int) -> bool:
    """Does any page, whatever it is about, say something of this card?"""
    pages = [each for each in globals().values() if isinstance(each, list) and len(each) == _COUNT]
    return any(page[face] for page in pages)


# -- techniques -------------------------------------------------------------------------------------------


def technique(effect: F) -> F:
    """What a technique does when it is played."""
    return _write(TECHNIQUES, effect)


def turn_long_technique(effect: F) -> F:
    """A technique whose effect holds until the end of the turn."""
    LASTS_ALL_TURN.add(_face(effect))
    return _write(TECHNIQUES, effect)


def storing_technique(effect: F) -> F:
    """A technique that stores cards; they are taken when its owner's next turn begins."""
    WAITS_WHILE_STORING.add(_face(effect))
    TURN_STARTS[_face(effect)] = _take_stored
    return _write(TECHNIQUES, effect)


def at_turn_start(effect: F) -> F:
    """The part of a technique that resolves when its owner's next turn begins."""
    return _write(TURN_STARTS, effect)


def next_turn_only(effect: F) -> F:
    """A technique that does nothing now: its sentence is said at the start of its owner's next turn."""
    TECHNIQUES[_face(effect)] = _nothing
    return _write(TURN_STARTS, effect)


def until_next_turn(rule: Rule[Lasting]) -> Rule[Lasting]:
    """What this technique does to the opponents until its owner's next turn; playing it does nothing else."""
    TECHNIQUES[_face(rule)] = _nothing
    return _write_rule(LASTING, rule)


async def _nothing(me: Seat) -> None:
    """What some techniques do when they are played."""


async def _take_stored(me: Seat) -> None:
    """At the start of your next turn: take what is stored."""
    me.take(*me.stored)


# -- passives in hand -------------------------------------------------------------------------------------


def once_per_turn(effect: F) -> F:
    """An ability of a passive in hand, optional, once in its owner's turn."""
    USED_IN_CLEAN_UP.add(_face(effect))
    return once_before_clean_up(effect)


def once_before_clean_up(effect: F) -> F:
    """Such an ability where it would change nothing any more in clean-up."""
    USED_IN_ACTIONS.add(_face(effect))
    return _write(ABILITIES, effect)


def once_in_clean_up(effect: F) -> F:
    """Such an ability that waits for the hand to be filled."""
    USED_IN_CLEAN_UP.add(_face(effect))
    return _write(ABILITIES, effect)


def reaction(occasion: Occasion) -> Callable[[F], F]:
    """What a passive in hand may do each time another player has done something, or it came into the hand."""

    def write(effect: F) -> F:
        REACTIONS[_face(effect)] = Reaction(occasion, effect)
        return effect

    return write


def only_if(needs: Need) -> Callable[[F], F]:
    """When an ability or a reaction is offered: where it could do nothing, it is not."""

    def write(effect: F) -> F:
        NEEDS[_face(effect)] = needs
        return effect

    return write


def copies(targets: F) -> F:
    """A chameleon: the cards it may copy."""
    return _write(TARGETS, targets)


def in_hand(rule: Rule[int]) -> Rule[int]:
    """How much larger the hand size is while this card is in hand."""
    return _write_rule(HAND_SIZES, rule)


# -- passives in payments, stacks and stalls --------------------------------------------------------------


def in_payment(rule: Rule[Payment]) -> Rule[Payment]:
    """How this card changes a payment it is part of."""
    return _write_rule(PAYMENTS, rule)


def after_payment(effect: F) -> F:
    """What follows a purchase that was paid with this card; once, however many of them paid."""
    return _write(AFTER_PAYMENT, effect)


def opens_purchase(
    action: str, is_open: Callable[[DaleTable, Sequence[Use]], bool]
) -> Callable[[Effect], Effect]:
    """A way to purchase for who pays with this card: how the action is called, and when it is offered."""

    def write(effect: Effect) -> Effect:
        WAYS[_face(effect)] = Way(action, is_open, effect)
        return effect

    return write


def when_purchased(effect: F) -> F:
    """What happens when this very card is bought: gets the payment, returns what of it is thrown away."""
    return _write(WHEN_PURCHASED, effect)


def in_stack(rule: Rule[Stack]) -> Rule[Stack]:
    """How this card changes a stack it is part of."""
    return _write_rule(STACKS, rule)


def after_build(effect: F) -> F:
    """What follows when a stack that contains this card was built."""
    return _write(AFTER_BUILD, effect)


def in_stall(rule: Rule[int]) -> Rule[int]:
    """How much larger the hand size is while this card lies in the stall."""
    return _write_rule(STALL_HAND_SIZES, rule)


# -- writing ----------------------------------------------------------------------------------------------


def _face(sentence: Callable[..., object]) -> int:
    """The card whose sentence a function is, by its name; that of a second sentence goes on behind it."""
    name = sentence.__name__
    if name not in FACE:
        for part in ("at_turn_start", "once_per_turn", "in_payment"):
            name = name.removesuffix(f"_{part}")
    if name not in FACE:
        raise ValueError(f"no card is called {name!r}")
    return FACE[name]


def _write(page: list[Any], sentence: F) -> F:
    """Write a function onto a page of the book, in its card's place."""
    page[_face(sentence)] = sentence
    return sentence


def _write_rule(page: list[Any], rule: Rule[R]) -> Rule[R]:
    """Write what a function says once and for all onto a page of the book."""
    page[_face(rule)] = rule()
    return rule
