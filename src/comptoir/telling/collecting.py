"""Items collected before they are sent.

A person picks in any order, one thing after the other. The selection is kept here until it is one that
the offer takes whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from comptoir.telling.telling import Menu


class Selection:
    """The items selected so far of an offer that is picked in one message."""

    def __init__(self, offer: Menu) -> None:
        assert offer.choice is not None
        self.items: tuple[int, ...] = ()
        self._most = offer.most or (1,) * len(offer.options)
        self._choice = offer.choice
        self._sets = None if offer.choice.sets is None else [frozenset(one) for one in offer.choice.sets]

    @property
    def offered(self) -> list[int]:
        """What can still be added, in a steady order."""
        return [item for item in range(len(self._most)) if self.accepts((item,))]

    @property
    def could_end(self) -> bool:
        return self.would_end(self.items)

    @property
    def is_complete(self) -> bool:
        """Would the offer take the selection, with nothing left to add?"""
        return self.could_end and not self.offered

    def would_end(self, items: Sequence[int]) -> bool:
        """Would the offer take these?"""
        if self._sets is None:
            return self._choice.least <= len(items) <= self._choice.most
        return frozenset(items) in self._sets

    def accepts(self, more: Sequence[int]) -> bool:
        """Can the selection grow by all of these?"""
        wanted = Counter((*self.items, *more))
        if any([count > self._most[item] for item, count in wanted.items()]):
            return False
        if self._sets is None:
            return wanted.total() <= self._choice.most
        chosen = frozenset(wanted)
        return any([chosen <= one for one in self._sets])
