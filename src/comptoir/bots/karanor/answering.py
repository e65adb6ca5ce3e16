"""Answers to the questions that rules and cards ask: goods by need, cards by worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from comptoir.bots.karanor.goals import build_goals, goals, quest_goals
from comptoir.bots.karanor.planning import Plan, Planner, Position
from comptoir.bots.karanor.scheming import answer_window, spare_goods
from comptoir.core import DONE, UNKNOWN, Decision, Option
from comptoir.karanor.pack import History, Rule
from comptoir.karanor.quests import SECRET

Answer: TypeAlias = Callable[[Planner, Decision], Option]

BLIND = 1.6
"""The rate of a commerce that nobody has seen yet."""


# -- goods --------------------------------------------------------------------------------------------------


def token_worths(planner: Planner, plans: Sequence[Plan]) -> Callable[[int, int], float]:
    """What the n-th token of a resource is worth to me, by what the plans want."""
    weights = [1.0, 0.7, 0.5, 0.35]
    wants: list[list[tuple[int, float]]] = [[] for _ in planner.pack.resources]
    seen: list[int] = []
    for plan in plans:
        if plan.goal.card in seen or not any(plan.goal.cost.goods):
            continue
        if len(seen) >= len(weights):
            break
        weight = weights[len(seen)]
        seen.append(plan.goal.card)
        for at, wanted in enumerate(plan.goal.cost.goods):
            if wanted:
                wants[at].append((wanted, weight))

    def worth(resource: int, number: int) -> float:
        base = planner.worth.goods_of(resource)
        before = 0
        for wanted, weight in wants[resource]:
            before += wanted
            if number <= before:
                return base * (1.0 + 1.5 * weight)
        return base * 0.6 / (1 + 0.2 * max(number - before - 1, 0))

    return worth


def _run_of_goods(planner: Planner, decision: Decision, *, gains: bool, least: float | None = None) -> Option:
    """The next pick of the best set: the most wanted tokens to take, the least wanted to part with."""
    names = [each.id for each in planner.pack.resources]
    worth = token_worths(planner, planner.plans())
    run = decision.run
    picked = [str(each[1]) for each in run.picked if isinstance(each, tuple)] if run is not None else []
    left = next((int(value) for key, value in decision.args if key == "left"), 1)
    offered = [each for each in decision.options if each != DONE]
    first = min([names.index(str(each[1])) for each in offered if isinstance(each, tuple)], default=0)
    held = planner.board.goods[planner.seat]
    limits = _limits(planner, decision, gains)
    chosen = [0] * len(names)

    def value(at: int) -> float:
        return worth(at, held[at] + chosen[at] + 1) if gains else -worth(at, held[at] - chosen[at])

    for _ in range(len(picked) + left):
        there = [at for at, limit in enumerate(limits) if chosen[at] < limit]
        wanted = [at for at in there if least is None or -value(at) < least]
        if not wanted:
            break
        chosen[max(wanted, key=value)] += 1
    for name in picked:
        chosen[names.index(name)] -= 1
    for at in range(first, len(names)):
        pick: Option = ("goods", names[at])
        if chosen[at] > 0 and pick in decision.options:
            return pick
    return DONE if DONE in decision.options else offered[0]


def _limits(planner: Planner, decision: Decision, gains: bool) -> Sequence[int]:
    """How many of each kind may be chosen."""
    pack, board, mine = planner.pack, planner.board, planner.board.goods[planner.seat]
    if decision.prompt in ("gain_goods", "pay_goods"):
        counts = board.reserve if gains else mine
        return [count if at in pack.common else 0 for at, count in enumerate(counts)]
    if not gains:
        return mine
    rivals = planner.worth.rivals
    victims = [planner.victim] if planner.victim in rivals else rivals
    return [max([board.goods[each][at] for each in victims]) for at in range(len(pack.resources))]


def gain_goods(planner: Planner, decision: Decision) -> Option:
    """What I need most, of the reserve or of whom I rob."""
    return _run_of_goods(planner, decision, gains=True)


def part_with_goods(planner: Planner, decision: Decision) -> Option:
    return _run_of_goods(planner, decision, gains=False)


def sell_goods(planner: Planner, decision: Decision) -> Option:
    """As much as is worth less than what is paid for it."""
    face = planner.board.faces[decision.source]
    rule = Rule() if face == UNKNOWN else getattr(planner.pack.cards[face], "rule", Rule())
    price = max([each.value.price for each in rule.effects if each.kind == "sell"], default=1)
    return _run_of_goods(planner, decision, gains=False, least=price * planner.worth.gold * 1.2)


# -- cards --------------------------------------------------------------------------------------------------


def draft(planner: Planner, decision: Decision) -> Option:
    """What gives much for what it takes."""
    commerce_of, faces = planner.pack.commerce_of, planner.board.faces
    return max(decision.options, key=lambda card: planner.worth.commerce(commerce_of[faces[_card(card)]]))


def history(planner: Planner, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        tile = planner.pack.cards[planner.board.faces[_card(option)]]
        assert isinstance(tile, History)
        goods = sum([count * planner.worth.goods_of(at) for at, count in enumerate(tile.goods)])
        return (
            tile.gold * planner.worth.gold
            + goods
            + planner.worth.income * tile.income
            + planner.worth.rule(tile.rule)
        )

    return max(decision.options, key=worth)


def take_commerce(planner: Planner, decision: Decision) -> Option:
    """The one that can be built best from here; or an unknown one, if they are all poor."""
    here = planner.here()
    best, found = BLIND, decision.options[-1]
    for option in decision.options:
        if isinstance(option, int):
            rate = planner.best_rate(build_goals(planner.worth, option), here)
            if rate > best:
                best, found = rate, option
    return found


def quest_worth(planner: Planner, card: int, at: Position) -> float:
    """How good a quest in hand is: its best way, or a little for what may become possible."""
    hope = 0.05 * planner.worth.quest(planner.pack.quest_of[planner.board.faces[card]])
    return planner.best_rate(quest_goals(planner.worth, card), at) + hope


def part_with_quest(planner: Planner, decision: Decision) -> Option:
    here = planner.here()
    return min(decision.options, key=lambda card: quest_worth(planner, _card(card), here))


def immediate(planner: Planner, decision: Decision) -> Option:
    """The better choice."""
    quest = planner.pack.quest_of[planner.board.faces[decision.source]]

    def worth(option: Option) -> float:
        assert isinstance(option, tuple)
        return planner.worth.rule(quest.options[int(option[1])], int(option[2]))

    return max(decision.options, key=worth)


def keep_artefact(planner: Planner, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        face = planner.board.faces[_card(option)]
        tile = planner.pack.artefact_of[face]  # some are worth what they give when they are found
        return planner.worth.rule(tile.rule) if tile.trigger == "gain" else planner.worth.artefact(face)

    return max(decision.options, key=worth)


def give_up_artefact(planner: Planner, decision: Decision) -> Option:
    faces = planner.board.faces
    return min(decision.options, key=lambda card: planner.worth.artefact(faces[_card(card)]))


def _card(option: Option) -> int:
    assert isinstance(option, int)
    return option


# -- associates, places, the market -------------------------------------------------------------------------


def choose_associate(planner: Planner, decision: Decision) -> Option:
    """The one whose resource I need most."""
    return max(decision.options, key=_associate_worth(planner))


def give_up_associate(planner: Planner, decision: Decision) -> Option:
    return min(decision.options, key=_associate_worth(planner))


def _associate_worth(planner: Planner) -> Callable[[Option], float]:
    worth, pack, board = token_worths(planner, planner.plans()), planner.pack, planner.board

    def worth_of(option: Option) -> float:
        assert isinstance(option, tuple)
        resource = pack.associates[pack.index("associates", str(option[1]))].resource
        held = board.goods[planner.seat][resource]
        return sum([worth(resource, held + more) for more in (1, 2, 3)]) * min(board.reserve[resource], 3)

    return worth_of


def choose_destination(planner: Planner, decision: Decision) -> Option:
    """Where the best plan from there is the best."""
    here = planner.here()

    def rate(option: Option) -> float:
        assert isinstance(option, tuple)
        at = planner.pack.index("territories", str(option[1]))
        return planner.best_rate(goals(planner.worth), here._replace(place=at, steps=0))

    return max(decision.options, key=rate)


def market(planner: Planner, decision: Decision) -> Option:
    """Buy what the best plan lacks; sell what no plan needs."""
    plans = planner.plans()
    names = [each.id for each in planner.pack.resources]
    picked = list(decision.run.picked) if decision.run is not None else []
    lacks = list(plans[0].lacks) if plans else [0] * len(names)
    for each in picked:
        if isinstance(each, tuple) and each[0] == "buy":
            lacks[names.index(str(each[1]))] -= 1
    for at, lack in enumerate(lacks):
        buy: Option = ("buy", names[at])
        if lack > 0 and buy in decision.options:
            return buy
    if picked and DONE in decision.options:
        return DONE
    spare = spare_goods(planner, plans)
    sells = [("sell", name) for name in names if ("sell", name) in decision.options]
    if sells:
        return max(sells, key=lambda each: spare[names.index(each[1])])
    return decision.options[0]


def anything(_: Planner, decision: Decision) -> Option:
    """Done if that will do, otherwise whatever comes first."""
    return DONE if DONE in decision.options else decision.options[0]


def keep_secret(_: Planner, __: Decision) -> Option:
    """Rivals who know of a quest may stand in its way."""
    return SECRET


ANSWERS: dict[str, Answer] = {
    "draft": draft,
    "history": history,
    "take_commerce": take_commerce,
    "discard_quest": part_with_quest,
    "give_up_quest": part_with_quest,
    "read_aloud": keep_secret,
    "immediate": immediate,
    "keep_artefact": keep_artefact,
    "give_up_artefact": give_up_artefact,
    "pay_goods": part_with_goods,
    "hand_over": part_with_goods,
    "sell_goods": sell_goods,
    "gain_goods": gain_goods,
    "steal_goods": gain_goods,
    "choose_associate": choose_associate,
    "steal_associate": choose_associate,
    "give_up_associate": give_up_associate,
    "choose_destination": choose_destination,
    "market": market,
    "window": answer_window,
    "offer": anything,
}
"""How each prompt is answered, but for ``action``."""
