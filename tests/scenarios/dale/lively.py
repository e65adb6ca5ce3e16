"""A lively edition, of which two cards differ from ours: one does something else, one counts more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import ROWS
from comptoir.dale.editions import CLASSIC
from comptoir.dale.printed import revise
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import once_per_turn, only_if

CHANGED: Mapping[str, Any] = {"spyglass": {"kind": "passive"}, "shattered_relic": {"value": 4}}


@once_per_turn
@only_if(Seat.can_draw)
async def spyglass(me: Seat) -> None:
    """Once in your turn you may draw 1 card."""
    me.draw()


def lively_book(changed: Mapping[str, Any] = CHANGED) -> Cardbook:
    return Cardbook("lively", revise("lively", ROWS, {"cards": changed}), [__name__], CLASSIC)
