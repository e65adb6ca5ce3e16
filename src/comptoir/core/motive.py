"""Why a bot picked what it did, as data: the telling of its game has the words."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Facts: TypeAlias = tuple[tuple[str, int | str], ...]


class Motive(NamedTuple):
    """What a bot weighed most, by a key that the game has words for, and what those words name.

    It is made from the view of one seat, and told to that seat alone.
    """

    key: str
    facts: Facts = ()
