"""What many sentences of the log are given."""

from __future__ import annotations

from typing import Any, TypeAlias

from comptoir.telling.karanor.scenes import Scene
from comptoir.telling.karanor.teller import Teller
from comptoir.words import Spoken

Facts: TypeAlias = dict[str, Spoken]


def known(teller: Teller, card: Any) -> Facts:
    """A card by its name, for those who know it."""
    return {"known": "yes" if card else "no", "card": teller.entry(card["face"]) if card else ""}


def acted(teller: Teller, scene: Scene) -> Facts:
    return teller.who(scene.seat)


def with_card(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), **known(teller, scene.first["card"])}


def paid(teller: Teller, scene: Scene) -> Facts:
    """What it cost, where that is told at once."""
    payments = scene.of("paid")
    price = teller.bundle(payments[0]) if payments else ""
    return {"paid": "yes" if payments else "no", "price": price}


def at(teller: Teller, scene: Scene) -> Facts:
    return {**teller.who(scene.seat), "place": teller.entry(scene.first["place"])}
