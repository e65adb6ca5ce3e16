"""What happened, to be seen: for every event the cards that move, from which place to which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.events import MARKET
from comptoir.telling.dale.story import Happening
from comptoir.telling.shown import Motion, Seen
from comptoir.telling.telling import Number

STORED_FROM = {"wheelbarrow": "aside", "vigilance": "deck"}
"""Cards that store something which does not come from the hand."""


class Mover:
    """Sees the moves in an observer's story, with the observer's numbers for the cards."""

    def __init__(self, number: Number, seats: int) -> None:
        self.number = number
        self.seats = seats

    def all_motions(self, events: Iterable[Happening]) -> list[Motion]:
        """What there is to see of several events; a card shown to be used is shown once, in use."""
        found: list[Motion] = []
        for motion in [motion for event in events for motion in self.motions(event)]:
            if found and _is_shown_again(found[-1], motion):
                found[-1] = motion
            else:
                found.append(motion)
        return found

    def motions(self, event: Happening) -> list[Motion]:
        return MOVERS[event["event"]](self, event)

    def seen(self, plain: Any, guise: str = "", value: int | None = None) -> Seen | None:
        return None if plain is None else Seen(self.number(plain["card"]), plain["face"], guise, value)

    def move(self, event: Happening, source: str, target: str, *, kind: str = "move") -> list[Motion]:
        """The one card of an event goes somewhere."""
        card = self.seen(event["card"], event.get("guise", ""))
        return [Motion(kind, source, target, card, event["seat"])]

    def show(self, event: Happening, zone: str) -> list[Motion]:
        """The one card of an event is shown where it lies."""
        return self.move(event, "", zone, kind="show")

    def each(self, event: Happening, source: str, target: str, *, kind: str = "move") -> list[Motion]:
        """All cards of an event do the same; of cards only shown, those that are not known are left out."""
        seat = event["seat"]
        cards = [card for card in event["cards"] if card or kind == "move"]
        if event["cards"] and not cards:
            return [Motion(kind, source, target, None, seat)]
        return [Motion(kind, source, target, self.seen(card), seat) for card in cards]


def _is_shown_again(before: Motion, motion: Motion) -> bool:
    if before.card is None or motion.card is None or before.card.id != motion.card.id:
        return False
    return before.kind == motion.kind == "show" and before.target == motion.target


def deck(owner: int) -> str:
    return "market-deck" if owner == MARKET else f"deck:{owner}"


def place(zone: str, owner: int) -> str:
    """A zone as events name it, and whose it is."""
    match zone:
        case "hand" | "random":
            return f"hand:{owner}"
        case "stored":
            return f"schedule:{owner}"
        case "deck" | "discard" | "schedule" | "stall":
            return f"{zone}:{owner}"
    return zone.replace("_", "-")


def _slot(slot: int) -> str:
    return "market-discard" if slot == DISCARD_SLOT else f"market:{slot}"


def _note(_: Mover, event: Happening) -> list[Motion]:
    return [Motion("note", seat=event["seat"])]


def _shown_in_hand(mover: Mover, event: Happening) -> list[Motion]:
    return mover.show(event, f"hand:{event['seat']}")


def _built(mover: Mover, event: Happening) -> list[Motion]:
    """The first cards are the builder's own, the others come from the teammate."""
    seat, own = event["seat"], event["own"]
    mate = (seat + mover.seats // 2) % mover.seats
    cards = zip(event["cards"], event["guises"], strict=True)
    return [
        Motion(
            "build",
            f"hand:{seat if at < own else mate}",
            f"stall:{seat}:{event['number']}",
            mover.seen(card, guise),
            seat,
        )
        for at, (card, guise) in enumerate(cards)
    ]


def _rearranged(mover: Mover, event: Happening) -> list[Motion]:
    return [
        Motion("move", "market", f"market:{slot}", mover.seen(card), event["seat"])
        for slot, card in enumerate(event["cards"])
    ]


def _laid_out(mover: Mover, event: Happening) -> list[Motion]:
    cards = zip(event["cards"], event["guises"], strict=True)
    return [
        Motion("show", "", f"hand:{event['seat']}", mover.seen(card, guise), event["seat"])
        for card, guise in cards
    ]


def _took(mover: Mover, event: Happening) -> list[Motion]:
    return mover.move(event, place(event["source"], event["owner"]), f"hand:{event['seat']}")


def _discarded(mover: Mover, event: Happening) -> list[Motion]:
    owner = event["owner"]
    return mover.move(event, place(event["source"], owner), f"discard:{owner}")


def _tossed(mover: Mover, event: Happening) -> list[Motion]:
    is_junk = event["card"]["face"] == "junk"  # whoever sees it thrown away sees its face
    target = "junk" if is_junk else "market-discard"
    return mover.move(event, place(event["source"], event["seat"]), target)


def _stored(mover: Mover, event: Happening) -> list[Motion]:
    seat = event["seat"]
    zone = STORED_FROM.get(event["under"]["face"], "hand")
    return mover.each(event, place(zone, seat), f"schedule:{seat}")


def _swapped(mover: Mover, event: Happening) -> list[Motion]:
    """A card of the hand goes to the own discard or the market discard; else it is the card played."""
    seat, owner, zone = event["seat"], event["owner"], event["zone"]
    is_from_hand = zone == "market_discard" or (zone == "discard" and owner == seat)
    there, mine = place(zone, owner), f"hand:{seat}" if is_from_hand else f"schedule:{seat}"
    return [
        Motion("move", mine, there, mover.seen(event["given"]), seat),
        Motion("move", there, f"hand:{seat}", mover.seen(event["taken"]), seat),
    ]


def _revealed(mover: Mover, event: Happening) -> list[Motion]:
    return mover.show(event, place(event["source"], event["seat"]))


def _rolled(_: Mover, event: Happening) -> list[Motion]:
    result = str(event["result"])
    return [Motion("roll", target="die", seat=event["seat"], die=event["die"], result=result)]


def _valued(mover: Mover, event: Happening) -> list[Motion]:
    seat = event["seat"]
    return [Motion("show", "", f"hand:{seat}", mover.seen(event["card"], value=event["value"]), seat)]


def _shuffled(_: Mover, event: Happening) -> list[Motion]:
    owner = event["owner"]
    source = "" if not event["is_new"] else "market-discard" if owner == MARKET else f"discard:{owner}"
    return [Motion("shuffle", source, deck(owner), seat=owner)]


def _mixed(_: Mover, event: Happening) -> list[Motion]:
    hands = (event["seat"], event["other"])
    return [Motion("shuffle", target=f"hand:{at}", seat=event["seat"]) for at in hands]


def _flipped(_: Mover, event: Happening) -> list[Motion]:
    seat = event["seat"]
    return [Motion("flip", f"discard:{seat}", f"deck:{seat}", seat=seat)]


def _filled(mover: Mover, event: Happening) -> list[Motion]:
    cards = zip(event["slots"], event["cards"], strict=True)
    return [Motion("move", "market-deck", f"market:{slot}", mover.seen(card)) for slot, card in cards]


MOVERS: dict[str, Callable[[Mover, Happening], list[Motion]]] = {
    "turn_began": lambda _, event: [Motion("turn", seat=event["seat"])],
    "took_inventory": _note,
    "played": lambda mover, event: mover.move(event, f"hand:{event['seat']}", f"schedule:{event['seat']}"),
    "used": _shown_in_hand,
    "reacted": _shown_in_hand,
    "resumed": lambda mover, event: mover.show(event, f"schedule:{event['seat']}"),
    "copied": _shown_in_hand,
    "purchased": lambda mover, event: mover.move(event, _slot(event["slot"]), f"hand:{event['seat']}"),
    "built": _built,
    "rearranged": _rearranged,
    "kept_payment": _shown_in_hand,
    "asked_for_help": _laid_out,
    "declined_help": _note,
    "drew": lambda mover, event: mover.move(event, deck(event["owner"]), f"hand:{event['seat']}"),
    "drew_junk": lambda mover, event: mover.move(event, "junk", f"hand:{event['seat']}"),
    "took": _took,
    "looked": lambda mover, event: mover.each(event, deck(event["owner"]), "aside"),
    "looked_at_hand": lambda mover, event: mover.each(event, "", f"hand:{event['owner']}", kind="show"),
    "took_aside": lambda mover, event: mover.move(event, f"hand:{event['owner']}", "aside"),
    "searched": lambda mover, event: mover.each(event, "", f"deck:{event['seat']}", kind="show"),
    "stored": _stored,
    "shuffled_in": lambda mover, event: mover.each(event, f"seat:{event['seat']}", f"deck:{event['seat']}"),
    "discarded": _discarded,
    "tossed": _tossed,
    "put_on_deck": lambda mover, event: mover.move(event, f"seat:{event['seat']}", deck(event["owner"])),
    "gave": lambda mover, event: mover.move(event, f"hand:{event['seat']}", f"hand:{event['to']}"),
    "mixed": _mixed,
    "swapped": _swapped,
    "revealed": _revealed,
    "rolled": _rolled,
    "named": _note,
    "named_set": _note,
    "named_card": _note,
    "valued": _valued,
    "raised_all": _note,
    "shuffled": _shuffled,
    "flipped": _flipped,
    "filled_market": _filled,
    "fizzled": _note,
    "won": lambda _, event: [Motion("win", seat=event["seat"])],
    "called_off": lambda _, event: [Motion("win", seat=seat) for seat in event["winners"]],
}
"""For every event, what there is to see."""
