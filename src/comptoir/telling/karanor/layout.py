"""How a question is laid out: where its items are picked, what is out of reach, its action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from comptoir.core import UNKNOWN, Decision, Option
from comptoir.karanor.pack import Commerce, Quest
from comptoir.karanor.pack.vocabulary import ACTIONS as FORBIDDABLE
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.wording import card_of
from comptoir.telling.shown import Item

ACTIONS = tuple([each for each in FORBIDDABLE if each not in ("sea", "trade")])
"""What takes an action in a turn. The kinds of items are called the same, but for a step of a move."""
_WHOLE = ("harvest", "work", "interact", "deliver", "villa", "market")
"""Actions that are one item: their button picks it."""
_HELD = ("pay_goods", "sell_goods", "hand_over", "give_up_associate")
"""Questions about what one has oneself."""
_STOLEN = ("steal_goods", "steal_associate")
_ON_THE_MAP = "place"


def laid_out(view: KaranorView, decision: Decision | None, option: Option, item: Item) -> Item:
    """The item with where a person picks it, and the action it is."""
    is_action = decision is not None and decision.prompt == "action"
    action = ("move" if item.kind == "step" else item.kind) if is_action else ""
    action = action if action in ACTIONS else ""
    return replace(item, shown=_shown(item, action, _zone(view, decision, option, item)), action=action)


def _shown(item: Item, action: str, zone: str) -> Literal["button", "place", "tray", "action"]:
    if action in _WHOLE:
        return "action"
    if zone:
        return "place"
    return "tray" if item.card is not None or item.face else "button"


def _zone(view: KaranorView, decision: Decision | None, option: Option, item: Item) -> str:
    """The zone in which an item can be picked where it lies."""
    mine, card = view.observer, card_of(view, option)
    if card >= 0:
        if card in (*view.commerces[mine], *view.quests[mine], *view.black_hands[mine]):
            return f"hand:{mine}"
        return f"seat:{mine}" if card in view.artefacts[mine] else "row" if card in view.row else ""
    match item.kind:
        case "step" | "place":
            return _ON_THE_MAP
        case "deck" | "recruit" | "accept" | "decline" | "counter" | "withdraw":
            return item.place
        case "promote" | "sell":
            return f"seat:{mine}"
        case "buy":
            return "market"
        case "goods" | "associate" if decision is not None:
            return _whose(decision)
    return ""


def _whose(decision: Decision) -> str:
    """Where goods or associates lie that are asked for: with a merchant, free for all, or in no heap."""
    if decision.prompt in _HELD:
        return f"seat:{decision.seat}"
    if decision.prompt in _STOLEN:
        return f"seat:{dict(decision.args)['victim']}"
    return "associates" if decision.prompt == "choose_associate" else ""


def zones(
    view: KaranorView, decision: Decision, options: Sequence[Option], items: Sequence[Item]
) -> list[str]:
    """Where it is picked from. In an action the scene says how far each place is; a window looks alike."""
    match decision.prompt:
        case "action":
            return [f"hand:{decision.seat}"]
        case "window":
            return []
    found = [_zone(view, decision, *each) for each in zip(options, items, strict=True)]
    return sorted({zone for zone in found if zone})


def actions(view: KaranorView, decision: Decision) -> list[str]:
    """The actions there are, where one is chosen; only two players have a market."""
    if decision.prompt != "action":
        return []
    return [each for each in ACTIONS if each != "market" or view.market]


def under_way(view: KaranorView, decision: Decision) -> str:
    """The action that a question belongs to."""
    if decision.prompt in ("market", "take_commerce"):
        return "market" if decision.prompt == "market" else "build"
    face = view.faces[decision.source]
    if decision.prompt != "pay_goods" or face == UNKNOWN:
        return ""
    card = view.pack.cards[face]
    return "build" if isinstance(card, Commerce) else "quest" if isinstance(card, Quest) else ""


def target(view: KaranorView, decision: Decision) -> str:
    """The city of the shop that is being paid for."""
    is_paid = decision.prompt == "pay_goods" and under_way(view, decision) == "build"
    return f"place:{view.pack.territories[view.pawns[decision.seat]].id}" if is_paid else ""
