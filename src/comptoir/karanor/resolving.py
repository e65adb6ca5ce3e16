"""Carrying out the effects of a rule, left to right, each as far as it can be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

from comptoir.karanor.board import KaranorBoard
from comptoir.karanor.events import Gained
from comptoir.karanor.merchant import Merchant, minus
from comptoir.karanor.pack import Effect, Goods
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Use

Primitive: TypeAlias = Callable[[Use, Merchant, Any], Awaitable[None]]
"""What an effect of the pack does: of the use, to whom, and the value in the pack."""

EFFECTS: Final[dict[str, Primitive]] = {}
"""All of them, by the word for each in the pack."""


def effect(primitive: Primitive) -> Primitive:
    """Make a function the meaning of the effect of its name."""
    EFFECTS[primitive.__name__] = primitive
    return primitive


async def apply(use: Use) -> None:
    """All effects of a use. What those in a row give is told together."""
    table = use.table
    before = table.is_heard and _holdings(table)
    for each in use.rule.effects:
        is_gain = each.kind in GAINS
        if before and not is_gain:
            _tell_gains(use, before)
        for to in use.targets(each.target):
            await EFFECTS[each.kind](use, to, each.value)
        if before and not is_gain:
            before = _holdings(table)
    if before:
        _tell_gains(use, before)


GAINS: Final = (
    "gain_gold", "gain_goods", "gain_income", "gain_prestige", "gain_actions", "insignia", "lose_insignia",
)  # fmt: skip
"""Effects that only change what merchants hold."""
Holdings: TypeAlias = list[tuple[int, Goods, int, int, int, tuple[int, ...]]]
"""Of each seat: gold, goods, income, prestige, actions, insignia."""


def _holdings(table: KaranorTable) -> Holdings:
    actions = [table.actions if seat == table.active else 0 for seat in range(table.rules.players)]
    columns = (table.gold, table.goods, table.income, table.prestige, actions, table.insignia)
    return list(zip(*columns, strict=True))


def _tell_gains(use: Use, before: Holdings) -> None:
    """What everybody has more of than before, or less, beginning with the user."""
    table, me = use.table, use.me.at
    after = _holdings(table)
    for seat in (me, *table.rivals(me)):
        if after[seat] != before[seat]:
            gold, goods, income, prestige, actions, insignia = before[seat]
            table.tell(
                Gained(
                    seat,
                    me,
                    table.show(use.source),
                    table.gold[seat] - gold,
                    minus(table.goods[seat], goods),
                    table.income[seat] - income,
                    table.prestige[seat] - prestige,
                    table.prestige[seat],
                    after[seat][4] - actions,
                    minus(table.insignia[seat], insignia),
                )
            )


def gives_nothing(board: KaranorBoard, effects: tuple[Effect, ...], reserve: Sequence[int]) -> bool:
    """Is there nothing left of all that these effects would give, with such a reserve?"""
    return all([_is_exhausted(board, each, reserve) for each in effects])


def _is_exhausted(board: KaranorBoard, each: Effect, reserve: Sequence[int]) -> bool:
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
            some = any([left for left, count in zip(reserve, wanted, strict=True) if count > 0])
            return not some and not (
                each.value.any and any([reserve[resource] for resource in board.pack.common])
            )
    return False
