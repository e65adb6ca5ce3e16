"""What a seat may do although it is not asked: cards on others' turns, offers, and answers to them.

Each is known by a key that holds whatever happens meanwhile: ``card:<face>:<target or -1>``, ``accept:3``,
``decline:3``, ``counter:3``, ``withdraw:3``, ``offer``. An offer is put together in a form, whose parts are
``to:2``, ``give:gold``, ``get:wood``, ``give:<associate or artefact>``, each with how many of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from comptoir.core import Match, Option, Refused
from comptoir.karanor.bargains import find_offer, partners
from comptoir.karanor.offering import GET, GIVE, TO, tradable
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.asking import COMMITS, item
from comptoir.telling.karanor.layout import laid_out
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Choice, Item, Part, Question
from comptoir.telling.telling import Number, Reader

OPENING = ("offer", "counter")
"""What needs a form."""


def key_of(view: KaranorView, option: Option) -> str:
    """The name of something done unasked: a card by its face, of which only one can be played."""
    assert isinstance(option, tuple)
    if option[0] == "card":
        return f"card:{view.pack.faces[view.faces[int(option[1])]]}:{option[2]}"
    return ":".join([str(part) for part in option])


def shown_unasked(match: Match, reader: Reader, number: Number) -> list[Item]:
    """What the reader's seat may do now."""
    options = match.interruptions(reader.observer)
    if not options:
        return []
    view: KaranorView = match.view(reader.observer)
    teller = Teller(reader, view.pack)
    return [
        replace(
            laid_out(view, None, option, item(teller, view, option, number)),
            key=key_of(view, option),
            opens=isinstance(option, tuple) and option[0] in OPENING,
        )
        for option in options
    ]


def find(match: Match, seat: int, key: str) -> Option:
    """The interruption of that name. Raises ``Refused`` with the rules' own reason, where it has one."""
    view: KaranorView = match.view(seat)
    for option in match.interruptions(seat):
        if key_of(view, option) == key:
            return option
    verb, *parts = key.split(":")
    wish: Option = (verb, *[int(part) if part.lstrip("-").isdecimal() else part for part in parts])
    match.clone().interrupt(seat, wish)
    raise Refused("not_offered", pick=key)


# -- forms ------------------------------------------------------------------------------------------------


def form(match: Match, key: str, reader: Reader) -> Question | None:
    """What an offer can be put together of; None where there is nothing to put together, or not now."""
    options = match.interruptions(reader.observer)
    view: KaranorView = match.view(reader.observer)
    if not any([key_of(view, option) == key for option in options]) or key.split(":")[0] not in OPENING:
        return None
    counters = int(key.partition(":")[2] or 0)
    teller = Teller(reader, view.pack)
    return Question(
        at=0,  # it is answered by keys; how many picks were made is not for everybody
        prompt="offer",
        text=pieces(_text(teller, view, counters)),
        items=_items(teller, view, counters),
        commit=teller.say(COMMITS["offer"]),
        choice=Choice(False, 1 if counters else 2, MOST_PARTS),
    )


MOST_PARTS = 99


def _text(teller: Teller, view: KaranorView, counters: int) -> str:
    nothing = teller.say("karanor-nothing")
    named = [teller.name(find_offer(view, counters).maker)] if counters else []
    facts = {"counters": counters, "named": False}
    return teller.say("karanor-prompt-offer", partners=named, give=nothing, get=nothing, **facts)


def _items(teller: Teller, view: KaranorView, counters: int) -> list[Item]:
    """To whom, what is given, what is asked for; of each thing how much there is."""
    seat = view.observer
    to = partners(view, seat)
    addressed: Sequence[int] = (find_offer(view, counters).maker,) if counters else to
    items = []
    if not counters:
        items = [
            Item(
                TO,
                pieces(teller.say("karanor-option-to", name=teller.name(each))),
                place=f"seat:{each}",
                key=f"{TO}:{each}",
                shown="place",
            )
            for each in to
        ]
    groups = [*tradable(view, (seat,), GIVE), *tradable(view, addressed, GET)]
    return items + [_part(teller, view, group, addressed) for group in groups]


def _part(teller: Teller, view: KaranorView, group: Sequence[Option], seats: Sequence[int]) -> Item:
    """One thing, of which so many can be had."""
    first = group[0]
    assert isinstance(first, tuple)
    side, what = str(first[0]), str(first[1])
    owner = view.observer if side == GIVE else _owner(view, what, seats)
    return Item(
        side,
        pieces(teller.thing(what)),
        face=what,
        place=f"seat:{owner}" if owner >= 0 else "",
        key=f"{side}:{what}",
        most=len(group),
        shown="tray",
    )


def _owner(view: KaranorView, what: str, seats: Sequence[int]) -> int:
    """Whose tile that is, where only one can have it; else -1."""
    for seat in seats:
        names = [view.pack.associates[each].id for each in view.associates[seat]]
        if what in [*names, *[view.pack.faces[view.faces[card]] for card in view.artefacts[seat]]]:
            return seat
    return -1


# -- sending it -------------------------------------------------------------------------------------------


def unasked_picks(
    match: Match, seat: int, key: str, parts: Sequence[Part]
) -> tuple[Option, list[Option] | None]:
    """The interruption behind a key, and the run that its parts make, if it asks for one.

    Raises ``Refused``.
    """
    option = find(match, seat, key)
    if key.split(":")[0] not in OPENING:
        if parts:
            raise Refused("too_many", picks=len(parts))
        return option, None
    pack = match.table.pack
    counted = ["gold", *[each.id for each in (*pack.resources, *pack.insignia)]]
    return option, [_pick(part, counted) for part in parts]


def _pick(part: Part, counted: Sequence[str]) -> Option:
    side, _, what = part.key.partition(":")
    if side == TO and what.isdecimal():
        return (TO, int(what))
    if side in (GIVE, GET) and what in counted:
        return (side, what, part.count)
    if side in (GIVE, GET) and part.count == 1:
        return (side, what)
    raise Refused("not_offered", pick=part.key)
