"""Who tells people that are not at their table: what a house needs of whoever does it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from comptoir.server.actor import Actor


class Crier(Protocol):
    """Neither may take long or fail: a table does not wait for it."""

    def heed(self, actor: Actor) -> None:
        """Something has changed at a table, and is stored."""
        ...

    def remind(self, actor: Actor, seat: int, left: int) -> None:
        """A seat has so many seconds left before it is no longer waited for."""
        ...
