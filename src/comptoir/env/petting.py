"""All seats of a game as an environment of PettingZoo."""

from __future__ import annotations

from typing import Any, SupportsInt

from gymnasium import spaces
from pettingzoo import AECEnv

from comptoir.core import ComptoirError
from comptoir.env.play import NOBODY, Play
from comptoir.env.seating import Seating
from comptoir.env.showing import Observation, action_space, observation_space, observe
from comptoir.env.words import describe


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """Agents are called after their seats. An action that is not in the mask is refused, and nothing happens;
    ``pettingzoo.utils.TerminateIllegalWrapper`` makes it the end of the game instead."""

    metadata: dict[str, Any]

    def __init__(self, seating: Seating, render_mode: str | None = None) -> None:
        super().__init__()
        self.seating = seating
        self.render_mode = seating.check_mode(render_mode)
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False}
        self.metadata["name"] = f"comptoir_{seating.game}_v0"
        self.possible_agents = [f"player_{seat}" for seat in range(seating.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: action_space(seating.chart) for agent in self.possible_agents}
        self._observations = {agent: observation_space(seating.chart) for agent in self.possible_agents}
        self._play: Play | None = None
        self._is_closed = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    @property
    def play(self) -> Play:
        """The game that is played. Raises ``ComptoirError``."""
        if self._is_closed or self._play is None:
            raise ComptoirError("env_closed" if self._is_closed else "env_not_begun")
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game of the seed; with another seed, the first one of that."""
        if self._is_closed:
            raise ComptoirError("env_closed")
        self._play = self.seating.begin(self.seating.deal(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self._play.seat, 0)]
        self._skip_agent_selection = None
        if self._play.is_over:  # within the first step: a limit of nothing
            self._end()

    def observe(self, agent: str) -> Observation:
        return observe(self.play, self._seats[agent])

    def step(self, action: SupportsInt | None) -> None:
        play = self.play
        if play.is_over:
            self._was_dead_step(action)
            return
        if action is None:
            raise play.refusal(action)
        play.choose(int(action))  # rewards stay 0 up to the end, those that are summed up too
        seat = play.seat
        if seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        play = self.play
        is_truncated = play.is_truncated
        for agent, reward in zip(self.possible_agents, play.rewards(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent], self.truncations[agent] = not is_truncated, is_truncated

    def render(self) -> str | None:
        """What the agent whose turn it is sees and may do, in letters."""
        if self.render_mode is None:
            return None
        return describe(self.play, self._seats[self.agent_selection])

    def close(self) -> None:
        self._is_closed, self._play = True, None
