"""What was seen before."""

from __future__ import annotations

from array import array
from typing import Any

from comptoir.core import UNKNOWN


class Memory:
    """What one observer of one game saw last: what has not changed since need not be counted again."""

    __slots__ = ("faces", "parts", "row")

    def __init__(self) -> None:
        self.faces = b""
        """Those that were known."""
        self.parts: list[Any] = []
        """Whatever was looked at, part by part."""
        self.row: array[float] = array("f")
        """What came of it."""

    def holds(self, faces: bytes) -> bool:
        """Is there anything to go by? Not if a card that was known shows another face now: it was shuffled,
        and is as good as another card."""
        before, self.faces = self.faces, faces
        if before == faces:
            return True
        if len(before) != len(faces):
            return False
        for card in range(len(faces)):
            if before[card] != faces[card] and before[card] != UNKNOWN and faces[card] != UNKNOWN:
                return False
        return True
