"""What is forbidden to a merchant, by a tile or for a while; and that an action takes an action."""

from __future__ import annotations

from typing import Final

from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.pack.vocabulary import ACTIONS
from comptoir.karanor.reason import Reason

MOVE: Final = 0
HARVEST: Final = 1
WORK: Final = 2
BUILD: Final = 3
INTERACT: Final = 4
QUEST: Final = 5
DELIVER: Final = 6
RECRUIT: Final = 7
VILLA: Final = 8
MARKET: Final = 9
SEA: Final = 10
TRADE: Final = 11
"""Their places in the vocabulary."""

EVERYTHING: Final = (1 << len(ACTIONS)) - 1
NO_ACTIONS_LEFT: Final[Reason] = ("no_actions_left", {})


def barred(board: KaranorBoard, at: int) -> int:
    """A mask of the actions a merchant cannot take: what is forbidden, and all when there is none left."""
    return board.forbidden[at] if board.actions else EVERYTHING


def against_acting(board: KaranorBoard, at: int, action: int) -> Reason | None:
    """A tile or a card forbids it, or there is no action left for it."""
    if not barred(board, at) >> action & 1:
        return None
    return ban(board, at, action) if board.forbidden[at] >> action & 1 else NO_ACTIONS_LEFT


def ban(board: KaranorBoard, at: int, action: int) -> Reason:
    """What forbids it: a tile, while it is owned, or else a card or quest, for a while."""
    for kind, tile in enumerate(board.pack.insignia):
        banned = [each.value.action for each in tile.effects if each.kind == "forbid"]
        if board.insignia[at][kind] and action in banned:
            return "forbidden_by_tile", {"action": action, "tile": kind}
    return "forbidden_for_now", {"action": action}
