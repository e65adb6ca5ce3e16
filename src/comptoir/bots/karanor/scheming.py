"""Black-market cards and artefacts: what they are worth now, on one's own turn, on others', in windows."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.karanor.worth import Worth
from comptoir.core import PASS, UNKNOWN, Decision, Option
from comptoir.karanor.effects import destinations
from comptoir.karanor.pack import Rule

WORTHWHILE = 0.9
"""What a card must bring now rather than wait for a better moment; less and less as the end draws near."""
FOR_NOTHING = 0.15
"""What an artefact must bring that can be used again next turn."""


def rule_of(planner: Planner, option: Option) -> Rule:
    """The rule behind ``("card", card, target)`` or ``("activate", card, target)``."""
    assert isinstance(option, tuple)
    face = planner.board.faces[int(option[1])]
    pack = planner.pack
    return pack.black_of[face].rule if option[0] == "card" else pack.artefact_of[face].rule


def best_play(planner: Planner, plans: Sequence[Plan], options: Sequence[Option]) -> Option | None:
    """The best of these cards and tiles, if one is worth it now."""
    best, found = 0.0, None
    for option in options:
        assert isinstance(option, tuple)
        least = FOR_NOTHING if option[0] == "activate" else patience(planner.worth)
        worth = play_worth(planner, plans, option) - least
        if worth > best:
            best, found = worth, option
    return found


def patience(worth: Worth) -> float:
    return WORTHWHILE * min(worth.rounds / 4, 1.0) + 0.05


def play_worth(planner: Planner, plans: Sequence[Plan], option: Option) -> float:
    """What playing it now would bring, its price taken off."""
    assert isinstance(option, tuple)
    rule, target = rule_of(planner, option), int(option[2])
    worth, gold = planner.worth, planner.board.gold[planner.seat]
    total = -worth.cost(rule.cost)
    if rule.cost.gold and plans and gold - rule.cost.gold < plans[0].goal.cost.gold:
        total -= rule.cost.gold * worth.gold  # the goal would have to wait
    if rule.cost.actions:
        total -= rule.cost.actions * (plans[0].rate if plans else 0.5)
    if rule.cost.any:
        total += rule.cost.any * worth.goods * 0.6  # the least useful token will do
    for each in rule.effects:
        if each.kind == "gain_actions":
            total += each.value * _use_of_actions(planner, plans)
        elif each.kind == "move_to" and each.target == "self":
            total += _use_of_moving(planner, plans, int(each.value))
        elif each.kind == "sell":
            total += _use_of_selling(planner, plans, each.value.upto, each.value.price)
        else:
            total += worth.effects((each,), target)
    return total


def _use_of_actions(planner: Planner, plans: Sequence[Plan]) -> float:
    """Actions are worth what the best plan makes of them, once those at hand are used up."""
    if planner.board.actions or not plans:
        return 0.0
    return min(plans[0].rate, 4.0) if plans[0].deficit <= 0 else 0.0


def _use_of_moving(planner: Planner, plans: Sequence[Plan], value: int) -> float:
    """How many actions the way to the best goal is shorter from the best of the places."""
    if not plans:
        return 0.0
    found = destinations(planner.board, planner.seat, value)
    best = max([_gain_from(planner, plans[0], at) for at in found], default=0.0)
    return best * min(plans[0].rate, 3.0) if best > 0.5 else -1.0


def _gain_from(planner: Planner, plan: Plan, at: int) -> float:
    moved = planner.plan(plan.goal, planner.here()._replace(place=at, steps=0))
    return plan.actions - moved.actions if moved is not None else 0.0


def _use_of_selling(planner: Planner, plans: Sequence[Plan], upto: int, price: int) -> float:
    spare = min(sum(spare_goods(planner, plans)), upto)
    return spare * (price * planner.worth.gold - planner.worth.goods * 0.7)


def spare_goods(planner: Planner, plans: Sequence[Plan]) -> list[int]:
    """What the two best plans do not need."""
    held = list(planner.board.goods[planner.seat])
    for plan in plans[:2]:
        for at, wanted in enumerate(plan.goal.cost.goods):
            held[at] = max(held[at] - wanted, 0)
    return held


# -- windows ------------------------------------------------------------------------------------------------


def answer_window(planner: Planner, decision: Decision) -> Option:
    """Play what is worth it, or pass."""
    args = dict(decision.args)
    actor = int(args["actor"])
    best, found = 0.0, PASS
    for option in decision.options:
        if option == PASS:
            continue
        assert isinstance(option, tuple)
        rule = rule_of(planner, option)
        if any([each.kind == "negate" for each in rule.effects]):
            worth = harm_of_answered(planner) - 1.0 * min(planner.worth.rounds / 4, 1.0)
        else:
            worth = planner.worth.rule(rule, actor) - patience(planner.worth) * 0.6
        if worth > best:
            best, found = worth, option
    return found


def harm_of_answered(planner: Planner) -> float:
    """How much the card that is answered would hurt me."""
    board = planner.board
    face = board.faces[board.openings[-1].card] if board.openings else UNKNOWN
    if face == UNKNOWN:
        return 0.0
    card = planner.pack.cards[face]
    rules = getattr(card, "options", None) or (getattr(card, "rule", Rule()),)
    return max([_harm(planner.worth, rule) for rule in rules])


def _harm(worth: Worth, rule: Rule) -> float:
    total, board, seat = 0.0, worth.board, worth.seat
    for each in rule.effects:
        if each.target == "self":
            continue
        if each.kind == "steal":
            match each.value.kind:
                case "gold":
                    total += min(each.value.amount, board.gold[seat]) * worth.gold
                case "goods":
                    total += min(each.value.amount, sum(board.goods[seat])) * worth.goods * 1.3
                case "associate":
                    total += worth.associate
                case _:
                    total += worth.insignia(each.value.insignia)
        elif each.kind == "negate":
            total += 1.2  # my own card would be lost
        else:
            total -= worth.effect(each)
    return total
