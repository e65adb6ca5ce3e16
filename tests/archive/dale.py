"""Games of La Vallée des Marchands for the archive: one random and otherwise greedy merchants.

A game is kept if it shows something that no game before it has shown, so that every card is bought, played,
built and tossed somewhere, by every number of players, and asks all that it can ask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Event, Match, Shown
from comptoir.core.archive import dump, load
from comptoir.core.loading import begin
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, SET_NAMES
from comptoir.dale.events import Built, Played, Purchased, Reacted, Resumed, Tossed, Used

NEW = range(2490, 2690)
"""Numbers of games to be played in search of something new. Those before have had their turn: bots change, so
a number played again would be another game under the name of a stored one. Raise both after recording."""
TELLING = (Purchased, Played, Used, Reacted, Resumed, Built, Tossed)
"""Events that show what a card does; which cards are drawn or looked at shows nothing."""


def options(number: int) -> dict[str, object]:
    """Two, three or four players or two teams in turn; every set comes up in each round of eighteen games."""
    players, teams = ((2, False), (3, False), (4, False), (4, True))[number % 4]
    others = [name for name in SET_NAMES if name != SET_NAMES[number % len(SET_NAMES)]]
    Dice.seeded(f"archive sets {number}").shuffle(others)
    sets = [SET_NAMES[number % len(SET_NAMES)], *others][: 4 if teams else players + 1]
    return {"players": players, "teams": teams, "sets": sets}


def play(number: int) -> Match:
    """Game ``number``."""
    wishes = options(number)
    players = int(str(wishes["players"]))
    dice = Dice.seeded(f"archive {number}")
    match = Match(GAME, wishes, dice.key)
    kinds = ["random" if seat == number // 4 % players else "greedy" for seat in range(players)]
    bots = [make_bot("dale", kind, dice.spawn(f"seat {seat}")) for seat, kind in enumerate(kinds)]
    while match.decisions:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


def shows(match: Match) -> set[tuple[object, ...]]:
    """What a game has to show: its sets at a table of its size, what happened to cards, what cards asked."""
    wishes: Any = match.options
    found: set[tuple[object, ...]] = {
        ("set", name, wishes["players"], wishes["teams"]) for name in wishes["sets"]
    }
    again, save = begin(GAME, match.save()), match.save()
    for pick in cast(list[Any], save["picks"]):
        for each in again.decisions:
            found.add(("asked", each.prompt, each.source >= 0 and FACES[again.table.faces[each.source]]))
        again.replay(pick)
    for event in again.events or ():
        found.add(("happened", event.name()))
        if isinstance(event, TELLING):
            guise = getattr(event, "guise", "")
            found |= {(event.name(), face) for face in cards_in(event)} | {(event.name(), "as", guise)}
    return found


def cards_in(event: Event) -> Iterator[str]:
    """The faces of the cards an event is about."""
    for field in fields(event):
        value = getattr(event, field.name)
        for each in (value,) if isinstance(value, Shown) else value if isinstance(value, tuple) else ():
            if isinstance(each, Shown):
                yield FACES[each.face]


def record(stored: Sequence[Path]) -> Iterator[tuple[str, bytes]]:
    """New files: games that show what no stored one does."""
    shown = set().union(*[shows(load(file.read_bytes())) for file in stored])
    for number in NEW:
        match = play(number)
        if not shows(match) <= shown:
            shown |= shows(match)
            yield f"{number:03}.json", dump(match)
