"""The next pick on a merchant's own turn: what is free and pays first, then a step towards the best goal."""

from __future__ import annotations

from comptoir.bots.karanor.goals import ANYWHERE
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.karanor.scheming import best_play
from comptoir.core import Option

HARVEST: Option = ("harvest",)
WORK: Option = ("work",)
MARKET: Option = ("market",)
INTERACT: Option = ("interact",)
END: Option = ("end",)
MEANWHILE = (INTERACT, HARVEST, WORK, END)
"""What to do with an action that is not enough for what is to be done here next turn."""
PLENTY = 4
"""Goods of one kind that are enough: its associate may earn gold instead."""

DEAR = 1.0
"""While gold is worth its price an associate may earn it; then goods are better."""


def next_pick(planner: Planner, plan: Plan, options: tuple[Option, ...]) -> Option | None:
    """What to do now for a plan; nothing if it cannot be gone on with."""
    board, goal = planner.board, plan.goal
    here = board.pawns[planner.seat]
    if plan.buys:
        has_gold = board.gold[planner.seat] >= planner.market_price(plan.lacks)
        return MARKET if MARKET in options and has_gold else _earn(options)
    resource = planner.pack.harvests[here]
    if resource >= 0 and HARVEST in options:
        is_common = planner.pack.resources[resource].is_common
        if plan.lacks[resource] or (plan.any and is_common):
            return HARVEST
    if not any(plan.lacks) and not plan.any and (goal.places == ANYWHERE or goal.places >> here & 1):
        ways = [
            each for each in options if isinstance(each, tuple) and each[: len(goal.option)] == goal.option
        ]
        if ways:
            return max(ways, key=lambda way: _liking(planner, way))
        if 0 < board.actions < goal.actions:
            return next((each for each in MEANWHILE if each in options), None)
        return _earn(options) if plan.deficit else None
    if plan.stop == here:
        return _earn(options) if plan.deficit else None
    beside = planner.chart.step(here, plan.stop, planner.steps)
    step: Option = ("step", planner.pack.territories[beside].id)
    if step in options:
        return step
    return _earn(options)


def _earn(options: tuple[Option, ...]) -> Option | None:
    return WORK if WORK in options else None


def _liking(planner: Planner, way: Option) -> float:
    """Between the rivals a quest can name."""
    assert isinstance(way, tuple)
    if way[0] != "quest":
        return 0.0
    rule = planner.pack.quest_of[planner.board.faces[int(way[1])]].options[int(way[2])]
    return planner.worth.effects(rule.effects, int(way[3]))


def free_pick(planner: Planner, plans: list[Plan], options: tuple[Option, ...]) -> Option | None:
    """Something that takes no action and pays: a promotion, an artefact, a card."""
    board, pack = planner.board, planner.pack
    if planner.steps:  # it would end the move
        return None
    plays = [each for each in options if isinstance(each, tuple) and each[0] in ("card", "activate")]
    found = best_play(planner, plans, plays)
    if found is not None:
        return found
    is_gold_dear = planner.worth.ease >= DEAR
    lacking = [any([plan.lacks[at] for plan in plans]) for at in range(len(pack.resources))]
    for each in options:
        if isinstance(each, tuple) and each[0] == "promote":
            resource = pack.associates[pack.index("associates", str(each[1]))].resource
            has_plenty = board.goods[planner.seat][resource] >= PLENTY and not lacking[resource]
            if is_gold_dear and (has_plenty or not board.reserve[resource]):
                return each
    return None
