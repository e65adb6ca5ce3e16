"""An observer's own numbers for the cards it sees.

The engine's tokens are the same from one shuffle to the next, so a client that saw them could tell how long a
card was held. Here a number lasts exactly as long as the observer sees the card.
"""

from __future__ import annotations


class Sightings:
    """The numbers of one observer at one table."""

    __slots__ = ("_fading", "_ids", "_next", "_seen")

    def __init__(self) -> None:
        self._ids: dict[int, int] = {}
        self._fading: dict[int, int] = {}
        self._seen: set[int] = set()
        self._next = 1

    def number(self, token: int) -> int:
        """The number of a token that is seen."""
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
        return {number: token for token, number in self._ids.items()}
