"""What is sent to a bot's process tells nothing its seat does not know.

Two games are played side by side that look the same to one seat: they begin in worlds of which it cannot tell
which is the true one, and whenever somebody else picks, something else is picked in the other, if what the
seat sees and is told stays the same. However they differ, it is sent the same bytes. Hidden moves one by one
are in ``tests/scenarios/dale/test_secrets.py``.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from comptoir.core import ComptoirError, Dice, Match, Option, registry
from comptoir.core.journal import Journal
from comptoir.core.surmise import imagined, surmise
from comptoir.core.table import World
from tests.server.worlds import TABLES

GAMES = 100 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 3
"""So many games of each kind of table, watched from one seat."""
STEPS = 160
TRIES = 12
KEPT = 0.6


class Pair(NamedTuple):
    """The same moment of both games, for a seat that cannot tell one from the other."""

    seat: int
    one: Match
    other: Match


def pairs(game: str, number: int) -> Iterator[Pair]:
    """Moments of two games side by side; where they part, another begins beside the first."""
    chance, setups = Random(number), TABLES[game]
    one = Match(registry.rules(game), setups[number % len(setups)], Dice.seeded(number).key)
    seat = chance.randrange(one.game.seats(one.table))
    other: Match | None = None
    for _ in range(STEPS):
        if one.is_over:
            return
        if other is None and one.is_between_actions:
            other = _beside(one, seat, chance)
        decision = chance.choice(one.decisions)
        plays = [each for each in decision.options if type(each) is tuple and each[0] == "play"]
        pick = chance.choice(plays or decision.options)  # most hidden moves come from cards that are played
        told = len(one.events or ())
        one.answer(decision.seat, pick)
        if other is not None:
            news = one.view(seat), one.events_for(seat, told)
            other = _follow(Pair(seat, one, other), news, decision.seat, pick, chance)
        if other is not None:
            yield Pair(seat, one, other)


def _beside(match: Match, seat: int, chance: Random) -> Match:
    """The same moment in another world, where the game goes on as a true one: with the same chance, and some
    pools as they truly are, so that the two do not part with the first card that is turned up."""
    twin, table = match.clone(), match.table
    pools = table.pools_of[seat]
    kept = {pool for pool in set(pools) if chance.random() < KEPT}
    faces = match.imagine(seat, Dice.seeded(chance.getrandbits(60))).table.faces
    mixed = [table.faces[card] if pools[card] in kept else face for card, face in enumerate(faces)]
    twin.table.enter(World(bytes(mixed), table.dice.clone(), seat))
    twin._settle()
    return twin


def _follow(pair: Pair, news: object, by: int, pick: Option, chance: Random) -> Match | None:
    """The other game after a pick that its seat cannot tell from that one, another one if there is any."""
    decision = pair.other.decision_of(by)
    if decision is None:
        return None
    options = [each for each in decision.options if each != pick]
    tried = chance.sample(options, min(TRIES, len(options))) if by != pair.seat else []
    for each in [*tried, pick]:
        follower = pair.other.clone()
        story = follower.events = Journal()
        follower.table.listen(story)
        told = len(story)  # what is told again of this action
        try:
            follower.answer(by, each)
        except ComptoirError:
            continue
        if (follower.view(pair.seat), follower.events_for(pair.seat, told)) == news:
            return follower
    return None


@pytest.mark.parametrize("game", TABLES)
def test_the_same_bytes_are_sent_from_every_world(game: str) -> None:
    compared = dealt = moved = 0
    for number in range(GAMES * len(TABLES[game])):
        for seat, one, other in pairs(game, number):
            sent = [(match.view(seat), surmise(match, seat)) for match in (one, other)]
            if sent[0][1] is None and sent[1][1] is None:
                continue
            assert pickle.dumps(sent[0]) == pickle.dumps(sent[1])
            compared += 1
            dealt += one.table.faces != other.table.faces
            moved += _lying(one) != _lying(other)
            _check_worlds(one, seat)
    assert compared > 100
    assert dealt > compared / 2, "the games were hardly others"
    assert moved, "nobody moved anything unseen"


def _lying(match: Match) -> list[Any]:
    """Which card lies where: those that were moved unseen lie elsewhere in the other game."""
    return [getattr(match.table, zone) for zone in (*match.table.piles, *match.table.held)]


def _check_worlds(match: Match, seat: int) -> None:
    """What arrives is possible, looks the same, and is one of the worlds that could be imagined here."""
    view, thought = match.view(seat), surmise(match, seat)
    assert thought is not None
    there = imagined(match.game, view, thought).imagine(seat, Dice.seeded("there"))
    here = match.imagine(seat, Dice.seeded("here"))
    assert there.view(seat) == view
    assert match.game.violations(there.table) == []
    assert sorted(there.table.faces) == sorted(here.table.faces)
    assert there.imagined
    assert there.key == b""


@pytest.mark.parametrize("game", TABLES)
def test_what_is_dealt_does_not_hang_on_the_true_world(game: str) -> None:
    """With the same dice a seat imagines the same world, whatever the others truly hold."""
    compared = 0
    for number in range(len(TABLES[game])):
        for seat, one, _ in pairs(game, number):
            other = one.imagine(seat, Dice.seeded(number))
            worlds = [match.imagine(seat, Dice.seeded("same")) for match in (one, other)]
            assert worlds[0].table.faces == worlds[1].table.faces
            assert worlds[0].table.dice.key == worlds[1].table.dice.key
            compared += one.table.faces != other.table.faces
    assert compared > 100
