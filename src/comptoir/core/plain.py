"""A view and the events as seen in plain data: the documented form for programs outside, see docs/views.md.

It is made of what an observer sees already, so there is nothing left to hide. Names stand for numbers, a card
is its token and its face, and one that is not known is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import TypeAlias

from comptoir.core.decision import Decision
from comptoir.core.events import Event, Face
from comptoir.core.table import NO_CARD, UNKNOWN, Cards, Shown
from comptoir.core.view import View

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
PlainView: TypeAlias = dict[str, Plain]
FaceNames: TypeAlias = Sequence[str]
"""The name of each printed side, by its number."""


def plain_card(view: View, card: int, names: FaceNames) -> Plain:
    face = UNKNOWN if card == NO_CARD else view.faces[card]
    return None if face == UNKNOWN else {"card": card, "face": names[face]}


def plain_cards(view: View, cards: Sequence[int], names: FaceNames) -> list[Plain]:
    """A pile in its order."""
    return [plain_card(view, card, names) for card in cards]


def plain_hand(view: View, cards: Cards, names: FaceNames) -> Plain:
    """Cards held without an order: the known ones, and how many there are."""
    return {
        "count": len(cards),
        "cards": [plain_card(view, card, names) for card in cards if card != NO_CARD],
    }


def plain_decisions(view: View, names: FaceNames) -> list[Plain]:
    return [_decision(view, each, names) for each in view.decisions]


def _decision(view: View, decision: Decision, names: FaceNames) -> Plain:
    is_mine, run = decision.seat == view.observer, decision.run
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "source": plain_card(view, decision.source, names),
        "args": dict(decision.args) if is_mine else None,
        "options": plain(decision.options, names) if is_mine else None,
        "run": {"picked": plain(run.picked, names), "ordered": run.ordered} if is_mine and run else None,
    }


def plain_event(event: Event, names: FaceNames) -> Plain:
    """An event as somebody saw it."""
    told: PlainView = {"event": event.name()}
    for field in fields(event):
        told[field.name] = plain(getattr(event, field.name), names)
    return told


def plain(value: object, names: FaceNames) -> Plain:
    """Whatever an event or a question holds. What has no plain form raises."""
    if isinstance(value, Shown):
        return {"card": value.card, "face": names[value.face]} if value.known else None
    if isinstance(value, Face):
        return names[value] if value >= 0 else ""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, dict):
        return {name: plain(each, names) for name, each in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return plain(value._asdict(), names)
    if isinstance(value, tuple | list):
        return [plain(each, names) for each in value]
    raise TypeError(f"{type(value).__name__} has no plain form")
