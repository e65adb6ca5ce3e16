"""The question a seat is asked, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from comptoir.core import UNKNOWN, Decision
from comptoir.karanor.bargains import find_offer
from comptoir.karanor.board import QUEST_LIMIT
from comptoir.karanor.pack import (
    Artefact,
    BlackMarket,
    Card,
    Commerce,
    Delivery,
    Effect,
    History,
    Quest,
    Sell,
)
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import offer_part, steps_left
from comptoir.words import Spoken


class Standing(NamedTuple):
    """Where a seat stands with what it is asked."""

    decision: Decision
    teller: Teller
    view: KaranorView

    @property
    def face(self) -> int:
        """The face of the card that asks, or UNKNOWN."""
        return self.view.faces[self.decision.source]

    @property
    def source(self) -> str:
        """The card that asks, if one does."""
        return self.teller.card(self.face) if self.face != UNKNOWN else ""

    @property
    def picked(self) -> list[tuple[str | int, ...]]:
        """What was picked before in the same run, where that is no card."""
        run = self.decision.run
        return [pick for pick in run.picked if isinstance(pick, tuple)] if run else []


def question(teller: Teller, view: KaranorView) -> str:
    """What is asked, to the one who is."""
    decision = view.decision
    assert decision is not None
    standing = Standing(decision, teller, view)
    facts: dict[str, Spoken] = {"source": standing.source, **dict(decision.args)}
    if decision.prompt in FACTS:
        facts |= FACTS[decision.prompt](standing)
    return teller.say(f"karanor-prompt-{decision.prompt.replace('_', '-')}", **facts)


# -- what some sentences are given besides --------------------------------------------------------------


def _draft(standing: Standing) -> dict[str, Spoken]:
    view = standing.view
    is_last = len(view.commerces[view.observer]) + 1 >= view.pack.numbers.commerce_hand
    right = (view.observer - 1) % view.rules.players
    return {
        "count": len(standing.decision.options) - 1,
        "last": is_last,
        "right": standing.teller.name(right),
    }


def _sell_goods(standing: Standing) -> dict[str, Spoken]:
    """What each token is worth to the card that asks."""
    effects = _effects(standing.view.pack.cards[standing.face])
    prices = [each.value.price for each in effects if isinstance(each.value, Sell)]
    return {"price": standing.teller.gold(prices[0])}


def _effects(entry: Card) -> list[Effect]:
    """Everything an entry of the pack may do."""
    match entry:
        case Quest():
            return [each for rule in entry.options for each in rule.effects]
        case Artefact() | BlackMarket() | History():
            return list(entry.rule.effects)
        case Commerce():
            return [*entry.effects, *(entry.bonus.effects if entry.bonus else ())]
        case Delivery():
            return list(entry.effects)
    return []


def _theft(standing: Standing) -> dict[str, Spoken]:
    """The victim."""
    return standing.teller.whom(int(dict(standing.decision.args)["victim"]))


def _market(standing: Standing) -> dict[str, Spoken]:
    teller, deals = standing.teller, []
    for pick in standing.picked:
        resource = standing.view.pack.index("resources", str(pick[1]))
        deals.append(teller.say("karanor-deal", verb=pick[0], goods=teller.one_good(resource)))
    return {"picked": len(deals), "deals": deals}


def _window(standing: Standing) -> dict[str, Spoken]:
    args = dict(standing.decision.args)
    return {
        "name": standing.teller.name(int(args["actor"])),
        "place": standing.teller.place(standing.view.pack.index("territories", str(args["place"]))),
        "can": len(standing.decision.options) > 1,
    }


def _offer(standing: Standing) -> dict[str, Spoken]:
    """What has been put together so far."""
    teller, view = standing.teller, standing.view
    counters = int(dict(standing.decision.args)["counters"])
    parts: dict[str, list[str]] = {"to": [], "give": [], "get": []}
    for side, *pick in standing.picked:
        is_name = side == "to"
        parts[str(side)].append(teller.name(int(pick[0])) if is_name else offer_part(teller, view, (*pick,)))
    if counters:
        parts["to"] = [teller.name(find_offer(view, counters).maker)]
    nothing = [teller.say("karanor-nothing")]
    return {
        "named": bool(parts["to"]),
        "partners": parts["to"],
        "give": parts["give"] or nothing,
        "get": parts["get"] or nothing,
    }


FACTS: dict[str, Callable[[Standing], dict[str, Spoken]]] = {
    "action": lambda asked: {"actions": asked.view.actions, "steps": steps_left(asked.view)},
    "draft": _draft,
    "discard_quest": lambda asked: {
        "limit": asked.view.stats[asked.view.observer][QUEST_LIMIT],
        "held": len(asked.view.quests[asked.view.observer]),
    },
    "immediate": lambda asked: {"text": asked.teller.text(asked.face)},
    "sell_goods": _sell_goods,
    "steal_goods": _theft,
    "steal_associate": _theft,
    "market": _market,
    "window": _window,
    "offer": _offer,
}
