"""One option to be scored, with all a score may depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.worth import Worth
from comptoir.core import Decision, Option
from comptoir.dale.catalogue import FACE, FACES

LAST_RESORT = -100.0


class Memory:
    """What a bot remembers of its own choices."""

    __slots__ = ("asked", "chosen", "laid", "plays", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.plays = 0
        """Techniques and abilities it has used this turn."""
        self.chosen = -1
        """The player it chose last."""
        self.asked: set[frozenset[int]] = set()
        """The cards it has asked its teammate to complete this turn."""
        self.laid: tuple[Option, ...] = ()
        """What it lays out for its teammate to complete."""


class Case(NamedTuple):
    """One option of a decision."""

    worth: Worth
    decision: Decision
    option: Any
    memory: Memory

    @property
    def sight(self) -> Sight:
        return self.worth.sight

    @property
    def source(self) -> str:
        """The name of the card that asks, as far as this seat sees it; a chameleon's guise."""
        sight, card = self.worth.sight, self.decision.source
        face = sight.guises.get(card, sight.faces.get(card))
        return "" if face is None else FACES[face]

    @property
    def face(self) -> int:
        """The face of an option such as ``("play", card)`` or ``("use", card, name)``."""
        option = self.option
        return FACE[option[2]] if len(option) > 2 else self.worth.sight.faces[option[1]]

    def arg(self, name: str) -> int:
        """A number the decision says, or -1."""
        return next((int(value) for key, value in self.decision.args if key == name), -1)


Score: TypeAlias = Callable[[Case], float]
