"""What the entries of a content pack say: all lines of a card, a tile or a territory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from comptoir.karanor.pack import (
    NONE,
    Artefact,
    Associate,
    BlackMarket,
    Commerce,
    Condition,
    Delivery,
    History,
    Insignia,
    Island,
    OriginCity,
    Pack,
    Piece,
    Quest,
    Resource,
    Rule,
    Source,
    Territory,
)
from comptoir.telling.karanor.clauses import (
    Scribe,
    describe_cost,
    describe_effects,
    describe_gold,
    describe_goods,
    describe_prestige,
    describe_rule,
    describe_when,
    listed,
)
from comptoir.telling.karanor.names import entry_name, place_name
from comptoir.words import Words

OF_ONES_OWN_ACCORD = ("anytime", "activate")
"""Triggers whose moment a condition may say more exactly."""


def entry_title(words: Words, pack: Pack, entry: Piece) -> str:
    """What an entry is called where nothing else says what kind it is of."""
    name = entry_name(words, pack, entry.id)
    if isinstance(entry, Delivery):
        return words.say("describe-delivery-name", city=name)
    return words.say("describe-origin-name", city=name) if isinstance(entry, OriginCity) else name


def source_line(words: Words, source: Source, *, with_note: bool = False) -> str:
    """Where an entry comes from; what is ours is said to be ours. The note tells what exactly does."""
    line = words.say(f"describe-source-{source.kind}")
    return (
        words.say("describe-source-note", line=line, note=source.note) if with_note and source.note else line
    )


def describe_card(words: Words, pack: Pack, entry: Piece) -> list[str]:
    """All lines of an entry but its name and its text: its kind, when it is used, what it costs and does."""
    return LINES[type(entry)](words, pack, entry)


def brief(words: Words, pack: Pack, entry: Piece) -> str:
    """What matters most of an entry in a few words, for its face; empty if its name says it all."""
    match entry:
        case Commerce(bonus=Rule(cost=cost, effects=effects)):
            price, gain = describe_cost(words, pack, cost), describe_effects(words, pack, effects)
            return words.say("describe-brief-bonus", cost=price, effects=gain)
        case Quest(immediate=True):
            return words.say("describe-brief-immediate")
        case Quest():
            where = [each for each in _shared(entry.options) if each.kind == "at"]
            names = [Scribe(words, pack).place(each.value)["name"] for each in where]
            return "".join([str(each) for each in names]) or describe_when(words, pack, where)
        case BlackMarket() | Artefact():
            return describe_effects(words, pack, entry.rule.effects)
        case Insignia():
            return describe_effects(words, pack, entry.effects)
        case History():
            return describe_history(words, pack, entry)
    return ""


# -- parts of lines -------------------------------------------------------------------------------------


def _headed(words: Words, kind: str, when: str) -> str:
    """The first line: the kind of the entry, and when it is used."""
    return words.say("describe-headed", kind=words.say(f"describe-kind-{kind}"), when=when)


def _priced(words: Words, pack: Pack, rule: Rule) -> list[str]:
    """What it costs and what it does, each in a line if there is anything to say."""
    cost = describe_cost(words, pack, rule.cost)
    lines = [words.say("describe-cost", cost=cost)] if cost else []
    if rule.effects:
        lines.append(words.say("describe-effect", effects=describe_effects(words, pack, rule.effects)))
    return lines


def _reward(words: Words, effects: Sequence[str]) -> list[str]:
    return [words.say("describe-reward", effects=listed(words, effects))] if effects else []


def _numbers(words: Words, pack: Pack, min_players: int, copies: int = 1) -> list[str]:
    """For how many players it is, and how many there are of it, where that is not the usual."""
    lines = []
    if min_players > pack.numbers.players_min:
        lines.append(words.say("describe-min-players", players=min_players))
    if copies > 1:
        lines.append(words.say("describe-copies", count=copies))
    return lines


# -- cards ----------------------------------------------------------------------------------------------


def _commerce(words: Words, pack: Pack, entry: Commerce) -> list[str]:
    cost = describe_cost(words, pack, entry.cost)
    lines = [
        words.say("describe-commerce", cost=cost),
        *_reward(words, [describe_effects(words, pack, entry.effects)]),
    ]
    if entry.bonus is not None:
        price = describe_cost(words, pack, entry.bonus.cost)
        gain = describe_effects(words, pack, entry.bonus.effects)
        lines.append(words.say("describe-bonus", cost=price, effects=gain))
    return lines


def _quest(words: Words, pack: Pack, entry: Quest) -> list[str]:
    kind = "sequel" if entry.is_sequel else "quest"
    shared = _shared(entry.options)
    when = (
        words.say("describe-immediate")
        if entry.immediate
        else describe_when(words, pack, shared, _target(entry))
    )
    lines = [_headed(words, kind, when)]
    prestige = [describe_prestige(words, entry.prestige)] if entry.prestige else []
    if len(entry.options) == 1:
        lines += _only_way(words, pack, entry.options[0], prestige)
    else:
        lines += [
            _option(words, pack, each, len(shared), _target(entry) == each.target) for each in entry.options
        ]
        if prestige:
            lines.append(words.say("describe-always", effects=prestige[0]))
    if entry.sequel != NONE:
        lines.append(words.say("describe-sequel", name=pack.sequels[entry.sequel].name.in_(words.lang)))
    return lines + _numbers(words, pack, entry.min_players)


def _target(entry: Quest) -> str:
    """Whom the whole quest is aimed at: somebody, if all its options are."""
    targets = {each.target for each in entry.options}
    return targets.pop() if len(targets) == 1 else "self"


def _shared(options: Sequence[Rule]) -> tuple[Condition, ...]:
    """The conditions that all options begin with."""
    first, *others = [each.when for each in options]
    count = len(first)
    while any(first[:count] != each[:count] for each in others):
        count -= 1
    return first[:count]


def _only_way(words: Words, pack: Pack, rule: Rule, prestige: list[str]) -> list[str]:
    cost = describe_cost(words, pack, rule.cost, is_quest=True)
    own = [describe_effects(words, pack, rule.effects)] if rule.effects else []
    lines = [words.say("describe-cost", cost=cost)] if cost else []
    return lines + _reward(words, [*prestige, *own])


def _option(words: Words, pack: Pack, rule: Rule, shared: int, is_aimed: bool) -> str:
    label = rule.label.in_(words.lang) if rule.label else ""
    own = replace(rule, when=rule.when[shared:], target="self" if is_aimed else rule.target)
    return words.say("describe-option", label=label, rule=describe_rule(words, pack, own, is_quest=True))


def _black_market(words: Words, pack: Pack, entry: BlackMarket) -> list[str]:
    when = _occasion(words, pack, entry.trigger, entry.rule)
    lines = [_headed(words, "black-market", when), *_priced(words, pack, entry.rule)]
    return lines + _numbers(words, pack, entry.min_players, entry.copies)


def _artefact(words: Words, pack: Pack, entry: Artefact) -> list[str]:
    when = _occasion(words, pack, entry.trigger, entry.rule)
    lines = [_headed(words, "artefact", when), *_priced(words, pack, entry.rule)]
    if entry.once:
        lines.append(words.say("describe-once", once=entry.once))
    return lines + _numbers(words, pack, entry.min_players)


def _occasion(words: Words, pack: Pack, trigger: str, rule: Rule) -> str:
    """When a card or a tile is used: what sets it off, and its conditions."""
    when = describe_when(words, pack, rule.when, rule.target)
    if trigger in OF_ONES_OWN_ACCORD and any([each.kind == "turn" for each in rule.when]):
        return when
    said = words.say(f"describe-trigger-{trigger}")
    return words.say("describe-and", first=said, last=when) if when else said


def _delivery(words: Words, pack: Pack, entry: Delivery) -> list[str]:
    cost = describe_cost(words, pack, entry.cost)
    said = words.say("describe-delivery", goods=cost, city=entry_name(words, pack, entry.id))
    return [said, *_reward(words, [describe_effects(words, pack, entry.effects)])]


# -- tiles ----------------------------------------------------------------------------------------------


def describe_history(words: Words, pack: Pack, entry: History) -> str:
    """What a merchant with this history starts with."""
    gold = [describe_gold(words, entry.gold)] if entry.gold else []
    parts = [*gold, *describe_goods(words, pack, entry.goods)]
    parts.append(words.say("describe-first-income", income=entry.income))
    if entry.rule.effects:
        parts.append(describe_effects(words, pack, entry.rule.effects))
    return listed(words, parts)


def _history(words: Words, pack: Pack, entry: History) -> list[str]:
    return [words.say("describe-history", start=describe_history(words, pack, entry))]


def _origin_city(words: Words, pack: Pack, entry: OriginCity) -> list[str]:
    city = pack.territories[entry.city]
    return [words.say("describe-origin"), *_territory(words, pack, city)]


def _associate(words: Words, pack: Pack, entry: Associate) -> list[str]:
    goods = tuple([int(at == entry.resource) for at in range(len(pack.resources))])
    brings = listed(words, describe_goods(words, pack, goods))
    gold = describe_gold(words, entry.gold)
    return [
        words.say("describe-associate", cost=describe_gold(words, entry.cost)),
        words.say("describe-associate-brings", goods=brings, gold=gold),
    ]


def _insignia(words: Words, pack: Pack, entry: Insignia) -> list[str]:
    lines = [
        _headed(words, "insignia", words.say("describe-trigger-own")),
        words.say("describe-effect", effects=describe_effects(words, pack, entry.effects)),
    ]
    if not entry.tradable:
        lines.append(words.say("describe-not-tradable"))
    return [*lines, words.say("describe-copies", count=entry.copies)]


# -- the map and the goods ------------------------------------------------------------------------------


def _territory(words: Words, pack: Pack, entry: Territory) -> list[str]:
    island = pack.islands[entry.island].name.in_(words.lang)
    lines = [words.say("describe-territory", kind="city" if entry.is_city else "land", island=island)]
    if entry.resource != NONE:
        resource = pack.resources[entry.resource].name.in_(words.lang).lower()
        lines.append(words.say("describe-harvest", resource=resource))
    if entry.inhabitant:
        lines.append(words.say("describe-inhabitant"))
    if entry.villa:
        lines.append(words.say("describe-villa"))
    for way, leads in (("land", entry.land), ("sea", entry.sea)):
        if leads:
            names = listed(words, [place_name(words, pack.territories[each]) for each in leads])
            lines.append(words.say("describe-ways", way=way, places=names))
    return lines


def _resource(words: Words, _: Pack, entry: Resource) -> list[str]:
    kind = "common" if entry.is_common else "rare"
    return [words.say("describe-resource", kind=kind, supply=entry.supply)]


def _island(words: Words, pack: Pack, entry: Island) -> list[str]:
    count = len([each for each in pack.territories if pack.islands[each.island] is entry])
    return [words.say("describe-island", count=count)]


LINES: dict[type, Callable[[Words, Pack, Any], list[str]]] = {
    Commerce: _commerce,
    Quest: _quest,
    BlackMarket: _black_market,
    Artefact: _artefact,
    Delivery: _delivery,
    History: _history,
    OriginCity: _origin_city,
    Associate: _associate,
    Insignia: _insignia,
    Territory: _territory,
    Resource: _resource,
    Island: _island,
}
"""How each kind of entry is described."""
