"""One option to be scored, with all a score may depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.dale.memory import Memory, face_of
from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.worth import Worth
from comptoir.core import Decision
from comptoir.dale.catalogue import FACES

LAST_RESORT = -100.0


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
        return face_of(self.worth.sight, self.option)

    def arg(self, name: str) -> int:
        """A number the decision says, or -1."""
        return next((int(value) for key, value in self.decision.args if key == name), -1)


Score: TypeAlias = Callable[[Case], float]
