"""An observer's own numbers for the cards it sees.

The engine's tokens are the same from one shuffle to the next, so a client that saw them could tell how long a
card was held. Here a number lasts exactly as long as the observer sees the card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comptoir.core import Event
from comptoir.core.events import renamed
from comptoir.core.table import Cards

STRIDE = 1 << 16
"""More than there are tokens at a table: a card that was shuffled has the name of another beyond it."""


class Names:
    """Names of tokens that do not outlast a shuffle: whoever went through one comes out as somebody else."""

    def __init__(self, shuffles: Sequence[tuple[int, Cards]]) -> None:
        self._shuffles = shuffles

    def told(self, events: Sequence[Event], first: int) -> list[Event]:
        """These events, the first of which has that number, with the names that cards had then."""
        names, found, left = dict[int, int](), list[Event](), 0
        for at, event in enumerate(events, first):
            while left < len(self._shuffles) and self._shuffles[left][0] <= at:
                _rename(names, left, self._shuffles[left][1])
                left += 1
            found.append(_named(event, names))
        return found

    def now(self) -> dict[int, int]:
        """The names of those that have another one now."""
        names: dict[int, int] = {}
        for at, (_, pile) in enumerate(self._shuffles):
            _rename(names, at, pile)
        return names


def _rename(names: dict[int, int], shuffle: int, pile: Cards) -> None:
    for token in pile:
        names[token] = (shuffle + 1) * STRIDE + token


def _named(event: Event, names: Mapping[int, int]) -> Event:
    return renamed(event, lambda token: names.get(token, token))


class Sightings:
    """The numbers of one observer at one table."""

    __slots__ = ("_fading", "_ids", "_names", "_next", "_seen")

    def __init__(self) -> None:
        self._ids: dict[int, int] = {}
        self._fading: dict[int, int] = {}
        self._seen: set[int] = set()
        self._names: Mapping[int, int] = {}
        self._next = 1

    def rename(self, names: Mapping[int, int]) -> None:
        """From now on tokens have these names, where they have another one than themselves."""
        self._names = names

    def number(self, token: int) -> int:
        """The number of a token that is seen."""
        return self.number_of(self._names.get(token, token))

    def number_of(self, token: int) -> int:
        """The same by its name."""
        self._seen.add(token)
        found = self._ids.get(token, self._fading.get(token))
        if found is None:
            found = self._ids[token] = self._next
            self._next += 1
        return found

    def look_anew(self) -> None:
        """Begin a look at the whole table."""
        self._seen.clear()

    def forget_unseen(self) -> None:
        """End it: cards that are no longer seen lose their numbers once all know."""
        gone = {token: number for token, number in self._ids.items() if token not in self._seen}
        self._fading |= gone
        self._ids = {token: number for token, number in self._ids.items() if token not in gone}

    def go_on(self) -> None:
        """Everybody has been told."""
        self._fading.clear()

    def forget_all(self) -> None:
        """Nobody looks: whatever is seen later is seen anew."""
        self._ids.clear()
        self._fading.clear()

    def tokens(self) -> dict[int, int]:
        """The tokens behind the numbers."""
        return {number: name % STRIDE for name, number in self._ids.items()}
