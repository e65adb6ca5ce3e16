"""How far a merchant is with a quest: what each of its endings asks for, and what of it is there.

All that conditions and costs look at lies open, so this can be told of any quest whose face is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from comptoir.karanor.board import EMPTY
from comptoir.karanor.conditions import amount, called, holds, places
from comptoir.karanor.costs import GIVEN_UP, shortfalls
from comptoir.karanor.pack import NONE, Condition, Cost, Effect, Holding, Pack, Quest, Rule
from comptoir.karanor.using import targets_of
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.clauses import (
    ABOUT_A_RIVAL,
    describe_cost,
    describe_effects,
    describe_holding,
    describe_when,
)
from comptoir.telling.karanor.shapes import Ending, Need, QuestScene
from comptoir.telling.shown import Bilingual
from comptoir.words import words


def progress(view: KaranorView, seat: int, face: int, number: int) -> QuestScene:
    """A quest of a merchant, ending by ending."""
    quest = view.pack.quest_of[face]
    has_two = quest.is_sequel or quest.sequel != NONE
    return QuestScene(
        card=number,
        endings=[_ending(view, seat, quest, rule) for rule in quest.options],
        part=2 if quest.is_sequel else 1,
        parts=2 if has_two else 1,
    )


def _ending(view: KaranorView, seat: int, quest: Quest, rule: Rule) -> Ending:
    always = (Effect("gain_prestige", quest.prestige, "self"),) if quest.prestige else ()
    effects = (*always, *rule.effects)
    return Ending(
        reward=_say_effects(view.pack, effects),
        needs=[*_conditions(view, seat, rule), *_costs(view, seat, rule.cost)],
        is_possible=view.active == seat and bool(targets_of(view, seat, rule, None, 1, True)),
        label=Bilingual(rule.label.en, rule.label.fr) if rule.label else None,
    )


# -- the same words at every moment ------------------------------------------------------------------------


@cache
def _say_effects(pack: Pack, effects: tuple[Effect, ...]) -> Bilingual:
    return Bilingual(*[describe_effects(words(lang), pack, effects) for lang in ("en", "fr")])


@cache
def _say_when(pack: Pack, conditions: tuple[Condition, ...], target: str) -> Bilingual:
    return Bilingual(*[describe_when(words(lang), pack, conditions, target) for lang in ("en", "fr")])


@cache
def _say_holding(pack: Pack, holding: Holding) -> Bilingual:
    return Bilingual(*[describe_holding(words(lang), pack, holding) for lang in ("en", "fr")])


@cache
def _say_cost(pack: Pack, cost: Cost) -> Bilingual:
    return Bilingual(*[describe_cost(words(lang), pack, cost, is_quest=True) for lang in ("en", "fr")])


# -- what must be so ----------------------------------------------------------------------------------------


def _conditions(view: KaranorView, seat: int, rule: Rule) -> Iterator[Need]:
    """One need for each thing to be or to hold, and one for the rival that is to be named."""
    for each in [each for each in rule.when if each.kind not in ABOUT_A_RIVAL]:
        if each.kind == "has":
            yield from [_held(view, seat, holding) for holding in each.value]
        else:
            yield _condition(view, seat, each)
    rival = tuple([each for each in rule.when if each.kind in ABOUT_A_RIVAL])
    if rival or rule.target == "rival":
        text = _say_when(view.pack, rival, rule.target)
        yield Need(text, any([_passes(view, seat, other, rival) for other in view.rivals(seat)]))


def _condition(view: KaranorView, seat: int, condition: Condition) -> Need:
    text = _say_when(view.pack, (condition,), "self")
    where = view.place_names(places(view, seat, condition.value)) if condition.kind == "at" else []
    return Need(text, _passes(view, seat, EMPTY, [condition]), places=where)


def _passes(view: KaranorView, seat: int, target: int, conditions: Sequence[Condition]) -> bool:
    return all([holds(view, each, seat, target) for each in conditions])


def _held(view: KaranorView, seat: int, holding: Holding) -> Need:
    has = amount(view, seat, holding)
    text = _say_holding(view.pack, holding)
    return Need(text, has >= holding.least, called(view.pack, holding), has, holding.least)


# -- what is paid -------------------------------------------------------------------------------------------


def _costs(view: KaranorView, seat: int, cost: Cost) -> Iterator[Need]:
    """One need for each thing to be paid, spent or given up."""
    missing = dict(shortfalls(view, seat, cost, 1, True))
    for what, needs, part in _parts(view.pack, cost):
        lacks = missing.get(what, 0)
        has = _stock(view, seat, what) if what == "gold" or any(part.goods) else max(needs - lacks, 0)
        yield Need(_say_cost(view.pack, part), not lacks, what, has, needs, is_paid=True)


def _stock(view: KaranorView, seat: int, what: str) -> int:
    return view.gold[seat] if what == "gold" else view.goods_by_name(view.goods[seat]).get(what, 0)


def _parts(pack: Pack, cost: Cost) -> Iterator[tuple[str, int, Cost]]:
    """A cost thing by thing: what it is called, how much of it, and it alone."""
    nothing = (0,) * len(pack.resources)
    if cost.gold:
        yield "gold", cost.gold, Cost(gold=cost.gold, goods=nothing)
    for at, count in enumerate(cost.goods):
        if count:
            yield pack.resources[at].id, count, Cost(goods=(*nothing[:at], count, *nothing[at + 1 :]))
    if cost.any:
        yield "any", cost.any, Cost(goods=nothing, any=cost.any)
    if cost.actions:
        yield "actions", cost.actions, Cost(goods=nothing, actions=cost.actions)
    for each in cost.give_up:
        holding = replace(each, kind=GIVEN_UP.get(each.kind, each.kind))
        yield called(pack, holding), each.least, Cost(goods=nothing, give_up=(each,))
