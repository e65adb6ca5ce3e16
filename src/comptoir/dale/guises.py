"""Who a card may be when it is used.

A chameleon in use is an identical copy of a valid card; it must copy one if there is one. Copying another
chameleon goes on along the chain; a chameleon type already visited is not followed again. Every use of a
card (in a payment, a stack, as a technique, at the hand fill, for an ability) asks here, so no card is a
special case.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from comptoir.core import Cards, Option
from comptoir.dale.board import DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import FACES
from comptoir.dale.owner import Owner

TOKENS: Final = 64
"""For so many more tokens uses are made when one is missing."""


@final
class Use:
    """A card used as one of the faces it may have now. Nobody writes into one; most are made once."""

    __slots__ = ("card", "face", "option", "value")

    def __init__(self, option: Option, card: int, face: int, value: int) -> None:
        self.option = option
        self.card = card
        self.face = face
        self.value = value

    def __repr__(self) -> str:
        return f"Use({self.option}, {self.card}, {self.face}, {self.value})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Use):
            return False
        return self is other or (
            self.card == other.card
            and self.face == other.face
            and self.value == other.value
            and self.option == other.option
        )

    def __hash__(self) -> int:
        return self.card << 16 | self.face << 8 | self.value


def is_copy(use: Use) -> bool:
    """Is it a chameleon used as another card? Its option says so, whatever world it was imagined in since."""
    option = use.option
    return type(option) is tuple and (option[0] == "as" or len(option) > 3)


def identities(table: DaleBoard, seat: int, card: int) -> tuple[int, ...]:
    """The faces a card may have when its owner uses it now."""
    faces, copiers = table.faces, table.book.targets
    face = faces[card]
    targets = copiers[face]
    if targets is None:
        return (face,)
    guise = table.guises.get(card)
    if guise is not None and table.rules.copy_lasts == "turn":
        return (guise,)
    valid = targets(Owner(table, seat, card))
    if not valid:
        return (face,)
    reached: tuple[int, ...] = (faces[valid[0]],)
    if len(valid) > 1:
        reached = tuple(dict.fromkeys(table.faces_of(valid)))
    for copied in reached:
        if copiers[copied] is not None:  # the copying goes on from there
            reached = tuple(paths(table, seat, card))
            break
    if not reached:
        return (face,)
    if guise is not None and guise in reached:
        return (guise,)
    return reached if table.rules.copy_mandatory else (face, *reached)


def shown_face(table: DaleBoard, seat: int, card: int) -> int:
    """The face a card in hand shows now: its guise, while that lasts."""
    guise = table.guises.get(card)
    if guise is None:
        return table.faces[card]
    lasts = table.rules.copy_lasts == "turn" or guise in paths(table, seat, card)
    return guise if lasts else table.faces[card]


def paths(table: DaleBoard, seat: int, card: int) -> dict[int, Cards]:
    """The faces a chameleon can reach by copying, each with the cards its chain runs through."""
    found: dict[int, Cards] = {}
    me = Owner(table, seat, card)
    faces, copiers = table.faces, table.book.targets
    start = faces[card]
    chains: list[tuple[int, tuple[int, ...], Cards]] = [(start, (start,), ())]
    for copier, visited, path in chains:  # grows while it is walked
        targets = copiers[copier]
        assert targets is not None
        for target in targets(me):
            is_held = target in table.hands[seat] and table.rules.copy_lasts == "target"
            face = faces[target] if is_held else table.shown(target)
            onward = copiers[face]
            if onward is not None and face in visited:
                continue
            if onward is not None and onward(me):
                chains.append((face, (*visited, face), (*path, target)))
            elif face not in found:
                found[face] = (*path, target)
    return found


def uses(table: DaleBoard, seat: int, cards: Cards) -> list[Use]:
    """Every way to use each of these cards now; the uses of one card stand side by side.

    What changes values this turn holds for the cards of the active player only.
    """
    if table.modifiers and seat == table.active:
        return _changed_uses(table, seat, cards)
    faces, book = table.faces, table.book
    plain, targets, copied = book.plain_uses, book.targets, book.copied_uses
    found: list[Use] = []
    if not table.present.copies:
        try:
            for card in cards:
                found.append(plain[faces[card]][card])
            return found
        except IndexError:  # a card seen with this face for the first time
            found.clear()
    for card in cards:
        printed = faces[card]
        if targets[printed] is None:
            made = plain[printed]
            found.append(made[card] if card < len(made) else _plain(book, card, printed))
        else:
            key = card << 16 | printed << 8
            for face in identities(table, seat, card):
                found.append(copied.get(key | face) or _copied(book, key | face))
    return found


def _changed_uses(table: DaleBoard, seat: int, cards: Cards) -> list[Use]:
    """The same when values are not those printed."""
    faces, copiers = table.faces, table.book.targets
    return [
        Use(as_option(card, face, faces[card]), card, face, table.value(card, face))
        for card in cards
        for face in (identities(table, seat, card) if copiers[faces[card]] else (faces[card],))
    ]


def _plain(book: Cardbook, card: int, face: int) -> Use:
    """The use of a card seen with this face for the first time; those of further tokens are made as well."""
    made, value = book.plain_uses[face], book.values[face]
    made += [Use(each, each, face, value) for each in range(len(made), card + TOKENS)]
    return made[card]


def _copied(book: Cardbook, key: int) -> Use:
    card, printed, face = key >> 16, key >> 8 & 255, key & 255
    use = book.copied_uses[key] = Use(as_option(card, face, printed), card, face, book.values[face])
    return use


def as_option(card: int, guise: int, face: int) -> Option:
    """How a pick names a card: the token itself, or the token and the face it is used as."""
    return card if guise == face else ("as", card, FACES[guise])


def by_option(choices: Iterable[Use]) -> dict[Option, Use]:
    return {use.option: use for use in choices}
