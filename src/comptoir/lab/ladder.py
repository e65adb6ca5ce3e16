"""The ladder: all levels of all games against each other, as their setups say (``Setup.rungs``)."""

from __future__ import annotations

from itertools import pairwise

from comptoir.bots.registry import kinds, levels
from comptoir.core import BadOptions, registry
from comptoir.lab.meetings import NET, Arena, Meeting
from comptoir.lab.setups import Foes, usual

FIRST = "first"
"""The bot that never changes: whatever comes later is measured against it."""
MOST_SCALE = 100.0


def ladder(seed: int, scale: float = 1.0, net: float = NET) -> Arena:
    """All that meet on the ladder, with so many times the usual number of games. Raises ``BadOptions``."""
    if not 0 < scale <= MOST_SCALE:
        raise BadOptions("scale_range", value=f"{scale:g}", most=f"{MOST_SCALE:g}")
    meetings = dict[tuple[object, ...], Meeting]()
    for game in registry.names("lab"):
        for rung in usual(game).rungs():
            games = max(1, round(rung.games * scale))
            for a, b in pairs(game, rung.foes):
                meeting = Meeting(a, b, rung.setup, rung.players, games)
                meetings.setdefault((game, a, b, rung.setup, rung.players), meeting)
    return Arena(tuple(meetings.values()), seed, net)


def pairs(game: str, foes: Foes) -> list[tuple[str, str]]:
    """Who meets whom on a rung, the stronger one first; nobody where the game has no such bots."""
    order = levels(game)
    middle = (len(order) - 1) // 2
    match foes:
        case "neighbours":
            return [(above, below) for below, above in reversed([*pairwise(order)])]
        case "first":
            known = FIRST in kinds(game)
            return [(level, FIRST) for level in reversed(order) if known and level != FIRST]
        case "middle":
            return [(level, order[middle]) for level in order[middle + 1 : middle + 2]]
        case "lowest":
            return [(order[middle], level) for level in order[: min(middle, 1)]]
