"""What happened, to be seen: for every event the cards that move, from which place to which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from comptoir.core import UNSEEN, Event, Face, Shown
from comptoir.dale import events
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK
from comptoir.dale.events import MARKET, NO_GUISE
from comptoir.telling.shown import Motion, Seen
from comptoir.telling.telling import Number


class Mover:
    """Sees the moves in an observer's story, with the observer's numbers for the cards."""

    def __init__(self, number: Number, seats: int, book: Cardbook) -> None:
        self.number = number
        self.keys = book.keys
        self.seats = seats

    def seen(self, card: Shown, guise: Face = NO_GUISE, value: int | None = None) -> Seen | None:
        if card == UNSEEN:
            return None
        keys = self.keys
        return Seen(self.number(card.card), keys[card.face], keys[guise] if guise >= 0 else "", value)

    def move(self, seat: int, cards: Iterable[Shown], source: str, target: str) -> list[Motion]:
        """Cards go somewhere together."""
        return [Motion("move", source, target, self.seen(card), seat) for card in cards]

    def show(self, seat: int, cards: tuple[Shown, ...], zone: str) -> list[Motion]:
        """Cards are shown where they lie; unknown ones are left out, unless that is all of them."""
        known = [card for card in cards if card != UNSEEN]
        return [Motion("show", "", zone, self.seen(card), seat) for card in known or cards[:1]]


def deck(owner: int) -> str:
    return "market-deck" if owner == MARKET else f"deck:{owner}"


def hand(seat: int) -> str:
    return f"hand:{seat}"


def place(zone: str, owner: int) -> str:
    """A zone as events name it, and whose it is."""
    match zone:
        case "hand" | "random":
            return hand(owner)
        case "stored":
            return f"schedule:{owner}"
        case "deck" | "discard" | "schedule" | "stall":
            return f"{zone}:{owner}"
    return zone.replace("_", "-")


def _note(_: Mover, event: Any) -> list[Motion]:
    return [Motion("note", seat=event.seat)]


def _took_inventory(mover: Mover, event: events.TookInventory) -> list[Motion]:
    seat = event.seat
    return [*_note(mover, event), *mover.move(seat, event.cards, hand(seat), f"discard:{seat}")]


def _played(mover: Mover, event: events.Played) -> list[Motion]:
    seat, card = event.seat, mover.seen(event.card, event.guise)
    return [Motion("move", hand(seat), f"schedule:{seat}", card, seat)]


def _used(mover: Mover, event: Any) -> list[Motion]:
    return [Motion("show", "", hand(event.seat), mover.seen(event.card, event.guise), event.seat)]


def _resumed(mover: Mover, event: events.Resumed) -> list[Motion]:
    seat = event.seat
    return [Motion("show", "", f"schedule:{seat}", mover.seen(event.card, event.guise), seat)]


def _purchased(mover: Mover, event: events.Purchased) -> list[Motion]:
    """The card comes, then what paid for it goes: thrown away, kept, discarded."""
    seat, slot = event.seat, event.slot
    source = "market-discard" if slot == DISCARD_SLOT else f"market:{slot}"
    discarded = [card for card in event.payment if card not in (*event.kept, *event.tossed)]
    return [
        *mover.move(seat, (event.card,), source, hand(seat)),
        *_thrown(mover, seat, event.tossed, hand(seat)),
        *mover.show(seat, event.kept, hand(seat)),
        *mover.move(seat, discarded, hand(seat), f"discard:{seat}"),
    ]


def _thrown(mover: Mover, seat: int, cards: Iterable[Shown], source: str) -> list[Motion]:
    """Whoever sees a card thrown away sees its face."""
    return [
        Motion("move", source, "junk" if card.face == JUNK else "market-discard", mover.seen(card), seat)
        for card in cards
    ]


def _built(mover: Mover, event: events.Built) -> list[Motion]:
    """The first cards are the builder's own, the others come from the teammate."""
    seat, own = event.seat, event.own
    mate = (seat + mover.seats // 2) % mover.seats
    target = f"stall:{seat}:{event.number}"
    cards = zip(event.cards, event.guises, strict=True)
    return [
        Motion("build", hand(seat if at < own else mate), target, mover.seen(card, guise), seat)
        for at, (card, guise) in enumerate(cards)
    ]


def _laid_out(mover: Mover, event: events.AskedForHelp) -> list[Motion]:
    cards = zip(event.cards, event.guises, strict=True)
    return [Motion("show", "", hand(event.seat), mover.seen(*each), event.seat) for each in cards]


def _rearranged(mover: Mover, event: events.Rearranged) -> list[Motion]:
    return [
        Motion("move", "market", f"market:{slot}", mover.seen(card), event.seat)
        for slot, card in enumerate(event.cards)
    ]


def _drew(mover: Mover, event: events.Drew) -> list[Motion]:
    return mover.move(event.seat, event.cards, deck(event.owner), hand(event.seat))


def _drew_junk(mover: Mover, event: events.DrewJunk) -> list[Motion]:
    return mover.move(event.seat, event.cards, "junk", hand(event.seat))


def _took(mover: Mover, event: events.Took) -> list[Motion]:
    return mover.move(event.seat, event.cards, place(event.source, event.owner), hand(event.seat))


def _looked(mover: Mover, event: events.Looked) -> list[Motion]:
    return mover.move(event.seat, event.cards, deck(event.owner), "aside")


def _turned_over(mover: Mover, event: events.TurnedOver) -> list[Motion]:
    moved = mover.move(event.seat, event.cards, deck(event.owner), "aside")
    return [*moved, *mover.show(event.seat, event.cards, "aside")]


def _looked_at_hand(mover: Mover, event: events.LookedAtHand) -> list[Motion]:
    return mover.show(event.seat, event.cards, hand(event.owner))


def _took_aside(mover: Mover, event: events.TookAside) -> list[Motion]:
    return mover.move(event.seat, (event.card,), hand(event.owner), "aside")


def _searched(mover: Mover, event: events.Searched) -> list[Motion]:
    return mover.show(event.seat, event.cards, deck(event.seat))


def _stored(mover: Mover, event: events.Stored) -> list[Motion]:
    seat = event.seat
    return mover.move(seat, event.cards, place(event.source, seat), f"schedule:{seat}")


def _shuffled_in(mover: Mover, event: events.ShuffledIn) -> list[Motion]:
    seat = event.seat
    moved = mover.move(seat, event.cards, f"seat:{seat}", deck(seat))
    return [*moved, Motion("shuffle", "", deck(seat), seat=seat)]


def _discarded(mover: Mover, event: events.Discarded) -> list[Motion]:
    owner = event.owner
    return mover.move(event.seat, event.cards, place(event.source, owner), f"discard:{owner}")


def _tossed(mover: Mover, event: events.Tossed) -> list[Motion]:
    return _thrown(mover, event.seat, event.cards, place(event.source, event.seat))


def _put_on_deck(mover: Mover, event: events.PutOnDeck) -> list[Motion]:
    return mover.move(event.seat, event.cards, f"seat:{event.seat}", deck(event.owner))


def _gave(mover: Mover, event: events.Gave) -> list[Motion]:
    """What is taken at random is moved by whoever gets it."""
    by = event.to if event.at_random else event.seat
    return mover.move(by, event.cards, hand(event.seat), hand(event.to))


def _mixed(_: Mover, event: events.Mixed) -> list[Motion]:
    hands = (event.seat, event.other)
    return [Motion("shuffle", target=hand(at), seat=event.seat) for at in hands]


def _swapped(mover: Mover, event: events.Swapped) -> list[Motion]:
    seat, there = event.seat, place(event.zone, event.owner)
    given = mover.move(seat, (event.given,), place(event.source, seat), there)
    return [*given, *mover.move(seat, (event.taken,), there, hand(seat))]


def _revealed(mover: Mover, event: events.Revealed) -> list[Motion]:
    return mover.show(event.seat, event.cards, hand(event.seat))


def _rolled(_: Mover, event: events.Rolled) -> list[Motion]:
    return [Motion("roll", target="die", seat=event.seat, die=event.die, result=str(event.result))]


def _valued(mover: Mover, event: events.Valued) -> list[Motion]:
    seat = event.seat
    return [Motion("show", "", hand(seat), mover.seen(event.card, value=event.value), seat)]


def _shuffled(_: Mover, event: events.Shuffled) -> list[Motion]:
    owner = event.owner
    source = "" if not event.is_new else "market-discard" if owner == MARKET else f"discard:{owner}"
    return [Motion("shuffle", source, deck(owner), seat=owner)]


def _flipped(_: Mover, event: events.Flipped) -> list[Motion]:
    return [Motion("flip", f"discard:{event.seat}", deck(event.seat), seat=event.seat)]


def _filled(mover: Mover, event: events.FilledMarket) -> list[Motion]:
    cards = zip(event.slots, event.cards, strict=True)
    return [Motion("move", "market-deck", f"market:{slot}", mover.seen(card)) for slot, card in cards]


MOVERS: dict[type[Event], Callable[[Mover, Any], list[Motion]]] = {
    events.TurnBegan: lambda _, event: [Motion("turn", seat=event.seat)],
    events.TookInventory: _took_inventory,
    events.Played: _played,
    events.Used: _used,
    events.Reacted: _used,
    events.Resumed: _resumed,
    events.Copied: _used,
    events.Purchased: _purchased,
    events.Built: _built,
    events.Rearranged: _rearranged,
    events.AskedForHelp: _laid_out,
    events.DeclinedHelp: _note,
    events.Drew: _drew,
    events.DrewJunk: _drew_junk,
    events.Took: _took,
    events.Looked: _looked,
    events.TurnedOver: _turned_over,
    events.LookedAtHand: _looked_at_hand,
    events.TookAside: _took_aside,
    events.Searched: _searched,
    events.Stored: _stored,
    events.ShuffledIn: _shuffled_in,
    events.Discarded: _discarded,
    events.Tossed: _tossed,
    events.PutOnDeck: _put_on_deck,
    events.Gave: _gave,
    events.Mixed: _mixed,
    events.Swapped: _swapped,
    events.Revealed: _revealed,
    events.Rolled: _rolled,
    events.Named: _note,
    events.NamedSet: _note,
    events.NamedCard: _note,
    events.Valued: _valued,
    events.RaisedAll: _note,
    events.Shuffled: _shuffled,
    events.Flipped: _flipped,
    events.FilledMarket: _filled,
    events.Fizzled: _note,
    events.Won: lambda _, event: [Motion("win", seat=event.seat)],
    events.CalledOff: lambda _, event: [Motion("win", seat=seat) for seat in event.winners],
}
"""For every event, what there is to see."""
