"""What is told at one go: events of one table that make one sentence together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

from comptoir.core import Plain

Happening: TypeAlias = dict[str, Any]
"""An event as an observer may see it."""

GAINS = (
    "gained_gold", "gained_goods", "gained_income", "gained_prestige", "gained_actions", "gained_insignia",
    "lost_insignia",
)  # fmt: skip
"""What a merchant is given, or loses to the bank: told in one list."""
_INCOME = ("collected_income", "associate_brought")
_MARKET = ("bought", "sold")
_PAID_FOR = ("built", "completed_quest", "chose_at_once", "played", "activated")
"""Events that may cost something, told with what was paid."""
_CHOICE = ("kept_artefact", "discarded_artefact")
_LIKE = ("discarded_commerce", "filled_row")
"""Events told together whoever's they are."""


class Scene(NamedTuple):
    """The events behind one sentence."""

    events: list[Happening]

    @property
    def first(self) -> Happening:
        return self.events[0]

    @property
    def name(self) -> str:
        return str(self.first["event"])

    @property
    def seat(self) -> int:
        return int(self.first["seat"])

    def of(self, name: str) -> list[Happening]:
        return [event for event in self.events if event["event"] == name]


def scenes(events: Sequence[Plain], most_units: int) -> list[Scene]:
    """The story in its smallest parts; ``most_units`` are traded in one visit to the market."""
    found: list[Scene] = []
    for event in [part for each in events if isinstance(each, dict) for part in _parted(each)]:
        is_full = found and found[-1].name in _MARKET and len(found[-1].events) >= most_units
        if found and not is_full and _belongs(found[-1], event):
            found[-1].events.append(event)
        else:
            found.append(Scene([event]))
    return found


def is_loss(event: Happening) -> bool:
    """Does something go from a merchant to the bank?"""
    if event["event"] == "gained_goods":
        return any(count < 0 for count in event["goods"].values())
    return bool(event["event"] == "lost_insignia" or event.get("amount", 0) < 0)


def _parted(event: Happening) -> list[Happening]:
    """Goods that come and goods that go are told apart."""
    if event["event"] != "gained_goods":
        return [event]
    come = {name: count for name, count in event["goods"].items() if count > 0}
    go = {name: count for name, count in event["goods"].items() if count < 0}
    return [{**event, "goods": goods} for goods in (come, go) if goods]


def _belongs(scene: Scene, event: Happening) -> bool:
    """Is an event told in the same sentence as those before it?"""
    before, name = scene.name, event["event"]
    if before in _LIKE:
        return bool(name == before)
    if before == "took_commerce":
        return bool(name == "filled_row" and scene.first["slot"] >= 0)
    if before == "drafted":
        return name == "drafted" and event["seat"] not in [each["seat"] for each in scene.events]
    if before == "declined_offer":
        is_its_end = name == "withdrew_offer" and event["number"] == scene.first["number"]
        return bool(is_its_end and event["reason"] == "declined")
    if "seat" not in scene.first or event.get("seat") != scene.seat:
        return False
    return _belongs_to_seat(scene, event, before, name)


def _belongs_to_seat(scene: Scene, event: Happening, before: str, name: str) -> bool:
    """The same, where one merchant does both."""
    if before in _PAID_FOR:
        return name == "paid" and len(scene.events) == 1
    if before in GAINS:
        return name in GAINS and is_loss(event) == is_loss(scene.first)
    if before in _INCOME:
        return name == "associate_brought"
    if before in _MARKET:
        return name in _MARKET
    if before in _CHOICE:
        return name in _CHOICE and not (name == "kept_artefact" and scene.of("kept_artefact"))
    match before:
        case "moved":
            return name == "moved" and not event["first"]
        case "met":
            return name == "drew_quest" and len(scene.events) == 1
        case "stole":
            return name == "stole" and event["victim"] == scene.first["victim"]
        case "gave_up":
            return name == "gave_up"
    return False
