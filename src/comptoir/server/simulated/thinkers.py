"""Bots that pick at random, in no process of their own: quick, slow, or failing."""

from __future__ import annotations

import asyncio
from random import Random

from comptoir.server.pool import DIED, TOO_SLOW, Pool
from comptoir.server.thinking import Letter


class Thinkers(Pool):
    """What a table asks is answered from a seed."""

    def __init__(self, chance: Random, failing: float) -> None:
        super().__init__(workers=0)
        self._chance = chance
        self._failing = failing

    async def _ask(self, letter: Letter) -> object:
        try:
            async with asyncio.timeout(letter.deadline):
                return await self._think(letter)
        except TimeoutError:
            return TOO_SLOW

    async def _think(self, letter: Letter) -> object:
        chance = self._chance
        if chance.random() < self._failing:
            await asyncio.sleep(chance.choice((0.0, 2 * letter.deadline)))
            return DIED
        await asyncio.sleep(chance.uniform(0, 0.5))
        if letter.interruptions:
            return []
        assert letter.view.decision is not None
        return chance.randrange(len(letter.view.decision.options))
