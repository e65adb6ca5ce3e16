"""The question a seat is asked, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from comptoir.core import Decision, Match
from comptoir.karanor.events import Activated, CompletedQuest, Played
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
from comptoir.telling.karanor.sight import Sight
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import offer_part
from comptoir.words import Spoken


class Standing(NamedTuple):
    """Where a seat stands with what it is asked."""

    match: Match[Any]
    decision: Decision
    teller: Teller
    sight: Sight

    @property
    def source(self) -> str:
        """The card that asks, if one does."""
        card = self.sight.asked.source
        return self.teller.entry(card.face) if card else ""


def question(match: Match[Any], decision: Decision, teller: Teller, sight: Sight) -> str:
    """What is asked, to the one who is."""
    standing = Standing(match, decision, teller, sight)
    facts: dict[str, Spoken] = {"source": standing.source, **dict(decision.args)}
    if decision.prompt in FACTS:
        facts |= FACTS[decision.prompt](standing)
    return teller.say(f"karanor-prompt-{decision.prompt.replace('_', '-')}", **facts)


# -- what some sentences are given besides --------------------------------------------------------------


def _action(standing: Standing) -> dict[str, Spoken]:
    return {"actions": standing.sight.actions, "steps": standing.sight.steps}


def _draft(standing: Standing) -> dict[str, Spoken]:
    sight = standing.sight
    is_last = sight.me.commerce_count + 1 >= sight.pack.numbers.commerce_hand
    right = (sight.observer - 1) % len(sight.seats)
    return {
        "count": len(standing.decision.options) - 1,
        "last": "yes" if is_last else "no",
        "right": standing.teller.name(right),
    }


def _discard_quest(standing: Standing) -> dict[str, Spoken]:
    me = standing.sight.me
    return {"limit": me.stats["quest_limit"], "held": me.quest_count}


def _immediate(standing: Standing) -> dict[str, Spoken]:
    card = standing.sight.asked.source
    assert card is not None
    return {"text": standing.teller.text(card.face)}


def _sell_goods(standing: Standing) -> dict[str, Spoken]:
    """What each token is worth to the card that asks."""
    card, pack = standing.sight.asked.source, standing.sight.pack
    assert card is not None
    effects = _effects(pack.cards[pack.face[card.face]])
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
    """The victim, where the card that asks named one."""
    for event in reversed(standing.match.events or ()):
        if (
            isinstance(event, Played | Activated | CompletedQuest)
            and event.card.card == standing.decision.source
        ):
            return standing.teller.whom(event.target)
    return standing.teller.whom(-1)


def _market(standing: Standing) -> dict[str, Spoken]:
    picked = standing.sight.asked.picked
    deals = []
    for pick in picked:
        assert isinstance(pick, tuple)
        deals.append(
            standing.teller.say("karanor-deal", verb=pick[0], goods=standing.teller.goods({str(pick[1]): 1}))
        )
    return {"picked": len(picked), "deals": deals}


def _window(standing: Standing) -> dict[str, Spoken]:
    args = dict(standing.decision.args)
    return {
        "name": standing.teller.name(int(args["actor"])),
        "place": standing.teller.entry(str(args["place"])),
        "can": "yes" if len(standing.decision.options) > 1 else "no",
    }


def _offer(standing: Standing) -> dict[str, Spoken]:
    """What has been put together so far."""
    teller, sight = standing.teller, standing.sight
    counters = int(dict(standing.decision.args)["counters"])
    parts: dict[str, list[str]] = {"to": [], "give": [], "get": []}
    for pick in sight.asked.picked:
        assert isinstance(pick, tuple)
        side = str(pick[0])
        parts[side].append(teller.name(int(pick[1])) if side == "to" else offer_part(teller, pick[1:]))
    if counters:
        parts["to"] = [teller.name(sight.offer(counters).maker)]
    nothing = [teller.say("karanor-nothing")]
    return {
        "named": "yes" if parts["to"] else "no",
        "partners": parts["to"],
        "give": parts["give"] or nothing,
        "get": parts["get"] or nothing,
    }


FACTS: dict[str, Callable[[Standing], dict[str, Spoken]]] = {
    "action": _action,
    "draft": _draft,
    "discard_quest": _discard_quest,
    "immediate": _immediate,
    "sell_goods": _sell_goods,
    "steal_goods": _theft,
    "steal_associate": _theft,
    "market": _market,
    "window": _window,
    "offer": _offer,
}
