"""The actions of La Vallée des Marchands by number: the same table for all sets, players and switches.

A card is named by its face and where it lies. Equal cards that lie in one place and are alike there share a
number; where they are not alike (another stack, a guise, a use that is spent) they are told apart by a rank
among the cards of that face there, in an order that does not hang on the options. There are as many ranks as
there are copies of a card, so that all that can be told apart is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from comptoir.core import DONE, NO, PASS, UNKNOWN, YES, Option
from comptoir.dale.board import DISCARD_SLOT, SLOTS
from comptoir.dale.catalogue import FACES, ROWS, SET_NAMES
from comptoir.dale.editions import BOOKS
from comptoir.dale.options import MAX_PLAYERS
from comptoir.dale.view import DaleView
from comptoir.env.chart import MORE, Names

WORDS: Final[Sequence[Option]] = (
    DONE, YES, NO, PASS, ("build",), ("inventory",), ("rearrange",), ("left",), ("right",),
)  # fmt: skip
"""Options that are nothing but a word."""
HIGHEST_NAMED: Final = 30
"""The highest value or amount with a number of its own."""
OWN: Final = ("hand", "deck", "discard", "schedule", "stored", "stall")
OTHERS: Final = ("hand", "discard", "stall")
NOBODYS: Final = ("market_deck", "market_discard")
"""Where cards can be picked that may lie otherwise than their equals, unlike those aside."""
COPIES: Final = [row.copies for row in ROWS]
"""How many ranks a face has. Junk may lie in more places than there are copies: all below share one."""
RANKED: Final = list(accumulate(COPIES, initial=0))
"""How many ranks come before those of a face."""
PAGES: Final = {
    "play": "techniques",
    "use": "abilities",
    "react": "reactions",
    "copy": "hand_sizes",
}
"""What can be done with a card in hand, and the page of the book that says with which."""


def _on(page: str) -> list[int]:
    """The faces of which any edition says something on that page."""
    return [face for face in range(len(FACES)) if any([getattr(book, page)[face] for book in BOOKS.values()])]


_COPIERS: Final = _on("targets")
"""Faces that copy others."""
_WORTHS: Final = {
    face: sorted({worth for book in BOOKS.values() if (rule := book.payments[face]) for worth in rule.worth})
    for face in _on("payments")
}
"""What a card may be said to be worth."""


class Actions:
    """The table, and the number of any option in it."""

    __slots__ = (
        "above", "aside", "borrowed", "in_hand", "markets", "more", "names", "of_card", "picks", "plain",
        "seats",
    )  # fmt: skip

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
        self.above = self.names.block(f"value {MORE}", within="value")
        self.more = {self.above: (("value",), HIGHEST_NAMED)}
        for kind, named in (("set", SET_NAMES), ("card", FACES)):
            for name in named:
                self._name((kind, name))
        self.seats = names.block("seat", _relative())
        self.of_card = {
            kind: {
                face: names.block(f"{kind} {FACES[face]}", _ranks(COPIES[face]), within=kind)
                for face in _on(PAGES[kind])
            }
            for kind in ("play", "use", "react")
        }
        """Where the ranks begin of a card in hand with which something is done, by its face."""
        self.picks: dict[tuple[str, int], int] = {}
        """Where the cards of a zone begin, by whose it is from the observer on."""
        self._place_cards()
        self.in_hand = self.picks["hand", 0]
        self.aside = names.block("pick aside", FACES)
        self.markets = names.block("pick market", range(SLOTS))
        self.borrowed: dict[tuple[str | int, ...], int] = {}
        """Where the ranks begin of a card that is used as another, or said to be worth something."""
        self._borrow()

    def _name(self, option: Option) -> None:
        assert isinstance(option, tuple)
        within = " ".join([str(part) for part in option[:-1]])
        self.plain[option] = self.names.block(" ".join([str(part) for part in option]), within=within)

    def _cards(self, name: str) -> int:
        start = len(self.names)
        for face, copies in zip(FACES, COPIES, strict=True):
            self.names.block(f"{name} {face}", _ranks(copies), within=name)
        return start

    def _place_cards(self) -> None:
        for zone in OWN:
            self.picks[zone, 0] = self._cards(f"pick own {zone}")
        for step in range(1, MAX_PLAYERS):
            for zone in OTHERS:
                self.picks[zone, step] = self._cards(f"pick +{step} {zone}")
        for zone in NOBODYS:
            self.picks[zone, 0] = self._cards(f"pick {zone}")

    def _borrow(self) -> None:
        for kind in ("as", *PAGES):
            for face in _COPIERS:
                for guise in _on(PAGES[kind]) if kind in PAGES else range(len(FACES)):
                    self._lend(f"{kind} {FACES[face]} as {FACES[guise]}", kind, face, FACES[guise])
        for face, worths in _WORTHS.items():
            for worth in worths:
                self._lend(f"worth {worth} {FACES[face]}", "worth", face, worth)
                for copier in _COPIERS:
                    name = f"worth {worth} {FACES[copier]} as {FACES[face]}"
                    self._lend(name, "worth", copier, worth, FACES[face])

    def _lend(self, name: str, kind: str, face: int, *what: str | int) -> None:
        ranks = _ranks(COPIES[face])
        self.borrowed[kind, face, *what] = self.names.block(name, ranks, within=f"{kind} as")

    # -- numbers ------------------------------------------------------------------------------------------

    def numbers(self, view: DaleView, options: Sequence[Option]) -> dict[int, Option]:
        """As a chart does it, all at once."""
        found: dict[int, Option] = {}
        for option in options:
            found.setdefault(self.number(view, option), option)
        return found

    def number(self, view: DaleView, option: Option) -> int:
        if isinstance(option, int):
            return self._pick(view, option)
        known = self.plain.get(option)
        if known is not None:
            return known
        kind, what = str(option[0]), int(option[1])
        if kind == "seat":
            return self.seats + (what - view.observer) % view.rules.players
        if kind == "value":
            return self.above
        face, rank = view.faces[what], rank_in_hand(view, view.observer, what)
        if len(option) == 2:
            return self.of_card[kind][face] + rank
        return self.borrowed[(kind, face, *option[2:])] + rank

    def _pick(self, view: DaleView, card: int) -> int:
        at, face = view.observer, view.faces[card]
        if card in view.hands[at]:
            return self.in_hand + RANKED[face] + rank_in_hand(view, at, card)
        place = view.place_of(card)
        assert place is not None, "a card is offered that lies nowhere"
        zone, owner, slot = place
        if zone == "market":
            return self.markets + slot
        if zone == "aside":
            return self.aside + face
        step = (owner - at) % (len(view.stalls) if zone == "stall" else view.rules.players)
        start = self.picks[zone, step if owner >= 0 else 0] + RANKED[face]
        if zone == "hand":
            return start + rank_in_hand(view, owner, card)
        return start + min(_rank_in_zone(view, zone, owner, card), COPIES[face] - 1)


def _relative() -> list[str]:
    """Seats from one's own on, clockwise."""
    return [f"+{step}" for step in range(MAX_PLAYERS)]


def _ranks(count: int) -> list[str]:
    return [f"#{rank}" if rank else "" for rank in range(count)]


def rank_in_hand(view: DaleView, at: int, card: int) -> int:
    """How many kinds of cards with that face come before this one in a hand: first those without a guise, a
    use that is spent or a changed value."""
    if not (view.used or view.modifiers or view.guises or view.present.occasions):
        return 0
    face = view.faces[card]
    equal = [each for each in view.hands[at] if each >= 0 and view.faces[each] == face]
    if len(equal) == 1:
        return 0
    own = circumstances(view, at, card)
    rank = len({state for each in equal if (state := circumstances(view, at, each)) < own})
    return min(rank, COPIES[face] - 1)


def circumstances(view: DaleView, at: int, card: int) -> tuple[int, bool, tuple[tuple[int, int], ...], int]:
    """What distinguishes a card in a hand from another one with its face.

    A card that reacts does so once to an event, and some only to their own coming into the hand. No view
    shows which of two has done so or still may: so each is told from the other by its place in the hand.
    """
    changes = tuple([(operation, amount) for operation, aim, amount in view.modifiers if aim == card])
    place = view.hands[at].index(card) if may_react(view, card) else 0
    return view.guises.get(card, -1), card in view.used, changes, place


def may_react(view: DaleView, card: int) -> bool:
    """Could it, or could what it copies, react to anything in this game?"""
    face, book = view.faces[card], view.book
    if not view.present.occasions:
        return False
    return book.reactions[face] is not None or book.targets[face] is not None


def _rank_in_zone(view: DaleView, zone: str, owner: int, card: int) -> int:
    """How many of that face come first: in earlier stacks, earlier in a schedule, higher in a pile."""
    if zone in ("stall", "schedule", "stored"):
        row: list[int] = []
        if zone == "stall":
            row = [each for stack in view.stalls[owner] for each in stack]
        else:
            for each in view.schedules[owner]:
                row += view.stored.get(each, ()) if zone == "stored" else (each,)
        return [each for each in row if each >= 0 and view.faces[each] == view.faces[card]].index(card)
    pile = {
        "deck": view.decks[owner],
        "discard": view.discards[owner],
        "market_deck": view.market_deck,
        "market_discard": view.market_discard,
    }[zone]
    return _rank_from_top([view.faces[each] if each >= 0 else UNKNOWN for each in pile], pile.index(card))


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
