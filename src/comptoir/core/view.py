"""What one observer sees of a table: a board with some faces unknown.

A game's view is its board, whose eyes these are, and the questions that are open. It is made by one function
of the game that names every field it takes: that function is the allow-list. There is no field for chance,
for who knows what, or for anybody else's options, so nothing can slip in by being forgotten. A view is never
written after it is made.
"""

from __future__ import annotations

from typing import ClassVar

from comptoir.core.compiler import mypyc_attr
from comptoir.core.decision import Decision
from comptoir.core.table import NO_CARD, UNKNOWN, Board, Cards, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Board):
    """What every game's view has beside its board."""

    __slots__ = ("decisions", "observer")

    observer: int
    """Whose eyes these are: a seat, or the number after the last one, for the spectator."""
    decisions: tuple[Decision, ...]
    """Who is to decide. Of other seats' questions only the prompt, and the card that asks if it is known."""

    @property
    def decision(self) -> Decision | None:
        """What the observer is asked, if anything."""
        return next((each for each in self.decisions if each.seat == self.observer), None)

    shared: ClassVar[tuple[str, ...]] = ()
    """What views have in common; it stays at home when one of them goes to another process."""

    zones: ClassVar[tuple[str, ...]] = ()
    """The slots of a game's own view."""

    @property
    def slots(self) -> tuple[str, ...]:
        """All that a view of this kind consists of."""
        return ("faces", "decisions", "observer", *self.zones)

    @property
    def carried(self) -> list[str]:
        """The same without what is shared."""
        return [slot for slot in self.slots if slot not in self.shared]

    def find_shared(self) -> None:
        """Find in this process what the view has in common with others."""

    def __reduce__(self) -> tuple[object, ...]:
        return _arrived, (type(self), *[getattr(self, slot) for slot in self.carried])

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, slot) == getattr(other, slot) for slot in self.slots)

    __hash__ = None  # type: ignore[assignment]  # equal by what is seen, which is a lot


def _arrived(kind: type[View], *carried: object) -> View:
    """A view that comes from another process."""
    view = kind()
    for slot, value in zip(view.carried, carried, strict=True):
        setattr(view, slot, value)
    view.find_shared()
    return view


def seen_cards(cards: Cards, faces: bytes) -> Cards:
    """A pile in its order: cards that are not known cannot be told apart."""
    return tuple([card if faces[card] != UNKNOWN else NO_CARD for card in cards])


def loose_cards(cards: Cards, faces: bytes) -> Cards:
    """Cards held without an order others could follow, such as a hand: the known ones, then the others."""
    known = [card for card in cards if faces[card] != UNKNOWN]
    return (*known, *[NO_CARD] * (len(cards) - len(known)))


def seen_decision(decision: Decision, table: Table, observer: int) -> Decision:
    """A question as an observer may know of it: the own one whole, of others that it is asked."""
    source = decision.source
    if source >= 0 and not table.knows(observer, source):
        source = NO_CARD
    if decision.seat == observer:
        return decision if source == decision.source else decision._replace(source=source)
    return Decision(decision.seat, decision.prompt, (), (), source)
