"""The actions of La Vallée des Marchands by number: the same table for all sets, players and switches.

A card is named by its face and where it lies. Equal cards that lie in one place and are alike there share a
number; where they are not alike (another stack, a guise, a use that is spent) they are told apart by a rank
among the cards of that face there, in an order that does not hang on the options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.core import DONE, NO, PASS, UNKNOWN, YES, Option
from comptoir.dale.board import DISCARD_SLOT, SLOTS
from comptoir.dale.catalogue import FACES, SET_NAMES
from comptoir.dale.editions import BOOKS
from comptoir.dale.options import MAX_PLAYERS
from comptoir.dale.view import DaleView
from comptoir.env.chart import Names

WORDS: Final[Sequence[Option]] = (
    DONE, YES, NO, PASS, ("build",), ("inventory",), ("rearrange",), ("left",), ("right",),
)  # fmt: skip
"""Options that are nothing but a word."""
HIGHEST_NAMED: Final = 30
"""The highest value or amount that can be named."""
WORTHS: Final = range(1, 6)
"""What a card may be said to be worth."""
ALIKE: Final = 1
IN_HAND: Final = 3
AS_COPY: Final = 2
ON_TOP: Final = 2
IN_ORDER: Final = 4
"""How many ranks there are: where cards of one face are always alike; in a hand; for a guise; where one of
them may be on top; and where they lie one after the other. There are four copies of a card at most; only junk
can lie deeper."""
OWN: Final = {
    "hand": IN_HAND,
    "deck": ON_TOP,
    "discard": IN_ORDER,
    "schedule": IN_ORDER,
    "stored": ALIKE,
    "stall": IN_ORDER,
}
OTHERS: Final = {"hand": ALIKE, "discard": IN_ORDER, "stall": IN_ORDER}
NOBODYS: Final = {"market_deck": ALIKE, "market_discard": ALIKE, "aside": ALIKE}
"""Where cards can be picked, and how many ranks there are."""
_COPIERS: Final = [face for face in range(len(FACES)) if any([book.targets[face] for book in BOOKS.values()])]
_DECLARED: Final = [
    face
    for face in range(len(FACES))
    if any([rule.worth for book in BOOKS.values() if (rule := book.payments[face])])
]
"""Faces that copy others, and those that may be said to be worth something else."""


class Actions:
    """The table, and the number of any option in it."""

    __slots__ = ("borrowed", "markets", "names", "of_card", "picks", "plain", "seats")

    def __init__(self) -> None:
        names = self.names = Names()
        self.plain: dict[Option, int] = {}
        """The numbers of what names neither a card on the table nor a seat."""
        for word in WORDS:
            self._name(word)
        for kind, numbers in (
            ("purchase", range(DISCARD_SLOT + 1)),
            ("slot", range(SLOTS)),
            ("value", range(HIGHEST_NAMED + 1)),
        ):
            for number in numbers:
                self._name((kind, number))
        for kind, named in (("set", SET_NAMES), ("card", FACES)):
            for name in named:
                self._name((kind, name))
        self.seats = names.block("seat", _relative())
        self.of_card = {kind: self._faces(kind, IN_HAND) for kind in ("play", "use", "react")}
        """Where the block of a kind begins that names a card in hand."""
        self.picks: dict[tuple[str, int], tuple[int, int]] = {}
        """Where the cards of a zone begin, by whose it is from the observer on, and their ranks."""
        self._place_cards()
        self.markets = names.block("pick market", range(SLOTS))
        self.borrowed: dict[tuple[str | int, ...], int] = {}
        """Where the ranks begin of a card that is used as another, or said to be worth something."""
        self._borrow()

    def _name(self, option: Option) -> None:
        assert isinstance(option, tuple)
        within = " ".join([str(part) for part in option[:-1]])
        self.plain[option] = self.names.block(" ".join([str(part) for part in option]), within=within)

    def _faces(self, name: str, ranks: int) -> int:
        return self.names.block(name, FACES, _ranks(ranks))

    def _place_cards(self) -> None:
        for zone, ranks in OWN.items():
            self.picks[zone, 0] = self._faces(f"pick own {zone}", ranks), ranks
        for step in range(1, MAX_PLAYERS):
            for zone, ranks in OTHERS.items():
                self.picks[zone, step] = self._faces(f"pick +{step} {zone}", ranks), ranks
        for zone, ranks in NOBODYS.items():
            self.picks[zone, 0] = self._faces(f"pick {zone}", ranks), ranks

    def _borrow(self) -> None:
        for kind in ("as", "play", "use", "react", "copy"):
            for face in _COPIERS:
                for guise in FACES:
                    self._lend(f"{kind} {FACES[face]} as {guise}", kind, face, guise)
        for worth in WORTHS:
            for face in _DECLARED:
                self._lend(f"worth {worth} {FACES[face]}", "worth", face, worth)
                for copier in _COPIERS:
                    name = f"worth {worth} {FACES[copier]} as {FACES[face]}"
                    self._lend(name, "worth", copier, worth, FACES[face])

    def _lend(self, name: str, *key: str | int) -> None:
        self.borrowed[key] = self.names.block(name, _ranks(AS_COPY), within=f"{key[0]} as")

    # -- numbers ------------------------------------------------------------------------------------------

    def number(self, view: DaleView, option: Option) -> int:
        known = self.plain.get(option)
        if known is not None:
            return known
        if isinstance(option, int):
            return self._pick(view, option)
        kind, what, *rest = option
        if kind == "seat":
            return self.seats + (int(what) - view.observer) % view.rules.players
        card = int(what)
        face, rank = view.faces[card], rank_in_hand(view, card)
        if not rest:
            return self.of_card[str(kind)] + face * IN_HAND + min(rank, IN_HAND - 1)
        return self.borrowed[(kind, face, *rest)] + min(rank, AS_COPY - 1)

    def _pick(self, view: DaleView, card: int) -> int:
        at, face = view.observer, view.faces[card]
        if card in view.hands[at]:
            zone, step, rank = "hand", 0, rank_in_hand(view, card)
        else:
            place = view.place_of(card)
            assert place is not None, "a card is offered that lies nowhere"
            zone, owner, slot = place
            if zone == "market":
                return self.markets + slot
            step = (owner - at) % (len(view.stalls) if zone == "stall" else view.rules.players)
            step, rank = (step if owner >= 0 else 0), _rank_in_pile(view, zone, owner, card)
        start, ranks = self.picks[zone, step]
        return start + face * ranks + min(rank, ranks - 1)


def _relative() -> list[str]:
    """Seats from one's own on, clockwise."""
    return [f"+{step}" for step in range(MAX_PLAYERS)]


def _ranks(count: int) -> list[str]:
    return [f"#{rank}" if rank else "" for rank in range(count)]


def rank_in_hand(view: DaleView, card: int) -> int:
    """How many kinds of cards with that face come before this one in the hand: first those without a guise,
    a use that is spent or a changed value."""
    if not (view.used or view.modifiers or view.guises):
        return 0
    face = view.faces[card]
    hand = view.hands[view.observer]
    states = {circumstances(view, each) for each in hand if each >= 0 and view.faces[each] == face}
    return sum([state < circumstances(view, card) for state in states])


def circumstances(view: DaleView, card: int) -> tuple[int, bool, tuple[tuple[int, int], ...]]:
    """What distinguishes a card in a hand from another one with its face."""
    changes = tuple([(operation, amount) for operation, aim, amount in view.modifiers if aim == card])
    return view.guises.get(card, -1), card in view.used, changes


def _rank_in_pile(view: DaleView, zone: str, owner: int, card: int) -> int:
    """How many of that face come first: in earlier stacks, earlier in a schedule, higher in a pile."""
    face = view.faces[card]
    if zone in ("deck", "discard"):
        pile = view.decks[owner] if zone == "deck" else view.discards[owner]
        return _rank_from_top([view.faces[each] if each >= 0 else UNKNOWN for each in pile], pile.index(card))
    if zone == "stall":
        row = [each for stack in view.stalls[owner] for each in stack]
    elif zone == "schedule":
        row = list(view.schedules[owner])
    else:
        return 0
    return [each for each in row if view.faces[each] == face].index(card)


def _rank_from_top(faces: list[int], place: int) -> int:
    """The top card comes first; below it equal cards that lie on each other are alike."""
    top = len(faces) - 1
    if place == top:
        return 0
    face, rank = faces[place], int(faces[place] == faces[top])
    while place + 1 < top and faces[place + 1] == face:
        place += 1
    return rank + sum(
        [each == face and faces[at - 1] != face for at, each in enumerate(faces[place + 1 : top], place + 1)]
    )
