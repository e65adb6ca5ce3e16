"""What happened, told from one observer's side: events become sentences, like ones are told together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from comptoir.cli.terminal.sight import Card
from comptoir.cli.terminal.teller import Teller
from comptoir.core import Plain
from comptoir.dale.table import DISCARD_SLOT
from comptoir.words import Spoken

Happening: TypeAlias = dict[str, Any]
"""An event as an observer may see it."""


class Line(NamedTuple):
    """A line of the log; a heading opens a turn."""

    text: str
    is_heading: bool = False


class Group(NamedTuple):
    """Events told in one sentence: the first one, and the cards of all."""

    first: Happening
    cards: list[Card | None]


_MOVES = {"drew", "drew_junk", "took", "discarded", "tossed", "put_on_deck", "gave", "revealed"}
"""Events of one card each; several in a row that differ in nothing else are one sentence."""


def tell(teller: Teller, events: Sequence[Plain]) -> list[Line]:
    """The lines of the log for these events."""
    groups = _without_echoes(_grouped([each for each in events if isinstance(each, dict)]))
    lines, at = [], 0
    while at < len(groups):
        follower = groups[at + 1] if at + 1 < len(groups) else None
        merged = _with_discards(teller, groups[at], follower)
        if merged:
            lines.append(Line(merged))
            at += 2
        else:
            event = groups[at].first["event"]
            text = teller.say(f"event-{event.replace('_', '-')}", **TELLERS[event](teller, groups[at]))
            lines.append(Line(text, event == "turn_began"))
            at += 1
    return lines


def _grouped(events: Sequence[Happening]) -> list[Group]:
    groups: list[Group] = []
    for event in events:
        card = _card(event.get("card"))
        if groups and event["event"] in _MOVES and _kind(event) == _kind(groups[-1].first):
            groups[-1].cards.append(card)
        else:
            groups.append(Group(event, [card]))
    return groups


def _without_echoes(groups: Sequence[Group]) -> list[Group]:
    """Leave out what the next sentence says again: a card shown and then used, looked at and then shown."""
    kept = []
    for at, group in enumerate(groups):
        first, then = group.first, groups[at + 1].first if at + 1 < len(groups) else {}
        names = (first["event"], then.get("event"))
        is_echo = False
        if names in (("revealed", "used"), ("revealed", "copied")):
            is_echo = group.cards == [_card(then["card"])]
        elif names == ("looked", "revealed"):
            is_echo = first["seat"] == then["seat"] and len(first["cards"]) == len(groups[at + 1].cards)
        if not is_echo:
            kept.append(group)
    return kept


def _kind(event: Happening) -> Happening:
    return {name: value for name, value in event.items() if name != "card"}


def _with_discards(teller: Teller, group: Group, follower: Group | None) -> str:
    """A purchase told with its payment, an inventory with its cards; empty if this is neither."""
    first = group.first
    if first["event"] not in ("purchased", "took_inventory") or follower is None:
        return ""
    discarded = follower.first
    if discarded["event"] != "discarded" or not discarded["seat"] == discarded["owner"] == first["seat"]:
        return ""
    if first["event"] == "took_inventory":
        return (
            teller.say(
                "event-took-inventory-discarding",
                **teller.who(first["seat"]),
                cards=teller.cards(follower.cards),
            )
            if first["count"]
            else ""
        )
    return teller.say(
        "event-purchased-paying", **_purchased(teller, group), payment=teller.cards(follower.cards)
    )


def _card(plain: Any) -> Card | None:
    return None if plain is None else Card(plain["card"], plain["face"])


# -- what each sentence is given ------------------------------------------------------------------------


def _moved(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), "cards": teller.cards(group.cards)}


def _moved_of(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {**_moved(teller, group), **teller.whose(first["owner"], first["seat"])}


def _turn_began(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), "turn": group.first["turn"]}


def _acted(teller: Teller, group: Group) -> dict[str, Spoken]:
    return teller.who(group.first["seat"])


def _used(teller: Teller, group: Group) -> dict[str, Spoken]:
    face, guise = group.first["card"]["face"], group.first["guise"]
    return {**teller.who(group.first["seat"]), "card": teller.used_as(face, guise)}


def _copied(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {
        **teller.who(first["seat"]),
        "card": teller.face(first["card"]["face"]),
        "guise": teller.face(first["guise"]),
    }


def _purchased(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    source = "discard" if first["slot"] == DISCARD_SLOT else "market"
    return {**_moved(teller, group), "price": first["price"], "source": source}


def _built(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    names = [
        teller.used_as(card["face"], guise)
        for card, guise in zip(first["cards"], first["guises"], strict=True)
    ]
    return {**teller.who(first["seat"]), "number": first["number"], "cards": teller.named(names)}


def _took(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_moved_of(teller, group), "source": group.first["source"]}


def _looked(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    cards = [_card(each) for each in first["cards"]]
    return {
        **teller.who(first["seat"]),
        **teller.whose(first["owner"], first["seat"]),
        "count": len(cards),
        "known": "no" if None in cards else "yes",
        "cards": teller.cards(cards),
    }


def _gave(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**_moved(teller, group), **teller.whom(group.first["to"])}


def _mixed(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {**teller.who(group.first["seat"]), **teller.whom(group.first["other"])}


def _swapped(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {
        **teller.who(first["seat"]),
        **teller.whose(first["owner"], first["seat"]),
        "given": teller.cards([_card(first["given"])]),
        "taken": teller.cards([_card(first["taken"])]),
    }


def _rolled(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {
        **teller.who(first["seat"]),
        "set": teller.say(f"set-{first['die']}.die"),
        "result": first["result"],
    }


def _valued(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"cards": teller.cards(group.cards), "value": group.first["value"]}


def _shuffled(teller: Teller, group: Group) -> dict[str, Spoken]:
    first = group.first
    return {**teller.whose(first["owner"], -1), "new": "yes" if first["is_new"] else "no"}


def _filled(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"cards": teller.cards([_card(each) for each in group.first["cards"]])}


def _called_off(teller: Teller, group: Group) -> dict[str, Spoken]:
    return {"turn": group.first["turn"], "winners": teller.together(group.first["winners"])}


TELLERS: dict[str, Callable[[Teller, Group], dict[str, Spoken]]] = {
    "turn_began": _turn_began,
    "took_inventory": _acted,
    "played": _used,
    "used": _used,
    "copied": _copied,
    "purchased": _purchased,
    "built": _built,
    "drew": _moved_of,
    "drew_junk": _moved,
    "took": _took,
    "looked": _looked,
    "discarded": _moved_of,
    "tossed": _moved,
    "put_on_deck": _moved_of,
    "gave": _gave,
    "mixed": _mixed,
    "swapped": _swapped,
    "revealed": _moved,
    "rolled": _rolled,
    "named": lambda teller, group: {**_acted(teller, group), "value": group.first["value"]},
    "valued": _valued,
    "raised_all": lambda teller, group: {**_acted(teller, group), "amount": group.first["amount"]},
    "shuffled": _shuffled,
    "flipped": _acted,
    "filled_market": _filled,
    "won": _acted,
    "called_off": _called_off,
}
"""For every event, what its sentence is given."""
