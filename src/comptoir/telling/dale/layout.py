"""How a question is laid out: where its items are picked, what is out of reach, its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from comptoir.core import Option
from comptoir.dale.board import Place
from comptoir.dale.view import DaleView
from comptoir.telling.dale.deeds import prompts_of
from comptoir.telling.dale.questions import Standing
from comptoir.telling.dale.wording import token_of
from comptoir.telling.shown import Deal, Item, Seen
from comptoir.telling.telling import Number

ACTIONS = {
    "purchase": ("purchase", "rearrange"),
    "technique": ("play", "use", "copy"),
    "build": ("build",),
    "inventory": ("inventory",),
}
"""The four actions, and the kinds of items each of them is."""
_ACTION_OF = {kind: action for action, kinds in ACTIONS.items() for kind in kinds}
_WHOLE = ("build", "inventory")
"""Actions that are one item: their button picks it."""
_UNDER_WAY = {"pay": "purchase", "build": "build", "complete": "build", "discard": "inventory"}
"""The actions that questions belong to."""
_MARKET = "market"
_SWAPS = prompts_of("swap") - {"swap_away"}
"""Questions in which the card that asks, or one given away, changes places with what is picked."""
_TAKES = {"carefree_swapper": "swap", "treasure_hunter": "take"}
"""What the cards that ask for somebody's discard do with its top card."""


def laid_out(standing: Standing, options: Sequence[Option], option: Option, item: Item) -> Item:
    """The item, one of these options, with where a person picks it, and the action it is."""
    action = _ACTION_OF.get(item.kind, "") if standing.decision.prompt == "action" else ""
    return replace(item, shown=_shown(standing, options, option, item, action), action=action)


def _shown(
    standing: Standing, options: Sequence[Option], option: Option, item: Item, action: str
) -> Literal["button", "place", "tray", "action"]:
    if action in _WHOLE:
        return "action"
    if _zone(standing, option, item) or _lies_open(standing.view, options, option, item):
        return "place"
    is_card = item.card is not None and not action
    return "tray" if is_card or item.kind in ("face", "card") else "button"


def _lies_open(view: DaleView, options: Sequence[Option], option: Option, item: Item) -> bool:
    """Can it be pointed at: a card of a stall, or the top of a discard of which nothing else is asked for?"""
    if item.place.startswith("discard:"):
        return True
    token = token_of(option)
    place = None if token is None else view.place_of(token)
    match place:
        case Place("stall"):
            return True
        case Place("discard", int(owner)):
            pile = view.discards[owner]
            return pile[-1] == token and sum([token_of(each) in pile for each in options]) == 1
    return False


def _zone(standing: Standing, option: Option, item: Item) -> str:
    """The zone in which an item can be picked where it lies: the own hand or the market."""
    token, view = token_of(option), standing.view
    if token is None:
        return _MARKET if item.place.startswith("market:") else ""
    if token in view.hand:
        return f"hand:{view.observer}"
    return _MARKET if token in view.market else ""


def zones(standing: Standing, options: Sequence[Option], items: Sequence[Item]) -> list[str]:
    """Where it is picked from. In an action the rest of the hand is money; a window looks alike for all."""
    match standing.decision.prompt:
        case "action":
            return [_MARKET]
        case "react":
            return []
    found = [_zone(standing, *each) for each in zip(options, items, strict=True)]
    return sorted({zone for zone in found if zone})


def target(standing: Standing) -> str:
    """Where the card lies that is being paid for."""
    place = standing.view.place_of(standing.asking)
    if standing.decision.prompt != "pay" or place is None:
        return ""
    return f"market:{place.number}" if place.zone == "market" else place.zone.replace("_", "-")


def actions(standing: Standing) -> list[str]:
    """The actions there are, where one is chosen."""
    return list(ACTIONS) if standing.decision.prompt == "action" else []


def under_way(standing: Standing) -> str:
    return _UNDER_WAY.get(standing.decision.prompt, "")


def deal(standing: Standing, number: Number) -> Deal | None:
    """What changes places with what is picked."""
    view, prompt = standing.view, standing.decision.prompt
    given = int(dict(standing.decision.args).get("given", standing.asking))
    if prompt == "swap_with_market_discard":
        return Deal("swap", takes=_seen(view, view.market_discard[-1], number))
    if given < 0:
        return None
    if prompt in _SWAPS:
        return Deal("swap", gives=_seen(view, given, number))
    sign = _TAKES.get(view.book.keys[view.shown(given)], "") if prompt == "choose_discard" else ""
    return Deal(sign, gives=_seen(view, given, number)) if sign else None


def _seen(view: DaleView, token: int, number: Number) -> Seen:
    face, guise = view.faces[token], view.shown(token)
    return Seen(number(token), view.book.keys[face], "" if guise == face else view.book.keys[guise])
