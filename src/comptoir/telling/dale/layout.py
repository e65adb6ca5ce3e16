"""How a question is laid out: where its items are picked, what is out of reach, its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from comptoir.core import Option
from comptoir.telling.dale.questions import Standing
from comptoir.telling.dale.wording import token_of
from comptoir.telling.shown import Item

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


def laid_out(standing: Standing, option: Option, item: Item) -> Item:
    """The item with where a person picks it, and the action it is."""
    action = _ACTION_OF.get(item.kind, "") if standing.decision.prompt == "action" else ""
    return replace(item, shown=_shown(standing, option, item, action), action=action)


def _shown(
    standing: Standing, option: Option, item: Item, action: str
) -> Literal["button", "place", "tray", "action"]:
    if action in _WHOLE:
        return "action"
    if _zone(standing, option, item):
        return "place"
    is_card = item.card is not None and not action
    return "tray" if is_card or item.kind in ("face", "card") else "button"


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
