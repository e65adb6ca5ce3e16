"""How the games of an environment begin: the same seed gives the same games, one after the other."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Final

from comptoir.bots import Bot
from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.core.errors import within
from comptoir.env.chart import Chart, chart_of
from comptoir.env.play import Play

MOST_STEPS: Final = 10_000_000


class Seating:
    """A game, what somebody wished for in it, and the dice that all its games are dealt from."""

    def __init__(
        self,
        game: str,
        wishes: Mapping[str, object],
        *,
        seed: int | None = None,
        unasked: bool = True,
        max_steps: int = 0,
    ) -> None:
        """Raises ``BadOptions``."""
        self.game, self.wishes = game, dict(wishes)
        self.unasked, self.max_steps = unasked, within("max_steps", max_steps, 0, MOST_STEPS)
        registry.find(game, "env")
        self.sow(seed)
        options = self._options(self._dice)
        self.chart: Chart = chart_of(game, options)
        self.rules = registry.rules(game)
        self.players, self.sides = int(str(options["players"])), self.chart.sides(options)

    def sow(self, seed: int | None) -> None:
        """Begin anew from a seed; without one, from chance."""
        self._dice = Dice.seeded(secrets.token_hex() if seed is None else seed)
        self.games = 0
        """How many were dealt from there."""

    def deal(self, seed: int | None = None) -> Dice:
        """The dice of the next game; with a seed, of the first one from there."""
        if seed is not None:
            self.sow(seed)
        self.games += 1
        return self._dice.spawn(f"game {self.games}")

    def begin(self, dice: Dice, bots: Mapping[int, Bot] | None = None) -> Play:
        match = Match(self.rules, self._options(dice), dice.key)
        return Play(self.chart, match, unasked=self.unasked, limit=self.max_steps, bots=bots)

    def _options(self, dice: Dice) -> Mapping[str, object]:
        chart: type[Chart] = registry.load(self.game, "env")
        return chart.options(self.wishes, dice)

    def check_seat(self, seat: object) -> int:
        return within("seat", seat, 0, self.players - 1)

    def check_mode(self, mode: str | None) -> str | None:
        """How it may be shown: not at all, or in letters."""
        if mode not in (None, "ansi"):
            raise BadOptions("bad_option", option="render_mode", value=str(mode), allowed="ansi")
        return mode
