"""One number, one schedule: who plays what, what goes wrong and when, and what came of it."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from comptoir.server.pacing import Pace
from comptoir.server.simulated.clock import Standstill, run
from comptoir.server.simulated.disk import DiskTemper
from comptoir.server.simulated.lines import LineTemper, Message
from comptoir.server.simulated.world import Setting, World

SETS = (
    ["macaws", "pandas", "squirrels"],
    ["owls", "magpies", "lemurs"],
    ["ocelots", "chameleons", "platypuses"],
    ["fennecs", "polecats", "hares"],
)
"""For two players of Dale."""
UNFINISHED = "coroutine 'BaseHTTPMiddleware"
"""A request that a crash ends before its first step leaves a coroutine of Starlette's that nobody awaits."""


class Outcome(NamedTuple):
    """What came of a schedule."""

    seed: int
    violations: tuple[str, ...]
    crashes: int = 0
    takeovers: int = 0
    """Of the crashes, how often the server lived on and was only believed dead."""
    acknowledged: int = 0
    """Moves that the server said were done."""
    messages: int = 0
    """Sent by people."""
    stored: int = 0
    """Records."""
    failures: int = 0
    """Commits that failed."""


def setting_of(seed: int) -> Setting:
    """What the world of a number is like."""
    chance = Random(f"{seed} setting")
    people = chance.choice((1, 2, 2, 2))
    players = 2
    wishes: Message = {
        "name": "Host",
        "game": "dale",
        "players": players,
        "seats": ["open"] * (people - 1) + ["random"] * (players - people),
    }
    is_short = chance.random() < 0.3
    if chance.random() < 0.35:
        wishes["game"] = "karanor"
        wishes["options"] = {"round_limit": 1} if is_short else {}
    else:
        wishes["sets"] = chance.choice(SETS)
        wishes["options"] = {"turn_limit": chance.randint(1, 3)} if is_short else {}
    return Setting(
        wishes=wishes,
        langs=tuple(chance.choice(("en", "fr")) for _ in range(people)),
        hurry=tuple(chance.choice((0.5, 2.0, 5.0)) for _ in range(people)),
        is_watched=chance.random() < 0.3,
        pace=Pace(bot_pause=chance.choice((0.0, 0.9)), window=chance.choice((0.0, 3.0, 15.0))),
        disk=DiskTemper(chance.choice((0.0, 0.01, 0.3)), chance.choice((0.0, 0.0, 0.05, 0.3))),
        lines=LineTemper(
            slowest=chance.choice((0.0, 0.05, 1.0)),
            unread=chance.choice((0.0, 0.0, 0.05, 0.3)),
            half_open=chance.choice((0.0, 30.0)),
        ),
        bots_failing=chance.choice((0.0, 0.1)),
        messages=chance.randint(5, 16),
        crashes=tuple(chance.randint(1, 500) for _ in range(chance.choice((0, 1, 1, 2, 3)))),
        ghosts=tuple(chance.random() < 0.4 for _ in range(3)),
    )


def play(seed: int, note: Callable[[str], None] | None = None) -> Outcome:
    """Let a schedule happen."""
    return watch(seed, World(str(seed), setting_of(seed), note))


def watch(seed: int, world: World) -> Outcome:
    """Let all happen that happens in a world, and say what came of it."""
    witness, log = world.witness, logging.getLogger("comptoir")
    was_told, log.propagate = log.propagate, False
    log.addHandler(witness)
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", UNFINISHED, RuntimeWarning)
            run(world.last())
    except Standstill:
        witness.blame("nothing moves any more")
    finally:
        witness.is_listening = False
        log.removeHandler(witness)
        log.propagate = was_told
    return Outcome(
        seed,
        tuple(witness.violations),
        world.crashes,
        world.takeovers,
        witness.acknowledged,
        world.messages,
        sum(len(truth.records) for truth in witness.truths.values()),
        world.failures,
    )
