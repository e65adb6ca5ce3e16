"""The cardbook of an edition: what is printed on its cards and what they do, page by page, by face.

A board has the book of the edition it is played with, so that games of two editions can be played beside each
other. Which faces there are, their names and their sets, is the same in all books: see the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from comptoir.dale.catalogue import FACE, FIRST_GUEST, JUNK, SET, faces_of
from comptoir.dale.printed import Kind, Row
from comptoir.dale.sentences import ENTERED, SECOND_SENTENCES, sentences_in

if TYPE_CHECKING:
    from comptoir.dale.guises import Use
    from comptoir.dale.sentences import (
        Effect,
        Lasting,
        Need,
        Payment,
        PurchaseEffect,
        Reaction,
        Stack,
        Targets,
        Way,
    )

PAGES: Final[Mapping[str, object]] = {
    "techniques": None,
    "lasts_all_turn": False,
    "turn_starts": None,
    "waits_while_storing": False,
    "lasting": None,
    "abilities": None,
    "used_in_actions": False,
    "used_in_clean_up": False,
    "reactions": None,
    "needs": None,
    "targets": None,
    "hand_sizes": 0,
    "payments": None,
    "after_payment": None,
    "ways": None,
    "when_purchased": None,
    "stacks": None,
    "after_build": None,
    "stall_hand_sizes": 0,
}
"""The pages of a book, and what stands there for a card that says nothing about it."""

COPIES: Final = 1
STACKS_ANEW: Final = 2
PAYS_ANEW: Final = 4
HAS_ABILITY: Final = 8
"""What about a card may add options that its value and its set do not tell."""


class Presence:
    """What the sets of a game make possible, whoever holds which card: grounds that are public."""

    __slots__ = (
        "clean_up", "copies", "entering", "hand_sizes", "lasting", "least_added", "matters_in_clean_up",
        "mixes_junk", "mixes_sets", "occasions", "spread", "stall_sizes", "worths",
    )  # fmt: skip

    def __init__(self, book: Cardbook, faces: Sequence[int]) -> None:
        def said(page: Sequence[Any]) -> list[Any]:
            return [page[face] for face in faces if page[face]]

        paying: list[Payment] = said(book.payments)
        stacking: list[Stack] = said(book.stacks)
        in_clean_up, in_hand = bool(said(book.used_in_clean_up)), bool(said(book.hand_sizes))
        self.copies = bool(said(book.targets))
        self.stall_sizes = bool(said(book.stall_hand_sizes))
        self.hand_sizes = in_hand or self.stall_sizes or any([rule.hand_size for rule in paying])
        has_copies = self.copies and (in_clean_up or in_hand)
        self.matters_in_clean_up = book.copied_in_clean_up if has_copies else book.used_in_clean_up
        """For each face, whether a card in hand could be used then, or copy one that can."""
        self.clean_up = in_clean_up or (self.copies and in_hand)
        self.lasting = bool(said(book.lasting))
        self.worths = any([rule.worth for rule in paying])
        self.occasions = frozenset([each.occasion for each in said(book.reactions)])
        self.entering = ENTERED in self.occasions
        self.mixes_sets = any([rule.lets_any_set_in for rule in stacking])
        self.mixes_junk = any([rule.lets_junk_in for rule in stacking])
        self.spread = max([rule.spread for rule in stacking], default=0)
        self.least_added = min([book.least_value(face) for face in (JUNK, *faces)])
        """By how much a card that is added to a stack makes it count more, at the very least."""


class Cardbook:
    """One edition. Nobody writes into a book once it is bound."""

    __slots__ = (
        *PAGES, "_presences", "bonus", "copied_in_clean_up", "copied_uses", "edition", "in_hand",
        "is_technique", "keys", "may_enlarge", "other_purchases", "plain_uses", "rows", "strange",
        "used_before_fill", "values",
    )  # fmt: skip

    techniques: list[Effect | None]
    lasts_all_turn: list[bool]
    turn_starts: list[Effect | None]
    """What a technique does at the start of its owner's next turn; it waits in the schedule."""
    waits_while_storing: list[bool]
    """Does it wait for the next turn only if something is stored under it?"""
    lasting: list[Lasting | None]
    abilities: list[Effect | None]
    used_in_actions: list[bool]
    """May the ability be used beside the actions?"""
    used_in_clean_up: list[bool]
    """May the ability matter during clean-up?"""
    reactions: list[Reaction | None]
    needs: list[Need | None]
    targets: list[Targets | None]
    hand_sizes: list[int]
    payments: list[Payment | None]
    after_payment: list[Effect | None]
    ways: list[Way | None]
    when_purchased: list[PurchaseEffect | None]
    stacks: list[Stack | None]
    after_build: list[Effect | None]
    stall_hand_sizes: list[int]

    plain_uses: list[list[Use]]
    """Uses of ordinary cards at their printed values, by face and token; made once, for those seen so far."""
    copied_uses: dict[int, Use]
    """The same for chameleons; the key holds token, printed face and face used."""

    def __init__(
        self, edition: str, rows: Sequence[Row], files: Iterable[str], base: Cardbook | None = None
    ) -> None:
        """Bind a book of these rows and the sentences in these files: a card of which they speak says nothing
        any more of what it says in the base. Raises ``ValueError`` in words for an author."""
        self.edition = edition
        self.rows = tuple(rows)
        for page, blank in PAGES.items():
            setattr(self, page, getattr(base, page)[:] if base else [blank] * len(rows))
        rewritten: set[int] = set()
        for face, pages in self._read(files):
            if base and face not in rewritten:
                if not self.rows[face].edition:
                    raise ValueError(f"the edition {edition!r} does not list {self.rows[face].name!r}")
                rewritten.add(face)
                pages = {**PAGES, **pages}
            for page, said in pages.items():
                getattr(self, page)[face] = said
        self.strange = tuple([face >= FIRST_GUEST or face in rewritten for face in range(len(rows))])
        """Is it a card nobody of ours has heard of: of somebody else's set, or rewritten?"""
        for face, row in enumerate(rows):
            if row.set and not self.has_sentence(face):
                raise ValueError(f"no function says what {row.name!r} does")
            if (row.kind is Kind.TECHNIQUE) != (self.techniques[face] is not None):
                raise ValueError(f"{row.name!r} is a {row.kind.value}, but its function says otherwise")
        self._index()

    def _read(self, files: Iterable[str]) -> Iterable[tuple[int, Mapping[str, object]]]:
        for file in files:
            for name, pages in sentences_in(file):
                known = [name, *[name.removesuffix(f"_{part}") for part in SECOND_SENTENCES]]
                faces = [FACE[each] for each in known if each in FACE]
                if not faces:
                    raise ValueError(f"no card is called {name!r}")
                yield faces[0], pages

    def _index(self) -> None:
        """What follows from the rows and pages, by face, for speed."""
        faces, rows = range(len(self.rows)), self.rows
        self.keys = tuple([row.key for row in rows])
        """Under what name a card is told of."""
        self.values = tuple([row.value for row in rows])
        self.bonus = tuple([row.bonus for row in rows])
        self.is_technique = tuple([row.kind is Kind.TECHNIQUE for row in rows])
        self.may_enlarge = [bool(self.hand_sizes[face] or self.targets[face]) for face in faces]
        self.copied_in_clean_up = [bool(self.targets[face]) or self.used_in_clean_up[face] for face in faces]
        self.used_before_fill = [self.used_in_clean_up[face] and self.used_in_actions[face] for face in faces]
        """Those that wait for the hand to be filled are not."""
        self.in_hand = tuple(
            [(self._traits(face), rows[face].value, SET[face], self.is_technique[face]) for face in faces]
        )
        """What a card tells at a glance: its traits, its value, its set, and whether it is a technique."""
        self.other_purchases = {way.action: way.purchase for way in self.ways if way}
        """Ways to purchase that cards of the payment open."""
        self.plain_uses, self.copied_uses = [[] for _ in faces], {}
        self._presences: dict[tuple[str, ...], Presence] = {}

    def _traits(self, face: int) -> int:
        return (
            (self.targets[face] is not None) * COPIES
            | (self.stacks[face] is not None) * STACKS_ANEW
            | (self.payments[face] is not None or self.ways[face] is not None) * PAYS_ANEW
            | self.used_in_actions[face] * HAS_ABILITY
        )

    def __reduce__(self) -> tuple[object, ...]:
        return book_of, (self.edition,)  # it stays at home: another process has the same book

    def has_sentence(self, face: int) -> bool:
        """Does any page, whatever it is about, say something of this card?"""
        return any([getattr(self, page)[face] for page in PAGES])

    def presence(self, sets: tuple[str, ...]) -> Presence:
        """Which rules can matter in a game with these sets."""
        if sets not in self._presences:
            self._presences[sets] = Presence(self, [face for name in sets for face in faces_of(name)])
        return self._presences[sets]

    def least_value(self, face: int) -> int:
        """What a card counts in a stack, at the very least."""
        rule = self.stacks[face]
        return self.values[face] - (rule.spread if rule else 0)


BOOKS: Final[dict[str, Cardbook]] = {}
"""The books of all editions by their names; see ``editions``."""


def book_of(edition: str) -> Cardbook:
    return BOOKS[edition]
