"""Bots that think in no process of their own, and draw their chance from a seed: quick, slow, or failing."""

from __future__ import annotations

import asyncio
import json
from random import Random

from comptoir.server.pool import DIED, TOO_SLOW, Pool
from comptoir.server.thinking import Letter, Thinker


class Thinkers(Pool):
    """The bots of a simulated server. What they remember of their games ends with it."""

    def __init__(self, chance: Random, failing: float) -> None:
        super().__init__(workers=0)
        self.failing = failing
        """The share of letters that are not answered."""
        self._chance = chance
        self._thinker = Thinker(chance)

    async def _ask(self, letter: Letter) -> object:
        try:
            async with asyncio.timeout(letter.deadline):
                return await self._think(letter)
        except TimeoutError:
            return TOO_SLOW

    async def _think(self, letter: Letter) -> object:
        chance = self._chance
        if chance.random() < self.failing:
            await asyncio.sleep(chance.choice((0.0, 2 * letter.deadline)))
            return DIED
        await asyncio.sleep(chance.uniform(0, 0.5))
        return json.loads(json.dumps(self._thinker.answer(letter)))
