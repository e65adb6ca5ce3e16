"""A few tables with bots, for a look around."""

from __future__ import annotations

from comptoir.server.house import House

TABLES: tuple[tuple[int, bool, str], ...] = ((2, False, "beginner"), (3, False, "game2"), (4, True, "random"))


async def open_demo(house: House) -> None:
    """Open public tables where bots play for whoever watches."""
    for players, teams, sets in TABLES:
        wishes = {"players": players, "teams": teams, "sets": sets}
        actor = await house.open("dale", wishes, ["greedy"] * players, public=True)
        await actor.do(actor.lock)
