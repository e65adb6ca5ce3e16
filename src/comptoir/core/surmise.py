"""What a seat may think of the cards it does not know, as it can be sent to another process.

Between actions a match is its table, and a seat knows a table by its view. What is missing to imagine worlds
is where the cards it cannot see may come from: of each, the pool, and of each pool the faces. That is all a
surmise adds, in an order of its own, so that it holds nothing the seat does not know: no key, no pick, no
token of a hidden card and nobody else's knowledge.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from comptoir.core.dice import KEY_BYTES, Dice
from comptoir.core.game import Game
from comptoir.core.match import Match
from comptoir.core.table import NO_CARD, UNKNOWN, Cards, Table
from comptoir.core.view import View


class Surmise(NamedTuple):
    """It belongs to the view of the same moment."""

    options: dict[str, object]
    rules: int
    observers: int
    private: Cards
    """Cards the seat knows, and not everybody."""
    rest: Cards
    """Cards it knows that no view shows."""
    pools: tuple[bytes, ...]
    """The faces in each pool that it does not know."""
    places: bytes
    """The pool of each card it does not know: pile by pile, in a hand the oldest pool first."""
    unshown: tuple[Any, ...]
    """What everybody can keep track of, and no view shows."""


def can_surmise(match: Match, observer: int) -> bool:
    """Is the match its table, for all an observer knows? So it is until a script begins, even if some who are
    asked at once have sealed their answers. And does its game say where all of its cards lie?"""
    known = match.known_to(observer)
    table: Table = known.table
    return bool(table.rest) and not known._scripts


def surmise(match: Match, observer: int) -> Surmise | None:
    """What an observer may think of a match; None in the middle of an action."""
    if not can_surmise(match, observer):
        return None
    match = match.known_to(observer)
    table: Table = match.table
    known, pools = bytes(table.known), table.pools_of[observer]
    knows = [mask >> observer & 1 for mask in known]
    faces: dict[int, list[int]] = {}
    for card, is_known in enumerate(knows):
        if not is_known:
            faces.setdefault(pools[card], []).append(table.faces[card])
    numbers = sorted(faces)
    label = {pool: number for number, pool in enumerate(numbers)}
    places: list[int] = []
    for zone in (*table.piles, *table.held, table.rest):
        for pile in _piles(getattr(table, zone)):
            found = [label[pools[card]] for card in pile if not knows[card]]
            places += found if zone in table.piles else sorted(found)
    return Surmise(
        dict(match.options),
        match.rules,
        table.spectator + 1,
        tuple([card for card, mask in enumerate(known) if knows[card] and mask != table.public]),
        tuple(sorted([card for card in getattr(table, table.rest) if knows[card]])),
        tuple([bytes(sorted(faces[pool])) for pool in numbers]),
        bytes(places),
        tuple([getattr(table, slot) for slot in table.unshown]),
    )


def imagined(game: Game[Any], view: View, thought: Surmise) -> Match:
    """A match in one of the worlds that a seat thinks possible, from which it can imagine others."""
    table: Table = game.blank()
    table.begin(thought.observers, Dice(bytes(KEY_BYTES)))
    _lay_zones(table, view, thought)
    _lay_faces(table, view, thought)
    table.enter(table.imagine(view.observer, table.dice))
    match = Match(game, thought.options, b"", rules=thought.rules, laid=table)
    open_to = [each.seat for each in view.decisions]
    # What the others have sealed is anything, and something else in every world imagined from here.
    match._sealed = tuple([(each.seat, each.options[0]) for each in match._asked if each.seat not in open_to])
    return match


def _lay_zones(table: Table, view: View, thought: Surmise) -> None:
    """Lay all that is seen, and one of the unknown cards wherever there is one."""
    unknown = [card for card, face in enumerate(view.faces[:-1]) if face == UNKNOWN][::-1]
    for slot in table.zones:
        if slot in view.zones:
            setattr(table, slot, _copy(getattr(view, slot)))
    for slot, value in zip(table.unshown, thought.unshown, strict=True):
        setattr(table, slot, _copy(value))
    for zone in (*table.piles, *table.held):
        value = getattr(table, zone)
        if type(value) is dict:
            setattr(table, zone, {key: _filled(pile, unknown) for key, pile in value.items()})
        elif type(value) is list:
            setattr(table, zone, [_filled(pile, unknown) for pile in value])
        else:
            setattr(table, zone, _filled(value, unknown))
    setattr(table, table.rest, (*thought.rest, *unknown[::-1]))


def _filled(pile: Cards, unknown: list[int]) -> Cards:
    """The pile with the next unknown cards in its gaps."""
    return tuple([unknown.pop() if card == NO_CARD else card for card in pile])


def _lay_faces(table: Table, view: View, thought: Surmise) -> None:
    """Give the unknown cards faces of their pools, and say who knows which: what everybody does, and what
    they hold."""
    faces, pools = bytearray(view.faces[:-1]), [1] * (len(view.faces) - 1)
    known = bytearray([table.public]) * len(faces)
    left, place = [list(pool) for pool in thought.pools], 0
    for card, face in enumerate(view.faces[:-1]):
        if face == UNKNOWN:
            label = thought.places[place]
            faces[card], pools[card], known[card] = left[label].pop(), label + 2, 0
            place += 1
    for card in thought.private:
        known[card] = 1 << view.observer
    table.faces, table.known, table.pool = bytes(faces), known, len(thought.pools) + 1
    table.pool_alike(tuple(pools))
    table.acquaint()


def _piles(zone: Any) -> list[Cards]:
    """The piles of a zone, which may be one, one for each seat, or one for each card they lie under."""
    if type(zone) is dict:
        return list(zone.values())
    return zone if type(zone) is list else [zone]


def _copy(value: Any) -> Any:
    return value.copy() if type(value) in (list, dict) else value
