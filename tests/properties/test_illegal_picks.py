"""Whatever is not offered is refused with a reason and changes nothing: at every question, of both games."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import count
from random import Random

import pytest

from comptoir.core import Decision, Match, Option, Refused, registry
from comptoir.dale.catalogue import SET_NAMES

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
STATES = 50_000 if FULL else 1000
"""Of each game."""
AT_ONCE = 60
"""Picks that are tried in each."""
MOST_KNOWN = 20_000
UNASKED = 0.1
NEVER: tuple[object, ...] = (
    None, True, -1, 10**9, 1.0, "done", "", (), ("",), ("no such thing",), ("purchase", True),
    ("purchase", -1), ("play", 10**9), ("play", "0"), ("build", None), ("as", [1], "x"),
    ("done", 0), ("card", -1, -1), [], {},
)  # fmt: skip
"""What no question has among its options, of any kind."""


def options_for(game: str, chance: Random) -> Mapping[str, object]:
    if game == "karanor":
        return {"players": chance.randint(2, 6)}
    players, teams = chance.choice([(2, False), (3, False), (4, False), (4, True)])
    sets = chance.sample(SET_NAMES, 4 if teams else players + 1)
    return {"players": players, "teams": teams, "sets": sets}


def states(game: str) -> Iterator[tuple[Match, Decision, Random]]:
    """Random games, one after the other, at every question."""
    for number in count():
        chance = Random(f"{game} {number}")
        match = Match(registry.rules(game), options_for(game, chance), chance.randbytes(32))
        while match.decisions:
            decision = chance.choice(match.decisions)
            yield match, decision, chance
            seat = chance.randrange(match.game.seats(match.table))
            unasked = match.interruptions(seat)
            if unasked and chance.random() < UNASKED:
                match.interrupt(seat, chance.choice(unasked))
            else:
                match.answer(decision.seat, chance.choice(decision.options))


def refusals(match: Match, seat: int, picks: list[object], *, unasked: bool) -> list[str]:
    """The codes with which picks are refused that are not offered; all must be."""
    codes = []
    for pick in picks:
        with pytest.raises(Refused) as refused:
            match.interrupt(seat, pick) if unasked else match.answer(seat, pick)
        codes.append(refused.value.code)
    return codes


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(game: str) -> None:
    known: dict[Option, None] = {}
    """Options of other moments: most of them are not possible here."""
    tried = 0
    for number, (match, decision, chance) in enumerate(states(game)):
        before, seats = match.hash, range(match.game.seats(match.table))
        wrong: list[object] = [*NEVER, *chance.sample(list(known), min(AT_ONCE, len(known)))]
        asked = {each.seat for each in match.decisions}
        codes = refusals(
            match, decision.seat, [each for each in wrong if each not in decision.options], unasked=False
        )
        for stranger in [seat for seat in (-1, *seats, len(seats)) if seat not in asked]:
            codes += refusals(match, stranger, [decision.options[0]], unasked=False)
        speaker = chance.choice(seats)
        offered = match.interruptions(speaker)
        codes += refusals(match, speaker, [each for each in wrong if each not in offered], unasked=True)
        assert all(codes)
        assert match.hash == before
        tried += len(codes)
        if len(known) < MOST_KNOWN:
            known |= dict.fromkeys([*decision.options, *offered])
        if number == STATES:
            break
    assert tried > STATES * AT_ONCE
