"""What happened, told from one observer's side: each event in one go, mostly in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from comptoir.core import UNSEEN, Event, Face, Shown
from comptoir.dale import events
from comptoir.dale.board import DISCARD_SLOT
from comptoir.telling.dale.teller import Teller
from comptoir.words import Spoken

Facts: TypeAlias = dict[str, Spoken]
"""What a sentence is given."""


def sentences(teller: Teller, event: Event) -> list[str]:
    """What there is to say of one event."""
    said = teller.say(_key(event), **TELLERS[type(event)](teller, event))
    return [said, *_rest_of_payment(teller, event)] if isinstance(event, events.Purchased) else [said]


def _key(event: Event) -> str:
    match event:
        case events.Purchased(payment=payment) if payment:
            return "event-purchased-paying"
        case events.TookInventory(cards=cards) if cards:
            return "event-took-inventory-discarding"
    return f"event-{event.name().replace('_', '-')}"


def _rest_of_payment(teller: Teller, event: events.Purchased) -> list[str]:
    """What became of a payment beside being discarded."""
    who, found = teller.who(event.seat), list[str]()
    if event.tossed:
        cards = _named(teller, event.tossed)
        found.append(teller.say("event-tossed", **who, cards=cards, source="hand"))
    if event.kept:
        found.append(teller.say("event-purchased-keeping", **who, cards=_named(teller, event.kept)))
    return found


def _named(teller: Teller, cards: Sequence[Shown]) -> str:
    return teller.cards([card.face for card in cards])


def _used_as(teller: Teller, card: Shown, guise: Face) -> str:
    return teller.used_as(card.face, card.face if guise < 0 else guise)


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


# -- what each sentence is given ------------------------------------------------------------------------


def _acted(teller: Teller, event: Any) -> Facts:
    return teller.who(event.seat)


def _moved(teller: Teller, event: Any) -> Facts:
    return {**teller.who(event.seat), "cards": _named(teller, event.cards)}


def _moved_of(teller: Teller, event: Any) -> Facts:
    """A move with whose pile it was from or to."""
    return {**_moved(teller, event), **teller.whose(event.owner, event.seat)}


def _left(teller: Teller, event: Any) -> Facts:
    """A move with the place the cards came from."""
    return {**_moved(teller, event), "source": event.source}


def _known(teller: Teller, event: Any) -> Facts:
    """Cards seen or moved together: how many, and by name for those who know them."""
    return {**_moved(teller, event), "count": len(event.cards), "known": _yes(UNSEEN not in event.cards)}


def _known_of(teller: Teller, event: Any) -> Facts:
    return {**_known(teller, event), **teller.whose(event.owner, event.seat)}


def _used(teller: Teller, event: Any) -> Facts:
    return {**teller.who(event.seat), "card": _used_as(teller, event.card, event.guise)}


def _turn_began(teller: Teller, event: events.TurnBegan) -> Facts:
    return {**teller.who(event.seat), "turn": event.turn}


def _copied(teller: Teller, event: events.Copied) -> Facts:
    names = {"card": teller.face(event.card.face), "guise": teller.face(event.guise)}
    return {**teller.who(event.seat), **names}


def _reacted(teller: Teller, event: events.Reacted) -> Facts:
    return {**_used(teller, event), "occasion": event.occasion}


def _resumed(teller: Teller, event: events.Resumed) -> Facts:
    face = event.card.face if event.guise < 0 else event.guise
    return {**_used(teller, event), "ends": _yes(teller.book.turn_starts[face] is None)}


def _purchased(teller: Teller, event: events.Purchased) -> Facts:
    return {
        **teller.who(event.seat),
        "cards": _named(teller, (event.card,)),
        "price": event.price,
        "payment": _named(teller, event.payment),
        "source": "discard" if event.slot == DISCARD_SLOT else "market",
    }


def _built(teller: Teller, event: events.Built) -> Facts:
    names, own = _laid_out(teller, event), event.own
    mate = (event.seat + len(teller.names) // 2) % len(teller.names)
    helper = "none" if own == len(names) else "you" if mate == teller.observer else "other"
    return {
        **teller.who(event.seat),
        "number": event.number,
        "cards": teller.named(names[:own]),
        "helper": helper,
        "mate": teller.name(mate),
        "added": teller.named(names[own:]),
    }


def _laid_out(teller: Teller, event: events.Built | events.AskedForHelp) -> list[str]:
    """The cards of a stack, with what they are used as."""
    pairs = zip(event.cards, event.guises, strict=True)
    return [_used_as(teller, card, guise) for card, guise in pairs]


def _asked_for_help(teller: Teller, event: events.AskedForHelp) -> Facts:
    return {
        **teller.who(event.seat),
        **teller.whom(event.to),
        "number": event.number,
        "cards": teller.named(_laid_out(teller, event)),
    }


def _rearranged(teller: Teller, event: events.Rearranged) -> Facts:
    return {**teller.who(event.seat), "cards": teller.in_row([card.face for card in event.cards])}


def _took(teller: Teller, event: events.Took) -> Facts:
    return {**_known_of(teller, event), "source": event.source}


def _took_aside(teller: Teller, event: events.TookAside) -> Facts:
    whose = teller.whose(event.owner, event.seat)
    return {**teller.who(event.seat), **whose, "cards": _named(teller, (event.card,))}


def _stored(teller: Teller, event: events.Stored) -> Facts:
    return {**_moved(teller, event), "under": teller.face(event.under.face)}


def _shuffled_in(teller: Teller, event: events.ShuffledIn) -> Facts:
    return {**_moved(teller, event), "forced": _yes(event.by != event.seat)}


def _discarded(teller: Teller, event: events.Discarded) -> Facts:
    return {**_moved_of(teller, event), "source": event.source}


def _gave(teller: Teller, event: events.Gave) -> Facts:
    return {**_moved(teller, event), **teller.whom(event.to), "random": _yes(event.at_random)}


def _mixed(teller: Teller, event: events.Mixed) -> Facts:
    return {**teller.who(event.seat), **teller.whom(event.other)}


def _swapped(teller: Teller, event: events.Swapped) -> Facts:
    whose = teller.whose_stall if event.zone == "stall" else teller.whose
    return {
        **teller.who(event.seat),
        **whose(event.owner, event.seat),
        "zone": event.zone,
        "given": _named(teller, (event.given,)),
        "taken": _named(teller, (event.taken,)),
    }


def _rolled(teller: Teller, event: events.Rolled) -> Facts:
    result = event.result
    if isinstance(result, str):
        result = teller.say(f"die-{result.replace('_', '-')}")
    return {**teller.who(event.seat), "set": teller.say(f"set-{event.die}.die"), "result": result}


def _named_value(teller: Teller, event: events.Named) -> Facts:
    return {**teller.who(event.seat), "value": event.value}


def _named_set(teller: Teller, event: events.NamedSet) -> Facts:
    return {**teller.who(event.seat), "set": teller.say(f"set-{event.set}.short")}


def _named_card(teller: Teller, event: events.NamedCard) -> Facts:
    return {**teller.who(event.seat), "card": teller.face(event.face)}


def _valued(teller: Teller, event: events.Valued) -> Facts:
    return {"cards": _named(teller, (event.card,)), "value": event.value}


def _raised_all(teller: Teller, event: events.RaisedAll) -> Facts:
    return {**teller.who(event.seat), "amount": event.amount}


def _shuffled(teller: Teller, event: events.Shuffled) -> Facts:
    return {**teller.whose(event.owner, -1), "new": _yes(event.is_new)}


def _filled(teller: Teller, event: events.FilledMarket) -> Facts:
    return {"cards": _named(teller, event.cards)}


def _won(teller: Teller, event: events.Won) -> Facts:
    seat = event.seat
    return {"side": teller.side(seat), "name": teller.name(seat), "team": teller.team(seat)}


def _called_off(teller: Teller, event: events.CalledOff) -> Facts:
    return {"turn": event.turn, "winners": teller.together(event.winners)}


TELLERS: dict[type[Event], Callable[[Teller, Any], Facts]] = {
    events.TurnBegan: _turn_began,
    events.TookInventory: _moved,
    events.Played: _used,
    events.Used: _used,
    events.Reacted: _reacted,
    events.Resumed: _resumed,
    events.Copied: _copied,
    events.Purchased: _purchased,
    events.Built: _built,
    events.Rearranged: _rearranged,
    events.AskedForHelp: _asked_for_help,
    events.DeclinedHelp: _acted,
    events.Drew: _moved_of,
    events.DrewJunk: _moved,
    events.Took: _took,
    events.Looked: _known_of,
    events.TurnedOver: _moved,
    events.LookedAtHand: _known_of,
    events.TookAside: _took_aside,
    events.Searched: _known,
    events.Stored: _stored,
    events.ShuffledIn: _shuffled_in,
    events.Discarded: _discarded,
    events.Tossed: _left,
    events.PutOnDeck: _moved_of,
    events.Gave: _gave,
    events.Mixed: _mixed,
    events.Swapped: _swapped,
    events.Revealed: _moved,
    events.Rolled: _rolled,
    events.Named: _named_value,
    events.NamedSet: _named_set,
    events.NamedCard: _named_card,
    events.Valued: _valued,
    events.RaisedAll: _raised_all,
    events.Shuffled: _shuffled,
    events.Flipped: _acted,
    events.FilledMarket: _filled,
    events.Fizzled: _acted,
    events.Won: _won,
    events.CalledOff: _called_off,
}
"""For every event, what its sentence is given."""
