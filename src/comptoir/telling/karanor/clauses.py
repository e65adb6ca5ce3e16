"""What conditions, costs and effects of a content pack say: one small function for each primitive.

Names come from the pack, everything else from ``words/``: a pack of one's own is described as well as ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from comptoir.karanor.pack import (
    OWN_COMMERCE,
    OWN_VILLA,
    Condition,
    Cost,
    Effect,
    Forbid,
    Goods,
    GoodsGain,
    Holding,
    Modify,
    Pack,
    Resource,
    Rule,
    Steal,
    Text,
)
from comptoir.karanor.pack.vocabulary import ACTIONS, STATS
from comptoir.telling.karanor.names import place_name
from comptoir.words import Spoken, Words

MINUS = "\u2212"


class Scribe(NamedTuple):
    """Who describes: the words of a language and the names of a pack."""

    words: Words
    pack: Pack

    def say(self, key: str, **args: Spoken) -> str:
        return self.words.say(key, **args)

    def name(self, text: Text) -> str:
        return text.in_(self.words.lang)

    def counted(self, resource: Resource, count: int) -> str:
        """So many of a resource."""
        noun = self.name(resource.plural if count > 1 else resource.name)
        return f"{count} {noun.lower()}"

    def place(self, place: int) -> dict[str, Spoken]:
        """A place of a primitive, as sentences want it: its sort, and its name if it is a single one."""
        territories = self.pack.territories
        everywhere = (1 << len(territories)) - 1
        sorts = {OWN_COMMERCE: "own_commerce", OWN_VILLA: "own_villa", everywhere: "any"}
        sorts |= {everywhere & ~self.pack.cities: "land", self.pack.cities: "city"}
        if place > 0 and place.bit_count() == 1:
            return {"place": "one", "name": place_name(self.words, territories[place.bit_length() - 1])}
        return {"place": sorts[place], "name": ""}


def listed(words: Words, parts: Sequence[str]) -> str:
    """“a, b, c”: an inventory, not a sentence."""
    return words.say("list-comma", first="", last="").join(parts)


def _hyphens(name: str) -> str:
    return name.replace("_", "-")


def _signed(change: int) -> str:
    return f"+{change}" if change >= 0 else f"{MINUS}{-change}"


# -- amounts --------------------------------------------------------------------------------------------


def describe_gold(words: Words, count: int) -> str:
    """“3 gold”."""
    return words.say("describe-gold", count=count)


def describe_goods(words: Words, pack: Pack, goods: Goods) -> list[str]:
    """“1 fruit”, “2 meat”: each resource there is some of."""
    scribe = Scribe(words, pack)
    return [scribe.counted(pack.resources[at], count) for at, count in enumerate(goods) if count]


def describe_prestige(words: Words, change: int) -> str:
    """“prestige +1”."""
    return words.say("describe-prestige", change=_signed(change))


def _any_goods(scribe: Scribe, count: int) -> list[str]:
    return [scribe.say("describe-any-goods", count=count)] if count else []


def describe_holding(words: Words, pack: Pack, holding: Holding) -> str:
    """“2 associates”, “1 Mount”."""
    scribe, count = Scribe(words, pack), holding.least
    if holding.kind == "resource":
        return scribe.counted(pack.resources[holding.which], count)
    if holding.kind == "insignia":
        name = scribe.name(pack.insignia[holding.which].name)
        return words.say("describe-insignia-held", count=count, name=name)
    return _held(scribe, holding.kind, count)


def _held(scribe: Scribe, kind: str, count: int) -> str:
    return scribe.say(f"describe-holding-{_hyphens(kind)}", count=count)


def _holdings(scribe: Scribe, holdings: Sequence[Holding]) -> str:
    return listed(scribe.words, [describe_holding(*scribe, each) for each in holdings])


# -- conditions -----------------------------------------------------------------------------------------

Phrase: TypeAlias = Callable[[Scribe, Any], str]
"""Says the value of one condition."""


CONDITIONS: dict[str, Phrase] = {
    "at": lambda scribe, place: scribe.say("describe-at", **scribe.place(place)),
    "near": lambda scribe, near: scribe.say("describe-near", near=near),
    "has": lambda scribe, held: scribe.say("describe-has", holdings=_holdings(scribe, held)),
    "target_has": lambda scribe, held: scribe.say("describe-target-has", holdings=_holdings(scribe, held)),
    "ahead": lambda scribe, holding: scribe.say("describe-ahead", holding=holding),
    "turn": lambda scribe, turn: scribe.say("describe-turn", turn=turn),
    "event_at": lambda scribe, place: scribe.say("describe-event-at", **scribe.place(place)),
}
ABOUT_A_RIVAL = ("near", "target_has", "ahead")
"""Conditions that say which rival may be named."""


def describe_when(words: Words, pack: Pack, conditions: Sequence[Condition], target: str = "self") -> str:
    """“in a city; name a rival on your territory”; empty if there is nothing to say."""
    scribe = Scribe(words, pack)
    parts: list[str] = []
    rival: list[str] = []
    for each in conditions:
        said = CONDITIONS[each.kind](scribe, each.value)
        (rival if each.kind in ABOUT_A_RIVAL else parts).append(said)
    if rival:
        parts.append(words.say("describe-such-a-rival", which=listed(words, rival)))
    elif target == "rival":
        parts.append(words.say("describe-any-rival"))
    return _and(words, parts)


def _and(words: Words, parts: Sequence[str]) -> str:
    return words.say("describe-and", first="", last="").join(parts)


# -- costs ----------------------------------------------------------------------------------------------


def _pay(scribe: Scribe, cost: Cost) -> list[str]:
    gold = [describe_gold(scribe.words, cost.gold)] if cost.gold else []
    return [*gold, *describe_goods(*scribe, cost.goods), *_any_goods(scribe, cost.any)]


def _spend_actions(scribe: Scribe, cost: Cost) -> list[str]:
    return [scribe.say("describe-actions", count=cost.actions)] if cost.actions else []


def _give_up(scribe: Scribe, cost: Cost) -> list[str]:
    plural = {"artefact": "artefacts", "associate": "associates", "quest": "quests"}
    given = [replace(each, kind=plural.get(each.kind, each.kind)) for each in cost.give_up]
    return [describe_holding(*scribe, each) for each in given]


COSTS: dict[str, Callable[[Scribe, Cost], list[str]]] = {
    "pay": _pay,
    "spend_actions": _spend_actions,
    "give_up": _give_up,
}


def describe_cost(words: Words, pack: Pack, cost: Cost, *, is_quest: bool = False) -> str:
    """“6 gold, 1 fruit, 1 meat, 1 cloth”; empty if it is free. Actions of a quest come on top of its own."""
    scribe = Scribe(words, pack)
    more = [words.say("describe-more-actions", count=cost.actions)] if is_quest and cost.actions else []
    paid = replace(cost, actions=0) if is_quest else cost
    return listed(words, [*[part for describe in COSTS.values() for part in describe(scribe, paid)], *more])


# -- effects --------------------------------------------------------------------------------------------

EffectPhrase: TypeAlias = Callable[[Scribe, Any, str], str]
"""Says the value of one effect; given whom it is applied to, which only some speak of."""


def _gain_gold(scribe: Scribe, value: int, _: str) -> str:
    if value < 0:
        return scribe.say("describe-lost-gold", change=_signed(value))
    return describe_gold(scribe.words, value)


def _gain_goods(scribe: Scribe, value: GoodsGain, _: str) -> str:
    return listed(scribe.words, [*describe_goods(*scribe, value.goods), *_any_goods(scribe, value.any)])


def _tile(scribe: Scribe, key: str, insignia: int) -> str:
    return scribe.say(key, name=scribe.name(scribe.pack.insignia[insignia].name))


def _steal(scribe: Scribe, value: Steal, target: str) -> str:
    stolen: dict[str, Callable[[], str]] = {
        "gold": lambda: describe_gold(scribe.words, value.amount),
        "goods": lambda: scribe.say("describe-stolen-goods", count=value.amount, pick=value.pick),
        "insignia": lambda: _tile(scribe, "describe-insignia", value.insignia),
        "associate": lambda: _held(scribe, "associates", value.amount),
    }
    return scribe.say("describe-steal", what=stolen[value.kind](), whom=_whom(scribe, target))


def _modify(scribe: Scribe, value: Modify, target: str) -> str:
    stat = scribe.say(f"describe-stat-{_hyphens(STATS[value.stat])}", change=_signed(value.add))
    return _until(scribe, stat, value.until, target)


def _forbid(scribe: Scribe, value: Forbid, target: str) -> str:
    return _until(scribe, scribe.say(f"describe-forbid-{ACTIONS[value.action]}"), value.until, target)


def _until(scribe: Scribe, what: str, until: str, target: str) -> str:
    return scribe.say("describe-until", what=what, until=until, whose="own" if target == "self" else "other")


EFFECTS: dict[str, EffectPhrase] = {
    "gain_gold": _gain_gold,
    "gain_goods": _gain_goods,
    "gain_income": lambda scribe, change, _: scribe.say("describe-income", change=_signed(change)),
    "gain_prestige": lambda scribe, change, _: describe_prestige(scribe.words, change),
    "gain_actions": lambda scribe, count, _: scribe.say("describe-more-actions", count=count),
    "insignia": lambda scribe, which, _: _tile(scribe, "describe-insignia", which),
    "artefact": lambda scribe, count, _: _held(scribe, "artefacts", count),
    "black_market": lambda scribe, count, _: _held(scribe, "black_market", count),
    "quest": lambda scribe, count, _: _held(scribe, "quests", count),
    "associate": lambda scribe, count, _: scribe.say("describe-free-associate", count=count),
    "steal": _steal,
    "sell": lambda scribe, sold, _: scribe.say(
        "describe-sell", count=sold.upto, price=describe_gold(scribe.words, sold.price)
    ),
    "move_to": lambda scribe, place, _: scribe.say("describe-move-to", **scribe.place(place)),
    "modify": _modify,
    "forbid": _forbid,
    "negate": lambda scribe, *_: scribe.say("describe-negate"),
    "end_move": lambda scribe, *_: scribe.say("describe-end-move"),
    "lose_insignia": lambda scribe, which, _: _tile(scribe, "describe-lost-insignia", which),
}
_NAMES_ITS_TARGET = ("steal", "negate", "end_move")
"""Effects that need nobody named before them."""


def _whom(scribe: Scribe, target: str) -> str:
    return scribe.say(f"describe-whom-{_hyphens(target)}")


def describe_effect(words: Words, pack: Pack, effect: Effect) -> str:
    """“income +1”; for somebody else “each rival: 1 gold”."""
    scribe = Scribe(words, pack)
    said = EFFECTS[effect.kind](scribe, effect.value, effect.target)
    if effect.target == "self" or effect.kind in _NAMES_ITS_TARGET:
        return said
    return words.say("describe-for", whom=_whom(scribe, effect.target), effect=said)


def describe_effects(words: Words, pack: Pack, effects: Sequence[Effect]) -> str:
    """“income +1, prestige +1”; what is for others stands apart. “nothing” if there is none."""
    own = [describe_effect(words, pack, each) for each in effects if each.target == "self"]
    others = [describe_effect(words, pack, each) for each in effects if each.target != "self"]
    parts = [*([listed(words, own)] if own else []), *others]
    return _and(words, parts) if parts else words.say("describe-nothing")


def describe_rule(words: Words, pack: Pack, rule: Rule, *, is_quest: bool = False) -> str:
    """“in a city; for 2 meat: 8 gold”: when, for how much, and what."""
    said = describe_effects(words, pack, rule.effects)
    cost = describe_cost(words, pack, rule.cost, is_quest=is_quest)
    if cost:
        said = words.say("describe-for-cost", cost=cost, effects=said)
    when = describe_when(words, pack, rule.when, rule.target)
    return _and(words, [when, said]) if when else said
