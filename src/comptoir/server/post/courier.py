"""What the post office needs of whoever brings a notice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from comptoir.server.post.notice import Notice
from comptoir.server.post.wishes import Way, Wishes

if TYPE_CHECKING:
    from comptoir.server.people import Person


class Undelivered(Exception):
    """It did not arrive; ``again``: it may, later."""

    def __init__(self, why: str, *, again: bool) -> None:
        super().__init__(why)
        self.why, self.again = why, again


class Gone(Exception):
    """There is nobody at that address any more: it is to be forgotten."""


class Courier(Protocol):
    """Brings notices one way."""

    way: Way

    def targets(self, person: Person) -> list[str]:
        """Where somebody is reached: a name for each of the places."""
        ...

    async def bring(self, who: str, person: Person, target: str, notice: Notice) -> None:
        """Raises ``Undelivered`` and ``Gone``, within seconds."""
        ...

    def forget(self, wishes: Wishes, target: str) -> Wishes:
        """Somebody's wishes without that place."""
        ...
