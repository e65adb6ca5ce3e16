"""What happened, told from one observer's side: events become sentences, like ones are told together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from comptoir.core import UNSEEN, Match, Plain, Shown
from comptoir.dale.board import DISCARD_SLOT
from comptoir.dale.cardbook import TURN_STARTS, WHEN_PURCHASED
from comptoir.dale.catalogue import FACE
from comptoir.dale.events import Purchased
from comptoir.telling.dale.teller import Teller
from comptoir.words import Spoken

Happening: TypeAlias = dict[str, Any]
"""An event as an observer may see it."""


class Line(NamedTuple):
    """A line of the log; a heading opens a turn."""

    text: str
    is_heading: bool = False


class Group(NamedTuple):
    """Events told in one sentence: the first one, and the cards of all; and all that goes with them."""

    first: Happening
    cards: list[Shown]
    events: list[Happening]


class Passage(NamedTuple):
    """What is told at one go, and the events behind it."""

    lines: list[Line]
    events: list[Happening]


_MOVES = {"drew", "drew_junk", "took", "discarded", "tossed", "put_on_deck", "gave", "revealed"}
"""Events of one card each; several in a row that differ in nothing else are one sentence."""


_ACTS = ("turn_began", "played", "used", "reacted", "resumed", "purchased")
"""Events after which whatever happens is the doing of their seat."""


_SHOWING = ("used", "copied", "reacted", "kept_payment")
"""Events that name a card which was shown for them."""


_PAYING = ("kept_payment", "tossed", "discarded")
"""What becomes of the cards of a payment, the discards last."""


_SETTLING = ("keep_payment", "toss_junk")
"""What is asked between a purchase and the discards that pay for it."""


def end_of_news(match: Match[Any]) -> int:
    """How many events can be told: a purchase is told with its payment, so not before that is settled."""
    events = match.events or ()
    if any(each.prompt in _SETTLING for each in match.decisions):
        for at in range(len(events) - 1, -1, -1):
            if isinstance(events[at], Purchased):
                return at
    return len(events)


def tell(teller: Teller, events: Sequence[Plain]) -> list[Line]:
    """The lines of the log for these events."""
    return [line for passage in passages(teller, events) for line in passage.lines]


def passages(teller: Teller, events: Sequence[Plain]) -> list[Passage]:
    """The story in its smallest parts; every event belongs to one of them."""
    groups = _without_echoes(_grouped([each for each in events if isinstance(each, dict)]))
    found, at = list[Passage](), 0
    while at < len(groups):
        said, count = _with_discards(teller, groups[at:])
        if said:
            lines = [Line(text) for text in said]
        else:
            first = groups[at].first
            lines, count = [Line(_sentence(teller, groups[at]), first["event"] == "turn_began")], 1
        behind = [event for group in groups[at : at + count] for event in group.events]
        found.append(Passage(lines, behind))
        at += count
    return found


def _sentence(teller: Teller, group: Group) -> str:
    event = group.first["event"]
    return teller.say(f"event-{event.replace('_', '-')}", **TELLERS[event](teller, group))


def _grouped(events: Sequence[Happening]) -> list[Group]:
    groups: list[Group] = []
    acting: int | None = None
    for event in events:
        if event["event"] in _ACTS:
            acting = event["seat"]
        elif event["event"] == "shuffled_in":
            event = {**event, "forced": acting not in (None, event["seat"])}
        card = _card(event.get("card"))
        # Cards taken at random are told one by one.
        is_same = groups and event["event"] in _MOVES and event.get("source") != "random"
        if is_same and _kind(event) == _kind(groups[-1].first):
            groups[-1].cards.append(card)
            groups[-1].events.append(event)
        else:
            groups.append(Group(event, [card], [event]))
    return groups


def _without_echoes(groups: Sequence[Group]) -> list[Group]:
    """Leave out what another sentence says as well: a card shown and then used, looked at and then shown, a
    shuffle after cards were shuffled in."""
    kept: list[Group] = []
    unsaid: list[Happening] = []
    for at, group in enumerate(groups):
        after = groups[at + 1] if at + 1 < len(groups) else None
        if kept and _is_said_by(kept[-1].first, group.first):
            kept[-1].events.extend(group.events)
        elif after and _is_echo(group, after):
            unsaid += group.events
        else:
            group.events[:0] = unsaid
            unsaid = []
            kept.append(group)
    return kept


def _is_echo(group: Group, after: Group) -> bool:
    first, then = group.first, after.first
    names = (first["event"], then["event"])
    if names[0] == "revealed" and names[1] in _SHOWING:
        return group.cards == [_card(then["card"])]
    if names == ("revealed", "asked_for_help"):
        laid_out = [_card(each) for each in then["cards"]]
        return all(card in laid_out for card in group.cards)
    if names == ("looked", "revealed"):
        return bool(first["seat"] == then["seat"] and len(first["cards"]) == len(after.cards))
    return False


def _is_said_by(before: Happening, then: Happening) -> bool:
    names = (before["event"], then["event"])
    return names == ("shuffled_in", "shuffled") and before["seat"] == then["owner"] and not then["is_new"]


def _kind(event: Happening) -> Happening:
    return {name: value for name, value in event.items() if name != "card"}


def _with_discards(teller: Teller, groups: Sequence[Group]) -> tuple[list[str], int]:
    """A purchase told with its payment, an inventory with its cards, and how many groups that says.

    Nothing if the first group is neither.
    """
    first = groups[0].first
    if first["event"] == "purchased" and first["price"]:
        paid = _payment(groups)
        cards = _named(teller, [card for group in paid for card in group.cards])
        if paid:
            said = teller.say("event-purchased-paying", **_purchased(teller, groups[0]), payment=cards)
            others = [_sentence(teller, each) for each in paid if each.first["event"] != "discarded"]
            return [said, *others], len(paid) + 1
    if first["event"] == "took_inventory" and first["count"] and _is_discard_by(first["seat"], groups[1:2]):
        cards = _named(teller, groups[1].cards)
        return [teller.say("event-took-inventory-discarding", **teller.who(first["seat"]), cards=cards)], 2
    return [], 0


def _payment(groups: Sequence[Group]) -> list[Group]:
    """What a purchase was paid with: cards kept, thrown away by what was purchased, discarded."""
    first = groups[0].first
    may_toss = WHEN_PURCHASED[FACE[first["card"]["face"]]] is not None
    paid: list[Group] = []
    for group in groups[1:]:
        event = group.first
        is_of_it = event["event"] in _PAYING and event["seat"] == first["seat"]
        if not is_of_it or event.get("source", "hand") != "hand":
            break
        if event["event"] == "tossed" and (not may_toss or paid):
            break
        paid.append(group)
        if event["event"] == "discarded":
            break
    return paid


def _is_discard_by(seat: int, groups: Sequence[Group]) -> bool:
    """Does a seat discard cards of its own hand next?"""
    discarded = groups[0].first if groups else {"event": ""}
    return bool(
        discarded["event"] == "discarded"
        and discarded["seat"] == discarded["owner"] == seat
        and discarded["source"] == "hand"
    )


def _card(plain: Any) -> Shown:
    return UNSEEN if plain is None else Shown(plain["card"], FACE[plain["face"]], 1)


def _named(teller: Teller, cards: Sequence[Shown]) -> str:
    return teller.cards([card.face for card in cards])


def _used_as(teller: Teller, card: Any, guise: str) -> str:
    face = FACE[card["face"]]
    return teller.used_as(face, FACE[guise] if guise else face)


# -- what each sentence is given ------------------------------------------------------------------------


def _moved(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), "cards": _named(teller, group.cards)}


def _moved_of(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_moved(teller, group), **_whose(teller, group)}


def _whose(teller: Teller, group: Group) -> dict[str, Spoken]:
    return teller.whose(group.first["owner"], group.first["seat"])


def _turn_began(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), "turn": group.first["turn"]}


def _acted(teller: Teller, group: Group) -> dict[str, Spoken]:
    return teller.who(group.first["seat"])


def _used(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {**teller.who(first["seat"]), "card": _used_as(teller, first["card"], first["guise"])}


def _copied(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {
        **teller.who(first["seat"]),
        "card": teller.face(FACE[first["card"]["face"]]),
        "guise": teller.face(FACE[first["guise"]]),
    }


def _purchased(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    source = "discard" if first["slot"] == DISCARD_SLOT else "market"
    return {**_moved(teller, group), "price": first["price"], "source": source}


def _built(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    names, own = _laid_out(teller, first), first["own"]
    mate = (first["seat"] + len(teller.names) // 2) % len(teller.names)
    helper = "none" if own == len(names) else "you" if mate == teller.observer else "other"
    return {
        **teller.who(first["seat"]),
        "number": first["number"],
        "cards": teller.named(names[:own]),
        "helper": helper,
        "mate": teller.name(mate),
        "added": teller.named(names[own:]),
    }


def _laid_out(teller: Teller, event: Happening) -> list[str]:
    """The cards of a stack, with what they are used as."""
    pairs = zip(event["cards"], event["guises"], strict=True)
    return [_used_as(teller, card, guise) for card, guise in pairs]


def _asked_for_help(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {
        **teller.who(first["seat"]),
        **teller.whom(first["to"]),
        "number": first["number"],
        "cards": teller.named(_laid_out(teller, first)),
    }


def _reacted(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_used(teller, group), "occasion": group.first["occasion"]}


def _resumed(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    face = first["guise"] or first["card"]["face"]
    return {**_used(teller, group), "ends": "yes" if TURN_STARTS[FACE[face]] is None else "no"}


def _rearranged(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {**teller.who(first["seat"]), "cards": teller.in_row(_card(each).face for each in first["cards"])}


def _took(teller: Teller, group: Group) -> dict[str, Spoken]:
    known = "no" if UNSEEN in group.cards else "yes"
    return {**_left(teller, group), **_whose(teller, group), "count": len(group.cards), "known": known}


def _left(teller: Teller, group: Group) -> dict[str, Spoken]:
    """A move with the place the card came from."""
    return {**_moved(teller, group), "source": group.first["source"]}


def _declined_help(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_acted(teller, group), "forced": "yes" if group.first.get("forced") else "no"}


def _shuffled_in(teller: Teller, group: Group) -> dict[str, Spoken]:
    cards = [_card(each) for each in group.first["cards"]]
    forced = "yes" if group.first["forced"] else "no"
    return {**_acted(teller, group), "cards": _named(teller, cards), "forced": forced}


def _looked(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    cards = [_card(each) for each in first["cards"]]
    return {
        **teller.who(first["seat"]),
        **teller.whose(first["owner"], first["seat"]),
        "count": len(cards),
        "known": "no" if UNSEEN in cards else "yes",
        "cards": _named(teller, cards),
    }


def _searched(teller: Teller, group: Group) -> dict[str, Spoken]:
    """Cards seen or moved together, by name for those who know them."""
    cards = [_card(each) for each in group.first["cards"]]
    known = "no" if UNSEEN in cards else "yes"
    return {**teller.who(group.first["seat"]), "known": known, "cards": _named(teller, cards)}


def _stored(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_searched(teller, group), "under": teller.face(FACE[group.first["under"]["face"]])}


def _gave(teller: Teller, group: Group) -> dict[str, Spoken]:
    random = "yes" if group.first["at_random"] else "no"
    return {**_moved(teller, group), **teller.whom(group.first["to"]), "random": random}


def _mixed(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), **teller.whom(group.first["other"])}


def _swapped(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    whose = teller.whose_stall if first["zone"] == "stall" else teller.whose
    return {
        **teller.who(first["seat"]),
        **whose(first["owner"], first["seat"]),
        "zone": first["zone"],
        "given": _named(teller, [_card(first["given"])]),
        "taken": _named(teller, [_card(first["taken"])]),
    }


def _rolled(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    result = first["result"]
    if isinstance(result, str):
        result = teller.say(f"die-{result.replace('_', '-')}")
    return {**teller.who(first["seat"]), "set": teller.say(f"set-{first['die']}.die"), "result": result}


def _valued(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"cards": _named(teller, group.cards), "value": group.first["value"]}


def _shuffled(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {**teller.whose(first["owner"], -1), "new": "yes" if first["is_new"] else "no"}


def _filled(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"cards": _named(teller, [_card(each) for each in group.first["cards"]])}


def _won(teller: Teller, group: Group) -> dict[str, Spoken]:
    seat = group.first["seat"]
    return {"side": teller.side(seat), "name": teller.name(seat), "team": teller.team(seat)}


def _called_off(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"turn": group.first["turn"], "winners": teller.together(group.first["winners"])}


TELLERS: dict[str, Callable[[Teller, Group], dict[str, Spoken]]] = {
    "turn_began": _turn_began,
    "took_inventory": _acted,
    "played": _used,
    "used": _used,
    "reacted": _reacted,
    "resumed": _resumed,
    "copied": _copied,
    "purchased": _purchased,
    "built": _built,
    "rearranged": _rearranged,
    "kept_payment": _moved,
    "asked_for_help": _asked_for_help,
    "declined_help": _declined_help,
    "drew": _moved_of,
    "drew_junk": _moved,
    "took": _took,
    "looked": _looked,
    "looked_at_hand": _looked,
    "took_aside": _moved_of,
    "searched": _searched,
    "stored": _stored,
    "shuffled_in": _shuffled_in,
    "discarded": lambda teller, group: {**_left(teller, group), **_whose(teller, group)},
    "tossed": _left,
    "put_on_deck": _moved_of,
    "gave": _gave,
    "mixed": _mixed,
    "swapped": _swapped,
    "revealed": _left,
    "rolled": _rolled,
    "named": lambda teller, group: {**_acted(teller, group), "value": group.first["value"]},
    "named_set": lambda teller, group: {
        **_acted(teller, group),
        "set": teller.say(f"set-{group.first['set']}.short"),
    },
    "named_card": lambda teller, group: {
        **_acted(teller, group),
        "card": teller.face(FACE[group.first["face"]]),
    },
    "valued": _valued,
    "raised_all": lambda teller, group: {**_acted(teller, group), "amount": group.first["amount"]},
    "shuffled": _shuffled,
    "flipped": _acted,
    "filled_market": _filled,
    "fizzled": _acted,
    "won": _won,
    "called_off": _called_off,
}
"""For every event, what its sentence is given."""
