"""The seven conditions of the pack, one small function for each. All they look at is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from comptoir.karanor.board import EMPTY
from comptoir.karanor.pack import OWN_COMMERCE, Condition, Holding, Rule
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion

Test = Callable[[KaranorTable, int, int, Occasion | None, Any], bool]
"""Of the table, the user's seat, the target's seat, the occasion and the value in the pack."""


def holds(
    table: KaranorTable, rule: Rule, at: int, target: int = EMPTY, occasion: Occasion | None = None
) -> bool:
    """Do all conditions of a rule hold?"""
    return failing(table, rule, at, target, occasion) is None


def failing(
    table: KaranorTable, rule: Rule, at: int, target: int = EMPTY, occasion: Occasion | None = None
) -> Condition | None:
    """The first condition that does not hold."""
    for condition in rule.when:
        if not TESTS[condition.kind](table, at, target, occasion, condition.value):
            return condition
    return None


def targets_of(table: KaranorTable, rule: Rule, at: int, occasion: Occasion | None = None) -> list[int]:
    """The seats a rule can name: rivals that pass its tests; EMPTY alone where it names nobody.

    Nobody at all where its conditions do not hold, or where those it is aimed at are not there.
    """
    if rule.target == "rival":
        return [rival for rival in table.rivals(at) if holds(table, rule, at, rival, occasion)]
    if not holds(table, rule, at, EMPTY, occasion):
        return []
    if rule.target == "rivals_here" and not any(
        [table.pawns[rival] == table.pawns[at] for rival in table.rivals(at)]
    ):
        return []
    return [EMPTY]


def is_at(table: KaranorTable, seat: int, place: int, wanted: int) -> bool:
    """Is a territory of that sort, for that seat?"""
    if wanted >= 0:
        mask = wanted
    else:
        mask = table.shops[seat] if wanted == OWN_COMMERCE else table.villas[seat]
    return bool(mask >> place & 1)


def amount(table: KaranorTable, seat: int, holding: Holding) -> int:
    """How much of something a merchant holds."""
    kind = holding.kind
    if kind == "resource":
        return table.goods[seat][holding.which]
    if kind == "insignia":
        return table.insignia[seat][holding.which]
    return AMOUNTS[kind](table, seat)


AMOUNTS: dict[str, Callable[[KaranorTable, int], int]] = {
    "gold": lambda table, seat: table.gold[seat],
    "goods": lambda table, seat: sum(table.goods[seat]),
    "prestige": lambda table, seat: table.prestige[seat],
    "income": lambda table, seat: table.income[seat],
    "commerces": lambda table, seat: table.shops[seat].bit_count(),
    "villas": lambda table, seat: table.villas[seat].bit_count(),
    "associates": lambda table, seat: len(table.associates[seat]),
    "artefacts": lambda table, seat: len(table.artefacts[seat]),
    "quests": lambda table, seat: len(table.quests[seat]),
    "black_market": lambda table, seat: len(table.black_hands[seat]),
}


def _at(table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: int) -> bool:
    return is_at(table, at, table.pawns[at], value)


def _event_at(table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: int) -> bool:
    return occasion is not None and is_at(table, at, occasion.place, value)


def _near(table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: str) -> bool:
    here, there = table.pawns[at], table.pawns[target]
    return here == there or (value == "adjacent" and bool(table.pack.around[here] >> there & 1))


def _has(
    table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: tuple[Holding, ...]
) -> bool:
    return all([amount(table, at, each) >= each.least for each in value])


def _target_has(
    table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: tuple[Holding, ...]
) -> bool:
    return all([amount(table, target, each) >= each.least for each in value])


def _ahead(table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: str) -> bool:
    return AMOUNTS[value](table, target) > AMOUNTS[value](table, at)


def _turn(table: KaranorTable, at: int, target: int, occasion: Occasion | None, value: str) -> bool:
    return (table.active == at) == (value == "own")


TESTS: dict[str, Test] = {
    "at": _at,
    "near": _near,
    "has": _has,
    "target_has": _target_has,
    "ahead": _ahead,
    "turn": _turn,
    "event_at": _event_at,
}
