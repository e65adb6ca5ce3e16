"""Standing orders: where somebody passes without being waited for, in this turn or until they say so."""

from __future__ import annotations

from typing import Literal, TypeAlias

from comptoir.telling.shown import Where

Scope: TypeAlias = Literal["none", "turn", "unconcerned", "always"]
"""Never, in this turn, wherever it is not about the seat itself, or everywhere."""


class Orders:
    """The standing orders of one table. Those of a slow one are stored; else a restart forgets them."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, Where], tuple[Scope, int]] = {}
        """By seat and place, with the turn in which each was given."""
        self.foreseen: dict[int, dict[str, str]] = {}
        """What each seat will do in the next window of a kind: pass, or the key of a card."""

    def give(self, seat: int, where: Where, scope: Scope, turn: int) -> None:
        self._given[seat, where] = (scope, turn)

    def of(self, seat: int, where: Where, turn: int) -> Scope:
        scope, since = self._given.get((seat, where), ("none", turn))
        return "none" if scope == "turn" and since != turn else scope

    def foresee(self, seat: int, occasion: str, answer: str) -> None:
        """Somebody says what they will do in the next window of a kind; nothing: they want to be asked."""
        known = {each: said for each, said in self.foreseen.pop(seat, {}).items() if each != occasion}
        if answer:
            known[occasion] = answer
        if known:
            self.foreseen[seat] = known

    def forget(self, seat: int) -> None:
        """Somebody else will sit there."""
        self.foreseen.pop(seat, None)
        self._given = {key: order for key, order in self._given.items() if key[0] != seat}

    def end(self, turn: int) -> list[int]:
        """Forget what was meant for an earlier turn; the seats that had said so."""
        over = [key for key, (scope, since) in self._given.items() if scope == "turn" and since != turn]
        for key in over:
            del self._given[key]
        return sorted({seat for seat, _ in over})
