"""Why a quest, a card or an artefact cannot be used: which condition does not hold, and what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from comptoir.core import Refused
from comptoir.karanor.board import EMPTY
from comptoir.karanor.conditions import AMOUNTS, amount, failing, targets_of
from comptoir.karanor.costs import lacking
from comptoir.karanor.pack import OWN_COMMERCE, OWN_VILLA, Cost, Holding, Rule
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion

GIVEN_UP = {"artefact": "artefacts", "associate": "associates", "quest": "quests"}
"""What is given up, as holdings are called."""


def why_not_used(
    table: KaranorTable,
    at: int,
    name: str,
    rule: Rule,
    target: object,
    *,
    occasion: Occasion | None = None,
    actions: int = 0,
    completing: bool = False,
) -> Refused | None:
    """The first condition that does not hold, or else what is missing of the cost."""
    if rule.target == "rival":
        wrong = _about_a_rival(table, at, name, rule, target, occasion)
    else:
        wrong = _about_oneself(table, at, name, rule, occasion)
    return wrong or _unpaid(table, at, name, rule.cost, actions, completing)


def _about_oneself(
    table: KaranorTable, at: int, name: str, rule: Rule, occasion: Occasion | None
) -> Refused | None:
    condition = failing(table, rule, at, EMPTY, occasion)
    if condition is not None:
        return CONDITIONS[condition.kind](table, at, name, condition.value)
    if not targets_of(table, rule, at, occasion):
        return Refused("no_rival_near", card=name, near="same")
    return None


def _about_a_rival(
    table: KaranorTable, at: int, name: str, rule: Rule, target: object, occasion: Occasion | None
) -> Refused | None:
    """Whoever is named must pass the tests; where nobody does, the test that fails says why."""
    possible = targets_of(table, rule, at, occasion)
    if target in possible:
        return None
    if possible:
        return Refused("not_that_rival", card=name)
    failed = [failing(table, rule, at, rival, occasion) for rival in table.rivals(at)]
    furthest = max([condition for condition in failed if condition is not None], key=rule.when.index)
    return CONDITIONS[furthest.kind](table, at, name, furthest.value)


def _unpaid(
    table: KaranorTable, at: int, name: str, cost: Cost, actions: int, completing: bool
) -> Refused | None:
    short = lacking(table, at, cost, actions=actions, completing=completing)
    if short is None:
        return None
    if short == "actions" and table.active != at:
        return Refused("costs_an_action", card=name)
    return lacks(name, missing(table, at, cost, actions=actions, completing=completing))


# -- conditions -----------------------------------------------------------------------------------------


def _place(table: KaranorTable, _: int, name: str, value: int) -> Refused:
    pack = table.pack
    everywhere = (1 << len(pack.territories)) - 1
    sorts = {OWN_COMMERCE: "own_commerce", OWN_VILLA: "own_villa"}
    sorts |= {everywhere & ~pack.cities: "land", pack.cities: "city"}
    if value > 0 and value.bit_count() == 1:
        return Refused(
            "wrong_place", card=name, sort="one", place=pack.territories[value.bit_length() - 1].id
        )
    return Refused("wrong_place", card=name, sort=sorts[value], place="")


def _has(table: KaranorTable, at: int, name: str, value: tuple[Holding, ...]) -> Refused:
    short = [(_called(table, each), each.least - amount(table, at, each)) for each in value]
    found = lacks(name, {what: count for what, count in short if count > 0})
    assert found is not None
    return found


def _near(_: KaranorTable, __: int, name: str, value: str) -> Refused:
    return Refused("no_rival_near", card=name, near=value)


def _such(_: KaranorTable, __: int, name: str, ___: object) -> Refused:
    return Refused("no_such_rival", card=name)


def _turn(_: KaranorTable, __: int, name: str, value: str) -> Refused:
    return Refused("not_this_turn", card=name, turn=value)


CONDITIONS: dict[str, Callable[[KaranorTable, int, str, Any], Refused]] = {
    "at": _place,
    "event_at": _place,
    "near": _near,
    "has": _has,
    "target_has": _such,
    "ahead": _such,
    "turn": _turn,
}
"""What is said when a condition does not hold."""


# -- what is missing ------------------------------------------------------------------------------------


def missing(
    table: KaranorTable, at: int, cost: Cost, *, actions: int = 0, completing: bool = False
) -> dict[str, int]:
    """How much is missing of what, in the names of the pack."""
    pack, held = table.pack, table.goods[at]
    wanted = cost.goods or (0,) * len(held)
    found = {"gold": cost.gold - table.gold[at]}
    found |= {each.id: wanted[place] - held[place] for place, each in enumerate(pack.resources)}
    found["any"] = cost.any - sum([max(held[each] - wanted[each], 0) for each in pack.common])
    found["actions"] = cost.actions + actions - (table.actions if table.active == at else 0)
    for each in cost.give_up:
        kept_back = int(completing and each.kind == "quest")
        found[_called(table, each)] = each.least + kept_back - _held(table, at, each)
    return {what: count for what, count in found.items() if count > 0}


def _held(table: KaranorTable, at: int, given: Holding) -> int:
    if given.kind == "insignia":
        return table.insignia[at][given.which]
    return AMOUNTS[GIVEN_UP.get(given.kind, given.kind)](table, at)


def _called(table: KaranorTable, holding: Holding) -> str:
    match holding.kind:
        case "resource":
            return table.pack.resources[holding.which].id
        case "insignia":
            return table.pack.insignia[holding.which].id
    return GIVEN_UP.get(holding.kind, holding.kind)


def lacks(name: str, short: dict[str, int]) -> Refused | None:
    """The refusal that lists what is missing; None if nothing is."""
    if not short:
        return None
    return Refused(
        "lacks", card=name, missing=", ".join([f"{count} {what}" for what, count in short.items()])
    )
