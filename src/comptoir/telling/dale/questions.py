"""The question a seat is asked, in words: what its sentence is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comptoir.core import DONE, UNKNOWN, Decision, Option
from comptoir.dale.actions import BUILD
from comptoir.dale.catalogue import FACE
from comptoir.dale.guises import uses
from comptoir.dale.stacks import next_total, stacks
from comptoir.dale.view import DaleView
from comptoir.telling.dale.deeds import ASKING
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import token_of
from comptoir.words import Spoken

GOING_BACK = ("pay", "purchase_rearranged", "choose_slot", "rearrange")
"""Questions in the middle of an action of which nobody has seen anything yet."""


class Standing(NamedTuple):
    """Where a seat stands with what it is asked."""

    decision: Decision
    teller: Teller
    view: DaleView
    picked: int = 0
    """How many are picked so far."""
    total: int = 0
    """What those count, with what lies on the table already."""
    size: int = 0
    """How many are to be picked in all, at most."""
    helps: bool = False
    """Would the teammate be asked to complete what is picked?"""

    @property
    def asking(self) -> int:
        """The card that asks, or -1."""
        return self.decision.source

    @property
    def missing(self) -> int:
        """How much is missing to the price or to the total of the stack."""
        facts = dict(self.decision.args)
        aim = facts.get("price", facts.get("needed", next_total(self.view, self.decision.seat)))
        return max(int(aim) - self.total, 0)


def lays_out(view: DaleView, picked: Sequence[Option]) -> bool:
    """Would these cards be laid out for the teammate to complete, since they are no stack by themselves?"""
    decision = view.decision
    if not picked or not view.rules.teams or decision is None or decision.prompt != "build":
        return False
    seat, wanted = decision.seat, set(picked)
    choices = [use for use in uses(view, seat, view.hand) if use.option in wanted]
    return all([{use.option for use in stack} != wanted for stack in stacks(view, seat, choices)])


def question(standing: Standing) -> str:
    """What is asked, with the running total."""
    decision, teller, view = standing.decision, standing.teller, standing.view
    args = dict(decision.args)
    number = int(args.get("number", view.next_stack(decision.seat)))
    needed = int(args.get("needed", next_total(view, decision.seat)))
    facts: dict[str, Spoken] = {
        "asking": teller.face(FACE[ASKING[decision.prompt]]) if decision.prompt in ASKING else "",
        "source": _source(standing),
        "asked": "yes" if standing.asking >= 0 else "no",
        "active": teller.name(view.active),
        "picked": standing.picked,
        "several": "yes" if decision.run else "no",
        "size": standing.size,
        "hand": "yes" if _is_in_hand(standing) else "no",
        "bonus": "yes" if view.bonuses else "no",
        "step": "",
        **args,
        "number": number,
        "needed": needed,
        "raised": "yes" if needed != number else "no",
        "total": standing.total,
        "missing": standing.missing,
        "helps": "yes" if standing.helps else "no",
        "teams": "yes" if teller.teams else "no",
        "mate": teller.name(teller.mate(decision.seat)),
        **_people(teller, args),
        **_piles(standing),
        **_named(standing, args),
    }
    if "sign" in args:
        facts["sign"] = teller.say(f"die-{args['sign']}")
    return teller.say(f"prompt-{decision.prompt.replace('_', '-')}", **facts)


def better_words(standing: Standing) -> dict[Option, str]:
    """What being done, or building, means where the usual words do not say it."""
    decision, teller, view = standing.decision, standing.teller, standing.view
    mate = teller.name(teller.mate(decision.seat))
    if decision.prompt == "complete" and not standing.picked:
        return {DONE: teller.say("option-decline")}
    if standing.helps:
        return {DONE: teller.say("option-ask-for-help", name=mate)}
    if decision.prompt == "action" and teller.teams and BUILD in decision.options:
        alone = stacks(view, decision.seat, uses(view, decision.seat, view.hand))
        if next(alone, None) is None:
            number = view.next_stack(decision.seat)
            return {BUILD: teller.say("option-build-together", number=number, name=mate)}
    if decision.run is None and decision.prompt != "clean_up":
        return {DONE: teller.say("option-none")}
    return {}


def goes_back(decision: Decision) -> bool:
    """Has nobody seen anything yet of the action this belongs to?"""
    return decision.prompt in GOING_BACK or (decision.prompt == "build" and decision.source < 0)


def _source(standing: Standing) -> str:
    """The card that asks, and what it is used as."""
    view, card = standing.view, standing.asking
    return standing.teller.used_as(view.faces[card], view.shown(card)) if card >= 0 else ""


def _is_in_hand(standing: Standing) -> bool:
    return any(token_of(option) in standing.view.hand for option in standing.decision.options)


def _people(teller: Teller, args: dict[str, int | str]) -> dict[str, Spoken]:
    """The players a question names by their seats."""
    found: dict[str, Spoken] = {}
    if "by" in args:
        found["by"] = teller.name(int(args["by"]))
    if "to" in args:
        found |= teller.whom(int(args["to"]))
    return found


def _named(standing: Standing, args: dict[str, int | str]) -> dict[str, Spoken]:
    """Cards a question names: the one played or purchased, the one given away, those that may react."""
    view, teller = standing.view, standing.teller
    reacting = [each for each in standing.decision.options if isinstance(each, tuple) and each[0] == "react"]
    names = list(dict.fromkeys(teller.face(view.shown(int(each[1]))) for each in reacting))
    given = view.faces[int(args["given"])] if "given" in args else UNKNOWN
    return {
        "entering": names,
        "reacting": len(names),
        "card": teller.face(FACE[str(args["card"])]) if "card" in args else "",
        "given": teller.cards([given]),
    }


def _piles(standing: Standing) -> dict[str, Spoken]:
    """Cards a question may name: what is stored under the card that asks, the top of the market discard."""
    view = standing.view
    stored, top = view.stored.get(standing.asking, ()), view.market_discard[-1:]
    return {
        name: standing.teller.cards(view.faces_of(pile)) for name, pile in (("stored", stored), ("top", top))
    }
