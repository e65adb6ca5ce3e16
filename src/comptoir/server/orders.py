"""Standing orders: where somebody passes without being waited for, in this turn or until they say so."""

from __future__ import annotations

from typing import Literal, TypeAlias

from comptoir.telling.shown import Where

Scope: TypeAlias = Literal["none", "turn", "always"]


class Orders:
    """The standing orders of one table; a restart forgets them."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, Where], tuple[Scope, int]] = {}
        """By seat and place, with the turn in which each was given."""

    def give(self, seat: int, where: Where, scope: Scope, turn: int) -> None:
        self._given[seat, where] = (scope, turn)

    def of(self, seat: int, where: Where, turn: int) -> Scope:
        scope, since = self._given.get((seat, where), ("none", turn))
        return "none" if scope == "turn" and since != turn else scope

    def forget(self, seat: int) -> None:
        """Somebody else will sit there."""
        self._given = {key: order for key, order in self._given.items() if key[0] != seat}

    def end(self, turn: int) -> list[int]:
        """Forget what was meant for an earlier turn; the seats that had said so."""
        over = [key for key, (scope, since) in self._given.items() if scope == "turn" and since != turn]
        for key in over:
            del self._given[key]
        return sorted({seat for seat, _ in over})
