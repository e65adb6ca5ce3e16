"""Where somebody wants to be told, and of which tables: what their paper holds for the post office."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Way: TypeAlias = Literal["push", "mail", "hook"]
WAYS: tuple[Way, ...] = ("push", "mail", "hook")
MOST_TRIES = 5
"""Codes somebody may type in vain before they need another."""
CODE_LASTS = 1800
"""Seconds in which a code is worth something."""


class Mailbox(Struct, frozen=True, omit_defaults=True):
    """An address; nothing is sent there but a code until it was typed in."""

    address: str
    is_confirmed: bool = False
    code: str = ""
    """A hash of the code that was sent there."""
    until: int = 0
    tries: int = 0


class Subscription(Struct, frozen=True):
    """How a browser is reached: by its push service, which cannot read what it passes on."""

    device: str
    endpoint: str
    key: str
    auth: str


class Hook(Struct, frozen=True, omit_defaults=True):
    """An address of somebody's own program."""

    address: str
    number: int = 0
    """Tells its secret from earlier ones."""


class Wishes(Struct, frozen=True, omit_defaults=True):
    """All that is kept for telling somebody."""

    ways: list[Way] = []
    """For tables of which nothing else is said."""
    tables: dict[str, list[Way]] = {}
    mail: Mailbox | None = None
    pushes: list[Subscription] = []
    hook: Hook | None = None

    def ways_for(self, table: str) -> list[Way]:
        return self.tables.get(table, self.ways)

    def with_way(self, way: Way) -> Wishes:
        """Who names an address wants to be told there."""
        return self if way in self.ways else replace(self, ways=ordered([*self.ways, way]))

    def without(self, way: Way, table: str = "") -> Wishes:
        """Not that way any more, for one table or for all."""
        if table:
            kept = [each for each in self.ways_for(table) if each != way]
            return replace(self, tables={**self.tables, table: kept})
        tables = {name: [each for each in ways if each != way] for name, ways in self.tables.items()}
        return replace(self, ways=[each for each in self.ways if each != way], tables=tables)

    def without_device(self, device: str) -> Wishes:
        """Without a browser that is told nothing any more; who has no other is told nothing by push."""
        left = [each for each in self.pushes if each.device != device]
        wishes = replace(self, pushes=left)
        return wishes if left else wishes.without("push")


def ordered(ways: Sequence[Way]) -> list[Way]:
    """Each once, in the order in which they are always named."""
    return [way for way in WAYS if way in ways]
