"""The sentences of the cards: how a function in the file of a set says what it is about.

The function under a decorator is a card's sentence and has the card's name: ``@technique`` above
``async def spyglass(me)``. Where a card has a second sentence, the name of that function goes on with its
decorator's: ``@at_turn_start`` above ``async def housecleaning_at_turn_start(me)``.

A decorator only notes in which file the sentence stands and onto which pages it belongs. A cardbook reads the
files of its edition, so the cards of two editions can have the same names.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from comptoir.core import Asked, Cards

if TYPE_CHECKING:
    from comptoir.dale.board import DaleBoard
    from comptoir.dale.guises import Use
    from comptoir.dale.owner import Owner
    from comptoir.dale.seat import Seat

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
    is_open: Callable[[DaleBoard, Sequence[Use]], bool]
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
RESOLVED: Final[Occasion] = "resolved"
PURCHASED: Final[Occasion] = "purchased"
SHUFFLED: Final[Occasion] = "shuffled"
BUILT: Final[Occasion] = "built"
ENTERED: Final[Occasion] = "entered"
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


# -- techniques -------------------------------------------------------------------------------------------


def technique(effect: F) -> F:
    """What a technique does when it is played."""
    return _write(effect, techniques=effect)


def turn_long_technique(effect: F) -> F:
    """A technique whose effect holds until the end of the turn."""
    return _write(effect, techniques=effect, lasts_all_turn=True)


def storing_technique(effect: F) -> F:
    """A technique that stores cards; they are taken when its owner's next turn begins."""
    return _write(effect, techniques=effect, turn_starts=_take_stored, waits_while_storing=True)


def at_turn_start(effect: F) -> F:
    """The part of a technique that resolves when its owner's next turn begins."""
    return _write(effect, turn_starts=effect)


def next_turn_only(effect: F) -> F:
    """A technique that does nothing now: its sentence is said at the start of its owner's next turn."""
    return _write(effect, techniques=_nothing, turn_starts=effect)


def next_turn_long(effect: F) -> F:
    """Such a technique whose effect, once it has begun, holds until the end of that turn."""
    return _write(effect, techniques=_nothing, turn_starts=effect, lasts_all_turn=True)


def until_next_turn(rule: Rule[Lasting]) -> Rule[Lasting]:
    """What this technique does to the opponents until its owner's next turn; playing it does nothing else."""
    return _write(rule, techniques=_nothing, lasting=rule())


async def _nothing(me: Seat) -> None:
    """What some techniques do when they are played."""


async def _take_stored(me: Seat) -> None:
    """At the start of your next turn: take what is stored."""
    me.take(*me.stored)


# -- passives in hand -------------------------------------------------------------------------------------


def once_per_turn(effect: F) -> F:
    """An ability of a passive in hand, optional, once in its owner's turn."""
    return _write(effect, abilities=effect, used_in_actions=True, used_in_clean_up=True)


def once_before_clean_up(effect: F) -> F:
    """Such an ability where it would change nothing any more in clean-up."""
    return _write(effect, abilities=effect, used_in_actions=True)


def once_in_clean_up(effect: F) -> F:
    """Such an ability that waits for the hand to be filled."""
    return _write(effect, abilities=effect, used_in_clean_up=True)


def reaction(occasion: Occasion) -> Callable[[F], F]:
    """What a passive in hand may do each time another player has done something, or it came into the hand."""
    return lambda effect: _write(effect, reactions=Reaction(occasion, effect))


def idle_unless(needs: Need) -> Callable[[F], F]:
    """When an ability could change anything: where it could not, it is not offered, unless the rules of older
    games offer it all the same."""
    return only_if(lambda me: me.board.rules.idle_abilities == "offered" or needs(me))


def only_if(needs: Need) -> Callable[[F], F]:
    """When an ability or a reaction is offered: where it could do nothing, it is not."""
    return lambda effect: _write(effect, needs=needs)


def copies(targets: F) -> F:
    """A chameleon: the cards it may copy."""
    return _write(targets, targets=targets)


def in_hand(rule: Rule[int]) -> Rule[int]:
    """How much larger the hand size is while this card is in hand."""
    return _write(rule, hand_sizes=rule())


# -- passives in payments, stacks and stalls --------------------------------------------------------------


def in_payment(rule: Rule[Payment]) -> Rule[Payment]:
    """How this card changes a payment it is part of."""
    return _write(rule, payments=rule())


def after_payment(effect: F) -> F:
    """What follows a purchase that was paid with this card; once, however many of them paid."""
    return _write(effect, after_payment=effect)


def opens_purchase(
    action: str, is_open: Callable[[DaleBoard, Sequence[Use]], bool]
) -> Callable[[Effect], Effect]:
    """A way to purchase for who pays with this card: how the action is called, and when it is offered."""
    return lambda effect: _write(effect, ways=Way(action, is_open, effect))


def when_purchased(effect: F) -> F:
    """What happens when this very card is bought: gets the payment, returns what of it is thrown away."""
    return _write(effect, when_purchased=effect)


def in_stack(rule: Rule[Stack]) -> Rule[Stack]:
    """How this card changes a stack it is part of."""
    return _write(rule, stacks=rule())


def after_build(effect: F) -> F:
    """What follows when a stack that contains this card was built."""
    return _write(effect, after_build=effect)


def in_stall(rule: Rule[int]) -> Rule[int]:
    """How much larger the hand size is while this card lies in the stall."""
    return _write(rule, stall_hand_sizes=rule())


# -- writing ----------------------------------------------------------------------------------------------

SECOND_SENTENCES: Final = ("at_turn_start", "once_per_turn", "in_payment")
"""How the name of a function may go on behind that of its card."""


class Sentence(NamedTuple):
    """What a function says of a card."""

    name: str
    """The card's, perhaps with what marks a second sentence."""
    pages: Mapping[str, object]
    """What is written onto which pages of a cardbook."""


_WRITTEN: Final[list[tuple[Any, Sentence]]] = []


def sentences_in(file: str) -> list[Sentence]:
    """The sentences that stand in the file of a set, from top to bottom."""
    names = vars(import_module(file))
    return [
        sentence
        for function, sentence in _WRITTEN
        # A compiled function does not say where it comes from.
        if names.get(function.__name__) is function and (function.__module__ or file) == file
    ]


def _write(function: F, **pages: object) -> F:
    _WRITTEN.append((function, Sentence(function.__name__, pages)))
    return function
