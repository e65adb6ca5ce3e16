"""Why a bot picked what it did, as data: the telling of its game has the words."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from comptoir.core.decision import Option

Facts: TypeAlias = tuple[tuple[str, int | str], ...]


class Motive(NamedTuple):
    """What a bot weighed most, by a key that the game has words for, and what those words name.

    It is made from the view of one seat, and told to that seat alone.
    """

    key: str
    facts: Facts = ()


class Verdict(NamedTuple):
    """What a bot thinks of one option; like a motive it is for the seat that asked, and nobody else."""

    option: Option
    chance: float
    """How likely the seat's side wins with it, from 0 to 1."""
    motive: Motive | None = None
    """What speaks for it, if that can be said."""
