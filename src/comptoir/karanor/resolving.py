"""Carrying out the effects of a rule, left to right, each as far as it can be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Effect
from comptoir.karanor.use import Use

Primitive: TypeAlias = Callable[[Use, Merchant, Any], Awaitable[None]]
"""What an effect of the pack does: of the use, to whom, and the value in the pack."""

EFFECTS: dict[str, Primitive] = {}
"""All of them, by the word for each in the pack."""


def effect(primitive: Primitive) -> Primitive:
    """Make a function the meaning of the effect of its name."""
    EFFECTS[primitive.__name__] = primitive
    return primitive


async def apply(use: Use) -> None:
    """All effects of a use."""
    for each in use.rule.effects:
        for to in use.targets(each.target):
            await EFFECTS[each.kind](use, to, each.value)


def gives_nothing(board: KaranorBoard, effects: tuple[Effect, ...]) -> bool:
    """Is there nothing left of all that these effects would give?"""
    return all([_is_exhausted(board, each) for each in effects])


def _is_exhausted(board: KaranorBoard, each: Effect) -> bool:
    match each.kind:
        case "insignia":
            return not board.insignia_supply[each.value]
        case "artefact":
            return not board.artefact_deck and not board.artefact_discard
        case "black_market":
            return not board.black_deck and not board.black_discard
        case "quest":
            return not board.quest_deck and not board.quest_discard
        case "associate":
            return not board.free_associates
        case "gain_goods":
            wanted = each.value.goods
            some = any([left for left, count in zip(board.reserve, wanted, strict=True) if count > 0])
            return not some and not (
                each.value.any and any([board.reserve[resource] for resource in board.pack.common])
            )
    return False
