"""The pace of a table that lasts days: how long a seat has, and what becomes of it when that is over."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from comptoir.core import BadOptions

HOUR = 3600
DAY = 24 * HOUR
MOST_HOURS = 14 * 24
"""The longest time for a turn, in hours."""
MOST_RESERVE = 30 * 24
"""The largest reserve, in hours."""
DEAL_LASTS = 7 * DAY
"""Seconds everybody has for a step of the deal where no clock runs."""

Late: TypeAlias = Literal["bot", "free"]
"""Whose is a seat whose time is over: a bot plays for its person, or it is free for somebody else."""


class Slow(Struct, frozen=True, omit_defaults=True):
    """People come when they can. A table without this is live."""

    turn: int = 0
    """Seconds a seat has for all that it is asked in one turn of the game; 0 for as long as it takes."""
    reserve: int = 0
    """Seconds it has beside that, once in the whole game."""
    late: Late = "bot"

    @property
    def deal_lasts(self) -> int:
        """Seconds in which everybody has to commit to their part of the shuffle key, and again to reveal."""
        return self.turn + self.reserve if self.turn else DEAL_LASTS


def slow(hours: int, reserve: int, late: Late) -> Slow:
    """A pace in hours, as people agree on it. Raises ``BadOptions``."""
    if not 0 <= hours <= MOST_HOURS:
        raise BadOptions("pace_hours", given=hours, most=MOST_HOURS)
    if not 0 <= reserve <= MOST_RESERVE:
        raise BadOptions("pace_reserve", given=reserve, most=MOST_RESERVE)
    if reserve and not hours:
        raise BadOptions("pace_no_clock")
    return Slow(hours * HOUR, reserve * HOUR, late)
