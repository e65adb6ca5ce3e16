"""Reading the primitives of a pack: one small function for each kind of condition, cost and effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from comptoir.karanor.pack.pieces import (
    OWN_COMMERCE,
    OWN_VILLA,
    Condition,
    Cost,
    Effect,
    Forbid,
    GoodsGain,
    Holding,
    Modify,
    Rule,
    Sell,
    Steal,
    Text,
)
from comptoir.karanor.pack.toml_entry import Indexes, TomlEntry, goods_of, said
from comptoir.karanor.pack.vocabulary import (
    ACTIONS,
    AHEAD,
    CONDITIONS,
    COSTS,
    EFFECTS,
    GIVEN_UP,
    HOLDINGS,
    PLACES,
    STATS,
    TARGETS,
    UNTIL,
    WINDOWS,
)

V = TypeVar("V")

PICKS = ("thief", "victim", "random")
_STOLEN = ("gold", "goods", "insignia", "associate")
_ABOUT_A_RIVAL = ("near", "target_has", "ahead")
_FOR_THE_USER = ("gain_actions", "sell", "move_to")
"""Effects that nobody else can be given."""
_OF_A_MOVE = ("enter", "cross")
_EVENTS = tuple([each for each in WINDOWS if each != "targeted"])
"""Windows that have a place."""


@dataclass(frozen=True, slots=True)
class References:
    """What an entry can speak of, and the places as masks."""

    resources: Indexes
    islands: Indexes
    territories: Indexes
    insignia: Indexes
    sequels: Indexes
    cities: int

    @property
    def everywhere(self) -> int:
        return (1 << len(self.territories)) - 1

    def no_cost(self) -> Cost:
        return Cost(goods=(0,) * len(self.resources))


# -- places and holdings --------------------------------------------------------------------------------


def _place(entry: TomlEntry, key: str, names: References, *others: str) -> int:
    value = entry.text(key)
    match value:
        case "city":
            return names.cities
        case "land":
            return names.everywhere & ~names.cities
        case "own_commerce":
            return OWN_COMMERCE
        case "own_villa":
            return OWN_VILLA
    if value in others:
        return names.everywhere
    if value and value not in names.territories:
        allowed = ", ".join([*PLACES, *others])
        entry.wrong("unknown_place", name=key, given=said(value), allowed=allowed)
    return 1 << names.territories.get(value, 0)


def _holdings(entry: TomlEntry, key: str, names: References) -> tuple[Holding, ...]:
    amounts = entry.amounts(key, HOLDINGS, names.resources, names.insignia)
    return tuple([_holding(name, least, names) for name, least in amounts.items()])


def _holding(name: str, least: int, names: References) -> Holding:
    if name in names.resources:
        return Holding("resource", names.resources[name], least)
    if name in names.insignia:
        return Holding("insignia", names.insignia[name], least)
    return Holding(name, 0, least)


# -- conditions -----------------------------------------------------------------------------------------

Reader: TypeAlias = Callable[[TomlEntry, str, References], Any]
"""Reads the value of one primitive: given its entry, its key and the names."""


def _one_of(*allowed: str) -> Reader:
    return lambda entry, key, _: entry.choice(key, allowed)


_READ_CONDITION: dict[str, Reader] = {
    "at": _place,
    "event_at": _place,
    "near": _one_of("same", "adjacent"),
    "has": _holdings,
    "target_has": _holdings,
    "ahead": _one_of(*AHEAD),
    "turn": _one_of("own", "rival"),
}


def read_when(entry: TomlEntry, names: References) -> tuple[Condition, ...]:
    found = []
    for each in entry.inners("when"):
        kind = _primitive(each, "when", "condition", CONDITIONS)
        if kind:
            found.append(Condition(kind, _READ_CONDITION[kind](each, kind, names)))
            each.close()
    return tuple(found)


def _primitive(entry: TomlEntry, key: str, what: str, known: tuple[str, ...], *beside: str) -> str:
    """The one primitive an element is about; nothing, and a problem, if it is not exactly one."""
    given = [each for each in entry.data if each not in beside]
    if len(given) != 1:
        entry.wrong("not_one_primitive", name=key, found=len(given))
    for each in given:
        if each not in known:
            entry.wrong("unknown_primitive", given=said(each), kind=what, allowed=", ".join(known))
    return given[0] if len(given) == 1 and given[0] in known else ""


# -- costs ----------------------------------------------------------------------------------------------


def read_cost(entry: TomlEntry, names: References, is_needed: bool = False) -> Cost:
    cost = entry.inner("cost", is_needed=is_needed)
    if cost is None:
        return names.no_cost()
    for each in cost.data:
        if each not in COSTS:
            entry.wrong("unknown_primitive", given=said(each), kind="cost", allowed=", ".join(COSTS))
    paid = cost.amounts("pay", ("gold",), names.resources, ("any",)) if cost.has("pay") else {}
    actions = cost.number("spend_actions", 1) if cost.has("spend_actions") else 0
    given_up = cost.amounts("give_up", GIVEN_UP, names.insignia) if cost.has("give_up") else {}
    return Cost(
        gold=paid.get("gold", 0),
        goods=goods_of(paid, names.resources),
        any=paid.get("any", 0),
        actions=actions,
        give_up=tuple([_holding(name, least, names) for name, least in given_up.items()]),
    )


# -- effects --------------------------------------------------------------------------------------------


def _goods(entry: TomlEntry, key: str, names: References) -> GoodsGain:
    amounts = entry.amounts(key, names.resources, ("any",))
    return GoodsGain(goods_of(amounts, names.resources), amounts.get("any", 0))


def _insignia(entry: TomlEntry, key: str, names: References) -> int:
    return entry.reference(key, "insignia", names.insignia)


def _steal(entry: TomlEntry, key: str, names: References) -> Steal:
    table = entry.inner(key)
    kind = _primitive(table, key, "steal", _STOLEN, "pick") if table else ""
    if table is None or not kind:
        return Steal("gold", 1)
    if kind == "insignia":
        stolen = Steal(kind, 1, insignia=_insignia(table, kind, names))
    else:
        stolen = Steal(kind, table.number(kind, 1), table.choice("pick", PICKS) if kind == "goods" else "")
    table.close()
    return stolen


def _inside(read: Callable[[TomlEntry], V], otherwise: V) -> Reader:
    """Reads what is written in a table of its own."""

    def reader(entry: TomlEntry, key: str, _: References) -> V:
        table = entry.inner(key)
        if table is None:
            return otherwise
        value = read(table)
        table.close()
        return value

    return reader


def _index(entry: TomlEntry, key: str, allowed: tuple[str, ...]) -> int:
    value = entry.choice(key, allowed)
    return allowed.index(value) if value else 0


def _true(entry: TomlEntry, key: str, _: References) -> bool:
    if not entry.flag(key):
        entry.wrong("not_true", name=key)
    return True


def _change(entry: TomlEntry, key: str, _: References) -> int:
    return entry.change(key)


def _number(entry: TomlEntry, key: str, _: References) -> int:
    return entry.number(key, 1)


_READ_EFFECT: dict[str, Reader] = {
    "gain_gold": _change,
    "gain_goods": _goods,
    "gain_income": _change,
    "gain_prestige": _change,
    "gain_actions": _number,
    "insignia": _insignia,
    "artefact": _number,
    "black_market": _number,
    "quest": _number,
    "associate": _number,
    "steal": _steal,
    "sell": _inside(lambda table: Sell(table.number("upto", 1), table.number("price", 1)), Sell(1, 1)),
    "move_to": lambda entry, key, names: _place(entry, key, names, "any"),
    "modify": _inside(
        lambda table: Modify(_index(table, "stat", STATS), table.change("add"), table.choice("until", UNTIL)),
        Modify(0, 1, ""),
    ),
    "forbid": _inside(
        lambda table: Forbid(_index(table, "action", ACTIONS), table.choice("until", UNTIL)), Forbid(0, "")
    ),
    "negate": _true,
    "end_move": _true,
    "lose_insignia": _insignia,
}


def read_effects(entry: TomlEntry, names: References, target: str = "self") -> tuple[Effect, ...]:
    """The effects of an entry; ``target`` is whom they are applied to, unless they say otherwise."""
    found = []
    for each in entry.inners("effects", is_needed=True):
        kind = _primitive(each, "effects", "effect", EFFECTS, "target")
        if kind:
            whom = each.choice("target", TARGETS, target)
            found.append(Effect(kind, _READ_EFFECT[kind](each, kind, names), whom))
            each.close()
    return tuple(found)


# -- rules ----------------------------------------------------------------------------------------------


def read_rule(
    entry: TomlEntry,
    names: References,
    before: tuple[Condition, ...] = (),
    trigger: str | None = "",
    label: Text | None = None,
) -> Rule:
    """What an entry says under ``when``, ``cost``, ``effects`` and ``target``, and whether it fits together.

    ``trigger`` is ``None`` if the entry has none that is known.
    """
    target = entry.choice("target", TARGETS, "self")
    rule = Rule(
        when=(*before, *read_when(entry, names)),
        cost=read_cost(entry, names),
        effects=read_effects(entry, names, target),
        target=target,
        label=label,
    )
    if target and trigger is not None:
        _check_conditions(entry, rule, trigger)
        check_effects(entry, rule.effects, target, trigger)
    return rule


def _check_conditions(entry: TomlEntry, rule: Rule, trigger: str) -> None:
    for condition in rule.when:
        if condition.kind in _ABOUT_A_RIVAL and rule.target != "rival":
            entry.wrong("needs_rival", given=condition.kind)
        if condition.kind == "event_at" and trigger not in _EVENTS:
            entry.wrong("no_event", allowed=", ".join(_EVENTS))
    if rule.target == "actor" and trigger not in WINDOWS:
        entry.wrong("no_actor", allowed=", ".join(WINDOWS))


def check_effects(
    entry: TomlEntry, effects: tuple[Effect, ...], target: str = "self", trigger: str = ""
) -> None:
    """Every effect has somebody to be applied to, and a moment in which it makes sense."""
    for effect in effects:
        if effect.target == "rival" != target:
            entry.wrong("nobody_named", given=effect.kind)
        if effect.target == "actor" != target and trigger not in WINDOWS:
            entry.wrong("no_actor", allowed=", ".join(WINDOWS))
        if effect.kind == "steal" and effect.target == "self":
            entry.wrong("steals_from_self")
        if effect.kind in _FOR_THE_USER and effect.target != "self":
            entry.wrong("for_the_user", given=effect.kind)
        if effect.kind == "negate" and trigger != "targeted":
            entry.wrong("nothing_to_negate")
        if effect.kind == "end_move" and trigger not in _OF_A_MOVE:
            entry.wrong("no_move_to_end", allowed=", ".join(_OF_A_MOVE))
        _check_lasting(entry, effect, trigger == "own")


def _check_lasting(entry: TomlEntry, effect: Effect, is_owned: bool) -> None:
    """What a tile does while it is owned is a modification or a ban that lasts as long; nothing else does."""
    if is_owned and effect.target != "self":
        entry.wrong("for_the_user", given=effect.kind)
    if not isinstance(effect.value, Modify | Forbid):
        if is_owned:
            entry.wrong("not_lasting", given=effect.kind)
    elif effect.value.until and (effect.value.until == "owned") != is_owned:
        allowed = "owned" if is_owned else ", ".join(UNTIL[1:])
        entry.wrong("not_allowed", name="until", given=effect.value.until, allowed=allowed)
