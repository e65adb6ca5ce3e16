"""A run of goods collected before it is sent: of each kind there may be several."""

from __future__ import annotations

from collections import Counter

from comptoir.core import DONE, Option
from comptoir.telling.collecting import Collection, Picked


class Bag(Collection):
    """The tokens selected so far out of a family of complete bags."""

    def __init__(self, family: list[Picked]) -> None:
        super().__init__(family)
        self.bags = [Counter(one) for one in family]

    @property
    def offered(self) -> Picked:
        options = tuple(each for each in self.order if self._fits((*self.selected, each)))
        return (*options, DONE) if self.could_end and options else options

    @property
    def is_complete(self) -> bool:
        return self.could_end and not self.offered

    def would_end(self, picks: Picked) -> bool:
        return Counter(picks) in self.bags

    def accepts(self, more: Picked) -> bool:
        return self._fits((*self.selected, *more))

    def _fits(self, picks: tuple[Option, ...]) -> bool:
        return any(Counter(picks) <= bag for bag in self.bags)
