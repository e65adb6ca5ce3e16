"""One seat of a game against bots, as an environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsInt

import gymnasium

from comptoir.bots import Bot
from comptoir.bots.registry import check_kind, make_bot
from comptoir.core import BadOptions, ComptoirError, Dice
from comptoir.env.play import Play
from comptoir.env.seating import Seating
from comptoir.env.showing import Observation, action_space, observation_space, observe
from comptoir.env.words import describe


class OneSeat(gymnasium.Env[Any, Any]):
    """The other seats are played by bots, who see what a player in their seat would see."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self, seating: Seating, seat: int, bots: str | Sequence[str], render_mode: str | None = None
    ) -> None:
        self.seating, self.seat = seating, seating.check_seat(seat)
        self.render_mode = seating.check_mode(render_mode)
        self.observation_space = observation_space(seating.chart)
        self.action_space = action_space(seating.chart)
        others = [each for each in range(seating.players) if each != self.seat]
        kinds = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(kinds) != len(others):
            raise BadOptions("bot_count", given=len(kinds), needed=len(others))
        self._kinds = {each: check_kind(seating.game, kind) for each, kind in zip(others, kinds, strict=True)}
        self._play: Play | None = None
        self._is_closed = False

    @property
    def play(self) -> Play:
        """The game that is played. Raises ``ComptoirError``."""
        if self._is_closed or self._play is None:
            raise ComptoirError("env_closed" if self._is_closed else "env_not_begun")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """The next game of the seed; with another seed, the first one of that."""
        if self._is_closed:
            raise ComptoirError("env_closed")
        super().reset(seed=seed)
        dice = self.seating.deal(seed)
        self._play = self.seating.begin(dice, self._bots(dice))
        return observe(self._play, self.seat), {}

    def _bots(self, dice: Dice) -> dict[int, Bot]:
        return {
            seat: make_bot(self.seating.game, kind, dice.spawn(f"seat {seat}"))
            for seat, kind in self._kinds.items()
        }

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An action that is not in the mask ends the game, and it is lost: Gymnasium's own tests take any
        action they like. One that is in no game is refused, and so is any after the end."""
        play, number = self.play, int(action)
        refusal = None if number in play.options else play.refusal(number)
        if refusal is not None:
            if refusal.code != "illegal_action":
                raise refusal
            play.give_up()
            return observe(play, self.seat), -1.0, True, False, {"illegal_action": refusal.details["action"]}
        play.choose(number)
        reward, is_truncated = play.rewards()[self.seat], play.is_truncated
        return observe(play, self.seat), reward, play.is_over and not is_truncated, is_truncated, {}

    def render(self) -> str | None:
        return None if self.render_mode is None else describe(self.play, self.seat)

    def close(self) -> None:
        self._is_closed, self._play = True, None
