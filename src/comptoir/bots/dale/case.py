"""One option to be scored, with all a score may depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.dale.memory import Memory
from comptoir.bots.dale.worth import Worth
from comptoir.core import Decision
from comptoir.dale.abilities import card_and_face
from comptoir.dale.board import DaleBoard

LAST_RESORT = -100.0


class Case(NamedTuple):
    """One option of a decision."""

    worth: Worth
    decision: Decision
    option: Any
    memory: Memory

    @property
    def board(self) -> DaleBoard:
        return self.worth.board

    @property
    def source(self) -> str:
        """The name of the card that asks, as far as this seat sees it; a chameleon's guise."""
        card = self.decision.source
        return self.worth.name(self.board.shown(card)) if self.worth.knows(card) else ""

    @property
    def face(self) -> int:
        """The face of an option such as ``("play", card)`` or ``("use", card, name)``."""
        return card_and_face(self.board, self.option)[1]

    @property
    def is_strange(self) -> bool:
        """Is that a card nobody here has heard of? It is meant to help."""
        return self.worth.book.strange[self.face]

    def arg(self, name: str) -> int:
        """A number the decision says, or -1."""
        return next((int(value) for key, value in self.decision.args if key == name), -1)


Score: TypeAlias = Callable[[Case], float]


def card_of(option: Any) -> int:
    """The card an option of a payment or a stack names, whatever it is used as."""
    return option if isinstance(option, int) else int(option[1])
