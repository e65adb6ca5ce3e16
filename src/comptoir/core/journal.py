"""The story of a match as its table writes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from comptoir.core.events import Event
    from comptoir.core.table import Cards


class Hearsay(list["Event"]):
    """Events that nobody keeps: that something was told is noticed, and the cards of it are not."""

    __slots__ = ()


class Journal(list["Event"]):
    """The events of a match and, between them, the piles that were shuffled."""

    def __init__(self, events: Iterable[Event] = (), shuffles: Iterable[tuple[int, Cards]] = ()) -> None:
        super().__init__(events)
        self.shuffles = list(shuffles)
        """How many events there were before each, and its cards."""

    def copy(self) -> Journal:
        return Journal(self, self.shuffles)

    def forget_after(self, mark: int) -> None:
        """Keep so many events; the action that told the others tells them once more."""
        del self[mark:]
        self.shuffles = [each for each in self.shuffles if each[0] <= mark]
