"""What a bot does depends on nothing its seat cannot know: the same view and dice, the same move."""

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import pytest

from comptoir.bots import Bot, Glance, Interrupter, Look, interruption, let_interrupt, verdicts_of
from comptoir.bots.registry import kinds, make_bot
from comptoir.core import Dice, Match, registry

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
WORLDS = 10_000 if FULL else 150
"""Pairs of worlds for each bot of each game."""
SEARCHERS = (
    dict.fromkeys(("hard", "expert", "adviser"), WORLDS) if FULL else {"hard": 12, "expert": 4, "adviser": 6}
)
"""The same for those that search worlds of their own."""
WALKER = "greedy"
"""Whose games lead to the positions: it is quick."""
EVERY = 3
"""Of so many moves in a row one is made in two worlds."""
STEPS = 400
TABLES: Mapping[str, tuple[dict[str, Any], ...]] = {
    "dale": (
        {"players": 2, "sets": ["owls", "magpies", "polecats"]},
        {"players": 3, "sets": ["owls", "fennecs", "crocodiles", "tree_kangaroos"]},
        {"players": 4, "teams": True, "sets": ["owls", "fennecs", "crocodiles", "tree_kangaroos"]},
        {"players": 2, "sets": ["chameleons", "platypuses", "desert_monitors"]},
        {"players": 3, "sets": ["squirrels", "lemurs", "hares", "ocelots"]},
        {"players": 4, "sets": ["macaws", "raccoons", "pandas", "echidnas", "sloths"]},
    ),
    "karanor": tuple([{"players": players} for players in (2, 3, 4, 6)]),
}
BOTS = [(game, kind) for game in TABLES for kind in kinds(game)]


def walk(game: str, kind: str) -> Iterator[tuple[Match, int]]:
    """Games of such bots, one after the other, at every move: the match, and who makes it."""
    for number in count():
        options = TABLES[game][number % len(TABLES[game])]
        match = Match(registry.rules(game), options, Dice.seeded(number).key)
        seats = range(options["players"])
        bots = {seat: make_bot(game, kind, Dice.seeded(f"{number} {seat}")) for seat in seats}
        for step in range(STEPS):
            if not match.decisions:
                break
            seat = match.decisions[step % len(match.decisions)].seat
            yield match, seat
            if not let_interrupt(match, bots):
                match.answer(seat, bots[seat].choose(Look(match, seat)))


def moves(bot: Bot, match: Match, seat: int) -> list[object]:
    """What a bot picks here, what it thinks of the options, and what each seat's bot does unasked."""
    look = Look(match, seat)
    before = pickle.dumps(look.view)
    made: list[object] = [bot.choose(look)]
    made.append(verdicts_of(bot))
    assert pickle.dumps(look.view) == before, "a view is never written"
    if isinstance(bot, Interrupter):
        made.append(interruption(bot, Glance(match, seat)))
    return made


@pytest.mark.parametrize(("game", "kind"), BOTS)
def test_a_bot_moves_alike_in_every_world(game: str, kind: str) -> None:
    compared = 0
    worlds = SEARCHERS.get(kind, WORLDS)
    for step, (match, seat) in enumerate(walk(game, WALKER if kind in SEARCHERS else kind)):
        decision = match.decision_of(seat)
        assert decision is not None
        if step % EVERY or len(decision.options) == 1:
            continue
        if kind in SEARCHERS and decision.prompt != "action" and compared % 4:
            continue  # most of them where they search
        world = match.imagine(seat, Dice.seeded(f"world {step}"))
        if world.table.faces == match.table.faces:
            continue
        here, there = (
            moves(make_bot(game, kind, Dice.seeded(f"pick {step}")), each, seat) for each in (match, world)
        )
        assert here == there, f"{decision.prompt} at move {step}"
        compared += 1
        if compared == worlds:
            break
