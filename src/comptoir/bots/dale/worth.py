"""How much a card is worth to a seat, from what lies on a board: as the seat sees it, or as it imagines it.

Two questions, one reckoning. *Worth*: how much would this card help the stacks still to be built, if I
owned it? *Keep*: how much does it help while it stays in my hand? Both add up, over the next stacks, how
well the card fits them together with its mates of the same set.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from comptoir.bots.dale.opinions import NO_OPINION, OPINIONS, STRANGE_LIKING, Opinion
from comptoir.core import UNKNOWN, Cards, Option
from comptoir.dale.board import DISCARD_SLOT, EMPTY, DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import FACES, JUNK, SET
from comptoir.dale.guises import Use, uses
from comptoir.dale.stacks import next_total, stacks

NEAR = (1.0, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1)
"""How much a stack counts in worth, by how far off it is."""
AT_HAND = (1.0, 0.3, 0.1)
"""The same for keep: a hand is for the next stack or two."""
EXACT, COMPLETED, BEGUN = 1.0, 0.9, 0.45
"""A card that is the stack; one that completes it with its mates; one that is part of it."""
COVERED = 0.4
"""What is left of the wish for a stack that can be built without this card."""
AFTER_THREAT = 0.7
"""The wish for a stack as it will be needed once a threat has passed."""
JUNK_WORTH = -0.5
LOSS = 0.6
"""How much of what a card is worth in hand is lost when it is played or paid: it comes back later."""
CYCLED = 0.15
"""What it is worth to get junk out of the hand."""
EXTRA_CARD = 0.25
"""What it is worth that a payment brings a further card."""

Goals = list[tuple[int, float]]
"""Totals of stacks to come, each with how much it counts."""

Uses = tuple[Use, ...]


class Mates(NamedTuple):
    """The values of cards by their set, and the totals they can reach: bit ``n`` is set for ``n``."""

    values: dict[int, list[int]]
    totals: dict[int, int]


class Fit(NamedTuple):
    """What speaks most for a card: how it helps which stack, or what it does beside that."""

    how: str
    """``exact``: it is the stack; ``completes`` it with its mates; ``begins`` it; or it is ``liked``."""
    number: int


class Worth:
    """The reckoning for one seat at one moment. Nothing moves while it is made, so it keeps what it found."""

    __slots__ = (
        "_at_hand", "_draws", "_held", "_keeps", "_mine", "_near", "_opponents", "_owned", "_purses",
        "_stack", "_worths", "board", "book", "deck", "discard", "faces", "hand", "liking", "mate", "needed",
        "notes", "number", "seat", "thirst",
    )  # fmt: skip

    def __init__(self, board: DaleBoard, seat: int, thirst: float = 0.0) -> None:
        self.board, self.seat, self.faces, self.book = board, seat, board.faces, board.book
        self.liking, self.thirst = likings(board.book), thirst
        self.hand, self.discard, self.deck = board.hands[seat], board.discards[seat], board.decks[seat]
        self.mate = board.mate_of(seat)
        """The seat of the teammate, or -1."""
        self.number = len(board.stall(seat)) + 1
        """The number of the stack to build next."""
        self.needed = next_total(board, seat)
        """What that stack has to add up to now."""
        self._held = self._mates(self.hand)
        self._owned = self._mates((*self.hand, *self.discard))
        # What a card is worth depends on its face alone.
        self._worths: dict[int, float] = {JUNK: JUNK_WORTH}
        self._mine: dict[int, float] = {JUNK: JUNK_WORTH}
        self._draws: dict[int, float] = {JUNK: JUNK_WORTH}
        self._keeps: dict[int, float] = {JUNK: 0.0}
        self._purses: dict[Cards, list[tuple[float, int]]] = {}
        self._stack: Uses | None = None
        self._opponents: list[int] | None = None
        self.notes: dict[object, Any] = {}
        """What was found out already at this moment."""
        self._near = self._goals(NEAR)
        self._at_hand = self._goals(AT_HAND)
        if self.needed != self.number:  # a threat that ends before long
            self._at_hand.append((self.number, AFTER_THREAT))

    # -- the board ------------------------------------------------------------------------------------

    @property
    def last_number(self) -> int:
        return self.board.rules.stacks_to_win

    @property
    def to_draw(self) -> int:
        """How many cards I can still draw."""
        return len(self.deck) + len(self.discard)

    @property
    def opponents(self) -> list[int]:
        """The seats I play against, the one ahead first: more stacks, then more cards in hand."""
        if self._opponents is None:
            board = self.board
            others = [at for at in range(board.rules.players) if not board.is_one_side(at, self.seat)]
            self._opponents = sorted(
                others, key=lambda at: (-len(board.stall(at)), -len(board.hands[at]), at)
            )
        return self._opponents

    def knows(self, card: int) -> bool:
        return card >= 0 and self.faces[card] != UNKNOWN

    def name(self, face: int) -> str:
        """The card as we know it; nothing if nobody here has heard of it."""
        return "" if self.book.strange[face] else FACES[face]

    def opinion(self, face: int) -> Opinion:
        return OPINIONS.get(self.name(face), NO_OPINION)

    def value_of(self, card: int) -> int:
        """What is printed on a card."""
        return self.book.values[self.faces[card]]

    def is_junk(self, card: int) -> bool:
        return self.faces[card] == JUNK

    def junk(self, cards: Cards) -> int:
        """How many of these cards are junk."""
        faces = self.faces
        return sum([faces[card] == JUNK for card in cards])

    def value(self, card: int, base: int | None = None) -> int:
        """What a card of mine counts now; ``base`` stands for a value declared in a payment."""
        face = self.faces[card]
        if self.seat == self.board.active:  # what changes values this turn holds for nobody else
            return self.board.value(card, face, base)
        return self.book.values[face] if base is None else base

    # -- cards ----------------------------------------------------------------------------------------

    def of_face(self, face: int) -> float:
        """What one more card with this face would be worth."""
        if face not in self._worths:
            self._worths[face] = self.liking[face] + self._fit(face, self._owned.totals, self._near)
        return self._worths[face]

    def of(self, card: int) -> float:
        return self.of_face(self.faces[card])

    def of_mine(self, card: int) -> float:
        """What a card I own already is worth: it is not its own mate."""
        face = self.faces[card]
        if face not in self._mine:
            self._mine[face] = self.liking[face] + self._fit(
                face, self._without(face, self._owned), self._near
            )
        return self._mine[face]

    def keep(self, card: int) -> float:
        """What it is worth to hold this card of my hand."""
        face = self.faces[card]
        if face not in self._keeps:
            self._keeps[face] = self._fit(face, self._without(face, self._held), self._at_hand)
        return self._keeps[face]

    def draw(self, card: int) -> float:
        """What it would be worth to have this card of mine, which is elsewhere now, in my hand."""
        face = self.faces[card]
        if face not in self._draws:
            self._draws[face] = self._fit(face, self._held.totals, self._at_hand) + self.liking[face]
        return self._draws[face]

    def gain(self, card: int) -> float:
        """What it would be worth to get somebody else's card into my hand."""
        return self.of(card) + 0.5 * self.draw(card)

    def best(self, cards: Iterable[int]) -> float:
        return max([self.of(card) for card in cards], default=0.0)

    def best_draw(self, cards: Iterable[int]) -> float:
        return max([self.draw(card) for card in cards], default=0.0)

    def least_kept(self, cards: Iterable[int]) -> float:
        """How much the card that is easiest to part with is worth in hand."""
        return min([self.keep(card) for card in cards], default=1.0)

    # -- stacks ---------------------------------------------------------------------------------------

    @property
    def stack(self) -> Uses:
        """The next stack that I can build of my own cards and miss least; nothing if there is none."""
        if self._stack is None:
            self._stack = self.best_stack()
        return self._stack

    def best_stack(self, picked: tuple[Option, ...] = ()) -> Uses:
        """The stack I miss least of those that go on from the cards picked already."""
        found = stacks(self.board, self.seat, uses(self.board, self.seat, self.hand))
        return min([one for one in found if goes_on(one, picked)], key=self._lost_in, default=())

    def _lost_in(self, stack: Uses) -> float:
        return sum([self.of_mine(each.card) - self.opinion(each.face).stall for each in stack])

    # -- purchases ------------------------------------------------------------------------------------

    def purchase(self, slot: int, hand: Cards) -> float:
        """What it is worth to buy from that slot, or the top of the market discard, with that hand."""
        board = self.board
        card = board.market_discard[-1] if slot == DISCARD_SLOT else board.market[slot]
        return self.of(card) + self.thirst * self.value_of(card) - self.cost(board.price(slot), hand)

    def best_purchase(self, hand: Cards, more: int = 0) -> float:
        """The best that such a hand and that much more could buy in the market; 0 if it can buy nothing."""
        board, purse = self.board, more + sum([self.pays(card) for card in hand])
        slots = [
            slot for slot, card in enumerate(board.market) if card != EMPTY and board.price(slot) <= purse
        ]
        found = [self.of(board.market[slot]) - self.cost(board.price(slot) - more, hand) for slot in slots]
        return max(found, default=0.0)

    def pays(self, card: int) -> int:
        """The most this card of my hand can pay."""
        rule = self.book.payments[self.faces[card]]
        return self.value(card, rule.worth[-1] if rule is not None and rule.worth else None)

    def spend(self, card: int) -> float:
        """What is lost by paying with this card of my hand."""
        face = self.faces[card]
        if face == JUNK:
            return -CYCLED
        rule = self.book.payments[face]
        if rule is not None and rule.may_stay:
            return -CYCLED
        extras = (self.book.after_payment[face] is not None) + (rule.hand_size if rule else 0)
        return LOSS * self.keep(card) - EXTRA_CARD * extras

    def cost(self, price: int, hand: Cards) -> float:
        """What paying that much loses, if the least useful cards pay."""
        if hand not in self._purses:
            self._purses[hand] = [
                (self.spend(card), self.pays(card)) for card in sorted(hand, key=self.spend)
            ]
        cost, paid = 0.0, 0
        for loss, value in self._purses[hand]:
            if paid >= price:
                break
            paid += value
            cost += loss
        return cost

    def _goals(self, weights: tuple[float, ...]) -> Goals:
        """The stacks to come; the first one as it has to be built now."""
        numbers = range(self.number + 1, self.last_number + 1)
        return list(zip([self.needed, *numbers], weights, strict=False))

    # -- fitting --------------------------------------------------------------------------------------

    def _mates(self, cards: Cards) -> Mates:
        faces, printed = self.faces, self.book.values
        values: dict[int, list[int]] = {}
        totals: dict[int, int] = {}
        for card in cards:
            face = faces[card]
            if face != JUNK:
                kind, value = SET[face], printed[face]
                values.setdefault(kind, []).append(value)
                bits = totals.get(kind, 1)
                totals[kind] = bits | bits << value
        return Mates(values, totals)

    def _without(self, face: int, mates: Mates) -> dict[int, int]:
        """The totals that can be reached without one card of this face."""
        rest, own = mates.values.get(SET[face], [])[:], self.book.values[face]
        if own not in rest:
            return mates.totals
        rest.remove(own)
        bits = 1
        for value in rest:
            bits |= bits << value
        return {**mates.totals, SET[face]: bits}

    def _fit(self, face: int, totals: dict[int, int], goals: Goals) -> float:
        """How well a card fits the stacks to come, together with mates that reach these totals."""
        value, mine, every, fit = self.book.values[face], totals.get(SET[face], 1), 0, 0.0
        for bits in totals.values():
            every |= bits
        for number, weight in goals:
            if value > number:
                continue
            rest = number - value
            if not rest:
                part = EXACT
            elif mine >> rest & 1:
                part = COMPLETED
            else:
                reached = (mine & (1 << rest) - 1).bit_length() - 1
                part = BEGUN * (value + reached) / number
            fit += weight * part * (COVERED if every >> number & 1 else 1.0)
        return fit

    def best_fit(self, card: int, *, at_hand: bool = False) -> Fit:
        """The largest part of what it would be worth to have a card in hand, or to own it."""
        face = self.faces[card]
        mates, goals = (self._held, self._at_hand) if at_hand else (self._owned, self._near)
        fits = [self._fit(face, mates.totals, [goal]) for goal in goals]
        if sum(fits) <= self.liking[face]:
            return Fit("liked", 0)
        at = fits.index(max(fits))
        total, value = goals[at][0], self.book.values[face]
        number = total if at else self.number
        if value == total:
            return Fit("exact", number)
        is_complete = mates.totals.get(SET[face], 1) >> total - value & 1
        return Fit("completes" if is_complete else "begins", number)


def known(cards: Cards) -> list[int]:
    """Those of the cards whose faces can be seen."""
    return [card for card in cards if card >= 0]


def goes_on(stack: Uses, picked: tuple[Option, ...]) -> bool:
    """Does a stack begin with these picks? Both are in the order of the hand."""
    return not picked or tuple([use.option for use in stack[: len(picked)]]) == picked


@cache
def likings(book: Cardbook) -> tuple[float, ...]:
    """What cards do beside filling stacks, by face."""
    return tuple(
        [
            (STRANGE_LIKING if row.value > 1 else 0.0) if strange else OPINIONS.get(row.name, NO_OPINION).like
            for row, strange in zip(book.rows, book.strange, strict=True)
        ]
    )
