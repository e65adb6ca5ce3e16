"""Why the greedy bot picks what it picks: the goal it has in mind, or what it went by, as data."""

from __future__ import annotations

from comptoir.bots.karanor.acting import HARVEST, MARKET, WORK
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.core import DONE, PASS, UNKNOWN, Decision, Motive, Option
from comptoir.core.motive import Facts


def of_plan(planner: Planner, plan: Plan, pick: Option, *, is_best: bool) -> Motive:
    """Why a pick is the next one of a plan. ``is_best``: no other goal gives more for each action."""
    assert isinstance(pick, tuple)
    aim, here = _aim(planner, plan), planner.board.pawns[planner.seat]
    resource = planner.pack.harvests[here]
    if pick[: len(plan.goal.option)] == plan.goal.option:
        return Motive("best" if is_best else "steady", aim)
    if pick[0] == "step":
        return Motive("goes", (*aim, ("place", planner.pack.territories[plan.stop].id)))
    if pick == HARVEST and (plan.lacks[resource] or plan.any):
        return Motive("gathers", (*aim, ("resource", planner.pack.resources[resource].id)))
    if pick == MARKET:
        return Motive("buys", aim)
    if pick == WORK and (plan.buys or plan.deficit > 0):
        return Motive("earns", aim)
    return Motive("meanwhile", aim)


def of_search(motive: Motive | None) -> Motive | None:
    """The same for a goal that was tried in imagined worlds: not every one that gives less is an old one."""
    return motive._replace(key="foresight") if motive is not None and motive.key == "steady" else motive


def of_free(pick: Option) -> Motive:
    """Why something is done that takes no action."""
    assert isinstance(pick, tuple)
    return Motive("promotes" if pick[0] == "promote" else "pays_now")


def of_answer(decision: Decision, pick: Option) -> Motive | None:
    """Why a question of a rule or a card is answered so; None where there is nothing to say to that."""
    match decision.prompt:
        case "window":
            return Motive("window_pass" if pick == PASS else "window_plays")
        case "take_commerce":
            return Motive("take_commerce" if isinstance(pick, int) else "take_unseen")
        case "market" if isinstance(pick, tuple):
            return Motive("market_buys" if pick[0] == "buy" else "market_sells")
    key = ANSWERED.get(decision.prompt)
    return Motive(key) if key is not None and pick != DONE else None


def _aim(planner: Planner, plan: Plan) -> Facts:
    face = planner.board.faces[plan.goal.card] if plan.goal.card >= 0 else UNKNOWN
    card = "" if face == UNKNOWN else planner.pack.faces[face]
    return ("kind", plan.goal.kind), ("card", card)


NOTHING_TO_DO, LAST_WORK = Motive("nothing_to_do"), Motive("last_work")
FORESIGHT, NEXT_BEST = Motive("foresight"), Motive("next_best")
"""What trying has shown, where there is no other reason."""
ANSWERED = {
    "draft": "draft",
    "history": "history",
    "discard_quest": "parts_with_quest",
    "give_up_quest": "parts_with_quest",
    "read_aloud": "keeps_secret",
    "immediate": "better_choice",
    "keep_artefact": "better_artefact",
    "give_up_artefact": "least_artefact",
    "pay_goods": "least_goods",
    "hand_over": "least_goods",
    "sell_goods": "sells",
    "gain_goods": "wanted_goods",
    "steal_goods": "wanted_goods",
    "choose_associate": "wanted_associate",
    "steal_associate": "wanted_associate",
    "give_up_associate": "least_associate",
    "choose_destination": "destination",
}
"""Prompts at which the bot always goes by the same."""
