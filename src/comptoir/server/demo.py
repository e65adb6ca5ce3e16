"""A few tables with bots, for a look around."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from comptoir.core import ComptoirError
from comptoir.server.house import House

TABLES: tuple[tuple[int, bool, str], ...] = ((2, False, "beginner"), (3, False, "game2"), (4, True, "random"))
LOOK_EVERY = 30.0
"""Seconds between two looks at whether the bots still play."""


async def open_demo(house: House) -> None:
    """Open public tables where bots play for whoever watches: each kind that is not being played."""
    ledgers = [actor.ledger for actor in house.public()]
    played = [(len(each.seats), bool(each.options["teams"])) for each in ledgers if each.state != "over"]
    for players, teams, sets in TABLES:
        if (players, teams) not in played:
            wishes = {"players": players, "teams": teams, "sets": sets}
            actor = await house.open("dale", wishes, ["medium"] * players, public=True)
            await actor.do(actor.dealing.lock)


async def keep_demo(house: House) -> None:
    """There is always something to watch: when a game is over, another one is begun."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        with suppress(ComptoirError):  # a full disk, say: the next look comes
            await open_demo(house)
