"""A game as OpenSpiel knows games.

All chance of a game comes from its key, so there is one chance node, at the root: which of so many deals is
played. What is hidden is dealt anew by ``resample_from_infostate``, as bots imagine worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from comptoir.core import Dice, registry
from comptoir.core.errors import within
from comptoir.env.play import NOBODY, Play
from comptoir.env.seating import Seating
from comptoir.env.words import describe, read_wishes, write_wishes

PREFIX: Final = "comptoir_"
MOST_DEALS: Final = 1_000_000
MOST_PLAYERS: Final = 6
PARAMETERS: Final = {"wishes": "", "unasked": True, "max_steps": 10_000, "deals": 1000}


def load(game: str, wishes: Mapping[str, object], *, unasked: bool, max_steps: int, deals: int) -> Any:
    """A game by its name and its options. Raises ``BadOptions``."""
    Seating(game, wishes)
    parameters = {
        "wishes": write_wishes(wishes),
        "unasked": unasked,
        "max_steps": within("max_steps", max_steps, 1, MOST_DEALS),
        "deals": within("deals", deals, 1, MOST_DEALS),
    }
    return pyspiel.load_game(PREFIX + game, parameters)


def _type(name: str, utility: Any) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Comptoir: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Spiel(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.deals, limit = int(given["deals"]), int(given["max_steps"])
        wishes = read_wishes(str(given["wishes"]))
        self.seating = Seating(self.name, wishes, seed=0, unasked=bool(given["unasked"]), max_steps=limit)
        is_zero_sum, kinds = self.seating.sides == 2, pyspiel.GameType.Utility
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.seating.chart.actions),
            max_chance_outcomes=self.deals,
            num_players=self.seating.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=limit,
            **({"utility_sum": 0.0} if is_zero_sum else {}),
        )
        kind = _type(self.name, kinds.ZERO_SUM if is_zero_sum else kinds.GENERAL_SUM)
        super().__init__(kind, information, dict(params or {}))

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self, kind is not None and kind.perfect_recall, params)


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A moment of a game: before the deal, while somebody chooses, or after the end."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.play: Play | None = None
        self._memories = [b""] * game.seating.players
        """What each seat saw when it chose, and what it chose, in short."""

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.is_over else self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.options) if self.play is not None and player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.get_game().seating.begin(Dice.seeded(f"deal {action}"))
            return
        seat = self.play.seat
        self._memories[seat] = _digest(self.memory(seat) + action.to_bytes(4, "little"))
        self.play.choose(action)

    def memory(self, player: int) -> bytes:
        """All that a seat saw when it chose, what it chose, and what it sees now."""
        if self.play is None:
            return b""
        return self._memories[player] + _digest(self.play.observation(player).tobytes())

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().seating.chart.actions[action])

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.is_over

    def returns(self) -> list[float]:
        return [0.0] * len(self._memories) if self.play is None else self.play.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another world that looks the same to a player. What others remember there nobody can say."""
        state: State = self.clone()
        if self.play is not None:
            state.play = self.play.imagine(player, Dice.seeded(repr(sampler())))
            state._memories = [
                memory if seat == player else b"" for seat, memory in enumerate(self._memories)
            ]
        return state

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        seat = self.play.seat
        return f"{self.play.steps} {self.play.match.hash}" if seat == NOBODY else describe(self.play, seat)


class Observer:
    """What a seat sees, as an array and in letters; with perfect recall, what it remembers, in short."""

    def __init__(self, game: Spiel, recalls: bool, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"this observer has no parameters: {dict(params)}")
        self._recalls = recalls
        self.tensor = np.zeros(len(game.seating.chart.places), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = (
            0 if state.play is None else np.frombuffer(state.play.observation(player), np.float32)
        )

    def string_from(self, state: State, player: int) -> str:
        if self._recalls:
            return f"{player} {state.memory(player).hex()}"
        return "" if state.play is None else describe(state.play, player)


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


for _name in registry.names("env"):
    pyspiel.register_game(
        _type(_name, pyspiel.GameType.Utility.GENERAL_SUM), type(f"Spiel_{_name}", (Spiel,), {"name": _name})
    )
