"""Going somewhere at one word: over several territories, as far as actions and gold reach this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from comptoir.cli.terminal.karanor.meanings import entries_named
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import PROMPT
from comptoir.core import Match, Option
from comptoir.karanor.view import KaranorView
from comptoir.karanor.ways import Journey, journeys
from comptoir.telling.karanor.reasons import route
from comptoir.words import in_any_language

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour
    from comptoir.cli.terminal.karanor.speaking import Speaker

_FEWEST_LETTERS = 3
"""Less of a name means too much."""


class Travel(NamedTuple):
    """A journey that has begun."""

    seat: int
    turn: int
    place: int
    """Where the merchant has to stand for it to go on."""
    steps: tuple[int, ...]
    """The territories that are still ahead."""


def destination(teller: Speaker, text: str) -> int | None:
    """Where “go to Kien” and “go 14” lead; None if a line is no such thing, or names several places."""
    verb, *rest = plain(text).split() or [""]
    if verb not in in_any_language("terminal-topic-move"):
        return None
    places = [each.id for each in teller.pack.territories]
    number = number_in(" ".join(rest[-1:]))
    if number is not None:
        return number - 1 if 1 <= number <= len(places) else None
    for start in range(len(rest)):
        name = " ".join(rest[start:])
        entries = entries_named(teller, name) if len(name) >= _FEWEST_LETTERS else []
        found = [places.index(each) for each in entries if each in places]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def possible_ways(view: KaranorView, seat: int, place: int) -> list[Journey]:
    """The ways to a territory that can be gone this turn."""
    return [way for way in journeys(view, seat).get(place, []) if way.is_possible]


def set_out(parlour: KaranorParlour, seat: int, ways: Sequence[Journey]) -> Option | None:
    """The first step of a journey, its rest being kept in mind; None if the person thinks better of it."""
    teller = parlour.teller(seat)
    way = _choose(parlour, teller, ways) if len(ways) > 1 else ways[0]
    if way is None:
        return None
    first, *rest = way.steps
    parlour.travel = Travel(seat, teller.view.turn, first, tuple(rest))
    return _step(teller.view, first)


def _choose(parlour: KaranorParlour, teller: Speaker, ways: Sequence[Journey]) -> Journey | None:
    """The shortest way costs gold that another one does not: the person says which; None if neither."""
    screen = parlour.session.screen
    screen.line(teller.say("terminal-which-way"), style=PROMPT)
    for number, way in enumerate(ways, 1):
        gold = teller.gold(way.gold)
        text = teller.say("terminal-way", moves=way.actions, fare=way.gold, gold=gold, way=route(teller, way))
        screen.line(teller.say("option-line", number=number, text=text), hang=6)
    chosen = number_in(screen.read())
    return ways[chosen - 1] if chosen is not None and 1 <= chosen <= len(ways) else None


def go_on(match: Match, travel: Travel) -> Travel | None:
    """Take the next step of a journey; None if it is over, or something has come between."""
    decision, view = match.decision_of(travel.seat), match.view(travel.seat)
    stands = (view.turn, view.pawns[travel.seat]) == (travel.turn, travel.place)
    if decision is None or not stands or not travel.steps:
        return None
    following, *rest = travel.steps
    pick = _step(view, following)
    if pick not in decision.options:
        return None
    match.answer(travel.seat, pick)
    return travel._replace(place=following, steps=tuple(rest))


def _step(view: KaranorView, place: int) -> Option:
    return ("step", view.pack.territories[place].id)
