"""What is forbidden to a merchant, by a tile or for a while; and that an action takes an action."""

from __future__ import annotations

from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.pack.vocabulary import ACTIONS
from comptoir.karanor.reason import Reason

MOVE, HARVEST, WORK, BUILD, INTERACT, QUEST, DELIVER, RECRUIT, VILLA, MARKET, SEA, TRADE = range(len(ACTIONS))

EVERYTHING = (1 << len(ACTIONS)) - 1
NO_ACTIONS_LEFT: Reason = ("no_actions_left", {})


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
