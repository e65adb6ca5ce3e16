"""The question a person is asked, in words: what its sentence is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal.collecting import Selection, select
from comptoir.cli.terminal.menu import token_of
from comptoir.words import Spoken

if TYPE_CHECKING:
    from comptoir.cli.terminal.asking import Asking

COUNTED = ("discard_some", "toss_from_market")
"""Runs in order of a fixed number of cards."""


def question(asking: Asking) -> str:
    """What is asked, with the running total."""
    decision, teller, sight = asking.decision, asking.teller, asking.sight
    args = dict(decision.args)
    number = int(args.get("number", sight.next_stack))
    needed = int(args.get("needed", sight.needed(asking.seat)))
    facts: dict[str, Spoken] = {
        "source": _source(asking),
        "asked": "yes" if sight.source else "no",
        "active": teller.name(sight.active),
        "picked": len(asking.picked),
        "several": "yes" if decision.run else "no",
        "size": _size(asking),
        "hand": "yes" if _is_in_hand(asking) else "no",
        "forced": "yes" if asking.session.is_forced else "no",
        "bonus": "yes" if asking.session.has_played_this_turn() else "no",
        **args,
        "number": number,
        "needed": needed,
        "raised": "yes" if needed != number else "no",
        "total": asking.total,
        "missing": asking.missing,
        "helps": "yes" if asking.asks_for_help else "no",
        "teams": "yes" if teller.teams else "no",
        "mate": teller.name(teller.mate(asking.seat)),
        **_people(asking),
        **_piles(asking),
        **_named(asking),
    }
    if "sign" in args:
        facts["sign"] = teller.say(f"die-{args['sign']}")
    return teller.say(f"prompt-{decision.prompt.replace('_', '-')}", **facts)


def _source(asking: Asking) -> str:
    """The card that asks, and what it is used as."""
    card = asking.sight.source
    return asking.teller.used_as(card.face, asking.sight.guises.get(str(card.token), "")) if card else ""


def _size(asking: Asking) -> int:
    """How many cards are to be picked in all, at most."""
    if isinstance(asking.collection, Selection):
        return asking.collection.most
    if asking.decision.prompt in COUNTED and not asking.picked:
        return select(asking.session.match, asking.seat).most
    return 0


def _is_in_hand(asking: Asking) -> bool:
    held = {card.token for card in asking.sight.me.hand}
    return any(token_of(option) in held for option in asking.decision.options)


def _people(asking: Asking) -> dict[str, Spoken]:
    """The players a question names by their seats."""
    args = dict(asking.decision.args)
    found: dict[str, Spoken] = {}
    if "by" in args:
        found["by"] = asking.teller.name(int(args["by"]))
    if "to" in args:
        found |= asking.teller.whom(int(args["to"]))
    return found


def _named(asking: Asking) -> dict[str, Spoken]:
    """Cards a question names: the one played or purchased, the one given away, those that may react."""
    args, sight, teller = dict(asking.decision.args), asking.sight, asking.teller
    reacting = [each for each in asking.decision.options if isinstance(each, tuple) and each[0] == "react"]
    names = list(dict.fromkeys(teller.face(sight.face(int(each[1]))) for each in reacting))
    given = sight.card(int(args["given"])) if "given" in args else None
    return {
        "entering": names,
        "reacting": len(names),
        "card": teller.face(str(args["card"])) if "card" in args else "",
        "given": teller.cards([given]),
    }


def _piles(asking: Asking) -> dict[str, Spoken]:
    """Cards a question may name: what is stored under the card that asks, the top of the market discard."""
    sight, teller = asking.sight, asking.teller
    stored = sight.me.stored.get(sight.source.token, ()) if sight.source else ()
    return {"stored": teller.cards(stored), "top": teller.cards(sight.market_discard[-1:])}
